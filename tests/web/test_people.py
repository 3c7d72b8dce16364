"""The host's word, and everybody's: tried with nothing but the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest, arrived, seated_here
from tests.web.tour import end_turn


async def joins(guest: Guest, table: str, name: str) -> None:
    await guest.go(f"/t/{table}")
    await guest.page.locator("#join-name").fill(name)
    await guest.see("join").click()


async def meet(anne: Guest, jack: Guest, *bots: str) -> None:
    """A new table of Anne's: Jack has the second chair, the match has not begun."""
    await anne.sit_down("open", *bots, start=False)
    await joins(jack, anne.table, "Jack")
    await arrived(anne, 1, "Jack")


async def deal(guest: Guest, opener: str, what: str) -> None:
    """Open somebody's menu and choose."""
    await guest.see(opener).click()
    await guest.see("crew-menu").locator(f"[data-deal={what}]").click()


@asynccontextmanager
async def reads(guest: Guest, words: str) -> AsyncIterator[None]:
    """What is told for some seconds only is looked out for before it can be said."""
    async with asyncio.TaskGroup() as group:
        group.create_task(guest.page.get_by_text(words).first.wait_for())
        yield


@pytest.mark.anyio
async def test_the_host_sets_the_table_anew_and_everybody_sees_it(come: Come) -> None:
    anne, jack = await come(), await come()
    await meet(anne, jack, "bot:random")
    await anne.see("chair-menu-2").click()
    await anne.see("crew-menu").get_by_role("textbox").fill("Polly")
    await anne.page.keyboard.press("Enter")
    await seated_here(jack, 2, "Polly")
    await anne.see("chair-menu-2").click()
    await anne.see("crew-menu").get_by_role("button", name="Deckhand").click()
    await expect(jack.see("seat-2")).to_contain_text("Deckhand")
    await deal(anne, "chair-menu-1", "up")
    await seated_here(jack, 0, "Jack")
    await expect(jack.see("seat-0")).to_contain_text("you")
    await expect(anne.see("seat-1")).to_contain_text("you")
    await anne.see("add-chair").click()
    await expect(jack.see("seat-3")).to_contain_text("free")
    await deal(anne, "chair-menu-3", "drop")
    await expect(jack.see("seat-3")).to_have_count(0)
    await anne.see("change-options").click()
    await anne.see("table-options").get_by_role("button", name="Play like this").click()
    await expect(anne.see("table-options")).to_have_count(0)
    async with reads(jack, "The host has taken you off your chair."):
        await deal(anne, "chair-menu-0", "remove")
    await jack.see("join").wait_for()
    await jack.see("join").click()
    await arrived(anne, 0, "Jack")
    await deal(anne, "chair-menu-0", "make-host")
    await jack.see("start").wait_for()
    await expect(anne.see("start")).to_have_count(0)
    await jack.see("cancel-table").click()
    async with reads(jack, "You have closed the table."):
        await jack.see("cancel-sure").get_by_role("button", name="Close the table").click()
    await jack.see("new-table").wait_for()
    await anne.see("cancelled").wait_for()


@pytest.mark.anyio
async def test_a_name_that_is_being_written_stays_when_somebody_goes(come: Come) -> None:
    anne, jack = await come(), await come()
    await meet(anne, jack, "bot:random")
    await anne.see("chair-menu-2").click()
    await anne.see("crew-menu").get_by_role("textbox").fill("Polly")
    await jack.page.goto("about:blank")
    await expect(anne.see("seat-1")).to_have_attribute("data-online", "false")
    await anne.page.keyboard.press("Enter")
    await seated_here(anne, 2, "Polly")


@pytest.mark.anyio
async def test_a_chair_that_was_moved_is_still_ones_own_after_a_reload(come: Come) -> None:
    anne, jack = await come(), await come()
    await meet(anne, jack)
    await deal(anne, "chair-menu-0", "down")
    await expect(jack.see("seat-0")).to_contain_text("you")
    for guest in (anne, jack):
        await guest.page.reload()
    await expect(jack.see("seat-0")).to_contain_text("you")
    await expect(anne.see("seat-1")).to_contain_text("you")
    await anne.see("start").click()
    await jack.my_turn()  # the first chair begins, and it is Jack's now


@pytest.mark.anyio
async def test_a_nudge_a_bot_for_a_while_conceding_and_the_end(come: Come) -> None:
    anne, jack = await come(), await come()
    await meet(anne, jack, "bot:random")
    await anne.see("start").click()
    await anne.my_turn()
    await jack.see("prompt").wait_for()
    async with reads(anne, "Jack gives you a nudge"):
        await deal(jack, "crew-0", "nudge")
    await deal(jack, "crew-1", "stand-in")
    await expect(anne.see("seat-1")).to_contain_text("lets a bot play")
    await deal(jack, "crew-1", "stand-back")
    await expect(anne.see("seat-1")).not_to_contain_text("lets a bot play")
    await deal(jack, "crew-1", "stop")
    await jack.see("deal-sure").click()
    await jack.see("stop-waiting").wait_for()
    async with reads(jack, "The match goes on."):
        await anne.see("stop-asked").get_by_role("button", name="Play on").click()
    await deal(jack, "crew-1", "concede")
    await jack.see("deal-sure").click()
    await expect(anne.see("seat-1")).to_contain_text("has conceded")
    await anne.see("stop-asked").get_by_role("button", name="Stop here").click()
    for guest in (anne, jack):
        await guest.see("end").wait_for()
        await expect(guest.see("end")).to_contain_text("The match stops here")


@pytest.mark.anyio
async def test_who_is_asked_reads_which_move_is_meant_and_the_asker_may_withdraw(
    come: Come,
) -> None:
    anne, jack = await come(), await come()
    await meet(anne, jack)
    await anne.see("start").click()
    await anne.my_turn()
    await anne.act()
    await anne.my_turn()
    await end_turn(anne)
    await jack.my_turn()
    await jack.act()
    await anne.page.keyboard.press("u")
    await expect(jack.see("consent-story")).not_to_be_empty()
    await anne.page.get_by_role("button", name="Withdraw").click()
    await expect(jack.see("consent")).to_have_count(0)
