"""Taking back: free until luck or another player has acted, then by consent, as agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.consent import Consent
from flibuste.room.friends import eyes
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.room import Room


class TakingBack(Consent):
    """Any act ends the asking, and so does who asks once more; until all agree the act stands."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.to = 0

    async def ask(self, seat: Seat) -> None:
        """Take back at once if it is free or nobody has to be asked; else ask the others."""
        table = self.room.table
        to = table.take_back_to(seat)
        if table.header.undo == "none" or to is None or table.chairs[seat].conceded:
            raise Refused("room-no-undo")
        if table.over:  # everything has been shown
            raise Refused("room-undo-over", "over")
        if self.asker == seat:
            self.refuse(seat)
            return
        if self.asker is not None:
            raise Refused("room-undo-asked")
        if table.free_to_take_back(seat):
            await self._take_back(seat, to)
            return
        if table.header.undo == "strict":
            raise Refused("room-undo-late")
        self.to = to
        await self.open(seat)

    async def answer(self, seat: Seat, yes: bool) -> None:
        if self.asker is None or seat not in self.waiting():
            raise Refused("room-nothing-asked")
        if yes:
            await self.agree(seat)
        else:
            self.refuse(self.asker)

    def question(self, viewer: Seat) -> wire.UndoAsked:
        """The question, with what the viewer was told of the act when it was made."""
        assert self.asker is not None
        steps = self.room.table.steps_after(self.to)
        story = self.room.table.story_after(self.to, eyes(viewer))
        return wire.UndoAsked(self.asker, sorted(self.waiting()), None, steps, story)

    def no(self, asker: Seat) -> wire.UndoAsked:
        return wire.UndoAsked(asker, [], False)

    async def met(self, asker: Seat) -> None:
        await self._take_back(asker, self.to)

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
