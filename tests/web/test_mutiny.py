"""La mutinerie on its ship: by touch, by keys, and with secrets that no pixel tells."""

from __future__ import annotations

import asyncio
import os
from typing import Final

import pytest
from playwright.async_api import Locator, Position, expect

from tests.web.conftest import DEALS, Come
from tests.web.guest import Guest, arrived
from tests.web.pictures import differences, still
from tests.web.test_match import has_acted, play_by_keyboard
from tests.web.test_plank import set_a_table
from tests.web.test_tour import complaints
from tests.web.worlds import hears_no_secret

LONG: Final = pytest.mark.skipif(
    not os.environ.get("FLIBUSTE_LONG"), reason="takes long: FLIBUSTE_LONG=1"
)
# What a touch would do something: on the board, and the panels of those who can be chosen. A pile
# only tells what may come from it.
OPEN: Final = (
    "[data-testid=board-mutiny] button[data-handle]:not([aria-disabled=true], [data-handle^=deck]),"
    "[data-testid=board-mutiny] [data-handle][role=button],"
    "[data-seat] button[data-handle]"
)
SCENE: Final = """() => {
    const scene = document.querySelector("[data-testid=board-mutiny]")?.dataset.scene;
    return scene === "doors" || document.querySelector("[data-visit], [data-flag]") !== null;
}"""
SECRET: Final = ("bijoux", "ojo", "cambivalute", "tembo")  # what one chooses there nobody sees
EDGE: Final = Position(x=9, y=22)  # cards lie on one another: the left of each can be seen


async def things(guest: Guest) -> Locator:
    """All that can be touched now; rooms and duels are fetched when they are needed."""
    await guest.page.wait_for_function(SCENE)
    found = guest.page.locator(OPEN)
    await found.first.wait_for()
    return found


async def tap(guest: Guest, thing: Locator) -> None:
    card = str(await thing.get_attribute("data-handle")).startswith("card:")
    await (thing.tap(position=EDGE) if card else thing.tap())


async def touch(guest: Guest, acts: int) -> None:
    """Once to see what would come, in the gold slot too; once more, there or here, to do it."""
    found = await things(guest)
    thing = found.nth(acts % await found.count())
    handle = await thing.get_attribute("data-handle")
    await tap(guest, thing)
    await expect(guest.see("board-go")).to_be_visible()
    again = guest.page.locator(f"[data-handle='{handle}']").first
    await (guest.see("board-go").tap() if acts % 2 else tap(guest, again))
    await has_acted(guest, acts)


async def play_by_touch(guest: Guest) -> None:
    """Nothing but things of the board, from the first door to the last duel."""
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
        else:
            await touch(guest, len(guest.sent))


async def play_by_tab(guest: Guest) -> None:
    """Tab to something that glows, Enter to see what would come, Enter to do it."""
    keys = guest.page.keyboard
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        acts = len(guest.sent)
        await things(guest)
        await guest.page.evaluate("document.activeElement.blur()")
        for _ in range(1 + acts % 3):
            await keys.press("Tab")
            await guest.tab_to(OPEN, most=120)
        await keys.press("Enter")
        await expect(guest.see("board-go")).to_be_visible()
        await keys.press("Enter")
        await has_acted(guest, acts)


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_one_plays_by_touch_in_french_on_a_phone(come: Come, deal: int) -> None:
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    await anne.sit_down(*["bot:greedy"] * 3, game="mutiny")
    await play_by_touch(anne)
    await has_seen_the_end(anne, 0)
    await expect(anne.page.locator("html")).to_have_attribute("lang", "fr")


async def has_seen_the_end(guest: Guest, seat: int) -> None:
    """Of a match of four that was played by hand, and has heard nothing that is another's."""
    await expect(guest.see("end")).to_be_visible()
    await expect(guest.see("tally").locator("thead th")).to_have_count(4)
    assert await hears_no_secret(guest, seat) > 10
    hands = [keys + pointer for keys, pointer in (await guest.seen())["acts"]]
    assert hands == sorted(set(hands)), "an act that nobody's hand had made"


