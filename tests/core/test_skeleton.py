"""The same rooms in every game: whoever knows one finds everything in the next."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import flibuste
from flibuste.core.registry import TEMPLATE

GAMES = Path(flibuste.__file__).parent / "games"
KEYS = (TEMPLATE, *flibuste.games())
PAGES = {"__init__.py", "card.toml", "rules.en.md", "rules.fr.md"}
ROLES = {"parts", "acts", "options", "rules", "sight", "words", "board", "bot", "tests"}
MAY_BE = {"lesson.toml", "web"}
RULES_MAY_USE = {"parts", "acts", "options", "rules"}


def rooms(key: str) -> set[str]:
    """What stands in a game's folder: pages by their names, roles with or without a folder."""
    found = (path for path in (GAMES / key).iterdir() if path.name != "__pycache__")
    return {path.name if path.name in PAGES else path.name.removesuffix(".py") for path in found}


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_rooms(key: str) -> None:
    printed = {path.name for path in (GAMES / key).glob("*.json")}  # what is printed on the parts
    assert rooms(key) - MAY_BE - printed == PAGES | ROLES


@pytest.mark.parametrize("key", KEYS)
def test_a_role_is_a_file_or_a_folder_and_not_both(key: str) -> None:
    for role in ROLES:
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
