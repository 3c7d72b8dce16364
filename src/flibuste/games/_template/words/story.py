"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import LUCK, Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games._template.acts import Act, Dive, Draw, First, Release, Surface
from flibuste.games._template.parts import by_index, worth
from flibuste.games._template.sight.view import Sight


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, and what came of it: the end, or whose turn it is now."""
    told = [tell(before, seat, shown)]
    if not after.awaiting:
        told += the_end(after)
    elif after.turn != before.turn and before.turn is not None and after.turn is not None:
        told.append(Message("story-turn", {"diver": diver(after.turn)}))
    return told


def tell(before: Sight, seat: Seat, shown: Act | Sealed) -> Message:
    """The act in one sentence."""
    match shown:
        case First(first):
            return Message("story-first", {"diver": diver(first)})
        case Draw(pearl):
            return Message("story-draw", {"diver": taker(before), "pearl": a_pearl(pearl)})
        case Dive():
            return Message("story-dive", {"diver": diver(seat)})
        case Release(pearl):
            return Message("story-release", {"diver": diver(seat), "pearl": a_pearl(pearl)})
        case Surface():
            return Message("story-surface", {"diver": diver(seat)})
        case Sealed():
            if seat == LUCK:
                return Message("story-draw-hidden", {"diver": taker(before)})
            return Message("story-release-hidden", {"diver": diver(seat)})


def the_end(after: Sight) -> list[Message]:
    """X8, X9: the nets are opened, and the best one that could be lifted wins."""
    points = [worth(by_index(net or {})) for net in after.nets]
    told = []
    for seat, found in enumerate(points):
        id = "story-net" if found <= after.breath else "story-net-heavy"
        told.append(Message(id, {"diver": diver(seat), "points": found}))
    counted = [found if found <= after.breath else 0 for found in points]
    winners = [diver(seat) for seat, found in enumerate(counted) if found == max(counted)]
    id = "story-won" if len(winners) == 1 else "story-won-together"
    return [*told, Message(id, {"divers": listed(winners), "points": max(counted)})]


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """Whose turn it is and what may be done."""
    if not view.awaiting:
        return Message("prompt-over")
    if view.turn is None or view.deal:
        return Message("prompt-setting-up")
    if not menu or view.seat != view.turn:
        return Message("prompt-wait", {"diver": diver(view.turn)})
    points = worth(by_index(view.nets[view.seat] or {}))
    kinds = {type(act).__name__.lower() for act in menu}  # dive, release, surface
    return Message("-".join(["prompt", *sorted(kinds)]), {"points": points, "breath": view.breath})


def label(view: Sight, action: Act) -> Message:
    """An act in the words of a menu."""
    match action:
        case Dive():
            return Message("act-dive")
        case Release(pearl):
            return Message("act-release", {"pearl": a_pearl(pearl)})
        case Surface():
            return Message("act-surface")
        case First(seat):
            return Message("act-first", {"diver": diver(seat)})
        case Draw(pearl):
            return Message("act-draw", {"pearl": a_pearl(pearl)})


def taker(view: Sight) -> Message:
    """For whom the next pearl is (X3, X5)."""
    return diver(len(view.nets) - view.deal if view.deal else view.turn or 0)


def diver(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def a_pearl(pearl: str) -> Message:
    return Message(f"a-{pearl}")
