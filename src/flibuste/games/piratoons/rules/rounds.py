"""A new round: the chest is filled, unseen, and waits for its captain (T4–T6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.games.piratoons.parts import PLACES, UNDEALT
from flibuste.games.piratoons.rules.steps import OPEN_STEP

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State

CLOSED: Final = (UNDEALT,) * len(PLACES)  # a chest of which nobody has seen a tile


def await_captain(state: State) -> None:
    """The captain is to open the chest (T6)."""
    state.chest = CLOSED
    state.step, state.waiting = OPEN_STEP, (state.captain,)


def next_round(state: State) -> None:
    """The captain changes clockwise (T4)."""
    state.round += 1
    state.captain = (state.captain + 1) % state.seats
    await_captain(state)
