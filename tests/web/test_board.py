"""Cartagena on its illustrated board: by tapping, by dragging, by keys; and what moves."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, expect

from tests.web.conftest import LONG, Come
from tests.web.guest import Guest, arrived
from tests.web.test_match import has_acted, play_by_keyboard

PILE = "[data-pile]:not([aria-disabled=true])"
PIRATE = "[data-handle].mine"
GOAL = "[data-handle].goal"
WALKER = """() => {
    window.walked = 0;
    new MutationObserver(() => {
        window.walked += document.querySelectorAll("[data-walking]").length;
    }).observe(document.body, { childList: true, subtree: true });
}"""
HOLD = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        if (this.matches("[data-walking]")) animation.pause();
        return animation;
    };
}"""  # whoever sets out stands still until the test moves the clock of the walk
STRIDE = """share => {
    const walker = document.querySelector("[data-walking]");
    const [walk] = walker.getAnimations();
    walk.currentTime = walk.effect.getComputedTiming().endTime * share;
    const { x, y } = walker.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
}"""

Hands = Callable[[Guest], Awaitable[None]]


async def tap(guest: Guest) -> None:
    """A card, then the pirate that runs, then where it lands; without cards a pirate goes back."""
    if await guest.page.locator(PILE).count():
        await guest.page.locator(PILE).first.tap()
    await guest.page.locator(PIRATE).first.tap()
    await guest.page.locator(GOAL).first.tap()


async def drag(guest: Guest) -> None:
    """A card onto a pirate; without cards a pirate onto the square it goes back to."""
    mouse = guest.page.mouse
    if await guest.page.locator(PILE).count():
        await take_up(guest, guest.page.locator(PILE).first)
        await mouse.move(*await middle(guest.page.locator(PIRATE).first), steps=4)
    else:
        await take_up(guest, guest.page.locator(PIRATE).first)
        await mouse.move(*await middle(guest.page.locator(GOAL).first), steps=4)
    await mouse.up()


async def take_up(guest: Guest, what: Locator) -> None:
    await what.scroll_into_view_if_needed()
    x, y = await middle(what)
    await guest.page.mouse.move(x, y)
    await guest.page.mouse.down()
    await guest.page.mouse.move(x + 6, y - 12, steps=3)


async def middle(what: Locator) -> tuple[float, float]:
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def play_on_the_board(guest: Guest, move: Hands) -> None:
    """Two moves a turn and its end, with pieces alone, until the match is over."""
    while (moment := await guest.moment()) != "over":
        if moment == "steps":
            await guest.skip()
            continue
        acts = len(guest.sent)
        await guest.see("board-cartagena").wait_for()  # it comes a moment after the first acts
        await guest.page.locator(f"{PIRATE}, [data-deed=EndTurn]").first.wait_for()
        moving = await guest.page.locator(PIRATE).count()
        if acts % 3 == 2 or not moving:
            ends = guest.page.locator("[data-deed=EndTurn]")
            await (ends.click() if await ends.count() else move(guest))
        else:
            await move(guest)
        await has_acted(guest, acts)


@pytest.mark.anyio
async def test_a_whole_match_by_tapping_and_dragging_and_when_there_is_time_by_keys_beside_them(
    come: Come,
) -> None:
    """What keys do is looked at in test_match.py."""
    anne, jack = await come(width=360, height=740, has_touch=True), await come()
    others = {"Jack": jack, "Kate": await come()} if LONG else {"Jack": jack}
    turns = 2 * (1 + len(others))
    await anne.sit_down(*["open"] * len(others), start=False, turn_limit=turns)
    for seat, (name, guest) in enumerate(others.items(), 1):
        await guest.go(f"/t/{anne.table}")
        await guest.page.locator("#join-name").fill(name)
        await guest.see("join").click()
        await arrived(anne, seat, name)
    await anne.see("start").click()
    async with asyncio.TaskGroup() as group:
        group.create_task(play_on_the_board(anne, tap))
        group.create_task(play_on_the_board(jack, drag))
        if LONG:
            group.create_task(play_by_keyboard(others["Kate"]))
    for guest in (anne, *others.values()):
        await expect(guest.see("end")).to_be_visible()
        assert len(guest.sent) >= 4
        hands = [keys + pointer for keys, pointer in (await guest.seen())["acts"]]
        assert hands == sorted(set(hands)), "an act that nobody's hand had made"


