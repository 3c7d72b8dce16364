"""What each player may know (T30): tell(state, seat), and the words for what is told.

The position is what an all-seeing viewer is told: notation.py writes it with the same functions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste.core.protocol import SEALED, Sealed, Seat, View
from flibuste.games.piratoons.acts import Act, Bid
from flibuste.games.piratoons.options import Tempo
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
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
from flibuste.games.piratoons.rules.geometry import HEIGHT, VOID, WIDTH, across, down, place_of
from flibuste.games.piratoons.rules.plunder import counts, winner_of
from flibuste.games.piratoons.rules.rounds import BIDS, STEPS, RoundStep
from flibuste.games.piratoons.rules.state import NOBODY, State

PLACED: Final[dict[int, Place | None]] = {VOID: None, **dict(enumerate(PLACES))}
EVERYBODY: Final = -9  # instead of a seat: sees into all closed hands
Across: TypeAlias = Annotated[int, Meta(ge=0, le=WIDTH - 1)]
Down: TypeAlias = Annotated[int, Meta(ge=0, le=HEIGHT - 1)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=DOUBLOONS)]


class Pawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn that was dropped; pawns in one pile lie at the same point (T32).

    x · across the chest, 0 to 171 from the left
    y · down the chest, 0 to 111 from the top
    place · of the tile it counts for; null: void (T10, T11); a position names only the null
    """

    x: Across
    y: Down
    place: Place | UnsetType | None = UNSET


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's ship between Prow and Stern.

    order · ship tiles from the Prow to the Stern
    gear · equipment by ship tile, "prow", "stern"; empty ones left out
    loose · equipment won that stands nowhere yet, in the order of winning (T23)
    holds · whether some arrangement holds everything (T23); if not: Throw; not in a position
    """

    order: tuple[str, ...] = ()
    gear: dict[str, tuple[str, ...]] = {}
    loose: tuple[str, ...] = ()
    holds: bool = True


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it: everything but bids in closed hands.

    seat · who sees this
    awaiting · who is to act
    tempo · beats, or live
    glass · seconds, or beats, until anybody may call stop (T6, T9)
    dexterity · whether pawns are dropped at points (T10); never in beats
    clumsy_no_auction · whether who is out may not bid either (T11)
    components · the table of the printed tiles, if it is not the box's
    hash · of the table of the printed tiles
    step · where the round stands: first, open, tiles, plunder, bids, takes, build, end, over
    round · 1 to 8
    captain · who opens the chest; null: LUCK has not drawn yet
    chest · what was turned up, by place; null: taken away, or not there
    unseen · tiles still in the piles, by name
    seconds · that have passed, or beats that are over; the glass is out at ``glass``
    acted · who has had a turn in this beat (beats)
    dropped · whether anybody has dropped a pawn in this beat (beats)
    pawns · by seat, in the order of dropping
    piles · centres of the piles, oldest first (dexterity)
    leaders · by place, who would win the tile if the plunder ended now; null: nobody (T15)
    reserve · pawns not dropped, by seat
    out · by seat, whether by an offence out of this round (T11)
    doubloons · by seat
    supply · doubloons that nobody has
    paid · pay of this round by seat, nothing before (T13)
    halvings · how often all gave back half of their doubloons before it (T14)
    won · tiles won in this round by seat: sharing out, then auction
    floating · equipment in the sea (T20, T23)
    has_bid · by seat
    bids · of this round by seat: all once revealed, before that only one's own; else null
    takers · who still takes a tile, the next one first (T19)
    ships · by seat
    thrown · by seat in this phase, in order (T23)
    built · by seat, who has left the yard (T23, T24)
    spent · tiles out of the game
    scores · by seat, if the match ended now
    lines · of these scores by seat, as in the tally at the end (T25–T28)
    """

    tempo: Tempo
    glass: int
    dexterity: bool
    clumsy_no_auction: bool
    components: Components | None
    hash: str
    step: RoundStep
    round: int
    captain: Seat | None
    chest: dict[Place, str | None]
    unseen: dict[str, int]
    seconds: int
    acted: tuple[Seat, ...]
    dropped: bool
    pawns: tuple[tuple[Pawn, ...], ...]
    piles: tuple[tuple[Across, Down], ...]
    leaders: dict[Place, Seat | None]
    reserve: tuple[int, ...]
    out: tuple[bool, ...]
    doubloons: tuple[int, ...]
    supply: int
    paid: tuple[int, ...]
    halvings: int
    won: tuple[tuple[str, ...], ...]
    floating: tuple[str, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    takers: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    thrown: tuple[tuple[str, ...], ...]
    built: tuple[bool, ...]
    spent: tuple[str, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


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
