"""The data files of a game's own tests folder, which the laws read (laws.py tells their forms)."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from flibuste.core.errors import FlibusteError
from flibuste.core.match import Match
from flibuste.core.protocol import WATCHER, AnyGame, Message, Seat
from flibuste.core.spelling import ACTORS, read_act
from flibuste.laws.cases import AnyMatch, Case

FILES: Final = {"perft.toml": "count", "refusals.toml": "refused", "secrets.toml": "secret"}


def folder(game: AnyGame) -> Path:
    """The tests folder of a game, wherever the game's package lies."""
    return Path(str(files(game.package))) / "tests"


@cache
def read_file(path: Path) -> dict[str, Any] | None:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else None


def table(game: AnyGame, name: str) -> dict[str, Any] | None:
    """A data file, or None if the game has none of this name."""
    return read_file(folder(game) / name)


def needed(game: AnyGame, name: str) -> dict[str, Any]:
    """A data file that every game must have."""
    found = table(game, name)
    assert found is not None, f"{game.key} has no tests/{name}"
    return found


def match_at(game: AnyGame, entry: dict[str, Any], names: dict[str, Any]) -> AnyMatch:
    """Where an entry of a data file begins: a position, one of those named, or the start."""
    options = entry.get("options")
    position = entry.get("position")
    if isinstance(position, str):
        position = json.loads(position) if position.startswith("{") else names[position]
    if position is not None:
        match: AnyMatch = Match.at(game, position, options)
    else:
        match = Match(game, entry["seats"], options)
    for text in entry.get("acts", ()):
        match.act(*entry_of(game, text))
    return match


def written_cases(game: AnyGame) -> list[Case]:
    """The positions of the data files, which random play from the start may never reach."""
    found: dict[str, Case] = {}
    for file, entries in FILES.items():
        data = table(game, file) or {}
        for number, entry in enumerate(data.get(entries, ()), 1):
            try:
                match = match_at(game, entry, data.get("positions", {}))
            except FlibusteError as error:
                told: dict[str, int | str | Message] = {"number": number, "detail": error.reason}
                told["file"] = f"tests/{file}"
                raise FlibusteError(Message("laws-data", told), game.key) from None
            if match.position is None:
                continue
            text = json.dumps(match.position)
            options = tuple(entry.get("options", {}).items())
            case = Case(game, match.seats, options, f"{entries} {number}", text)
            found.setdefault(text, case)
    return list(found.values())


def entry_of(game: AnyGame, text: str) -> tuple[Seat, Any]:
    """``luck Roll 2``, ``0 Advance 9 skull``: who, and the act."""
    who, _, act = text.partition(" ")
    return seat_of(who), read_act(game, act)


def seat_of(name: object) -> Seat:
    """A seat by number, those who are not players by name."""
    return ACTORS[name] if isinstance(name, str) and name in ACTORS else int(str(name))


def is_viewer(seat: Seat, seats: int) -> bool:
    return seat == WATCHER or 0 <= seat < seats
