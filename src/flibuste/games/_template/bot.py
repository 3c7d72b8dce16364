"""How well each diver stands: what greedy follows and what search cuts its playouts with."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Seat
from flibuste.core.standing import shares, won
from flibuste.games._template.parts import worth
from flibuste.games._template.rules.state import State

HOPE = 0.6  # how fast a lead in points turns into a win
MENDED = 0.5  # a net too heavy that a release could still mend is worth half of what it would be


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if state.over():
        return won(state.ranks())
    return shares([promise(state, seat) for seat in range(len(state.nets))], HOPE)


def promise(state: State, seat: Seat) -> float:
    """The points a diver may hope for (X9), with a release in reserve (X6)."""
    net = state.nets[seat]
    points = worth(net)
    if points <= state.breath:
        return points
    if state.released[seat] or state.surfaced[seat]:
        return 0
    lighter = [points - kind - 1 for kind, copies in enumerate(net) if copies]
    return MENDED * max([left for left in lighter if left <= state.breath], default=0)
