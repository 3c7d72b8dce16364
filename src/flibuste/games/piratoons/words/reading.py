"""What anybody can work out from what lies open: who leads on a tile, what a ship is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.parts import DESIGNS, EQUIPMENT, FIRST_SHIP_TILE, INDEX, family_of
from flibuste.games.piratoons.parts.components import BOX, Components
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.auction import NO_BID, order_of
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.plunder import winner_of
from flibuste.games.piratoons.rules.scoring import JOIN, Lines, family_points, figures, tally
from flibuste.games.piratoons.sight.placing import ship_on
from flibuste.games.piratoons.sight.view import Sight


class Worth(NamedTuple):
    """A ship in the numbers that T25–T28 look at."""

    good: int  # joins
    bad: int
    empty: int  # slots
    families: int  # points
    sails: int
    barrels: int


def table_of(view: Sight) -> Components:
    """What is printed on the tiles at this table."""
    return view.components or BOX


# The chest


def counts(view: Sight, place: str) -> list[int]:
    """Each player's pawns that count for a place."""
    return [sum([pawn.place == place for pawn in dropped]) for dropped in view.pawns]


def leader(view: Sight, place: str) -> Seat | None:
    """T15: who would win the tile at a place now."""
    return winner_of(counts(view, place))


def leader_with(view: Sight, place: str, seat: Seat) -> Seat | None:
    """T15: who would win it with one more pawn of this player."""
    found = counts(view, place)
    found[seat] += 1
    return winner_of(found)


def leads(view: Sight, seat: Seat) -> int:
    """How many tiles this player would win now."""
    laid = [place for place, tile in view.chest.items() if tile is not None]
    return sum([leader(view, place) == seat for place in laid])


# The auction


def in_chest(view: Sight) -> list[str]:
    return [tile for tile in view.chest.values() if tile is not None]


def on_offer(view: Sight) -> list[str]:
    """T17: what is left in the chest, and what floats."""
    return sorted([*in_chest(view), *view.floating], key=INDEX.__getitem__)


def buyers(view: Sight) -> tuple[Seat, ...]:
    """T18: who takes a tile for the bids revealed, the highest first."""
    return order_of(tuple([NO_BID if bid is None else bid for bid in view.bids]))


# Ships


def worth(table: Components, ship: ships.Ship) -> Worth:
    found = figures(table, ship)
    joins = len(ship.order) + 1
    good = (found.joins // JOIN + joins) // 2
    return Worth(good, joins - good, sum(found.empty), found.families, found.sails, found.barrels)


def worth_of(view: Sight, seat: Seat) -> Worth:
    """The ship as it stands."""
    return worth(table_of(view), ship_on(view.ships[seat]))


def best_worth(view: Sight, seat: Seat) -> Worth:
    """The ship in its best arrangement, if it holds everything (T24)."""
    return worth(table_of(view), best_ship(table_of(view), ship_on(view.ships[seat])))


def kinds_over(view: Sight, seat: Seat, more: Sequence[str] = ()) -> tuple[int, ...]:
    """T23: the kinds of which the ship cannot hold all, with these tiles too."""
    ship = ship_on(view.ships[seat])
    tiles = [INDEX[tile] for tile in more]
    hulls = [tile for tile in tiles if tile >= FIRST_SHIP_TILE]
    items = [tile for tile in tiles if tile < FIRST_SHIP_TILE]
    return ships.kinds_over(table_of(view), (*ship.order, *hulls), [*ship.equipment(), *items])


def points_without(view: Sight, seat: Seat, item: str) -> int:
    """T28: how many points of its family this tile is good for."""
    family = family_of(INDEX[item])
    if family < 0:
        return 0
    first = 1 + DESIGNS * family
    held = ship_on(view.ships[seat]).equipment()
    designs = [held.count(design) for design in range(first, first + DESIGNS)]
    fewer = [
        number - (EQUIPMENT[first + index] == item and number > 0)
        for index, number in enumerate(designs)
    ]
    return family_points(*designs) - family_points(*fewer)


def tallies(view: Sight) -> list[Lines]:
    """T25–T28: the points if the match ended now, line by line."""
    found = [ship_on(ship) for ship in view.ships]
    return tally(table_of(view), found, view.doubloons)
