"""What of the town a finger touches to make an act."""

from __future__ import annotations

from flibuste.core.protocol import Handles
from flibuste.games.rum.acts import Act, Dark, Move, Recall
from flibuste.games.rum.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """The alleys that it names; a second touch of one of them does it."""
    match act:
        case Move(alley) | Dark(alley):
            alleys: tuple[str, ...] = (alley,)
        case Recall(alleys):
            pass
        case _:
            return Handles()
    named = tuple([f"alley:{alley}" for alley in alleys])
    return Handles(named, named)
