"""The box of La mutinerie (M1–M4): pirates, sides, sailors and cards; counts are components.toml's.

Cards are numbers: 0–2 pink, 3–5 grey, 6–8 gold, 9 the monkey.  A set of seats, of pirates or of
sailors is bits.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from flibuste.core.protocol import Seat

Officer: TypeAlias = Literal["valverde", "diaz", "crackpott", "tembo", "wessel_jan", "dean_nero"]
Hand: TypeAlias = Literal["pang", "chang_ye", "sate", "bijoux", "ojo", "cambivalute"]
Pirate: TypeAlias = Literal[Officer, Hand, "ghost"]
Side: TypeAlias = Literal["valverde", "diaz"]
Combat: TypeAlias = Literal["pink1", "pink2", "pink3", "grey1", "grey2", "grey3"]
Card: TypeAlias = Literal[Combat, "gold1", "gold2", "gold3", "monkey"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]

PIRATES: Final[tuple[Pirate, ...]] = get_args(Pirate)
"""M2 · The thirteen pirates, in the order of the box; the ten sailors are SAILORS."""
SIDES: Final[tuple[Side, ...]] = get_args(Side)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)

PIRATE_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(PIRATES)}
SIDE_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(SIDES)}
CARD_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
LETTER_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(LETTERS)}

VALVERDE, DIAZ, CRACKPOTT, TEMBO, WESSEL_JAN, DEAN_NERO, PANG = range(7)
CHANG_YE, SATE, BIJOUX, OJO, CAMBIVALUTE, GHOST = range(7, 13)
ALL_PIRATES: Final = (1 << len(PIRATES)) - 1

COMBAT: Final = 6  # kinds of combat card: pink 1–3, grey 1–3
GREY: Final = 3  # the first grey one
GOLD: Final = 6  # the first gold card; a pile of gold counts its kinds from 0
MONKEY: Final = 9
OPENING: Final = (0, GREY)  # M4: the pink 1 and the grey 1 that everybody begins with
ALL_OPENING: Final = sum(1 << card for card in OPENING)
COMBAT_NAMES: Final = CARDS[:COMBAT]
GOLD_NAMES: Final = CARDS[GOLD:MONKEY]
VALUES: Final = (1, 2, 3)
VALUE: Final = (1, 2, 3, 1, 2, 3, 1, 2, 3, 0)  # of each card

COINS: Final = 30  # M3
SAILORS: Final = range(1, 11)  # M2: their values
ALL_SAILORS: Final = sum(1 << value for value in SAILORS)
DUELS: Final = 5
MAJORITY: Final = 3  # duels that win the mutiny (M29)
MORE_CABINS: Final = 3  # than players (M7)
MOST: Final = 3  # cards or coins in an exchange (M19, M20)
SEATS: Final = range(2, 5)
NOBODY: Final = -1


@cache
def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats of a set, in order."""
    return tuple(seat for seat in range(SEATS[-1]) if bits >> seat & 1)


@cache
def cards_in(bits: int) -> tuple[Card, ...]:
    """The kinds of card of a set, in the order of the box."""
    return tuple(name for number, name in enumerate(CARDS) if bits >> number & 1)


@cache
def pirates_in(bits: int) -> tuple[Pirate, ...]:
    """The pirates of a set, in the order of the box."""
    return tuple(name for number, name in enumerate(PIRATES) if bits >> number & 1)


@cache
def bits_of(names: tuple[Pirate | Card, ...]) -> int:
    """A set of pirates, or of kinds of card, by their names."""
    return sum({1 << (PIRATE_INDEX | CARD_INDEX)[name] for name in names})


@cache
def sailors_in(bits: int) -> tuple[int, ...]:
    """The values of a set of sailors, smallest first."""
    return tuple(value for value in SAILORS if bits >> value & 1)
