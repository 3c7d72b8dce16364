"""A whole match between people."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from playwright.async_api import expect

from benchmarks import load_tables
from tests.web.conftest import Come
from tests.web.guest import Guest, arrived, seated_here

TURNS = "4"


async def set_a_table(host: Guest, name: str) -> str:
    """From the lobby, in the page alone; the link for friends."""
    await host.go()
    await host.see("new-table").click()
    await host.page.get_by_label("Your name").fill(name)
    await host.open_options()
    for chair, wanted in enumerate(["me", "open", "bot:random"]):
        await host.page.locator(f"#chair-{chair}").select_option(wanted)
    await host.page.get_by_label("Turn limit").fill(TURNS)
    await host.page.get_by_role("button", name="Open the table").click()
    return await host.see("share-link").input_value()


async def join_by_keyboard(friend: Guest, link: str, name: str) -> None:
    await friend.go(link)
    await friend.see("join").wait_for()
    await friend.tab_to("#join-name")
    await friend.page.keyboard.type(name)
    await friend.page.keyboard.press("Enter")


async def play_by_mouse(guest: Guest) -> None:
    """Click acts until it is over, from one end of the list and from the other."""
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
        else:
            acts = len(guest.sent)
            await guest.list_acts()
            await guest.acts.nth(-(acts % 2)).click()
            await has_acted(guest, acts)


async def play_by_keyboard(guest: Guest) -> None:
    """Type the number that the list shows for an act, or walk to its end and press Enter."""
    keys = guest.page.keyboard
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        acts = len(guest.sent)
        if acts % 2:
            nth = min(1, await guest.acts.count() - 1)
            for digit in await guest.acts.nth(nth).locator(".digit").inner_text():
                await keys.press(digit)
        else:
            await keys.press("a")
            await keys.press("End")
            while await guest.page.evaluate("document.activeElement.ariaDisabled === 'true'"):
                await keys.press("ArrowUp")
            await keys.press("Enter")
        await has_acted(guest, acts)


async def has_acted(guest: Guest, before: int) -> None:
    """A number that could go on is waited for; nothing else takes time."""
    await guest.page.wait_for_function("before => seen.acts.length > before", arg=before)


def does_what_the_load_does(guest: Guest) -> None:
    """With a painted board a page sends and asks what benchmarks/load.py does, and nothing else:
    how it ended, for who keeps what they have played, it asks once when the match is over.
    """
    assert {told["type"]: set(told) for told in guest.said} == load_tables.SENT
    assert {path for path in guest.asked if not path.endswith("/result")} == load_tables.ASKED


@pytest.mark.anyio
async def test_two_people_and_a_bot_play_a_whole_match_one_of_them_by_keyboard_alone(
    come: Come,
) -> None:
    anne, jack = await come(), await come()
    link = await set_a_table(anne, "Anne")
    await join_by_keyboard(jack, link, "Jack")
    await arrived(anne, 1, "Jack")
    await arrived(jack, 0, "Anne")
    await anne.see("start").click()
    for guest in (anne, jack):
        await guest.last_number()  # its page has asked for what there was before
        guest.asked.clear()
    await asyncio.gather(play_by_mouse(anne), play_by_keyboard(jack))
    for guest in (anne, jack):
        does_what_the_load_does(guest)

    journal = await anne.ask(f"/api/tables/{anne.table}/journal")
    acted = Counter(entry["seat"] for entry in journal)
    for seat, guest in enumerate([anne, jack]):
        seen = await guest.seen()
        assert acted[seat] == len(guest.sent) == len(seen["acts"]) > 0
        hands = [keys + pointer for keys, pointer in seen["acts"]]
        assert hands == sorted(set(hands)), "an act that nobody's hand had made"
        assert hands[0] > 0
        await guest.sees_what_the_server_keeps()
        await expect(guest.see("tally").locator("thead th")).to_have_count(3)
    assert (await jack.seen())["pointer"] == 0

    await anne.see("again").click()
    await anne.page.wait_for_url(lambda url: url != link)
    await expect(jack.see("again")).to_have_attribute("href", f"/t/{anne.table}")
    await jack.tab_to("[data-testid=again]")
    await jack.page.wait_for_timeout(1500)  # before that a key is taken for one of the match
    await jack.page.keyboard.press("Enter")
    await jack.page.wait_for_url(anne.page.url)
    for guest in (anne, jack):
        await seated_here(guest, 0, "Anne")
        await seated_here(guest, 1, "Jack")
    assert (await jack.seen())["pointer"] == 0
