"""What lies on the oracle's table, and how anybody is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from flibuste.core.protocol import LUCK, Action
from flibuste.games.rum.acts import Again, Barrel, Roll, Stand, Tile
from flibuste.games.rum.tests.oracle_town import Alley

IMAGINARY = -1  # the third crew of two players, where a seat is meant (H39)
ROUNDS = 5
BARRELS = 12
FACE_UP = 4  # taverns, and maps


def box(*kinds: str, **copies: int) -> list[str]:
    return [f"{kind}{value[1:]}" for kind in kinds for value, n in copies.items() for _ in range(n)]


TWICE = ("map_pink", "map_green", "map_yellow", "chest")  # rendezvous worth 6
SIMPLY = ("rum", "guard", "pirate", "goods", "tavern")  # worth 4
ALL_TILES: dict[str, list[str]] = {  # H42
    "tavern": box("swan", "cruce", "jacques", v2=2, v3=4, v4=3, v5=1),
    "map": box("pink", "green", "yellow", v3=2, v4=3, v5=3, v6=2),
    "chest": box("chest", v4=3, v5=6, v6=3),
    "scorpion": [f"scorpion{threshold}" for threshold in range(10, 22)],
    "bunk": box("bunk", v6=2, v7=2, v8=1),
    "hammock": box("hammock", v3=2, v4=2, v5=1),
    "rope": box("rope", v1=3, v2=2),
    "goods": box("eye_patch", "hat", "hook", "parrot", "wooden_leg", v2=1, v3=1, v4=1, v5=1),
    "rendezvous": [f"rendezvous_{place}" for place in TWICE + SIMPLY for _ in range(2)],
    "small": box("guard", v1=3, v2=3, v3=3),
    "big": box("guard", v4=3, v5=3, v6=3),
}


@cache
def value_of(tile: str) -> int:
    """The number on a tile: its points; for a scorpion its threshold."""
    return int(tile.lstrip("abcdefghijklmnopqrstuvwxyz_"))


@cache
def kind_of(tile: str) -> str:
    """The tavern, colour, article … of a tile."""
    return tile.rstrip("0123456789")


@dataclass
class Stack:
    """H3: shuffled tiles, and below them those put back, in the order in which they came."""

    shuffled: list[str]
    under: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.shuffled or self.under)


@dataclass
class Flag:
    """What a player has won, and what may yet count."""

    tavern: list[str] = field(default_factory=list)
    map: list[str] = field(default_factory=list)
    chest: list[str] = field(default_factory=list)
    scorpion: list[str] = field(default_factory=list)
    guard: list[str] = field(default_factory=list)
    sleep: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)  # rendezvous that took place
    waiting: list[str] = field(default_factory=list)  # and those that did not


@dataclass
class Table:
    """The whole table.  Lists of numbers are by seat; order means something on the ship."""

    seats: int
    first: int = 0
    round: int = 1
    turn: int = 0
    layout: list[tuple[int, int]] = field(default_factory=list)
    alleys: dict[str, Alley] = field(default_factory=dict)
    pirates: dict[str, int] = field(default_factory=dict)  # whose pirates fill an alley
    captain: str = "1.hq"
    reserve: list[int] = field(default_factory=list)
    common: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    rum: list[int] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    stacks: dict[str, Stack] = field(default_factory=dict)
    taverns: list[str] = field(default_factory=list)  # face up
    maps: list[str] = field(default_factory=list)
    single: dict[str, str] = field(
        default_factory=dict
    )  # face up: chest scorpion bunk hammock rope
    in_town: list[int] = field(default_factory=list)  # seats whose action phase goes on
    ship: list[tuple[int, int]] = field(default_factory=list)  # (crew, pirates) from the top
    gone: list[str] = field(default_factory=list)
    saw: dict[str, set[int]] = field(default_factory=dict)  # H40: who has looked at a goods tile
    rare: Counter[str] = field(default_factory=Counter)  # what has happened, to be sure it does

    def __post_init__(self) -> None:
        """H2, H5: ten pirates and two coins each, five pirates in the common reserve."""
        if not self.reserve:
            self.reserve = [10] * self.seats
            self.common = [5] * self.seats
            self.coins = [2] * self.seats
            self.rum = [0] * self.seats
            self.flags = [Flag() for _ in range(self.seats)]
            self.stacks = {name: Stack(list(tiles)) for name, tiles in ALL_TILES.items()}
            self.in_town = list(range(self.seats))

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def beds(self) -> list[str]:
        """H4: the rope only with four or five players."""
        return ["bunk", "hammock", "rope"] if self.seats >= 4 else ["bunk", "hammock"]


@dataclass
class Question:
    """Who is asked, and all that may be answered; for LUCK with the number of ways of each."""

    seat: int
    acts: list[Action]
    weights: list[int] = field(default_factory=list)


Script: TypeAlias = Generator[Question, Action, None]


def ask(
    seat: int, acts: list[Action], weights: list[int] | None = None
) -> Generator[Question, Action, Action]:
    """The answer to a question, which must be one of those offered."""
    act = yield Question(seat, acts, weights or [])
    assert act in acts, f"{act} is not in {acts}"
    return act


def turn_up(table: Table, stack: str) -> Generator[Question, Action, str]:
    """The top tile: any of the shuffled ones, then the first of those put under (H3)."""
    pile = table.stacks[stack]
    table.rare[f"{stack} from below"] += not pile.shuffled
    tiles = pile.shuffled or pile.under[:1]
    names = sorted(set(tiles))
    act = yield from ask(
        LUCK, [Tile(stack, name) for name in names], [tiles.count(name) for name in names]
    )
    assert isinstance(act, Tile)
    (pile.shuffled or pile.under).remove(act.tile)
    return act.tile


def roll() -> Generator[Question, Action, int]:
    """One die."""
    act = yield from ask(LUCK, [Roll(pips) for pips in range(1, 7)], [1] * 6)
    assert isinstance(act, Roll)
    return act.pips


def throw(table: Table, seat: int) -> Generator[Question, Action, int]:
    """A roll and what rum makes of it: one or two more for each barrel, the last counts (H24)."""
    pips = yield from roll()
    while seat != IMAGINARY and table.rum[seat] > 0:  # H39: the imaginary crew has no rum
        if (yield from ask(seat, [Stand(), Barrel()])) == Stand():
            break
        table.rum[seat] -= 1
        pips = yield from roll()
        if (yield from ask(seat, [Stand(), Again()])) == Stand():
            break
        pips = yield from roll()
    return pips
