"""Every lesson on the page, in both languages, with a wrong act, into a real match."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import ViewportSize, expect

from flibuste.core.lesson import Lesson, lesson, lessons
from flibuste.core.plain import to_json
from tests.web.conftest import LONG, PATIENCE, Come
from tests.web.guest import ENTRIES, Guest

PHONE: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1280, "height": 740}


async def come_to_the_lesson(guest: Guest, key: str) -> None:
    """From the lobby, by the button on the game's card."""
    await guest.go()
    await guest.see(f"learn-{key}").click()
    await guest.see("learn-text").wait_for()


async def speak(guest: Guest, language: str) -> None:
    """By the header; on a phone it lies behind one button."""
    if not await guest.see(f"lang-{language}").is_visible():
        await guest.see("more").click()
        await guest.see(f"lang-{language}").click()
        await guest.see("more").click()
    else:
        await guest.see(f"lang-{language}").click()


async def open_the_moves(guest: Guest) -> None:
    """The list of moves is folded away: whoever wants it opens it."""
    moves = guest.see("learn-moves")
    if not await guest.see("act-list").is_visible():
        await (
            moves.locator("summary") if await moves.locator("summary").count() else moves
        ).click()
    await guest.acts.first.wait_for()


async def at_step(guest: Guest, number: int) -> None:
    """The page has come to this step; what is shown before it is skipped."""
    arrived = guest.page.locator(f"[data-testid=learn][data-step='{number}']")
    async with asyncio.timeout(PATIENCE / 1000):
        while not await arrived.count():
            await guest.skip()


async def take(guest: Guest, taught: Lesson, number: int, *languages: str) -> None:
    """One step: read the sentence, in one language or another, then act, or go on."""
    step = taught.steps[number - 1]
    await at_step(guest, number)
    for language in languages:
        if language != languages[0]:
            await speak(guest, language)
        await expect(guest.see("learn-text")).to_have_text(getattr(step.text, language))
    if step.spot is not None and number < len(taught.steps):
        await expect(guest.page.locator("[class*=pointed], .spot").first).to_be_attached()
    if step.act is not None:
        await act(guest, to_json(step.act))
    elif number < len(taught.steps):
        await guest.see("learn-next").click()


async def act(guest: Guest, wanted: object) -> None:
    """Click the act in the list, whatever the order of its fields."""
    await open_the_moves(guest)
    for button in await guest.acts.all():
        if json.loads(str(await button.get_attribute("data-act"))) == wanted:
            await button.click()
            return
    raise AssertionError(f"{wanted} cannot be done")


async def do_something_else(guest: Guest, right: object) -> None:
    await open_the_moves(guest)
    for button in await guest.acts.all():
        if json.loads(str(await button.get_attribute("data-act"))) != right:
            await button.click()
            return


def languages(number: int, steps: int) -> list[str]:
    """Those in which a step is read: the first is the one that the page speaks by then."""
    if LONG:
        return ["fr", "en"] if number % 2 == 1 else ["en", "fr"]
    if number == steps // 2:
        return ["fr", "en"]
    return ["fr"] if number < steps // 2 else ["en"]


def on_a_phone(number: int, steps: int) -> bool:
    """Whether a step is taken there, or on a wide screen."""
    return number % 2 == 1 if LONG else number < steps // 2


@pytest.mark.anyio
@pytest.mark.parametrize("key", lessons())
async def test_a_lesson_is_played_to_a_real_match(come: Come, key: str) -> None:
    """Screen and language change in the middle; when there is time the screen does with every
    step, and every sentence is read in both languages.
    """
    taught = lesson(key)
    guest = await come(locale="fr-FR", **PHONE)
    await guest.go(f"/learn/{key}")
    for number in range(1, len(taught.steps) + 1):
        phone = on_a_phone(number, len(taught.steps))
        await guest.page.set_viewport_size(PHONE if phone else WIDE)
        await guest.page.locator(f"[data-screen={'phone' if phone else 'wide'}]").wait_for()
        await take(guest, taught, number, *languages(number, len(taught.steps)))
    await expect(guest.see("learn-next")).to_have_count(0)
    assert await guest.see("learn-friends").get_attribute("href") == f"/new?game={key}"
    await expect(guest.see("learn-new")).to_be_enabled()
    visited = await guest.page.evaluate("history.length")
    await guest.see("learn-play").click()
    await guest.my_turn()
    assert await guest.page.evaluate("history.length") == visited, "back leads into the lesson"
    end = taught.end()
    menu = [to_json(one) for one in end.state.legal(taught.you)]
    shown = [json.loads(one) for one in (await guest.sight())["acts"]]
    assert sorted(map(str, shown)) == sorted(map(str, menu))
    about = await guest.ask(f"/api/tables/{guest.table}")
    assert {chair["bot"] for chair in about["chairs"]} == {None, "greedy"}
    await guest.page.set_viewport_size(WIDE)
    await guest.see("tab-acts").click()
    await guest.acts.first.click()
    await guest.page.locator(ENTRIES).first.wait_for(state="attached")


