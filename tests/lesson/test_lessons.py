"""Every lesson can be taught, in both languages, and what cannot be taught is named."""

from __future__ import annotations

import re

import pytest

from flibuste.core.errors import FlibusteError, UnknownGame
from flibuste.core.lesson import (
    STEPS,
    BadLesson,
    Lesson,
    NoLesson,
    Saying,
    lesson,
    lessons,
    read_lesson,
    rule_said,
)
from flibuste.core.registry import find
from flibuste.core.words import LANGUAGES

LONGEST = 200  # characters of a step: a phone shows them above the board
TAUGHT = [lesson(key) for key in lessons()]
each_lesson = pytest.mark.parametrize("taught", TAUGHT, ids=lessons())


def sayings(taught: Lesson) -> list[Saying]:
    return [one for step in taught.steps for one in (step.text, step.wrong) if one is not None]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?=\s|$)", text))


def test_cartagena_has_a_lesson() -> None:
    assert "cartagena" in lessons()


@each_lesson
def test_a_lesson_has_8_to_14_steps_and_most_of_them_are_acts(taught: Lesson) -> None:
    assert len(taught.steps) in STEPS
    assert sum(step.act is not None for step in taught.steps) >= len(taught.steps) / 2


@each_lesson
def test_every_step_says_one_or_two_short_sentences_in_both_languages(taught: Lesson) -> None:
    for saying in sayings(taught):
        assert saying.en != saying.fr
        for text in (saying.en, saying.fr):
            assert 1 <= sentences(text) <= 2, text
            assert len(text) <= LONGEST, text
            assert text == text.strip()


@each_lesson
def test_french_has_its_spaces_and_apostrophes(taught: Lesson) -> None:
    for saying in sayings(taught):
        assert "'" not in saying.en + saying.fr
        assert not re.search(r"[ \w][:;!?»]", saying.fr), saying.fr
        assert "« " not in saying.fr
        assert not re.search(r"\u00a0[;!?]|\u202f[:»]", saying.fr), saying.fr


@each_lesson
def test_every_act_that_leads_on_is_one_choice_among_several(taught: Lesson) -> None:
    """Also: it stands in the menu, so a page that shows listed acts can be clicked through."""
    match = taught.begin()
    for step in taught.steps:
        if step.act is not None:
            menu = list(match.state.legal(taught.you))
            assert step.act in menu
            assert len(menu) > 1
        for seat, action in step.acts(taught.you):
            match.act(seat, action)


@each_lesson
def test_the_rule_of_a_step_can_be_quoted(taught: Lesson) -> None:
    for step in taught.steps:
        for language in LANGUAGES:
            heading, text = rule_said(taught.game, language, step.rule)
            assert heading.startswith(f"{step.rule} · ")
            assert text


@each_lesson
def test_a_lesson_ends_in_a_match_where_the_learner_is_to_act(taught: Lesson) -> None:
    match = taught.end()
    assert taught.you in match.state.awaiting()
    assert match.journal == []
    last = taught.begin()
    for step in taught.steps:
        for seat, action in step.acts(taught.you):
            last.act(seat, action)
    assert match.game.write(match.state) == match.game.write(last.state)


def test_a_game_without_a_lesson_and_an_unknown_one_are_told_apart() -> None:
    with pytest.raises(UnknownGame):
        lesson("chess")
    with pytest.raises(NoLesson, match="cartagena"):
        lesson("_template")


# What cannot be taught

STEP = '[[step]]\nen = "Look."\nfr = "Regardez."\nrule = "C9"\n'
HEAD = """you = 0
spots = ["square:[0-9]+"]
[position]
seats = 2
layout = "A B' E C' D' F'"
pirates = [[0, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 3]]
hands = [{ key = 2 }, { hat = 2 }]
turn = 0
"""


def written(first: str = STEP, *, head: str = HEAD, last: str = STEP, more: int = 6) -> str:
    return head + first + STEP * more + last


def test_the_shortest_lesson_can_be_read() -> None:
    assert len(read_lesson(find("cartagena"), written()).steps) == 8


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (written(more=5), "8 to 14 steps"),
        (written(more=13), "8 to 14 steps"),
        (written(head=HEAD.replace("you = 0", "you = 2")), "seat from 0 to 1"),
        (written(head=HEAD.replace("key = 2", "key = 18")), "cannot be read.*key"),
        (written(head="hue = 1\n" + HEAD), "cannot be read.*hue"),
        (written(head="you = = 0"), "cannot be read"),
        (written(STEP.replace("Look.", " ")), "Step 1.*missing"),
        (written(STEP.replace("C9", "C99")), "Step 1.*C99"),
        (written(STEP + 'spot = "mast"\n'), "Step 1.*mast"),
        (written(STEP + 'act = "Fly 3"\n'), "Step 1.*Fly"),
        (written(STEP + 'act = "Advance 0 hat"\n'), "Step 1.*hat"),
        (written(STEP + 'others = ["1 Advance 0 hat"]\n'), "Step 1.*turn"),
        (written(STEP + 'others = ["somebody Advance 0 hat"]\n'), "Step 1.*somebody"),
        (written(STEP + 'act = "Retreat 4"\n'), "Step 1.*luck"),
        (written(last=STEP + 'act = "Advance 0 key"\n'), "Step 8.*last step"),
    ],
)
def test_what_cannot_be_taught_is_named_in_both_languages(text: str, told: str) -> None:
    with pytest.raises(BadLesson) as raised:
        read_lesson(find("cartagena"), text)
    assert re.search(told, raised.value.say("en")), raised.value.say("en")
    assert raised.value.say("fr") != raised.value.say("en")
    assert isinstance(raised.value, FlibusteError)
