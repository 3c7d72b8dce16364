"""The shapes of the room's answers to plain requests, for tools/openapi.py: the server builds them
as plain values, and schemathesis compares.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from flibuste.core.protocol import Message


class Exact(Struct, forbid_unknown_fields=True):
    """An answer with these fields and no others: what the server lets slip is noticed."""


class Chair(Exact):
    kind: Literal["human", "open", "bot"]
    name: str
    bot: str | None


class Summary(Exact):
    """A table in short."""

    table: str
    watch: str
    game: str
    phase: Literal["waiting", "running", "over", "cancelled"]
    chairs: list[Chair]
    seat: int | None
    turn: list[int]
    awaited: bool
    left: float | None
    rated: bool


class Keys(Exact):
    """What opens a chair."""

    table: str
    seat: int
    name: str
    token: str
    phrase: str
    join: str
    watch: str


class KeysHere(Keys):
    awaited: bool


class About(Summary):
    """A table in short, and what the asker alone is told of it."""

    phrase: str | UnsetType = UNSET
    here: list[KeysHere] | UnsetType = UNSET
    secret: list[int] | UnsetType = UNSET


class Lobby(Exact):
    name: str
    public: list[Summary]
    mine: list[Summary]


class Entry(Exact):
    """An act of the journal as the asker was shown it."""

    number: int
    seat: int | Literal["luck", "clock"]
    act: Mapping[str, Any]
    story: list[Message]


class Section(Exact):
    """A part of the view as messages."""

    title: Message | None
    lines: list[Message]
    columns: int


class Spoken(Exact):
    """A part of the view in words."""

    title: str
    lines: list[str]
    columns: int


class Ready(Exact):
    ok: bool


class Health(Exact):
    ok: bool
    version: str
    rooms: int
    aside: int


class GameOfTable(Exact):
    """A game as its table needs it."""

    key: str
    seats: list[int]
    options: Mapping[str, Any]
    rules: list[str]
    open: list[str]
    card: Mapping[str, Any]
    lesson: bool


class AboutGame(GameOfTable):
    acts: Mapping[str, Any]


class Poster(Exact):
    """A game as the lobby shows it."""

    key: str
    seats: list[int]
    card: Mapping[str, Any]
    lesson: bool


class Sentence(Exact):
    en: str
    fr: str


class Failure(Exact):
    """Every refusal, as the contract has it."""

    ok: Literal[False]
    error: str
    rule: str | None
    message: Sentence
    near: list[Mapping[str, Any]]
