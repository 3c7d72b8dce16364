"""What each player may know (T30), and what could be behind it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from flibuste.core.protocol import SEALED, Sealed, Seat, View
from flibuste.games.piratoons.acts import Act, Bid
from flibuste.games.piratoons.options import Tempo
from flibuste.games.piratoons.parts import (
    EQUIPMENT,
    HULL_NAMES,
    INDEX,
    NO_TILE,
    PAWNS,
    PLACE_INDEX,
    PLACES,
    SHIP_TILES,
    TILES,
    UNDEALT,
    Place,
)
from flibuste.games.piratoons.parts.components import BOX, Components
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import VOID, across, down, place_of, point
from flibuste.games.piratoons.rules.ships import throwable
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.rules.steps import BIDS, STEPS, RoundStep

if TYPE_CHECKING:
    from random import Random


class Pawn(Struct, frozen=True):
    """A pawn that was dropped; pawns in one pile lie at the same point (T32)."""

    x: int
    y: int
    place: Place | None  # of the tile it counts for; None: void (T10, T11)


class Ship(Struct, frozen=True):
    """A player's ship between Prow and Stern."""

    order: tuple[str, ...]  # ship tiles from the Prow to the Stern
    gear: dict[str, tuple[str, ...]]  # equipment by ship tile, "prow", "stern"; empty ones left out
    loose: tuple[str, ...]  # equipment won that stands nowhere yet, in the order of winning (T23)
    holds: bool  # whether some arrangement holds everything (T23); if not: Throw


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it: everything but bids in closed hands."""

    tempo: Tempo
    glass: int  # seconds, or beats (T6)
    dexterity: bool  # whether pawns are dropped at points (T10); never in beats
    clumsy_no_auction: bool  # whether who is out may not bid either (T11)
    components: Components | None  # the table of the printed tiles, if it is not the box's
    hash: str  # of the table of the printed tiles

    step: RoundStep
    round: int  # 1–8
    captain: Seat | None  # None: LUCK has not drawn yet
    chest: dict[Place, str | None]  # what was turned up; None: taken away, or not there
    unseen: dict[str, int]  # tiles still in the piles, by name

    seconds: int  # that have passed, or beats that are over; the glass is out at ``glass``
    acted: tuple[Seat, ...]  # who has had a turn in this beat (beats)
    dropped: bool  # whether anybody has dropped a pawn in this beat (beats)
    pawns: tuple[tuple[Pawn, ...], ...]  # by seat, in the order of dropping
    piles: tuple[tuple[int, int], ...]  # centres of the piles, oldest first (dexterity)
    reserve: tuple[int, ...]  # pawns not dropped
    out: tuple[bool, ...]  # by an offence, for this round (T11)

    doubloons: tuple[int, ...]
    supply: int
    paid: tuple[int, ...]  # pay of this round; () before (T13)
    halvings: int  # how often all gave back half of their doubloons before it (T14)
    won: tuple[tuple[str, ...], ...]  # tiles won in this round: sharing out, then auction

    floating: tuple[str, ...]  # equipment in the sea (T20, T23)
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]  # of this round: all once revealed, before that only one's own
    takers: tuple[Seat, ...]  # who still takes a tile, the next one first (T19)

    ships: tuple[Ship, ...]
    thrown: tuple[tuple[str, ...], ...]  # by each seat in this phase, in order (T23)
    built: tuple[bool, ...]  # who has left the yard (T23, T24)
    spent: tuple[str, ...]  # tiles out of the game

    scores: tuple[int, ...]  # if the match ended now


def view(state: State, seat: Seat) -> Sight:
    """T30 · Everything but what is in closed hands and in the piles."""
    return Sight(
        seat=seat,
        awaiting=state.waiting,
        tempo="beats" if state.beats else "live",
        glass=state.glass,
        dexterity=state.dexterity,
        clumsy_no_auction=state.clumsy_no_auction,
        components=None if state.table is BOX else state.table,
        hash=state.table.hash,
        step=STEPS[state.step],
        round=state.round,
        captain=None if state.captain == NOBODY else state.captain,
        chest=chest_of(state.chest),
        unseen=unseen_of(tuple(state.unseen), state.hidden),
        seconds=state.seconds,
        acted=seats_in(state.acted),
        dropped=state.dropped,
        pawns=tuple([pawns_of(dropped) for dropped in state.pawns]),
        piles=tuple([(across(spot), down(spot)) for spot in state.piles]),
        reserve=tuple([PAWNS - len(dropped) for dropped in state.pawns]),
        out=flags(state.out, state.seats),
        doubloons=tuple(state.doubloons),
        supply=state.supply,
        paid=state.paid,
        halvings=state.halvings,
        won=tuple([names(tiles) for tiles in state.won]),
        floating=names(state.floating),
        has_bid=tuple([bid != NO_BID for bid in state.bids]),
        bids=bids_of(state, seat),
        takers=state.takers,
        ships=tuple([ship_of(state.table, ship) for ship in state.ships]),
        thrown=tuple([names(items) for items in state.thrown]),
        built=flags(state.built, state.seats),
        spent=names(state.spent),
        scores=tuple(state.scores()),
    )


# Most of a view is as it was in the one before: what is remembered is never changed.


@lru_cache(maxsize=4096)
def names(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([TILES[tile] for tile in tiles])


@lru_cache(maxsize=256)
def flags(bits: int, seats: int) -> tuple[bool, ...]:
    return tuple([bool(bits >> seat & 1) for seat in range(seats)])


@lru_cache(maxsize=256)
def seats_in(bits: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def numbers(tiles: Sequence[str]) -> tuple[int, ...]:
    return tuple([INDEX[tile] for tile in tiles])


@lru_cache(maxsize=256)
def chest_of(chest: tuple[int, ...]) -> dict[Place, str | None]:
    """What was turned up, by place; None where nothing lies."""
    return {
        place: TILES[tile] if tile >= 0 else None
        for place, tile in zip(PLACES, chest, strict=True)
        if tile != UNDEALT
    }


@lru_cache(maxsize=256)
def unseen_of(unseen: tuple[int, ...], hidden: int) -> dict[str, int]:
    """The tiles in the piles, which anybody can count."""
    found = {EQUIPMENT[item]: copies for item, copies in enumerate(unseen) if copies}
    for index, tile in enumerate(SHIP_TILES):
        if hidden >> index & 1:
            found[tile] = 1
    return found


def bids_of(state: State, seat: Seat) -> tuple[int | None, ...]:
    """T18: until all are in, only one's own."""
    closed = state.step == BIDS
    return tuple(
        [
            None if bid == NO_BID or (closed and owner != seat) else bid
            for owner, bid in enumerate(state.bids)
        ]
    )


