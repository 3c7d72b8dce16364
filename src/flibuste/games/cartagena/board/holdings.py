"""What a player counts in the tunnel: a hint tells what an act changes of it."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.cartagena.parts import BOAT
from flibuste.games.cartagena.sight.view import Sight


def holdings(view: Sight) -> Mapping[str, float]:
    """Pirates in the boat, squares of way behind all of them, cards in hand."""
    crew = view.pirates[view.seat]
    return {
        "aboard": crew.count(BOAT),
        "way": sum(crew),
        "cards": view.hand_sizes[view.seat],
    }
