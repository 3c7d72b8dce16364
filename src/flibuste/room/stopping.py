"""An early end: who concedes leaves the rest to a bot, and a majority stops the match."""

from __future__ import annotations

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.ballot import Ballot
from flibuste.room.chairs import check_waiting
from flibuste.room.deputies.bots import STAND_IN
from flibuste.store import records


class Stopping(Ballot):
    """Shall we stop here?  Asked by a person, or by the table itself when all but one have
    conceded.
    """

    def forget(self) -> None:
        super().forget()
        self.asker: str | None = None  # a guest

    async def vote(self, seat: Seat, yes: bool) -> None:
        """The first yes asks; the asker's no withdraws it."""
        guest = self._player(seat)
        if not self.open:
            if not yes:
                raise Refused("room-nothing-to-stop")
            self.open, self.asker = True, guest
        self.votes[guest] = yes
        if guest == self.asker and not yes:
            self.settled(False)
        else:
            await self.count()

    async def concede(self, seat: Seat) -> None:
        """A bot plays on for who gives up."""
        self._player(seat)
        await self.give_up(records.Conceded(seat, STAND_IN))

    async def give_up(self, entry: records.Conceded | records.OutOfTime) -> None:
        """A bot plays to the end; when the last who played has conceded, the match stops."""
        seat = entry.seat
        self.room.bots.stop(seat)
        self.room.taking_back.lost(seat)
        self.room.pausing.lost(seat)
        await self.room.keep([entry])
        self.room.tell_snapshots()
        left = self.voters()
        if not left and isinstance(entry, records.Conceded) and not self.room.table.stopped:
            await self.carried()
        elif len(left) == 1 and not self.open and not self.room.table.stopped:
            self.open = True
            await self.count()
        if not self.room.table.stopped:
            await self.room.go_on()

    async def close(self) -> None:
        """By who runs the server: the match ends as it stands, or there will be none."""
        table = self.room.table
        if table.over:
            raise Refused("room-stopped" if table.stopped else "room-over", "over")
        if table.begun:
            await self.carried()
        else:
            check_waiting(table)
            await self.room.keep([records.Cancelled()])
            self.room.tell_snapshots()

    def _player(self, seat: Seat) -> str:
        """Who plays in this chair; or an error."""
        table = self.room.table
        if table.over:
            raise Refused("room-stopped" if table.stopped else "room-over", "over")
        if not table.begun:
            raise Refused("room-not-begun", "not_awaited")
        if table.chairs[seat].conceded:
            raise Refused(table.chairs[seat].gone_because, "not_awaited")
        return table.chairs[seat].guest or ""

    def told(self, outcome: bool | None) -> wire.StopAsked:
        asker = self.room.table.company.seat_of(self.asker)
        return wire.StopAsked(asker if asker >= 0 else None, *self.sides(), outcome)

    async def failed(self) -> None:
        self.settled(False)

    async def carried(self) -> None:
        """Close the match as it stands, and tell how it stood."""
        told = self.told(True)
        self.forget()
        self.room.bots.stop_all()
        self.room.taking_back.end()
        await self.room.keep([records.Stopped()])
        self.room.tell_all(told)
        await self.room.go_on()
