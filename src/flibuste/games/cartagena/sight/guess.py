"""What could be behind a view: a fair deal of the cards that its viewer has not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from flibuste.core.luck import dice
from flibuste.core.piles import deal
from flibuste.core.protocol import LUCK
from flibuste.core.told import Told
from flibuste.games.cartagena.acts import Act
from flibuste.games.cartagena.parts import (
    COPIES,
    INDEX,
    KINDS,
    SEGMENTS,
    SQUARES,
    SYMBOLS,
    by_index,
    squares_with,
)
from flibuste.games.cartagena.rules.menus import DRAW
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import crowd_of, first_company, symbols_in
from flibuste.games.cartagena.sight.view import Sight

if TYPE_CHECKING:
    from random import Random


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do: a card comes evenly from all that this viewer has not seen."""
    if not view.awaiting or view.awaiting[0] != LUCK:
        return []
    if view.turn is None or len(view.squares) < SQUARES:
        return [(act, weight) for act, weight in imagine(view, dice(0)).odds()]  # nothing is hidden
    return [(DRAW[symbol], copies) for symbol, copies in enumerate(unseen(view)) if copies]


def unseen(view: Sight) -> list[int]:
    """The cards in the deck and in hidden hands."""
    seen = [view.discard, *[hand for hand in view.hands if hand is not None]]
    return [
        COPIES - view.row.count(symbol) - sum([cards.get(symbol, 0) for cards in seen])
        for symbol in SYMBOLS
    ]


def imagine(view: Sight, rng: Random) -> State:
    """A fair deal of the cards this viewer has not seen to the hidden hands and the deck."""
    return TOLD.behind(view).world(rng)


@final
class Behind:
    """The table with nothing in hidden hands: what would be there is in the deck."""

    __slots__ = ("hidden", "sizes", "table")

    def __init__(self, view: Sight) -> None:
        hands = [[0] * KINDS if hand is None else by_index(hand) for hand in view.hands]
        self.table = place(view, hands, unseen(view))
        self.hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
        self.sizes = list(view.hand_sizes)

    def world(self, rng: Random) -> State:
        """The same with the hidden hands dealt from the deck."""
        world = self.table.copy()
        for seat in self.hidden:
            hand, size = world.hands[seat], self.sizes[seat]
            deal(world.deck, size, hand, rng)
            world.held[seat] = symbols_in(hand)
            world.cards -= size
        return world


TOLD: Final = Told(Behind)


def place(told: Sight, hands: list[list[int]], deck: list[int]) -> State:
    """The table of which this is told, with these hands and this deck."""
    state = State(len(told.pirates), None)
    state.tortuga = told.variant == "tortuga"
    state.boat_is_final, state.turn_limit = told.boat_is_final, told.turn_limit
    state.layout, state.squares = told.layout, squares_with(told.layout)
    state.segments = len(SEGMENTS) - len(told.squares) // KINDS
    state.pirates = [list(crew) for crew in told.pirates]
    state.crowd = crowd_of(told.pirates)
    state.company = first_company(state.crowd)
    state.row = [INDEX[symbol] for symbol in told.row]
    state.discard = by_index(told.discard)
    state.turn = NOBODY if told.turn is None else told.turn
    state.moves, state.turns, state.passes = told.moves, told.turns, told.passes
    state.deal, state.laying, state.due = told.deal, told.laying, told.due
    state.over = not told.awaiting
    state.hands, state.deck, state.cards = hands, deck, sum(deck)
    state.held = [symbols_in(hand) for hand in hands]
    return state
