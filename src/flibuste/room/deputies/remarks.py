"""Bots with a character say a word now and then: about what everybody has seen, and seldom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.bots import remarks
from flibuste.bots.remarks import Moment
from flibuste.core.protocol import WATCHER, Seat, View
from flibuste.room import wire

if TYPE_CHECKING:
    from flibuste.room.room import Room

PAUSE: Final = 8  # acts of players between two remarks, at least
SHY: Final = 2  # one moment in so many is passed over in silence


class Remarks:
    """Who says what in one room.  Nothing of it is kept: it is said once, to who is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seen: tuple[int, View] | None = None  # acts so far, and what a watcher saw then
        self.last: int | None = None  # acts so far at the last remark
        self.greeted = self.parted = False

    def look(self) -> None:
        """After every change of the table: is this a moment for somebody?"""
        table = self.room.table
        if not table.company.bots:
            self.seen = None
            return
        speakers = {
            seat: persona
            for seat, chair in enumerate(table.chairs)
            if chair.kind == "bot" and (persona := remarks.persona_of(chair.bot))
        }
        if not speakers or not self.room.listeners or table.alarm() is not None:
            self.seen = None
            return
        number, view = len(table.match.journal), table.view(WATCHER)
        before, self.seen = self.seen, (number, view)
        found = self._moments(speakers, before, number, view)
        if not found:
            return
        whim = f"{table.header.fingerprint} {number}"
        seat = sorted(found)[remarks.chance(f"{whim}|who", len(found))]
        self.last = number
        said = remarks.in_both(remarks.remark(speakers[seat], found[seat], whim))
        self.room.tell_all(wire.Remarked(table.number, seat, said))

    def _moments(
        self, speakers: dict[Seat, str], before: tuple[int, View] | None, number: int, view: View
    ) -> dict[Seat, Moment]:
        """What is worth a word to whom, as it is time for one."""
        table = self.room.table
        if table.over:
            if self.parted or table.stopped:
                return {}
            self.parted = True
            ranks = table.match.state.ranks()
            ends = {seat: remarks.ended(ranks, seat) for seat in speakers}
            return {seat: end for seat, end in ends.items() if end is not None}
        if not self.greeted:
            self.greeted = True
            begun = any(seat >= 0 for seat, _ in table.match.journal)
            return {} if begun else dict.fromkeys(speakers, "hello")
        if before is None or number <= before[0]:  # nothing was seen before, or it was taken back
            return {}
        if self.last is not None and number - self.last < PAUSE:
            return {}
        if remarks.chance(f"{table.header.fingerprint} {number}", SHY):
            return {}
        acts = [seat for seat, _ in table.match.journal[before[0] :] if seat >= 0]
        if not acts:
            return {}
        found = {
            seat: remarks.moment(table.game, before[1], view, acts[-1], seat) for seat in speakers
        }
        return {seat: at for seat, at in found.items() if at is not None}
