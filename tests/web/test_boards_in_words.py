"""The page puts a board into the very words that the server and the terminal have for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flibuste.core.match import Match
from flibuste.core.plain import to_json
from flibuste.core.playout import listed
from flibuste.core.protocol import LUCK, WATCHER, AnyGame
from flibuste.core.registry import find, games
from flibuste.core.sections import Section, Spoken, spoken
from flibuste.core.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
SPEAK = ROOT / "web" / "tools" / "speak.mjs"
KEYS = [*games(), "_template", "_smallest"]
BOARDS = 24  # of each game, from its set-up on
EVERY = 23  # acts between two of them
NAMES = ["Anne", "Mary 2", "Zoé de la Vega", "Jack", "", "Calico"]  # a bot has none


@cache
def boards(key: str) -> list[list[Section]]:
    """As several viewers see them on the way through random matches of all numbers of seats."""
    return [list(board) for _, board in zip(range(BOARDS), walk(find(key)), strict=False)]


def walk(game: AnyGame) -> Iterator[Any]:
    for seed in range(BOARDS):
        rng, seats = Random(seed), game.seats[seed % len(game.seats)]
        match: Match[Any, Any, Any] = Match(game, seats)
        for number in range(EVERY * BOARDS // 4):
            if not match.state.awaiting():
                break
            act_by_chance(match, rng)
            if number % EVERY == 0:
                viewer = rng.choice([*range(seats), WATCHER])
                yield game.board(game.view(match.state, viewer))


def act_by_chance(match: Match[Any, Any, Any], rng: Random) -> None:
    seat = rng.choice(match.state.awaiting())
    if seat == LUCK:
        acts, weights = zip(*match.state.odds(), strict=True)
        match.act(seat, rng.choices(acts, weights)[0])
    else:
        match.act(seat, rng.choice(listed(match.state, seat)))


@cache
def by_the_page() -> dict[tuple[str, str], list[list[Spoken]]]:
    """One program says them all, with the page's own code."""
    places = [(key, language) for key in KEYS for language in LANGUAGES]
    asked = [
        {"language": language, "key": f"{key}.{language}", "names": NAMES, "sections": board}
        for key, language in places
        for board in to_json(boards(key))
    ]
    texts = {f"{key}.{language}": text_of(key, language) for key, language in places}
    done = subprocess.run(
        [Path(sys.executable).with_name("node"), SPEAK],
        input=json.dumps({"words": texts, "boards": asked}),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
    )
    assert not done.returncode, done.stderr
    told = iter(json.loads(done.stdout))
    return {place: [next(told) for _ in boards(place[0])] for place in places}


def text_of(key: str, language: str) -> str:
    """The words that the page loads for a game."""
    packages = ("flibuste.core", find(key).package)
    return "\n".join(
        files(one).joinpath("words", f"{language}.ftl").read_text("utf-8") for one in packages
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_page_says_a_board_in_the_servers_words(key: str, language: str) -> None:
    its = words(key, language)
    names = [name or its(f"seat-{seat}") for seat, name in enumerate(NAMES[: max(find(key).seats)])]
    ours = to_json([spoken(board, its.of(names)) for board in boards(key)])
    assert len(ours) == BOARDS
    assert by_the_page()[key, language] == ours
