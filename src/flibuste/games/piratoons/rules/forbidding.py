"""Why not: the rules that forbid an act (T6–T23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.piratoons import acts as do
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.parts import (
    DECK,
    EQUIPMENT,
    FAMILY_OF,
    HULL_INDEX,
    INDEX,
    NO_TOP,
    PAWNS,
    PLACE_INDEX,
    SHIP_TILES,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.auction import on_offer
from flibuste.games.piratoons.rules.geometry import HEIGHT, WIDTH
from flibuste.games.piratoons.rules.rounds import BIDS, BUILD, END, OPEN_STEP, PLUNDER, TAKES
from flibuste.games.piratoons.rules.ships import Ship, fits, part, throwable

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State


def no(rule: str, id: str, **args: int | str | Message) -> Refusal:
    return Refusal(rule, Message(f"refused-{id}", args))


def forbids(state: State, seat: Seat, action: Act) -> Refusal | None:
    match action:
        case do.DropOn(place):
            return forbids_drop_on(state, seat, place)
        case do.Drop(x, y):
            return forbids_drop(state, seat, x, y)
        case do.Wait():
            return forbids_wait(state)
        case do.Stop():
            return forbids_stop(state)
        case do.Open():
            return None if state.step == OPEN_STEP else no("T6", "no-plunder")
        case do.Bid(doubloons):
            return forbids_bid(state, seat, doubloons)
        case do.Take(tile):
            return forbids_take(state, tile)
        case do.Throw(tile):
            return forbids_throw(state, seat, tile)
        case do.Best() | do.Keep() | do.Arrange():
            return forbids_leaving(state, seat, action)
        case _:
            return NO_SUCH_ACT


def forbids_drop_on(state: State, seat: Seat, place: str) -> Refusal | None:
    """From the open chest on, with a pawn in reserve (T6); on a tile (T10)."""
    if place not in PLACE_INDEX:
        return NO_SUCH_ACT
    forbidden = forbids_any_drop(state, seat)
    if forbidden is None and not state.laid >> PLACE_INDEX[place] & 1:
        return no("T10", "no-tile")
    return forbidden


def forbids_drop(state: State, seat: Seat, x: int, y: int) -> Refusal | None:
    """At a point only with dexterity (T10), which beats have not (T12); inside the chest (T32)."""
    if state.beats:
        return no("T12", "drop-in-beats")
    if not state.dexterity:
        return no("T10", "dexterity-off")
    if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
        return no("T32", "outside-chest", x=x, y=y)
    return forbids_any_drop(state, seat)


def forbids_any_drop(state: State, seat: Seat) -> Refusal | None:
    """T6 · From the open chest on, all at the same time, as long as there is a pawn in reserve."""
    if state.step != PLUNDER:
        return no("T6", "no-plunder")
    if len(state.pawns[seat]) == PAWNS:
        return no("T6", "no-pawn")
    return None


def forbids_wait(state: State) -> Refusal | None:
    """In beats only (T12)."""
    if not state.beats:
        return no("T12", "wait-live")
    return None if state.step == PLUNDER else no("T12", "no-wait")


def forbids_stop(state: State) -> Refusal | None:
    """T9 · Not before the glass has run out."""
    if state.step != PLUNDER:
        return no("T9", "no-stop")
    left = state.glass - state.seconds
    if left > 0:
        return no("T9", "glass-running", seconds=left)
    return None


def forbids_bid(state: State, seat: Seat, doubloons: int) -> Refusal | None:
    """0 … all of one's doubloons (T18)."""
    if doubloons < 0:
        return NO_SUCH_ACT
    if state.step != BIDS:
        return no("T18", "no-bids")
    held = state.doubloons[seat]
    if doubloons > held:
        return no("T18", "bid-too-high", bid=doubloons, doubloons=held)
    return None


def forbids_take(state: State, tile: str) -> Refusal | None:
    """One of the tiles left (T19)."""
    if tile not in INDEX:
        return NO_SUCH_ACT
    if state.step != TAKES:
        return no("T19", "no-takes")
    if INDEX[tile] not in on_offer(state):
        return no("T19", "not-for-sale", tile=Message(f"tile-{tile}"))
    return None


def forbids_throw(state: State, seat: Seat, tile: str) -> Refusal | None:
    """No voluntary throwing (T23)."""
    if tile not in EQUIPMENT:
        return NO_SUCH_ACT
    if state.step != BUILD:
        return no("T23", "not-building")
    ship = state.ships[seat]
    named = Message(f"tile-{tile}")
    if INDEX[tile] not in ship.equipment():
        return no("T23", "not-yours", tile=named)
    if INDEX[tile] not in throwable(state.table, ship):
        return no("T23", "no-need", tile=named)
    return None


def forbids_leaving(
    state: State, seat: Seat, action: do.Best | do.Keep | do.Arrange
) -> Refusal | None:
    """Not before the rest can be held (T23); Keep only if the ship holds it as it stands."""
    if state.step not in (BUILD, END):
        return no("T23", "not-building")
    ship = state.ships[seat]
    if throwable(state.table, ship):
        return no("T23", "throw-first")
    if isinstance(action, do.Keep) and ship.loose:
        return no("T23", "not-all-placed")
    if isinstance(action, do.Arrange):
        return forbids_arrange(state.table, ship, action)
    return None


# Arrangements


def forbids_arrange(table: Components, ship: Ship, action: do.Arrange) -> Refusal | None:
    """T21 · Every ship tile is built in; slots (T22); all equipment is on the ship (T23)."""
    items = [item for on in action.gear.values() for item in on]
    if not (set(action.order) <= set(SHIP_TILES) and set(items) <= set(EQUIPMENT)):
        return NO_SUCH_ACT
    if not action.gear.keys() <= HULL_INDEX.keys():
        return NO_SUCH_ACT
    if sorted(INDEX[tile] for tile in action.order) != sorted(ship.order):
        return no("T21", "order")
    hulls = (*action.order, "prow", "stern")
    for hull, on in action.gear.items():
        if hull not in hulls:
            return no("T22", "not-your-hull", tile=hull)
        forbidden = forbids_gear(table, HULL_INDEX[hull], [INDEX[item] for item in on])
        if forbidden is not None:
            return forbidden
    if sorted(INDEX[item] for item in items) != sorted(ship.equipment()):
        return no("T23", "gear")
    return None


def forbids_gear(table: Components, hull: int, items: Sequence[int]) -> Refusal | None:
    """Equipment that does not fit together on one hull (T22); the slots of the hull first."""
    printed = part(table, hull)
    order = sorted(items, key=FAMILY_OF.__getitem__, reverse=True)  # Sails last
    there = Message(f"hull-{printed.name}")
    for index, item in enumerate(order):
        if not fits(table, hull, order[:index], item):
            if FAMILY_OF[item] > DECK or printed.top == NO_TOP:
                return no("T22", "no-slot", tile=Message(f"tile-{EQUIPMENT[item]}"), hull=there)
            if any(FAMILY_OF[other] == DECK for other in order[:index]):
                return no("T22", "deck-and-sail", hull=there)
            return no("T22", "sails", hull=there, most=printed.top)
    return None
