"""Games on the plain table: two people in browsers and two bots play a whole match."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.web.conftest import DEALS, Come
from tests.web.guest import Guest
from tests.web.test_match import has_acted, play_by_keyboard, play_by_mouse
from tests.web.test_plank import set_a_table
from tests.web.worlds import frames_fit_another_truth


async def hears_no_secret(guest: Guest, seat: int) -> int:
    """Law 11 for all frames of this browser; the steps that another truth went along."""
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    numbers = [entry["number"] for entry in journal]
    (over,) = [told for told in guest.heard if told["type"] == "Over"]
    return frames_fit_another_truth(over["code"], numbers, seat, guest.heard)


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_two_people_and_two_bots_sail_to_the_mutiny_and_no_frame_tells_a_secret(
    come: Come, deal: int
) -> None:
    anne, jack = await come(), await come(locale="fr-FR", width=360, height=740)
    await set_a_table(anne, jack, "mutiny")
    await asyncio.gather(play_by_mouse(anne), play_by_keyboard(jack))
    for seat, guest in enumerate([anne, jack]):
        await expect(guest.see("end")).to_be_visible()
        await expect(guest.see("tally").locator("thead th")).to_have_count(4)
        assert await hears_no_secret(guest, seat) > 10
    await anne.sees_what_the_server_keeps()


ALLEY = "[data-handle^=alley]"


async def tap_an_alley(guest: Guest) -> None:
    """Once to see what it costs and where it leads, once more to go; of dark ones two."""
    before = len(guest.sent)
    alley = guest.page.locator(ALLEY).nth(len(guest.sent) % await guest.page.locator(ALLEY).count())
    await alley.locator(".badge").tap()
    await expect(alley).to_have_attribute("aria-pressed", "true")
    await expect(guest.see("board-go")).to_be_visible()
    await alley.locator(".badge").tap()
    await has_acted(guest, before)


async def play_by_alleys(guest: Guest) -> int:
    """Alleys on the map wherever there are some to choose; the number of them."""
    tapped = 0
    while (moment := await guest.moment()) != "over":
        acts = len(guest.sent)
        if moment == "steps":
            await guest.skip()
        elif await guest.page.locator(ALLEY).count() and acts % 5 < 4:
            await tap_an_alley(guest)
            tapped += 1
        else:
            await guest.list_acts()
            await guest.acts.last.tap()
            await has_acted(guest, acts)
    return tapped


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_two_people_and_two_bots_fill_the_alleys_one_tapping_them_on_a_phone(
    come: Come, deal: int
) -> None:
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    jack = await come()
    await set_a_table(anne, jack, "rum")
    tapped, _ = await asyncio.gather(play_by_alleys(anne), play_by_mouse(jack))
    assert tapped >= 3
    for seat, guest in enumerate([anne, jack]):
        await expect(guest.see("end")).to_be_visible()
        await expect(guest.see("tally").locator("thead th")).to_have_count(4)
        assert await hears_no_secret(guest, seat) > 10
