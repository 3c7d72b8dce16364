"""Somebody's time is spent: a bot plays on, at once or if the others want it so."""

from __future__ import annotations

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import asked
from flibuste.room.ballot import Ballot
from flibuste.room.deputies.bots import STAND_IN
from flibuste.store import records


class Lateness(Ballot):
    """Shall a bot play on for who has no time left?  More than half of the others say yes; else
    they get some more.  Whoever acts before it is settled has acted.
    """

    def forget(self) -> None:
        super().forget()
        self.late: Seat | None = None

    def voters(self) -> dict[str, Seat]:
        return {guest: seat for guest, seat in super().voters().items() if seat != self.late}

    async def spent(self, seat: Seat) -> None:
        """All time of a player is spent."""
        banks = self.room.table.banks
        assert banks is not None
        if self.open:
            return  # one after the other
        self.late = seat
        if banks.clocks.zero == "bot" or not self.voters():
            await self.carried()
        else:
            self.open = True
            await self.count()

    async def vote(self, seat: Seat, yes: bool) -> None:
        chair = self.room.table.chairs[seat]
        if not self.open or chair.guest is None or chair.guest not in self.voters():
            raise Refused("room-nobody-late")
        self.votes[chair.guest] = yes
        await self.count()

    def look(self) -> None:
        """After every change: who has acted, or plays no more in person, is not late."""
        if self.open and self.late not in self.room.timekeeper.late():
            self.settled(False)

    def told(self, outcome: bool | None) -> asked.LateAsked:
        return asked.LateAsked(self.late or 0, *self.sides(), outcome)

    async def carried(self) -> None:
        assert self.late is not None
        seat, asked = self.late, self.open
        if asked:
            self.settled(True)
        self.forget()
        await self.room.stopping.give_up(records.OutOfTime(seat, STAND_IN))

    async def failed(self) -> None:
        banks = self.room.table.banks
        assert self.late is not None
        assert banks is not None
        seat = self.late
        self.settled(False)
        await self.room.keep([records.Granted(seat, banks.more())])
