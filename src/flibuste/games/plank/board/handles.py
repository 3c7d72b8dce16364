"""What of hand and plank a finger touches to make an act."""

from __future__ import annotations

from flibuste.core.protocol import Handles
from flibuste.games.plank.acts import Act, Choose, Enter, NoThanks, Shift
from flibuste.games.plank.rules.placement import entry_place, goal_of
from flibuste.games.plank.sight.view import Sight

PLANK = "plank"  # anywhere on it


def handles(view: Sight, act: Act) -> Handles:
    """A card of the hand, and for an action somebody on the plank; then where he goes."""
    match act:
        case Choose(value):
            return Handles((f"pirate:{value}",), (PLANK,))
        case Enter(value):
            place = entry_place(value, view.plank[0][1])
            return Handles((f"pirate:{value}",), (f"place:{place}", PLANK))
        case Shift(card, place):
            goal = goal_of(card, place)
            return Handles((f"action:{card}", f"place:{place}"), (f"place:{goal}",))
        case NoThanks():
            return Handles(("nothanks",), (PLANK,))
        case _:
            return Handles()
