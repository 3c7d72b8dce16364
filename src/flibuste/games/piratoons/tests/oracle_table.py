"""
The oracle's table of Piratoons: what is printed on the tiles, what lies where, and how to ask.

Written from the rules file alone (rule ids T1…), without a look at the engine: tiles are their
names, everything is a list or a dictionary, and whatever can be worked out is worked out anew.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from flibuste.core.protocol import Action

FAMILIES = ["deck", "gunport", "porthole", "quarters"]
EQUIPMENT = ["sail", *(f"{family}{n}" for family in FAMILIES for n in (1, 2, 3))]
PLACES = ["E1", "E2", "E3", "E4", "E5", "E6", "S1", "S2", "S3"]
SLOT_OF = {"gunport": "g", "porthole": "p", "quarters": "q"}

# T31, row by row: edges, then hull slots.
PRINTED = {
    "B1": ["A-A", "A-A", "A-A", "A-A"],
    "B2": ["A-C g", "A-C p", "C-A q", "C-A g", "C-C p", "C-C q"],
    "B3": ["A-B gp", "B-A pq", "C-B gq", "C-B pp", "B-C gg", "B-C qq", "B-B gp"],
    "B4": ["U-U gpq", "U-B ggp", "B-U ppq", "U-C gqq", "C-U gpq", "U-A gpq", "A-U gpq"],
}


@dataclass
class Hull:
    """A ship tile, the Prow or the Stern: edges, slots, barrels, and the sails its top takes."""

    left: str
    right: str
    slots: str
    barrels: int
    top: int | None  # None: no top at all


@dataclass
class Ship:
    """From the Prow to the Stern; what stands on each hull; what is owned but stands nowhere."""

    order: list[str] = field(default_factory=list)
    gear: dict[str, list[str]] = field(default_factory=dict)
    loose: list[str] = field(default_factory=list)

    def equipment(self) -> list[str]:
        return [tile for tiles in self.gear.values() for tile in tiles] + self.loose


@dataclass
class Pile:
    """T32: counting pawns that stand on one another; an older pile comes first in a list."""

    x: int
    y: int
    place: str
    seats: list[int]  # whose pawns


@dataclass
class Table:
    """All that lies on the table; up to date at every question."""

    seats: int
    live: bool = False
    glass: int = 15
    dexterity: bool = False
    clumsy_no_auction: bool = False
    hulls: dict[str, Hull] = field(default_factory=dict)
    copies: dict[str, int] = field(default_factory=dict)  # of each tile

    round: int = 1
    captain: int | None = None
    unseen: dict[str, int] = field(default_factory=dict)
    chest: dict[str, str] = field(default_factory=dict)  # open places with their tiles
    doubloons: list[int] = field(default_factory=list)
    floating: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)

    seconds: int = 0
    reserve: list[int] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    thrown: list[list[str]] = field(default_factory=list)  # by seat, first thrown first
    seen: set[str] = field(default_factory=set)  # rare things that happened, for the test

    def supply(self) -> int:
        return 40 - sum(self.doubloons)


@dataclass
class Question:
    """Who may act, and all listed acts of each of them; for LUCK with the number of ways."""

    acts: dict[int, list[Action]]
    weights: list[int] = field(default_factory=list)


Answer: TypeAlias = tuple[int, Action]
Script: TypeAlias = Generator[Question, Answer, None]


def new_table(seats: int, components: str = "") -> Table:
    """T4: nothing has happened yet."""
    table = Table(seats)
    table.hulls, table.copies = printed(components)
    table.unseen = dict(table.copies)
    table.doubloons = [3] * seats
    table.ships = [Ship() for _ in range(seats)]
    return clear(table)


def clear(table: Table) -> Table:
    """T16: what every round starts with."""
    table.seconds = 0
    table.chest, table.piles = {}, []
    table.reserve = [6] * table.seats
    table.out = [False] * table.seats
    table.thrown = [[] for _ in range(table.seats)]
    return table


def printed(corrections: str) -> tuple[dict[str, Hull], dict[str, int]]:
    """T1, T31: the hulls and how many there are of each tile, with the entries of an option."""
    hulls = {"prow": Hull("", "A", "g", 0, 0), "stern": Hull("A", "", "pq", 0, None)}
    copies = {tile: 12 if tile == "sail" else 3 for tile in EQUIPMENT}
    for row, tiles in PRINTED.items():
        storeys = int(row[1])
        for letter, tile in zip("abcdefg", tiles, strict=False):
            edges, _, slots = tile.partition(" ")
            hulls[row + letter] = Hull(edges[0], edges[2], slots, storeys, 4 - storeys)
            copies[row + letter] = 1
    for entry in filter(None, corrections.split(";")):
        name, *rest = entry.split()
        if name in hulls:
            correct(hulls[name], rest)
        else:
            copies |= {f"{name}{n}": int(rest[n - 1]) for n in (1, 2, 3)}
    return hulls, copies


def correct(hull: Hull, entry: list[str]) -> None:
    hull.left, hull.right = entry[0].split("-")
    hull.slots = "".join(word for word in entry[1:] if word.isalpha())
    for word in entry[1:]:
        if word.isdigit():
            hull.barrels = int(word)


def kind_of(tile: str) -> str:
    """sail, deck, gunport, porthole or quarters."""
    return tile.rstrip("123")


def is_ship_tile(tile: str) -> bool:
    return tile[0] == "B"
