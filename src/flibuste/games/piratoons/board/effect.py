"""What an act would do, as plain data for pictures: where a pawn lands, how a ship would stand."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.piratoons.acts import Act, Best, Drop, DropOn, Take
from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, INDEX, PLACES, Place
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.geometry import VOID, Kind, across, down
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.ships import Ship
from flibuste.games.piratoons.sight.placing import ship_on
from flibuste.games.piratoons.sight.reading import landing_of, table_of
from flibuste.games.piratoons.sight.view import Sight, ship_of


class Effect(Struct, frozen=True):
    """What is named depends on the act.

    kind · of a drop: how the pawn lands (T32)
    x, y · of a drop: where it comes to lie
    place · of a drop: the tile it counts for, if any
    room · of a tile to take: slots that are free for it on one's ship; None: it is a ship tile
    order, gear · of the best arrangement: the ship as it would stand (T24)
    """

    kind: Kind | None = None
    x: int = 0
    y: int = 0
    place: Place | None = None
    room: int | None = None
    order: tuple[str, ...] | None = None
    gear: dict[str, tuple[str, ...]] | None = None


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what has nothing to be drawn ahead."""
    match act:
        case Drop() | DropOn():
            return drop(view, act)
        case Take(tile) if INDEX[tile] < FIRST_SHIP_TILE and own(view) is not None:
            return Effect(room=free_slots(view, tile))
        case Best() if own(view) is not None:
            return best(view)
        case _:
            return None


def own(view: Sight) -> Ship | None:
    """The ship of who looks on; watchers have none."""
    return ship_on(view.ships[view.seat]) if 0 <= view.seat < len(view.ships) else None


def drop(view: Sight, act: Drop | DropOn) -> Effect | None:
    """In beats of whoever is to act, in a race of who looks on."""
    seats = [seat for seat in view.awaiting if seat >= 0]
    seat: Seat = seats[0] if len(seats) == 1 else view.seat
    if not 0 <= seat < len(view.ships):
        return None
    found = landing_of(view, seat, act)
    place = None if found.place == VOID else PLACES[found.place]
    return Effect(found.kind, across(found.spot), down(found.spot), place)


def free_slots(view: Sight, tile: str) -> int:
    """T22: how often it would find a place on the ship as it stands."""
    ship, table, item = own(view), table_of(view), INDEX[tile]
    assert ship is not None
    found = 0
    while (more := ships.placed(table, ship, item)) is not None:
        ship, found = more, found + 1
    return found


def best(view: Sight) -> Effect | None:
    """T24: None if it holds no arrangement."""
    ship = own(view)
    if ship is None or not view.ships[view.seat].holds:
        return None
    there = ship_of(table_of(view), best_ship(table_of(view), ship))
    return Effect(order=there.order, gear=there.gear)
