"""A throw of the die, and what rum can do about it (H24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Message, Refusal, Seat
from flibuste.games.rum.acts import AGAIN, BARREL, ROLLS, STAND, Act, Again, Barrel, Roll, Stand
from flibuste.games.rum.parts import IMAGINARY
from flibuste.games.rum.rules.chapter import AWAITED, LUCK_AWAITED, Chapter

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

ROLLING: Final = 0  # instead of what the die shows


class Throw(Chapter):
    """H24 · One throw.  A barrel of rum buys one or two more; the last one stands."""

    __slots__ = ("pips", "seat", "spare")

    def __init__(self, seat: Seat, pips: int = ROLLING, spare: bool = False) -> None:
        self.seat = seat  # or IMAGINARY, who has no rum (H39)
        self.pips = pips
        self.spare = spare  # whether a second throw is paid for

    def copy(self) -> Throw:
        return Throw(self.seat, self.pips, self.spare)

    def awaiting(self, table: State) -> Sequence[Seat]:
        return AWAITED[self.seat] if self.pips else LUCK_AWAITED

    def odds(self, table: State) -> Sequence[tuple[Act, int]]:
        return ROLLS

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return (STAND, AGAIN) if self.spare else (STAND, BARREL)

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        """A second throw is used, or lapses, before another barrel is given (H24)."""
        match action:
            case Stand():
                return None
            case Barrel():
                return Refusal("H24", Message("refused-second-throw")) if self.spare else None
            case Again():
                return None if self.spare else Refusal("H24", Message("refused-no-second-throw"))
            case _:
                return Refusal("H24", Message("refused-throw", {"pips": self.pips}))

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        match action:
            case Roll(pips):
                self.pips = pips
                if not self.spare and (self.seat == IMAGINARY or not table.rum[self.seat]):
                    table.pop(pips)  # H15: nothing to decide
            case Stand():
                table.pop(self.pips)
            case Again():
                self.pips, self.spare = ROLLING, False
            case Barrel():
                table.rum[self.seat] -= 1
                table.barrels += 1
                self.pips, self.spare = ROLLING, True
