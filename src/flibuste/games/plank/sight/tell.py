"""What each seat or a watcher is told of the table (P19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from flibuste.core.protocol import LUCK, SEALED, WATCHER, Sealed, Seat
from flibuste.games.plank import parts
from flibuste.games.plank.acts import Act, Choose
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.rules.state import NOBODY, SOMEWHERE, UNPLAYED, State
from flibuste.games.plank.sight.view import HALVES, Card, Hand, Pile, Sight

EVERYBODY: Final = -9  # instead of a seat: sees all picks


@cache
def hand(pirates: int, actions: int, no_thanks: int) -> Hand:
    return Hand(parts.pirates_in(pirates), parts.actions_in(actions), bool(no_thanks))


@cache
def pile(pirates: int, no_thanks: int, above: int) -> Pile:
    cards = (*((0,) if no_thanks else ()), *parts.pirates_in(pirates))
    return Pile(cards, None if above == SOMEWHERE else above)


CARDS: tuple[Card, ...] = tuple((crew, value) for crew in parts.CREWS for value in range(8))
"""A pirate's number in words: its crew and its value."""


def sights(state: State, seats: Sequence[Seat]) -> list[Sight]:
    """The same to several: while nothing lies face down all see what a watcher sees."""
    if picking(state):
        return [tell(state, seat) for seat in seats]
    openly = tell(state, WATCHER)
    return [replace(openly, seat=seat) for seat in seats]


def picking(state: State) -> bool:
    """Whether picks lie face down, or are about to (P3)."""
    return bool(state.waiting) and state.waiting[0] != LUCK and not state.order


def tell(state: State, seat: Seat) -> Sight:
    """P19 · Everything but the picks that lie face down."""
    secret = picking(state) and seat != EVERYBODY
    chosen: dict[parts.Crew, int | None] = {}
    pirates = state.pirates[:]
    for crew, value in enumerate(state.chosen):
        if not value:
            continue
        if secret and state.seat_of[crew] != seat:
            chosen[parts.CREWS[crew]] = None
            pirates[crew] |= 1 << value
        else:
            chosen[parts.CREWS[crew]] = value
    totals = points(state.plank, state.fallen)
    order = tuple([parts.CREWS[crew] for crew in state.order])
    return Sight(
        seat=seat,
        awaiting=tuple(state.waiting),
        crews=tuple([parts.CREWS[crew] for crew in state.crews]),
        ages=state.ages,
        chosen=chosen,
        aside=None if state.aside == NOBODY else parts.CREWS[state.aside],
        plank=tuple([CARDS[card] for card in state.plank]),
        fallen=tuple([CARDS[card] for card in state.fallen]),
        hands=tuple([hand(pirates[c], state.actions[c], state.no_thanks[c]) for c in state.crews]),
        piles={
            parts.CREWS[crew]: pile(pirates[crew], state.no_thanks[crew], state.above[crew])
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
