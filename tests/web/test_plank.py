"""Faut pas pousser on its illustrated board."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import pytest
from playwright.async_api import expect

from flibuste.room.pirates import PIRATES
from tests.web.conftest import LONG, Come
from tests.web.guest import Guest, arrived
from tests.web.test_match import has_acted, play_by_mouse

HELD = "button[data-handle]:not([aria-disabled=true])"
SOMEBODY = "[data-handle].mine"
GOAL = "[data-handle].goal"
CHOPPED = """() => [...document.querySelectorAll(".panel:not(:has(.mine)) .name, .neutral .who")]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim())"""

# Which of these names would be cut in a panel of somebody else.
TOO_LONG = """names => {
    const panel = document.querySelector(".panel:not(:has(.mine)) .name");
    const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    let text;
    do text = words.nextNode(); while (!text.data.trim());
    const [was, long] = [text.data, []];
    for (const name of names) {
        text.data = name;
        if (panel.scrollWidth > panel.clientWidth) long.push(name);
    }
    text.data = was;
    return long;
}"""


async def tap(guest: Guest) -> None:
    """A card, whom it is meant for if it is an action, and then the lit place or the button."""
    await guest.page.locator(HELD).first.tap()
    if not await guest.see("board-go").count():
        await guest.page.locator(SOMEBODY).first.tap()
    goal = guest.page.locator(GOAL)
    await (goal.first if await goal.count() else guest.see("board-go")).tap()


# What lies over the plank and must not: cards of the first choice, or "No thanks!".
OVER: Final = """over => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) =>
        one.getBoundingClientRect());
    const below = boxes(".rig .vacant text, .rig [data-card] svg, .rig .board");
    return boxes(over).filter((one) => below.some((other) =>
        one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom)).length;
}"""


async def play_by_tapping(guest: Guest) -> None:
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        acts = len(guest.sent)
        await tap(guest)
        await has_acted(guest, acts)


async def set_a_table(anne: Guest, jack: Guest, game: str = "plank") -> None:
    """Two people and two bots."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    seats = [{"kind": "me"}, {"kind": "open"}, *bots]
    wanted = {"game": game, "name": "Anne", "seats": seats, "pace": 0}
    table = (await anne.tell("/api/tables", wanted))["table"]
    for guest in (anne, jack):
        await guest.go(f"/t/{table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await arrived(anne, 1, "Jack")
    await anne.see("start").click()


@pytest.mark.anyio
async def test_one_plays_in_french_tapping_pieces_on_a_phone_and_when_there_is_time_one_by_mouse(
    come: Come,
) -> None:
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    people = [anne]
    if LONG:
        jack = await come(locale="fr-FR")
        people.append(jack)
        await set_a_table(anne, jack)
        await jack.my_turn()
        await jack.page.keyboard.press("a")  # all moves lie open
        await asyncio.gather(play_by_tapping(anne), play_by_mouse(jack))
    else:
        await anne.sit_down("bot:greedy", "bot:greedy", game="plank")
        await play_by_tapping(anne)
    for guest in people:
        await expect(guest.see("end")).to_be_visible()
        await expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
        hands = [keys + pointer for keys, pointer in (await guest.seen())["acts"]]
        assert hands == sorted(set(hands)), "an act that nobody's hand had made"
    assert len(anne.sent) >= 11


@pytest.mark.anyio
async def test_before_an_entry_counts_the_board_shows_who_would_fall_where(come: Come) -> None:
    anne, jack = await come(), await come()
    await set_a_table(anne, jack)
    players = {anne: "Anne", jack: "Jack"}
    for guest in players:
        await guest.my_turn()
        await guest.act()
    first = await first_to_play(anne, jack)
    await first.page.locator("[data-handle^=pirate]:not([aria-disabled=true])").first.click()
    goal = first.page.locator(GOAL)
    await expect(goal).to_have_count(1)
    await expect(first.page.locator(".falling")).to_have_count(1)
    falling = await first.page.locator(".falling").get_attribute("data-card")
    await goal.click()
    await expect(first.page.locator(f"[data-card='{falling}']")).to_have_attribute("data-at", "sea")


@pytest.mark.anyio
async def test_a_second_pirate_in_one_turn_is_told_why_not(come: Come) -> None:
    anne, jack = await come(), await come()
    await set_a_table(anne, jack)
    for guest in (anne, jack):
        await guest.my_turn()
        await guest.act()
    first = await first_to_play(anne, jack)
    pirate = first.page.locator(".held[data-handle^=pirate]")
    await pirate.first.click()
    await first.page.locator(GOAL).click()
    await expect(pirate.first).to_have_attribute("aria-disabled", "true")
    await first.my_turn()
    acts = len(first.sent)
    await pirate.first.click(force=True)  # what cannot be played can still be touched
    await expect(first.see("why-not")).to_contain_text("now play an action")
    assert len(first.sent) == acts


@pytest.mark.anyio
async def test_my_small_cards_hang_where_they_would_climb_and_go_when_it_is_done(
    come: Come,
) -> None:
    anne = await come()
    await anne.sit_down("bot:random", "bot:random", game="plank")
    await anne.my_turn()
    chips = anne.page.locator("[data-lands]")
    await expect(chips).to_have_count(0)
    await anne.act()
    await anne.my_turn()
    held = anne.page.locator(".held[data-handle^=pirate]")
    await expect(chips).to_have_count(await held.count())
    for value in await chips.evaluate_all("all => all.map((one) => one.dataset.lands)"):
        await anne.page.locator(f"[data-handle='pirate:{value}']").click()
        chip = anne.page.locator(f"[data-lands='{value}']")
        goal = anne.page.locator(GOAL)
        assert await goal.get_attribute("data-handle") == (
            f"place:{await chip.get_attribute('data-place')}"
        )
    await anne.page.locator(GOAL).click()
    await expect(chips).to_have_count(0)


@pytest.mark.anyio
async def test_the_first_pick_and_no_thanks_have_a_lit_goal_and_movable_pirates_a_frame(
    come: Come,
) -> None:
    anne = await come()
    await anne.sit_down("bot:random", "bot:random", game="plank")
    await anne.my_turn()
    await expect(anne.page.locator("[data-handle=pick]")).to_have_count(0)
    await anne.page.locator("[data-handle='pirate:3']").click()
    await anne.page.locator("[data-handle=pick].goal").click()
    await anne.my_turn()
    assert [one["act"] for one in anne.sent if one["type"] == "Act"][-1]["type"] == "Choose"
    await expect(anne.page.locator(".cards[data-tip]").first).to_have_attribute(
        "data-tip", re.compile("^The small numbers: your pirates")
    )
    await anne.page.locator("[data-handle='action:-1']").click()
    await expect(anne.page.locator("[data-handle].may")).to_have_count(4)
    await anne.page.keyboard.press("Escape")
    await anne.page.locator("[data-handle=nothanks]").click()
    await expect(anne.page.locator("svg .push")).to_have_count(0)  # nobody goes anywhere
    acts = len(anne.sent)
    await anne.page.locator("[data-handle=pass].goal").click()
    await has_acted(anne, acts)


@pytest.mark.anyio
async def test_on_a_phone_names_are_whole_and_a_touched_counter_says_what_is_left(
    come: Come,
) -> None:
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    await anne.sit_down("bot:random", "bot:random", game="plank")
    await anne.my_turn()
    assert await anne.page.evaluate(CHOPPED) == []
    assert await anne.page.evaluate(TOO_LONG, list(PIRATES)) == []  # whoever comes next time
    await expect(anne.see("seat-0").locator(".name")).to_have_css("clip-path", "none")
    await anne.see("seat-1").locator(".points").tap()
    await expect(anne.see("tip")).to_contain_text("actions −3, −2, −1, +1, +2")
    await anne.page.locator("[data-pile='1'] text").first.tap()
    await expect(anne.see("tip")).to_contain_text("rapporte un point")


@pytest.mark.anyio
@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
async def test_what_is_chosen_and_no_thanks_lie_over_nobody_on_a_phone(
    come: Come, size: tuple[int, int]
) -> None:
    anne = await come(width=size[0], height=size[1], has_touch=True, locale="fr-FR")
    await anne.sit_down("bot:random", game="plank")
    await anne.my_turn()
    await expect(anne.page.locator(".picks .says")).to_have_count(4)
    assert not await anne.page.evaluate(OVER, ".picks .card, .picks .says")
    await anne.act()
    await anne.my_turn()
    await anne.page.locator("[data-handle=nothanks]").tap()
    await expect(anne.page.locator(".pass.goal")).to_be_visible()
    assert not await anne.page.evaluate(OVER, ".pass.goal")


async def first_to_play(*guests: Guest) -> Guest:
    """Whoever's turn comes first after the placement."""
    turns = [asyncio.create_task(guest.my_turn()) for guest in guests]
    done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    return guests[turns.index(next(iter(done)))]
