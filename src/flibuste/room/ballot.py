"""A question that a majority decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.room import wire

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room


class Ballot:
    """At most one question at a time.

    Whoever sits there and has not conceded has a vote, whether their line is up or not: nobody's
    absence is a yes, and nobody is stopped from winning by one other.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.forget()

    # Each kind of question has its own

    def told(self, outcome: bool | None) -> wire.Answer:
        """The question as it stands, or how it was settled."""
        raise NotImplementedError

    async def carried(self) -> None:
        """More than half have said yes."""
        raise NotImplementedError

    async def failed(self) -> None:
        """More than half cannot be reached any more."""
        raise NotImplementedError

    # What is the same for all of them

    def forget(self) -> None:
        self.open = False
        self.votes: dict[str, bool] = {}  # of guests, who keep their vote wherever they sit
        self.counted: list[str] = []

    def voters(self) -> dict[str, Seat]:
        chairs = self.room.table.chairs
        people = {chair.guest: seat for seat, chair in enumerate(chairs) if not chair.conceded}
        return {guest: seat for guest, seat in people.items() if guest is not None}

    async def recount(self) -> None:
        """Somebody who had a vote has none any more, or another has."""
        if self.open and self.counted != list(self.voters()):
            await self.count()

    def came(self, listener: Listener) -> None:
        """Who comes is shown the question."""
        if self.open:
            self.room.send(listener, self.told(None))

    def sides(self) -> tuple[list[Seat], list[Seat], int]:
        """Who said yes, who said no, and how many must say yes."""
        voters = self.voters()
        sides = {True: list[Seat](), False: list[Seat]()}
        for guest, seat in voters.items():
            if guest in self.votes:
                sides[self.votes[guest]].append(seat)
        return sides[True], sides[False], len(voters) // 2 + 1

    async def count(self) -> None:
        yes, no, needed = self.sides()
        self.counted = list(self.voters())
        if len(yes) >= needed:
            await self.carried()
        elif len(self.counted) - len(no) < needed:
            await self.failed()
        else:
            self.room.tell_all(self.told(None))

    def settled(self, outcome: bool) -> None:
        told = self.told(outcome)
        self.forget()
        self.room.tell_all(told)
