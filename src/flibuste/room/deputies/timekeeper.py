"""The clocks of the players: the journal knows the time, the room lets it pass."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.core.protocol import Seat
from flibuste.room import asked
from flibuste.store.records import AnyEntry

if TYPE_CHECKING:
    from flibuste.room.room import Room

LOOK: Final = 20.0  # seconds between two looks at most: a machine that slept has lost none
A_MOMENT: Final = 0.002  # seconds: what is due then is due


class Timekeeper:
    """Rings for who has no time left, and tells everybody how much they have.

    Time is the wall's: it goes on while the room sleeps, and while the server is down.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.told_at = -1  # the number of the entry after which all were told

    def now(self) -> float:
        """In seconds of the table's own clock."""
        return round(self.room.store.clock() / self.room.time_scale, 3)

    @property
    def counts(self) -> bool:
        """Whether it matters at this table when something happens."""
        header = self.room.table.header
        return header.clocks is not None or header.delay is not None

    def stamped(self, entries: Sequence[AnyEntry]) -> Sequence[AnyEntry]:
        """The entries with the time, where it counts."""
        if not self.counts:
            return entries
        now = self.now()
        return [msgspec.structs.replace(entry, at=now) for entry in entries]

    def lag(self, seat: Seat) -> float:
        """Seconds to a player's page and back, as the table's clock counts them."""
        return self.room.presence.lags.get(seat, 0) / 1000 / self.room.time_scale

    def shown(self) -> asked.Banks | None:
        banks = self.room.table.banks
        return None if banks is None else banks.told(self.now())

    def wind(self) -> None:
        """After every entry: tell how much is left, and wait for the first whose time is spent."""
        banks, number = self.room.table.banks, self.room.table.number
        if banks is None:
            return
        self.room.lateness.look()
        if self.told_at != number:
            self.told_at = number
            self.room.tell_all(banks.told(self.now()))
        self.stop()
        asked = self.room.lateness.open  # one after the other
        if banks.running and banks.clocks.kind == "bank" and not asked:
            first = min(banks.due(seat, self.lag(seat), self.now()) for seat in banks.running)
            delay = min(max(first, A_MOMENT), LOOK) * self.room.time_scale
            self.timer = self.room.loop.call_later(delay, self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.room.inbox.put_nowait(self._look)

    async def _look(self) -> None:
        late = self.late()
        if self.timer is None and late and not self.room.lateness.open:
            await self.room.lateness.spent(late[0])
        self.wind()

    def late(self) -> list[Seat]:
        """Whose time is spent, and who is still to act."""
        banks, now = self.room.table.banks, self.now()
        if banks is None or banks.clocks.kind != "bank":
            return []
        return [seat for seat in sorted(banks.running) if banks.due(seat, self.lag(seat), now) <= 0]