@LONG
@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_beside_who_plays_by_touch_one_plays_by_keys_in_english(
    come: Come, deal: int
) -> None:
    """The keys are those of the list of moves, which is the same beside every board."""
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    jack = await come(width=1440, height=900)
    await set_a_table(anne, jack, "mutiny")
    pointed = (await jack.seen())["pointer"]
    await asyncio.gather(play_by_touch(anne), play_by_keyboard(jack))
    for seat, guest in enumerate([anne, jack]):
        await has_seen_the_end(guest, seat)
    assert (await jack.seen())["pointer"] == pointed
    await jack.sees_what_the_server_keeps()


@LONG
@pytest.mark.anyio
async def test_a_whole_match_by_keys_on_the_things_of_the_board(come: Come) -> None:
    jack = await come(width=1440, height=900)
    await jack.sit_down("bot:greedy", "bot:greedy", game="mutiny")
    await play_by_tab(jack)
    await expect(jack.see("end")).to_be_visible()
    assert len(jack.sent) > 10


async def picture(guest: Guest) -> list[bytes]:
    """My board and the other's panel, as soon as nothing is left to show."""
    await guest.page.wait_for_function("() => !document.querySelector('[data-testid=steps-skip]')")
    return await still(guest.see("board-mutiny"), guest.see("seat-0"))


async def choose(guest: Guest, index: int) -> None:
    """From the list of all moves."""
    acts = await guest.page.evaluate("seen.acts.length")
    await guest.list_acts()
    await guest.acts.nth(index).click()
    await has_acted(guest, acts)


async def come_to_a_secret(guest: Guest) -> None:
    """Knock until somebody opens with whom one chooses unseen, and go in."""
    while True:
        await guest.my_turn()
        acts = (await guest.sight())["acts"]
        wanted = [k for k, act in enumerate(acts) if any(f'"{one}"' in act for one in SECRET)]
        await choose(guest, wanted[0] if wanted else 0)
        if wanted:
            await guest.my_turn()
            return


async def twin_duel(jack: Guest, anne: Guest, card: int) -> tuple[list[bytes], list[bytes]]:
    """What Anne sees before and after Jack lays this card or that one, face down."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "mutiny", "lesson": True, "name": "Jack", "seats": chairs, "pace": 0}
    table = (await jack.tell("/api/tables", wanted))["table"]
    for guest in (jack, anne):
        await guest.go(f"/t/{table}")
    await anne.page.locator("#join-name").fill("Anne")
    await anne.see("join").click()
    await arrived(jack, 1, "Anne")
    await jack.see("start").click()
    for guest in (anne, jack):
        await guest.my_turn()
    before = await picture(anne)
    await choose(jack, card)
    await anne.page.locator("[data-place=hatch] use[href='#mu-back']").wait_for(state="attached")
    return before, await picture(anne)


@LONG
@pytest.mark.anyio
async def test_a_card_laid_face_down_is_the_same_to_the_others_whatever_it_is(come: Come) -> None:
    jack, anne = await come(), await come(width=820, height=1180, locale="fr-FR")
    before, low = await twin_duel(jack, anne, 0)
    _, high = await twin_duel(jack, anne, 2)
    cards = [told["act"]["card"] for told in jack.sent]
    assert cards[0] != cards[1]
    assert await differences(anne.page, before, low), "a picture in which no step shows"
    assert not await differences(anne.page, low, high)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("locale", "scheme", "width", "height"),
    [
        ("fr-FR", "dark", 360, 640),
        pytest.param("en-GB", "light", 1280, 800, marks=LONG),
    ],
)
async def test_visits_and_duels_are_accessible_and_fit_on_a_phone(
    come: Come, locale: str, scheme: str, width: int, height: int
) -> None:
    anne = await come(width=width, height=height, locale=locale, color_scheme=scheme)
    await anne.sit_down("bot:greedy", game="mutiny", first=0)
    await come_to_a_secret(anne)
    await anne.page.locator("[data-visit]").wait_for()
    assert not await complaints(anne.page, None)
    wanted = {"game": "mutiny", "lesson": True, "name": "Anne", "pace": 0}
    table = (await anne.tell("/api/tables", wanted))["table"]
    await anne.tell(f"/api/tables/{table}/start", {})
    await anne.follow(f"/t/{table}")
    await anne.my_turn()
    await (await things(anne)).first.click(position=EDGE)
    await expect(anne.see("board-go")).to_be_visible()
    assert not await complaints(anne.page, None)
