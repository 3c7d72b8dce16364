"""A chest is opened (H33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.games.rum.parts import CHEST, SCORPION, THRESHOLD
from flibuste.games.rum.rules.chapter import Chapter
from flibuste.games.rum.rules.stacks import Lay
from flibuste.games.rum.rules.throw import Throw

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State


class Chest(Chapter):
    """H33 · All throw in turn, the rolls are added up; who reaches the threshold is stung."""

    __slots__ = ("thrower", "total")

    def __init__(self, thrower: Seat, total: int = 0) -> None:
        self.thrower = thrower
        self.total = total

    def copy(self) -> Chest:
        return Chest(self.thrower, self.total)

    @staticmethod
    def open(table: State, seat: Seat) -> None:
        """The chest first; then everybody throws, from the player in turn clockwise (H33)."""
        (chest,) = table.face_up[CHEST]
        table.pick_up(CHEST, chest, seat)
        table.push(Chest(seat))
        table.push(Throw(seat))

    def resume(self, table: State, pips: int) -> None:
        self.total += pips
        (scorpion,) = table.face_up[SCORPION]
        if self.total < THRESHOLD[scorpion]:
            self.thrower = (self.thrower + 1) % table.seats
            table.push(Throw(self.thrower))
            return
        table.pick_up(SCORPION, scorpion, self.thrower)
        if table.left(CHEST) and table.left(SCORPION):  # both stacks run out together
            table.scenes[-1] = Lay((CHEST, SCORPION))
        else:
            table.pop()
