"""What of the chest a finger touches to make an act."""

from __future__ import annotations

from flibuste.core.protocol import Handles
from flibuste.games.piratoons.acts import Act, DropOn, Take
from flibuste.games.piratoons.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """A place of the chest: there is no time for two touches."""
    match act:
        case DropOn(place):
            return Handles(goal=(f"place:{place}",))
        case Take(tile):
            there = [place for place, lying in view.chest.items() if lying == tile]
            return Handles(goal=tuple([f"place:{place}" for place in there]))
        case _:
            return Handles()
