"""
How strong somebody plays, told from places alone: the Plackett–Luce update of Weng and Lin.

A rating is a guess (``mu``) and how unsure it is (``sigma``).  After each match everybody moves
towards what the places say, the unsure further, and becomes a little surer.  It is the model that
the openskill packages call PlackettLuce, with their usual numbers: 25 ± 25/3 to begin with.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

BETA: Final = 25 / 6  # how much luck there is in one match
LEAST: Final = 0.0001  # of the doubt that is left after a match


class Rating(NamedTuple):
    """A player's strength, as far as it is known."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def sure(self) -> float:
        """What the player is worth at least, almost surely: lists are sorted by it."""
        return self.mu - 3 * self.sigma


def rated(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a match; equal ranks are a draw, and only their order counts."""
    spread = sqrt(sum([player.sigma**2 + BETA**2 for player in players]))
    strength = [exp(player.mu / spread) for player in players]
    below = [  # the strength of all who might have had this place
        sum([other for other, place in zip(strength, ranks, strict=True) if place >= rank])
        for rank in ranks
    ]
    after = []
    for mine, rank in enumerate(ranks):
        gain, surer = 0.0, 0.0
        for other, place in enumerate(ranks):
            if place > rank:
                continue
            chance = strength[mine] / below[other]
            shared = list(ranks).count(place)
            gain += ((1.0 if other == mine else 0.0) - chance) / shared
            surer += chance * (1 - chance) / shared
        mu, sigma = players[mine]
        share = sigma / spread
        doubt = max(1 - surer * share**3, LEAST)
        after.append(Rating(mu + gain * sigma * share, sigma * sqrt(doubt)))
    return after


def rated_all(number: int, matches: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The ratings of so many players after matches in order: (who played, their ranks)."""
    ratings = [Rating()] * number
    for players, ranks in matches:
        found = rated([ratings[player] for player in players], ranks)
        for player, rating in zip(players, found, strict=True):
            ratings[player] = rating
    return ratings
