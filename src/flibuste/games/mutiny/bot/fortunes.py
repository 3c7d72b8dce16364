"""What the mutiny will bring: who wins the duels (M29), how long a hand lasts, who is richest.

Bots ask this of imagined tables.  All is counted in points of Valverde's lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from flibuste.core.protocol import Seat
from flibuste.games.mutiny.parts import MAJORITY, NOBODY

UNKNOWN: Final = 99  # the lead in a duel whose sailors are still on deck
SPREAD: Final = 0.85  # how far a lead can change, in points …
MIGHT: Final = 0.22  # … more by this part of the points that both sides may bring …
HAZE: Final = 2.0  # … more if the sailors are unknown …
FOG: Final = 0.15  # … and more for every round of the voyage to come
LAST: Final = 0.75  # the part of the points in hand that goes into the last duel …
SPLIT: Final = 0.55  # … and how fast it falls with the number of duels
FILLER: Final = 0.9  # points lost by a duel begun with a card of the wrong colour

Edge: TypeAlias = tuple[int, int]
"""By how many points Valverde's hands are ahead, and how many points are in all hands."""
Wins: TypeAlias = tuple[float, ...]
"""The chance that a side has won the mutiny after 0, 1, 2 … more duels."""
Hand: TypeAlias = Sequence[float]


def lead_of(pair: Sequence[int]) -> int:
    """Valverde's sailor before Diaz's."""
    return pair[0] - pair[1] if pair[0] and pair[1] else UNKNOWN


def edge_of(forces: Sequence[float]) -> Edge:
    return round(sum(forces)), round(sum(map(abs, forces)))


def force_of(hand: Hand, duels: int) -> tuple[float, float]:
    """The points that a hand can bring to either side, but for duels begun with a wrong card."""
    one, two, three, four, five, six = hand
    pink, grey = one + two + three, four + five + six
    return (
        one + 2 * two + 3 * three - FILLER * max(0.0, min(duels - pink, grey)),
        four + 2 * five + 3 * six - FILLER * max(0.0, min(duels - grey, pink)),
    )


def lasting(wins: Wins, cards: float) -> float:
    """M31: the side must win while there is still a card to begin each duel with."""
    if cards >= len(wins) - 1:
        return wins[-1]
    whole = int(cards)
    return wins[whole] + (cards - whole) * (wins[whole + 1] - wins[whole])


def richest(
    seat: Seat,
    side: int,
    wealth: Sequence[float],
    sides: Sequence[int],
    stays: Sequence[float],
    spread: float,
) -> float:
    """M36: the chance that nobody who is on this side at the end is richer."""
    chance = 1.0
    for other, theirs in enumerate(sides):
        if other != seat and theirs in (side, NOBODY):
            here = stays[other] if theirs == side else stays[other] / 2
            chance *= 1 - here / (1 + exp((wealth[seat] - wealth[other]) / spread))
    return chance


@lru_cache(1 << 15)
def fortunes(
    leads: tuple[int, ...], now: Edge, later: Edge, valverde: int, diaz: int, rounds: int
) -> tuple[Wins, Wins]:
    """M29: for either side its chances to win, duel by duel; ``now`` is who still fights."""
    share = LAST / len(leads) ** SPLIT
    running = {(valverde, diaz): 1.0}
    wins: tuple[list[float], list[float]] = ([0.0], [0.0])
    for number, lead in enumerate(leads):
        edge, might = later if number else now
        spread = SPREAD + MIGHT * share * might + FOG * rounds
        known = lead != UNKNOWN
        ahead = share * edge + (lead if known else 0)
        chance = 1 / (1 + exp(-ahead / (spread if known else spread + HAZE)))
        going: dict[tuple[int, int], float] = {}
        done = [wins[0][-1], wins[1][-1]]
        for (one, two), weight in running.items():
            for side, part in enumerate((weight * chance, weight * (1 - chance))):
                score = (one, two + 1) if side else (one + 1, two)
                if score[side] == MAJORITY:
                    done[side] += part
                else:
                    going[score] = going.get(score, 0.0) + part
        running = going
        wins[0].append(done[0])
        wins[1].append(done[1])
    return tuple(wins[0]), tuple(wins[1])
