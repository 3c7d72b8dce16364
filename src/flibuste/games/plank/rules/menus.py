"""Every act of Faut pas pousser, made once, and the menus that are put together of them."""

from __future__ import annotations

from itertools import permutations
from typing import Final, TypeAlias

from flibuste.games.plank.acts import Act, Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.parts import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_PIRATES,
    CREWS,
    PLACES,
    SEATS,
    VALUES,
    pirates_in,
)

Acts: TypeAlias = tuple[Act, ...]

AGES: Final[dict[int, Acts]] = {
    number: tuple([Ages(seats) for seats in permutations(range(number))]) for number in SEATS
}
TURN: Final[tuple[Acts, ...]] = tuple(
    [tuple([Turn(crew, card) for card in (0, *VALUES)]) for crew in CREWS]
)
CHOOSE: Final[Acts] = tuple([Choose(value) for value in VALUES])
ENTER: Final[dict[int, Act]] = {value: Enter(value) for value in VALUES}
SHIFT: Final[tuple[Acts, ...]] = tuple(
    [tuple([Shift(card, place) for place in range(1, PLACES + 1)]) for card in ACTIONS]
)
NO_THANKS_ACT: Final[Act] = NoThanks()

ENTERS: Final[tuple[Acts, ...]] = tuple(
    [tuple([ENTER[value] for value in pirates_in(held)]) for held in range(ALL_PIRATES + 1)]
)
"""By a set of pirates: each of them may enter."""
SHIFTS: Final[tuple[Acts, ...]] = tuple(
    [
        tuple([act for i, acts in enumerate(SHIFT) if held >> i & 1 for act in acts])
        for held in range(ALL_ACTIONS + 1)
    ]
)
"""By a set of actions: each of them may be played on each place."""
