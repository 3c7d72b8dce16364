"""La mutinerie on a phone, at rare moments: what is seen first, and what stays where it is."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come, Stage
from tests.web.guest import Guest, arrived
from tests.web.test_moments import LAST_TURN, PHONE

# With it the Ghost lives behind the next door of LAST_TURN.
GHOST: Final = "ghost 4"
AT_WESSEL_JAN: Final = LAST_TURN | {
    "turn": 1,
    "dealer": 0,
    "ship": 9,
    "visit": {"pirate": "wessel_jan", "step": "Number"},
    "row": [{"pirate": "valverde", "waited": 0}, None, None],
    "hands": [["pink1", "pink1", "pink2", "grey1", "grey1"], ["pink1", "grey1", "grey2"]],
    "gold": [["gold2"], []],
}
MANY_DOORS: Final[dict[str, Any]] = {
    "seats": 4,
    "dealer": 2,
    "turn": 0,
    "ship": 9,
    "used": ["crackpott", "valverde"],
    "row": [
        {"pirate": "cambivalute", "waited": 0},
        {"pirate": "dean_nero", "waited": 0},
        *[None] * 3,
    ],
    "hands": [["pink1", "grey1"]] * 4,
}
LAST_MONKEYS: Final = {
    "phase": "duels",
    "seats": 3,
    "dealer": 1,
    "duel": "C",
    "round": 2,
    "wins": {"valverde": 2},
    "hands": [[], [], []],
    "sides": ["valverde"] * 3,
    "coins": [4, 2, 6],
    "laid": {"pink": 2, "grey": 1},
    "sailors": {"A": [10, 6, []], "B": [8, 2, []], "C": [7, 1, []]},
}
# All cards, coins and the seal of my locker, and where they lie.
LOCKER: Final = """() => [...document.querySelectorAll(".locker > *, .locker .top")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""
# Badges of several cards of which an edge lies on another kind, or under it.
ASTRAY: Final = """() => [...document.querySelectorAll(".locker .times")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [left + 2, right - 2].some((x) => {
        const seen = document.elementFromPoint(x, (top + bottom) / 2);
        const card = one.closest(".cell").querySelector(".top").getBoundingClientRect();
        return seen !== one || x < card.left || x > card.right;
    });
}).map((one) => one.textContent)"""
# Names that run out of the sign below their door, and signs with nothing where something should be.
UNFIT: Final = """() => [...document.querySelectorAll(".doors .plaque")].filter((one) => {
    const sign = one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(one.querySelector(".name"));
    const name = range.getBoundingClientRect();
    const empty = [...one.querySelectorAll(".what")].some((what) =>
        what.checkVisibility() && ![...what.children].some((part) => part.checkVisibility()));
    return empty || name.left < sign.left || name.right > sign.right;
}).map((one) => one.textContent)"""
# On how many lines each captain's name stands.
LINES: Final = """() => [...document.querySelectorAll(".leader .banner")].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.lastChild);
    return range.getClientRects().length;
})"""
# How far below the upper edge of the room its bubble begins.
SAID: Final = """() => document.querySelector(".room .bubble").getBoundingClientRect().top
    - document.querySelector(".room").getBoundingClientRect().top"""
# What a bubble lies over that is to be read or touched.
COVERED: Final = """() => {
    const over = document.querySelector("[data-testid=remark]")?.getBoundingClientRect();
    if (!over || !over.top) return ["not there yet"];
    const tools = ["board-mutiny", "slot-advice", "hint", "undo", "since"]
        .map((id) => `[data-testid=${id}]`);
    return [...tools, "[data-testid=prompt] .head", ".panel .counts > *"].filter((what) => {
        const one = document.querySelector(what)?.getBoundingClientRect();
        return one && one.left < over.right - 1 && over.left < one.right - 1
            && one.top < over.bottom - 1 && over.top < one.bottom - 1;
    });
}"""
# How wide they are who can be robbed or spied on, beside their names.
VICTIMS: Final = """() => [...document.querySelectorAll(".picks .pick small")].map((one) =>
    Math.round(one.getBoundingClientRect().width * 100))"""


@pytest.mark.anyio
@pytest.mark.parametrize("luck", [GHOST])
async def test_the_ghost_who_ends_my_turn_is_seen_before_what_comes_of_it(
    come: Come, stage: Stage
) -> None:
    """With his round the voyage ends too: at any pace one thing after the other."""
    anne = await come(address=stage.house.address, **PHONE)
    await anne.page.clock.install()
    await anne.go()
    await anne.page.evaluate("localStorage.setItem('flibuste.pace', 'instant')")
    await stage.sit_down(anne, "mutiny", LAST_TURN)
    await anne.my_turn()
    await anne.page.locator("[data-handle='door:2']").tap()
    await anne.see("board-go").tap()
    await expect(anne.see("ghost")).to_contain_text("votre tour s’arrête là")
    await expect(anne.see("ghost").locator(".face")).to_be_visible()
    await expect(anne.see("outbreak")).to_have_count(0)
    await anne.see("ghost-close").tap()
    await expect(anne.see("outbreak")).to_be_visible()
    await expect(anne.see("ghost")).to_have_count(0)
    await anne.see("outbreak-close").tap()
    await anne.my_turn()


async def with_jack(come: Come, stage: Stage, told: dict[str, Any]) -> tuple[Guest, Guest]:
    """Anne on a phone and Jack, at a table of two that opens there."""
    anne = await come(address=stage.house.address, **PHONE | {"height": 640})
    jack = await come(address=stage.house.address)
    stage.file.write_text(json.dumps(told), "utf-8")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "mutiny", "name": "Anne", "seats": seats, "pace": 0}
    table = (await anne.tell("/api/tables", wanted))["table"]
    for guest in (anne, jack):
        await guest.go(f"/t/{table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await arrived(anne, 1, "Jack")
    await anne.see("start").click()
    await jack.my_turn()
    return anne, jack


@pytest.mark.anyio
async def test_nothing_of_my_locker_moves_and_no_word_is_cut_while_another_changes_cards(
    come: Come, stage: Stage
) -> None:
    anne, jack = await with_jack(come, stage, AT_WESSEL_JAN)
    bubble, beam = anne.page.locator(".room .bubble"), anne.page.locator(".room")
    await expect(bubble).to_be_visible()
    before = await anne.page.evaluate(LOCKER)
    assert not await anne.page.evaluate(ASTRAY)
    assert await anne.page.evaluate(SAID) >= 0
    await jack.list_acts()
    await jack.acts.nth(2).click()  # two of them
    await expect(bubble).to_contain_text("Dessous")
    await expect(beam).to_have_attribute("data-visit", "Under")
    assert await anne.page.evaluate(LOCKER) == before
    assert await anne.page.evaluate(SAID) >= 0


@pytest.mark.anyio
async def test_a_word_beside_a_portrait_covers_neither_board_nor_tool_and_is_said_once(
    come: Come, stage: Stage
) -> None:
    anne, jack = await with_jack(come, stage, AT_WESSEL_JAN)
    await jack.talk("Je le note dans mes comptes, et pour longtemps.")
    await expect(anne.see("remark")).to_be_visible()
    await anne.page.wait_for_function(f"() => !({COVERED})().length")
    await anne.page.set_viewport_size({"width": 740, "height": 360})
    await expect(anne.page.locator(".frame[data-screen=low]")).to_be_visible()
    await expect(anne.see("remark")).to_have_count(0)
    await jack.talk("Et cela aussi, mon bon ami.")
    await expect(anne.see("remark")).to_contain_text("aussi")
    await anne.page.wait_for_function(f"() => !({COVERED})().length")


@pytest.mark.anyio
@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360)])
async def test_names_stay_on_their_signs_however_narrow_a_door(
    come: Come, stage: Stage, width: int, height: int
) -> None:
    anne = await come(address=stage.house.address, **PHONE | {"width": width, "height": height})
    await stage.sit_down(anne, "mutiny", MANY_DOORS)
    await anne.my_turn()
    await expect(anne.page.locator(".doors .plaque")).to_have_count(7)
    assert not await anne.page.evaluate(UNFIT)


