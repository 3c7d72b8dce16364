"""What a player would do at a glance: imagined matches are played on by it, forty in the time that
looking at every act by itself would take for one.

An act counts by what it does: who leaps or steps back how far, and for how many cards, at how full
a hand.  The more it counts the likelier it is done.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from flibuste.core.leanings import Leanings
from flibuste.core.protocol import Seat
from flibuste.games.cartagena.acts import Act
from flibuste.games.cartagena.parts import BOAT, CREW, START
from flibuste.games.cartagena.rules.menus import ADVANCE, END, RETREAT
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.rules.track import company_behind, next_free

if TYPE_CHECKING:
    from random import Random

RANKS: Final = ("rearmost", "second", "third", "fourth", "fifth", "foremost")
HANDS: Final = ("-5", "-3", "-1", "1", "3", "5", "many")
"""How full a hand is: cards more than pirates who are not in the boat, at most."""
LEANINGS: Final = Leanings(
    __package__ or "",
    {"aboard": 3.5, "sets_out": 0.0, "last_of_symbol": -1.0, "ashore": -4.0}
    | {"ends_after_1": -5.0, "ends_after_2": -2.0}
    | {f"leap_{rank}": 2.5 - 0.6 * place for place, rank in enumerate(RANKS)}
    | {f"back_{rank}": -7.0 + 0.8 * place for place, rank in enumerate(RANKS)}
    | {f"card_{hand}": -1.4 - 0.25 * place for place, hand in enumerate(HANDS)}
    | {f"one_card_{hand}": 1.5 - 0.1 * place for place, hand in enumerate(HANDS)}
    | {f"two_cards_{hand}": 4.0 - 0.1 * place for place, hand in enumerate(HANDS)},
)
"""Leaps and steps back count for each ten squares; a card is played, one or two are drawn."""
ABOARD, SETS_OUT, LAST, ASHORE, ENDS = range(5)
LEAP: Final = 6
BACK: Final = LEAP + CREW
CARD: Final = BACK + CREW
DRAW: Final = CARD + len(HANDS)


def hunch(state: State, seat: Seat, rng: Random) -> Act:
    """An act of the player in turn (C8): any, the likelier the better it looks.

    It goes the way of ``State.legal``, act by act, without asking it: to make the menu and take its
    acts apart again made compiled matches last half as long again.  A test holds the two together.
    """
    counts = LEANINGS.numbers or LEANINGS.read()
    crew, hand, crowd = state.pirates[seat], state.hands[seat], state.crowd
    full = fullness(crew, hand)
    acts: list[Act] = []
    sums: list[float] = []
    total = 0.0
    last = -1
    for rank, origin in enumerate(crew):
        if origin == last:
            continue  # the same acts once more
        if origin == BOAT and state.boat_is_final:
            break
        last = origin
        if origin < BOAT:
            leap, base = counts[LEAP + rank] / 10, counts[CARD + full]
            if origin == START:
                base += counts[SETS_OUT]
            for symbol, copies in enumerate(hand):
                if not copies:
                    continue
                goal = next_free(state.squares[symbol], crowd, origin)
                worth = base + leap * (goal - origin)
                if goal == BOAT:
                    worth += counts[ABOARD]
                if copies == 1:
                    worth += counts[LAST]
                total += exp(worth)
                acts.append(ADVANCE[origin][symbol])
                sums.append(total)
        if state.company < origin:
            goal = company_behind(crowd, origin)
            worth = counts[DRAW + len(HANDS) * (crowd[goal] - 1) + full]
            worth += counts[BACK + rank] / 10 * (origin - goal)
            if origin == BOAT:
                worth += counts[ASHORE]
            total += exp(worth)
            acts.append(RETREAT[origin])
            sums.append(total)
    if state.moves:
        total += exp(counts[ENDS + state.moves - 1])
        acts.append(END)
        sums.append(total)
    elif not acts:
        return END
    lot, place = rng.random() * total, 0
    while sums[place] < lot:
        place += 1
    return acts[place]


def fullness(crew: list[int], hand: list[int]) -> int:
    """The place of this hand among HANDS."""
    spare = sum(hand) - CREW
    for origin in crew:
        if origin == BOAT:
            spare += 1
    return min(max((spare + CREW) // 2, 0), len(HANDS) - 1)
