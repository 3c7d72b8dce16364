"""What is the same in every match, for pictures."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from flibuste.games.plank.parts import PILE
from flibuste.games.plank.rules.scoring import PLANK, WHOLE_FALLEN, pile_points
from flibuste.games.plank.sight.view import Sight


class Scenery(Struct, frozen=True):
    """The points of each place of the plank and of each pile, and how many lie in a pile."""

    places: tuple[int, ...]
    piles: tuple[int, ...]
    pile: int


PILES: Final = tuple(pile_points(before) for before in range(0, WHOLE_FALLEN, PILE))
SCENERY: Final = Scenery(PLANK, PILES, PILE)


def scenery(view: Sight) -> Scenery:
    return SCENERY
