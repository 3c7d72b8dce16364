"""A game put together from its rooms: what a module has by the name of a field of Game is that."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from types import ModuleType
from typing import Any, Final

from flibuste.core.protocol import AnyGame, Game

FIELDS: Final = {field: field for field in Game.__struct_fields__} | {
    "actions": "Act",
    "leanings": "LEANINGS",
    "net": "NET",
    "options": "Options",
    "seats": "SEATS",
    "start": "State",
    "views": "Sight",
}
"""The fields of Game, and what a game's modules call them where that is another name."""


def furnished(package: str, *rooms: Iterable[ModuleType], **own: Any) -> AnyGame:
    """The game in a folder; ``own`` are fields that no module of ``rooms`` names, or several do."""
    found: dict[str, Any] = {}
    for room in chain(*rooms):
        for field, name in FIELDS.items():
            thing = vars(room).get(name)
            if thing is None or isinstance(thing, ModuleType) or field in own:
                continue
            if found.setdefault(field, thing) is not thing:
                raise TypeError(f"{room.__name__}: another {name} than an earlier room has")
    return Game(key=package.rpartition(".")[2], package=package, **found, **own)