@lru_cache(maxsize=4096)
def pawns_of(dropped: tuple[int, ...]) -> tuple[Pawn, ...]:
    return tuple([pawn_of(one) for one in dropped])


def pawn_of(dropped: int) -> Pawn:
    place = place_of(dropped)
    return Pawn(across(dropped), down(dropped), None if place == VOID else PLACES[place])


@ships.remembered
def ship_of(table: Components, ship: ships.Ship) -> Ship:
    gear = {
        HULL_NAMES[hull]: names(items)
        for hull, items in zip(ship.hulls(), ship.gear, strict=True)
        if items
    }
    return Ship(names(ship.order), gear, names(ship.loose), not throwable(table, ship))


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """A bid is in a closed hand for all others (T18)."""
    return SEALED if isinstance(action, Bid) and to != seat else action


def imagine(view: Sight, rng: Random) -> State:
    """Each bid in a closed hand may be anything its owner can pay; all else is known."""
    state = State.__new__(State)
    state.seats, state.waiting = len(view.ships), view.awaiting
    state.beats, state.glass = view.tempo == "beats", view.glass
    state.dexterity, state.clumsy_no_auction = view.dexterity, view.clumsy_no_auction
    state.table = view.components or BOX
    state.step, state.round = STEPS.index(view.step), view.round
    state.captain = NOBODY if view.captain is None else view.captain
    imagine_tiles(state, view)
    state.seconds, state.dropped = view.seconds, view.dropped
    state.acted = sum([1 << seat for seat in view.acted])
    state.out = bits(view.out)
    state.pawns = [numbered_pawns(dropped) for dropped in view.pawns]
    state.piles = tuple([point(x, y) for x, y in view.piles])
    state.doubloons, state.supply = list(view.doubloons), view.supply
    state.paid, state.halvings = view.paid, view.halvings
    state.bids = tuple([imagine_bid(view, seat, rng) for seat in range(state.seats)])
    state.takers = view.takers
    state.built = bits(view.built)
    return state


def imagine_tiles(state: State, view: Sight) -> None:
    """Every tile is somewhere in the open, or known to be in a pile."""
    unseen = view.unseen
    state.unseen = [unseen.get(item, 0) for item in EQUIPMENT]
    state.hidden = sum([1 << i for i, tile in enumerate(SHIP_TILES) if tile in unseen])
    chest = [UNDEALT] * len(PLACES)
    for place, tile in view.chest.items():
        chest[PLACE_INDEX[place]] = NO_TILE if tile is None else INDEX[tile]
    state.chest = tuple(chest)
    plundering = view.step == "plunder"
    state.laid = sum([1 << i for i, tile in enumerate(chest) if plundering and tile >= 0])
    state.won = tuple([numbers(tiles) if tiles else () for tiles in view.won])
    state.floating, state.spent = numbers(view.floating), numbers(view.spent)
    state.thrown = tuple([numbers(items) if items else () for items in view.thrown])
    state.ships = [imagine_ship(ship) for ship in view.ships]


def imagine_ship(ship: Ship) -> ships.Ship:
    on = ship.gear
    gear = [numbers(on[hull]) if hull in on else () for hull in ("prow", *ship.order, "stern")]
    return ships.Ship(numbers(ship.order), tuple(gear), numbers(ship.loose))


def numbered_pawns(dropped: Sequence[Pawn]) -> tuple[int, ...]:
    """As geometry.py has them, but all at once."""
    return tuple(
        [
            one.x | one.y << 8 | (0 if one.place is None else PLACE_INDEX[one.place] + 1) << 16
            for one in dropped
        ]
    )


def imagine_bid(view: Sight, seat: Seat, rng: Random) -> int:
    """T18: 0 … all of the doubloons, evenly."""
    bid = view.bids[seat]
    if bid is not None:
        return bid
    return rng.randrange(view.doubloons[seat] + 1) if view.has_bid[seat] else NO_BID


def bits(seats: Sequence[bool]) -> int:
    return sum([1 << seat for seat, there in enumerate(seats) if there])
