"""What in a value from outside does not fit its type: the place, the value, and what could be.

The decoder says that something is wrong; somebody who writes a position wants to know what.  Only
asked once the decoder has failed, so it may take its time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from flibuste.core.plain import spelled
from flibuste.core.protocol import Message
from flibuste.core.words import listed

Kind: TypeAlias = Any
"""A type as annotations write it."""


def misfit(value: object, kind: Kind, place: str) -> Message:
    """What is wrong with a value that the decoder refuses, in the innermost place of it."""
    found = inside(value, kind, place)
    if found is not None:
        return found
    wanted = either([wish(one) for one in choices(kind) if one is not NoneType])
    if NoneType in choices(kind):
        wanted = Message("wanted-or-null", {"wanted": wanted})
    return Message("position-form", {"part": place, "value": spelled(value), "wanted": wanted})


def inside(value: object, kind: Kind, place: str) -> Message | None:
    """What is wrong within a list or an object, if it is one that the type lets it be."""
    if isinstance(value, list | tuple):
        lists = [one for one in choices(kind) if origin(one) in (list, tuple)]
        return in_list(value, lists[0], place) if len(lists) == 1 else None
    if not isinstance(value, Mapping):
        return None
    objects = [one for one in choices(kind) if origin(one) is dict or is_struct(one)]
    if len(objects) > 1:
        return in_tagged(value, objects, place)
    return in_object(value, objects[0], place) if objects else None


def in_list(value: Sequence[object], kind: Kind, place: str) -> Message | None:
    kinds = get_args(kind)
    if origin(kind) is list or Ellipsis in kinds:
        kinds = (kinds[0],) * len(value)
    if len(kinds) != len(value):
        return None
    for index, (item, one) in enumerate(zip(value, kinds, strict=True)):
        if not fits(item, one):
            return misfit(item, one, f"{place}[{index}]")
    return None


def in_object(value: Mapping[Any, object], kind: Kind, place: str) -> Message | None:
    """A name that is not one of its own, one that is missing, or what stands at a name."""
    if is_struct(kind):
        fields = get_type_hints(kind, include_extras=True)
        known: list[Any] = list(fields)
        missing = [one.name for one in msgspec.structs.fields(kind) if one.required]
        tag = kind.__struct_config__.tag_field
    else:
        names, one = get_args(kind)
        known = list(get_args(names)) if origin(names) is Literal else list(value)
        fields, missing, tag = dict.fromkeys(value, one), [], None
    for name in value:
        if name not in known and name != tag:
            told = {"place": place, "part": str(name)[:40], "known": ", ".join(known)}
            return Message("position-unknown-in", told)
    for name in missing:
        if name not in value:
            return Message("position-missing-in", {"place": place, "part": name})
    for name, part in value.items():
        if name != tag and not fits(part, fields[name]):
            return misfit(part, fields[name], f"{place}.{name}" if place else str(name))
    return None


def in_tagged(value: Mapping[Any, object], kinds: Sequence[Any], place: str) -> Message | None:
    """One of several structs, which a name tells apart."""
    configs = {one.__struct_config__.tag: one for one in kinds if is_struct(one)}
    field = kinds[0].__struct_config__.tag_field if len(configs) == len(kinds) else None
    if field is None:
        return None
    if field not in value:
        return Message("position-missing-in", {"place": place, "part": field})
    tag = value[field]
    if not isinstance(tag, str) or tag not in configs:
        return misfit(tag, Literal[tuple(configs)], f"{place}.{field}")
    return in_object(value, configs[tag], place)


def fits(value: object, kind: Kind) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def origin(kind: object) -> Any:
    """The type without what it holds: list of list[int]."""
    return get_origin(kind)


def is_struct(kind: Kind) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def choices(kind: Kind) -> tuple[Kind, ...]:
    """The types that a union leaves to choose from, or the one that there is."""
    if origin(kind) not in (Union, UnionType):
        return (kind,)
    return tuple(one for one in get_args(kind) if one is not UnsetType)


def either(items: Sequence[str | Message]) -> Message:
    """``voyage or duels``."""
    return listed(items, "list-or")


def wish(kind: Kind) -> Message:
    """What a value of this type looks like."""
    base, limits = kind, dict[str, int | str | Message]()
    if origin(kind) is Annotated:
        base, *metas = get_args(kind)
        limits = {
            name: limit
            for meta in metas
            if isinstance(meta, Meta)
            for name, limit in (("least", meta.ge), ("most", meta.le))
            if isinstance(limit, int)
        }
    if base is int and "least" in limits:
        return Message("wanted-between" if "most" in limits else "wanted-from", limits)
    if origin(base) is Literal:
        return either([one if isinstance(one, str) else spelled(one) for one in get_args(base)])
    if origin(base) is tuple and Ellipsis not in get_args(base):
        return Message("wanted-tuple", {"number": len(get_args(base))})
    if is_struct(base):
        return Message("wanted-fields", {"fields": listed([*base.__struct_fields__])})
    plain = origin(base) or base
    return Message(f"wanted-{WANTED.get(plain, 'other')}")


WANTED = {
    int: "int",
    float: "float",
    str: "str",
    bool: "bool",
    list: "list",
    tuple: "list",
    dict: "object",
}
