"""The sandglass of a table: the rules name durations, the room lets them pass."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from flibuste.core.protocol import CLOCK
from flibuste.room import wire

if TYPE_CHECKING:
    from flibuste.room.room import Room


class Sandglass:
    """Runs while the CLOCK is awaited; what is left is kept with every act."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.turned = 0  # the number of the entry that turned the glass now running
        self.rings_at = 0.0

    def wind(self) -> None:
        """Let the sand run that the rules name, or stop it."""
        table, alarm = self.room.table, self.room.table.alarm()
        if alarm is None:
            self.stop()
        elif self.timer is None or self.turned != table.turned:
            self.stop()
            seconds = alarm.seconds if table.left is None else table.left
            self.turned = table.turned
            self.rings_at = self.room.loop.time() + seconds * self.room.time_scale
            self.timer = self.room.loop.call_at(self.rings_at, self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def _ring(self) -> None:
        self.room.inbox.put_nowait(partial(self._act, self.turned))

    async def _act(self, turned: int) -> None:
        """The CLOCK acts in its turn, unless the glass has been turned or put away meanwhile."""
        table, alarm = self.room.table, self.room.table.alarm()
        if alarm is not None and table.turned == turned:
            await self.room.play(CLOCK, alarm.action)

    def left(self) -> float | None:
        """Seconds of sand, if it runs."""
        if self.timer is None:
            return None
        return round(max(0.0, self.rings_at - self.room.loop.time()) / self.room.time_scale, 3)

    def shown(self) -> wire.Clock | None:
        if self.timer is None:
            return None
        left, alarm = self.left(), self.room.table.alarm()
        return None if left is None or alarm is None else wire.Clock(left, alarm.seconds)
