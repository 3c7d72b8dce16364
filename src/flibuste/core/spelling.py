"""Acts as short text, for golden matches, the terminal and logs: ``Advance 9 skull``."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import CLOCK, LUCK, WATCHER, Action, AnyGame, Message, Seat

ACTORS: Final = {"luck": LUCK, "clock": CLOCK, "watcher": WATCHER}
NAMES: Final = {actor: name for name, actor in ACTORS.items()}


def seat_name(seat: Seat) -> Seat | str:
    """A seat by number; those who are not players by name, as in the contract."""
    return NAMES.get(seat, seat)


def spell(action: Action) -> str:
    """The kind and the values of its fields in order; what is not one word as JSON."""
    values = [getattr(action, field) for field in action.__struct_fields__]
    return " ".join([type(action).__name__, *(_word(value) for value in values)])


def read_act(game: AnyGame, text: str) -> Any:
    """The act that a text spells; the kind in any case; FlibusteError if there is none such."""
    kind, *words = text.split(maxsplit=1)
    found = {name.lower(): act for name, act in game.kinds().items()}.get(kind.lower())
    if found is None:
        args = {"kind": kind[:40], "known": ", ".join(game.kinds())}
        raise FlibusteError(Message("bad-act-kind", args), game.key)
    values = _values(words[0] if words else "")
    fields = dict(zip(found.__struct_fields__, values, strict=False))
    if len(values) > len(found.__struct_fields__):
        raise FlibusteError(Message("bad-act", {"act": text[:60]}), game.key)
    return game.action({"type": found.__name__, **fields})


def _word(value: Any) -> str:
    if isinstance(value, str) and value and not set(value) & set(' "[]{}'):
        return value
    return msgspec.json.encode(value).decode()


def _values(text: str) -> list[Any]:
    """Words one by one; a value that begins like JSON is read as JSON."""
    values: list[Any] = []
    decoder = json.JSONDecoder()
    while text := text.strip():
        try:
            value, end = decoder.raw_decode(text)
            whole = end == len(text) or text[end].isspace()
        except json.JSONDecodeError:
            whole = False
        if not whole:
            value, end = text.split()[0], len(text.split()[0])
        values.append(value)
        text = text[end:]
    return values
