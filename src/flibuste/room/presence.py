"""Who is there: players by name, watchers by number.  A crowd is told in slices, and of itself only
now and then, so that it stops neither this table nor another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.room import telling, wire
from flibuste.room.chairs import only_watches

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room

OFTEN: Final = 0.25  # seconds between two tellings of who sits there at the least …
SELDOM: Final = 1.0  # … and between two of nothing but how many watch
AT_MOST: Final = 200  # watchers a second who hear how many they are
SLICE: Final = 50  # watchers who are told something before everybody else has a turn
KEPT: Final = 8  # beginnings that are kept ready for who comes back
LAG_NEWS: Final = 15  # milliseconds by which a line must have changed to be told anew
BEHIND: Final = 16  # tellings that a crowd may be behind before the table waits for it


class Presence:
    """Tells who is there: at once if nothing was told lately, else together with what follows."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.version = 0  # of who sits there and who of them is here
        self.lags: dict[Seat, int] = {}  # milliseconds to a player's page and back, in a race
        self.told_at = -inf
        self.due: float | None = None
        self.timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody sat down or stood up, a player came or went."""
        self.version += 1
        self._tell_after(OFTEN)

    def crowd_changed(self) -> None:
        """A watcher came or went: the bigger the crowd, the more seldom it hears of it."""
        self._tell_after(max(SELDOM, len(self.room.listeners) / AT_MOST))

    def measured(self, listener: Listener, milliseconds: int) -> None:
        """How long it took to reach a socket and back; all are told if that is news."""
        self.room.inbox.put_nowait(partial(self._measured, listener, milliseconds))

    async def _measured(self, listener: Listener, milliseconds: int) -> None:
        known = self.lags.get(listener.viewer)
        if listener not in self.room.listeners or listener.viewer < 0:
            return
        if known is None or abs(milliseconds - known) > max(LAG_NEWS, known // 4):
            self.lags[listener.viewer] = milliseconds
            self.changed()

    def _tell_after(self, seconds: float) -> None:
        due = self.told_at + seconds * self.room.time_scale
        self.due = due if self.due is None else min(due, self.due)

    def tell(self) -> None:
        """What has changed, if it is time; the room asks after every request."""
        if self.due is None:
            return
        now = self.room.loop.time()
        if now < self.due:
            self._wind(self.due)
        else:
            self.due, self.told_at = None, now
            self.room.tell_all(self.seats())
            self.room.delay.tell_seats()

    def _wind(self, due: float) -> None:
        if self.timer is not None and self.timer.when() > due:
            self.stop()
        if self.timer is None:
            self.timer = self.room.loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.room.inbox.put_nowait(nothing)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def seats(self) -> wire.Seats:
        chairs = telling.chairs(self.room.table, self.room.present(), self.lags)
        return wire.Seats(chairs, self.watchers())

    def watchers(self) -> int:
        return sum(only_watches(self.room.table, one) for one in self.room.listeners)


async def nothing() -> None:
    """A request to do nothing: what is due after it is done."""


class Gallery:
    """Where the watchers are: each hears everything in order, all of them in slices."""

    def __init__(self, spawn: Callable[..., asyncio.Task[None]]) -> None:
        self.spawn = spawn
        self.tellings: deque[tuple[Sequence[Listener], Sequence[bytes]]] = deque()
        self.crier: asyncio.Task[None] | None = None
        self.shown: dict[int | None, list[bytes]] = {}  # to who enters, by what was heard before
        self.shown_at: object = None

    def tell(self, watchers: Sequence[Listener], frames: Sequence[bytes]) -> None:
        """To those who are there now: a few at once, a crowd by and by."""
        if not self.tellings and len(watchers) <= SLICE:
            for watcher in watchers:
                watcher.send(*frames)
        elif watchers:
            self.tellings.append((watchers, frames))
            if self.crier is None or self.crier.done():
                self.crier = self.spawn(self._cry())

    async def _cry(self) -> None:
        while self.tellings:
            watchers, frames = self.tellings[0]
            for first in range(0, len(watchers), SLICE):
                for watcher in watchers[first : first + SLICE]:
                    watcher.send(*frames)
                await asyncio.sleep(0)
            self.tellings.popleft()

    async def catch_up(self) -> None:
        """Let a crowd that is far behind hear all, before more happens that it has to hear."""
        if len(self.tellings) > BEHIND and self.crier is not None:
            await asyncio.wait([self.crier])

    def entering(
        self, at: object, after: int | None, make: Callable[[], list[bytes]]
    ) -> list[bytes]:
        """What one is shown who enters: made once for all who come at the same state of things."""
        if self.shown_at != at or len(self.shown) >= KEPT:
            self.shown, self.shown_at = {}, at
        if after not in self.shown:
            self.shown[after] = make()
        return self.shown[after]

    def close(self) -> None:
        self.tellings.clear()
        if self.crier is not None:
            self.crier.cancel()
