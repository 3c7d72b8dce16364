"""An early end: who concedes leaves the rest to a bot, and a majority stops the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.deputies.bots import STAND_IN
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.room import Listener, Room


class Stopping:
    """At most one question at a time: shall we stop here?

    It is asked by a person, or by the table itself when all but one have conceded.  Whoever sits
    there and has not conceded has a vote, whether their line is up or not: nobody's absence is a
    yes, and nobody is stopped from winning by one other.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.forget()

    def forget(self) -> None:
        self.open = False
        self.asker: str | None = None  # guests, who keep their vote wherever they sit
        self.votes: dict[str, bool] = {}
        self.counted: list[str] = []

    def voters(self) -> dict[str, Seat]:
        chairs = self.room.table.chairs
        people = {chair.guest: seat for seat, chair in enumerate(chairs) if not chair.conceded}
        return {guest: seat for guest, seat in people.items() if guest is not None}

    async def vote(self, seat: Seat, yes: bool) -> None:
        """The first yes asks; the asker's no withdraws it."""
        guest = self._player(seat)
        if not self.open:
            if not yes:
                raise Refused("room-nothing-to-stop")
            self.open, self.asker = True, guest
        self.votes[guest] = yes
        if guest == self.asker and not yes:
            self._settled(False)
        else:
            await self._count()

    async def concede(self, seat: Seat) -> None:
        """A bot plays on for who gives up; without anybody left to play for, the match stops."""
        self._player(seat)
        self.room.bots.stop(seat)
        self.room.taking_back.lost(seat)
        await self.room.keep([records.Conceded(seat, STAND_IN)])
        self.room.tell_snapshots()
        left = self.voters()
        if not left and not self.room.table.stopped:
            await self._stop()
        elif len(left) == 1 and not self.open and not self.room.table.stopped:
            self.open = True
            await self._count()
        if not self.room.table.stopped:
            await self.room.go_on()

    async def recount(self) -> None:
        """Somebody who had a vote has none any more, or another has."""
        if self.open and self.counted != list(self.voters()):
            await self._count()

    def came(self, listener: Listener) -> None:
        """Who comes is shown the question."""
        if self.open:
            self.room.send(listener, self._told(None))

    def _player(self, seat: Seat) -> str:
        """Who plays in this chair; or an error."""
        table = self.room.table
        if table.over:
            raise Refused("room-stopped" if table.stopped else "room-over", "over")
        if not table.begun:
            raise Refused("room-not-begun", "not_awaited")
        if table.chairs[seat].conceded:
            raise Refused("room-conceded", "not_awaited")
        return table.chairs[seat].guest or ""

    def _sides(self) -> tuple[list[Seat], list[Seat], int]:
        """Who said yes, who said no, and how many must say yes."""
        voters = self.voters()
        sides = {True: list[Seat](), False: list[Seat]()}
        for guest, seat in voters.items():
            if guest in self.votes:
                sides[self.votes[guest]].append(seat)
        return sides[True], sides[False], len(voters) // 2 + 1

    def _told(self, stopped: bool | None) -> wire.StopAsked:
        asker = self.room.table.company.seat_of(self.asker)
        return wire.StopAsked(asker if asker >= 0 else None, *self._sides(), stopped)

    async def _count(self) -> None:
        yes, no, needed = self._sides()
        self.counted = list(self.voters())
        if len(yes) >= needed:
            await self._stop()
        elif len(self.counted) - len(no) < needed:
            self._settled(False)
        else:
            self.room.tell_all(self._told(None))

    def _settled(self, stopped: bool) -> None:
        told = self._told(stopped)
        self.forget()
        self.room.tell_all(told)

    async def _stop(self) -> None:
        """Close the match as it stands, and tell how it stood."""
        told = self._told(True)
        self.forget()
        self.room.bots.stop_all()
        self.room.taking_back.end()
        await self.room.keep([records.Stopped()])
        self.room.tell_all(told)
        await self.room.go_on()
