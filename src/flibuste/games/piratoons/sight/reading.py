"""What anybody can work out from what lies open: the rules' own functions, asked of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.acts import Drop, DropOn
from flibuste.games.piratoons.parts import INDEX, PLACE_INDEX, SAIL
from flibuste.games.piratoons.parts.components import BOX, Components
from flibuste.games.piratoons.rules import plunder, ships
from flibuste.games.piratoons.rules.auction import removed
from flibuste.games.piratoons.rules.geometry import Landing, landing, landing_on, point
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.scoring import Figures, families, figures
from flibuste.games.piratoons.sight.place import pawns_on, ship_on
from flibuste.games.piratoons.sight.view import Pawn, Sight

Pawns: TypeAlias = tuple[tuple[Pawn, ...], ...]


class Dropped:
    """Pawns by what they count for, and by the piles in which they lie."""

    __slots__ = ("counts", "owners")

    def __init__(self, pawns: Pawns) -> None:
        dropped = [pawns_on(own) for own in pawns]
        self.counts = plunder.counts(dropped)
        self.owners = plunder.owners(dropped)


class Counted:
    """The pawns that were asked for last, before a step and after it.

    Story, effect and menu of one step ask in turn, for every viewer and for every act of a menu:
    they are counted once for the pawns that all these views have in common.
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: list[tuple[Pawns, Dropped]] = []

    def of(self, pawns: Pawns) -> Dropped:
        for known, found in self.last:
            if known is pawns:
                return found
        found = Dropped(pawns)
        self.last = [(pawns, found), *self.last[:1]]
        return found


COUNTED: Final = Counted()


def table_of(view: Sight) -> Components:
    """What is printed on the tiles at this table."""
    return view.components or BOX


def counts(view: Sight, place: str) -> list[int]:
    """Each player's pawns that count for a place."""
    return COUNTED.of(view.pawns).counts[PLACE_INDEX[place]][:]


def leader(view: Sight, place: str, more: Seat | None = None) -> Seat | None:
    """T15: who would win the tile at a place now, or with one more pawn of a player."""
    found = counts(view, place)
    if more is not None:
        found[more] += 1
    return plunder.winner_of(found)


def leads(view: Sight, seat: Seat) -> int:
    """How many tiles this player would win now."""
    found = COUNTED.of(view.pawns).counts
    laid = [PLACE_INDEX[place] for place, tile in view.chest.items() if tile is not None]
    return sum([plunder.winner_of(found[place]) == seat for place in laid])


def landing_of(view: Sight, seat: Seat, act: Drop | DropOn) -> Landing:
    """T10, T32: where a pawn that a player drops comes to lie."""
    owned = COUNTED.of(view.pawns).owners
    piles = [point(x, y) for x, y in view.piles] if view.dexterity else list(owned)
    if isinstance(act, DropOn):
        return landing_on(piles, seat, PLACE_INDEX[act.place])
    return landing(piles, owned, seat, point(act.x, act.y))


def in_chest(view: Sight) -> list[str]:
    return [tile for tile in view.chest.values() if tile is not None]


def on_offer(view: Sight) -> list[str]:
    """T17: what is left in the chest, and what floats."""
    return sorted([*in_chest(view), *view.floating], key=INDEX.__getitem__)


def richest_rival(view: Sight) -> int:
    """T11, T18: the most that anybody else can bid."""
    rivals = [seat for seat in range(len(view.doubloons)) if seat != view.seat]
    barred = view.clumsy_no_auction
    return max([0 if barred and view.out[seat] else view.doubloons[seat] for seat in rivals])


# Ships


def worth_of(view: Sight, seat: Seat) -> Figures:
    """The ship as it stands."""
    return figures(table_of(view), ship_on(view.ships[seat]))


def best_worth(view: Sight, seat: Seat) -> Figures:
    """The ship in its best arrangement, if it holds everything (T24)."""
    return figures(table_of(view), best_ship(table_of(view), ship_on(view.ships[seat])))


def kinds_over(view: Sight, seat: Seat, *more: str) -> tuple[int, ...]:
    """T23: the kinds of which the ship cannot hold all, with this equipment too."""
    ship = ship_on(view.ships[seat])
    items = [*ship.equipment(), *[INDEX[item] for item in more]]
    return ships.kinds_over(table_of(view), ship.order, items)


def to_throw(view: Sight, seat: Seat) -> int:
    """T23: how many tiles have to go, at the least, until the ship holds the rest."""
    ship = ship_on(view.ships[seat])
    return fewest(table_of(view), ship.order, tuple(ship.equipment()))


def fewest(table: Components, order: Sequence[int], items: tuple[int, ...]) -> int:
    """Of a kind that is over its room any one goes; of tops a Sail or a Deck, which differ."""
    over = ships.kinds_over(table, order, items)
    if not over:
        return 0
    sorts = {item == SAIL: item for item in items if ships.kind_of(item) == over[0]}
    return 1 + min([fewest(table, order, removed(items, item)) for item in sorts.values()])


def points_without(view: Sight, seat: Seat, item: str) -> int:
    """T28: how many points of its family this tile is good for."""
    held = ship_on(view.ships[seat]).equipment()
    left = held[:]
    if INDEX[item] in left:
        left.remove(INDEX[item])
    return families(held) - families(left)
