"""Piratoons at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from typing import Final

from flibuste.core.pens import parts_of
from flibuste.core.protocol import Seat
from flibuste.core.strips import Heaps, Shares, Strip, ones, written
from flibuste.games.piratoons.numbers import (
    CHAIR,
    ITEM,
    LANDED,
    LINE,
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
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.plunder import winner_of
from flibuste.games.piratoons.rules.rounds import BIDS
from flibuste.games.piratoons.rules.scoring import Figures, rows
from flibuste.games.piratoons.rules.ships import Ship, throwable
from flibuste.games.piratoons.rules.state import State


def pieces(state: State, seat: Seat) -> list[bytes]:
    """The same from the state: all but bids in closed hands (T30)."""
    strip = Strip(len(CHAIR), state.seats, seat)
    strip.crowd(state.waiting)
    strip.add(PLAYERS.of(state.seats))
    strip.flag(not state.beats)
    strip.add(GLASS.of(state.glass))
    strip.flag(state.dexterity)
    strip.flag(state.clumsy_no_auction)
    strip.add(STEP_AT[state.step + 1])
    strip.add(ROUND[min(max(state.round, 1), ROUNDS)])
    strip.seat(state.captain)
    for tile in state.chest:
        strip.add(TILE_AT[tile + 1 if tile >= 0 else 0])
    for copies in state.unseen:
        strip.add(COPIES.of(copies))
    for at in range(0, len(SHIP_TILE), EIGHT):
        strip.add(IN_PILE[state.hidden >> at & 0xFF])
    strip.add(SECONDS.of(state.seconds))
    strip.seats_in(state.acted)
    strip.flag(state.dropped)
    _pawns(state, strip)
    strip.seats_in(state.out)
    strip.by_seat(state.doubloons, COINS)
    strip.add(COINS.of(state.supply))
    if state.paid:
        strip.by_seat(list(state.paid), PAWNED)
    else:
        strip.blank(strip.seats)
    strip.add(HALVED.of(state.halvings))
    _heaps(WON, state.won, strip)
    strip.add(FLOATING.of(state.floating))
    _bids(state, seat, strip)
    fleet = [afloat(state.table, ship) for ship in state.ships]
    _ships(fleet, strip)
    _heaps(THROWN, state.thrown, strip)
    strip.seats_in(state.built)
    strip.add(SPENT.of(state.spent))
    count = scored(fleet, state.doubloons)
    strip.by_seat(count.totals, SCORES)
    strip.by_chair(count.lines, len(LINE))
    return strip.pieces


# What there may be in a vector, written once.
PLAYERS: Final = Shares(len(CHAIR))
GLASS: Final = Shares(60)
SECONDS: Final = Shares(4 * 60)
COPIES: Final = Shares(SAILS)
COINS: Final = Shares(DOUBLOONS)
PAWNED: Final = Shares(PAWNS)
HALVED: Final = Shares(3)
SCORES: Final = Shares(100)
POINTS: Final = Shares(50)
STEP_AT: Final[list[bytes]] = ones(len(STEP))
ROUND: Final[list[bytes]] = ones(ROUNDS)
TILE_AT: Final[list[bytes]] = ones(len(TILE))
EIGHT: Final = 8
IN_PILE: Final[list[bytes]] = [  # of eight ship tiles at a time those that are there
    written([(bits >> at & 1) / SAILS for at in range(EIGHT)]) for bits in range(1 << EIGHT)
]
SIXTHS: Final[list[bytes]] = [written([part]) for part in parts_of(PAWNS)]
WON: Final = Heaps(len(TILE), 3)
FLOATING: Final = Heaps(len(ITEM), SAILS)
THROWN: Final = Heaps(len(ITEM), FAMILY_SIZE)
SPENT: Final = Heaps(len(TILE), SAILS)
ORDER: Final = Heaps(len(SHIP_TILE), 1)


def _pawns(state: State, strip: Strip) -> None:
    """Where pawns lie, who would win what, and the pawns that are left."""
    players, size, void = state.seats, len(LANDED), len(PLACES)
    found, left, fell = [0] * (size * players), [PAWNS] * players, 0
    for owner, dropped in enumerate(state.pawns):
        left[owner] -= len(dropped)
        for one in dropped:
            place = (one >> 16) - 1 if one >> 16 else void
            found[place * players + owner] += 1
            fell |= 1 << place
    if not fell:
        strip.blank(strip.seats * (size + void))
    else:
        for chair in range(players):
            owner = strip.owner(chair)
            for at in range(owner, size * players, players):
                strip.add(SIXTHS[found[at]])
        strip.blank(strip.free * size)
        for place in range(void):
            lies = state.laid >> place & fell >> place & 1
            pawns = found[place * players : (place + 1) * players] if lies else None
            winner = None if pawns is None else winner_of(pawns)
            strip.seat(-1 if winner is None else winner)
    strip.by_seat(left, PAWNED)


def _heaps(heaps: Heaps, found: tuple[tuple[int, ...], ...], strip: Strip) -> None:
    """How many of each kind each seat has."""
    strip.by_chair([heaps.of(kinds) for kinds in found], heaps.size)


def _bids(state: State, seat: Seat, strip: Strip) -> None:
    """Who has bid, how much, if that is no secret, and who is still to take a tile."""
    made, shown = 0, [0] * state.seats
    for owner, bid in enumerate(state.bids):
        if bid != NO_BID:
            made |= 1 << owner
            if state.step != BIDS or owner == seat:
                shown[owner] = bid
    strip.seats_in(made)
    strip.by_seat(shown, COINS)
    strip.line(strip.chairs, [strip.chair(taker) for taker in state.takers], strip.seats)


def _ships(fleet: list[Afloat], strip: Strip) -> None:
    strip.by_chair([ship.tiles for ship in fleet], len(SHIP_TILE))
    strip.by_chair([ship.gear for ship in fleet], len(ITEM))
    strip.by_chair([ship.loose for ship in fleet], len(ITEM))
    holds = 0
    for seat, ship in enumerate(fleet):
        if ship.holds:
            holds |= 1 << seat
    strip.seats_in(holds)


# Ships are known by who they are: one is never changed, another takes its place.


class Afloat:
    """A ship in pieces, at a table of components: kept with the ship, and gone with it."""

    __slots__ = ("figures", "gear", "holds", "loose", "table", "tiles")

    def __init__(self, table: Components, ship: Ship) -> None:
        self.table = table
        self.tiles = ORDER.of(tuple([tile - FIRST_SHIP_TILE for tile in ship.order]))
        self.gear = THROWN.of(tuple([item for items in ship.gear for item in items]))
        self.loose = THROWN.of(ship.loose)
        self.holds = not throwable(table, ship)
        self.figures = Figures(table, ship)


def afloat(table: Components, ship: Ship) -> Afloat:
    told = ship.told
    if isinstance(told, Afloat) and told.table is table:
        return told
    found = ship.told = Afloat(table, ship)
    return found


class Scored:
    """By seat: the points, and their lines."""

    __slots__ = ("lines", "totals")

    def __init__(self, points: list[list[int]]) -> None:
        self.totals = [sum(row) for row in points]
        self.lines = [b"".join([POINTS.of(line) for line in row]) for row in points]


REMEMBERED: Final = 256  # counts: of many matches at once each has one
COUNTS: Final[dict[tuple[object, ...], Scored]] = {}


def scored(fleet: list[Afloat], doubloons: list[int]) -> Scored:
    key: tuple[object, ...] = (*fleet, *doubloons)
    found = COUNTS.get(key)
    if found is None:
        if len(COUNTS) >= REMEMBERED:
            COUNTS.clear()
        found = COUNTS[key] = Scored(rows([ship.figures for ship in fleet], doubloons))
    return found