@pytest.mark.anyio
async def test_a_captains_name_is_whole_beside_his_face(come: Come, stage: Stage) -> None:
    anne = await come(address=stage.house.address, **PHONE)
    await stage.sit_down(anne, "mutiny", LAST_MONKEYS)
    await expect(anne.page.locator(".leader")).to_have_count(2)
    assert await anne.page.evaluate(LINES) == [1, 1]


@pytest.mark.anyio
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
@pytest.mark.parametrize(("pirate", "step"), [("chang_ye", "Steal"), ("ojo", "Peek")])
async def test_whoever_is_robbed_or_spied_on_lies_where_he_lay_at_the_last_visit(
    come: Come, stage: Stage, language: str, pirate: str, step: str
) -> None:
    """However many coins they have, and whatever is known of their oath: all are as wide."""
    anne = await come(address=stage.house.address, **PHONE | {"height": 640, "locale": language})
    told = MANY_DOORS | {
        "row": MANY_DOORS["row"][:1] + [None] * 3,
        "visit": {"pirate": pirate, "step": step},
        "coins": [2, 12, 1, 0],
        "sides": ["valverde", None, "diaz", "valverde"],
    }
    await stage.sit_down(anne, "mutiny", told)
    await expect(anne.page.locator(".picks .pick small")).to_have_count(3)
    assert len(set(await anne.page.evaluate(VICTIMS))) == 1
    room, last = anne.page.locator(".room"), anne.page.locator(".picks .pick").last
    inner, outer = await last.bounding_box(), await room.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]  # or a touch scrolls it


@pytest.mark.anyio
async def test_at_the_end_the_oaths_are_the_first_in_sight_and_name_no_winner(
    come: Come, stage: Stage
) -> None:
    """Then follow the count and the podium; who has won is told when all is counted."""
    anne = await come(address=stage.house.address, **PHONE | {"height": 640})
    await stage.sit_down(anne, "mutiny", LAST_MONKEYS)
    await anne.my_turn()
    await anne.page.emulate_media(reduced_motion="no-preference")
    await anne.page.clock.install()
    await anne.list_acts()
    await anne.page.clock.pause_at(await anne.page.evaluate("Date.now() / 1000") + 0.1)
    await anne.acts.last.click()
    while not await anne.see("end").count():
        await anne.page.clock.run_for(500)
    finale = anne.see("finale")
    await expect(finale).to_be_in_viewport(ratio=0.8)
    parts = (finale, anne.see("tally"), anne.see("podium"))
    tops = [await part.evaluate("one => one.getBoundingClientRect().top") for part in parts]
    assert tops == sorted(tops)
    await expect(anne.see("prompt")).not_to_contain_text("gagne")
    await anne.page.keyboard.press("Shift")
    await anne.page.clock.resume()
    await expect(anne.see("prompt")).to_contain_text(re.compile("gagne|victoire"))
