"""What a finger touches of doors, deck, cabin, chest and players to make an act.

Most things are touched twice: first to see what would come, then to do it.  So the goal of such an
act is the thing itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Handles
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.board.effect import next_door
from flibuste.games.mutiny.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """What may be declined lies beside the choice, as one slip for all pirates."""
    match act:
        case acts.Open():
            return twice(f"door:{next_door(view)}")
        case acts.Use(pirate):
            return twice(f"door:{door_of(view, pirate)}")
        case acts.Keep(card):
            return twice(f"look:{card}", "chest")
        case acts.Under(card):
            return twice(f"card:{card}", "deck:combat")
        case acts.Lay(card):
            return twice(f"card:{card}", "hatch")
        case acts.Decline() | acts.Number(0) | acts.Trade(_, 0):
            return twice("no")
        case acts.Number(number):
            return twice(f"number:{number}")
        case acts.Trade(give, number):
            return twice(f"trade:{give}:{number}")
        case acts.Take(what):
            return twice(f"take:{what}", "chest")
        case acts.Steal(seat) | acts.Peek(seat) | acts.Rob(seat):
            return twice(f"seat:{seat}")
        case acts.Pledge(side):
            return twice(f"side:{side}")
        case acts.Post(valverde, diaz):
            return twice(f"pair:{valverde}-{diaz}")
        case acts.Swap(swap):
            return twice(pair_after(view, swap))
        case acts.Inspect(letter):
            return twice(f"post:{letter}")
        case _:
            return Handles()


def twice(handle: str, *goals: str) -> Handles:
    return Handles((handle,), (handle, *goals))


def door_of(view: Sight, pirate: str) -> int | None:
    return next((cabin.place for cabin in view.row if cabin.pirate == pirate), None)


def pair_after(view: Sight, swap: bool) -> str:
    """How the pair in hand will stand, Valverde's sailor first."""
    letter = view.visit.duel if view.visit is not None else None
    pair = view.sailors[letter] if letter is not None else None
    if pair is None:
        return "pair:"
    first, last = (pair.diaz, pair.valverde) if swap else (pair.valverde, pair.diaz)
    return f"pair:{first}-{last}"


# Why not


def wish(view: Sight, touched: Sequence[str]) -> Act | None:
    """What the thing touched last would be good for, now or ever."""
    for handle in reversed(touched):
        kind, _, name = handle.partition(":")
        meant = wished(view, kind, name)
        if meant is not None:
            return meant
    return None


def wished(view: Sight, kind: str, name: str) -> Act | None:
    duelling = view.phase == "duels"
    match kind:
        case "door":
            return behind(view, int(name))
        case "card":
            return acts.Lay(name) if duelling else acts.Under(name)
        case "look":
            return acts.Keep(name)
        case "post":
            return acts.Inspect(name)
        case "seat" if duelling:
            return acts.Rob(int(name))
        case "seat":
            looking = view.visit is not None and view.visit.pirate == "ojo"
            return acts.Peek(int(name)) if looking else acts.Steal(int(name))
        case "boat" if view.lifeboat is not None:
            return acts.Use(view.lifeboat)
        case _:
            return None


def behind(view: Sight, place: int) -> Act:
    """Somebody who stands there or was visited there; else the door is closed."""
    there = {cabin.place: cabin.pirate for cabin in view.row}
    there |= dict(zip(view.visited, view.used, strict=True))
    pirate = there.get(place)
    return acts.OPEN if pirate is None else acts.Use(pirate)
