"""Taking back: free until luck or another player has acted, then by consent, as agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.chairs import together
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.room import Listener, Room


class TakingBack:
    """At most one player asks at a time; any act ends the asking, and so does who asks once more.

    Everybody who sits there is asked, but for those at the asker's own device, who are asked in
    person.  Of each other device all must agree who have had a line since; if nobody has, the act
    stands until somebody comes and agrees.  Nobody's absence is a yes.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asker: Seat | None = None
        self.to = 0
        self.asked: set[Seat] = set()  # who have been shown the question …
        self.agreed: set[Seat] = set()  # … and who said yes

    def forget(self) -> None:
        self.asker, self.asked, self.agreed = None, set(), set()

    def end(self) -> None:
        """There is nothing left to take back."""
        if self.asker is not None:
            self._refuse(self.asker)

    async def ask(self, seat: Seat) -> None:
        """Take back at once if it is free or nobody has to be asked; else ask the others."""
        table = self.room.table
        to = table.take_back_to(seat)
        if table.header.undo == "none" or to is None or table.chairs[seat].conceded:
            raise Refused("room-no-undo")
        if table.over:  # everything has been shown
            raise Refused("room-undo-over", "over")
        if self.asker == seat:
            self._refuse(seat)
            return
        if self.asker is not None:
            raise Refused("room-undo-asked")
        if table.free_to_take_back(seat):
            await self._take_back(seat, to)
            return
        if table.header.undo == "strict":
            raise Refused("room-undo-late")
        self.asker, self.to = seat, to
        self.asked = self._others() & self.room.online()
        await self._settle()

    async def answer(self, seat: Seat, yes: bool) -> None:
        if self.asker is None or seat not in self.waiting():
            raise Refused("room-nothing-asked")
        if yes:
            self.agreed.add(seat)
            await self._settle()
        else:
            self._refuse(self.asker)

    def came(self, listener: Listener) -> None:
        """Who comes is shown the question, and asked."""
        if self.asker is None:
            return
        if listener.viewer in self._others() - self.asked:
            self.asked.add(listener.viewer)
            self._tell()
        else:
            self.room.send(listener, self._open(listener.viewer))

    def gone(self, seat: Seat) -> None:
        """When the asker goes, it is settled; everybody else is waited for."""
        if seat == self.asker and seat not in self.room.present():
            self._refuse(seat)

    def lost(self, seat: Seat) -> None:
        """Somebody else sits there now: it is the question of nobody, or asked of another."""
        if seat == self.asker:
            self._refuse(seat)
        elif self.asker is not None:
            self.asked.discard(seat)
            self.agreed.discard(seat)
            self._tell()

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

    def _open(self, viewer: Seat) -> wire.UndoAsked:
        """The question, with what the viewer was told of the act when it was made."""
        assert self.asker is not None
        steps = self.room.table.steps_after(self.to)
        story = self.room.table.story_after(self.to, viewer)
        return wire.UndoAsked(self.asker, sorted(self.waiting()), None, steps, story)

    def _tell(self) -> None:
        self.room.tell_each(lambda viewer: [msgspec.json.encode(self._open(viewer))])

    def _refuse(self, asker: Seat) -> None:
        self.forget()
        self.room.tell_all(wire.UndoAsked(asker, [], False))

    async def _settle(self) -> None:
        assert self.asker is not None
        if self.waiting():
            self._tell()
        else:
            await self._take_back(self.asker, self.to)

    async def _take_back(self, seat: Seat, to: int) -> None:
        asked = self.asker is not None
        self.forget()
        self.room.bots.stop_all()
        await self.room.keep([records.TakenBack(seat, to, self.room.sandglass.left())])
        self.room.sandglass.wind()
        if asked:
            self.room.tell_all(wire.UndoAsked(seat, [], True))
        self.room.tell_snapshots()
        await self.room.let_luck_answer()  # anew: its counts have gone on
        await self.room.go_on()
