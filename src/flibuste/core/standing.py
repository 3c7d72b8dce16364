"""Places and shares of the win: what is counted alike in every game."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any


def places(standings: Sequence[Any]) -> list[int]:
    """1 for whoever stands best; who stands alike shares the place."""
    return [1 + sum(other > own for other in standings) for own in standings]


def won(ranks: Sequence[int]) -> list[float]:
    """Shares of a match that is over: the winners', and nobody else's."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def shares(worths: Sequence[float], hope: float) -> list[float]:
    """Shares of the win by what each seat's prospects are worth; ``hope``: how much a point is."""
    best = max(worths)
    weights = [exp((worth - best) * hope) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
