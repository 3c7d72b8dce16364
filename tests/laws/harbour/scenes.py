"""The chapters of a day in Harbour, one on top of another: rules H2–H6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from flibuste.core.protocol import CLOCK, LUCK, NO_SUCH_ACT, Alarm, Message, Refusal, Seat
from flibuste.core.scenes import Scene

from .actions import (
    BELL,
    DRAW,
    GRAB,
    LAY,
    ROLL,
    TOSS,
    UNDER,
    Act,
    Bell,
    Draw,
    Grab,
    Lay,
    Roll,
    Toss,
    Under,
)
from .parts import BUOYS, INDEX

if TYPE_CHECKING:
    from .state import State

    Chapter: TypeAlias = Scene[State, Act]
else:
    Chapter = Scene

SOLD, HIDDEN = "sold", "hidden"  # how the market and the night end; the quay ends with a seat


class Day(Chapter):
    """Dawn, the ship; then the market, the quay, the night (H2, H3)."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return (LUCK,)

    def odds(self, table: State) -> Sequence[tuple[Act, int]]:
        if table.thirsty() is not None:
            return [(DRAW[kind], weight) for kind, weight in table.pile.odds()]
        return [(roll, 1) for roll in ROLL]

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Draw):
            taker = cast(int, table.thirsty())
            table.pile.draw(INDEX[action.card])
            table.hands[taker][INDEX[action.card]] += 1
        elif isinstance(action, Roll):
            brought = min(action.pips, table.chest)
            table.chest -= brought
            table.quay += brought
            table.push(Market())
            if not table.awaiting():  # nobody has a card: there is no market
                table.pop(SOLD)

    def resume(self, table: State, result: Any) -> None:
        if result == SOLD and table.quay:
            table.push(Quay())
        elif result == HIDDEN:
            self.end(table)
        elif table.held(table.poorest()):
            table.push(Night(table.poorest()))
        else:
            self.end(table)

    def end(self, table: State) -> None:
        """After the last day the match is over (H7)."""
        table.day += 1
        if table.day == table.days:
            table.pop()


class Market(Chapter):
    """A secret simultaneous choice: who lays a card that nobody else lays gets a coin (H4)."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        laying = [s for s in range(table.seats) if table.laid[s] < 0 and table.held(s)]
        return tuple(laying)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return [LAY[kind] for kind in table.held(seat)]

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if not isinstance(action, Lay) or action.card not in INDEX:
            return NO_SUCH_ACT
        if INDEX[action.card] not in table.held(seat):
            return Refusal("H4", Message("refused-no-card", {"card": Message(action.card)}))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Lay)
        table.hands[seat][INDEX[action.card]] -= 1
        table.laid[seat] = INDEX[action.card]
        if not self.awaiting(table):
            self.reveal(table)

    def reveal(self, table: State) -> None:
        for seat, kind in enumerate(table.laid):
            if kind >= 0 and table.laid.count(kind) == 1 and table.chest:
                table.chest -= 1
                table.coins[seat] += 1
        for seat, kind in enumerate(table.laid):
            if kind >= 0:
                table.discard[kind] += 1
                table.laid[seat] = -1
        table.pop(SOLD)


class Quay(Chapter):
    """A race of all players against the CLOCK for the coins on the quay (H5)."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return (*range(table.seats), CLOCK)

    def alarm(self, table: State) -> Alarm | None:
        return Alarm(5.0 if table.quick else 15.0, BELL)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return [GRAB, TOSS[1 if table.buoy == 0 else 0]]

    def open_kinds(self, table: State, seat: Seat) -> Sequence[str]:
        return ("Toss",)

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Toss) and action.spot in BUOYS:
            there = action.spot == table.buoy
            return Refusal("H5", Message("refused-buoy-there")) if there else None
        return None if isinstance(action, Grab) else NO_SUCH_ACT

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Grab):
            table.quay -= 1
            table.coins[seat] += 1
        elif isinstance(action, Toss):
            table.quay -= 1
            table.sea += 1
            table.buoy = action.spot
        elif isinstance(action, Bell):
            table.sea += table.quay
            table.quay = 0
        if not table.quay:
            table.pop(table.poorest())


class Night(Chapter):
    """The poorest player hides a card under the pile, and alone knows which (H6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return [UNDER[kind] for kind in table.held(seat)]

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if not isinstance(action, Under) or action.card not in INDEX:
            return NO_SUCH_ACT
        if INDEX[action.card] not in table.held(seat):
            return Refusal("H6", Message("refused-no-card", {"card": Message(action.card)}))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Under)
        table.hands[seat][INDEX[action.card]] -= 1
        table.pile.put_under(INDEX[action.card], 1 << seat)
        table.pop(HIDDEN)
