"""Questions for language models, their answers, and what is counted of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste.cli import main
from flibuste.core.luck import Luck, dice
from flibuste.core.playout import random_act
from flibuste.core.registry import card
from flibuste.core.spelling import spell
from flibuste.core.words import words
from flibuste.research.llm import Misunderstood, Model, question, trial, understood, why_not
from tests.research.tables import GAMES

FIRST = """
import re, sys
print("I take the first one.", "1", sep="\\n")
"""
WRONG = """
import sys
text = sys.stdin.read()
print("2" if "WILL NOT DO" in text else "Retreat 1")
"""


def some_match(key: str, moves: int = 9) -> Any:
    match: Any = flibuste.Match(key, flibuste.game(key).seats[-1])
    luck, whims = Luck(7), dice(7)
    for _ in range(moves):
        match.try_luck(luck)
        act = random_act(match.state, whims)
        assert act is not None
        match.act(*act)
    match.try_luck(luck)
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_every_act_can_be_answered_by_number_by_name_and_by_json(key: str, language: str) -> None:
    match = some_match(key)
    seat = match.state.awaiting()[0]
    text = question(match, seat, words(key, language))
    menu = match.state.legal(seat)
    for number, act in enumerate(menu, 1):
        assert f"\n{number}. {spell(act)} · " in text
        assert understood(match, seat, f"Well…\n{number}") == act
        assert understood(match, seat, f"My move: {number}.") == act
        assert understood(match, seat, spell(act)) == act
        assert understood(match, seat, f"{number}. {spell(act)} · because") == act
        assert understood(match, seat, f"So:\n`{json.dumps(flibuste.to_json(act))}`") == act


def test_a_question_cites_the_rules_of_its_acts() -> None:
    match = some_match("cartagena", 2)
    text = question(match, match.state.awaiting()[0], words("cartagena", "en"))
    for rule in ("C9 · ", "C11 · "):
        assert f"\n{rule}" in text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_a_question_says_who_one_is_and_what_it_is_about(key: str, language: str) -> None:
    match, say = some_match(key), words(key, language)
    seat = match.state.awaiting()[0]
    first, about, *_ = question(match, seat, say).split("\n\n")
    assert f"{say(f'seat-{seat}')}, " in first
    assert about == card(match.game.package)["feel"][language]


def test_a_question_tells_nothing_that_is_hidden() -> None:
    match = some_match("cartagena", 8)
    seat = match.state.awaiting()[0]
    twin: Any = flibuste.Match(
        "cartagena", match.seats, position=flibuste.game("cartagena").write(match.state)
    )
    game = match.game
    twin.state = game.imagine(match.view(seat), dice(5))
    say = words("cartagena", "en")
    assert question(match, seat, say) == question(twin, seat, say)


def test_an_answer_that_will_not_do_is_told_why() -> None:
    match = some_match("cartagena", 1)
    seat, say = match.state.awaiting()[0], words("cartagena", "en")
    assert why_not(match, seat, "1", say) is None
    told = why_not(match, seat, "Retreat 1", say) or ""
    assert told.startswith("Not allowed by C11: ")
    assert "Near it: " in told
    for nonsense in ("", "hello", "999", "{not json", "Fly 3"):
        assert "no act" in (why_not(match, seat, nonsense, say) or "")
        with pytest.raises(Misunderstood):
            understood(match, seat, nonsense)


def test_the_harness_counts_what_a_command_does(tmp_path: Path) -> None:
    game, say = flibuste.game("plank"), words("plank", "en")
    file = tmp_path / "model.py"
    file.write_text(FIRST)
    (score,) = trial(game, Model(f"{sys.executable} {file}", 60), 1, say)
    assert (score.matches, score.first, score.misread, score.silent) == (1, score.questions, 0, 0)
    assert score.illegal == {}
    file.write_text(WRONG)
    (score,) = trial(game, Model(f"{sys.executable} {file}", 60), 1, say)
    assert (score.first, score.misread, score.replaced) == (0, score.questions, 0)
    (score,) = trial(game, Model("no-such-command-at-all", 60), 1, say, tries=1)
    assert (score.silent, score.replaced) == (score.questions, score.questions)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["llm", "plank", "--moves", "3"]) == 0
    assert "YOUR TURN" in capsys.readouterr().out
    assert main(["llm", "plank", "--moves", "3", "--answer", "1"]) == 0
    assert main(["llm", "plank", "--moves", "3", "--answer", "Shift 9 9"]) == 1
    assert "Near it: Shift" in capsys.readouterr().out
    assert main(["llm", "plank", "--seat", "3"]) == 1
    assert main(["--lang", "fr", "llm", "cartagena", "--answer", "Retreat 1"]) == 1
    assert "Interdit par C11" in capsys.readouterr().out
    code = flibuste.dumps(some_match("rum", 4))
    assert main(["llm", "rum", "--load", code]) == 0
    assert main(["llm", "plank", "--load", code]) == 2
    assert main(["llm", "plank", "--command", "true", "--matches", "1", "--tries", "1"]) == 1
    assert "none at all" in capsys.readouterr().out
