"""What every game needs to read a written position with clear errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from flibuste.core.errors import BadPosition
from flibuste.core.misfits import misfit
from flibuste.core.protocol import Message, View

G = TypeVar("G", bound=Sequence[Any])
W = TypeVar("W", bound=Struct)
V = TypeVar("V", bound=View)


def position_fields(position: object, form: type[W], key: str) -> W:
    """The position's fields, or BadPosition naming the unknown, missing or misshapen one."""
    if not isinstance(position, Mapping):
        raise BadPosition(Message("position-not-object"), key)
    fields = form.__struct_fields__
    for part in position:
        if part not in fields:
            args: dict[str, Any] = {"part": str(part)[:40], "known": ", ".join(fields)}
            raise BadPosition(Message("position-unknown", args), key)
    try:
        return msgspec.convert(dict(position), form)
    except msgspec.ValidationError:
        if "seats" not in position:
            raise BadPosition(Message("position-missing", {"part": "seats"}), key) from None
        raise BadPosition(misfit(dict(position), form, ""), key) from None


class Checks:
    """Of the written positions of one game: what is wrong is a BadPosition that names the part."""

    def __init__(self, key: str) -> None:
        self.key = key

    def bad(self, id: str, /, **args: Any) -> BadPosition:
        return BadPosition(Message(id, args), self.key)

    def within(self, part: str, value: int, allowed: range) -> int:
        """One of the numbers that there can be."""
        if value not in allowed:
            raise self.bad("position-range", part=part, least=allowed[0], most=allowed[-1])
        return value

    def by_seat(self, part: str, given: G, seats: int) -> G:
        """One entry for each player."""
        if len(given) != seats:
            raise self.bad("position-seats", part=part, seats=seats)
        return given


def as_told(start: V, position: Struct) -> V:
    """The view of the start, with what a position names of it: fields alike that are not null."""
    alike = [part for part in position.__struct_fields__ if part in start.__struct_fields__]
    named = {part: getattr(position, part) for part in alike}
    return replace(start, **{part: value for part, value in named.items() if value is not None})
