"""Harbour written down: positions in plain JSON."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, structs

from flibuste.core.errors import BadPosition
from flibuste.core.piles import UNSEEN, Pile
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position

from .parts import COPIES, INDEX, KEY, KINDS, by_name
from .scenes import Day, Market, Night, Quay
from .state import NOTHING, Options, State, audit

SEATS: Final = range(2, 4)
STEPS: Final = ("day", "market", "quay", "night", "over")


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: int
    day: int = 0
    step: str = "day"
    hands: list[dict[str, int]] | None = None
    laid: list[str | None] | None = None
    discard: dict[str, int] = {}
    pile: list[Any] | None = None  # from the bottom: a number of unseen cards, [card, seats]
    coins: list[int] | None = None
    quay: int = 0
    sea: int = 0
    buoy: int = 0


def step_of(state: State) -> str:
    """The chapter being played; there is never more than one on top of the day."""
    return type(state.scenes[-1]).__name__.lower() if state.scenes else "over"


def build(state: State, step: str) -> None:
    """Put the scenes on the stage."""
    state.scenes = [] if step == "over" else [Day()]
    if step == "market":
        state.push(Market())
    elif step == "quay":
        state.push(Quay())
    elif step == "night":
        state.push(Night(state.poorest()))


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition."""
    written = position_fields(position, Written, KEY)
    if written.seats not in SEATS or written.step not in STEPS:
        raise bad(f"{written.seats} seats, {written.step}")
    if written.step != "over" and written.day >= options.days:
        options = structs.replace(options, days=min(3, written.day + 1))
    state = State(written.seats, options)
    try:
        place(state, written)
        audit(state)
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        raise bad(str(error)) from None
    build(state, written.step)
    return state.seats, options, state


def place(state: State, written: Written) -> None:
    """The rest of the cards is the unseen part of the pile, the rest of the coins the chest."""
    state.day, state.buoy = written.day, written.buoy
    state.quay, state.sea = written.quay, written.sea
    if written.hands is not None:
        state.hands = [[hand.get(kind, 0) for kind in KINDS] for hand in written.hands]
    if written.laid is not None:
        state.laid = [NOTHING if card is None else INDEX[card] for card in written.laid]
    state.discard = [written.discard.get(kind, 0) for kind in KINDS]
    state.coins = written.coins or state.coins
    state.chest -= sum(state.coins) + state.quay + state.sea
    layers = [
        (UNSEEN, layer) if isinstance(layer, int) else (INDEX[layer[0]], int(layer[1]))
        for layer in written.pile or []
    ]
    known = [card for card, _ in layers] + state.laid
    left = [
        COPIES - state.discard[kind] - known.count(kind) - sum(hand[kind] for hand in state.hands)
        for kind in range(len(KINDS))
    ]
    state.pile = Pile(left, None if written.pile is None else layers)


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    return {
        "seats": state.seats,
        "day": state.day,
        "step": step_of(state),
        "hands": [by_name(hand) for hand in state.hands],
        "laid": [None if card == NOTHING else KINDS[card] for card in state.laid],
        "discard": by_name(state.discard),
        "pile": [
            number if card == UNSEEN else [KINDS[card], number]
            for card, number in state.pile.layers
        ],
        "coins": state.coins[:],
        "quay": state.quay,
        "sea": state.sea,
        "buoy": state.buoy,
    }


def bad(detail: str) -> BadPosition:
    return BadPosition(Message("position-wrong", {"detail": detail}), KEY)
