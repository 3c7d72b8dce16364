"""What the fallen and the plank are worth (P10, P12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.games.plank.parts import CAPTAIN, CREWS, PILE, PLACES, crew_of, value_of

PLANK: Final[tuple[int, ...]] = (9, 8, 7, 6)
"""P12 · Points of places 1 to 4; a Captain who stands there brings BONUS more."""
BONUS: Final = 2
WHOLE: Final = 90  # all piles and all places together (P13)


def pile_points(fallen_before: int) -> int:
    """P10 · Four fallen pirates to a pile; one point each in the first, two in the second …"""
    return fallen_before // PILE + 1


WHOLE_FALLEN: Final = len(CREWS) * 6 - PLACES
SEA: Final = tuple(map(pile_points, range(WHOLE_FALLEN)))  # points of each who has fallen


def lines(plank: Sequence[int], fallen: Sequence[int]) -> list[dict[str, int]]:
    """For each crew, played or not: its points in the sea, on the plank, and for its Captain."""
    told = [{"fallen": 0, "plank": 0, "captain": 0} for _ in CREWS]
    for before, card in enumerate(fallen):
        told[crew_of(card)]["fallen"] += SEA[before]
    for points, card in zip(PLANK, plank, strict=False):
        told[crew_of(card)]["plank"] += points
        if value_of(card) == CAPTAIN:
            told[crew_of(card)]["captain"] += BONUS
    return told


def points(plank: Sequence[int], fallen: Sequence[int]) -> list[int]:
    """For each crew, played or not, all its points."""
    totals = [0] * len(CREWS)
    for before, card in enumerate(fallen):
        totals[card >> 3] += SEA[before]
    for place, card in enumerate(plank):
        totals[card >> 3] += PLANK[place]
        if card & 7 == CAPTAIN:
            totals[card >> 3] += BONUS
    return totals


def whole(plank: Sequence[int], fallen: Sequence[int]) -> int:
    """What all four crews count together, once the plank is full (P13)."""
    captains = sum(value_of(card) == CAPTAIN for card in plank)
    return WHOLE + BONUS * captains - sum(SEA[len(fallen) :])  # those still to fall