async def moving_player(come: Come, motion: str) -> Guest:
    """Somebody about to play a first card, with or without things that move."""
    anne = await come(reduced_motion=motion)
    await anne.sit_down()
    await anne.my_turn()
    await expect(anne.see("board-cartagena")).to_be_visible()
    return anne


@pytest.mark.anyio
async def test_a_pirate_walks_square_by_square(come: Come) -> None:
    anne = await moving_player(come, "no-preference")
    await anne.page.evaluate(HOLD)
    await anne.page.locator(PILE).first.click()
    await anne.page.locator(PIRATE).first.click()
    goal = await middle(anne.page.locator(GOAL).first)
    await anne.see("board-go").click()
    await anne.page.locator(".walker").wait_for(state="attached")
    places = [await anne.page.evaluate(STRIDE, share / 20) for share in range(21)]
    assert len({tuple(place) for place in places}) >= 4
    assert abs(places[-1][0] - goal[0]) < 30, "it does not arrive"
    await anne.page.evaluate("document.querySelector('[data-walking]').getAnimations()[0].finish()")
    await expect(anne.page.locator(".walker")).to_have_count(0)


@pytest.mark.anyio
async def test_with_reduced_motion_nothing_moves_and_the_marks_tell(come: Come) -> None:
    anne = await moving_player(come, "reduce")
    await anne.page.evaluate(WALKER)
    await anne.act()
    assert await anne.page.evaluate("() => window.walked") == 0
    assert await anne.page.locator(".flight").count() == 0
    assert await anne.page.locator(".last").count() >= 1


@pytest.mark.anyio
async def test_what_a_touch_lights_up_is_where_the_pirate_lands(come: Come) -> None:
    anne = await moving_player(come, "reduce")
    await anne.page.locator(PILE).first.click()
    await anne.page.locator(PIRATE).first.click()
    await expect(anne.page.locator(GOAL)).to_have_count(1)
    goal = await anne.page.locator(GOAL).get_attribute("data-handle")
    before = await anne.last_number()
    await anne.see("board-go").click()
    await anne.page.wait_for_function(
        "before => [...document.querySelectorAll('[data-number]')]"
        ".some((one) => +one.dataset.number > before)",
        arg=before,
    )
    landed = anne.page.locator(f"[data-handle='{goal}']")
    await expect(landed).to_have_attribute("aria-label", re.compile("Anne 1"))


@pytest.mark.anyio
async def test_the_deck_in_hand_shows_all_that_can_retreat(come: Come) -> None:
    anne = await moving_player(come, "reduce")
    deck = anne.page.locator("[data-handle=deck]")
    await deck.click(force=True)  # it says of itself that it does nothing now
    await expect(anne.see("why-not")).to_be_visible()  # nobody has company behind him yet
    while not any("Retreat" in act for act in (await anne.sight())["acts"]):
        await anne.act()
        await anne.my_turn()
    retreats = [act for act in (await anne.sight())["acts"] if "Retreat" in act]
    await deck.click()
    await expect(anne.page.locator(".will")).to_have_count(len(retreats))
    await anne.page.keyboard.press("Escape")
    await expect(anne.page.locator(".will")).to_have_count(0)


@pytest.mark.anyio
async def test_escape_and_a_second_touch_let_go(come: Come) -> None:
    anne = await moving_player(come, "reduce")
    pile = anne.page.locator(PILE).first
    await pile.click()
    await expect(pile).to_have_attribute("aria-pressed", "true")
    await anne.page.keyboard.press("Escape")
    await expect(pile).to_have_attribute("aria-pressed", "false")
    await pile.click()
    await pile.click()
    await expect(pile).to_have_attribute("aria-pressed", "false")
    assert not anne.sent


