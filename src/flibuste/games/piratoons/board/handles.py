"""What of the board a finger touches to make an act, and what a touch in vain may have meant."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Handles
from flibuste.games.piratoons import acts
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.parts import DOUBLOONS, EQUIPMENT, INDEX, PLACE_INDEX
from flibuste.games.piratoons.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """In the race one touch does it: there is no time for two.  Elsewhere the first one picks."""
    match act:
        case acts.Open():
            return Handles(goal=("lid",))
        case acts.DropOn(place):
            return Handles(goal=(f"place:{place}",))
        case acts.Stop():
            return Handles(goal=("stop",))
        case acts.Wait():
            return Handles(goal=("wait",))
        case acts.Bid(doubloons):
            return Handles(take=(f"bid:{doubloons}",), goal=("fist",), main=not doubloons)
        case acts.Take(tile):
            return Handles(take=(f"lot:{tile}",), goal=(f"lot:{tile}", "ship"))
        case acts.Throw(tile):
            return Handles(take=(f"item:{tile}",), goal=("sea",))
        case acts.Best():
            return Handles(take=("best",))
        case acts.Keep():
            return Handles(take=("keep",))
        case _:
            return Handles()


def wish(view: Sight, touched: Sequence[str]) -> Act | None:
    """What was touched last says what was meant, possible or not."""
    for handle in reversed(touched):
        kind, _, name = handle.partition(":")
        if handle == "lid":
            return acts.OPEN
        if handle == "stop":
            return acts.STOP
        if kind == "place" and name in PLACE_INDEX:
            return acts.DROP_ON[PLACE_INDEX[name]]
        if kind == "lot" and name in INDEX:
            return acts.TAKE[INDEX[name]]
        if kind == "item" and name in EQUIPMENT:
            return acts.THROW[INDEX[name]]
        if kind == "bid" and name.isdecimal() and int(name) <= DOUBLOONS:
            return acts.BID[int(name)]
    return None
