"""Where in the code a rule is decided, for who wants to read or to change it."""

from __future__ import annotations

from pathlib import Path

from flibuste.core.homes import Home, home, homes
from flibuste.core.protocol import AnyGame
from flibuste.terminal.phrases import known_rule


def home_of(game: AnyGame, rule: str) -> str:
    """The place that decides one rule, and what it says there."""
    found = home(game.package, known_rule(game, rule))
    return f"{place(found)}\n{found.text}"


def all_homes(game: AnyGame) -> str:
    """Every rule of the game and its place."""
    found = homes(game.package)
    width = max(map(len, found))
    lines = [(rule, ", ".join(map(place, places)) or "–") for rule, places in found.items()]
    return "\n".join(f"{rule:{width}}  {told}" for rule, told in lines)


def place(found: Home) -> str:
    """``rules/track.py:12  next_free``: a path that an editor opens from the current folder."""
    here = Path.cwd()
    file = found.file.relative_to(here) if found.file.is_relative_to(here) else found.file
    return f"{file}:{found.line}  {found.name}"
