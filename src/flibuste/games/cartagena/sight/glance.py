"""Cartagena at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from array import array
from functools import lru_cache

from flibuste.core.pens import Pen, heap, placed
from flibuste.core.protocol import Seat
from flibuste.games.cartagena.numbers import CARDS, SYMBOL
from flibuste.games.cartagena.parts import (
    BOAT,
    COPIES,
    CREW,
    HAND,
    KINDS,
    MOVES,
    ROW,
    SQUARES,
    symbols_along,
)
from flibuste.games.cartagena.rules.state import State


def glance(state: State, seat: Seat, pen: Pen) -> None:
    """The same from the state: hands are one's own, or lie open in Tortuga (C17)."""
    pen.sit(seat, state.seats)
    pen.crowd("awaiting", state.awaiting())
    pen.flag("tortuga", state.tortuga)
    pen.flag("boat_is_final", state.boat_is_final)
    pen.number("turn_limit", state.turn_limit, 2000)
    pen.piece(tunnel(state.layout))
    pen.pieces([heap(BOAT + 1, tuple(crew), CREW) for crew in state.pirates], BOAT + 1)
    start = pen.at
    for owner, hand in enumerate(state.hands):
        if owner == seat or state.tortuga:
            pen.at = start + pen.chair(owner) * KINDS
            pen.values(hand, KINDS, HAND)
    pen.at = start + pen.seats * KINDS
    pen.by_seat([sum(hand) for hand in state.hands], 3 * HAND)
    pen.line(KINDS, state.row, ROW)
    pen.values(state.discard, KINDS, COPIES)
    pen.number("deck", state.cards, CARDS)
    pen.seat("turn", state.turn)
    pen.number("moves", state.moves, MOVES)
    pen.number("turns", state.turns, state.turn_limit)
    pen.number("passes", state.passes, 2 * 5)


@lru_cache(maxsize=1024)
def tunnel(layout: str) -> array[float]:
    return placed(SYMBOL, symbols_along(layout), SQUARES)
