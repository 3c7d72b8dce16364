"""Coins from the supply and from others: Pang and Chang Ye (M21, M22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from flibuste.core.protocol import NO_SUCH_ACT, Refusal, Seat
from flibuste.games.mutiny.acts import DECLINE, STEAL, TAKE, Act, Decline, Steal, Take
from flibuste.games.mutiny.parts import SEATS
from flibuste.games.mutiny.rules.cards import Drawing
from flibuste.games.mutiny.rules.chapter import Visit, seat_word

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State


class Taking(Visit):
    """The top combat card or 1 coin (M21)."""

    __slots__ = ()
    step = "Take"
    asks = (Take,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return TAKE

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        return None if action in TAKE else NO_SUCH_ACT

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Take)
        if action.what == "card":
            table.turn_to(Drawing(self.pirate, 1))
        else:
            table.pay(seat, 1)
            table.pop()


@cache
def steals(seats: int) -> tuple[Act, ...]:
    """A coin of one of these, or of nobody (M22, M38)."""
    return (*(STEAL[seat] for seat in range(SEATS[-1]) if seats >> seat & 1), DECLINE)


class Stealing(Visit):
    """M22 · A coin from an opponent who has one."""

    __slots__ = ()
    step = "Steal"
    asks = (Steal, Decline)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return steals(table.with_coins(seat))

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if not isinstance(action, Steal):
            return None
        if not 0 <= action.seat < table.seats:
            return NO_SUCH_ACT
        if action.seat == seat:
            return self.refusal("refused-steal-self")
        if not table.coins[action.seat]:
            return self.refusal("refused-steal-poor", player=seat_word(action.seat))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Steal):
            table.rob(seat, action.seat)
        table.pop()
