"""Acts made up from the types of a game's acts: sensible ones, impossible ones, nonsense."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from flibuste.core.protocol import AnyGame

NONSENSE: Final = ("", "nonsense", "LUCK", "0")
SENSIBLE: Final = 7  # of ten values are meant to be possible


def strange_acts(game: AnyGame, rng: Random, number: int, kinds: Sequence[str] = ()) -> list[Any]:
    """So many acts, as the decoder would let them in: of these kinds, or of all."""
    return [_act(game, rng, tuple(kinds)) for _ in range(number)]


@cache
def _kinds(actions: Any) -> dict[str, inspect.StructType]:
    """The types of act of a game by their names."""
    about = inspect.type_info(actions)
    types = about.types if isinstance(about, inspect.UnionType) else (about,)
    return {str(kind.tag): kind for kind in types if isinstance(kind, inspect.StructType)}


def _act(game: AnyGame, rng: Random, kinds: Sequence[str]) -> Any:
    known = _kinds(game.actions)
    kind = known[rng.choice(kinds or sorted(known))]
    for _ in range(100):
        fields = {field.encode_name: value(field.type, rng) for field in kind.fields}
        try:
            return msgspec.convert({"type": kind.tag, **fields}, game.actions)
        except msgspec.ValidationError:
            continue  # the decoder itself refuses such a value
    raise AssertionError(f"no act of kind {kind.tag} can be made up from its type")


def value(kind: inspect.Type, rng: Random, hint: dict[str, Any] | None = None) -> Any:
    """A value of a type, mostly inside what its schema tells."""
    hint = hint or {}
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return value(inner, rng, hint | (extra or {}))
        case inspect.StrType():
            known = hint.get("enum") or hint.get("examples") or NONSENSE
            return rng.choice(known if rng.randrange(10) < SENSIBLE else NONSENSE)
        case inspect.IntType(ge=least, le=most):
            return _whole(rng, hint.get("minimum", least), hint.get("maximum", most))
        case inspect.FloatType():
            return rng.choice((rng.uniform(-1, 2), rng.uniform(-20, 200), 0.0))
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.UnionType(types=types):
            return value(rng.choice(types), rng, hint)
        case inspect.TupleType(item_types=items):
            return [value(item, rng) for item in items]
        case inspect.DictType(key_type=key, value_type=item):
            return {value(key, rng): value(item, rng) for _ in range(rng.randrange(4))}
        case inspect.CollectionType(item_type=item):
            return [value(item, rng) for _ in range(rng.randrange(5))]
        case _:
            raise AssertionError(f"acts have no values of type {kind}")


def _whole(rng: Random, least: Any, most: Any) -> int:
    """Inside the range, one outside it, or far away."""
    low, high = (-2 if least is None else int(least)), (12 if most is None else int(most))
    if rng.randrange(10) < SENSIBLE:
        return rng.randint(low, high)
    return rng.choice((low - 1, high + 1, -1, 0, 10**9))
