"""Where a round stands; and a new one: the chest is filled and waits for its captain (T4–T6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from flibuste.games.piratoons.parts import PLACES, UNDEALT

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State

RoundStep: TypeAlias = Literal[
    "first",  # LUCK draws the captain (T4)
    "open",  # the captain is to open the chest (T6)
    "tiles",  # LUCK turns up the tiles in the chest (T5)
    "plunder",  # T6–T12: in beats LUCK (Next) or the seat it picked, live all and the CLOCK
    "bids",  # all who can bid and have not yet (T18)
    "takes",  # the next bidder is to take a tile (T19)
    "build",  # phase 6: all who have not left the yard (T21–T23)
    "end",  # the last arrangement, after round 8 (T24)
    "over",
]
STEPS: Final[tuple[RoundStep, ...]] = get_args(RoundStep)
FIRST_STEP: Final = 0
OPEN_STEP: Final = 1
TILES_STEP: Final = 2
PLUNDER: Final = 3
BIDS: Final = 4
TAKES: Final = 5
BUILD: Final = 6
END: Final = 7
OVER: Final = 8

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
