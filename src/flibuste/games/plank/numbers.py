"""Faut pas pousser in numbers.

Crews stand in the order of the chairs: the viewer's, those of the others in the order of play, then
the unplayed ones by colour.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from flibuste.core.numbers import Names, Numbers
from flibuste.core.pens import Pen
from flibuste.games.plank.parts import ACTIONS, CREWS, PLACES, VALUES
from flibuste.games.plank.rules import menus
from flibuste.games.plank.sight.view import HALVES, Sight

CHAIR: Final = Names(range(len(CREWS)))
PIRATE: Final = Names((chair, value) for chair in CHAIR for value in VALUES)
PICK: Final = Names((chair, value) for chair in CHAIR for value in ("down", *VALUES))
CARD: Final = Names(
    (chair, card) for chair in CHAIR for card in (*VALUES, *ACTIONS[:3], "+1", "+2")
)
ACTION_NAME: Final[dict[int, int | str]] = {-3: -3, -2: -2, -1: -1, 1: "+1", 2: "+2"}
HALF: Final = Names(HALVES[1:])


def sight(view: Sight, pen: Pen) -> None:
    """Everything but the picks that lie face down (P19)."""
    players = len(view.crews)
    pen.sit(view.seat, players)
    chairs = {crew: pen.chair(seat) for seat, crew in enumerate(view.crews)}
    for crew in view.piles:
        chairs[crew] = len(chairs)
    pen.crowd("awaiting", view.awaiting)
    pen.number("players", players, pen.seats)
    pen.row("ages", CHAIR, tuple([pen.chair(seat) for seat in view.ages]), pen.seats)
    chosen = [(chairs[crew], "down" if v is None else v) for crew, v in view.chosen.items()]
    pen.things("chosen", PICK, tuple(chosen), 1)
    pen.choice("aside", CHAIR, None if view.aside is None else chairs[view.aside])
    pen.row("plank", PIRATE, tuple([(chairs[crew], v) for crew, v in view.plank]), PLACES)
    fallen = tuple([(chairs[crew], value) for crew, value in view.fallen])
    pen.row("fallen", PIRATE, fallen, len(PIRATE))
    held: list[tuple[int, int | str]] = [
        (pen.chair(seat), card) for seat, hand in enumerate(view.hands) for card in hand.pirates
    ]
    held += [
        (pen.chair(seat), ACTION_NAME[card])
        for seat, hand in enumerate(view.hands)
        for card in hand.actions
    ]
    held += [
        (chairs[crew], card) for crew, pile in view.piles.items() for card in pile.cards if card
    ]
    pen.things("cards", CARD, tuple(held), 1)
    thanks = [pen.chair(seat) for seat, hand in enumerate(view.hands) if hand.no_thanks]
    thanks += [chairs[crew] for crew, pile in view.piles.items() if 0 in pile.cards]
    pen.things("no_thanks", CHAIR, tuple(thanks), 1)
    above: list[int | None] = [None] * len(CHAIR)
    for crew, pile in view.piles.items():
        if pile.no_thanks_at is not None:
            above[chairs[crew]] = pile.no_thanks_at + 1
    pen.series("no_thanks_from_the_top", above, len(CHAIR), len(VALUES) + 1)
    pen.row("order", CHAIR, tuple([chairs[crew] for crew in view.order]), len(CHAIR))
    pen.choice("turn", CHAIR, None if view.turn is None else chairs[view.turn])
    pen.choice("half", HALF, view.half)
    pen.numbers("scores", view.scores, 30)


NUMBERS: Final = Numbers(
    acts=(
        *menus.CHOOSE,
        *menus.ENTER.values(),
        *chain(*menus.SHIFT),
        menus.NO_THANKS_ACT,
    ),
    nature=(*chain(*menus.AGES.values()), *chain(*menus.TURN)),
    sight=sight,
)
