"""P1, P2 · The box of Faut pas pousser: four crews of twelve cards, a plank of four places.

A pirate is one number: eight times its crew plus its value, so that lists stay small and fast.
A set of cards is bits: bit v for the pirate of value v, bit i for the action ACTIONS[i].
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

Crew: TypeAlias = Literal["blue", "green", "red", "yellow"]
CREWS: Final[tuple[Crew, ...]] = get_args(Crew)
INDEX: Final[dict[str, int]] = {crew: i for i, crew in enumerate(CREWS)}

VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)  # of a crew's pirates
CAPTAIN: Final = 1
ACTIONS: Final[tuple[int, ...]] = (-3, -2, -1, 1, 2)  # − towards the ship, + towards the end (P7)
BIT: Final = {card: 1 << i for i, card in enumerate(ACTIONS)}  # in a set of actions
NO_THANKS: Final = 0  # the card among the cards of an unplayed crew (P14)

PLACES: Final = 4  # of the plank; place 1 is next to the ship
PILE: Final = 4  # fallen pirates in a pile (P10)
MIDDLE: Final = 2  # cards above a "No thanks!" that was put back (P15) …
BELOW: Final = 3  # … and below it
SEATS: Final = range(2, 5)

ALL_PIRATES: Final = sum(1 << value for value in VALUES)
ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1


def pirate(crew: int, value: int) -> int:
    """The number of a pirate."""
    return crew << 3 | value


def crew_of(card: int) -> int:
    return card >> 3


def value_of(card: int) -> int:
    return card & 7


@cache
def pirates_in(bits: int) -> tuple[int, ...]:
    """The values of a set of pirates, smallest first."""
    return tuple(value for value in VALUES if bits >> value & 1)


@cache
def actions_in(bits: int) -> tuple[int, ...]:
    """The cards of a set of actions: −3, −2, −1, 1, 2."""
    return tuple(card for index, card in enumerate(ACTIONS) if bits >> index & 1)


def signed(card: int) -> str:
    """An action as its card shows it: −3, +1."""
    return f"+{card}" if card > 0 else f"−{-card}"
