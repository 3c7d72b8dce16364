"""Players, tiles and numbers of things as arguments of messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, INDEX
from flibuste.games.piratoons.sight.view import Sight

Args: TypeAlias = dict[str, int | str | Message]
YOU: Final = "you"
OTHER: Final = "other"


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def who(view: Sight, seat: Seat) -> Args:
    """A player by name, and whether it is the viewer: a sentence may say "you"."""
    return {"player": player(seat), "who": YOU if seat == view.seat else OTHER}


def somebody(view: Sight, seat: Seat) -> Message:
    """A player in the middle of a sentence, the viewer as "you"."""
    return Message("you") if seat == view.seat else player(seat)


def players(view: Sight, seats: Sequence[Seat]) -> Message:
    return listed([somebody(view, seat) for seat in seats])


def numbers(view: Sight, found: Sequence[tuple[Seat, int]]) -> Message:
    """``you 2, Red 1``: a number for each player."""
    return listed(
        [
            Message("player-number", {"player": somebody(view, seat), "number": number})
            for seat, number in found
        ]
    )


def holder(view: Sight, seat: Seat | None) -> Message:
    """``yours``, ``Red's``, ``nobody's``."""
    if seat is None:
        return Message("holder-nobody")
    return (
        Message("holder-you") if seat == view.seat else Message("holder", {"player": player(seat)})
    )


def tile(name: str) -> Message:
    return Message(f"tile-{name}")


def the_tile(name: str) -> Message:
    """A tile in the middle of a sentence."""
    return Message(f"the-{name}" if INDEX[name] < FIRST_SHIP_TILE else f"hull-{name}")


def tiles(names: Sequence[str]) -> Message:
    """Several tiles in a row: equipment, the same ones together, then ship tiles."""
    items = [name for name in names if INDEX[name] < FIRST_SHIP_TILE]
    hulls = [name for name in names if INDEX[name] >= FIRST_SHIP_TILE]
    told = [
        tile(name) if copies == 1 else Message("tile-times", {"tile": tile(name), "number": copies})
        for name, copies in Counter(items).items()
    ]
    if len(hulls) > 1:
        told.append(Message("tile-hulls", {"hulls": ", ".join(hulls)}))
    return listed([*told, *([tile(hulls[0])] if len(hulls) == 1 else [])])


def points(number: int) -> Message:
    """Points of either sign, with a minus as it is printed."""
    id = "count-points-below" if number < 0 else "count-points"
    return Message(id, {"number": abs(number)})


def coins(number: int) -> Message:
    return Message("count-doubloons", {"number": number})


def pawns(number: int) -> Message:
    return Message("count-pawns", {"number": number})
