"""The way back: a view or a written position put on the table; what does not add up is named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import UNSET
from msgspec.structs import replace

from flibuste.core.players import player
from flibuste.core.positions import as_told, position_fields
from flibuste.core.protocol import Message, Seat
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    EQUIPMENT,
    FIRST_SHIP_PLACE,
    FIRST_SHIP_TILE,
    INDEX,
    KEY,
    NO_TILE,
    PLACE_INDEX,
    PLACES,
    ROUNDS,
    SHIP_TILES,
    UNDEALT,
)
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.audit import copies_of, out_of_piles
from flibuste.games.piratoons.rules.geometry import VOID, place_at, point
from flibuste.games.piratoons.rules.plunder import places_with_tiles
from flibuste.games.piratoons.rules.rounds import STEPS
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.notation import Written, bad, modern, word
from flibuste.games.piratoons.sight.phases import settle_phase
from flibuste.games.piratoons.sight.record import check_record
from flibuste.games.piratoons.sight.view import EVERYBODY, Pawn, Ship, Sight, tell

if TYPE_CHECKING:
    from random import Random

COUNTS: Final[dict[object, int]] = {None: 0, UNSET: 0} | {
    place: index + 1 << 16 for place, index in PLACE_INDEX.items()
}
"""What a pawn's place adds to its point (geometry.py)."""


def imagine(view: Sight, rng: Random) -> State:
    return place(view, [guess(view, seat, rng) for seat in range(len(view.ships))])


def guess(view: Sight, seat: Seat, rng: Random) -> int | None:
    """T18: a bid in a closed hand may be 0 … all of the doubloons, evenly; all else is known."""
    hidden = view.has_bid[seat] and view.bids[seat] is None
    return rng.randrange(view.doubloons[seat] + 1) if hidden else view.bids[seat]


def place(told: Sight, bids: Sequence[int | None]) -> State:
    """The table of which this is told, with these bids."""
    state = State.__new__(State)
    state.seats, state.waiting = len(told.ships), told.awaiting
    state.beats, state.glass = told.tempo == "beats", told.glass
    state.dexterity, state.clumsy_no_auction = told.dexterity, told.clumsy_no_auction
    state.table = told.components or BOX
    state.step, state.round = STEPS.index(told.step), told.round
    state.captain = NOBODY if told.captain is None else told.captain
    unseen = told.unseen
    state.unseen = [unseen.get(item, 0) for item in EQUIPMENT]
    state.hidden = sum([1 << i for i, tile in enumerate(SHIP_TILES) if tile in unseen])
    chest = [UNDEALT] * len(PLACES)
    for at, tile in told.chest.items():
        chest[PLACE_INDEX[at]] = NO_TILE if tile is None else INDEX[tile]
    state.chest = tuple(chest)
    state.laid = places_with_tiles(chest) if told.step == "plunder" else 0
    state.seconds, state.dropped = told.seconds, told.dropped
    state.acted = sum([1 << seat for seat in told.acted])
    state.out, state.built = bits(told.out), bits(told.built)
    state.pawns = [pawns_on(dropped) for dropped in told.pawns]
    state.piles = tuple([point(x, y) for x, y in told.piles])
    state.doubloons, state.supply = list(told.doubloons), told.supply
    state.paid, state.halvings = told.paid, told.halvings
    state.won = tuple([numbers(tiles) if tiles else () for tiles in told.won])
    state.floating, state.spent = numbers(told.floating), numbers(told.spent)
    state.bids = tuple([NO_BID if bid is None else bid for bid in bids])
    state.takers = told.takers
    state.ships = [ship_on(ship) for ship in told.ships]
    state.thrown = tuple([numbers(items) if items else () for items in told.thrown])
    return state


def numbers(tiles: Sequence[str]) -> tuple[int, ...]:
    return tuple([INDEX[tile] for tile in tiles])


def bits(seats: Sequence[bool]) -> int:
    return sum([1 << seat for seat, there in enumerate(seats) if there])


