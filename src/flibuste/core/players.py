"""Players as arguments of messages: by name, the viewer as "you" where a sentence may say so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from flibuste.core.protocol import Message, Seat, View
from flibuste.core.words import listed

Args: TypeAlias = dict[str, int | str | Message]
YOU: Final = "you"
OTHER: Final = "other"


@cache
def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def who(view: View, seat: Seat) -> Args:
    """A player by name, and whether it is the viewer."""
    return {"player": player(seat), "who": YOU if seat == view.seat else OTHER}


def somebody(view: View, seat: Seat) -> Message:
    """A player in the middle of a sentence, the viewer as "you"."""
    return Message("you") if seat == view.seat else player(seat)


def players(view: View, seats: Sequence[Seat]) -> Message:
    """Several players in a row, the viewer as "you"."""
    return listed([somebody(view, seat) for seat in seats])


def around(view: View, seats: int) -> list[Seat]:
    """All of them as they follow in turn, the viewer first; a watcher has no seat."""
    first = max(view.seat, 0)
    return [(first + after) % seats for after in range(seats)]
