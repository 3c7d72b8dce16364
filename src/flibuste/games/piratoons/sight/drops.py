"""Whether drops, in some order, leave the pawns of a written position as they lie (T7, T10–T11).

Each player's pawns are written in the order of dropping; how the players' drops followed one
another is not.  Every drop is tried at the point where its pawn lies: one that was piled lies at
the centre of its pile, and would be piled there again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from flibuste.core.errors import BadPosition
from flibuste.core.players import player
from flibuste.core.protocol import Seat
from flibuste.games.piratoons.parts import PAWNS
from flibuste.games.piratoons.rules.geometry import (
    KNOCKING,
    PILING,
    VOID,
    Landing,
    across,
    distance,
    down,
    landing,
    place_at,
    place_of,
    point_of,
)
from flibuste.games.piratoons.rules.plunder import come_down, owners, places_with_tiles
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight.notation import bad


def check_pawns(state: State) -> None:
    """T3: six each; T10, T11, T32: pawns lie where drops can have left them."""
    for seat, dropped in enumerate(state.pawns):
        if len(dropped) > PAWNS:
            raise bad("position-pawns", seat=player(seat), pawns=len(dropped))
        for index, one in enumerate(dropped):
            if place_of(one) == VOID and not state.out >> seat & 1:
                check_void(state, seat, one, dropped[index + 1 :])
    for one, other in combinations(owners(state.pawns) if state.dexterity else (), 2):
        if distance(one, other) < KNOCKING:  # it would be piled, or one of them knocked over
            near = {"other_x": across(one), "other_y": down(one)}
            raise bad("position-apart", x=across(other), y=down(other), **near)
    if state.dexterity:
        check_drops(state)


def check_void(state: State, seat: Seat, one: int, later: Sequence[int]) -> None:
    """T10: without dexterity all land squarely; T11: own pawns knock over what lay on a tile."""
    where = {"seat": player(seat), "x": across(one), "y": down(one)}
    if not state.dexterity:
        raise bad("position-squarely", **where)
    place = place_at(across(one), down(one))
    by = [distance(point_of(one), point_of(other)) for other in later]
    if place != VOID and state.chest[place] >= 0 and not any(PILING <= d < KNOCKING for d in by):
        raise bad("position-void", **where)


class Drop(NamedTuple):
    """The next pawn of a seat, and what it does to the table as it was before it."""

    before: State
    seat: Seat
    spot: int
    found: Landing
    after: State


def check_drops(state: State) -> None:
    """T10, T11, T32: some order of the drops leaves the pawns as they are written.

    Which pawns are void after so many drops of each player does not depend on their order (only
    own pawns and an own offence make a pawn void), so each such moment is looked at once.
    """
    for seat, dropped in enumerate(state.pawns):
        if state.out >> seat & 1 and not dropped:
            raise bad("position-out", seat=player(seat))
    moments, met = [empty(state)], set()
    closest: Drop | None = None
    while moments:
        table = moments.pop()
        if table.pawns == state.pawns:
            return
        for drop in next_drops(state, table):
            if not fits(state, drop):
                if closest is None or pawns_down(drop.before) > pawns_down(closest.before):
                    closest = drop
            elif (reached := tuple([len(dropped) for dropped in drop.after.pawns])) not in met:
                met.add(reached)
                moments.append(drop.after)
    if closest is not None:
        raise trouble(state, closest)


def empty(state: State) -> State:
    """The chest when it has just been opened."""
    table = state.copy()
    table.pawns, table.piles, table.out = [()] * state.seats, (), 0
    table.laid = places_with_tiles(state.chest)
    return table


def pawns_down(table: State) -> int:
    return sum([len(dropped) for dropped in table.pawns])


def next_drops(state: State, table: State) -> list[Drop]:
    """Of everybody who has dropped more by the written position."""
    drops = []
    for seat, dropped in enumerate(state.pawns):
        number = len(table.pawns[seat])
        if number < len(dropped):
            spot, after = point_of(dropped[number]), table.copy()
            found = landing(table.piles, owners(table.pawns), seat, spot)
            come_down(after, seat, found)
            drops.append(Drop(table, seat, spot, found, after))
    return drops


def fits(state: State, drop: Drop) -> bool:
    """The pawn stays at its point, those that count still do, and an offence is the last drop."""
    now, then = drop.after.pawns[drop.seat], state.pawns[drop.seat]
    if point_of(now[-1]) != drop.spot or is_out(drop.after, drop.seat) != offends(state, drop):
        return False
    return not any(
        place_of(one) == VOID != place_of(kept) for one, kept in zip(now, then, strict=False)
    )


def is_out(state: State, seat: Seat) -> bool:
    return bool(state.out >> seat & 1)


def offends(state: State, drop: Drop) -> bool:
    """T11: who is out has dropped nothing after the offence."""
    last = len(drop.after.pawns[drop.seat]) == len(state.pawns[drop.seat])
    return last and is_out(state, drop.seat)


def trouble(state: State, drop: Drop) -> BadPosition:
    """What would have become of this pawn instead."""
    seat, spot, found = drop.seat, drop.spot, drop.found
    if offends(state, drop):
        return bad("position-out", seat=player(seat))
    if found.kind == "piled":
        kind, others = "piled", [found.spot]
    elif found.kind == "offence":
        owned = owners(drop.before.pawns)
        kind, others = "offence", [pile for pile in owned if owned[pile] & ~(1 << seat)]
    else:
        counting = owners(state.pawns)
        kind, others = "knocks", [pile for pile in found.knocked if pile in counting]
    near = min(others, key=lambda pile: distance(pile, spot))
    where = {"x": across(spot), "y": down(spot), "other_x": across(near), "other_y": down(near)}
    return bad(f"position-drop-{kind}", seat=player(seat), **where)
