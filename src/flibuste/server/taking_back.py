"""Taking back: free until luck or another player has acted, then by consent, as agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.luck import choose
from flibuste.core.protocol import LUCK, Seat
from flibuste.server import records, wire
from flibuste.server.refusal import Refused

if TYPE_CHECKING:
    from flibuste.server.room import Room


class TakingBack:
    """At most one player asks at a time; any act ends the asking."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asker: Seat | None = None
        self.to = 0
        self.asked: set[Seat] = set()

    def forget(self) -> None:
        self.asker, self.asked = None, set()

    async def ask(self, seat: Seat) -> None:
        """Take back at once if it is free or nobody has to be asked; else ask the others."""
        table = self.room.table
        to = table.take_back_to(seat)
        if table.header.undo == "none" or to is None:
            raise Refused("room-no-undo")
        if table.over:  # everything has been shown
            raise Refused("room-undo-over", "over")
        if self.asker not in (None, seat):
            raise Refused("room-undo-asked")
        if table.free_to_take_back(seat):
            await self._take_back(seat, to)
            return
        if table.header.undo == "strict":
            raise Refused("room-undo-late")
        people = {n for n, chair in enumerate(table.chairs) if chair.kind == "human"}
        self.asker, self.to, self.asked = seat, to, (people & self.room.online()) - {seat}
        await self._settle()

    async def answer(self, seat: Seat, yes: bool) -> None:
        if self.asker is None or seat not in self.asked:
            raise Refused("room-nothing-asked")
        if yes:
            self.asked.discard(seat)
            await self._settle()
        else:
            self._refuse(self.asker)

    async def gone(self, seat: Seat) -> None:
        """Who leaves is not waited for; when the asker leaves, it is settled."""
        if self.asker is None or seat in self.room.online():
            return
        if seat == self.asker:
            self._refuse(seat)
        elif seat in self.asked:
            self.asked.discard(seat)
            await self._settle()

    def _refuse(self, asker: Seat) -> None:
        self.forget()
        self.room.tell_all(wire.UndoAsked(asker, [], False))

    async def _settle(self) -> None:
        assert self.asker is not None
        if self.asked:
            self.room.tell_all(wire.UndoAsked(self.asker, sorted(self.asked), None))
        else:
            await self._take_back(self.asker, self.to)

    async def _take_back(self, seat: Seat, to: int) -> None:
        asked, table = self.asker is not None, self.room.table
        self.forget()
        self.room.automata.stop_all()
        await self.room.keep([records.TakenBack(seat, to, self.room.glass.left())])
        self.room.glass.wind()
        if asked:
            self.room.tell_all(wire.UndoAsked(seat, [], True))
        self.room.tell_snapshots()
        if LUCK in table.match.state.awaiting():  # luck answers anew: its counts have gone on
            await self.room.carry_out(LUCK, choose(table.match.state.odds(), table.luck), None)
        await self.room.go_on()
