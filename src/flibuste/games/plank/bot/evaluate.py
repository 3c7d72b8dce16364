"""How well each player stands: what greedy follows and what search cuts its playouts with.

All is counted in points: those in the sea are sure, those on the plank depend on how many
pirates are still to come, those in hand on how near the ship they can enter.
What Captain, actions and "No thanks!" weigh was tried out in matches of greedy against greedy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from flibuste.core.standing import shares, won
from flibuste.games.plank.parts import CAPTAIN, CREWS, PILE, VALUES
from flibuste.games.plank.rules.scoring import BONUS, PLANK, SEA
from flibuste.games.plank.rules.state import State

Numbers: TypeAlias = tuple[float, ...]

LASTS: Final[Numbers] = (6.0, 3.5, 1.6, 0.0)  # entries that a pirate at places 1–4 usually outlives
ENTRY: Final[Numbers] = (0.0, 3.5, 1.1, 0.4, 0.0, -0.5, -1.0)  # a pirate in hand; 1 can wait
ACTION: Final[Numbers] = (1.3, 0.9, 0.5, 0.4, 0.6)  # −3, −2, −1, +1, +2 in hand
LATE: Final = 2.5  # a "No thanks!" still held: somebody else will have the last entry
HOPE: Final = 0.3  # how fast a lead turns into a win


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if not state.waiting:
        return won(state.ranks())
    totals = prospects(state)
    return shares([totals[crew] for crew in state.crews], HOPE)


def prospects(state: State) -> list[float]:
    """The points each crew may hope for, but for what is the same for all."""
    totals = [0.0] * len(CREWS)
    for before, card in enumerate(state.fallen):
        totals[card >> 3] += SEA[before]
    coming = sum([pirates.bit_count() for pirates in state.pirates])
    for place, card in enumerate(state.plank):
        totals[card >> 3] += worth(place, card & 7, len(state.fallen), coming)
    for crew in state.crews:
        totals[crew] += in_hand(state, crew)
    return totals


def worth(place: int, value: int, fallen: int, coming: int) -> float:
    """A pirate on the plank: the pile he will fall into, or the plank if he may outlast them."""
    lasts = LASTS[place]
    stays = PLANK[place] + BONUS * (value == CAPTAIN)
    if not coming:
        return stays
    falls = (fallen + min(lasts, coming - 1)) / PILE + 0.6
    chance = min(lasts / coming, 1.0) ** 2
    return chance * stays + (1 - chance) * falls


def in_hand(state: State, crew: int) -> float:
    """Small values enter near the ship; actions serve all; a late "No thanks!" costs an entry."""
    pirates, actions = state.pirates[crew], state.actions[crew]
    entries = useful = 0.0
    for value in VALUES:
        if pirates >> value & 1:
            entries += ENTRY[value]
    for index, worth in enumerate(ACTION):
        if actions >> index & 1:
            useful += worth
    return entries + useful + 3.0 * pirates.bit_count() - LATE * state.no_thanks[crew]
