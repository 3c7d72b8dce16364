"""The box is complete: law 7 for Piratoons."""

from __future__ import annotations

from collections import Counter

from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    FIRST_SHIP_PLACE,
    FIRST_SHIP_TILE,
    PAWNS,
    PLACES,
    SAIL,
    SHIP_TILES,
    TILES,
    UNDEALT,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import VOID, across, down, place_at, place_of, point_of
from flibuste.games.piratoons.rules.plunder import owners
from flibuste.games.piratoons.rules.rounds import BIDS, BUILD, PLUNDER, TAKES
from flibuste.games.piratoons.rules.ships import Ship, fits
from flibuste.games.piratoons.rules.state import State


def audit(state: State) -> None:
    """T1–T4: every tile is somewhere once, all doubloons are there, pawns are where they may be."""
    audit_tiles(state)
    audit_doubloons(state)
    audit_pawns(state)
    for ship in state.ships:
        audit_ship(state, ship)


def audit_tiles(state: State) -> None:
    """T1, T2: in a pile, the chest, the sea, a ship, or out of the game."""
    assert len(state.ships) == len(state.thrown) == len(state.won) == state.seats, "not all seats"
    assert len(state.chest) == len(PLACES), "not a chest"
    assert len(state.unseen) == FIRST_SHIP_TILE, "not all equipment"
    assert min(state.unseen) >= 0, "a negative number of tiles"
    assert 0 <= state.hidden < 1 << len(SHIP_TILES), "unknown ship tiles"
    found, copies = out_of_piles(state), copies_of(state.table)
    found.update(dict(enumerate(state.unseen)))
    found.update(FIRST_SHIP_TILE + i for i in range(len(SHIP_TILES)) if state.hidden >> i & 1)
    for tile, number in enumerate(copies):
        assert found[tile] == number, f"{found[tile]} × {TILES[tile]}"
    assert found.total() == sum(copies), "unknown tiles"
    for place, tile in enumerate(state.chest):
        assert UNDEALT <= tile < len(TILES), f"{tile} in the chest"
        right = (tile >= FIRST_SHIP_TILE) == (place >= FIRST_SHIP_PLACE)
        assert tile < 0 or right, f"{TILES[tile]} at {PLACES[place]}"
    assert max(state.floating, default=0) < FIRST_SHIP_TILE, "a ship tile that floats"
    assert state.step == BUILD or not any(state.thrown), "thrown outside the yard"


def out_of_piles(state: State) -> Counter[int]:
    """T1, T2: the tiles in the chest, in the sea, on ships, or out of the game."""
    found = Counter(tile for tile in state.chest if tile >= 0)
    for ship in state.ships:
        found.update((*ship.order, *ship.equipment()))
    for items in (state.floating, state.spent, *state.thrown):
        found.update(items)
    return found


def copies_of(table: Components) -> tuple[int, ...]:
    """How often each tile is in the box (T1, T2)."""
    return (*table.copies, *[1] * len(SHIP_TILES))


def audit_doubloons(state: State) -> None:
    """T4: hands and supply are always 40; T18: nobody bids more than he has."""
    assert len(state.doubloons) == len(state.bids) == state.seats, "not all purses"
    assert min(*state.doubloons, state.supply) >= 0, "a negative number of doubloons"
    total = sum(state.doubloons) + state.supply
    assert total == DOUBLOONS, f"{total} doubloons"
    bidding = range(state.seats) if state.step == BIDS else state.takers
    for seat in bidding:
        assert NO_BID <= state.bids[seat] <= state.doubloons[seat], "a bid too high"
    assert state.step == TAKES or not state.takers, "takers outside the auction"


def audit_pawns(state: State) -> None:
    """T3: six each; T10: those that count lie wholly on their tiles."""
    assert len(state.pawns) == state.seats, "not all pawns"
    for seat, dropped in enumerate(state.pawns):
        assert len(dropped) <= PAWNS, f"{len(dropped)} pawns of seat {seat}"
        assert state.step == PLUNDER or not dropped, "pawns outside the plunder"
        for one in dropped:
            place = place_of(one)
            right = place in (VOID, place_at(across(one), down(one)))
            assert right, f"a pawn at {across(one)}, {down(one)} counts for place {place}"
            assert place == VOID or not state.out >> seat & 1, "a pawn of an offender counts"
    if state.dexterity:
        assert sorted(state.piles) == sorted(owners(state.pawns)), "piles without pawns"
    else:
        assert not state.piles, "piles without dexterity"
    assert all(point_of(spot) == spot for spot in state.piles), "not a point"


def audit_ship(state: State, ship: Ship) -> None:
    """T22: everything that stands on the ship stands in a slot of its own kind."""
    assert len(ship.gear) == len(ship.order) + 2, "gear for another ship"
    assert all(FIRST_SHIP_TILE <= tile < len(TILES) for tile in ship.order), "not a ship tile"
    for hull, items in zip(ship.hulls(), ship.gear, strict=True):
        for index, item in enumerate(items):
            assert SAIL <= item < FIRST_SHIP_TILE, f"{item} is no equipment"
            assert fits(state.table, hull, items[:index], item), f"{TILES[item]} does not fit"
    assert not ship.loose or state.step in (BIDS, TAKES, BUILD), "loose outside the yard"
