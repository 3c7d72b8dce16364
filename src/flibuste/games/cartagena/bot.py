"""How well each player stands: what greedy follows and mate cuts its playouts with."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from flibuste.games.cartagena.parts import BOAT, CREW
from flibuste.games.cartagena.state import State

CARD = 3.0  # a card is worth about three squares of way
ABOARD = 4.0  # a pirate in the boat is safe and never needs another card
HOPE = 1 / 12  # how fast a lead turns into a win
FULL_HAND = 9  # from here on another card is worth less than using one


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, by way made and cards held; a finished match has its winners."""
    if state.over:
        ranks = state.ranks()
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]
    ways = [
        sum(crew) + ABOARD * crew.count(BOAT) + worth(sum(hand))
        for crew, hand in zip(state.pirates, state.hands, strict=True)
    ]
    best = max(ways)
    weights = [exp((way - best) * HOPE) for way in ways]
    total = sum(weights)
    return [weight / total for weight in weights]


def worth(cards: int) -> float:
    """Cards in hand as squares of way still to come."""
    return CARD * min(cards, FULL_HAND) + 0.5 * CARD * max(0, min(cards - FULL_HAND, CREW))
