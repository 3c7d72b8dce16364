"""The sentence of a table keeps its height: whatever it says is seen whole, at every size."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.words import words
from flibuste.room.pirates import PIRATES
from tests.core.test_prompts import DETAIL, HEAD
from tests.web.boxes import LOOK
from tests.web.conftest import LONG, Come
from tests.web.test_frame import BIG, DESK, LETTERS, LOW, NAME, PHONE, SIZES, TABLET, TALL

SEATS: Final = {"cartagena": 5, "plank": 2}  # where two play the plank, crews of nobody turn cards
# Letters that a told line has at most when it has several sentences: Sentence.svelte.
ROOM: Final = {PHONE: 115, TALL: 115, LOW: 130, TABLET: 230, DESK: 230, BIG: 230}
MANY: Final = 12  # lines that are tried, the longest ones
TRIED: Final = SIZES if LONG else (PHONE, LOW, TABLET, DESK)  # the others only have more room
# Nothing else happens in the page meanwhile: it is told of a change of words before it goes on.
CUT: Final = """async ([where, lines, skips]) => {
    const text = document.querySelector(`.sentence ${where}`);
    const box = text.closest(".head, .line");
    const sentence = text.closest(".sentence");
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const beside = rules.find(({ style }) => style?.gridArea === "skip"); // Beside.svelte's
    const [, scope] = beside.selectorText.split(/\\.skip\\./);
    const told = sentence.querySelector(".told");
    const cut = [];
    const skip = document.createElement("button");
    skip.className = `skip ${scope}`;
    skip.innerHTML = "<svg width='18' height='18'></svg><span>Passer 12&nbsp;étapes</span>";
    if (skips && !sentence.querySelector(".skip")) sentence.append(skip);
    const hidden = box.classList.contains("visually-hidden");
    box.classList.remove("visually-hidden");
    if (hidden) told.style.display = "none";
    for (const line of lines) {
        text.textContent = line;
        await null;
        const over = [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth];
        if (over.some((pixels) => pixels > 0)) cut.push(line);
    }
    if (hidden) told.style.removeProperty("display");
    box.classList.toggle("visually-hidden", hidden);
    skip.remove();
    return cut;
}"""
CALL: Final = """async (names) => {
    for (const one of document.querySelectorAll(".panel > .name")) {
        one.firstChild.data = names.shift();
    }
}"""


class Said(NamedTuple):
    """What a whole match says to the player of the first seat, each line once."""

    sentences: set[str]
    stories: set[str]  # all that is told of one step
    heads: set[str]
    details: set[str]


@cache
def said(game: str, language: str) -> Said:
    match: Match[Any, Any, Any] = Match(game, SEATS[game])
    speaker = words(game, language).of([NAME] * SEATS[game])
    rng = Random(f"{game} at length")
    found = Said(set(), set(), set(), set())
    while (drawn := random_act(match.state, rng)) is not None:
        (step,) = match.take(*drawn, viewers=[0])
        story = [speaker.say(message) for message in step.story]
        found.sentences.update(story)
        found.stories.add(" ".join(story))
        menu = list(match.state.legal(0)) if 0 in match.state.awaiting() else []
        prompt = match.game.prompt(match.view(0), menu)
        found.heads.add(speaker.say(prompt))
        found.details.add(speaker.detail(prompt))
    return found


def longest(lines: set[str]) -> list[str]:
    return sorted(lines, key=len)[-MANY:]


def as_long(lines: set[str], letters: int) -> str:
    """A line with as many letters as there may be."""
    return " ".join(longest(lines))[:letters]


@pytest.mark.anyio
@pytest.mark.parametrize("language", ["fr", "en"] if LONG else ["fr"])  # the longer one
@pytest.mark.parametrize("game", SEATS)
async def test_stories_and_prompts_are_said_whole(come: Come, game: str, language: str) -> None:
    player, guest = await come(), await come(locale=language)
    await player.sit_down(*["bot:random"] * (SEATS[game] - 1), game=game, name=NAME)
    await guest.go(f"/t/{player.table}")  # whoever watches is told what happened last, all the time
    lines = said(game, language)
    for size in TRIED:
        await guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        await guest.page.locator(".sentence .told .text").wait_for()
        await guest.page.evaluate(LOOK, False)  # which waits until all lies still
        for where, tried in (
            (".told .text", [*longest(lines.sentences), as_long(lines.stories, ROOM[size])]),
            (".prompt .head", [*longest(lines.heads), as_long(lines.heads, HEAD)]),
            (".prompt .text", [*longest(lines.details), as_long(lines.details, DETAIL)]),
        ):
            for skips in (False, True):
                cut = await guest.page.evaluate(CUT, [where, tried, skips])
                assert not cut, (size, where, skips, cut)


@pytest.mark.anyio
@pytest.mark.parametrize("game", SEATS if LONG else ["cartagena"])
async def test_every_name_of_a_bot_can_be_told(come: Come, game: str) -> None:
    """With as many at the table as there may be."""
    chairs = {"cartagena": 5, "plank": 4}[game]
    guest = await come(width=PHONE[0], height=PHONE[1])
    await guest.sit_down(*["bot:random"] * (chairs - 1), game=game, name=NAME)
    await guest.page.locator(".counts").first.wait_for(state="attached")
    for size in TRIED:
        await guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        for first in range(0, len(PIRATES), chairs):
            names = [*PIRATES, *PIRATES][first : first + chairs]
            await guest.page.evaluate(CALL, names)
            seen = (await guest.page.evaluate(LOOK, False))["names"]
            for name in set(names) & set(seen):  # a panel of mine may do without my name
                assert seen[name] >= min(LETTERS[size], len(name)), (size, name)


# Of every panel: pixels between what is seen of the name and the points, and beyond these.
POINTS: Final = """(points) => [...document.querySelectorAll(".panel")].map((panel) => {
    const [name, sum] = [panel.querySelector(".name"), panel.querySelector(".points")];
    [...sum.childNodes].findLast((one) => one.data?.trim()).data = points;
    const box = (one) => one.getBoundingClientRect();
    const told = document.createRange();
    told.selectNodeContents(name);
    const seen = Math.min(box(told).right, box(name).right);
    return [box(sum).left - seen, box(panel).right - box(sum).right];
})"""


@pytest.mark.anyio
@pytest.mark.parametrize("chairs", [3, 4, 5] if LONG else [4])
async def test_no_name_runs_into_the_points_beside_it(come: Come, chairs: int) -> None:
    guest = await come(width=PHONE[0], height=PHONE[1])
    await guest.sit_down(*["bot:random"] * (chairs - 1), game="rum", name=NAME, first=0)
    await guest.page.locator(".points").first.wait_for(state="attached")
    for size in (PHONE, LOW, TABLET) if LONG else (PHONE,):
        await guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        await guest.page.evaluate(CALL, [NAME] * chairs)
        gaps = await guest.page.evaluate(POINTS, "126")
        assert len(gaps) == chairs
        for before, after in gaps:
            assert before >= 0, (size, gaps)
            assert after >= 0, (size, gaps)


@pytest.mark.anyio
@pytest.mark.parametrize("seconds", [600, 86_400] if LONG else [600])
async def test_a_clock_that_goes_on_to_the_bank_moves_nothing(come: Come, seconds: int) -> None:
    guest = await come(width=PHONE[0], height=PHONE[1])
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    wanted = {"game": "mutiny", "name": NAME, "seats": chairs, "options": {"first": 0}}
    clock = {"kind": "bank", "minutes": 3 * 1440, "seconds": seconds, "zero": "vote"}
    table = (await guest.tell("/api/tables", {**wanted, "clock": clock}))["table"]
    await guest.tell(f"/api/tables/{table}/start", {})
    await guest.go(f"/t/{table}")
    await guest.page.locator(".clock small").wait_for()
    before, after = await guest.page.evaluate(
        """() => {
            const high = () => document.querySelector(".crew").getBoundingClientRect().height;
            const before = high();
            document.querySelector(".clock small").style.display = "none";
            return [before, high()];
        }"""
    )
    assert before == after
