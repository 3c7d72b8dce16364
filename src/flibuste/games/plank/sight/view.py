"""What each player may know (P19), and what could be behind it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View
from flibuste.games.plank import parts
from flibuste.games.plank.acts import Act, Choose
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.rules.state import NOBODY, SOMEWHERE, UNPLAYED, State

if TYPE_CHECKING:
    pass

Half: TypeAlias = Literal["Enter", "Shift"] | None
HALVES: tuple[Half, ...] = (None, "Enter", "Shift")
Value: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Card: TypeAlias = tuple[parts.Crew, Value]
EVERYBODY: Final = -9  # instead of a seat: sees all picks


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a player: all can be known by counting (P19).

    pirates · values
    actions · cards, −3 to 2
    no_thanks · whether it is still there
    """

    pirates: tuple[Value, ...] = parts.VALUES
    actions: tuple[Annotated[int, Meta(ge=-3, le=2)], ...] = parts.ACTIONS
    no_thanks: bool = True


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of an unplayed crew, face down.

    cards · values left, 0 is "No thanks!", even if its place is known
    no_thanks_at · cards above it, or null if nobody knows (P15)
    """

    cards: tuple[Annotated[int, Meta(ge=0, le=6)], ...] = (0, *parts.VALUES)
    no_thanks_at: Annotated[int, Meta(ge=0, le=6)] | None = None


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it.

    seat · who sees this
    awaiting · who is to act
    crews · by seat
    ages · seats from the youngest; none before LUCK has told
    chosen · pirates picked or turned up for the first placement, by crew; null: face down
    aside · the crew whose "No thanks!" waits to be put back, or null
    plank · crew and value, from place 1
    fallen · in the order of falling, four to a pile
    hands · by seat; what is face down is still among it
    piles · of the unplayed crews, by crew
    order · crews in the order of play; none before the first placement
    turn · whose it is: a crew, or null before the first placement
    half · what the turn has seen: null, "Enter" or "Shift"
    scores · by seat, if the match ended now
    """

    crews: tuple[parts.Crew, ...]
    ages: tuple[Seat, ...]
    chosen: dict[parts.Crew, int | None]
    aside: parts.Crew | None
    plank: tuple[Card, ...]
    fallen: tuple[Card, ...]
    hands: tuple[Hand, ...]
    piles: dict[parts.Crew, Pile]
    order: tuple[parts.Crew, ...]
    turn: parts.Crew | None
    half: Half
    scores: tuple[int, ...]


@cache
def hand(pirates: int, actions: int, no_thanks: int) -> Hand:
    return Hand(parts.pirates_in(pirates), parts.actions_in(actions), bool(no_thanks))


@cache
def pile(pirates: int, no_thanks: int, above: int) -> Pile:
    cards = (*((0,) if no_thanks else ()), *parts.pirates_in(pirates))
    return Pile(cards, None if above == SOMEWHERE else above)


CARDS: tuple[Card, ...] = tuple((crew, value) for crew in parts.CREWS for value in range(8))
"""A pirate's number in words: its crew and its value."""


def tell(state: State, seat: Seat) -> Sight:
    """P19 · Everything but the picks that lie face down."""
    picking = bool(state.waiting) and state.waiting[0] != LUCK and not state.order
    secret = picking and seat != EVERYBODY
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