@pytest.mark.anyio
async def test_a_wrong_act_is_answered_with_its_rule_and_nothing_changes(come: Come) -> None:
    taught = lesson("cartagena")
    guest = await come()
    await come_to_the_lesson(guest, "cartagena")
    for number in (1, 2):
        await take(guest, taught, number, "en")
    step = taught.steps[2]
    await at_step(guest, 3)
    before = await guest.sight()
    await do_something_else(guest, to_json(step.act))
    answer = guest.see("learn-answer")
    assert step.wrong is not None
    await expect(answer).to_contain_text(step.wrong.en)
    await expect(answer).to_contain_text("Why? C9", use_inner_text=True)
    await expect(answer).to_have_role("status")
    assert await guest.sight() == before
    await answer.get_by_role("link").click()
    await expect(guest.see("rules")).to_contain_text("C9")
    await guest.page.keyboard.press("Escape")
    await guest.see("hint").click()
    hinted = guest.page.locator("[data-act].hinted")
    assert json.loads(str(await hinted.get_attribute("data-act"))) == to_json(step.act)
    await act(guest, to_json(step.act))
    await at_step(guest, 4)
    await expect(answer).to_be_empty()


@pytest.mark.anyio
async def test_a_lesson_goes_back_and_changes_its_language(come: Come) -> None:
    taught = lesson("cartagena")
    guest = await come()
    await come_to_the_lesson(guest, "cartagena")
    for number in (1, 2, 3):
        await take(guest, taught, number, "en")
    await at_step(guest, 4)
    await guest.see("learn-back").click()
    await expect(guest.see("learn-text")).to_have_text(taught.steps[2].text.en)
    await speak(guest, "fr")
    await expect(guest.see("learn-text")).to_have_text(taught.steps[2].text.fr)
    await take(guest, taught, 3, "fr")
    await at_step(guest, 4)


@pytest.mark.anyio
async def test_a_lesson_is_played_by_the_keyboard_alone(come: Come) -> None:
    taught = lesson("cartagena")
    guest = await come()
    await guest.go("/learn/cartagena")
    await guest.see("learn-text").wait_for()
    await guest.tab_to("[data-testid=learn-next]")
    await guest.page.keyboard.press("Enter")
    await at_step(guest, 2)
    await guest.page.keyboard.press("Enter")
    await at_step(guest, 3)
    for number, step in enumerate(taught.steps[2:], 3):
        await at_step(guest, number)
        if step.act is not None:
            await guest.page.keyboard.press("h")
            if not await guest.see("act-list").is_visible():
                await guest.tab_to("[data-testid=learn-moves] summary")
                await guest.page.keyboard.press("Enter")
            await guest.tab_to('[data-act][tabindex="0"]')
            for _ in range(await guest.acts.count()):
                if await guest.page.evaluate("document.activeElement.matches('.hinted')"):
                    break
                await guest.page.keyboard.press("ArrowDown")
            await guest.page.keyboard.press("Enter")
        elif number < len(taught.steps):
            await expect(guest.see("learn-next")).to_be_focused()
            await guest.page.keyboard.press("Enter")
    await expect(guest.see("learn-play")).to_be_focused()


@pytest.mark.anyio
async def test_nothing_moves_between_two_steps_and_what_is_pointed_at_has_the_only_frame(
    come: Come,
) -> None:
    guest = await come(width=1440, height=900)
    await guest.go("/learn/cartagena")
    taught = lesson("cartagena")
    told = guest.page.locator(".now")
    await at_step(guest, 1)
    high = await told.evaluate("(one) => one.getBoundingClientRect().height")
    ends = next(nth for nth, one in enumerate(taught.steps, 1) if one.spot == "acts")
    for number in range(1, ends):
        await take(guest, taught, number)
        assert await told.evaluate("(one) => one.getBoundingClientRect().height") == high
    await at_step(guest, ends)
    await expect(guest.page.locator(".slot .pointed")).to_be_visible()
    await expect(guest.page.locator(".below .pointed")).to_have_css("box-shadow", "none")


@pytest.mark.anyio
async def test_sentence_board_and_acts_share_a_phone(come: Come) -> None:
    taught = lesson("cartagena")
    guest = await come(width=360, height=640, locale="fr-FR")
    await come_to_the_lesson(guest, "cartagena")
    for number in range(1, len(taught.steps) + 1):
        await at_step(guest, number)
        await expect(guest.see("learn-text")).to_be_in_viewport(ratio=1)
        if taught.steps[number - 1].act is not None:
            for part in ("hint", "learn-moves"):
                await expect(guest.see(part)).to_be_in_viewport(ratio=1)
            slot = guest.page.locator("[data-testid=slot-advice], [data-deed]")
            await expect(slot.first).to_be_in_viewport(ratio=1)
        assert await guest.page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth"
            " && document.documentElement.scrollHeight <= innerHeight"
        )
        await take(guest, taught, number, "fr")


@pytest.mark.anyio
async def test_where_there_is_no_lesson_the_page_says_so(come: Come) -> None:
    guest = await come(pardon=("404",))
    await guest.go("/learn/chess")
    await expect(guest.page.get_by_role("heading")).to_contain_text("chess")
