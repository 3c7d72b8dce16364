"""What each player may know of Cartagena (C17)."""

from __future__ import annotations

from flibuste.core.protocol import Seat, View
from flibuste.games.cartagena.options import Variant


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it.

    seat · who sees this
    awaiting · who is to act
    variant · jamaica or tortuga
    boat_is_final · whether nobody retreats out of the boat
    turn_limit · turns of all together after which the match ends (C16)
    layout · the segments laid so far, from the fortress; ``B'`` is reversed
    squares · the symbols of squares 1, 2 … laid so far
    pirates · squares by seat, rearmost first; 0 is the start, 37 the boat
    hands · cards by symbol, by seat; null: hidden (C5)
    hand_sizes · by seat
    row · in tortuga, first to draw first (C6)
    discard · cards by symbol
    deck · cards left
    turn · whose it is; null before LUCK has named the first player
    moves · made in this turn
    turns · ended so far, of all together
    passes · turns in a row ended without a move (C15)
    deal · cards of the opening deal still to give
    laying · cards still to lay in the row
    due · cards the player in turn has still to draw
    """

    variant: Variant
    boat_is_final: bool
    turn_limit: int
    layout: str
    squares: tuple[str, ...]
    pirates: tuple[tuple[int, ...], ...]
    hands: tuple[dict[str, int] | None, ...]
    hand_sizes: tuple[int, ...]
    row: tuple[str, ...]
    discard: dict[str, int]
    deck: int
    turn: Seat | None
    moves: int
    turns: int
    passes: int
    deal: int
    laying: int
    due: int
