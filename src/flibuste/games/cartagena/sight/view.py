"""What each player may know of Cartagena (C17), and what could be behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.luck import dice
from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View
from flibuste.games.cartagena.acts import DRAW, Act, Draw
from flibuste.games.cartagena.options import Options, Variant
from flibuste.games.cartagena.parts import (
    COPIES,
    INDEX,
    KINDS,
    SQUARES,
    SYMBOLS,
    by_index,
    by_name,
    symbols_along,
)
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import crowd_of

if TYPE_CHECKING:
    from random import Random


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it."""

    variant: Variant
    boat_is_final: bool
    turn_limit: int
    layout: str  # the segments laid so far
    squares: tuple[str, ...]  # the symbols of squares 1, 2 … laid so far
    pirates: tuple[tuple[int, ...], ...]  # squares by seat, rearmost first
    hands: tuple[dict[str, int] | None, ...]  # None: hidden (C5)
    hand_sizes: tuple[int, ...]
    row: tuple[str, ...]  # first to draw first (C6)
    discard: dict[str, int]
    deck: int  # cards left
    turn: Seat | None  # None before LUCK has named the first player
    moves: int
    turns: int
    passes: int
    deal: int  # cards of the opening deal still to give
    laying: int  # cards still to lay in the row
    due: int  # cards the player in turn has still to draw


def view(state: State, seat: Seat) -> Sight:
    """C17 · Own hand (all hands in Tortuga), sizes, row, discards, size of the deck."""
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        variant="tortuga" if state.tortuga else "jamaica",
        boat_is_final=state.boat_is_final,
        turn_limit=state.turn_limit,
        layout=state.layout,
        squares=symbols_along(state.layout),
        pirates=tuple([tuple(sorted(crew)) for crew in state.pirates]),
        hands=tuple(
            [
                by_name(hand) if state.tortuga or owner == seat else None
                for owner, hand in enumerate(state.hands)
            ]
        ),
        hand_sizes=tuple([sum(hand) for hand in state.hands]),
        row=tuple([SYMBOLS[symbol] for symbol in state.row]),
        discard=by_name(state.discard),
        deck=sum(state.deck),
        turn=None if state.turn == NOBODY else state.turn,
        moves=state.moves,
        turns=state.turns,
        passes=state.passes,
        deal=state.deal,
        laying=state.laying,
        due=state.due,
    )


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """C5 · In Jamaica a card drawn is seen by the player who draws it alone."""
    if state.tortuga or not isinstance(action, Draw):
        return action
    taker = state.dealt_seat() if state.deal else state.turn
    return action if to == taker else SEALED


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do: a card comes evenly from all that this viewer has not seen."""
    if not view.awaiting or view.awaiting[0] != LUCK:
        return []
    if view.turn is None or len(view.squares) < SQUARES:
        return [(act, weight) for act, weight in imagine(view, dice(0)).odds()]  # nothing is hidden
    return [(DRAW[symbol], copies) for symbol, copies in enumerate(unseen(view)) if copies]


def unseen(view: Sight) -> list[int]:
    """The cards in the deck and in hidden hands."""
    seen = [view.discard, *(hand for hand in view.hands if hand is not None)]
    return [
        COPIES - view.row.count(symbol) - sum([cards.get(symbol, 0) for cards in seen])
        for symbol in SYMBOLS
    ]


def imagine(view: Sight, rng: Random) -> State:
    """A fair deal of the cards this viewer has not seen to the hidden hands and the deck."""
    state = State(len(view.pirates), Options(view.variant, view.layout))
    state.boat_is_final, state.turn_limit = view.boat_is_final, view.turn_limit
    state.pirates = [list(crew) for crew in view.pirates]
    state.crowd = crowd_of(view.pirates)
    state.row = [INDEX[symbol] for symbol in view.row]
    state.discard = by_index(view.discard)
    state.turn = NOBODY if view.turn is None else view.turn
    state.moves, state.turns, state.passes = view.moves, view.turns, view.passes
    state.deal, state.laying, state.due = view.deal, view.laying, view.due
    state.over = not view.awaiting
    deal_unseen(state, view, rng)
    return state


def deal_unseen(state: State, view: Sight, rng: Random) -> None:
    """Hidden hands get their number of the cards nowhere to be seen; the deck is the rest."""
    state.deck = deck = unseen(view)
    hidden = []
    for seat, hand in enumerate(view.hands):
        if hand is None:
            hidden.append(seat)
        else:
            state.hands[seat] = by_index(hand)
    if not hidden:
        return
    pool = [symbol for symbol in range(KINDS) for _ in range(deck[symbol])]
    cards = rng.sample(pool, sum([view.hand_sizes[seat] for seat in hidden]))
    for seat in hidden:
        hand_of = state.hands[seat] = [0] * KINDS
        for _ in range(view.hand_sizes[seat]):
            symbol = cards.pop()
            hand_of[symbol] += 1
            deck[symbol] -= 1
