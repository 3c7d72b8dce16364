"""Nobody's hand is quicker than a hand in a race, and nobody keeps the others for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from flibuste.core.protocol import WATCHER, Action, Seat
from flibuste.room.chairs import by_themselves

if TYPE_CHECKING:
    from flibuste.room.room import Room
    from flibuste.room.table import Table


def reads(table: Table, opens: Action) -> bool:
    """Whether whoever is here may read first: among bots, before the first race of a match."""
    if not by_themselves(table):
        return False
    return not any(isinstance(action, type(opens)) for _, action in table.match.journal)


class Impatience:
    """The spacing of acts in a race, and the room's own act for a seat that does nothing."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.free_at: dict[Seat, float] = {}  # when a seat may act again
        self.held: Counter[Seat] = Counter()  # acts that came early and are still to be made
        self.timer: asyncio.TimerHandle | None = None
        self.waits_since = -1  # the length of the journal for which the timer runs

    def holds(self, seat: Seat, act: Callable[[], Awaitable[None]]) -> bool:
        """Whether an act that has come now is too early; then it is made in its turn.

        It stays behind those of the same hand that wait already, however late their time comes.
        """
        table, waits = self.room.table, self.held[seat] > 0
        racing = sum(one >= 0 for one in table.awaiting()) > 1
        if not waits and not (table.game.spacing and racing):
            return False
        now = self.room.loop.time()
        due = max(now, self.free_at.get(seat, 0.0))
        self.free_at[seat] = due + table.game.spacing * self.room.time_scale
        if not waits and due <= now:
            return False
        self.held[seat] += 1
        self.room.loop.call_at(due, self.room.inbox.put_nowait, partial(self._let_go, seat, act))
        return True

    async def _let_go(self, seat: Seat, act: Callable[[], Awaitable[None]]) -> None:
        self.held[seat] -= 1
        await act()

    def wind(self) -> None:
        """Begin to wait for a seat, if there is something to be done for it and anybody is here."""
        table = self.room.table
        if table.game.impatience is None:
            return
        length = len(table.match.journal)
        present = bool(self.room.present() - {WATCHER})
        if present and length == self.waits_since:
            return
        self.stop()
        due = self._due()
        if due is not None and present:
            seat, action, seconds = due
            self.waits_since = length
            delay = seconds * self.room.time_scale
            self.timer = self.room.loop.call_later(delay, self._lose_patience, seat, action)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.waits_since = None, -1

    def _due(self) -> tuple[Seat, Any, float] | None:
        table = self.room.table
        impatience = table.game.impatience if table.phase == "running" else None
        due = impatience(table.match.state) if impatience is not None else None
        return None if due is None or reads(table, due[1]) else due

    def _lose_patience(self, seat: Seat, action: Any) -> None:
        self.timer = None
        self.room.inbox.put_nowait(partial(self._act, seat, action, self.waits_since))

    async def _act(self, seat: Seat, action: Any, length: int) -> None:
        """In its turn, unless the seat has acted after all."""
        if len(self.room.table.match.journal) == length:
            await self.room.play(seat, action)
