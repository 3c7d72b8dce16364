"""Pass the tablet: what is said to several people who look together."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_tablet import HERE, lift, moment, play_a_turn, short_table

YOU: Final = re.compile(r"\b[Yy]ou(r|rs)?\b")


async def told_by_name(guest: Guest, *, by: tuple[str, ...] = HERE) -> None:
    """The log calls all of these by name, and nobody "you"."""
    lines = guest.see("log").locator("[data-number]")
    await expect(lines.filter(has_text=YOU)).to_have_count(0)
    for name in by:
        await expect(lines.filter(has_text=re.compile(rf"^{name} ")).first).to_be_attached()


@pytest.mark.anyio
async def test_what_happened_calls_everybody_by_name(come: Come) -> None:
    """In the log, after a reload too, above the board, at the end and when it is seen again."""
    guest = await come(width=1180, height=820)
    await short_table(guest, variant="tortuga", turn_limit=3)
    await guest.see("start").click()
    turns = 0
    while await moment(guest) != "over":
        await play_a_turn(guest)
        await told_by_name(guest, by=HERE[:turns])
        turns += 1
        if turns == 2:
            await guest.page.reload()
            await told_by_name(guest)
    await guest.see("end").wait_for()
    await told_by_name(guest)
    await guest.go(f"/r/{guest.table}?at=end")
    await told_by_name(guest)
    await expect(guest.see("told")).not_to_have_text(YOU)


@pytest.mark.anyio
async def test_who_has_chosen_in_secret_is_not_shown_by_one_tap(come: Come) -> None:
    guest = await come(width=1180, height=820)
    await short_table(guest, {"kind": "bot", "bot": "random"}, game="plank")
    await guest.see("start").click()
    assert await moment(guest) == "curtain"
    chosen = await lift(guest)
    assert await moment(guest) == "acts"
    await guest.act()
    assert await moment(guest) == "curtain"
    await expect(guest.see("curtain")).to_have_attribute("data-seat", str(1 - chosen))
    await guest.see("tab-acts").click()  # there is nobody here who only watches
    await expect(guest.page.get_by_text("once the cloth is lifted").first).to_be_visible()
    await guest.see(f"curtain-other-{chosen}").click()
    await expect(guest.see("curtain")).to_have_attribute("data-seat", str(chosen))
    await guest.see(f"curtain-other-{1 - chosen}").click()  # who is awaited takes it at once
    await expect(guest.see("curtain")).to_have_count(0)
    await guest.act()
    while await moment(guest) != "acts":
        pass
    await guest.act()
    await told_by_name(guest, by=())
