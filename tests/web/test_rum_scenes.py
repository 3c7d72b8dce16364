"""Rhum et Honneur on its painted board: whole matches, and scenes that a phone shows whole."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import Final

import pytest
from playwright.async_api import expect

from flibuste.core.lesson import lesson
from tests.web.conftest import DEALS, LONG, Come
from tests.web.guest import POSSIBLE, Guest
from tests.web.test_learn import at_step, take
from tests.web.test_match import has_acted, play_by_keyboard
from tests.web.test_plank import set_a_table
from tests.web.test_tour import complaints
from tests.web.worlds import hears_no_secret

SCENE: Final = "[data-testid=scene]"
DIE: Final = f"{SCENE} .die:not(.small .die)"
STAKES: Final = "[data-testid=scene-stakes]"
BARREL: Final = f"{SCENE} [data-handle=rum]"
SLOT: Final = "[data-testid=board-go]"
STAND: Final = "[data-deed=Stand]"  # in gold or not
# In the window as a whole, and what one would touch in its middle.
IN_SIGHT: Final = """whats => whats.every((what) => {
    const one = document.querySelector(what);
    if (one === null) return false;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside && right - left >= 44 && (one.contains(hit) || hit.contains(one));
})"""
# Where a finger would touch a thing of the board and nothing that lies over it.
AIM: Final = """what => {
    for (const one of document.querySelectorAll(what)) {
        for (const part of [one, ...one.querySelectorAll("*")]) {
            const { left, top, width, height } = part.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = width && height && document.elementFromPoint(x, y);
            if (hit && one.contains(hit)) return [x, y];
        }
    }
    return null;
}"""
CHOOSE: Final = """([possible, wanted]) => {
    const same = (one) => JSON.stringify(Object.entries(JSON.parse(one.dataset.act)).sort());
    const act = JSON.stringify(Object.entries(JSON.parse(wanted)).sort());
    const button = [...document.querySelectorAll(possible)].find((one) => same(one) === act);
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })); // by no key
    return button !== undefined;
}"""


async def choose(guest: Guest, **act: object) -> None:
    """From the list of all moves, wherever it lies: the way to what a test is about."""
    await guest.my_turn()
    assert await guest.page.evaluate(CHOOSE, [POSSIBLE, json.dumps(act)]), act


async def sees_whole(guest: Guest, *things: str) -> None:
    """The scene, and each of these at once."""
    await expect(guest.page.locator(SCENE)).to_be_visible()
    for thing in things:
        await expect(guest.page.locator(thing).first).to_be_visible()
    await guest.page.wait_for_function(IN_SIGHT, arg=list(things))
    size = await guest.page.locator(DIE).first.bounding_box() if DIE in things else None
    assert size is None or min(size["width"], size["height"]) >= 64
    assert await complaints(guest.page, None) == []


async def sit_down_with_rum(guest: Guest, left: str, *alleys: str) -> None:
    """The first turn is mine: rum of plate 1, and on by the alley that leads to the left plate."""
    layout = f"{left[0]}.{left[1]} 1.0 "  # in the middle row
    others = iter([plate for plate in "23456789" if plate != left[0]])
    rest = [f"{next(others)}.0" for _ in range(7)]
    rows = f"{' '.join(rest[:3])} / {layout}{rest[3]} / {' '.join(rest[4:])}"
    bots = ["bot:random"] * 3
    await guest.sit_down(*bots, game="rum", layout=rows, first=0)
    await choose(guest, type="Move", alley="1.i4")
    await choose(guest, type="Use")
    for alley in alleys:
        await choose(guest, type="Move", alley=alley)


@pytest.mark.anyio
@pytest.mark.parametrize("scheme", ["light", "dark"] if LONG else ["dark"])
async def test_a_small_phone_shows_die_stakes_and_both_buttons_of_a_chest_and_a_tavern(
    come: Come, scheme: str
) -> None:
    guest = await come(width=360, height=640, has_touch=True, locale="fr-FR", color_scheme=scheme)
    await sit_down_with_rum(guest, "73", "1.W1=7.S2")
    await sees_whole(guest, "[data-deed=Skip]", SLOT)
    await choose(guest, type="Use")
    await guest.my_turn()
    await sees_whole(guest, DIE, ".sum", BARREL, STAND)
    await sit_down_with_rum(guest, "80", "1.W1=8.E2")
    await sees_whole(guest, STAKES, "[data-deed=Skip]", SLOT)
    await choose(guest, type="Use")
    await guest.my_turn()
    await sees_whole(guest, DIE, STAKES, BARREL, STAND)


@pytest.mark.anyio
@pytest.mark.parametrize("scheme", ["light", "dark"] if LONG else ["light"])
async def test_a_small_phone_shows_a_guard_whole(come: Come, scheme: str) -> None:
    guest = await come(width=360, height=640, has_touch=True, locale="fr-FR", color_scheme=scheme)
    layout = "2.0 4.0 5.0 / 6.0 1.0 3.1 / 7.0 8.0 9.0"
    await guest.sit_down(*["bot:random"] * 3, game="rum", layout=layout, first=0)
    await choose(guest, type="Move", alley="1.E2=3.S1")
    small, big = (f"{SCENE} [data-handle='guard:{stack}']" for stack in ("small", "big"))
    await sees_whole(guest, STAKES, small, big, "[data-deed=Skip]")
    await guest.page.locator(small).tap()
    await expect(guest.page.locator(small)).to_have_attribute("aria-pressed", "true")
    await sees_whole(guest, small, SLOT)


@pytest.mark.anyio
async def test_a_small_phone_shows_the_brawl_of_the_lesson_whole_and_a_scene_takes_the_focus(
    come: Come,
) -> None:
    guest = await come(width=360, height=640, has_touch=True, locale="fr-FR")
    await guest.go("/learn/rum")
    taught = lesson("rum")
    (brawl, *_) = [number for number, step in enumerate(taught.steps, 1) if step.rule == "H19"]
    for number in range(1, brawl):
        await take(guest, taught, number)
    await at_step(guest, brawl)
    await sees_whole(guest, DIE, STAKES, BARREL)
    assert await guest.page.evaluate("() => document.activeElement.dataset.testid") == "scene"
    await expect(guest.see("slot-advice")).to_contain_text("tonneau")


@pytest.mark.anyio
async def test_a_lesson_rings_the_button_it_means_and_calms_what_it_does_not(come: Come) -> None:
    guest = await come(width=360, height=640, has_touch=True, locale="fr-FR")
    await guest.go("/learn/rum")
    taught = lesson("rum")
    for number in range(1, 6):
        await at_step(guest, number)
        calm = guest.page.locator(".light.off")
        if number == 2:  # of all alleys that can be taken one is meant
            await expect(guest.page.locator(".light:not(.off)")).to_have_count(1)
            await expect(calm.first).to_be_attached()
        await take(guest, taught, number)
    await at_step(guest, 6)
    await expect(guest.page.locator(".slot .pointed")).to_have_attribute("data-deed", "Ahoy")
    await expect(guest.see("slot-advice")).to_have_count(0)


@pytest.mark.anyio
async def test_a_mouse_is_told_of_the_quay_and_sees_my_tiles_side_by_side(come: Come) -> None:
    guest = await come(width=1440, height=900)
    await guest.go("/learn/rum")
    await at_step(guest, 1)
    stings = ".ware[data-tip*='Scorpion: whoever’s roll brings the sum']"
    await expect(guest.page.locator(stings)).to_have_count(1)
    await expect(guest.page.locator(".ware:not([data-tip*=' · '])")).to_have_count(0)
    fan = guest.page.locator(".fan")
    lefts = await fan.locator(".card").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().left)"
    )
    assert min(two - one for one, two in pairwise(lefts)) >= 28
    await fan.hover()
    await expect(guest.page.locator(".spread li")).to_have_count(len(lefts))
    await guest.page.mouse.move(20, 20)
    await expect(guest.page.locator(".spread")).to_have_count(0)
    await fan.click()
    await guest.page.mouse.move(20, 20)
    await expect(guest.page.locator(".spread li")).to_have_count(len(lefts))  # a touch keeps it


# Whole matches

OPEN: Final = "[data-testid=board-rum] :is(button, [role=button])[data-handle]"
TOUCHABLE: Final = f"{OPEN}:not([aria-disabled=true])"
WAY: Final = f"{TOUCHABLE}:is([data-handle^=alley], [data-handle^=tile], [data-handle^=guard])"
SHIP: Final = f"{TOUCHABLE}[data-handle=ship]"
ENDS: Final = (
    "[data-deed=Ahoy], [data-deed=Skip], [data-deed=Back], [data-deed=Keep], [data-deed=Stand]"
)


async def touch(guest: Guest, one: str) -> None:
    """It is in hand, and what it would do in the gold slot: that does it."""
    aim = await guest.page.wait_for_function(AIM, arg=one)
    await guest.page.touchscreen.tap(*await aim.json_value())
    await guest.see("board-go").tap()


async def play_by_touch(guest: Guest) -> set[str]:
    """Things of the board and the gold slot, nothing else; they go aboard early.

    The kinds of acts that were made.
    """
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        acts = len(guest.sent)
        page, landed = guest.page, acts % 4 < 2
        ends, ways, ship = (page.locator(one) for one in (ENDS, WAY, SHIP))
        # What is asked is on the board a moment after it is asked.
        await page.locator(f"[data-testid=board-go], {ENDS}, {WAY}, {SHIP}").first.wait_for()
        if await guest.see("board-go").count():
            await guest.see("board-go").tap()
        elif await page.locator("[data-deed=Ahoy]").count():
            await ends.first.tap()
        elif await ways.count() and (landed or not await ship.count()):
            await touch(guest, WAY)
        elif await ship.count():
            await touch(guest, SHIP)
        else:
            await ends.first.tap()
        await has_acted(guest, acts)
    return {str(told["act"]["type"]) for told in guest.sent}


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
async def test_one_plays_by_touch_in_french_and_when_there_is_time_one_by_keys_in_english(
    come: Come, deal: int
) -> None:
    """The keys are those of the list of moves, which is the same beside every board."""
    anne = await come(width=360, height=740, has_touch=True, locale="fr-FR")
    people = [anne]
    if LONG:
        jack = await come(width=1440, height=900)
        people.append(jack)
        await set_a_table(anne, jack, "rum")
        made, _ = await asyncio.gather(play_by_touch(anne), play_by_keyboard(jack))
    else:
        await anne.sit_down("bot:greedy", game="rum")
        made = await play_by_touch(anne)
    assert {"Move", "Use", "Board"} < made
    for seat, guest in enumerate(people):
        await expect(guest.see("end")).to_be_visible()
        await expect(guest.see("tally").locator("thead th")).to_have_count(4 if LONG else 2)
        for row in await guest.see("tally").locator("tr").all():  # no number hides below another
            await expect(row).to_be_in_viewport(ratio=1)
        assert await hears_no_secret(guest, seat) > 10
