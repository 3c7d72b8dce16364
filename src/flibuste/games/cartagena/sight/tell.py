"""What each seat or a watcher is told of the table (C17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.protocol import SEALED, Sealed, Seat
from flibuste.games.cartagena.acts import Act, Draw
from flibuste.games.cartagena.options import Variant
from flibuste.games.cartagena.parts import SYMBOLS, by_name, symbols_along
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import dealt_seat
from flibuste.games.cartagena.sight.view import Sight

EVERYBODY: Final = -9  # instead of a seat: sees all hands


def tell(state: State, seat: Seat) -> Sight:
    """C17 · Own hand (all hands in Tortuga), sizes, row, discards, size of the deck."""
    return sights(state, (seat,))[0]


def sights(state: State, seats: Sequence[Seat]) -> list[Sight]:
    """The same to several: all but the hands is known to everybody."""
    awaiting = tuple(state.awaiting())
    variant: Variant = "tortuga" if state.tortuga else "jamaica"
    pirates = tuple([tuple(crew) for crew in state.pirates])
    sizes = tuple([sum(hand) for hand in state.hands])
    row, discard = tuple([SYMBOLS[symbol] for symbol in state.row]), by_name(state.discard)
    deck, turn = state.cards, None if state.turn == NOBODY else state.turn
    return [
        Sight(
            seat,
            awaiting,
            variant,
            state.boat_is_final,
            state.turn_limit,
            state.layout,
            symbols_along(state.layout),
            pirates,
            hands_seen(state, seat),
            sizes,
            row,
            discard,
            deck,
            turn,
            state.moves,
            state.turns,
            state.passes,
            state.deal,
            state.laying,
            state.due,
        )
        for seat in seats
    ]


def hands_seen(state: State, seat: Seat) -> tuple[dict[str, int] | None, ...]:
    """The owner's own hand, or all where all lie open."""
    if state.tortuga or seat == EVERYBODY:
        return tuple([by_name(hand) for hand in state.hands])
    hands: list[dict[str, int] | None] = [None] * state.seats
    if seat >= 0:
        hands[seat] = by_name(state.hands[seat])
    return tuple(hands)


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """C5 · In Jamaica a card drawn is seen by the player who draws it alone."""
    if state.tortuga or not isinstance(action, Draw):
        return action
    taker = dealt_seat(state.seats, state.deal) if state.deal else state.turn
    return action if to == taker else SEALED
