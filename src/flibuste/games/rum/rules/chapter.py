"""What the scenes of Rhum et Honneur have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from flibuste.core.protocol import LUCK, NO_SUCH_ACT, Refusal, Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum.acts import Act
from flibuste.games.rum.parts import SEATS

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

LUCK_AWAITED: Final[tuple[Seat, ...]] = (LUCK,)
AWAITED: Final[tuple[tuple[Seat, ...], ...]] = tuple([(seat,) for seat in range(SEATS[-1])])
TurnStep: TypeAlias = Literal["start", "dark", "square", "again"]
STEPS: Final[tuple[TurnStep, ...]] = get_args(TurnStep)
START: Final = 0  # the steps by number
DARK: Final = 1
SQUARE: Final = 2
AGAIN: Final = 3


class Chapter(Scene["State", Act]):
    """What is played at a table of this game."""

    __slots__ = ()


class LucksChapter(Chapter):
    """A chapter in which only LUCK acts."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return LUCK_AWAITED

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return ()

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        return NO_SUCH_ACT
