"""What each player may know (P19), and what could be behind it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View
from flibuste.games.plank.acts import Act, Choose
from flibuste.games.plank.options import Options
from flibuste.games.plank.parts import (
    ALL_ACTIONS,
    BIT,
    CREWS,
    INDEX,
    VALUES,
    Crew,
    actions_in,
    pirates_in,
)
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.rules.state import NOBODY, SOMEWHERE, UNPLAYED, State

if TYPE_CHECKING:
    from random import Random

Half: TypeAlias = Literal["Enter", "Shift"] | None
HALVES: tuple[Half, ...] = (None, "Enter", "Shift")
Card: TypeAlias = tuple[Crew, int]


class Hand(Struct, frozen=True):
    """The cards of a player: all can be known by counting (P19)."""

    pirates: tuple[int, ...]
    actions: tuple[int, ...]
    no_thanks: bool


class Pile(Struct, frozen=True):
    """The cards of an unplayed crew, face down; 0 is "No thanks!"."""

    cards: tuple[int, ...]
    no_thanks_at: int | None  # cards above it, if known (P15)


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it."""

    crews: tuple[Crew, ...]  # by seat
    ages: tuple[Seat, ...]  # from the youngest; () before LUCK has told
    chosen: dict[Crew, int | None]  # for the first placement; None: face down
    aside: Crew | None  # whose "No thanks!" waits to be put back
    plank: tuple[Card, ...]  # from place 1
    fallen: tuple[Card, ...]  # in the order of falling, four to a pile
    hands: tuple[Hand, ...]  # by seat; what is face down is still among it
    piles: dict[Crew, Pile]
    order: tuple[Crew, ...]  # () before the first placement
    turn: Crew | None
    half: Half  # what the turn has seen
    scores: tuple[int, ...]  # by seat, if the match ended now


@cache
def hand(pirates: int, actions: int, no_thanks: int) -> Hand:
    return Hand(pirates_in(pirates), actions_in(actions), bool(no_thanks))


@cache
def pile(pirates: int, no_thanks: int, above: int) -> Pile:
    cards = (*((0,) if no_thanks else ()), *pirates_in(pirates))
    return Pile(cards, None if above == SOMEWHERE else above)


CARDS: tuple[Card, ...] = tuple((crew, value) for crew in CREWS for value in range(8))
"""A pirate's number in words: its crew and its value."""


def view(state: State, seat: Seat) -> Sight:
    """P19 · Everything but the picks that lie face down."""
    secret = bool(state.waiting) and state.waiting[0] != LUCK and not state.order
    chosen: dict[Crew, int | None] = {}
    pirates = state.pirates[:]
    for crew, value in enumerate(state.chosen):
        if not value:
            continue
        if secret and state.seat_of[crew] != seat:
            chosen[CREWS[crew]] = None
            pirates[crew] |= 1 << value
        else:
            chosen[CREWS[crew]] = value
    totals = points(state.plank, state.fallen)
    order = tuple([CREWS[crew] for crew in state.order])
    return Sight(
        seat=seat,
        awaiting=tuple(state.waiting),
        crews=tuple([CREWS[crew] for crew in state.crews]),
        ages=state.ages,
        chosen=chosen,
        aside=None if state.aside == NOBODY else CREWS[state.aside],
        plank=tuple([CARDS[card] for card in state.plank]),
        fallen=tuple([CARDS[card] for card in state.fallen]),
        hands=tuple([hand(pirates[c], state.actions[c], state.no_thanks[c]) for c in state.crews]),
        piles={
            CREWS[crew]: pile(pirates[crew], state.no_thanks[crew], state.above[crew])
            for crew, owner in enumerate(state.seat_of)
            if owner == UNPLAYED
        },
        order=order,
        turn=order[state.turn] if order else None,
        half=HALVES[state.half],
        scores=tuple([totals[crew] for crew in state.crews]),
    )


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """A pick lies face down for all others (P3)."""
    return SEALED if isinstance(action, Choose) and to != seat else action


def imagine(view: Sight, rng: Random) -> State:
    """Each pick that lies face down may be any of the six pirates; all else is known."""
    state = State(len(view.crews), Options(view.crews, view.ages or None))
    for crew, held in zip(state.crews, view.hands, strict=True):
        state.pirates[crew] = sum([1 << value for value in held.pirates])
        state.actions[crew] = sum([BIT[card] for card in held.actions])
        state.discards[crew] = ALL_ACTIONS ^ state.actions[crew]
        state.no_thanks[crew] = int(held.no_thanks)
    for name, cards in view.piles.items():
        crew = INDEX[name]
        state.pirates[crew] = sum([1 << value for value in cards.cards if value])
        state.no_thanks[crew] = cards.cards.count(0)
        state.above[crew] = SOMEWHERE if cards.no_thanks_at is None else cards.no_thanks_at
    for name, value in view.chosen.items():
        picked = rng.choice(VALUES) if value is None else value
        state.chosen[INDEX[name]] = picked
        state.pirates[INDEX[name]] &= ~(1 << picked)
    state.aside = NOBODY if view.aside is None else INDEX[view.aside]
    state.plank = [INDEX[crew] << 3 | value for crew, value in view.plank]
    state.fallen = [INDEX[crew] << 3 | value for crew, value in view.fallen]
    state.order = tuple([INDEX[crew] for crew in view.order])
    state.turn = view.order.index(view.turn) if view.turn else 0
    state.half = HALVES.index(view.half)
    state.set_waiting()
    return state
