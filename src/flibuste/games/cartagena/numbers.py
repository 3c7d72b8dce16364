"""Cartagena in numbers."""

from __future__ import annotations

from itertools import chain
from typing import Final

from flibuste.core.numbers import Names, Numbers
from flibuste.core.pens import Pen
from flibuste.games.cartagena.parts import BOAT, COPIES, CREW, HAND, MOVES, ROW, SQUARES, SYMBOLS
from flibuste.games.cartagena.rules import menus
from flibuste.games.cartagena.sight.view import Sight

CARDS: Final = COPIES * len(SYMBOLS)
SYMBOL: Final = Names(SYMBOLS)
SQUARE: Final = Names(range(BOAT + 1))


def sight(view: Sight, pen: Pen) -> None:
    """All that this seat may know (C17)."""
    pen.sit(view.seat, len(view.pirates))
    pen.crowd("awaiting", view.awaiting)
    pen.flag("tortuga", view.variant == "tortuga")
    pen.flag("boat_is_final", view.boat_is_final)
    pen.number("turn_limit", view.turn_limit, 2000)
    pen.row("squares", SYMBOL, view.squares, SQUARES)
    pen.heaps("pirates", SQUARE, view.pirates, CREW)
    pen.hands("hands", SYMBOL, view.hands, HAND)
    pen.numbers("hand_sizes", view.hand_sizes, 3 * HAND)
    pen.row("row", SYMBOL, view.row, ROW)
    pen.counts("discard", SYMBOL, view.discard, COPIES)
    pen.number("deck", view.deck, CARDS)
    pen.seat("turn", view.turn)
    pen.number("moves", view.moves, MOVES)
    pen.number("turns", view.turns, view.turn_limit)
    pen.number("passes", view.passes, 2 * 5)


NUMBERS: Final = Numbers(
    acts=(*chain(*menus.ADVANCE), *menus.RETREAT[1:], menus.END),
    nature=(*menus.FIRST, *menus.SEGMENT.values(), *menus.DRAW),
    sight=sight,
)
