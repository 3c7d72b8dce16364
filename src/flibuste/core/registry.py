"""Games are found by their folders; nothing but the folder names them."""

from __future__ import annotations

import os
import pkgutil
import re
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from flibuste.core.errors import UnknownGame
from flibuste.core.protocol import AnyGame, Message

TEMPLATE: Final = "_template"  # a game like any other, but nobody is asked to play it
SMALLEST: Final = "_smallest"  # another, where everything lies open
ELSEWHERE: Final = "FLIBUSTE_GAMES"  # folders with games, for this process and those it starts
ENTRY_POINTS: Final = "flibuste.games"  # the group in which installed packages name theirs
_added: dict[str, str] = {}  # games in folders outside the package, by key
_looked_at: set[str] = set()  # folders that the environment named


def games() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    _look_elsewhere()
    return tuple(sorted(_own() | _installed().keys() | _added.keys()))


@cache
def _own() -> frozenset[str]:
    """The folders beside one another: read once, since every table that is opened or wakes asks."""
    found = pkgutil.iter_modules(import_module("flibuste.games").__path__)
    return frozenset(module.name for module in found if not module.name.startswith("_"))


def _look_elsewhere() -> None:
    """Register the games of the folders that the environment names, each once."""
    for folder in os.environ.get(ELSEWHERE, "").split(os.pathsep):
        if folder and folder not in _looked_at:
            _looked_at.add(folder)
            add_all(Path(folder))


@cache
def _installed() -> dict[str, str]:
    """The modules of games that other packages bring, by key."""
    return {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}


def listed_game(key: str) -> AnyGame:
    """The game with this key for outsiders: the template is not among them."""
    return find("" if key.startswith("_") else key)


def find(key: str) -> AnyGame:
    """The game with this key, or UnknownGame."""
    if key not in (*games(), TEMPLATE, SMALLEST):
        known = ", ".join(games())
        raise UnknownGame(Message("unknown-game", {"key": str(key)[:40], "known": known}))
    elsewhere = _installed() | _added
    game: AnyGame = import_module(elsewhere.get(key, f"flibuste.games.{key}")).GAME
    return game


def add(folder: Path) -> AnyGame:
    """Register a game from a folder anywhere; its modules import one another by its name."""
    key = folder.name
    file = folder / "__init__.py"
    namesake = getattr(sys.modules.get(key), "__file__", str(file))
    if key in _added and namesake == str(file):
        return find(key)
    if key in games() or namesake != str(file) or not file.exists():
        raise UnknownGame(Message("bad-folder", {"key": key}))
    spec = spec_from_file_location(key, file, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[key] = module
    _added[key] = key
    try:
        spec.loader.exec_module(module)
        return find(key)
    except BaseException:
        forget(key)
        raise


def add_all(folder: Path) -> list[str]:
    """Register the game in this folder, or all games in folders of this folder; their keys."""
    homes = [folder] if is_game(folder) else sorted(filter(is_game, folder.glob("*/")))
    if not homes:
        raise UnknownGame(Message("no-games-there", {"folder": str(folder)}))
    return [add(home.resolve()).key for home in homes]


def is_game(folder: Path) -> bool:
    return (folder / "__init__.py").is_file() and (folder / "card.toml").is_file()


def forget(key: str) -> None:
    """Undo ``add``: neither the game nor anything read for it is remembered."""
    del _added[key]
    for name in [name for name in sys.modules if name == key or name.startswith(f"{key}.")]:
        del sys.modules[name]
    from flibuste.core.lesson import lesson  # these two find games by this module
    from flibuste.core.words import words

    for kept in (card, rules_page, rules, words, lesson):
        kept.cache_clear()


@cache
def card(package: str) -> dict[str, Any]:
    """What the lobby tells about a game: card.toml."""
    return tomllib.loads(files(package).joinpath("card.toml").read_text("utf-8"))


def room_options(package: str) -> dict[str, Any]:
    """Options that a table in the room has by default another way (``room`` in card.toml)."""
    options = card(package).get("options", {})
    return {name: about["room"] for name, about in options.items() if "room" in about}


@cache
def rules_page(package: str, language: str) -> str:
    """The rules as players read them."""
    return files(package).joinpath(f"rules.{language}.md").read_text("utf-8")


@cache
def rules(package: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of its rules page: its own first, then G1–G4."""
    return tuple(re.findall(r"^### ([A-Z]\d+) ", rules_page(package, "en"), re.MULTILINE))


def rule_part(package: str, language: str, rule: str) -> str | None:
    """One rule with its heading, ``C9 · Advance``, as the rules page has it; None if not there."""
    page = rules_page(package, language)
    form = rf"^### {re.escape(rule)} · .*?(?=^##|\Z)"
    found = re.search(form, page, re.MULTILINE | re.DOTALL)
    return found[0].strip().removeprefix("### ") if found else None
