"""A pytest plugin: ``pytest --laws`` finds games by their cards and tests each by every law."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.core.protocol import AnyGame
from flibuste.core.registry import add, find, games, is_game
from flibuste.laws.cases import EXAMPLES
from flibuste.laws.checking import LAWS, Law, check


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("flibuste")
    group.addoption("--laws", action="store_true", help="hold Flibuste's laws against every game")
    group.addoption("--law-examples", type=int, default=EXAMPLES, help="matches for each table")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A card.toml beside an __init__.py is a game."""
    wanted = parent.config.getoption("--laws") and file_path.name == "card.toml"
    if not wanted or not is_game(file_path.parent):
        return None
    found: pytest.Collector = GameFolder.from_parent(parent, path=file_path)
    return found


class GameFolder(pytest.File):
    """One game, with a test for each law."""

    def collect(self) -> Iterator[pytest.Item]:
        key = self.path.parent.name
        game = find(key) if key in games() else add(self.path.parent.resolve())
        for law in LAWS:
            yield LawTest.from_parent(self, name=f"{key} law {law.number}", game=game, law=law)


class LawTest(pytest.Item):
    """One law for one game: every number of seats, every option."""

    def __init__(self, *, game: AnyGame, law: Law, name: str, parent: pytest.Collector) -> None:
        super().__init__(name, parent)
        self.game = game
        self.law = law

    def runtest(self) -> None:
        check(self.game, self.law, self.config.getoption("--law-examples"))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]  # a law says all by its message
        return str(excinfo.value)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.game.key}: {self.law}"
