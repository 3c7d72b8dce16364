"""What is the same in every match, for pictures."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from flibuste.games.cartagena.parts import BOAT, MOVES
from flibuste.games.cartagena.sight.view import Sight


class Scenery(Struct, frozen=True):
    """The boat's number after the last square, and how many moves make a turn."""

    boat: int
    moves: int


SCENERY: Final = Scenery(BOAT, MOVES)


def scenery(view: Sight) -> Scenery:
    return SCENERY