@pytest.mark.anyio
async def test_on_a_phone_board_prompt_and_hand_are_seen_together(come: Come) -> None:
    anne = await come(width=360, height=740)
    await anne.sit_down()
    await anne.my_turn()
    for what in (
        "[data-testid=prompt] .head",
        "[data-handle='square:0']",
        "[data-handle='square:37']",
        "[data-pile=skull]",
    ):
        await expect(anne.page.locator(what)).to_be_visible()
        box = await anne.page.locator(what).bounding_box()
        assert box is not None
        assert box["y"] >= 0, what
        assert box["y"] + box["height"] <= 740, what


@pytest.mark.anyio
async def test_tortugas_row_lies_above_the_hand_also_on_a_phone_on_its_side(come: Come) -> None:
    anne = await come(width=740, height=360, has_touch=True, locale="fr-FR")
    await anne.sit_down(variant="tortuga")
    await anne.my_turn()
    below, above = await anne.page.evaluate(
        """() => [
            Math.max(...[...document.querySelectorAll("[data-supply^=row]")]
                .map((one) => one.getBoundingClientRect().bottom)),
            Math.min(...[...document.querySelectorAll(".fan .times, .fan .card")]
                .map((one) => one.getBoundingClientRect().top)),
        ]"""
    )
    assert below <= above + 1


@pytest.mark.anyio
@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
@pytest.mark.parametrize(
    ("width", "height"), [(740, 360), (390, 780), *([(360, 640), (1440, 900)] if LONG else [])]
)
async def test_no_card_of_the_hand_or_the_row_is_cut(
    come: Come, variant: str, width: int, height: int
) -> None:
    """Nor the row's word; a card is 36 px wide on any phone, and so is what is touched."""
    anne = await come(width=width, height=height, has_touch=True, locale="fr-FR")
    await anne.sit_down(variant=variant)
    await anne.my_turn()
    await anne.page.locator(".pile").first.wait_for()
    shown: dict[str, list[float]] = await anne.page.evaluate(
        """() => {
            const board = document.querySelector(".cartagena").getBoundingClientRect();
            const parts = ".pile > .card, .pile > .slot, .times, [data-supply^=row], .label";
            const boxes = [...document.querySelectorAll(parts)]
                .filter((one) => one.closest(".jetty"))
                .map((one) => one.getBoundingClientRect());
            return {
                right: boxes.map((one) => board.right - one.right),
                left: boxes.map((one) => one.left - board.left),
                below: boxes.map((one) => board.bottom - one.bottom),
                wide: [...document.querySelectorAll(".label, .pile")]
                    .map((one) => one.getBoundingClientRect().width),
                cards: [...document.querySelectorAll(".pile")].flatMap((pile) => [
                    pile.offsetWidth,
                    parseFloat(getComputedStyle(pile.querySelector(".card, .slot")).width),
                ]),
            };
        }"""
    )
    assert min(*shown["right"], *shown["left"], *shown["below"]) >= 0
    assert min(shown["wide"]) > 0
    assert round(min(shown["cards"])) >= 36


@pytest.mark.anyio
async def test_a_touch_of_a_panel_on_a_phone_tells_tortugas_open_hand(come: Come) -> None:
    anne = await come(width=740, height=360, has_touch=True)
    await anne.sit_down(variant="tortuga")
    await anne.my_turn()
    await anne.see("board-cartagena").wait_for()
    await anne.see("seat-1").tap()
    signs = "(?:dagger|pistol|key|hat|bottle|skull)"
    await expect(anne.see("tip")).to_have_text(re.compile(rf"^6 cards, (?:{signs} \d, )+0 of 6"))
    told = re.findall(rf"{signs} (\d)", await anne.see("tip").inner_text())
    assert sum(map(int, told)) == 6
