"""Piratoons at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from typing import Final

from flibuste.core.pens import parts_of
from flibuste.core.protocol import Seat
from flibuste.core.strips import Heaps, Known, Shares, Strip, ones, sets, written
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


def pieces(state: State, seat: Seat, known: Known | None = None) -> list[bytes]:
    """The same from the state: all but bids in closed hands (T30)."""
    strip = Strip(len(CHAIR), state.seats, seat, known)
    strip.crowd(state.waiting)
    strip.add(PLAYERS.of(state.seats))
    strip.flag(not state.beats)
    strip.add(GLASS.of(state.glass))
    strip.flag(state.dexterity)
    strip.flag(state.clumsy_no_auction)
    strip.add(STEP_AT[state.step + 1])
    strip.add(ROUND[min(max(state.round, 1), ROUNDS)])
    strip.seat(state.captain)
    _chest(state, strip)
    strip.add(SECONDS.of(state.seconds))
    strip.seats_in(state.acted)
    strip.flag(state.dropped)
    _pawns(state, strip)
    _wealth(state, seat, strip)
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
IN_PILES: Final = 0  # runs that are kept
WEALTH: Final = 1
STEP_AT: Final[list[bytes]] = ones(len(STEP))
ROUND: Final[list[bytes]] = ones(ROUNDS)
TILE_AT: Final[list[bytes]] = ones(len(TILE))
EIGHT: Final = 8
IN_PILE: Final[list[bytes]] = [  # of eight ship tiles at a time those that are there
    written([(bits >> at & 1) / SAILS for at in range(EIGHT)]) for bits in range(1 << EIGHT)
]
ABOARD: Final[list[bytes]] = sets(EIGHT)  # the same of a ship
EIGHTS: Final[list[int]] = [*range(0, len(SHIP_TILE), EIGHT)]
SIXTHS: Final[list[bytes]] = [written([part]) for part in parts_of(PAWNS)]
WON: Final = Heaps(len(TILE), 3)
FLOATING: Final = Heaps(len(ITEM), SAILS)
THROWN: Final = Heaps(len(ITEM), FAMILY_SIZE)
SPENT: Final = Heaps(len(TILE), SAILS)


def _chest(state: State, strip: Strip) -> None:
    """The tiles of a round, and those in the piles."""
    pieces, tiles = strip.pieces, TILE_AT
    for tile in state.chest:
        pieces.append(tiles[tile + 1] if tile >= 0 else tiles[0])
    if strip.again(IN_PILES, (state.hidden, tuple(state.unseen))):
        return
    for copies in state.unseen:
        strip.add(COPIES.of(copies))
    for at in EIGHTS:
        strip.add(IN_PILE[state.hidden >> at & 0xFF])
    strip.keep(IN_PILES)


def _wealth(state: State, seat: Seat, strip: Strip) -> None:
    """What everybody has: kept, for no pawn changes it while the chest is plundered."""
    source: tuple[object, ...] = (
        state.out,
        tuple(state.doubloons),
        state.paid,
        state.halvings,
        state.won,
        state.floating,
        state.step == BIDS,
        state.bids,
        state.takers,
        state.table,
        tuple(state.ships),
        state.thrown,
        state.built,
        state.spent,
    )
    if strip.again(WEALTH, source):
        return
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
    strip.keep(WEALTH)


def _pawns(state: State, strip: Strip) -> None:
    """Where pawns lie, who would win what, and the pawns that are left."""
    size, void = len(LANDED), len(PLACES)
    found: list[int] = []  # by seat, three bits for each place
    left: list[int] = []
    fell, ones, places = 0, FALLEN_ON, FELL
    for dropped in state.pawns:
        left.append(PAWNS - len(dropped))
        counts = 0
        for one in dropped:
            counts += ones[one >> 16]
            fell |= places[one >> 16]
        found.append(counts)
    if not fell:
        strip.blank(strip.seats * (size + void))
    else:
        strip.by_chair([fallen(counts) for counts in found], size)
        counting, pieces, nobody = state.laid & fell, strip.pieces, strip.chairs[0]
        for place in range(void):
            if counting >> place & 1:
                strip.seat(leader(found, 3 * place))
            else:
                pieces.append(nobody)
    strip.by_seat(left, PAWNED)


# By what a pawn says of its place (geometry.py): beside all tiles, then place after place.
AT: Final[list[int]] = [len(PLACES), *range(len(PLACES))]
FALLEN_ON: Final[list[int]] = [1 << 3 * place for place in AT]
FELL: Final[list[int]] = [1 << place for place in AT]
FALLEN: Final[dict[int, bytes]] = {}  # some thousands of ways to drop six pawns


def fallen(counts: int) -> bytes:
    """How many pawns of a seat lie on each place."""
    piece = FALLEN.get(counts)
    if piece is None:
        pieces = [SIXTHS[counts >> 3 * place & 7] for place in range(len(LANDED))]
        piece = FALLEN[counts] = b"".join(pieces)
    return piece


def leader(found: list[int], at: int) -> Seat:
    """Who would win a place by the pawns on it, or below 0."""
    fight = 1  # the counts of all seats side by side, and how many there are
    for counts in found:
        fight = fight << 3 | counts >> at & 7
    winner = LEADERS.get(fight)
    return settle(fight) if winner is None else winner


LEADERS: Final[dict[int, Seat]] = {}  # at most 7 ** 4 + 7 ** 3 + 7 ** 2 fights


def settle(fight: int) -> Seat:
    """The same worked out, from now on known."""
    counts: list[int] = []
    left = fight
    while left > 1:
        counts.insert(0, left & 7)
        left >>= 3
    winner = winner_of(counts)
    found = LEADERS[fight] = -1 if winner is None else winner
    return found


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
        tiles = 0
        for tile in ship.order:
            tiles |= 1 << tile
        tiles >>= FIRST_SHIP_TILE
        self.tiles = b"".join([ABOARD[tiles >> at & 0xFF] for at in EIGHTS])
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
