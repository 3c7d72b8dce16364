"""What ships and purses are worth (T25–T28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from flibuste.games.piratoons.parts import (
    DECK,
    DESIGNS,
    EQUIPMENT,
    FAMILIES,
    NO_TOP,
    SAIL,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.ships import (
    FAMILY,
    NO_SYMBOL,
    Print,
    Ship,
    printed_on,
    remembered,
)

MOST: Final = 5  # points for the most (T25)
SECOND: Final = 2  # for the second most (T25)
JOIN: Final = 2  # for a good join, against a bad one (T26)
GHOST: Final = 2  # against the most empty slots (T27)
TRIPLET: Final = 5  # three identical tiles (T28)
TRIO: Final = 4  # three different designs of one family (T28)
PAIR: Final = 2  # two identical tiles (T28)


Lines: TypeAlias = dict[str, int]
LINES: Final = ("sails", "doubloons", "barrels", "joins", "empty", "families")


class Figures:
    """What a ship brings to the scoring: placed tiles only (T28)."""

    __slots__ = ("bad", "barrels", "empty", "families", "good", "joins", "sails")

    def __init__(self, table: Components, ship: Ship) -> None:
        items = [item for on in ship.gear for item in on]
        hull = hull_of(table, ship.order)
        self.sails = items.count(SAIL)
        self.barrels = hull.barrels
        self.good = hull.good  # joins
        self.bad = hull.bad
        self.empty = tuple(empty_slots(table, ship))  # slots by family
        self.joins = hull.joins
        self.families = families(items)  # points


@remembered
def figures(table: Components, ship: Ship) -> Figures:
    return Figures(table, ship)


class Hull:
    """What ship tiles in this order bring, whatever stands on them; equipment comes more often."""

    __slots__ = ("bad", "barrels", "good", "joins", "printed", "slots")

    def __init__(self, table: Components, order: tuple[int, ...]) -> None:
        self.printed = printed_on(table, order)
        joined = joined_in(self.printed)
        self.good = sum(joined)
        self.bad = len(joined) - self.good
        self.joins = join_points(joined)
        self.barrels = sum([printed.barrels for printed in self.printed])  # all (T25)
        self.slots = [0] * len(FAMILIES)
        for printed in self.printed:
            for family, slots in enumerate(printed.room):
                self.slots[family] += slots


HULLS: Final = 256  # are remembered: of many matches at once some for each
BUILT: Final[dict[tuple[object, ...], Hull]] = {}


def hull_of(table: Components, order: tuple[int, ...]) -> Hull:
    key = (table.hash, order)
    found = BUILT.get(key)
    if found is None:
        if len(BUILT) >= HULLS:
            BUILT.clear()
        found = BUILT[key] = Hull(table, order)
    return found


def tally(table: Components, ships: Sequence[Ship], doubloons: Sequence[int]) -> list[Lines]:
    """T25–T28, line by line for each seat."""
    points = rows([figures(table, ship) for ship in ships], doubloons)
    return [dict(zip(LINES, row, strict=True)) for row in points]


def rows(found: Sequence[Figures], doubloons: Sequence[int]) -> list[list[int]]:
    """The points of each seat, in the order of LINES."""
    sails = majority([ship.sails for ship in found])
    purses = majority(doubloons)
    barrels = majority([ship.barrels for ship in found])
    empty = ghosts(tuple([ship.empty for ship in found]))
    return [
        [sails[seat], purses[seat], barrels[seat], ship.joins, empty[seat], ship.families]
        for seat, ship in enumerate(found)
    ]


def majority(values: Sequence[int]) -> list[int]:
    """T25 · 5 for the most, 2 for the next lower value; ties all get them, 0 gets nothing."""
    most = second = 0
    for value in values:
        if value > most:
            most, second = value, most
        elif most > value > second:
            second = value
    points: list[int] = []
    for value in values:
        points.append(0 if value < second or not value else MOST if value == most else SECOND)
    return points


@lru_cache(maxsize=512)
def ghosts(empty: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """T27 · For each family and for all together, whoever has the most empty slots loses 2."""
    by_seat = [(*slots, sum(slots)) for slots in empty]
    most = list(by_seat[0])
    for slots in by_seat:
        for kind, number in enumerate(slots):
            if number > most[kind]:
                most[kind] = number
    lost = [0] * len(by_seat)
    for seat, slots in enumerate(by_seat):
        for kind, number in enumerate(slots):
            if number == most[kind] > 0:
                lost[seat] -= GHOST
    return tuple(lost)


def joins(table: Components, order: Sequence[int]) -> list[bool]:
    """Each join from the Prow to the Stern, whether it is good (T26)."""
    return joined_in(printed_on(table, order))


def joined_in(parts: list[Print]) -> list[bool]:
    """The same of what is printed."""
    return [matches(parts[at], parts[at + 1]) for at in range(len(parts) - 1)]


def join_points(joined: Sequence[bool]) -> int:
    """T26 · +2 for each good join between neighbours, −2 for each bad one."""
    return JOIN * (2 * sum(joined) - len(joined))


def matches(one: Print, other: Print) -> bool:
    """Whether the halves of a symbol meet where a part stands right of another (T26, T31)."""
    return one.ends != NO_SYMBOL and one.ends == other.begins


def empty_slots(table: Components, ship: Ship) -> list[int]:
    """By family; a top with a Deck or a Sail on it is not empty (T27)."""
    hull = hull_of(table, ship.order)
    empty = hull.slots[:]
    for place, items in enumerate(ship.gear):
        if not items:
            continue
        for item in items:
            if item != SAIL:
                empty[FAMILY[item]] -= 1
        printed = hull.printed[place]
        if printed.top != NO_TOP and SAIL in items:
            empty[DECK] -= 1
    return empty


def families(items: Sequence[int]) -> int:
    """Each family by itself; Sails belong to none (T28)."""
    found = [0] * len(FAMILIES)  # of each how many there are of its designs, as one number
    for item in items:
        if item != SAIL:
            found[FAMILY[item]] += ONE_OF[item]
    points = 0
    for designs in found:
        if designs:
            known = POINTS.get(designs)
            points += points_of(designs) if known is None else known
    return points


COUNT: Final = 8  # bits for each design
ONE_OF: Final[list[int]] = [1 << COUNT * ((item - 1) % DESIGNS) for item in range(len(EQUIPMENT))]
POINTS: Final[dict[int, int]] = {0: 0}


def points_of(designs: int) -> int:
    """The points of one family, from now on known."""
    one, two, three = [designs >> COUNT * design & 0xFF for design in range(DESIGNS)]
    found = POINTS[designs] = family_points(one, two, three)
    return found


@cache
def family_points(one: int, two: int, three: int) -> int:
    """T28 · The best split of so many of each design into combinations."""
    designs = sorted((one, two, three))
    if designs != [one, two, three]:
        return family_points(*designs)
    best = 0
    for index, number in enumerate(designs):
        for size, points in ((3, TRIPLET), (2, PAIR)):
            if number >= size:
                left = designs[:]
                left[index] -= size
                best = max(best, points + family_points(*left))
    if min(designs):
        best = max(best, TRIO + family_points(*[number - 1 for number in designs]))
    return best
