"""By keys at a desk: Enter does what is shown, and the focus is where one looks."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.async_api import expect

from flibuste.core.lesson import lesson
from flibuste.core.plain import to_json
from tests.web.conftest import Come, Stage
from tests.web.test_learn import at_step, take

DESK: Final[dict[str, Any]] = {"width": 1440, "height": 900}
YARD: Final = {
    "seats": 2,
    "phase": "build",
    "round": 3,
    "ships": [{"order": ["B1a", "B2a", "B4a"], "gear": {}}, {}],
}
VOYAGE: Final = {
    "seats": 2,
    "dealer": 1,
    "turn": 0,
    "ship": 5,
    "used": ["tembo"],
    "row": [{"pirate": "valverde", "waited": 1}, {"pirate": "pang", "waited": 1}, None, None],
    "hands": [["pink1", "grey1", "grey2"], ["pink1", "grey1"]],
    "coins": [2, 2],
}
ASKED: Final = """() => document.activeElement.matches(
    "[data-testid=board-go], [data-testid=board-mutiny] [data-handle]:not([aria-disabled=true])"
)"""


@pytest.mark.anyio
async def test_keep_in_the_list_keeps_the_ship_that_is_seen(come: Come, stage: Stage) -> None:
    anne = await come(address=stage.house.address, **DESK)
    await stage.sit_down(anne, "piratoons", YARD)
    keys = anne.page.keyboard
    first = anne.page.locator("[data-grip]").first
    await first.wait_for()
    moved = await first.get_attribute("data-grip")
    await first.focus()
    await keys.press("ArrowRight")
    await expect(anne.page.locator("[data-grip]").nth(1)).to_have_attribute("data-grip", str(moved))
    await keys.press("2")
    await expect(anne.page.locator("[data-grip]")).to_have_count(0)
    assert [told["act"]["type"] for told in anne.sent] == ["Arrange"]
    assert anne.sent[0]["act"]["order"].index(moved) == 1


@pytest.mark.anyio
async def test_a_chest_a_race_and_an_auction_by_keys(come: Come) -> None:
    anne = await come(**DESK)
    keys, board = anne.page.keyboard, anne.see("board-piratoons")
    live: dict[str, Any] = {"tempo": "live", "dexterity": "off", "first": 0, "glass": 60}
    await anne.sit_down("bot:greedy", game="piratoons", **live)
    lid = anne.page.locator("[data-handle=lid]")
    await expect(lid).to_have_attribute("aria-disabled", "false")
    await keys.press("Enter")  # the focus is nowhere: it opens what is to be opened
    await expect(lid).to_have_count(0)
    places = anne.page.locator("[data-place]")
    assert [await one.get_attribute("data-place") for one in await places.all()] == [
        *("E1", "E2", "E3", "S1", "S2", "S3", "E4", "E5", "E6")
    ]
    while await board.get_attribute("data-scene") == "plunder":
        await keys.press("q")
        await anne.page.wait_for_timeout(300)
    if await board.get_attribute("data-scene") == "share":  # on a busy machine it is skipped
        await expect(anne.page.locator(".front ~ .on")).to_be_focused()
    while await board.get_attribute("data-scene") == "share":
        await keys.press("Enter")
        await anne.page.wait_for_timeout(50)
    await anne.see("fist").wait_for()
    await keys.press("Enter")  # one too many
    assert "Bid" not in [told["act"]["type"] for told in anne.sent]
    await keys.press("+")
    await expect(anne.see("fist")).to_be_focused()
    await keys.press("2")
    await expect(anne.page.locator(".step")).to_have_count(0)
    assert anne.sent[-1]["act"] == {"type": "Bid", "doubloons": 2}


@pytest.mark.anyio
async def test_after_a_hint_enter_in_the_list_plays_it(come: Come) -> None:
    anne = await come(**DESK)
    await anne.sit_down()
    await anne.my_turn()
    await anne.page.keyboard.press("a")
    await anne.page.keyboard.press("End")
    await anne.page.keyboard.press("h")
    hinted = anne.page.locator("[data-act].hinted")
    await expect(hinted).to_be_focused()
    meant = await hinted.get_attribute("data-act")
    await anne.page.keyboard.press("Enter")
    await expect(hinted).to_have_count(0)
    assert [told["act"] for told in anne.sent] == [json.loads(str(meant))]


@pytest.mark.anyio
async def test_beside_the_rules_a_table_is_laid_out_for_the_room_that_is_left(come: Come) -> None:
    anne = await come(**DESK)
    await anne.sit_down(game="rum")
    frame = anne.page.locator("[data-screen]")
    await expect(frame).to_have_attribute("data-screen", "wide")
    await anne.page.keyboard.press("r")
    await expect(anne.see("rules")).to_be_visible()
    await expect(frame).to_have_attribute("data-screen", "tablet")
    box = await anne.page.locator("header").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1440 - 480, 44)
    await anne.page.keyboard.press("r")
    await expect(frame).to_have_attribute("data-screen", "wide")


@pytest.mark.anyio
async def test_a_lesson_is_led_through_by_enter_and_stays_where_it_is(come: Come) -> None:
    anne = await come(**DESK)
    keys, learn = anne.page.keyboard, anne.see("learn")
    await anne.go("/learn/piratoons")
    onward = anne.see("learn-next")
    await expect(onward).to_be_focused()
    await keys.press("Enter")
    await expect(learn).to_have_attribute("data-step", "2")
    await expect(onward).to_be_focused()
    await keys.press(" ")
    await expect(learn).to_have_attribute("data-step", "3")
    await anne.page.locator(".skip").focus()
    await keys.press("Enter")
    await expect(anne.page.locator("main")).to_be_focused()
    await expect(anne.page).to_have_url(re.compile("#main$"))
    await expect(learn).to_have_attribute("data-step", "3")
    await keys.press("a")
    await expect(anne.acts.first).to_be_focused()
    await keys.press("1")  # allowed, but it leads elsewhere
    await expect(anne.see("learn-answer")).not_to_be_empty()


@pytest.mark.anyio
async def test_keys_are_led_into_a_cabin_and_off_a_card_that_does_nothing(
    come: Come, stage: Stage
) -> None:
    anne = await come(address=stage.house.address, **DESK)
    await stage.sit_down(anne, "mutiny", VOYAGE)
    await anne.my_turn()
    keys, card = anne.page.keyboard, anne.page.locator("[data-handle='card:pink1']")
    await anne.tab_to('[data-handle="door:2"]')
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(anne.page.locator("[data-handle='take:card']")).to_be_focused()
    await card.focus()
    await keys.press("2")
    await expect(anne.page.locator("[data-handle='take:card']")).to_have_count(0)
    await anne.my_turn()
    await anne.page.wait_for_function(ASKED)


@pytest.mark.anyio
async def test_the_list_goes_by_its_numbers_and_says_which_there_is_not(
    come: Come, stage: Stage
) -> None:
    anne = await come(address=stage.house.address, **DESK)
    await stage.sit_down(anne, "mutiny", VOYAGE)
    await anne.my_turn()
    await expect(anne.acts.locator(".digit")).to_have_text(["2", "3", "4"])
    for digit in ["1", "9"]:  # of a door that was entered, and of none
        await anne.page.keyboard.press(digit)
        await expect(anne.page.get_by_text(f"no move with number {digit} now")).to_be_visible()
    assert anne.sent == []


@pytest.mark.anyio
async def test_each_way_for_two_sailors_has_its_number_once(come: Come, stage: Stage) -> None:
    anne = await come(address=stage.house.address, **DESK)
    post = {"pirate": "cambivalute", "step": "Post", "sailors": [7, 6]}
    row = [{"pirate": "pang", "waited": 0}, None, None]
    await stage.sit_down(anne, "mutiny", VOYAGE | {"row": row, "visit": post})
    await anne.my_turn()
    await anne.tab_to('[data-handle^="pair:"]')
    numbers = anne.page.locator("[data-place=room] .key")
    assert sorted(await numbers.all_inner_texts()) == ["1", "2"]


@pytest.mark.anyio
@pytest.mark.parametrize("width", [1440, 1024])
async def test_tab_leaves_log_and_moves_as_they_are_and_arrows_change_them(
    come: Come, width: int
) -> None:
    anne = await come(width=width, height=768)
    await anne.sit_down()
    await anne.my_turn()
    keys, log, acts = anne.page.keyboard, anne.see("tab-log"), anne.see("tab-acts")
    for _ in range(30):  # all around the page
        await keys.press("Tab")
    await expect(log).to_have_attribute("aria-selected", "true")
    if width < 1280:  # the drawer was not opened either
        await expect(anne.page.locator(".put-away")).to_have_count(1)
        await anne.see("open-tab-log").click()
        await expect(anne.page.locator(".put-away")).to_have_count(0)
    await log.focus()
    await keys.press("ArrowLeft")  # in a ring
    await expect(acts).to_be_focused()
    await expect(acts).to_have_attribute("aria-selected", "true")
    await anne.tab_to("[data-act]")
    await expect(acts).to_have_attribute("aria-selected", "true")
    await acts.focus()
    await keys.press("ArrowRight")
    await expect(log).to_be_focused()
    await keys.press("End")
    await expect(acts).to_be_focused()
    await keys.press("Home")
    await expect(log).to_be_focused()


@pytest.mark.anyio
async def test_a_lesson_leads_keys_to_what_it_means_with_a_ring_in_two_colours(come: Come) -> None:
    anne = await come(**DESK)
    await anne.go("/learn/rum")
    taught = lesson("rum")
    await anne.page.locator("[data-square]").first.wait_for()  # the board comes after the words
    await expect(anne.see("learn-next")).to_be_focused()
    await anne.page.keyboard.press("Enter")
    alley = to_json(taught.steps[1].act)["alley"]
    await expect(anne.page.locator(f"g[data-handle='alley:{alley}']")).to_be_focused()
    for number in range(2, 6):
        await take(anne, taught, number)
    await at_step(anne, 6)
    ahoy = anne.page.locator(".slot .pointed")
    await anne.tab_to("[data-deed=Ahoy]")
    await expect(ahoy).to_have_css("outline-color", "rgb(11, 111, 164)")
    await expect(ahoy).to_have_css("box-shadow", re.compile(r"rgb\(255, 255, 255\)"))


@pytest.mark.anyio
async def test_arrows_scroll_help_as_it_opens(come: Come) -> None:
    anne = await come(width=1440, height=600)
    await anne.sit_down()
    await anne.my_turn()
    await anne.page.keyboard.press("?")
    await anne.see("help").wait_for()
    await anne.page.keyboard.press("ArrowDown")
    await anne.page.wait_for_function(
        "() => document.querySelector('[data-testid=help] .body').scrollTop > 0"
    )
