"""A pause: no clock runs, if everybody agrees."""

from __future__ import annotations

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import asked
from flibuste.room.consent import Consent
from flibuste.store import records


class Pausing(Consent):
    """Asked as for a take-back.  Whoever sits there ends it, by a word or by an act of their own:
    nobody is kept from playing.
    """

    async def ask(self, seat: Seat, yes: bool) -> None:
        """Ask for a pause, agree to one, refuse it, withdraw it, or end it."""
        table = self.room.table
        banks = table.banks
        if banks is None or banks.clocks.kind != "bank" or table.chairs[seat].conceded:
            raise Refused("room-no-clocks")
        if table.over:
            raise Refused("room-over", "over")
        if self.asker is not None:
            await self._answer(self.asker, seat, yes)
        elif banks.paused:
            if not yes:
                await self.room.keep([records.Resumed(seat)])
        elif yes:
            await self.open(seat)
        else:
            raise Refused("room-no-pause")

    async def _answer(self, asker: Seat, seat: Seat, yes: bool) -> None:
        """The asker's no withdraws it; somebody else's refuses it."""
        if yes and seat in self.waiting():
            await self.agree(seat)
        elif not yes and (seat == asker or seat in self.waiting()):
            self.refuse(asker)

    def question(self, viewer: Seat) -> asked.PauseAsked:
        assert self.asker is not None
        return asked.PauseAsked(self.asker, sorted(self.waiting()), None)

    def no(self, asker: Seat) -> asked.PauseAsked:
        return asked.PauseAsked(asker, [], False)

    async def met(self, asker: Seat) -> None:
        self.forget()
        await self.room.keep([records.Paused(asker)])
        self.room.tell_all(asked.PauseAsked(asker, [], True))
