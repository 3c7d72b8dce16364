"""Piratoons on its illustrated board: the race, the auction, and ships that are built by hand."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from typing import Final

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_tour import complaints

LONG: Final = bool(os.environ.get("FLIBUSTE_LONG"))
ENOUGH: Final = 3000  # looks at a match, of which one takes some hundreds
GLANCE: Final = 100  # milliseconds until one looks again where there was nothing to touch
# What a hand reaches for next on the board: it has the focus then, and its middle is told, or null
# if there is nothing to touch. In a race it may be gone before it is touched, as for anybody.
NEXT: Final = """turn => {
    const board = document.querySelector("[data-testid=board-piratoons]");
    if (!board) return null; // still on its way
    const all = (what) => [...board.querySelectorAll(what)]
        .filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled);
    // By luck that the turn names: by turns alone one and the same would be met again and again.
    const lot = (turn * 2654435761 % 2 ** 32) / 2 ** 32;
    const one_of = (found) => found[Math.floor(lot * found.length)];
    const any = (what) => one_of(all(what));
    const go = document.querySelector("[data-testid=board-go]");
    const sharing = board.dataset.scene === "share";
    const one = document.querySelector("[data-testid=end]") ? null
        : (sharing ? any("button") : null)
        ?? any("[data-handle=lid]")
        ?? any("[data-handle^=place][role=button]")
        ?? any("[data-testid=stop].on")
        ?? (go && turn % 2 ? null : any("[data-handle^=lot]") ?? all(".step").at(-1))
        ?? any(".ready[data-handle=sea]")
        ?? any("[data-handle^=item]")
        ?? any("[data-goal]")
        ?? any(".quay [data-piece]")
        ?? (turn % 3 ? null : any("[data-grip]"))
        ?? go
        ?? (board.dataset.scene === "auction" ? board : null); // what is only looked at ends
    if (!one) return null;
    one.scrollIntoView({ block: "center", inline: "center" });
    one.focus();
    const { left, top, width, height } = one.getBoundingClientRect();
    const aim = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(...aim);
    if (one.contains(there)) return { aim, grip: "grip" in one.dataset };
    return { over: `${there?.outerHTML.slice(0, 200)} over ${one.outerHTML.slice(0, 200)}` };
}"""


async def look_at_the_yard(guest: Guest) -> None:
    """As it is, with a ship tile in hand, and as the wand would have it."""
    found = await complaints(guest.page, None)
    for what in ("[data-grip]", "[data-handle=best]"):
        if await guest.page.locator(what).count():
            await guest.page.locator(what).first.click()
            found += await complaints(guest.page, None)
            await guest.page.locator(what).first.click()
    assert not found


async def let_go(guest: Guest) -> None:
    """Nothing is to be touched yet; a hand that came too late may have opened what it did not mean
    to.
    """
    await guest.page.keyboard.press("Escape")
    await guest.page.wait_for_timeout(GLANCE)


async def play_by_touch(guest: Guest) -> None:
    """Nothing but taps on the board and on the gold slot."""
    turn = looks = 0
    covered: Counter[str] = Counter()
    while (moment := await guest.moment()) != "over":
        looks += 1
        assert looks < ENOUGH, f"{covered.most_common(3)}\n{await guest.stands_still()}"
        if moment == "steps":
            with suppress(PlaywrightTimeout):  # shown by itself in the meantime
                await guest.see("steps-skip").tap(timeout=2000)
            continue
        turn += 1
        found = await guest.page.evaluate(NEXT, turn)
        if found and "aim" in found:
            await guest.page.touchscreen.tap(*found["aim"])
        else:
            covered[found["over"] if found else "nothing to touch"] += 1
            await let_go(guest)


async def play_by_keys(guest: Guest) -> None:
    """Nothing but Enter on what has the focus, and arrows where a ship tile is moved."""
    turn, looked = 0, False
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        turn += 1
        if not looked and await guest.page.locator("[data-scene=yard] [data-grip]").count():
            await look_at_the_yard(guest)
            looked = True
        found = await guest.page.evaluate(NEXT, turn)
        if found and "aim" in found:
            await guest.page.keyboard.press("ArrowRight" if found["grip"] else "Enter")
        else:
            await let_go(guest)


async def has_left_every_yard(guest: Guest, seats: int) -> None:
    kinds = Counter(told["act"]["type"] for told in guest.sent)
    assert kinds["Drop"] + kinds["DropOn"] > 0  # how many depends on how busy the machine is
    assert kinds["Bid"] > 0
    assert kinds["Arrange"] + kinds["Keep"] + kinds["Best"] == 9  # eight rounds and the last time
    await expect(guest.see("end")).to_be_visible()
    await expect(guest.see("tally").locator("thead th")).to_have_count(seats)


# S is a letter of the chest until a while after the race: whoever skipped by it was not heard, and
# one run of four seemed to stand still. By touch alone is by touch.
@pytest.mark.skipif(not LONG, reason="a whole match: when there is time")
@pytest.mark.anyio
async def test_a_whole_match_on_a_phone_in_french_by_touch_alone(come: Come) -> None:
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    bots = ["bot:greedy", "bot:random"] if LONG else ["bot:greedy"]
    await anne.sit_down(*bots, game="piratoons", tempo="live")
    await play_by_touch(anne)
    await has_left_every_yard(anne, 1 + len(bots))


@pytest.mark.skipif(not LONG, reason="the same by keys: when there is time")
@pytest.mark.anyio
async def test_a_whole_match_on_a_wide_screen_in_english_by_keys_alone(come: Come) -> None:
    jack = await come(width=1440, height=900)
    await jack.sit_down("bot:greedy", game="piratoons", tempo="live")
    await play_by_keys(jack)
    await has_left_every_yard(jack, 2)


# How many tiles each leads on: in one row, and nothing of it outside the lid.
LEADS: Final = """() => {
    const boxOf = (one) => one.getBoundingClientRect();
    const lid = boxOf(document.querySelector("[data-testid=board-piratoons] .lid"));
    const all = [...document.querySelectorAll(".leads > *")].map(boxOf);
    const inside = all.every(({ left, right, top, bottom }) =>
        left >= lid.left && right <= lid.right && top >= lid.top && bottom <= lid.bottom);
    const rows = new Set(all.slice(1).map(({ top }) => Math.round(top)));
    return [inside, rows.size, all.length - 1];
}"""


@pytest.mark.anyio
@pytest.mark.parametrize("seats", [3, 4])
async def test_a_small_phone_has_room_in_the_lid_for_what_each_leads_on(
    come: Come, seats: int
) -> None:
    guest = await come(width=360, height=640, has_touch=True, locale="fr-FR")
    await guest.sit_down(*["bot:random"] * (seats - 1), game="piratoons", tempo="beats", first=0)
    await guest.page.locator("[data-handle=lid].mine").tap()
    await guest.page.locator(".leads").wait_for()
    assert await guest.page.evaluate(LEADS) == [True, 1, seats]
