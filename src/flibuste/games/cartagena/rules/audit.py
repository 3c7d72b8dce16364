"""The box is complete: law 7 for Cartagena."""

from __future__ import annotations

from flibuste.games.cartagena.parts import (
    BOAT,
    COPIES,
    CREW,
    CROWD,
    ROW,
    SEGMENTS,
    START,
    SYMBOLS,
    squares_with,
)
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.rules.track import crowd_of, first_company, symbols_in


def audit(state: State) -> None:
    """17 cards of each symbol, six pirates for each seat, six different segments (C1–C3)."""
    for symbol, name in enumerate(SYMBOLS):
        cards = state.deck[symbol] + state.discard[symbol] + state.row.count(symbol)
        cards += sum(hand[symbol] for hand in state.hands)
        assert cards == COPIES, f"{cards} {name} cards"
    for cards_ in (state.deck, state.discard, *state.hands):
        assert min(cards_) >= 0, "a negative number of cards"
    assert state.cards == sum(state.deck), "the deck is counted wrong"
    assert len(state.row) <= (ROW if state.tortuga else 0), "a row too long"
    for crew in state.pirates:
        assert len(crew) == CREW, f"a crew of {len(crew)}"
        assert all(START <= square <= BOAT for square in crew), "a pirate off the track"
    assert len(state.pirates) == len(state.hands) == state.seats, "a seat too many"
    assert state.crowd == crowd_of(state.pirates), "the squares are counted wrong"
    assert state.company == first_company(state.crowd), "company is noted wrong"
    assert state.pirates == [sorted(crew) for crew in state.pirates], "a crew out of order"
    assert state.held == [symbols_in(hand) for hand in state.hands], "a hand is noted wrong"
    assert max(state.crowd) <= CROWD, "more than three pirates on a square"
    segments = [segment[0] for segment in state.layout.split()]
    assert len(set(segments)) == len(segments) <= len(SEGMENTS), "a segment twice"
    assert state.squares == squares_with(state.layout), "the tunnel is not as laid"