def pawns_on(dropped: Sequence[Pawn]) -> tuple[int, ...]:
    """As geometry.py has them, but all at once."""
    return tuple([one.x | one.y << 8 | COUNTS[one.place] for one in dropped])


def ship_on(ship: Ship) -> ships.Ship:
    on = ship.gear
    gear = [numbers(on[hull]) if hull in on else () for hull in ("prow", *ship.order, "stern")]
    return ships.Ship(numbers(ship.order), tuple(gear), numbers(ship.loose))


# Written positions


def read(position: object, options: Options) -> tuple[int, Options, State]:
    """T4: what is not named is as at the start; BadPosition names the part that cannot be."""
    given = position_fields(modern(position), Written, KEY)
    start = tell(State(given.seats, options), EVERYBODY)
    if given.hash not in (None, start.hash):
        raise bad("position-components", given=str(given.hash)[:20], hash=start.hash)
    told = as_told(start, given)
    check_seats(told)
    check_names(told)
    state = place(replace(told, pawns=counting(told)), told.bids)
    settle(state, given, options)
    return state.seats, options, state


def check_seats(told: Sight) -> None:
    """One of each for everybody, and nobody who does not sit here."""
    seats = len(told.has_bid)
    for part in ("pawns", "doubloons", "ships", "bids", "thrown", "won", "out", "built", "paid"):
        given = getattr(told, part)
        if len(given) != seats and not (part == "paid" and not given):
            raise bad("position-seats", part=part, seats=seats)
    for part in ("captain", "awaiting", "acted", "takers"):
        named = getattr(told, part)
        known = named if isinstance(named, tuple) else () if named is None else (named,)
        for seat in known:
            if not 0 <= seat < seats:
                raise bad("position-seat", part=part, seat=str(seat)[:20], most=seats - 1)
            if known.count(seat) > 1:
                raise bad("position-seat-twice", part=part, seat=str(seat))


def check_names(told: Sight) -> None:
    """Tiles of the box, equipment where only equipment can be, hulls of the ship's own."""
    items = [*told.floating, *(item for thrown in told.thrown for item in thrown)]
    for ship in told.ships:
        items += [*ship.loose, *(item for on in ship.gear.values() for item in on)]
    hulls = [tile for ship in told.ships for tile in ship.order]
    others = [tile for tile in told.chest.values() if tile is not None]
    for name in (*items, *hulls, *others, *told.spent, *(tile for won in told.won for tile in won)):
        if name not in INDEX:
            raise bad("position-name", name=name[:40])
    for name in items:
        if name not in EQUIPMENT:
            raise bad("position-equipment", tile=word(INDEX[name]))
    for seat, ship in enumerate(told.ships):
        for name in ship.order:
            if name not in SHIP_TILES:
                raise bad("position-ship", seat=player(seat), tile=word(INDEX[name]))
        for hull in ship.gear.keys() - {"prow", *ship.order, "stern"}:
            raise bad("position-hull", seat=player(seat), hull=hull[:20])


def counting(told: Sight) -> tuple[tuple[Pawn, ...], ...]:
    """T10: those pawns count that lie wholly on a tile, unless they were knocked over (T11)."""
    rows: list[list[Pawn]] = [[] for _ in told.pawns]
    for seat, one in [(seat, one) for seat, own in enumerate(told.pawns) for one in own]:
        index = place_at(one.x, one.y)
        at = None if index == VOID else PLACES[index]
        if one.place not in (None, UNSET, at):
            raise bad("position-place", seat=player(seat), x=one.x, y=one.y, place=one.place)
        void = told.out[seat] or one.place is None or at is None or told.chest.get(at) is None
        rows[seat].append(Pawn(one.x, one.y, None if void else at))
    return tuple([tuple(row) for row in rows])


