"""Harbour in words: stories, prompts, labels, the board as text, and who stands how well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.core.protocol import CLOCK, LUCK, Message, Sealed, Seat
from flibuste.core.sections import Section
from flibuste.core.words import joined

from .actions import Act
from .parts import COINS, KINDS
from .state import State
from .view import Sight


def player(seat: Seat) -> Message:
    return Message({LUCK: "luck", CLOCK: "clock"}.get(seat, f"seat-{seat}"))


def arguments(action: Act) -> dict[str, Any]:
    """The fields of an act; cards by the names of the words."""
    values = {name: getattr(action, name) for name in action.__struct_fields__}
    return {name: Message(v) if isinstance(v, str) and v else v for name, v in values.items()}


def label(view: Sight, action: Act) -> Message:
    return Message(f"act-{type(action).__name__.lower()}", arguments(action))


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """Who did what; a sealed act is one of which nothing is known."""
    who = {"player": player(seat)}
    if isinstance(shown, Sealed):
        return [Message("story-sealed", {**who})]
    return [Message("story-act", {**who, "act": label(before, shown)})]


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    if not view.awaiting:
        return Message("prompt-over")
    return Message("prompt-act" if menu else "prompt-wait")


def board(view: Sight) -> list[Section]:
    """All numbers of the table in a few lines."""
    title = Message("board", {"day": view.day, "quay": view.quay, "buoy": view.buoy})
    cards = zip(view.hand, KINDS, strict=False)
    hand = [Message("board-cards", {"number": n, "kind": Message(kind)}) for n, kind in cards]
    return [Section(title, [joined(hand)])]


def evaluate(state: State) -> Sequence[float]:
    """The share of the coins."""
    return [coins / COINS for coins in state.coins]
