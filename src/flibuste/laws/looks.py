"""What there is to compare: what a state shows to anybody, and all that it holds."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from random import Random
from types import ModuleType
from typing import Any

from msgspec import Struct

from flibuste.core import registry
from flibuste.core.playout import listed
from flibuste.core.protocol import LUCK, WATCHER, AnyGame
from flibuste.core.spelling import seat_name


def looks(game: AnyGame, state: Any, seats: int) -> dict[str, Any]:
    """All that can be seen of a state from outside, each thing by its name."""
    awaiting = tuple(state.awaiting())
    seen: dict[str, Any] = {
        "awaiting": awaiting,
        "written position": game.write(state),
        "alarm": state.alarm(),
        "scores": list(state.scores()),
        "tally": [dict(lines) for lines in state.tally()],
        "ranks": None if awaiting else list(state.ranks()),
        "odds": list(state.odds()) if LUCK in awaiting else None,
    }
    for viewer in (*range(seats), WATCHER):
        seen[f"view of {seat_name(viewer)}"] = game.view(state, viewer)
    for seat in awaiting:
        seen[f"menu of {seat_name(seat)}"] = listed(state, seat)
    return seen


def everything(game: AnyGame, state: Any, seats: int) -> dict[str, Any]:
    """What can be seen of a state, and what it holds inside."""
    return looks(game, state, seats) | {"inside": dissected(state)}


def dissected(thing: Any) -> Any:
    """A thing taken apart into plain values that share nothing with it."""
    if isinstance(thing, list | tuple):
        return [dissected(part) for part in thing]
    if isinstance(thing, Mapping):
        return {key: dissected(part) for key, part in thing.items()}
    if isinstance(thing, set | frozenset):
        return set(thing)
    if not is_table(thing):
        return thing
    inside = {name: dissected(getattr(thing, name)) for name in slots(thing)}
    return {"a": type(thing).__name__, **inside}


def is_table(thing: Any) -> bool:
    """Whether a thing is an object of the rules with values of its own (a state, a pile …)."""
    if isinstance(thing, Struct):
        return not thing.__struct_config__.frozen
    if hasattr(thing, "__deepcopy__"):
        return False  # its own way to say that nothing in it ever changes
    plain = type(thing).__module__ == "builtins" or isinstance(thing, Enum | Random)
    return not plain and not isinstance(thing, type) and not callable(thing)


def slots(thing: Any) -> list[str]:
    """The names of the values an object holds, those of its base classes first."""
    if isinstance(thing, Struct):
        return list(thing.__struct_fields__)
    names: list[str] = []
    for cls in reversed(type(thing).__mro__):
        own = cls.__dict__.get("__slots__", cls.__dict__.get("__mypyc_attrs__", ()))
        names += [own] if isinstance(own, str) else own
    names += getattr(thing, "__dict__", {})
    return [
        name for name in dict.fromkeys(names) if not name.startswith("__") and hasattr(thing, name)
    ]


def same(found: Mapping[str, Any], wanted: Mapping[str, Any], what: str) -> None:
    """Fails naming the first thing that is not as it should be."""
    for name in wanted:
        assert found.get(name) == wanted[name], (
            f"{what}: {name} is {found.get(name)!r}, and should be {wanted[name]!r}"
        )
    assert found.keys() == wanted.keys(), f"{what}: {found.keys() ^ wanted.keys()}"


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """For a while the registry finds this very game by its key: codes and words need that."""
    if game.key in registry.games() and registry.find(game.key) is game:
        yield
        return
    place, before = f"flibuste_game_under_test_{id(game)}", registry._added.get(game.key)
    module = ModuleType(place)
    module.__dict__["GAME"] = game
    sys.modules[place] = module
    registry._added[game.key] = place
    try:
        yield
    finally:
        del sys.modules[place], registry._added[game.key]
        if before is not None:
            registry._added[game.key] = before
