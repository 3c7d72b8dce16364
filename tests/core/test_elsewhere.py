"""A game outside the package is found by its folder or its entry point, and the laws go there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import flibuste
from flibuste.cli import main
from flibuste.core import registry
from flibuste.core.registry import ELSEWHERE, add_all, find, forget, games
from flibuste.laws.cases import LONG
from flibuste.scaffold import new_game

KEY = "nobodys_reef"
EXAMPLES = "2" if LONG else "1"  # of each law; tests/core/test_scaffold.py tries more


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a game in it, and nothing of it remembered afterwards."""
    new_game(KEY, tmp_path)
    (tmp_path / "notes").mkdir()  # no game
    monkeypatch.setenv(ELSEWHERE, "")
    monkeypatch.setattr(registry, "_looked_at", set())
    yield tmp_path
    if KEY in registry._added:
        forget(KEY)


def test_a_folder_of_games_is_named_once_and_all_commands_find_them(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--games", str(home), "games"]) == 0
    assert f"{KEY}: Nobodys reef" in capsys.readouterr().out
    assert main([f"--games={home / KEY}", "rules", KEY]) == 0  # or one game, and once is enough
    assert KEY in flibuste.games()


def test_bots_in_other_processes_find_it_too(home: Path) -> None:
    code = f"import flibuste; print(flibuste.game({KEY!r}).key)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, ELSEWHERE: str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"{KEY}\n"


@pytest.mark.parametrize(("language", "words"), [("en", "no game in"), ("fr", "pas de jeu")])
def test_a_folder_without_a_game_is_named(
    home: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    empty = home / "notes"
    assert main(["--lang", language, "--games", str(empty), "games"]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert str(empty) in told
    assert main(["--games"]) == 2


def test_an_installed_package_brings_its_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint(KEY, KEY, "flibuste.games")
    monkeypatch.setattr(registry, "entry_points", lambda group: [brought])
    monkeypatch.syspath_prepend(str(home))
    registry._installed.cache_clear()
    try:
        assert KEY in games()
        assert find(KEY).key == KEY
    finally:
        monkeypatch.undo()
        registry._installed.cache_clear()
        for name in [name for name in sys.modules if name.split(".")[0] == KEY]:
            del sys.modules[name]
    assert KEY not in games()


def test_the_laws_are_told_one_by_one(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", str(home / KEY), "--examples", EXAMPLES]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(",")[1] for line in told] == [f" law {number}" for number in range(1, 14)]
    assert all(line.endswith(": held") for line in told)
    assert main(["--lang", "fr", "laws", KEY, "--law", "2", "--examples", "1"]) == 0
    assert capsys.readouterr().out == f"{KEY}, loi 2, une copie est indépendante\u00a0: tenue\n"
    assert main(["laws", KEY, "--law", "14"]) == 2
    assert main(["laws", KEY, "--examples", "0"]) == 2


def test_a_broken_law_is_told_with_the_match_that_shows_it(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = home / KEY / "rules" / "state.py"
    text = state.read_text("utf-8")
    whole = "[net[:] for net in self.nets]"
    assert whole in text
    state.write_text(text.replace(whole, "self.nets"), "utf-8")
    assert main(["laws", str(home), "--law", "2", "--examples", "5"]) == 1
    told = capsys.readouterr().out
    assert told.startswith(f"{KEY}, law 2, a copy is independent: BROKEN\n")
    assert "seats" in told


def test_without_its_tests_folder_no_law_is_held_against_a_game(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / KEY / "tests").rename(home / "put_away")
    assert main(["laws", str(home / KEY)]) == 2
    assert "the repository has those of our own games" in capsys.readouterr().err


def test_pytest_holds_the_laws_against_a_folder(home: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--laws"]
    done = subprocess.run(
        [
            *command,
            "--law-examples",
            EXAMPLES,
            "--rootdir",
            str(home),
            str(home / KEY / "card.toml"),
        ],
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "13 passed" in done.stdout


def test_one_folder_with_several_games_adds_them_all(home: Path) -> None:
    new_game("nobodys_atoll", home)
    try:
        assert add_all(home) == ["nobodys_atoll", KEY]
    finally:
        forget("nobodys_atoll")
