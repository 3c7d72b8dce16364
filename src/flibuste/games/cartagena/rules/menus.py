"""Every act of Cartagena, made once, and the tables of which menus are put together."""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.games.cartagena.acts import Act, Advance, Draw, EndTurn, First, Retreat, Segment
from flibuste.games.cartagena.parts import BOAT, SEGMENTS, SYMBOLS

Acts: TypeAlias = tuple[Act, ...]

FIRST: Final[Acts] = tuple([First(seat) for seat in range(5)])
SEGMENT: Final[dict[tuple[str, bool], Act]] = {
    (name, turned): Segment(name, turned) for name in SEGMENTS for turned in (False, True)
}
DRAW: Final[Acts] = tuple([Draw(symbol) for symbol in SYMBOLS])
ADVANCE: Final[tuple[Acts, ...]] = tuple(
    [tuple([Advance(origin, symbol) for symbol in SYMBOLS]) for origin in range(BOAT)]
)
RETREAT: Final[Acts] = tuple([Retreat(origin) for origin in range(BOAT + 1)])
END: Final[Act] = EndTurn()

ADVANCES: Final[tuple[tuple[Acts, ...], ...]] = tuple(
    [
        (*[tuple([act for i, act in enumerate(acts) if held >> i & 1]) for acts in ADVANCE], ())
        for held in range(1 << len(SYMBOLS))
    ]
)
"""By the symbols in hand, a set, and the origin: what a pirate there can do with them."""
ADVANCES_AND_RETREAT: Final[tuple[tuple[Acts, ...], ...]] = tuple(
    [
        tuple([(*advances[origin], RETREAT[origin]) for origin in range(BOAT + 1)])
        for advances in ADVANCES
    ]
)
"""The same where there is company behind."""
ADVANCES_AND_RETREAT_ASHORE: Final[tuple[tuple[Acts, ...], ...]] = tuple(
    [(*acts[:BOAT], ()) for acts in ADVANCES_AND_RETREAT]
)
"""The same where nobody leaves the boat."""
