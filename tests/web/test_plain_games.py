"""Games on the plain table: two people in browsers and two bots play a whole match."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator

import pytest
from playwright.async_api import expect

from tests.web.conftest import DEALS, Come
from tests.web.guest import POSSIBLE, Guest
from tests.web.house import House, open_house
from tests.web.test_plank import set_a_table
from tests.web.worlds import frames_fit_another_truth


async def hears_no_secret(guest: Guest, seat: int) -> int:
    """Law 11 for all frames of this browser; the steps that another truth went along."""
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    numbers = [entry["number"] for entry in journal]
    (over,) = [told for told in guest.heard if told["type"] == "Over"]
    return frames_fit_another_truth(over["code"], numbers, seat, guest.heard)


QUICK = 0.05  # of the clock's seconds: the plunder is a race against the sand
CHEST = "[data-testid=board-piratoons] [data-place][role=button]"
# The middle of what one reaches for: a place in the open chest, or the last act of the list; null
# if something lies over it. In a race it may be gone before it is touched, as it may for anybody.
AIM = """([chest, possible, into, turn]) => {
    const all = (what) => [...document.querySelectorAll(what)];
    const places = into ? all(chest) : [];
    const one = places.length ? places[turn % places.length] : all(possible).at(-1);
    one?.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = (one ?? document.body).getBoundingClientRect();
    const aim = [left + width / 2, top + height / 2];
    return one?.contains(document.elementFromPoint(...aim)) ? aim : null;
}"""
Touch = Callable[[float, float], Awaitable[None]]


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("quick"), time_scale=QUICK) as house:
        yield house


async def plunder(guest: Guest, touch: Touch) -> None:
    """Into the chest while it is open, at points; whatever else there is from the list.

    A hand that comes too late may open what it did not mean to, and closes it again.
    """
    turn = 0
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        turn += 1
        into = len(guest.sent) % 7 < 5 and await guest.page.locator(CHEST).count() > 0
        if not into:
            await guest.page.keyboard.press("a")
        aim = await guest.page.evaluate(AIM, [CHEST, POSSIBLE, into, turn])
        await (touch(*aim) if aim else guest.page.keyboard.press("Escape"))


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_two_people_and_two_bots_plunder_live_one_tapping_into_the_chest(
    come: Come, quick_house: House, deal: int
) -> None:
    there = quick_house.address
    anne = await come(address=there, width=360, height=740, has_touch=True)
    jack = await come(address=there, locale="fr-FR")
    await set_a_table(anne, jack, "piratoons")
    await asyncio.gather(
        plunder(anne, anne.page.touchscreen.tap), plunder(jack, jack.page.mouse.click)
    )
    kinds = Counter(told["act"]["type"] for guest in (anne, jack) for told in guest.sent)
    assert kinds["Drop"] > 0  # how many is a matter of how busy the machine is
    assert kinds["Bid"] > 0
    for guest in (anne, jack):
        await expect(guest.see("end")).to_be_visible()
        await expect(guest.see("tally").locator("thead th")).to_have_count(4)
    journal = await anne.ask(f"/api/tables/{anne.table}/journal")
    assert {entry["seat"] for entry in journal} == {0, 1, 2, 3, "luck", "clock"}
