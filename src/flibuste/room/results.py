"""How matches ended: what is told at the table, and to those who keep what they have played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Unrated: TypeAlias = Literal["shared", "stopped"]  # two chairs at one browser; never ended


class Series(Struct, frozen=True):
    """How often each seat's player has won, in so many matches of these people in a row."""

    matches: int
    wins: list[int]


class Rated(Struct, frozen=True):
    """What a match has taught about a player: points before and after, and rated matches so far."""

    before: int
    after: int
    matches: int


class Standing(Struct, frozen=True):
    """A player as everybody who was rated in a game now stands."""

    name: str
    bot: str | None
    points: int
    matches: int
    you: bool


class Sat(Struct, frozen=True):
    """Who sat there when it was over: a person, or this bot."""

    name: str
    bot: str | None
    conceded: bool


class Result(Struct, frozen=True):
    """A finished match in short, for those who keep what they have played."""

    table: str
    game: str
    ended: int  # seconds since 1970
    options: Mapping[str, Any]  # those that differ from the defaults
    mine: list[int]  # the asker's chair, and those of all others at the same device
    seats: list[Sat]
    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None  # None: it was stopped
    series: Series | None
    ratings: list[Rated] | None
    whatif: bool  # it had left another match
