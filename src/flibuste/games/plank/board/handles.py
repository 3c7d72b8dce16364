"""What of hand and plank a finger touches to make an act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.protocol import Handles
from flibuste.games.plank.acts import Act, Choose, Enter, NoThanks, Shift
from flibuste.games.plank.parts import ACTIONS, PLACES, VALUES
from flibuste.games.plank.rules.placement import entry_place, goal_of
from flibuste.games.plank.sight.view import Sight

PLANK: Final = "plank"  # anywhere on it
PICK: Final = "pick"  # where my first pirate hangs until all have picked
PASS: Final = "pass"  # over the plank, for who says "No thanks!"
PIRATE: Final = {f"pirate:{value}": value for value in VALUES}
ACTION: Final = {f"action:{card}": card for card in ACTIONS}
PLACE: Final = {f"place:{place}": place for place in range(1, PLACES + 1)}


def handles(view: Sight, act: Act) -> Handles:
    """A card of the hand, and for an action somebody on the plank; then where he goes."""
    match act:
        case Choose(value):
            return Handles((f"pirate:{value}",), (PICK, PLANK))
        case Enter(value):
            place = entry_place(value, view.plank[0][1])
            return Handles((f"pirate:{value}",), (f"place:{place}", PLANK))
        case Shift(card, place):
            goal = goal_of(card, place)
            return Handles((f"action:{card}", f"place:{place}"), (f"place:{goal}",))
        case NoThanks():
            return Handles(("nothanks",), (PASS, PLANK))
        case _:
            return Handles()


def wish(view: Sight, touched: Sequence[str]) -> Act | None:
    """A card of the hand, somebody on the plank, or both, whether that is possible or not."""
    if "nothanks" in touched:
        return NoThanks()
    for handle in touched:
        if handle in PIRATE:
            value = PIRATE[handle]
            return Enter(value) if view.turn else Choose(value)
    cards = [ACTION[handle] for handle in touched if handle in ACTION]
    places = [PLACE[handle] for handle in touched if handle in PLACE]
    if not cards and not places:
        return None
    held = view.hands[view.seat].actions
    return Shift(cards[0] if cards else (held or ACTIONS)[-1], places[-1] if places else 1)
