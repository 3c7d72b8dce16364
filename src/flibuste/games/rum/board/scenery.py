"""Where squares and alleys lie once the plates are laid (H41), for pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from flibuste.games.rum.parts import KINDS, NAMES, PLATES, POINTS, RENDEZVOUS, SQUARES
from flibuste.games.rum.rules.town import FIRST_DARK, OUTSIDE, inner_alleys, slots_of, town_of
from flibuste.games.rum.sight.view import Sight

Point: TypeAlias = tuple[float, float]
"""To the right and down; a plate is 1 wide and 1 high, the whole town 3 by 3."""

GATES: Final[dict[str, Point]] = {
    "N1": (0.25, 0),
    "N2": (0.75, 0),
    "E1": (1, 0.25),
    "E2": (1, 0.75),
    "S1": (0.75, 1),
    "S2": (0.25, 1),
    "W1": (0, 0.75),
    "W2": (0, 0.25),
}
"""Where a plate's exits are, in its own upright frame."""


MEETINGS: Final = {NAMES[kind]: POINTS[kind] for kind in KINDS[RENDEZVOUS]}


class Alley(Struct, frozen=True):
    """From square to square, or out of the town; ``by`` way of where two plates meet."""

    ends: tuple[str, ...]
    length: int
    dark: bool
    by: tuple[Point, ...]


class Scenery(Struct, frozen=True):
    """The plates in reading order, the squares on them, the alleys as soon as all are laid.

    rendezvous · the points printed on each kind of them: their names do not tell
    """

    plates: tuple[int, ...]
    squares: dict[str, Point]
    alleys: dict[str, Alley]
    rendezvous: dict[str, int]


def scenery(view: Sight) -> Scenery:
    return drawn(view.layout)


@lru_cache(maxsize=256)
def drawn(layout: str) -> Scenery:
    slots = slots_of(layout)
    laid = {plate: (place, turns) for place, (plate, turns) in enumerate(slots)}

    def put(plate: int, at: Sequence[float]) -> Point:
        place, turns = laid[plate]
        x, y = at
        for _ in range(turns):
            x, y = 1 - y, x
        return round(place % 3 + x, 3), round(place // 3 + y, 3)

    squares = {
        f"{plate}.{kind}": put(plate, at)
        for plate in laid
        for kind, at in PLATES[str(plate)]["squares"].items()
    }
    alleys = {
        id: Alley((SQUARES[one], SQUARES[other]), length, False, ())
        for id, length, (one, other), _ in inner_alleys()
        if int(id[0]) in laid
    }
    town = town_of(layout)  # without alleys as long as plates are missing
    for alley in range(len(alleys), len(town.ids)):
        id = town.ids[alley]
        plate, gate = id.partition("=")[0].split(".")
        ends = tuple([SQUARES[end] for end in town.ends[alley] if end != OUTSIDE])
        by = (put(int(plate), GATES[gate]),)
        alleys[id] = Alley(ends, town.lengths[alley], alley >= FIRST_DARK, by)
    return Scenery(tuple(laid), squares, alleys, MEETINGS)
