"""Pearl divers written down: positions in plain JSON.

``{"seats": 2, "nets": [{"white": 2}, {"black": 1}], "released": [false, true],
"under": [["pink", 1]], "turn": 0}``: what is not named is as at the start, ``under`` says
from the bottom which pearls were released by whom, the rest is the unseen pile.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.piles import UNSEEN, Pile, seats_bits
from flibuste.core.positions import Checks, position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games._template.options import Options
from flibuste.games._template.parts import COPIES, INDEX, PEARLS, Pearl, by_index, by_name
from flibuste.games._template.rules.state import NOBODY, State

KEY: Final = "_template"
CHECKS: Final = Checks(KEY)
bad, within = CHECKS.bad, CHECKS.within
Net: TypeAlias = dict[Pearl, Annotated[int, Meta(ge=0, le=COPIES)]]


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position, each with its form.

    seats · how many dive
    nets · pearls by colour, by seat
    released · whether each has released a pearl
    surfaced · whether each has surfaced
    under · from the bottom: which pearl was released, by whom
    turn · whose it is
    deal · pearls of the opening deal still to give
    diving · whether the diver in turn waits for a pearl
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    nets: list[Net] | None = None
    released: list[bool] | None = None
    surfaced: list[bool] | None = None
    under: list[tuple[Pearl, Seat]] = []
    turn: Seat | None = None
    deal: int | None = None
    diving: bool = False


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    written = position_fields(position, Written, KEY)
    state = State(written.seats, options)
    for part in ("nets", "released", "surfaced"):
        given = getattr(written, part)
        if given is not None:
            CHECKS.by_seat(part, given, written.seats)
    state.released = written.released or state.released
    state.surfaced = written.surfaced or state.surfaced
    place_pearls(state, written)
    place_turn(state, written)
    return written.seats, options, state


def place_pearls(state: State, written: Written) -> None:
    """X1: four pearls of each colour; those that are nowhere else are the unseen pile."""
    if written.nets is not None:
        state.nets = [by_index(net) for net in written.nets]
        state.deal = 0
    under = [INDEX[pearl] for pearl, _ in written.under]
    unseen = []
    for kind, name in enumerate(PEARLS):
        placed = under.count(kind) + sum(net[kind] for net in state.nets)
        if placed > COPIES:
            raise bad("position-pearls", pearls=Message(f"pearls-{name}"), number=placed)
        unseen.append(COPIES - placed)
    state.pile = Pile(unseen)
    for pearl, diver in reversed(written.under):
        seen_by = seats_bits([within("under", diver, range(written.seats))])
        state.pile.put_under(INDEX[pearl], seen_by)


def place_turn(state: State, written: Written) -> None:
    """Whose turn it is, and what LUCK has still to do."""
    if written.turn is not None:
        state.turn = within("turn", written.turn, range(written.seats))
    if written.deal is not None:
        state.deal = within("deal", written.deal, range(written.seats + 1))
    state.diving = written.diving
    away = any(state.surfaced) if state.turn == NOBODY else state.surfaced[state.turn]
    if away and not state.over():
        raise bad("position-turn")


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    under = [
        [PEARLS[kind], seen_by.bit_length() - 1]
        for kind, seen_by in state.pile.layers
        if kind != UNSEEN
    ]
    position: Position = {
        "seats": len(state.nets),
        "nets": [by_name(net) for net in state.nets],
        "released": state.released[:],
        "surfaced": state.surfaced[:],
        "under": under,
        "deal": state.deal,
        "diving": state.diving,
    }
    return position if state.turn == NOBODY else position | {"turn": state.turn}
