"""What holds in a position whatever was played before: a written one that breaks it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.rules.geometry import (
    KNOCKING,
    PILING,
    VOID,
    across,
    distance,
    down,
    place_at,
    place_of,
    point_of,
)
from flibuste.games.piratoons.rules.plunder import owners
from flibuste.games.piratoons.rules.ships import TOPS, kind_of, kinds_over, throwable
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight.drops import check_drops
from flibuste.games.piratoons.sight.placing import bad, player, word

# The chest as a plane


def check_pawns(state: State) -> None:
    """T10, T11, T32: pawns lie where drops can have left them."""
    for seat, dropped in enumerate(state.pawns):
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


# The yard


def check_thrown(state: State) -> None:
    """T23: only tiles of a kind that is over its room are thrown, and none that could go back."""
    for seat, thrown in enumerate(state.thrown):
        ship = state.ships[seat]
        throwing = bool(throwable(state.table, ship))
        for index, item in enumerate(thrown):
            # A Deck or Sail thrown in vain goes back only when nothing has to be thrown any more.
            then = thrown[index:] if throwing and kind_of(item) == TOPS else (item,)
            over = kinds_over(state.table, ship.order, [*ship.equipment(), *then])
            if kind_of(item) not in over:
                raise bad("position-thrown", seat=player(seat), tile=word(item))
