"""``flibuste new-game``: what it makes is a whole game of its own name that obeys every law."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste import Match
from flibuste.core.protocol import LUCK, AnyGame
from flibuste.core.registry import SMALLEST, TEMPLATE, add, card, forget, rules
from flibuste.laws.checking import check_all
from flibuste.scaffold import HOME, new_game
from tests.golden.test_golden import played, written

ROOT = Path(__file__).parents[2]
KEY = "hidden_reef"
LEFT = r"_template|_smallest|Pearl divers|Pêcheurs|Low tide|Marée basse|\bX\d"


@pytest.fixture(scope="module", params=[TEMPLATE, SMALLEST])
def template(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def folder(template: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_game(KEY, tmp_path_factory.mktemp("games"), template)


@pytest.fixture(scope="module")
def game(folder: Path) -> Iterator[AnyGame]:
    yield add(folder)
    forget(KEY)


def test_a_new_game_is_found_by_its_own_name(game: AnyGame) -> None:
    assert KEY in flibuste.games()
    assert game.key == game.package == KEY
    assert card(KEY)["name"] == {"en": "Hidden reef", "fr": "Hidden reef"}


def test_nothing_of_the_template_is_left_behind(folder: Path) -> None:
    for path in folder.rglob("*"):
        text = path.read_text("utf-8") if path.suffix in {".py", ".md", ".toml", ".ftl"} else ""
        assert not re.search(
            r"_template|_smallest|Pearl divers|Pêcheurs|Low tide|Marée basse|\bX\d", text
        ), path


def test_every_file_of_the_template_is_copied(template: str, folder: Path) -> None:
    def names(place: Path) -> set[Path]:
        found = {path.relative_to(place) for path in place.rglob("*") if path.is_file()}
        return {name for name in found if "__pycache__" not in name.parts}

    assert names(folder) == names(HOME / template)


def test_its_rules_get_a_letter_that_no_other_game_has(game: AnyGame) -> None:
    own = {rule[0] for rule in rules(KEY)} - {"G"}
    others = {
        rule[0]
        for key in flibuste.games()
        if key != KEY
        for rule in rules(flibuste.game(key).package)
    }
    assert len(own) == 1
    assert not own & others


def test_a_new_game_obeys_every_law(game: AnyGame) -> None:
    check_all(game, examples=3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_played_through_the_referee_and_survives_its_code(
    game: AnyGame, seats: int
) -> None:
    referee = flibuste.Referee()
    start = {"do": "start", "game": KEY, "seats": seats}
    assert referee.ask(start | {"luck": {"seed": 7}})["ok"]
    end = referee.ask({"do": "play", "seed": 7})["state"]
    assert end["over"]
    dumped = referee.ask({"do": "dump"})
    again = flibuste.Referee()
    assert again.ask({"do": "load", "code": dumped["code"]})["state"] == end
    assert again.ask({"do": "dump"}) == dumped


def test_its_golden_match_is_told_as_written(game: AnyGame, folder: Path) -> None:
    for path in (folder / "tests" / "golden").iterdir():
        text = path.read_text("utf-8")
        assert written(played(KEY, text), text.splitlines()[0]) == text


def test_its_own_tests_pass_where_it_lies(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "-c", ROOT / "pyproject.toml", folder / "tests"],
        cwd=folder.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("", "letters"),
        ("Reef", "letters"),
        ("récif", "letters"),
        ("2reefs", "letters"),
        ("_reef", "letters"),
        ("../reef", "letters"),
        ("reef\n", "letters"),
        ("while", "Python’s own"),
        ("random", "module"),
        ("flibuste", "module"),
        ("cartagena", "already"),
    ],
)
def test_a_key_that_cannot_be_is_refused_in_both_languages(
    tmp_path: Path, key: str, why: str
) -> None:
    with pytest.raises(flibuste.FlibusteError, match=why) as refused:
        new_game(key, tmp_path)
    assert key[:40] in refused.value.say("fr")
    assert not list(tmp_path.iterdir())


def test_a_taken_folder_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "nobodys_reef").mkdir()
    (tmp_path / "nobodys_reef" / "state.py").write_text("mine")
    with pytest.raises(flibuste.FlibusteError, match="already"):
        new_game("nobodys_reef", tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["nobodys_reef", "state.py"]
    assert (tmp_path / "nobodys_reef" / "state.py").read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(flibuste.FlibusteError, match="cannot be written"):
        new_game("nobodys_reef", tmp_path / "file")


def test_by_default_a_game_is_made_among_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flibuste.scaffold.HOME", tmp_path)
    assert new_game("nobodys_reef", None) == tmp_path / "nobodys_reef"


def test_a_position_of_an_open_game_is_its_table_and_the_audit_says_what_is_wrong(
    tmp_path: Path,
) -> None:
    game = add(new_game("open_beach", tmp_path, SMALLEST))
    try:
        told = {"seats": 2, "beach": 3, "taken": [8, 4], "turn": 1}
        assert game.write(Match.at(game, told).state) == told
        assert Match.at(game, {"seats": 4}).state.awaiting() == (LUCK,)
        wrongs: list[tuple[dict[str, Any], str]] = [
            ({"seats": 2, "beach": 4, "taken": [8, 4], "turn": 1}, "all shells"),
            ({"seats": 3, "beach": 3, "taken": [8, 4], "turn": 1}, "a heap for each player"),
            ({"seats": 2, "sand": 3}, "sand"),
            ({"seats": 5}, "seats"),
            ({"seats": 2, "beach": "three"}, "beach"),
        ]
        for wrong, part in wrongs:
            with pytest.raises(flibuste.BadPosition, match=part):
                Match.at(game, wrong)
    finally:
        forget("open_beach")
