"""
How well each player stands: the evaluation that greedy follows and mate cuts its playouts with.

All is counted in squares of way.  The constants were found by fitting self-play to who won, then
by matches of bots that differ in one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.standing import shares, won
from flibuste.games.cartagena.parts import BOAT, MOVES
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.rules.track import next_free

WAY: Final[tuple[float, ...]] = (2.0, 1.15, 1.2, 1.05, 0.8, 0.25)
"""A square of way, from the rearmost pirate on: who falls behind finds nobody to jump over and no
company to fall back to, while the foremost has company behind to draw cards from."""
ABOARD: Final = 9.0  # a pirate in the boat needs no more cards
CARD: Final = 5.5  # a card in hand
LEAP: Final = 0.6  # a square of the longest leap that a symbol in hand allows …
USUAL: Final = 7.0  # … beyond the usual one
MOVE: Final = 1.75  # a move still to make in this turn
HOPE: Final = 0.04  # how fast a lead turns into a win


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if state.over:
        return won(state.ranks())
    return shares([prospect(state, seat) for seat in range(state.seats)], HOPE)


def prospect(state: State, seat: Seat) -> float:
    """Way made, pirates aboard, cards and what they allow, moves left in the turn."""
    crew = state.pirates[seat]
    hand = state.hands[seat]
    worth: float = sum(map(mul, WAY, crew)) + ABOARD * crew.count(BOAT) + CARD * sum(hand)
    if seat == state.turn:
        worth += MOVE * (MOVES - state.moves) + CARD * state.due
    for symbol, copies in enumerate(hand):
        if copies:
            worth += LEAP * (longest_leap(state.squares[symbol], state.crowd, crew) - USUAL)
    return worth


def longest_leap(squares: tuple[int, ...], crowd: list[int], crew: Sequence[int]) -> int:
    """The most squares that a card with these squares can carry a pirate of the crew."""
    return max([next_free(squares, crowd, origin) - origin for origin in crew])
