"""What an act would do, as plain data for pictures: where a pawn lands, how a ship would stand."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.piratoons.acts import Act, Best, Bid, Drop, DropOn, Stop, Take
from flibuste.games.piratoons.parts import EQUIPMENT, INDEX, PLACES, Place
from flibuste.games.piratoons.rules.geometry import VOID, Kind, across, down
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.scoring import figures, ghosts, tally
from flibuste.games.piratoons.rules.ships import kind_of
from flibuste.games.piratoons.sight.place import ship_on
from flibuste.games.piratoons.sight.reading import kinds_over, landing_of, table_of
from flibuste.games.piratoons.sight.tell import ship_of
from flibuste.games.piratoons.sight.view import Sight


class Effect(Struct, frozen=True):
    """What is named depends on the act.

    kind · of a drop: how the pawn lands (T32)
    x, y · of a drop: where it comes to lie
    place · of a drop: the tile it counts for, if any
    room · of a tile to take: how many like it one's ship can hold; None: it is a ship tile
    order, gear · of the best arrangement: the ship as it would stand (T24)
    lines · what it would count then, as in the tally (T25–T28), the others' ships as they are
    bare · the line of the empty slots by the number of tops that are left bare (T27)
    hits · whether it is a result the viewer has to read: the plunder is stopped, all hands open

    All equipment has to be placed: of these lines only joins and bare tops are the builder's.
    """

    kind: Kind | None = None
    x: int = 0
    y: int = 0
    place: Place | None = None
    room: int | None = None
    order: tuple[str, ...] | None = None
    gear: dict[str, tuple[str, ...]] | None = None
    lines: dict[str, int] | None = None
    bare: tuple[int, ...] | None = None
    hits: bool = False


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what has nothing to be drawn ahead."""
    match act:
        case Drop() | DropOn():
            return drop(view, act)
        case Stop() if view.seat >= 0:
            return Effect(hits=True)
        case Bid() | Sealed() if view.seat >= 0 and view.step == "bids" and last(view):
            return Effect(hits=True)
        case Take(tile) if tile in EQUIPMENT and view.takers:
            return Effect(room=room_for(view, view.takers[0], tile))
        case Best() if 0 <= view.seat < len(view.ships) and view.ships[view.seat].holds:
            return best(view)
        case _:
            return None


def last(view: Sight) -> bool:
    """T18: with this bid all hands open."""
    return len(view.awaiting) == 1


def drop(view: Sight, act: Drop | DropOn) -> Effect | None:
    """In beats of whoever is to act, in a race of who looks on."""
    seats = [seat for seat in view.awaiting if seat >= 0]
    seat: Seat = seats[0] if len(seats) == 1 else view.seat
    if not 0 <= seat < len(view.ships):
        return None
    found = landing_of(view, seat, act)
    place = None if found.place == VOID else PLACES[found.place]
    return Effect(found.kind, across(found.spot), down(found.spot), place)


def room_for(view: Sight, seat: Seat, tile: str) -> int:
    """T22, T23: how many more like this tile the ship can hold."""
    room = 0
    while kind_of(INDEX[tile]) not in kinds_over(view, seat, *[tile] * (room + 1)):
        room += 1
    return room


def best(view: Sight) -> Effect:
    """T24: the ship as it would stand, and what it would count."""
    table, seat = table_of(view), view.seat
    ships = [ship_on(ship) for ship in view.ships]
    ships[seat] = best_ship(table, ships[seat])
    there = ship_of(table, ships[seat])
    lines = tally(table, ships, view.doubloons)[seat]
    empty = [figures(table, ship).empty for ship in ships]
    bare = []
    for tops in range(len(there.order) + 2):  # each ship tile has one, and the Prow
        empty[seat] = (tops, *empty[seat][1:])
        bare.append(ghosts(tuple(empty))[seat])
    return Effect(order=there.order, gear=there.gear, lines=lines, bare=tuple(bare))
