"""The oracle's scoring (T25–T29), by seat and line, as if the match ended now."""

from __future__ import annotations

from collections import Counter
from functools import cache

from flibuste.games.piratoons.tests.oracle_table import SLOT_OF, Ship, Table, kind_of
from flibuste.games.piratoons.tests.oracle_yard import joins

LINES = ["sails", "doubloons", "barrels", "joins", "empty", "families"]


def tally(table: Table) -> list[dict[str, int]]:
    ships = table.ships
    empty = [empty_slots(table, ship) for ship in ships]
    columns = [
        majority([number_placed(ship)["sail"] for ship in ships]),
        majority(table.doubloons),
        majority([barrels(table, ship) for ship in ships]),
        [joins(table, ship.order) for ship in ships],
        [sum(row) for row in zip(*map(penalty, zip(*empty, strict=True)), strict=True)],
        [sum(families(ship)) for ship in ships],
    ]
    return [dict(zip(LINES, row, strict=True)) for row in zip(*columns, strict=True)]


def scores(table: Table) -> list[int]:
    return [sum(lines.values()) for lines in tally(table)]


def ranks(table: Table) -> list[int]:
    """T29: the most points win, equal totals share a place: 1, 1, 3."""
    totals = scores(table)
    return [1 + sum(other > total for other in totals) for total in totals]


def majority(numbers: list[int]) -> list[int]:
    """T25: 5 for the most, 2 for the next lower number; 0 scores nothing."""
    values = sorted({number for number in numbers if number > 0}, reverse=True)
    points = dict(zip(values, (5, 2), strict=False))
    return [points.get(number, 0) for number in numbers]


def penalty(numbers: tuple[int, ...]) -> list[int]:
    """T27: −2 for whoever has the most, unless that is 0."""
    return [-2 if number == max(numbers) > 0 else 0 for number in numbers]


def number_placed(ship: Ship) -> Counter[str]:
    return Counter(kind_of(tile) for tiles in ship.gear.values() for tile in tiles)


def barrels(table: Table, ship: Ship) -> int:
    return sum(table.hulls[name].barrels for name in ["prow", *ship.order, "stern"])


def empty_slots(table: Table, ship: Ship) -> list[int]:
    """T27: of Deck, Gunport, Porthole, Quarters, and all together."""
    decks = 0
    number = Counter[str]()
    for name in ["prow", *ship.order, "stern"]:
        hull = table.hulls[name]
        on_it = Counter(map(kind_of, ship.gear.get(name, [])))
        if hull.top is not None and not on_it["deck"] and not on_it["sail"]:
            decks += 1
        for kind, letter in SLOT_OF.items():
            number[kind] += hull.slots.count(letter) - on_it[kind]
    row = [decks, number["gunport"], number["porthole"], number["quarters"]]
    return [*row, sum(row)]


def families(ship: Ship) -> list[int]:
    """T28: of Deck, Gunport, Porthole, Quarters."""
    tiles = Counter(tile for tiles in ship.gear.values() for tile in tiles)
    kinds = ("deck", "gunport", "porthole", "quarters")
    return [best_split(tuple(sorted(tiles[f"{kind}{n}"] for n in (1, 2, 3)))) for kind in kinds]


@cache
def best_split(designs: tuple[int, ...]) -> int:
    """T28: take any combination away and go on; the best of all ways."""
    best = 0
    for points, sizes in ((5, (3,)), (2, (2,)), (4, (1, 1, 1))):
        if len(sizes) == 3:
            if min(designs) >= 1:
                best = max(best, points + best_split(tuple(n - 1 for n in designs)))
            continue
        for i, number in enumerate(designs):
            if number >= sizes[0]:
                rest = (*designs[:i], number - sizes[0], *designs[i + 1 :])
                best = max(best, points + best_split(tuple(sorted(rest))))
    return best
