"""Low tide by its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from flibuste.core.odds import Odds
from flibuste.core.open_table import OpenState
from flibuste.core.protocol import LUCK, NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games._smallest.acts import MENU, Act, First, Take

SHELLS: Final = 15
"""X1 · On the beach at the start."""


class Shore(Struct):
    """All that lies on the table.

    beach · shells that lie there
    taken · shells by seat
    turn · whose it is; null before LUCK has named the first player
    """

    beach: int
    taken: list[int]
    turn: Seat | None = None


class State(OpenState[Act]):
    """A position."""

    __slots__ = ()

    def __init__(self, seats: int, options: object) -> None:
        super().__init__(seats, Shore(SHELLS, [0] * seats))

    def awaiting(self) -> tuple[Seat, ...]:
        """X4 · The match ends with the last shell."""
        if not self.table.beach:
            return ()
        return (LUCK,) if self.table.turn is None else (self.table.turn,)

    def odds(self) -> Odds[Act]:
        """X2 · Anybody may begin; then in the order of the seats."""
        return Odds(tuple(First(seat) for seat in range(self.seats)))

    def legal(self, seat: Seat) -> Sequence[Act]:
        return [act for act in MENU if self.forbids(seat, act) is None]

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        """X3 · One, two or three shells, if there are so many."""
        if action not in MENU:
            return NO_SUCH_ACT
        assert isinstance(action, Take)
        left = self.table.beach
        few = Refusal("X3", Message("refused-few", {"shells": left}))
        return few if action.shells > left else None

    def not_for_players(self) -> frozenset[str]:
        return frozenset({"First"})

    def apply(self, seat: Seat, action: Act) -> None:
        if isinstance(action, First):
            self.table.turn = action.seat
        else:
            self.table.beach -= action.shells
            self.table.taken[seat] += action.shells
            self.table.turn = (seat + 1) % self.seats

    def tally(self) -> Sequence[Mapping[str, int]]:
        """X5 · Each shell is a point, but whoever took the last one has none."""
        last = None if self.table.beach else (self.table.turn - 1) % self.seats
        return [{"shells": 0 if seat == last else n} for seat, n in enumerate(self.table.taken)]

    def audit(self) -> None:
        """X1: no shell is lost."""
        assert len(self.table.taken) == self.seats, "a heap for each player"
        assert min(self.table.beach, *self.table.taken) >= 0, "shells that are not there"
        assert self.table.beach + sum(self.table.taken) == SHELLS, "all shells"
        assert self.table.turn in (None, *range(self.seats)), "somebody's turn"
        assert self.table.turn is not None or not sum(self.table.taken), "nobody began"
