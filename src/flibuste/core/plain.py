"""Plain JSON values, as outsiders see everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from flibuste.core.protocol import Action, AnyGame, View
from flibuste.core.spelling import ACTORS, NAMES


def to_json(thing: Any) -> Any:
    """Actions, views and options as plain JSON values."""
    return msgspec.json.decode(
        msgspec.json.encode(named(thing) if isinstance(thing, View) else thing)
    )


def raw(thing: Any) -> msgspec.Raw:
    """Something that comes again and again, as it stands in JSON."""
    return msgspec.Raw(msgspec.json.encode(thing))


def act_to_json(action: Action) -> dict[str, Any]:
    """An act as a plain value, for who keeps it: of acts that are alike the same, never changed."""
    try:
        return _kept(action)
    except TypeError:  # there is a table in it, say
        return dict(to_json(action))


@lru_cache(maxsize=4096)
def _kept(action: Action) -> dict[str, Any]:
    return dict(to_json(action))


def named(view: View) -> dict[str, Any]:
    """A view's fields, ready for JSON: luck, clock and watcher by their names."""
    fields = msgspec.structs.asdict(view)
    fields["seat"] = NAMES.get(view.seat, view.seat)
    fields["awaiting"] = [NAMES.get(seat, seat) for seat in view.awaiting]
    return fields


def spelled(value: object) -> str:
    """A value from outside as JSON spells it, for an error message."""
    try:
        return msgspec.json.encode(value).decode()[:60]
    except (TypeError, ValueError, RecursionError, OverflowError):
        return type(value).__name__


def view_of(game: AnyGame, given: Any) -> Any:
    """The view that plain JSON tells of: the way back from ``to_json``."""
    seat, awaiting = given["seat"], given["awaiting"]
    seats = {
        "seat": ACTORS.get(seat, seat),
        "awaiting": [ACTORS.get(other, other) for other in awaiting],
    }
    return msgspec.convert({**given, **seats}, game.views, str_keys=True)
