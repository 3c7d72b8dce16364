"""What is printed on the ship's parts, and the chest as it lies there, for pictures."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from msgspec import Struct

from flibuste.games.piratoons.parts import PATIENCE, PLACES, Place
from flibuste.games.piratoons.parts.components import BOX, Components
from flibuste.games.piratoons.rules.geometry import (
    BOXES,
    HEIGHT,
    KNOCKING,
    PILING,
    RADIUS,
    WIDTH,
)
from flibuste.games.piratoons.rules.scoring import JOIN, matches
from flibuste.games.piratoons.rules.ships import prints
from flibuste.games.piratoons.sight.view import Sight


class Printed(Struct, frozen=True):
    """A ship tile, the Prow or the Stern: ``joins`` are the parts that join it on its right."""

    left: str
    right: str
    slots: str
    top: int  # Sails that its top takes; -1: it has no top
    barrels: int
    joins: tuple[str, ...]


class Scenery(Struct, frozen=True):
    """The parts by name; the chest with its places, each left, top, right and bottom.

    ``piled``, ``knocked``: nearer than the first to a pile's middle a pawn is neatly piled, nearer
    than the second it knocks the pile over (T32).
    ``patience``: the seconds after which a closed chest opens by itself (T6).
    ``join``: the points for a good join, and against a bad one (T26).
    """

    parts: dict[str, Printed]
    places: dict[Place, tuple[int, int, int, int]]
    width: int
    height: int
    pawn: int
    piled: int
    knocked: int
    patience: int
    join: int


def scenery(view: Sight) -> Scenery:
    return drawn(view.components or BOX)


@lru_cache(maxsize=64)
def drawn(table: Components) -> Scenery:
    parts = {
        part.name: Printed(
            part.left,
            part.right,
            part.slots,
            part.top,
            part.barrels,
            tuple([other.name for other in prints(table) if matches(part, other)]),
        )
        for part in prints(table)
    }
    return Scenery(
        parts,
        dict(zip(PLACES, BOXES, strict=True)),
        WIDTH,
        HEIGHT,
        RADIUS,
        isqrt(PILING),
        isqrt(KNOCKING),
        PATIENCE,
        JOIN,
    )
