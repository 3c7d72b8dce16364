"""Watchers see the table as it was some moves or minutes ago: nothing younger is made for them.

There are two tables then, and the second is rebuilt from the first part of the same journal.  All
that a watcher hears or asks for comes from it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import WATCHER, Seat
from flibuste.room import past, presence, telling, wire
from flibuste.room.crier import encode
from flibuste.room.table import Table
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.room import Room

A_MOMENT: Final = 0.01  # seconds: what is old enough then is old enough


def allowed(table: Table, now: float) -> int:
    """How many entries a watcher may know of."""
    entries, wanted = table.entries, table.header.delay
    if wanted is None or not table.begun or table.over:
        return len(entries)
    until = len(entries)
    if wanted.moves:
        acts = [number for number in table.in_effect if is_move(entries[number - 1])]
        until = acts[max(0, len(acts) - wanted.moves)] - 1 if acts else until
    if wanted.minutes:
        last = now - 60 * wanted.minutes
        begun = next(n for n, one in enumerate(entries) if isinstance(one, records.Begun))
        young = (n for n, one in enumerate(entries) if n >= begun and (one.at or 0.0) > last)
        until = min(until, next(young, until))
    return until


def is_move(entry: records.AnyEntry) -> bool:
    return isinstance(entry, records.Acted) and entry.seat >= 0


class Delay:
    """As far as a watcher may see.  When the match is over there is nothing to hide any more."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.wanted = room.table.header.delay
        self.timer: asyncio.TimerHandle | None = None
        self.table = room.table
        if self.wanted is not None:
            self.table = Table(room.table.header, room.table.entries[: self.allowed()])

    def seen(self, viewer: Seat) -> Table:
        """The table as this viewer may know it."""
        return self.table if self.wanted is not None and viewer == WATCHER else self.room.table

    def holds(self, viewer: Seat) -> bool:
        """Whether this viewer sees it as it was."""
        return viewer == WATCHER and self.behind

    @property
    def behind(self) -> bool:
        """Whether more has happened than a watcher knows."""
        return self.wanted is not None and self.table.number < self.room.table.number

    def allowed(self) -> int:
        return allowed(self.room.table, self.room.timekeeper.now())

    def advance(self) -> None:
        """Let watchers see what has become old enough: step by step if there is nothing but steps
        and talk, else the whole table.
        """
        if self.wanted is None:
            return
        fresh = self.room.table.entries[self.table.number : self.allowed()]
        if fresh:
            plain = self.table.begun and all(isinstance(entry, past.PLAIN) for entry in fresh)
            told: list[wire.Answer] = []
            for entry in fresh:
                told += past.told(self.table, entry, WATCHER)
            watchers = [one for one in self.room.listeners if one.viewer == WATCHER]
            told = told if plain else [self.room.snapshot(WATCHER)]
            self.room.gallery.tell(watchers, list(map(encode, told)))
        self._wind()

    def tell_seats(self) -> None:
        """Who is there is no secret; who sits there and who plays is as it was."""
        if self.behind:
            watchers = [one for one in self.room.listeners if one.viewer == WATCHER]
            self.room.gallery.tell(watchers, [encode(self.seats(WATCHER))])

    def seats(self, viewer: Seat) -> wire.Seats:
        if not self.holds(viewer):
            return self.room.presence.seats()
        chairs = telling.chairs(self.table, self.room.present(), telling.NO_LAGS)
        return wire.Seats(chairs, self.room.presence.watchers())

    def _wind(self) -> None:
        """Look again when the next entry is old enough."""
        self.stop()
        if not self.behind or self.wanted is None or not self.wanted.minutes:
            return
        at = self.room.table.entries[self.table.number].at or 0.0
        due = at + 60 * self.wanted.minutes - self.room.timekeeper.now()
        delay = max(due, A_MOMENT) * self.room.time_scale
        self.timer = self.room.loop.call_later(delay, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.room.inbox.put_nowait(presence.nothing)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
