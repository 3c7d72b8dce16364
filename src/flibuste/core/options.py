"""Table options: read from outside with clear errors, and described for outsiders."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from flibuste.core.errors import BadOptions
from flibuste.core.plain import spelled
from flibuste.core.protocol import AnyGame, Message
from flibuste.core.words import listed


def read_options(game: AnyGame, seats: object, given: object) -> Any:
    """The options of a match, or BadOptions naming the one that is wrong."""
    if type(seats) is not int or seats not in game.seats:
        numbers = f"{game.seats[0]}–{game.seats[-1]}"
        raise BadOptions(
            Message("bad-seats", {"seats": spelled(seats), "numbers": numbers}), game.key
        )
    if isinstance(given, game.options):
        given = msgspec.to_builtins(given)
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadOptions(Message("bad-options"), game.key)
    described = describe_options(game)
    if "first" in described:
        described["first"]["max"] = seats - 1
    for name, value in given.items():
        if name not in described:
            known = ", ".join(described)
            raise BadOptions(
                Message("unknown-option", {"name": str(name), "known": known}), game.key
            )
        try:
            msgspec.convert({name: value}, game.options)
        except msgspec.ValidationError:
            raise wrong(game.key, name, value, _allowed(described[name])) from None
    options = msgspec.convert(dict(given), game.options)
    first = getattr(options, "first", None)
    if first is not None and first >= seats:
        raise wrong(game.key, "first", first, _allowed(described["first"]))
    return options


def wrong(key: str, name: str, value: object, allowed: Message) -> BadOptions:
    """The error for an option whose value is not allowed."""
    args: dict[str, int | str | Message] = {
        "name": name,
        "value": spelled(value),
        "allowed": allowed,
    }
    return BadOptions(Message("bad-option", args), key)


def describe_options(game: AnyGame) -> dict[str, dict[str, Any]]:
    """Each option with its default and its values, its range, or the form of its one line."""
    return {name: _described(about) for name, about in _properties(game.options).items()}


@cache
def _properties(options: type[Struct]) -> dict[str, Any]:
    """What the type says of each option; every new match asks, and reading types is slow."""
    schema = msgspec.json.schema(options)
    (own,) = [part for name, part in schema["$defs"].items() if name == options.__name__]
    properties: dict[str, Any] = own["properties"]
    return properties


def _described(about: dict[str, Any]) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = about.get("anyOf", [about])
    told: dict[str, Any] = {"default": about["default"]}
    for kind in kinds:
        if "enum" in kind:
            told["values"] = sorted(kind["enum"])
        elif kind.get("type") == "boolean":
            told["values"] = [False, True]
        elif kind.get("type") == "integer":
            told |= {"min": kind["minimum"], "max": kind["maximum"]}
        elif kind.get("type") == "string":
            told["form"] = kind["description"]
    if any(kind.get("type") == "null" for kind in kinds):
        told["null"] = True
    return told


def _allowed(about: dict[str, Any]) -> Message:
    told: list[str | Message] = ["null"] if "null" in about else []
    told += [
        value if isinstance(value, str) else spelled(value) for value in about.get("values", ())
    ]
    if "min" in about:
        told.append(f"{about['min']}–{about['max']}")
    if "form" in about:
        told.append(Message("option-form", {"form": about["form"]}))
    return listed(told)


def changed_options(options: Struct) -> dict[str, Any]:
    """Only what differs from the defaults, in plain JSON."""
    default = msgspec.to_builtins(type(options)())
    given = msgspec.to_builtins(options)
    return {name: value for name, value in given.items() if value != default[name]}
