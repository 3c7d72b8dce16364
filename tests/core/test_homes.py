"""One home for a rule: exactly one place decides it, and its docstring begins with the id."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste
from flibuste.core.errors import FlibusteError
from flibuste.core.homes import home, homes
from flibuste.core.protocol import GENERAL_RULES
from flibuste.core.registry import SMALLEST, TEMPLATE, add, find, forget, games, rules
from flibuste.scaffold import new_game
from tests.docs.test_rule_ids import deciding

CORE = Path(flibuste.__file__).parent / "core"
ROOMS = {"rules", "parts", "options", "sight"}  # where a game decides; the others tell and show
KEY = "lost_reef"
LONGEST = 100  # characters of the first sentence


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A game outside the package, to be sabotaged; its rules are those of the template."""
    made = new_game(KEY, tmp_path)
    add(made)
    yield made
    forget(KEY)


@pytest.mark.parametrize("key", [TEMPLATE, SMALLEST, *games()])
def test_every_rule_that_decides_something_has_exactly_one_home(key: str) -> None:
    found = homes(find(key).package)
    wanted = deciding(key) | set(GENERAL_RULES)
    several = {rule: places for rule, places in found.items() if len(places) > 1}
    assert several == {}
    assert {rule for rule, places in found.items() if places} == wanted


@pytest.mark.parametrize("key", [TEMPLATE, SMALLEST, *games()])
def test_a_home_is_where_the_game_decides_and_says_so_in_a_line(key: str) -> None:
    found = homes(find(key).package)
    own = CORE.parent / "games" / key
    for rule in deciding(key):
        (place,) = found[rule]
        assert place.file.relative_to(own).parts[0].removesuffix(".py") in ROOMS, rule
        assert len(place.text.splitlines()[0]) <= LONGEST, rule


def test_the_general_rules_are_decided_by_the_core() -> None:
    for key in games():
        found = homes(find(key).package)
        assert {found[rule][0].file for rule in GENERAL_RULES} == {CORE / "state.py"}


def test_a_home_is_told_with_its_line_and_its_name() -> None:
    place = home("flibuste.games.cartagena", "C10")
    line = place.file.read_text("utf-8").splitlines()[place.line - 1]
    assert place.name == "next_free"
    assert line.startswith("def next_free(")
    assert place.text.startswith("C9, C10 · ")


def test_a_method_a_constant_and_a_file_can_be_homes() -> None:
    found = {name: home(f"flibuste.games.{TEMPLATE}", rule).name for name, rule in NAMED.items()}
    assert found == {name: name for name in NAMED}


NAMED = {"State.over": "X8", "Options.breath": "X2", "parts": "X1"}


# Saboteurs


def test_the_homes_of_a_game_outside_the_package_are_found(folder: Path) -> None:
    own = [places for rule, places in homes(KEY).items() if rule not in GENERAL_RULES]
    assert [len(places) for places in own] == [1] * 10
    assert all(place.file.is_relative_to(folder) for places in own for place in places)


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def eighth(folder: Path) -> str:
    """The id of the copy's eighth rule: X8 by another letter."""
    return rules(KEY)[7]


def test_a_rule_without_a_home_is_noticed(folder: Path) -> None:
    rule = eighth(folder)
    rewrite(folder / "rules" / "state.py", f'"""{rule} · ', f'"""{rule}: ')
    assert homes(KEY)[rule] == []
    with pytest.raises(FlibusteError, match=f"No place in the code says that it decides {rule}"):
        home(KEY, rule)


def test_a_rule_with_two_homes_is_noticed(folder: Path) -> None:
    rule = eighth(folder)
    board = folder / "board.py"
    board.write_text(board.read_text("utf-8") + f'\nEND = 3\n"""{rule} · The end."""\n', "utf-8")
    assert [place.file.name for place in homes(KEY)[rule]] == ["board.py", "state.py"]
    with pytest.raises(FlibusteError, match=f"More than one place says that it decides {rule}"):
        home(KEY, rule)


def test_a_home_of_a_rule_that_the_page_does_not_have_is_noticed(folder: Path) -> None:
    rule = eighth(folder)
    strange = f"{rule[0]}99"
    rewrite(folder / "rules" / "state.py", f'"""{rule} · ', f'"""{rule}, {strange} · ')
    assert strange not in rules(KEY)
    assert len(homes(KEY)[strange]) == 1


def test_a_test_is_nobodys_home(folder: Path) -> None:
    rule = eighth(folder)
    (folder / "tests" / "test_more.py").write_text(f'"""{rule} · Only tried here."""\n', "utf-8")
    assert len(homes(KEY)[rule]) == 1
