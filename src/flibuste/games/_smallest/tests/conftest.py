"""What the tests share: the game itself, wherever its folder lies, and matches played in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flibuste import Match, UnknownGame
from flibuste.core.protocol import AnyGame
from flibuste.core.registry import add, find
from flibuste.core.spelling import ACTORS, read_act

FOLDER = Path(__file__).parents[1]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of which the test is an example")


@pytest.fixture(scope="session")
def game() -> AnyGame:
    try:
        return find(FOLDER.name)
    except UnknownGame:
        return add(FOLDER)


@pytest.fixture
def played(game: AnyGame) -> Callable[..., Match[Any, Any, Any]]:
    """A match from a written position on, played in words: ``0 Dive``, ``luck Draw black``."""

    def play(position: dict[str, Any], *lines: str, **options: Any) -> Match[Any, Any, Any]:
        match = Match.at(game, position, options)
        for line in lines:
            who, _, act = line.partition(" ")
            seat = ACTORS[who] if who in ACTORS else int(who)
            match.act(seat, read_act(game, act))
        return match

    return play
