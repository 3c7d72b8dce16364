"""A new table as its maker wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from flibuste.bots import USUAL
from flibuste.core.lesson import EASY, lesson
from flibuste.core.match import Match
from flibuste.core.protocol import AnyGame
from flibuste.core.refusal import Refused
from flibuste.core.registry import room_options
from flibuste.room import forks
from flibuste.room.chairs import check_bot
from flibuste.room.company import Chair
from flibuste.store import records
from flibuste.store.records import Seating

if TYPE_CHECKING:
    from flibuste.room.table import Table

LONGEST_THOUGHT: Final = 7 * 86_400.0  # seconds that a decision may have of its own: a week
LONGEST_BANK: Final = 30 * 1_440.0  # minutes in a bank: thirty days
MOST_MOVES: Final = 1_000  # that watchers may be behind …
MOST_MINUTES: Final = 1_440  # … and minutes: a day


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as a new table's maker wants it."""

    kind: str  # me, here (somebody else at the same device), open, bot, or same: who sat there
    bot: str | None = None
    name: str = ""  # of who sits here


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[Wanted] = []
    options: dict[str, Any] = {}
    name: str = ""
    public: bool = False
    undo: records.UndoPolicy = "family"
    chat: bool = True
    pace: float = 0.8
    rated: bool = False
    lesson: bool = False  # from where the game's lesson ends, against easy bots
    clock: records.Clocks | None = None
    delay: records.Delay | None = None  # of what watchers see
    whatif: forks.WhatIf | None = None  # from a moment of another match


def easy_table(key: str) -> list[Wanted]:
    """The learner's chair among easy bots."""
    taught = lesson(key)
    others = Wanted("bot", EASY)
    return [Wanted("me") if seat == taught.you else others for seat in range(taught.begin().seats)]


def setting(game: AnyGame, new: NewTable, seats: int) -> Match[Any, Any, Any]:
    """Where a match begins: at its start, where the game's lesson ends, or as another began."""
    if new.whatif is not None:
        return forks.begins(new.whatif, new.game, seats, new.options or new.lesson)
    if not new.lesson:
        return Match(game, seats, {**room_options(game.package), **new.options})
    match = lesson(new.game).end()
    if new.options or match.seats != seats:
        raise Refused("room-lesson", seats=match.seats)
    return match


def check_time(new: NewTable) -> None:
    """Clocks that leave some time, and no more than anybody waits for; watchers who see something
    some day; or a refusal.
    """
    delay, clocks = new.delay, new.clock
    if delay is not None:
        within = 0 <= delay.moves <= MOST_MOVES and 0 <= delay.minutes <= MOST_MINUTES
        if not within or delay.moves + delay.minutes <= 0:
            raise Refused("room-delay", moves=MOST_MOVES, minutes=MOST_MINUTES)
    if clocks is None:
        return
    seconds, minutes = clocks.seconds, clocks.minutes
    within = 0 <= seconds <= LONGEST_THOUGHT and 0 <= minutes <= LONGEST_BANK
    if not within or seconds + (minutes if clocks.kind == "bank" else 0) <= 0:
        raise Refused("room-clocks")


def bots_of(left: Table | None) -> list[Chair | None]:
    """The chairs of a match that is left, as far as anybody may have them again: its bots'."""
    chairs = left.chairs if left is not None else []
    return [chair if chair.kind == "bot" else None for chair in chairs]


def seating(wanted: Wanted, sat: Chair | None = None) -> Seating:
    """A chair of a new table, or a refusal; the same as before for who sat there, or the bot."""
    if wanted.kind == "same" and sat is not None:
        return Seating("bot", sat.bot, sat.name) if sat.kind == "bot" else Seating("open")
    if wanted.kind == "bot":
        name = wanted.bot or USUAL
        check_bot(name)
        return Seating("bot", name)
    if wanted.kind not in ("me", "here", "open", "same"):
        raise Refused("room-chair", kind=wanted.kind[:40])
    return Seating("open")
