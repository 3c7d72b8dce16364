"""Coming into a room, and how it numbers and tells."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Locator, expect

from tests.web.conftest import Come
from tests.web.tour import draw_a_card, end_turn, look_at_the_luck

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
    await guest.page.wait_for_function("() => seen.acts.length === 2")
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


# Chips of players that are cut off at the side, or whose state is.
CUT_OFF = """() => [...document.querySelectorAll("[data-testid^=seat-]")].filter((chip) => {
    const { left, right } = chip.getBoundingClientRect();
    const note = chip.querySelector(".note");
    const seen = note && note.clientWidth > 1; // what has no room is only heard
    return left < 0 || right > innerWidth || (seen && note.scrollWidth > note.clientWidth + 1);
}).map((chip) => chip.textContent)"""


@pytest.mark.anyio
async def test_four_words_lead_back_to_a_table_where_every_chair_is_somebodys(come: Come) -> None:
    """From a fresh device, on a phone: before the match, and while the others wait."""
    small = {"width": 360, "height": 640}
    anne, jack, mary = await come(**small), await come(), await come(**small, pardon=("404",))
    await anne.sit_down("open", "open", start=False)
    table = f"/api/tables/{anne.table}"
    phrase = (await jack.tell(f"{table}/join", {"name": "Jack the Longwinded"}))["phrase"]
    await (await come()).tell(f"{table}/join", {"name": "Kate"})
    await mary.go(f"/t/{anne.table}")
    await expect(mary.see("was-here")).to_be_visible()
    await anne.see("start").click()
    await anne.my_turn()
    await anne.act()
    await end_turn(anne)
    await expect(anne.see("seat-1").get_by_role("button", name="Let a bot play")).to_be_visible()
    assert not await anne.page.evaluate(CUT_OFF)
    await expect(mary.see("prompt")).to_be_visible()
    await mary.page.keyboard.press("i")
    await expect(mary.see("about").get_by_test_id("was-here")).to_be_visible()
    await mary.page.keyboard.press("Escape")
    form, alarms = mary.see("was-here-form"), mary.page.get_by_role("alert")
    await mary.see("was-here").click()
    for wrong in ("no such words here", "nor these"):
        await say(form, wrong)
        await expect(form.locator("button")).to_be_enabled()
        await expect(alarms).to_have_count(1)
    await say(form, phrase.replace(" ", ", "))
    await expect(mary.see("seat-1")).to_contain_text("you")
    await expect(form).to_have_count(0)
    assert not await alarms.count()


async def say(form: Locator, phrase: str) -> None:
    await form.locator("input").fill(phrase)
    await form.locator("button").click()
