"""What each seat or a watcher is told of the table (T30).

The position is what an all-seeing viewer is told: notation.py writes it with the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from flibuste.core.protocol import SEALED, WATCHER, Sealed, Seat
from flibuste.games.piratoons.acts import Act, Bid
from flibuste.games.piratoons.parts import (
    EQUIPMENT,
    HULL_NAMES,
    PAWNS,
    PLACES,
    SHIP_TILES,
    TILES,
    UNDEALT,
    Place,
)
from flibuste.games.piratoons.parts.components import BOX, Components
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import VOID, across, down, place_of
from flibuste.games.piratoons.rules.plunder import counts, winner_of
from flibuste.games.piratoons.rules.rounds import BIDS, STEPS
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.view import Pawn, Ship, Sight

PLACED: Final[dict[int, Place | None]] = {VOID: None, **dict(enumerate(PLACES))}
EVERYBODY: Final = -9  # instead of a seat: sees into all closed hands


def sights(state: State, seats: Sequence[Seat]) -> list[Sight]:
    """The same to several: what a watcher sees, and to it the bid in one's own hand."""
    openly = tell(state, WATCHER)
    return [replace(openly, seat=seat, bids=bids_of(state, seat)) for seat in seats]


def tell(state: State, seat: Seat) -> Sight:
    """T30 · Everything but what is in closed hands and in the piles."""
    lines = tuple([dict(one) for one in state.tally()])
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
        leaders=leaders_of(tuple(state.pawns), state.laid),
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
        scores=tuple([sum(one.values()) for one in lines]),
        lines=lines,
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
    closed = state.step == BIDS and seat != EVERYBODY
    return tuple(
        [
            None if bid == NO_BID or (closed and owner != seat) else bid
            for owner, bid in enumerate(state.bids)
        ]
    )


@lru_cache(maxsize=4096)
def pawns_of(dropped: tuple[int, ...]) -> tuple[Pawn, ...]:
    return tuple([Pawn(across(one), down(one), PLACED[place_of(one)]) for one in dropped])


@lru_cache(maxsize=1024)
def leaders_of(pawns: tuple[tuple[int, ...], ...], laid: int) -> dict[Place, Seat | None]:
    """T15: of the tiles in the chest while it is plundered."""
    found = counts(pawns) if laid else []
    return {
        place: winner_of(found[index]) for index, place in enumerate(PLACES) if laid >> index & 1
    }


@ships.remembered
def ship_of(table: Components, ship: ships.Ship) -> Ship:
    gear = {
        HULL_NAMES[hull]: names(items)
        for hull, items in zip(ship.hulls(), ship.gear, strict=True)
        if items
    }
    return Ship(names(ship.order), gear, names(ship.loose), not ships.throwable(table, ship))


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """A bid is in a closed hand for all others (T18)."""
    return SEALED if isinstance(action, Bid) and to != seat else action
