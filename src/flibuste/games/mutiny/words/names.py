"""Players, cards, pirates and numbers of things as arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.mutiny.sight.view import Sight

Args: TypeAlias = dict[str, int | str | Message]
YOU: Final = "you"
OTHER: Final = "other"


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def who(view: Sight, seat: Seat) -> Args:
    """A player by name, and whether it is the viewer: a sentence may say "you"."""
    return {"player": player(seat), "who": YOU if seat == view.seat else OTHER}


def whom(view: Sight, seat: Seat) -> Args:
    """The player to whom something is done."""
    return {"target": player(seat), "whom": YOU if seat == view.seat else OTHER}


def players(view: Sight, seats: Sequence[Seat]) -> Message:
    """Several players in a row, the viewer as "you"."""
    return listed([Message("you") if seat == view.seat else player(seat) for seat in seats])


def pirate(name: str) -> Message:
    return Message(f"pirate-{name}")


def card(name: str) -> Message:
    return Message(f"card-{name}")


def cards(names: Sequence[str]) -> Message:
    """``pink 1, pink 3 and grey 2``."""
    return listed([card(name) for name in names])


def side(name: str) -> Message:
    return Message(f"side-{name}")


def amount(what: str, number: int) -> Message:
    """``one coin``, ``3 combat cards``: of coins, combat, gold."""
    return Message(f"count-{what}", {"number": number})


def actor_of(view: Sight) -> Seat:
    """Whose eyes the offers of the cabins are for: the viewer's; for a watcher whose turn it is."""
    return view.seat if view.seat >= 0 else view.turn or 0
