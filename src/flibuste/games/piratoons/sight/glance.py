"""Piratoons at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from flibuste.core.pens import Pen, heap, parts_of, share
from flibuste.core.protocol import Seat
from flibuste.games.piratoons.numbers import (
    ITEM,
    LANDED,
    LINE,
    LINES,
    SHIP_TILE,
    STEP,
    TILE,
)
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    FAMILY_SIZE,
    FIRST_SHIP_TILE,
    PAWNS,
    PLACES,
    ROUNDS,
    SAILS,
    SHIP_TILES,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules import scoring
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.plunder import winner_of
from flibuste.games.piratoons.rules.rounds import BIDS
from flibuste.games.piratoons.rules.ships import Ship, throwable
from flibuste.games.piratoons.rules.state import State


def glance(state: State, seat: Seat, pen: Pen) -> None:
    """The same from the state: all but bids in closed hands (T30)."""
    pen.sit(seat, state.seats)
    pen.crowd("awaiting", state.waiting)
    pen.number("players", state.seats, pen.seats)
    pen.flag("live", not state.beats)
    pen.number("glass", state.glass, 60)
    pen.flag("dexterity", state.dexterity)
    pen.flag("clumsy_no_auction", state.clumsy_no_auction)
    pen.one(len(STEP), state.step)
    pen.one(ROUNDS, min(max(state.round, 1), ROUNDS) - 1)
    pen.seat("captain", state.captain)
    pen.line(len(TILE), list(state.chest), len(PLACES))
    pen.piece(in_piles(tuple(state.unseen), state.hidden))
    pen.number("seconds", state.seconds, 4 * 60)
    pen.seats_in(state.acted)
    pen.flag("dropped", state.dropped)
    if any(state.pawns):
        _plundered(state, pen)
    else:
        pen.at += pen.seats * (len(LANDED) + len(PLACES))
        pen.by_seat([PAWNS] * state.seats, PAWNS)
    pen.seats_in(state.out)
    pen.by_seat(state.doubloons, DOUBLOONS)
    pen.number("supply", state.supply, DOUBLOONS)
    pen.by_seat(list(state.paid), PAWNS)
    pen.number("halvings", state.halvings, 3)
    _heaps(len(TILE), state.won, 3, pen)
    pen.piece(heap(len(ITEM), state.floating, SAILS))
    bids = list(state.bids)
    pen.flags("has_bid", [bid != NO_BID for bid in bids])
    for owner, bid in enumerate(bids):
        if bid == NO_BID or (state.step == BIDS and owner != seat):
            bids[owner] = 0
    pen.by_seat(bids, DOUBLOONS)
    pen.line(pen.seats, [pen.chair(taker) for taker in state.takers], pen.seats)
    ships = [aboard(state.table, ship) for ship in state.ships]
    pen.pieces([ship.tiles for ship in ships], len(SHIP_TILE))
    pen.pieces([ship.gear for ship in ships], len(ITEM))
    pen.pieces([ship.loose for ship in ships], len(ITEM))
    pen.flags("holds", [ship.holds for ship in ships])
    _heaps(len(ITEM), state.thrown, FAMILY_SIZE, pen)
    pen.seats_in(state.built)
    pen.piece(heap(len(TILE), state.spent, SAILS))
    totals, lines = scored(state.table, tuple(state.ships), tuple(state.doubloons))
    pen.by_seat(totals, 100)
    pen.pieces(lines, len(LINE))


def _plundered(state: State, pen: Pen) -> None:
    """Where pawns lie, who would win what, and the pawns that are left."""
    out, void, size = pen.out, len(PLACES), len(LANDED)
    found = [[0] * state.seats for _ in range(size)]
    for owner, dropped in enumerate(state.pawns):
        at = pen.at + pen.chair(owner) * size
        for one in dropped:
            place = (one >> 16) - 1 if one >> 16 else void
            found[place][owner] += 1
            out[at + place] = SIXTHS[found[place][owner]]
    pen.at += size * pen.seats
    for place in range(void):
        lies = state.laid >> place & 1 and any(found[place])
        pen.seat("leader", winner_of(found[place]) if lies else None)
    pen.by_seat([PAWNS - len(dropped) for dropped in state.pawns], PAWNS)


SIXTHS: Final[list[float]] = parts_of(PAWNS)


def _heaps(size: int, found: tuple[tuple[int, ...], ...], most: int, pen: Pen) -> None:
    """How many of so many kinds each seat has."""
    if any(found):
        pen.pieces([heap(size, kinds, most) for kinds in found], size)
    else:
        pen.at += pen.seats * size


@lru_cache(maxsize=256)
def in_piles(unseen: tuple[int, ...], hidden: int) -> array[float]:
    tiles = [*unseen, *[hidden >> tile & 1 for tile in range(len(SHIP_TILES))]]
    return array("f", [share(copies, SAILS) for copies in tiles])


# Ships are known by who they are: one is never changed, another takes its place.


class Afloat(NamedTuple):
    """A ship in pieces."""

    tiles: array[float]
    gear: array[float]
    loose: array[float]
    holds: bool


@lru_cache(maxsize=4096)
def aboard(table: Components, ship: Ship) -> Afloat:
    order = tuple([tile - FIRST_SHIP_TILE for tile in ship.order])
    return Afloat(
        heap(len(SHIP_TILE), order, 1),
        heap(len(ITEM), tuple(chain(*ship.gear)), FAMILY_SIZE),
        heap(len(ITEM), ship.loose, FAMILY_SIZE),
        not throwable(table, ship),
    )


@lru_cache(maxsize=4096)
def scored(
    table: Components, ships: tuple[Ship, ...], doubloons: tuple[int, ...]
) -> tuple[list[int], list[array[float]]]:
    """By seat: the points, and their lines."""
    lines = scoring.tally(table, ships, doubloons)
    return (
        [sum(one.values()) for one in lines],
        [array("f", [share(one[line], 50) for line in LINES]) for one in lines],
    )
