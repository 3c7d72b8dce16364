"""What every game needs to read a written position with clear errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from flibuste.core.errors import BadPosition
from flibuste.core.misfits import misfit
from flibuste.core.protocol import Message, View

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


def as_told(start: V, position: Struct) -> V:
    """The view of the start, with what a position names of it: fields alike that are not null."""
    alike = [part for part in position.__struct_fields__ if part in start.__struct_fields__]
    named = {part: getattr(position, part) for part in alike}
    return replace(start, **{part: value for part, value in named.items() if value is not None})
