"""
An act of an open kind, field by field, as its JSON Schema describes the family that it is of.

A number between two others is a digit, so is one of several names; a list is its length and its
entries, a table its length, keys and values.  What the schema leaves open has no short form.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from flibuste.core.numerals import Hand, Pen
from flibuste.core.protocol import Action, AnyGame

LONGEST: Final = 64  # entries of a list


class Misfit(Exception):
    """It has no short form."""


def fits(game: AnyGame, kind: str, act: Action) -> bool:
    """Whether an act can be written so."""
    try:
        told(Pen(), game, kind, act)
    except Misfit:
        return False
    return True


def told(hand: Hand, game: AnyGame, kind: str, act: Action | None) -> dict[str, Any]:
    """Write the fields of an act, or read them: the act as plain JSON."""
    given = msgspec.to_builtins(act) if act is not None else None
    return {**_fields(hand, form(game.kinds()[kind]), given), "type": kind}


@cache
def form(kind: type[Action]) -> dict[str, Any]:
    """The schema of one kind of act, without references."""
    (schema,), parts = msgspec.json.schema_components([kind])

    def whole(part: Any) -> Any:
        if isinstance(part, Mapping):
            if "$ref" in part:
                return whole(parts[part["$ref"].rpartition("/")[2]])
            return {name: whole(value) for name, value in part.items()}
        return [whole(value) for value in part] if isinstance(part, list) else part

    found: dict[str, Any] = whole(schema)
    return found


def _fields(hand: Hand, schema: Mapping[str, Any], given: Any) -> dict[str, Any]:
    fields = {name: part for name, part in schema["properties"].items() if name != "type"}
    return {name: _value(hand, part, given and given[name]) for name, part in fields.items()}


def _value(hand: Hand, schema: Mapping[str, Any], given: Any) -> Any:
    match schema:
        case {"enum": list(values)}:
            return values[hand.digit(len(values), _place(hand, values, given))]
        case {"type": "integer", "minimum": int(least), "maximum": int(most)}:
            numbers = range(least, most + 1)
            return least + hand.digit(len(numbers), _place(hand, numbers, given))
        case {"type": "boolean"}:
            return bool(hand.digit(2, _place(hand, (False, True), given)))
        case {"type": "array", "items": entry}:
            given = given if isinstance(hand, Pen) else None
            size = _size(hand, given)
            return [_value(hand, entry, given and given[place]) for place in range(size)]
        case {"type": "object", "propertyNames": names, "additionalProperties": entry}:
            pairs = list(given.items()) if isinstance(hand, Pen) else None
            table = {}
            for place in range(_size(hand, pairs)):
                name, value = pairs[place] if pairs else (None, None)
                table[_value(hand, names, name)] = _value(hand, entry, value)
            return table
        case _:
            raise Misfit


def _size(hand: Hand, given: Any) -> int:
    if given is not None and len(given) >= LONGEST:
        raise Misfit
    return hand.digit(LONGEST, None if given is None else len(given))


def _place(hand: Hand, values: Any, given: Any) -> int | None:
    if not isinstance(hand, Pen):
        return None
    if given not in values:
        raise Misfit
    return int(values.index(given))
