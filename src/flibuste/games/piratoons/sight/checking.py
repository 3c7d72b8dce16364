"""A written position put on the table; what does not add up is named."""

from __future__ import annotations

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
    PLACES,
    ROUNDS,
    SHIP_TILES,
    UNDEALT,
)
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.audit import copies_of, out_of_piles
from flibuste.games.piratoons.rules.geometry import VOID, place_at
from flibuste.games.piratoons.rules.rounds import STEPS
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.notation import Written, bad, modern, word
from flibuste.games.piratoons.sight.phases import settle_phase
from flibuste.games.piratoons.sight.place import place
from flibuste.games.piratoons.sight.record import check_record
from flibuste.games.piratoons.sight.tell import EVERYBODY, tell
from flibuste.games.piratoons.sight.view import Pawn, Sight


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
