"""Faut pas pousser written down: positions in plain JSON, as the contract has them.

Besides its keys: ``ages`` (seats from the youngest) and, during the first placement, ``chosen``
(the pirates picked or turned up, by crew; they are no longer in the hands and piles).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.errors import BadPosition
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.plank.options import Options
from flibuste.games.plank.parts import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_PIRATES,
    BELOW,
    BIT,
    CREWS,
    INDEX,
    PLACES,
    VALUES,
    Crew,
    actions_in,
    crew_of,
    pirates_in,
    value_of,
)
from flibuste.games.plank.rules.state import SOMEWHERE, UNPLAYED, State
from flibuste.games.plank.sight.view import CARDS, HALVES, Half

KEY: Final = "plank"
Value: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
TopCard: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
ActionCard: TypeAlias = Annotated[int, Meta(ge=-3, le=2)]


class WrittenHand(Struct, forbid_unknown_fields=True):
    pirates: tuple[Value, ...] = VALUES
    actions: tuple[ActionCard, ...] = ACTIONS
    no_thanks: bool = True


class WrittenPile(Struct, forbid_unknown_fields=True):
    cards: tuple[TopCard, ...] = (0, *VALUES)
    no_thanks_at: Annotated[int, Meta(ge=0, le=6)] | None = None


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    plank: list[tuple[Crew, Value]] = []
    fallen: list[tuple[Crew, Value]] = []
    hands: list[WrittenHand] | None = None
    piles: dict[Crew, WrittenPile] = {}
    order: list[Crew] | None = None
    turn: Crew | None = None
    half: Half = None
    ages: list[Seat] | None = None
    chosen: dict[Crew, Value] = {}


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    from flibuste.games.plank.sight.deduced import (  # which need all of this module
        settle_set_up,
        settle_turns,
    )

    written = position_fields(position, Written, KEY)
    state = State(written.seats, options)
    if written.ages is not None:
        if sorted(written.ages) != list(range(written.seats)):
            raise bad("position-ages", seats=written.seats)
        state.ages = tuple(written.ages)
    deal(state, written)
    state.plank, state.fallen = numbers(written.plank), numbers(written.fallen)
    check_pirates(state)
    if written.plank:
        settle_turns(state, written)
    else:
        settle_set_up(state, written)
    state.set_waiting()
    return written.seats, options, state


def deal(state: State, written: Written) -> None:
    """P3, P14: the hands of the players, the piles of the unplayed crews, and the picks."""
    if written.hands is not None and len(written.hands) != written.seats:
        raise bad("position-seats", part="hands", seats=written.seats)
    for crew, hand in zip(state.crews, written.hands or (), strict=False):
        state.pirates[crew] = bits("hands", {value: 1 << value for value in VALUES}, hand.pirates)
        state.actions[crew] = bits("hands", BIT, hand.actions)
        state.discards[crew] = ALL_ACTIONS ^ state.actions[crew]
        state.no_thanks[crew] = int(hand.no_thanks)
    for name, pile in written.piles.items():
        crew = INDEX[name]
        if state.seat_of[crew] != UNPLAYED:
            raise bad("position-played", crew=crew_word(name))
        every = bits("piles", {value: 1 << value for value in (0, *VALUES)}, pile.cards)
        state.pirates[crew], state.no_thanks[crew] = every & ALL_PIRATES, every & 1
        if pile.no_thanks_at is not None:
            if not every & 1 or pile.no_thanks_at != len(pile.cards) - BELOW - 1:
                raise bad("position-no-thanks-at", crew=crew_word(name))
            state.above[crew] = pile.no_thanks_at
    for name, value in written.chosen.items():
        state.chosen[INDEX[name]] = value
        played = state.seat_of[INDEX[name]] != UNPLAYED
        if (written.hands is None) if played else (name not in written.piles):
            state.pirates[INDEX[name]] &= ~(1 << value)


def bits(part: str, known: dict[int, int], given: Sequence[int]) -> int:
    """A set of cards, each of them once."""
    found = 0
    for card in given:
        if card not in known or found & known[card]:
            raise bad("position-card", part=part, card=card)
        found |= known[card]
    return found


def numbers(cards: Sequence[tuple[Crew, int]]) -> list[int]:
    return [INDEX[crew] << 3 | value for crew, value in cards]


def check_pirates(state: State) -> None:
    """P1: each pirate is somewhere, and only there."""
    for crew, name in enumerate(CREWS):
        out = [value_of(card) for card in (*state.plank, *state.fallen) if crew_of(card) == crew]
        everywhere = [*out, *pirates_in(state.pirates[crew]), state.chosen[crew]]
        for value in VALUES:
            if everywhere.count(value) != 1:
                args = {"crew": crew_word(name), "value": value, "times": everywhere.count(value)}
                raise bad("position-pirate", **args)
    if len(state.plank) not in (0, PLACES):
        raise bad("position-plank")


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    played = [(crew, seat) for crew, seat in enumerate(state.seat_of)]
    position: Position = {
        "seats": len(state.crews),
        "plank": [list(CARDS[card]) for card in state.plank],
        "fallen": [list(CARDS[card]) for card in state.fallen],
        "hands": [hand_of(state, crew) for crew in state.crews],
        "piles": {CREWS[crew]: pile_of(state, crew) for crew, seat in played if seat == UNPLAYED},
        "half": HALVES[state.half],
    }
    if state.order:
        position["order"] = [CREWS[crew] for crew in state.order]
        position["turn"] = CREWS[state.order[state.turn]]
    if state.ages:
        position["ages"] = list(state.ages)
    if any(state.chosen):
        chosen = [(crew, value) for crew, value in zip(CREWS, state.chosen, strict=True) if value]
        position["chosen"] = dict(chosen)
    return position


def hand_of(state: State, crew: int) -> dict[str, Any]:
    return {
        "pirates": list(pirates_in(state.pirates[crew])),
        "actions": list(actions_in(state.actions[crew])),
        "no_thanks": bool(state.no_thanks[crew]),
    }


def pile_of(state: State, crew: int) -> dict[str, Any]:
    cards = [0] * state.no_thanks[crew] + list(pirates_in(state.pirates[crew]))
    above = state.above[crew]
    return {"cards": cards, "no_thanks_at": None if above == SOMEWHERE else above}


def crew_word(crew: str) -> Message:
    return Message(f"crew-{crew}")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), KEY)
