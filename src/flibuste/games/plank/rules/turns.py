"""Whose turn it must be, by the cards that everybody has left (P6, P16): for checks only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.games.plank.parts import VALUES
from flibuste.games.plank.rules.forbidding import ENTERED, SHIFTED
from flibuste.games.plank.rules.state import UNPLAYED, State

TURNS: Final = len(VALUES)  # of a crew: five pirates, one is placed before, and a "No thanks!"


def turns_left(state: State, crew: int, half: int = 0) -> int:
    """How many turns a crew can still play; ``half`` is what its turn under way has seen."""
    return state.pirates[crew].bit_count() + state.no_thanks[crew] + (half == ENTERED)


def halves_fit(state: State, crew: int, half: int = 0) -> bool:
    """P6: as many actions as pirates, but for the half of a turn that is played."""
    if state.seat_of[crew] == UNPLAYED:
        return not half and not state.actions[crew]
    missing = (half == SHIFTED) - (half == ENTERED)
    return state.actions[crew].bit_count() + missing == state.pirates[crew].bit_count()


def whose_turn(left: Sequence[int]) -> int | None:
    """The index of the crew in turn, from the turns left in the order of play; None: no such."""
    most = max(left)
    played = [turns == most - 1 for turns in left]
    turn = played.count(True)
    right = all(played[:turn]) and all(turns == most for turns in left[turn:])
    return turn if right else None


def in_turn(state: State, order: Sequence[int], turn: int, half: int) -> bool:
    """Whether it can be the turn of this crew of the order, of which a half is played or not."""
    steps = [(crew, half if place == turn else 0) for place, crew in enumerate(order)]
    left = [turns_left(state, crew, part) for crew, part in steps]
    fit = all(halves_fit(state, crew, part) for crew, part in steps)
    return fit and whose_turn(left) == turn and max(left) <= TURNS
