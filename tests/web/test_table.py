"""One person and bots: the help a table gives, in both languages, under any name of the machine."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.async_api import Response, expect

from flibuste.core.registry import games
from tests.web.conftest import LONG, Come
from tests.web.guest import Guest, Json
from tests.web.house import House
from tests.web.tour import act_until_something_is_greyed, draw_a_card, look_at_the_luck

DISCARDS = "[data-supply=discard]"
MOST_BYTES = 75_000  # of the lobby with all it loads, each file compressed
MOST_AT_TABLE = 150_000  # of the files that a first visit to a table loads, likewise


@pytest.mark.anyio
async def test_one_tap_in_the_lobby_and_a_match_against_bots_is_on(come: Come) -> None:
    guest = await come()
    await guest.go()
    await guest.see("play-now-cartagena").click()
    await guest.my_turn()
    await expect(guest.see("prompt")).to_contain_text("Your turn")
    await expect(guest.see("seat-0")).to_have_attribute("data-turn", "true")
    assert await guest.acts.count() > 1
    await guest.sees_what_the_server_keeps()


@pytest.mark.anyio
async def test_a_hint_marks_an_act_that_can_be_made(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await guest.see("hint").click()
    marked = guest.acts.filter(has_text="hint")
    await expect(marked).to_have_count(1)
    await guest.act(await index_of(guest, str(await marked.get_attribute("data-act"))))


async def index_of(guest: Guest, act: str) -> int:
    acts: list[str] = (await guest.sight())["acts"]
    return acts.index(act)


@pytest.mark.anyio
async def test_a_half_made_move_is_told_by_the_sentence(
    come: Come,
) -> None:
    guest = await come()
    await guest.sit_down(game="plank")
    await guest.my_turn()
    await guest.act()
    await guest.my_turn()
    head = guest.see("prompt").locator(".head")
    before = await head.inner_text()
    await guest.page.locator("[data-handle^='action:']:not([aria-disabled=true])").first.click()
    advice = await guest.see("slot-advice").inner_text()
    await expect(head).to_have_text(f"{advice}.")
    await guest.page.keyboard.press("Escape")
    await expect(head).to_have_text(before)


@pytest.mark.anyio
async def test_who_takes_back_much_is_asked_first_and_reads_what_goes(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    for _ in range(3):
        await guest.my_turn()
        await guest.act()
    await guest.my_turn()
    before = await guest.log_length()
    await guest.see("undo").click()
    told = guest.see("take-back")
    await expect(told.locator(".act").first).to_contain_text("You play")
    assert await told.locator(".act").count() > 3
    await guest.page.keyboard.press("Escape")
    assert await guest.log_length() == before
    await guest.see("undo").click()
    await guest.see("take-back-sure").click()
    await guest.page.wait_for_function(
        "length => document.querySelectorAll('[data-testid=log] [data-number]').length < length",
        arg=before,
    )


@pytest.mark.anyio
async def test_what_was_just_done_can_be_taken_back(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await expect(guest.see("undo")).to_be_disabled()
    await guest.act()
    before, discards = await guest.sight(), await guest.page.locator(DISCARDS).inner_html()
    await guest.act()
    assert await guest.sight() != before
    await guest.see("undo").click()
    await expect(guest.see("prompt")).to_have_text(before["prompt"])
    await guest.page.wait_for_function(
        "length => document.querySelectorAll('[data-testid=log] [data-number]').length === length",
        arg=len(before["log"]),
    )
    assert await guest.sight() == before
    await expect(guest.greyed).to_have_count(0)
    assert await guest.page.locator(DISCARDS).inner_html() == discards
    await guest.sees_what_the_server_keeps()
    assert await guest.see("spoken").inner_text()
    await guest.follow("/")
    await guest.see("play-now-cartagena").wait_for()
    assert not await guest.see("spoken").inner_text()


@pytest.mark.anyio
async def test_a_greyed_act_explains_itself_and_the_rules_open_at_its_rule(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await act_until_something_is_greyed(guest)
    sent = len(guest.sent)
    await guest.greyed.first.click(force=True)  # it is there to be pressed, though not to be made
    why = guest.see("why-not")
    link = why.get_by_role("link", name=re.compile(r"Read rule C\d+"))
    rule = str(await link.get_attribute("href")).partition("#")[2]
    await link.click()
    heading = guest.see("rules").locator(f"#{rule}")
    await expect(heading).to_be_in_viewport()
    await expect(heading).to_be_focused()
    assert len(guest.sent) == sent


@pytest.mark.anyio
async def test_a_stroke_of_luck_is_shown_with_what_could_have_come(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await draw_a_card(guest)
    await look_at_the_luck(guest)
    outcomes = guest.see("luck").get_by_role("listitem")
    await expect(outcomes.filter(has_text="this came")).to_have_count(1)
    told = [await one.inner_text() for one in await outcomes.all()]
    assert all(re.search(r"[a-z]+\s+\d+ chances? in\s\d+", one) for one in told), told


@pytest.mark.anyio
async def test_any_act_can_be_asked_about_and_nothing_is_played(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    before = await guest.sight()
    await guest.page.keyboard.press("m")
    form = guest.see("may-i")
    await form.get_by_label("From").fill("30")
    await form.get_by_role("button", name="Ask").click()
    await expect(guest.see("why-not")).to_contain_text("no pirate")
    await guest.page.keyboard.press("Escape")
    await expect(guest.see("why-not")).to_have_count(0)
    assert await guest.sight() == before


@pytest.mark.anyio
async def test_the_language_changes_on_the_spot_and_nothing_else_does(come: Come) -> None:
    guest = await come()
    await guest.sit_down()
    await guest.my_turn()
    await guest.act()
    await guest.see("tab-chat").click()
    await guest.page.get_by_label("Say something").fill("half a senten")
    english, lines = await guest.sight(), (await guest.seen())["lines"]
    html = guest.page.locator("html")
    await guest.see("lang-fr").click()
    await expect(html).to_have_attribute("lang", "fr")
    await expect(guest.see("prompt")).to_contain_text("À vous")
    async with guest.in_words():
        await expect(guest.see("facts")).to_contain_text("souterrain")
    french = await guest.sight()
    for (_, told), (_, raconte) in zip(english["log"], french["log"], strict=True):
        assert told != raconte
    assert without_words(french) == without_words(english)
    await expect(guest.page.locator("#chat-text")).to_have_value("half a senten")
    await guest.page.reload()
    await expect(html).to_have_attribute("lang", "fr")
    await guest.see("lang-en").click()
    await expect(html).to_have_attribute("lang", "en")
    await expect(guest.see("prompt")).to_have_text(english["prompt"])
    await guest.my_turn()
    await guest.last_number()
    assert await guest.sight() == english
    assert (await guest.seen())["lines"] == lines == 1


def without_words(sight: Json) -> list[object]:
    return [sight["acts"], sight["turns"], [number for number, _ in sight["log"]]]


@pytest.mark.anyio
async def test_a_house_without_certificates_plays_too(come: Come, house: House) -> None:
    """Plain http under a name of the house: no secure context, as on phones."""
    lan = house.by_name("lan.test")
    anne, jack = await come(address=lan), await come(address=lan)
    await anne.go("/new?game=cartagena")
    assert await anne.page.evaluate("isSecureContext") is False
    await anne.page.get_by_role("button", name="Open the table").click()
    link = await anne.see("share-link").input_value()
    assert link == f"{lan}/t/{anne.table}"
    await jack.go(link)
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await expect(anne.see("seat-1")).to_contain_text("Jack")
    await anne.page.get_by_role("button", name="Copy: Link for friends").click()
    await expect(anne.page.get_by_text("Copied.")).to_be_visible()
    await anne.see("start").click()
    first, second = anne, jack
    for guest in (anne, jack):
        await guest.see("prompt").wait_for()
    if await anne.see("seat-1").get_attribute("data-turn") == "true":
        first, second = jack, anne
    await first.my_turn()
    await first.act()
    assert len(first.sent) == 1
    await expect(second.see("log")).to_contain_text("plays")
    assert not second.sent


@pytest.mark.anyio
async def test_the_lobby_is_a_small_page(come: Come) -> None:
    guest = await come()
    answers = answers_to(guest)
    await guest.go()
    await guest.see("play-now-cartagena").wait_for()
    sizes = await weigh(answers)
    assert len(sizes) > 4
    assert sum(sizes.values()) <= MOST_BYTES, json.dumps(sizes, indent=1)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "locale"),
    [
        ("cartagena", "fr-FR"),
        ("plank", "en-GB"),
        ("rum", "fr-FR"),  # the heaviest
        *([("cartagena", "en-GB"), ("plank", "fr-FR")] if LONG else []),
    ],
)
async def test_a_table_is_light_and_loads_the_art_of_its_own_game_only(
    come: Come, game: str, locale: str
) -> None:
    guest = await come(locale=locale)
    answers = answers_to(guest)
    await guest.sit_down(game=game)
    await guest.see(f"board-{game}").wait_for()
    await guest.page.wait_for_load_state("networkidle")
    sizes = await weigh([answer for answer in answers if "/api/" not in answer.url])
    assert sum(sizes.values()) <= MOST_AT_TABLE, json.dumps(sizes, indent=1)
    scripts = "".join([await answer.text() for answer in answers if answer.url.endswith(".js")])
    assert {key for key in games() if f"board-{key}" in scripts} == {game}
    assert "poster-" not in scripts


def answers_to(guest: Guest) -> list[Response]:
    """Whatever this page loads from now on."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    guest.page.on("response", note)
    return answers


async def weigh(answers: list[Response]) -> dict[str, int]:
    """Bytes of each, compressed."""
    return {answer.url: len(gzip.compress(await answer.body())) for answer in answers}
