"""A match that is looked at again, as it goes to the page: docs/protocol.md describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from flibuste.core.protocol import Message
from flibuste.room.wire import Chair, Over


class Shown(Struct, frozen=True, omit_defaults=True):
    """A step of a match, once more: nothing to choose, nothing to wait for."""

    number: int
    seat: int | str
    act: Any
    effect: Any
    story: list[Message]
    view: Any
    scenery: Any  # what it is now; None: as before
    before: Any = None  # where the eyes are not those of the step before: what they saw before it


class Better(Struct, frozen=True):
    """An act that would have been better: its name in a menu, what it comes to, and how well who
    acted would have stood right after it.
    """

    label: Message
    gist: Message | None
    share: float


class Course(Struct, frozen=True):
    """How everybody stood before the first act and after each one: shares of the win, as bots judge
    it, and bots that see everything.

    missed · by act, how much better the best of the other listed acts would have stood for who
    acted, right after it; 0 where the act cost nothing, and where others chose at the same moment:
    what is better than a guess nobody could know
    better · which act that was, by the number of the act it would have been better than
    """

    shares: list[list[float]]
    missed: list[float]
    better: dict[int, Better]


class Fork(Struct, frozen=True):
    """The match that was left after so many acts, with the same luck or another."""

    line: str
    step: int
    luck: str
    names: tuple[str, ...]


class Replay(Struct, frozen=True):
    """A match as one viewer saw it: the table before the first act, and every step."""

    view: Any
    scenery: Any
    steps: list[Shown]
    game: str
    options: Mapping[str, Any]
    eyes: str  # a seat, watcher, or above: who acts
    seats: list[Chair]
    over: Over | None  # how it ended; None while it runs
    fork: Fork | None = None  # what it goes on from, another way
    luck: bool = False  # whether its luck can come again
