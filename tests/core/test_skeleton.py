"""The same rooms in every game, the same words everywhere: who knows one game finds all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import flibuste
from flibuste.core.registry import SMALLEST, TEMPLATE

GAMES = Path(flibuste.__file__).parent / "games"
KEYS = (TEMPLATE, *flibuste.games())
PAGES = {"__init__.py", "card.toml", "rules.en.md", "rules.fr.md"}
ROLES = {"parts", "acts", "options", "rules", "sight", "words", "board", "bot", "tests"}
MAY_BE = {"lesson.toml", "numbers", "web"}
RULES_MAY_USE = {"parts", "acts", "options", "rules"}


def rooms(key: str) -> set[str]:
    """What stands in a game's folder: pages by their names, roles with or without a folder."""
    found = (path for path in (GAMES / key).iterdir() if path.name != "__pycache__")
    return {path.name if path.name in PAGES else path.name.removesuffix(".py") for path in found}


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_rooms(key: str) -> None:
    printed = {path.name for path in (GAMES / key).glob("*.json")}  # what is printed on the parts
    found = rooms(key) - MAY_BE - printed
    if "sight" in found:
        assert found == PAGES | ROLES
    else:  # all lies open there, and core/open_table.py is what it does not have itself
        assert found < PAGES | ROLES


def test_the_smallest_game_has_no_other_rooms_and_little_in_them() -> None:
    assert rooms(SMALLEST) < PAGES | ROLES
    files = [file for file in (GAMES / SMALLEST).rglob("*.py") if "tests" not in file.parts]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 120


@pytest.mark.parametrize("key", KEYS)
def test_a_role_is_a_file_or_a_folder_and_not_both(key: str) -> None:
    for role in ROLES & rooms(key):
        assert (GAMES / key / role).is_dir() != (GAMES / key / f"{role}.py").is_file(), role


def imports(file: Path) -> list[str]:
    """The modules that a file imports when it is run, by their whole names."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not any(node.level for node in nodes), f"{file} imports by dots"
    return [f"{node.module}.{name.name}" for node in nodes for name in node.names]


@pytest.mark.parametrize("key", KEYS)
def test_rules_know_the_parts_and_the_acts_and_nothing_else_of_a_game(key: str) -> None:
    home = f"flibuste.games.{key}."
    for file in (GAMES / key / "rules").glob("*.py"):
        for module in imports(file):
            if module.startswith(home):
                assert module.removeprefix(home).split(".")[0] in RULES_MAY_USE, f"{file}: {module}"


def test_nothing_is_imported_by_dots() -> None:
    for file in sorted(GAMES.parent.rglob("*.py")):
        imports(file)


HOMES = {
    "Table": {"room/table.py"},
    "Step": {"core/match.py", "room/wire.py"},  # what was seen of a step, and what is sent of it
    "Chair": {"room/company.py", "room/wire.py"},
    "Refused": {"core/refusal.py", "room/wire.py"},
    "Chapter": {"games/mutiny/rules/chapter.py", "games/rum/rules/chapter.py"},
}


def defined(file: Path) -> set[str]:
    """The classes and other names that a file gives to things."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def test_a_word_means_one_thing_in_the_whole_house() -> None:
    homes: dict[str, set[str]] = {name: set() for name in HOMES}
    for file in sorted(GAMES.parent.rglob("*.py")):
        if "tests" not in file.parts:
            for name in defined(file) & set(HOMES):
                homes[name].add(str(file.relative_to(GAMES.parent)))
    assert homes == HOMES


LONGEST = 350  # lines; what is longer has two things in it


GENERATED = "types.ts"  # of wire and of every game


def test_no_file_is_too_long_to_be_read_at_one_sitting() -> None:
    page = GAMES.parents[2] / "web" / "src"
    for file in sorted([*GAMES.parent.rglob("*"), *page.rglob("*")]):
        ours = file.suffix in (".py", ".ts", ".svelte") and not {"tests", "_web"} & {*file.parts}
        if ours and file.name != GENERATED:
            assert len(file.read_text("utf-8").splitlines()) <= LONGEST, file