def settle(state: State, given: Written, options: Options) -> None:
    """What is put on the table adds up; the rest follows from it."""
    state.supply = DOUBLOONS - sum(state.doubloons)  # T4: hands and supply are always 40
    if state.supply < 0:
        raise bad("position-doubloons", total=sum(state.doubloons))
    if state.out and not state.dexterity:
        raise bad("position-no-dexterity")  # T11
    settle_chest(state, given)
    state.floating, state.spent = tuple(sorted(state.floating)), tuple(sorted(state.spent))
    unbuilt = given.phase in ("auction", "build")
    state.ships = [fitted(state, seat, unbuilt) for seat in range(state.seats)]
    settle_piles(state, given)
    check_record(state, given)
    state.captain = captain_of(state, given, options)
    settle_phase(state, given)
    if given.step not in (None, STEPS[state.step]):
        raise bad("position-time", part="step")


def captain_of(state: State, given: Written, options: Options) -> Seat:
    """T4: clockwise each round; LUCK draws one only while the chest is closed."""
    if given.captain is not None:
        return given.captain
    if options.first is not None:
        return (options.first + state.round - 1) % state.seats
    closed = given.phase == "plunder" and not given.is_open()
    return NOBODY if closed else 0


def settle_chest(state: State, given: Written) -> None:
    """T3: six places for equipment and three for ship tiles."""
    if given.phase != "plunder":
        state.chest = tuple([max(tile, NO_TILE) for tile in state.chest])
    for index, tile in enumerate(state.chest):
        if tile >= 0 and given.phase in ("build", "end"):
            raise bad("position-chest-phase", place=PLACES[index])
        if tile >= 0 and (tile >= FIRST_SHIP_TILE) != (index >= FIRST_SHIP_PLACE):
            raise bad("position-chest", place=PLACES[index], tile=word(tile))


def fitted(state: State, seat: Seat, unbuilt: bool) -> ships.Ship:
    """T22: gear in its slots; in auction and yard what has no slot is loose (T23)."""
    ship, seated = state.ships[seat], {"seat": player(seat)}
    gear: list[tuple[int, ...]] = []
    over: list[int] = []
    for hull, items in zip(ship.hulls(), ship.gear, strict=True):
        on: list[int] = []
        for item in sorted(items):
            (on if ships.fits(state.table, hull, on, item) else over).append(item)
        gear.append(tuple(on))
    if over and not unbuilt:
        raise bad("position-gear", tile=word(over[0]), **seated)
    if ship.loose and not unbuilt:
        raise bad("position-unplaced", tile=word(ship.loose[0]), **seated)
    ship = ships.Ship(ship.order, tuple(gear), ship.loose)
    for item in ship.loose:
        if ships.placed(state.table, ship, item) is not None:
            raise bad("position-loose", tile=word(item), **seated)
    ship.loose += tuple(over)
    return ships.settled(state.table, ship) if over else ship


def settle_piles(state: State, given: Written) -> None:
    """T1, T2: no tile more often than in the box; enough of them for the rounds to come."""
    found, copies = out_of_piles(state), copies_of(state.table)
    for tile, number in found.items():
        if number > copies[tile]:
            raise bad("position-tile", tile=word(tile), times=number, copies=copies[tile])
    left = [number - found[tile] for tile, number in enumerate(copies)]
    state.unseen, hidden = left[:FIRST_SHIP_TILE], left[FIRST_SHIP_TILE:]
    state.hidden = sum([number << i for i, number in enumerate(hidden)])
    settle_round(state, given, sum(state.unseen), sum(hidden))


def settle_round(state: State, given: Written, equipment: int, ship_tiles: int) -> None:
    """T4, T5: each round needs its six and three tiles; surplus ones stay in the piles.

    A round that is not written is the first for which there are enough; T24: the end is after 8.
    """
    state.round = given.round or (ROUNDS if given.phase == "end" else 1)
    if given.phase == "end" and state.round != ROUNDS:
        raise bad("position-round", round=state.round)
    piles = {
        "equipment": (equipment, state.chest[:FIRST_SHIP_PLACE]),
        "ship": (ship_tiles, state.chest[FIRST_SHIP_PLACE:]),
    }
    for kind, (left, places) in piles.items():
        while left < (needed := places.count(UNDEALT) + len(places) * (ROUNDS - state.round)):
            if given.round is not None or state.round == ROUNDS:
                raise bad("position-piles", kind=Message(f"kind-{kind}"), left=left, needed=needed)
            state.round += 1
