"""Where a round stands."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

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
FIRST_STEP, OPEN_STEP, TILES_STEP, PLUNDER, BIDS, TAKES, BUILD, END, OVER = range(len(STEPS))
