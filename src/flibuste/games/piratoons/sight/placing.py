"""A written position put on the table, part by part; what does not add up is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from flibuste.core.errors import BadPosition
from flibuste.core.protocol import Message, Seat
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    EQUIPMENT,
    FIRST_SHIP_PLACE,
    FIRST_SHIP_TILE,
    HULL_INDEX,
    INDEX,
    KEY,
    NO_TILE,
    PLACE_INDEX,
    PLACES,
    PROW,
    ROUNDS,
    SHIP_TILES,
    STERN,
    UNDEALT,
)
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.ships import Ship, fits, placed, settled
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.notation import Written, WrittenShip


def settle(written: Written, options: Options) -> State:
    """T4: what is not named is as at the start; the piles are the rest."""
    from flibuste.games.piratoons.sight.phases import settle_phase  # which need all of this module
    from flibuste.games.piratoons.sight.record import check_record

    state = State(written.seats, options)
    if written.components not in (None, state.table.hash):
        raise bad("position-components", given=str(written.components)[:20], hash=state.table.hash)
    check_seats(written)
    settle_doubloons(state, written)
    settle_chest(state, written)
    settle_tiles(state, written)
    settle_piles(state, written)
    settle_record(state, written)
    check_record(state, written)
    state.captain = captain_of(state, written, options)
    settle_phase(state, written)
    return state


def check_seats(written: Written) -> None:
    """One of each for everybody, and nobody who does not sit here."""
    seats = written.seats
    by_seat = {
        "pawns": written.pawns,
        "doubloons": written.doubloons,
        "ships": written.ships,
        "bids": written.bids,
        "thrown": written.thrown or None,
        "won": written.won or None,
        "paid": written.paid or None,
    }
    for part, given in by_seat.items():
        if given is not None and len(given) != seats:
            raise bad("position-seats", part=part, seats=seats)
    named: dict[str, Sequence[Seat | None]] = {
        "captain": [written.captain],
        "turn": [written.turn],
        "out": written.out,
        "acted": written.acted,
        "built": written.built,
        "takers": written.takers or (),
    }
    for part, found in named.items():
        known = [seat for seat in found if seat is not None]
        for seat in known:
            if not 0 <= seat < seats:
                raise bad("position-seat", part=part, seat=str(seat)[:20], most=seats - 1)
            if known.count(seat) > 1:
                raise bad("position-seat-twice", part=part, seat=str(seat))


def captain_of(state: State, written: Written, options: Options) -> Seat:
    """T4: clockwise each round; LUCK draws one only while the chest is closed."""
    if written.captain is not None:
        return written.captain
    if options.first is not None:
        return (options.first + state.round - 1) % written.seats
    closed = written.phase == "plunder" and not (written.open or written.chest)
    return NOBODY if closed else 0


def settle_doubloons(state: State, written: Written) -> None:
    """T4: hands and supply are always 40."""
    if written.doubloons is not None:
        state.doubloons = list(written.doubloons)
    state.supply = DOUBLOONS - sum(state.doubloons)
    if state.supply < 0:
        raise bad("position-doubloons", total=sum(state.doubloons))


def settle_chest(state: State, written: Written) -> None:
    """T3: six places for equipment and three for ship tiles."""
    unnamed = UNDEALT if written.phase == "plunder" else NO_TILE
    chest = [unnamed] * len(PLACES)
    for place, name in written.chest.items():
        index = PLACE_INDEX[place]
        tile = NO_TILE if name is None else tile_of(name)
        if tile != NO_TILE and written.phase in ("build", "end"):
            raise bad("position-chest-phase", place=place)
        if tile != NO_TILE and (tile >= FIRST_SHIP_TILE) != (index >= FIRST_SHIP_PLACE):
            raise bad("position-chest", place=place, tile=word(tile))
        chest[index] = tile
    state.chest = tuple(chest)


def settle_tiles(state: State, written: Written) -> None:
    """Ships, the sea, and what is out of the game."""
    state.floating = equipment_of(written.floating)
    state.spent = tuple(sorted([tile_of(name) for name in written.spent]))
    if written.thrown:
        state.thrown = tuple([equipment_of(items, False) for items in written.thrown])
    for seat, ship in enumerate(written.ships or ()):
        state.ships[seat] = ship_of(state, seat, ship, written.phase in ("auction", "build"))


def ship_of(state: State, seat: Seat, given: WrittenShip, unbuilt: bool) -> Ship:
    """T22: gear in its slots; in auction and yard what has no slot is loose (T23)."""
    order = tuple([tile_of(name) for name in given.order])
    for tile in order:
        if tile < FIRST_SHIP_TILE:
            raise bad("position-ship", seat=player(seat), tile=word(tile))
    hulls = (PROW, *order, STERN)
    gear: dict[int, list[int]] = {hull: [] for hull in hulls}
    over: list[int] = []
    for hull, names in given.gear.items():
        if HULL_INDEX.get(hull) not in gear:
            raise bad("position-hull", seat=player(seat), hull=hull[:20])
        items = gear[HULL_INDEX[hull]]
        for item in equipment_of(names):
            if fits(state.table, HULL_INDEX[hull], items, item):
                items.append(item)
            elif unbuilt:
                over.append(item)
            else:
                raise bad("position-gear", seat=player(seat), tile=word(item))
    loose = equipment_of(given.loose, False)
    if loose and not unbuilt:
        raise bad("position-unplaced", seat=player(seat), tile=word(loose[0]))
    ship = Ship(order, tuple([tuple(sorted(gear[hull])) for hull in hulls]), loose)
    for item in loose:
        if placed(state.table, ship, item) is not None:
            raise bad("position-loose", seat=player(seat), tile=word(item))
    return settled(state.table, Ship(order, ship.gear, (*loose, *over))) if over else ship


def settle_piles(state: State, written: Written) -> None:
    """T1, T2: no tile more often than in the box; enough of them for the rounds to come."""
    found = Counter(tile for tile in state.chest if tile >= 0)
    for ship in state.ships:
        found.update((*ship.order, *ship.equipment()))
    for tiles in (state.floating, state.spent, *state.thrown):
        found.update(tiles)
    copies = (*state.table.copies, *(1 for _ in SHIP_TILES))
    for tile, number in found.items():
        if number > copies[tile]:
            raise bad("position-tile", tile=word(tile), times=number, copies=copies[tile])
    state.unseen = [copies[item] - found[item] for item in range(len(EQUIPMENT))]
    hidden = [i for i in range(len(SHIP_TILES)) if not found[FIRST_SHIP_TILE + i]]
    state.hidden = sum([1 << i for i in hidden])
    settle_round(state, written, sum(state.unseen), len(hidden))


def settle_round(state: State, written: Written, equipment: int, ship_tiles: int) -> None:
    """T4, T5: each round needs its six and three tiles; surplus ones stay in the piles.

    A round that is not written is the first for which there are enough; T24: the end is after 8.
    """
    state.round = written.round or (ROUNDS if written.phase == "end" else 1)
    if written.phase == "end" and state.round != ROUNDS:
        raise bad("position-round", round=state.round)
    piles = {
        "equipment": (equipment, state.chest[:FIRST_SHIP_PLACE]),
        "ship": (ship_tiles, state.chest[FIRST_SHIP_PLACE:]),
    }
    for kind, (left, places) in piles.items():
        while left < (needed := due(state, places)):
            if written.round is not None or state.round == ROUNDS:
                raise bad("position-piles", kind=Message(f"kind-{kind}"), left=left, needed=needed)
            state.round += 1


def due(state: State, places: Sequence[int]) -> int:
    """Tiles for these places in this round and those to come."""
    return places.count(UNDEALT) + len(places) * (ROUNDS - state.round)


def settle_record(state: State, written: Written) -> None:
    """What the round has seen so far."""
    state.out = sum([1 << seat for seat in written.out])
    if state.out and not state.dexterity:
        raise bad("position-no-dexterity")  # T11
    state.paid, state.halvings, state.bids = tuple(written.paid), written.halvings, bids_of(written)
    if written.won:
        state.won = tuple([tuple([tile_of(name) for name in names]) for names in written.won])


def bids_of(written: Written) -> tuple[int, ...]:
    return tuple([NO_BID if bid is None else bid for bid in written.bids or [None] * written.seats])


def tile_of(name: str) -> int:
    if name not in INDEX:
        raise bad("position-name", name=name[:40])
    return INDEX[name]


def equipment_of(names: Sequence[str], in_order: bool = True) -> tuple[int, ...]:
    """Equipment tiles, sorted unless their order matters."""
    items = [tile_of(name) for name in names]
    for item in items:
        if item >= FIRST_SHIP_TILE:
            raise bad("position-equipment", tile=word(item))
    return tuple(sorted(items) if in_order else items)


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def word(tile: int) -> Message:
    return Message(f"tile-{(*EQUIPMENT, *SHIP_TILES)[tile]}")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), KEY)
