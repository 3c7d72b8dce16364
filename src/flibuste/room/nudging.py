"""A knock on the shoulder of somebody for whom the others wait, or of a bot that waits for them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.chairs import by_themselves
from flibuste.room.hosting import chair_at

if TYPE_CHECKING:
    from flibuste.room.room import Room

SELDOM: Final = 20.0  # seconds between two knocks at one person, whoever knocks


class Nudges:
    """Told to the lines of who is awaited, and to nobody else."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.free_at: dict[str, float] = {}  # when each guest may be nudged again

    def nudge(self, seat: Seat, other: Seat) -> None:
        if by_themselves(self.room.table) and self.room.bots.begin(other):
            return
        table, chair = self.room.table, chair_at(self.room.table, other)
        missed = other != seat and other in table.awaiting() and chair.played_by is None
        if not missed or chair.guest is None:
            raise Refused("room-not-missed")
        if other not in self.room.present():
            raise Refused("room-nudge-away")
        now = self.room.loop.time()
        wait = (self.free_at.get(chair.guest, 0.0) - now) / self.room.time_scale
        if wait > 0:
            raise Refused("room-nudged", "too_many", seconds=ceil(wait))
        self.free_at[chair.guest] = now + SELDOM * self.room.time_scale
        for listener in self.room.listeners:
            if listener.viewer == other:
                self.room.send(listener, wire.Nudged(seat))
