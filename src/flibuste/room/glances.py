"""
Tables as lists tell them.  Nobody is woken for it: one that is not awake here, or is with another
server, is read from its journal, and once only as long as nothing is added to it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from flibuste.core.protocol import WATCHER, Seat
from flibuste.room.delay import allowed
from flibuste.room.table import Table
from flibuste.room.unreadable import Unreadable

if TYPE_CHECKING:
    from flibuste.room.room import Room
    from flibuste.room.rooms import Rooms

KEPT: Final = 500  # tables that are remembered


class Glance(NamedTuple):
    """What is seen of a table at one moment of its own clock."""

    table: Table
    watched: Table  # as far as watchers see it
    now: float

    def seen(self, viewer: Seat) -> Table:
        return self.watched if viewer == WATCHER else self.table

    def left(self, seat: Seat) -> float | None:
        """Seconds until a seat that is to act has no time left; None where it has all it wants."""
        return None if self.table.banks is None else self.table.banks.still(seat, self.now)


def at(room: Room) -> Glance:
    """A table that is awake."""
    return Glance(room.table, room.delay.seen(WATCHER), room.timekeeper.now())


class Glances:
    """At all tables of the store."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.kept: OrderedDict[str, Table] = OrderedDict()

    async def at(self, tables: Sequence[str]) -> list[Glance]:
        """All that can be read and come to: one that cannot does not hide the others."""
        asleep = [table for table in tables if table not in self.rooms.awake]
        numbers = await self.rooms.store.numbers(asleep) if asleep else {}
        found = []
        for table in tables:
            with suppress(Unreadable):
                glance = await self._at(table, numbers.get(table, 0))
                found += [glance] if glance is not None and not glance.table.cancelled else []
        return found

    async def _at(self, table: str, number: int) -> Glance | None:
        if table in self.rooms.awake:
            return at(self.rooms.awake[table])
        known = self.kept.get(table)
        if known is None or known.number != number:
            known = await self.rooms.read(table)
            if known is None:
                return None
            self.kept[table] = known
        self.kept.move_to_end(table)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self._of(known)

    def _of(self, table: Table) -> Glance:
        now = self.rooms.store.clock() / self.rooms.time_scale
        if table.header.delay is None:
            return Glance(table, table, now)
        return Glance(table, Table(table.header, table.entries[: allowed(table, now)]), now)
