"""Piratoons in numbers.

How a ship is arranged is told by what it scores: nobody learns to arrange, ``Best`` does it.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from flibuste.core.numbers import Family, Names, Numbers
from flibuste.core.pens import Pen
from flibuste.games.piratoons import acts
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    EQUIPMENT,
    FAMILY_SIZE,
    PAWNS,
    PLACES,
    ROUNDS,
    SAILS,
    SEATS,
    SHIP_TILES,
    TILES,
)
from flibuste.games.piratoons.rules.geometry import HEIGHT, WIDTH
from flibuste.games.piratoons.rules.rounds import STEPS
from flibuste.games.piratoons.rules.scoring import LINES
from flibuste.games.piratoons.sight.view import Sight

GRID: Final = 4  # millimetres between two points of the chest that have numbers
CHAIR: Final = Names(range(SEATS[-1]))
ITEM: Final = Names(EQUIPMENT)
LINE: Final = Names(LINES)
PLACE: Final = Names(PLACES)
LANDED: Final = Names((*PLACES, "void"))
ROUND: Final = Names(range(1, ROUNDS + 1))
SHIP_TILE: Final = Names(SHIP_TILES)
STEP: Final = Names(STEPS)
TILE: Final = Names(TILES)


def sight(view: Sight, pen: Pen) -> None:
    """Everything but what is in closed hands and in the piles (T30)."""
    players = len(view.ships)
    pen.sit(view.seat, players)
    pen.crowd("awaiting", view.awaiting)
    pen.number("players", players, pen.seats)
    pen.flag("live", view.tempo == "live")
    pen.number("glass", view.glass, 60)
    pen.flag("dexterity", view.dexterity)
    pen.flag("clumsy_no_auction", view.clumsy_no_auction)
    pen.choice("step", STEP, view.step)
    pen.choice("round", ROUND, min(max(view.round, 1), ROUNDS))
    pen.seat("captain", view.captain)
    _chest(view, pen)
    pen.flags("out", view.out)
    pen.numbers("doubloons", view.doubloons, DOUBLOONS)
    pen.number("supply", view.supply, DOUBLOONS)
    pen.numbers("paid", view.paid, PAWNS)
    pen.number("halvings", view.halvings, 3)
    pen.heaps("won", TILE, view.won, 3)
    pen.things("floating", ITEM, view.floating, SAILS)
    pen.flags("has_bid", view.has_bid)
    pen.numbers("bids", view.bids, DOUBLOONS)
    pen.row("takers", CHAIR, tuple([pen.chair(seat) for seat in view.takers]), pen.seats)
    _ships(view, pen)
    pen.things("spent", TILE, view.spent, SAILS)
    pen.numbers("scores", view.scores, 100)
    pen.hands("lines", LINE, view.lines, 50)


def _chest(view: Sight, pen: Pen) -> None:
    pen.row("chest", TILE, tuple([view.chest.get(place) for place in PLACES]), len(PLACES))
    pen.counts("unseen", TILE, view.unseen, SAILS)
    pen.number("seconds", view.seconds, 4 * 60)
    pen.crowd("acted", view.acted)
    pen.flag("dropped", view.dropped)
    landed = [tuple([pawn.place or "void" for pawn in pawns]) for pawns in view.pawns]
    pen.heaps("pawns", LANDED, landed, PAWNS)
    pen.owned("leaders", PLACE, view.leaders)
    pen.numbers("reserve", view.reserve, PAWNS)


def _ships(view: Sight, pen: Pen) -> None:
    pen.heaps("ship_tiles", SHIP_TILE, [ship.order for ship in view.ships], 1)
    gear = [tuple(chain(*ship.gear.values())) for ship in view.ships]
    pen.heaps("gear", ITEM, gear, FAMILY_SIZE)
    pen.heaps("loose", ITEM, [ship.loose for ship in view.ships], FAMILY_SIZE)
    pen.flags("holds", [ship.holds for ship in view.ships])
    pen.heaps("thrown", ITEM, view.thrown, FAMILY_SIZE)
    pen.flags("built", view.built)


NUMBERS: Final = Numbers(
    acts=(
        acts.OPEN,
        *acts.DROP_ON,
        acts.WAIT,
        acts.STOP,
        *acts.BID,
        *acts.TAKE,
        *acts.THROW,
        acts.BEST,
        acts.KEEP,
    ),
    nature=(*acts.FIRST, *chain(*acts.TILE), *acts.NEXT, acts.SECOND),
    sight=sight,
    families=(
        Family(
            "Drop",
            f"y {GRID // 2}, {GRID * 3 // 2} … {HEIGHT - GRID // 2} × "
            f"x {GRID // 2}, {GRID * 3 // 2} … {WIDTH - GRID // 2}",
            tuple(
                acts.Drop(x, y)
                for y in range(GRID // 2, HEIGHT, GRID)
                for x in range(GRID // 2, WIDTH, GRID)
            ),
        ),
    ),
    instead={"Arrange": "Best, Keep"},
)
