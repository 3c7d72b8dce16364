"""The box of Rhum et Honneur: nine plates, pirates, barrels and 155 tiles (H1–H3, H41, H42).

A tile's kind is one number: the kinds of one stack follow one another, so that a stack is a
range of kinds and what is left of it a number of copies for each.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

SEATS: Final = range(2, 6)
ROUNDS: Final = 5  # however many play (H6)
PIRATES: Final = 15
"""H2 · Of a player: RESERVE in the own reserve at the start, the others in the common one."""
RESERVE: Final = 10
BARRELS: Final = 12
COINS: Final = 2  # of a player at the start (H5)
SHOWN: Final = 4  # taverns, and maps, that lie face up (H4)
WITH_ROPES: Final = 4  # players (H4)
TWO: Final = 2  # players, with whom an imaginary crew fights (H39)
IMAGINARY: Final = -1  # the third crew of two players, where a seat is meant (H39)
PIPS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)

# --- tiles (H42) ---------------------------------------------------------------------------------

Stack: TypeAlias = Literal[
    "tavern",
    "map",
    "chest",
    "scorpion",
    "bunk",
    "hammock",
    "rope",
    "goods",
    "rendezvous",
    "small",
    "big",
]
STACKS: Final[tuple[Stack, ...]] = get_args(Stack)
TAVERN: Final = 0
MAP: Final = 1
CHEST: Final = 2
SCORPION: Final = 3
BUNK: Final = 4
HAMMOCK: Final = 5
ROPE: Final = 6
GOODS: Final = 7
RENDEZVOUS: Final = 8
SMALL: Final = 9
BIG: Final = 10
GUARDS: Final[tuple[int, ...]] = (SMALL, BIG)
BEDS: Final[tuple[int, ...]] = (BUNK, HAMMOCK, ROPE)
HELD: Final = {  # the heaps of tiles that a player has won openly, and the stacks they come from
    "tavern": (TAVERN,),
    "map": (MAP,),
    "chest": (CHEST,),
    "scorpion": (SCORPION,),
    "guard": GUARDS,
    "sleep": BEDS,
    "kept": (RENDEZVOUS,),
}

TavernName: TypeAlias = Literal["swan", "cruce", "jacques"]
TAVERNS: Final[tuple[TavernName, ...]] = get_args(TavernName)
COLOURS: Final = ("pink", "green", "yellow")  # of treasure maps
ARTICLES: Final = ("eye_patch", "hat", "hook", "parrot", "wooden_leg")  # pirate goods
Place: TypeAlias = Literal[
    "map_pink", "map_green", "map_yellow", "chest", "rum", "guard", "pirate", "goods", "tavern"
]
PLACES: Final[tuple[Place, ...]] = get_args(Place)  # where a rendezvous can be (H42)
SIX_POINTS: Final = ("map_pink", "map_green", "map_yellow", "chest")  # rendezvous; the others 4
THRESHOLDS: Final = range(10, 22)  # of the scorpions

_BY_STACK: Final[tuple[list[tuple[str, int, int]], ...]] = (
    [
        (f"{name}{n}", n, copies)
        for name in TAVERNS
        for n, copies in zip((2, 3, 4, 5), (2, 4, 3, 1), strict=True)
    ],
    [
        (f"{name}{n}", n, copies)
        for name in COLOURS
        for n, copies in zip((3, 4, 5, 6), (2, 3, 3, 2), strict=True)
    ],
    [("chest4", 4, 3), ("chest5", 5, 6), ("chest6", 6, 3)],
    [(f"scorpion{threshold}", -2, 1) for threshold in THRESHOLDS],
    [("bunk6", 6, 2), ("bunk7", 7, 2), ("bunk8", 8, 1)],
    [("hammock3", 3, 2), ("hammock4", 4, 2), ("hammock5", 5, 1)],
    [("rope1", 1, 3), ("rope2", 2, 2)],
    [(f"{name}{n}", n, 1) for name in ARTICLES for n in (2, 3, 4, 5)],
    [(f"rendezvous_{place}", 6 if place in SIX_POINTS else 4, 2) for place in PLACES],
    [(f"guard{n}", n, 3) for n in (1, 2, 3)],
    [(f"guard{n}", n, 3) for n in (4, 5, 6)],
)
"""H42 · The tiles of each stack: name, points, copies."""
_ALL: Final = [(stack, *tile) for stack, tiles in enumerate(_BY_STACK) for tile in tiles]
NAMES: Final = tuple(name for _, name, _, _ in _ALL)  # of the kinds of tile
KIND: Final = {name: kind for kind, name in enumerate(NAMES)}
STACK_OF: Final = tuple(stack for stack, _, _, _ in _ALL)
POINTS: Final = tuple(points for _, _, points, _ in _ALL)
COPIES: Final = tuple(copies for _, _, _, copies in _ALL)
KINDS: Final = tuple(  # of each stack
    range(STACK_OF.index(stack), STACK_OF.index(stack) + len(tiles))
    for stack, tiles in enumerate(_BY_STACK)
)
SIZES: Final = tuple(sum(COPIES[kind] for kind in kinds) for kinds in KINDS)
FIRST_GOODS: Final = KINDS[GOODS][0]
FIRST_RENDEZVOUS: Final = KINDS[RENDEZVOUS][0]  # followed by the other places in their order
THRESHOLD: Final = {kind: 10 + n for n, kind in enumerate(KINDS[SCORPION])}
WITH_COIN: Final = (KIND["guard1"], KIND["guard2"])  # guards that carry a coin (H3)
TAVERN_OF: Final = {kind: n // 4 for n, kind in enumerate(KINDS[TAVERN])}  # an index of TAVERNS
COLOUR_OF: Final = {kind: n // 4 for n, kind in enumerate(KINDS[MAP])}  # an index of COLOURS
ARTICLE_OF: Final = {kind: n // 4 for n, kind in enumerate(KINDS[GOODS])}  # an index of ARTICLES

# --- plates (H41) --------------------------------------------------------------------------------

PLATES: Final[dict[str, Any]] = json.loads(
    files(__package__ or __name__).joinpath("plates.json").read_text("utf-8")
)
"""H41 · Of each plate its squares, the alleys inside with their lengths, and its exits."""
EXITS: Final = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")  # clockwise
SQUARES: Final = tuple(f"{plate}.{name}" for plate in PLATES for name in PLATES[plate]["squares"])
SQUARE: Final = {name: square for square, name in enumerate(SQUARES)}
SQUARE_NAME: Final = tuple(name.partition(".")[2] for name in SQUARES)  # coin, map_pink …
PLATE_OF: Final = tuple(int(name[0]) - 1 for name in SQUARES)  # counted from 0
COIN_SQUARE: Final = tuple(SQUARE[f"{plate}.coin"] for plate in PLATES)
HEADQUARTERS: Final = SQUARE["1.hq"]
INNER: Final = 40  # alleys inside plates come first in every town,
ACROSS: Final = 24  # then those across a border,
DARK: Final = 24  # then those that leave the town
ALLEYS: Final = INNER + ACROSS + DARK

_TAVERN_SQUARES: Final = ("tavern_swan", "tavern_es_cruce", "tavern_frere_jacques")
TAVERN_AT: Final = tuple(  # an index of TAVERNS for each square, or -1
    _TAVERN_SQUARES.index(name) if name in _TAVERN_SQUARES else -1 for name in SQUARE_NAME
)
COLOUR_AT: Final = tuple(  # an index of COLOURS for each square, or -1
    COLOURS.index(name[4:]) if name.startswith("map_") else -1 for name in SQUARE_NAME
)
# What a square is for, taverns and maps each as one; an index of PLACES for a rendezvous, or -1.
ACTION_AT: Final = tuple(name.partition("_")[0] for name in SQUARE_NAME)
PLACE_AT: Final = tuple(
    PLACES.index("tavern")  # any of the three (H42)
    if action == "tavern"
    else next((n for n, place in enumerate(PLACES) if place == name), -1)
    for name, action in zip(SQUARE_NAME, ACTION_AT, strict=True)
)


def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    """Tiles in words."""
    return tuple([NAMES[kind] for kind in kinds])
