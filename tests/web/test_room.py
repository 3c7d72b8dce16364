"""Coming into a room, and how it numbers and tells."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.tour import draw_a_card, look_at_the_luck

WATCH_THE_HEADING = """() => {
    window.bare = 0;
    const look = () => { if (!document.querySelector("h1")) bare += 1; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
ON_THE_HEADING = "document.activeElement.matches('#main h1')"
LUCK_UNDER_ACTS = """() => [...document.querySelectorAll("[data-testid=log] .luck [data-number]")]
    .map((one) => [one, one.closest(".told").querySelector(".act")])
    .filter(([, act]) => act)
    .map(([one, act]) => [Number(one.dataset.number), Number(act.dataset.number)])"""


@pytest.mark.anyio
async def test_who_takes_the_last_chair_keeps_a_heading_and_the_focus(come: Come) -> None:
    anne, jack = await come(), await come()
    await anne.sit_down("open", start=False)
    await jack.go(f"/t/{anne.table}")
    await jack.see("join").wait_for()
    await jack.page.evaluate(WATCH_THE_HEADING)
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await expect(jack.see("seat-1")).to_contain_text("you")
    await jack.page.wait_for_function(ON_THE_HEADING)
    await anne.see("start").click()
    for guest in (anne, jack):
        await guest.see("prompt").wait_for()
        await guest.page.wait_for_function(ON_THE_HEADING)
    assert await jack.page.evaluate("bare") == 0


@pytest.mark.anyio
async def test_acts_are_numbered_as_they_are_shown_and_digits_choose_so(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await guest.act()
    await guest.my_turn()
    numbers = await guest.acts.locator(".digit").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    acts: list[str] = (await guest.sight())["acts"]
    await guest.page.keyboard.press("2")
    await guest.page.wait_for_function("seen.acts.length === 2")
    assert guest.sent[-1]["act"] == json.loads(acts[1])


@pytest.mark.anyio
async def test_the_log_tells_luck_under_the_act_it_follows(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await draw_a_card(guest)
    await look_at_the_luck(guest)
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    expected, act = [], None
    for entry in journal:
        if entry["seat"] != "luck":
            act = entry["number"]
        elif act is not None:
            expected.append([entry["number"], act])
    assert expected
    assert await guest.page.evaluate(LUCK_UNDER_ACTS) == expected
    await guest.sees_what_the_server_keeps()
