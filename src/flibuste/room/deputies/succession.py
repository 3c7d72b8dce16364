"""The host's role goes to somebody who is there, when the host has been away for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.room import Room

AWAY: Final = 30.0  # seconds without a line of the host's, while somebody else has one


class Succession:
    """Counts the seconds while the host is missed by somebody; who is back in time stays host."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """After every change of who sits there and who is here."""
        if self.heir() is None:
            self.stop()
        elif self.timer is None:
            self.timer = self.room.loop.call_later(AWAY * self.room.time_scale, self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def heir(self) -> Seat | None:
        """Of those who are here, who has been at the table longest; None while the host is."""
        table, present = self.room.table, self.room.present()
        if table.phase not in ("waiting", "running") or table.host() in present:
            return None
        seats = map(table.company.seat_of, table.company.came)
        return next((seat for seat in seats if seat >= 0 and seat in present), None)

    def _ring(self) -> None:
        self.timer = None
        self.room.inbox.put_nowait(self._succeed)

    async def _succeed(self) -> None:
        heir = self.heir()
        if heir is not None:
            await self.room.keep([records.HostIs(heir)])
            self.room.tell_seats()
