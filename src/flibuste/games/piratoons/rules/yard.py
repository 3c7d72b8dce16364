"""Phase 6, and the last arrangement after round 8: ships are built (T21–T24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.acts import THROW, Act, building_menu
from flibuste.games.piratoons.parts import HULL_INDEX, INDEX, PROW, ROUNDS, STERN
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.rounds import BUILD, END, OVER, next_round
from flibuste.games.piratoons.rules.ships import Ship, kinds_over, settled, throwable, without

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State


def begin(state: State) -> None:
    """All build at the same time; what can only be thrown is thrown (T23)."""
    state.step = BUILD
    state.built = 0
    for seat, ship in enumerate(state.ships):
        if ship.loose:
            throw_the_only_one(state, seat)
    state.waiting = tuple(range(state.seats))


def menu(state: State, seat: Seat) -> Sequence[Act]:
    """Throw while the set cannot be held; then leave (T23)."""
    ship = state.ships[seat]
    if not ship.loose:
        return building_menu(True)
    return [THROW[item] for item in throwable(state.table, ship)] or building_menu(False)


def open_kinds(state: State, seat: Seat) -> tuple[str, ...]:
    """Everything may be rearranged, once there is nothing to throw (T23)."""
    return () if throwable(state.table, state.ships[seat]) else ("Arrange",)


def throw(state: State, seat: Seat, item: int) -> None:
    cast(state, seat, item)
    throw_the_only_one(state, seat)


def throw_the_only_one(state: State, seat: Seat) -> None:
    """While nothing else could be thrown, nobody is asked (T23)."""
    while len(items := throwable(state.table, state.ships[seat])) == 1:
        cast(state, seat, items[0])


def cast(state: State, seat: Seat, item: int) -> None:
    """Into the sea; as soon as the rest can be held, what could go back does (T23)."""
    ship = settled(state.table, without(state.ships[seat], item))
    cast_away = (*state.thrown[seat], item)
    if not throwable(state.table, ship):
        ship, cast_away = put_back(state, ship, cast_away)
    state.ships[seat] = ship
    state.thrown = (*state.thrown[:seat], cast_away, *state.thrown[seat + 1 :])


def put_back(state: State, ship: Ship, thrown: tuple[int, ...]) -> tuple[Ship, tuple[int, ...]]:
    """The last thrown first (T23)."""
    gone = []
    for item in reversed(thrown):
        if kinds_over(state.table, ship.order, [*ship.equipment(), item]):
            gone.append(item)
        else:
            ship = settled(state.table, Ship(ship.order, ship.gear, (*ship.loose, item)))
    return ship, tuple(reversed(gone))


# Leaving the yard


def best(state: State, seat: Seat) -> None:
    """The best arrangement there is (T24)."""
    state.ships[seat] = best_ship(state.table, state.ships[seat])
    leave(state, seat)


def arrange(
    state: State, seat: Seat, order: Sequence[str], gear: Mapping[str, Sequence[str]]
) -> None:
    """Everything may be rearranged freely (T23)."""
    tiles = tuple([INDEX[tile] for tile in order])
    items = {HULL_INDEX[hull]: sorted([INDEX[item] for item in on]) for hull, on in gear.items()}
    hulls = (PROW, *tiles, STERN)
    state.ships[seat] = Ship(tiles, tuple([tuple(items.get(hull, ())) for hull in hulls]))
    leave(state, seat)


def leave(state: State, seat: Seat) -> None:
    """With Best, Keep or Arrange; the phase is over when all have left (T23)."""
    state.built |= 1 << seat
    state.waiting = tuple([other for other in state.waiting if other != seat])
    if state.waiting:
        return
    if state.step == END:
        state.step = OVER
        return
    clear_the_yard(state)
    if state.round == ROUNDS:
        begin_last_arrangement(state)
    else:
        next_round(state)


def clear_the_yard(state: State) -> None:
    """What was thrown floats to the next auction (T23); after round 8 it is lost (T24)."""
    thrown = [item for items in state.thrown for item in items]
    if thrown:
        if state.round == ROUNDS:
            state.spent = tuple(sorted((*state.spent, *thrown)))
        else:
            state.floating = tuple(sorted((*state.floating, *thrown)))
        state.thrown = ((),) * state.seats
    state.built = 0


def begin_last_arrangement(state: State) -> None:
    """T24 · After round 8 each player arranges the ship for the last time."""
    state.step = END
    state.waiting = tuple(range(state.seats))
