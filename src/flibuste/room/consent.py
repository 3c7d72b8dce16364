"""A question that everybody who sits there has to say yes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from flibuste.core.protocol import Seat
from flibuste.room import wire
from flibuste.room.chairs import together

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room


class Consent:
    """At most one player asks at a time.

    Everybody who sits there is asked, but for those at the asker's own device, who are asked in
    person.  Of each other device all must agree who have had a line since; if nobody has, the
    question stays open until somebody comes and agrees.  Nobody's absence is a yes.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asker: Seat | None = None
        self.asked: set[Seat] = set()  # who have been shown the question …
        self.agreed: set[Seat] = set()  # … and who said yes

    # Each kind of question has its own

    def question(self, viewer: Seat) -> wire.Answer:
        """The open question, as this viewer is asked."""
        raise NotImplementedError

    def no(self, asker: Seat) -> wire.Answer:
        """What everybody is told when it was refused or withdrawn."""
        raise NotImplementedError

    async def met(self, asker: Seat) -> None:
        """Everybody has agreed."""
        raise NotImplementedError

    # What is the same for all of them

    def forget(self) -> None:
        self.asker, self.asked, self.agreed = None, set(), set()

    def end(self) -> None:
        """There is nothing left to ask for."""
        if self.asker is not None:
            self.refuse(self.asker)

    async def open(self, asker: Seat) -> None:
        """Ask all others; where there is nobody to ask it is met at once."""
        self.asker = asker
        self.asked = self._others() & self.room.online()
        await self._settle()

    async def agree(self, seat: Seat) -> None:
        self.agreed.add(seat)
        await self._settle()

    def refuse(self, asker: Seat) -> None:
        self.forget()
        self.room.tell_all(self.no(asker))

    def came(self, listener: Listener) -> None:
        """Who comes is shown the question, and asked."""
        if self.asker is None:
            return
        if listener.viewer in self._others() - self.asked:
            self.asked.add(listener.viewer)
            self.tell()
        else:
            self.room.send(listener, self.question(listener.viewer))

    def gone(self, seat: Seat) -> None:
        """When the asker goes, it is settled; everybody else is waited for."""
        if seat == self.asker and seat not in self.room.present():
            self.refuse(seat)

    def lost(self, seat: Seat) -> None:
        """Somebody else sits there now: it is the question of nobody, or asked of another."""
        if seat == self.asker:
            self.refuse(seat)
        elif self.asker is not None:
            self.asked.discard(seat)
            self.agreed.discard(seat)
            self.tell()

    def waiting(self) -> set[Seat]:
        """Who has still to answer: of each device those who were asked, or all if nobody was."""
        waiting = set[Seat]()
        for seat in self._others():
            device = set(together(self.room.table, seat))
            waiting |= (self.asked & device or device) - self.agreed
        return waiting

    def _others(self) -> set[Seat]:
        """The people at other devices than the asker's who have not conceded."""
        assert self.asker is not None
        table = self.room.table
        people = {seat for seat in table.company.people() if not table.chairs[seat].conceded}
        return people - {self.asker, *together(table, self.asker)}

    def tell(self) -> None:
        self.room.tell_each(lambda viewer: [msgspec.json.encode(self.question(viewer))])

    async def _settle(self) -> None:
        assert self.asker is not None
        if self.waiting():
            self.tell()
        else:
            await self.met(self.asker)
