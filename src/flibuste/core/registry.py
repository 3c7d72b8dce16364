"""Games are found by their folders; nothing but the folder names them."""

from __future__ import annotations

import pkgutil
import re
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from flibuste.core.errors import UnknownGame
from flibuste.core.protocol import AnyGame, Message

_added: dict[str, str] = {}  # games in folders outside the package, by key


def games() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    found = {
        module.name for module in pkgutil.iter_modules(import_module("flibuste.games").__path__)
    }
    return tuple(sorted({key for key in found if not key.startswith("_")} | _added.keys()))


def find(key: str) -> AnyGame:
    """The game with this key, or UnknownGame."""
    if key not in games() and key != "_template":
        known = ", ".join(games())
        raise UnknownGame(Message("unknown-game", {"key": str(key)[:40], "known": known}))
    game: AnyGame = import_module(_added.get(key, f"flibuste.games.{key}")).GAME
    return game


def add(folder: Path) -> AnyGame:
    """Register a game from a folder anywhere; its modules import one another relatively."""
    key = folder.name
    spec = spec_from_file_location(
        key, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise UnknownGame(Message("unknown-game", {"key": key, "known": ", ".join(games())}))
    module = module_from_spec(spec)
    sys.modules[key] = module
    spec.loader.exec_module(module)
    _added[key] = key
    return find(key)


def forget(key: str) -> None:
    """Undo ``add``."""
    del _added[key]


@cache
def card(package: str) -> dict[str, Any]:
    """What the lobby tells about a game: card.toml."""
    return tomllib.loads(files(package).joinpath("card.toml").read_text("utf-8"))


@cache
def rules_page(package: str, language: str) -> str:
    """The rules as players read them."""
    return files(package).joinpath(f"rules.{language}.md").read_text("utf-8")


@cache
def rules(package: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of its rules page: its own first, then G1–G4."""
    return tuple(re.findall(r"^### ([A-Z]\d+) ", rules_page(package, "en"), re.MULTILINE))
