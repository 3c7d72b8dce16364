"""What each player may know of Cartagena (C17), and what could be behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.core.luck import dice
from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View
from flibuste.games.cartagena.acts import Act, Draw
from flibuste.games.cartagena.options import Variant
from flibuste.games.cartagena.parts import (
    COPIES,
    INDEX,
    KINDS,
    SEGMENTS,
    SQUARES,
    SYMBOLS,
    by_index,
    by_name,
    squares_with,
    symbols_along,
)
from flibuste.games.cartagena.rules.menus import DRAW
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import crowd_of, dealt_seat, symbols_in

if TYPE_CHECKING:
    from random import Random


EVERYBODY: Final = -9  # instead of a seat: sees all hands


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it.

    seat · who sees this
    awaiting · who is to act
    variant · jamaica or tortuga
    boat_is_final · whether nobody retreats out of the boat
    turn_limit · turns of all together after which the match ends (C16)
    layout · the segments laid so far, from the fortress; ``B'`` is reversed
    squares · the symbols of squares 1, 2 … laid so far
    pirates · squares by seat, rearmost first; 0 is the start, 37 the boat
    hands · cards by symbol, by seat; null: hidden (C5)
    hand_sizes · by seat
    row · in tortuga, first to draw first (C6)
    discard · cards by symbol
    deck · cards left
    turn · whose it is; null before LUCK has named the first player
    moves · made in this turn
    turns · ended so far, of all together
    passes · turns in a row ended without a move (C15)
    deal · cards of the opening deal still to give
    laying · cards still to lay in the row
    due · cards the player in turn has still to draw
    """

    variant: Variant
    boat_is_final: bool
    turn_limit: int
    layout: str
    squares: tuple[str, ...]
    pirates: tuple[tuple[int, ...], ...]
    hands: tuple[dict[str, int] | None, ...]
    hand_sizes: tuple[int, ...]
    row: tuple[str, ...]
    discard: dict[str, int]
    deck: int
    turn: Seat | None
    moves: int
    turns: int
    passes: int
    deal: int
    laying: int
    due: int


def tell(state: State, seat: Seat) -> Sight:
    """C17 · Own hand (all hands in Tortuga), sizes, row, discards, size of the deck."""
    every = state.tortuga or seat == EVERYBODY
    owners = enumerate(state.hands)
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        variant="tortuga" if state.tortuga else "jamaica",
        boat_is_final=state.boat_is_final,
        turn_limit=state.turn_limit,
        layout=state.layout,
        squares=symbols_along(state.layout),
        pirates=tuple([tuple(crew) for crew in state.pirates]),
        hands=tuple([by_name(hand) if every or owner == seat else None for owner, hand in owners]),
        hand_sizes=tuple([sum(hand) for hand in state.hands]),
        row=tuple([SYMBOLS[symbol] for symbol in state.row]),
        discard=by_name(state.discard),
        deck=state.cards,
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
    taker = dealt_seat(state.seats, state.deal) if state.deal else state.turn
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
    return place(view, *guess(view, rng))


def place(told: Sight, hands: list[list[int]], deck: list[int]) -> State:
    """The table of which this is told, with these hands and this deck."""
    state = State.__new__(State)
    state.seats, state.tortuga = len(told.pirates), told.variant == "tortuga"
    state.boat_is_final, state.turn_limit = told.boat_is_final, told.turn_limit
    state.layout, state.squares = told.layout, squares_with(told.layout)
    state.segments = len(SEGMENTS) - len(told.squares) // KINDS
    state.pirates = [list(crew) for crew in told.pirates]
    state.crowd = crowd_of(told.pirates)
    state.row = [INDEX[symbol] for symbol in told.row]
    state.discard = by_index(told.discard)
    state.turn = NOBODY if told.turn is None else told.turn
    state.moves, state.turns, state.passes = told.moves, told.turns, told.passes
    state.deal, state.laying, state.due = told.deal, told.laying, told.due
    state.over = not told.awaiting
    state.hands, state.deck, state.cards = hands, deck, sum(deck)
    state.held = [symbols_in(hand) for hand in hands]
    return state


def guess(view: Sight, rng: Random) -> tuple[list[list[int]], list[int]]:
    """Hidden hands get their number of the cards nowhere to be seen; the deck is the rest."""
    deck = unseen(view)
    hands = [[0] * KINDS if hand is None else by_index(hand) for hand in view.hands]
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    if hidden:
        pool = [symbol for symbol in range(KINDS) for _ in range(deck[symbol])]
        cards = rng.sample(pool, sum([view.hand_sizes[seat] for seat in hidden]))
        for seat in hidden:
            held = hands[seat]
            for _ in range(view.hand_sizes[seat]):
                symbol = cards.pop()
                held[symbol] += 1
                deck[symbol] -= 1
    return hands, deck
