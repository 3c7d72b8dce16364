"""The best arrangement of a ship (T24), exactly.

All equipment has to be placed, so families, Sails and the empty slots of the hull are what they
are.  An arrangement decides two things, and one does not disturb the other: how many joins are
good (T26), and how many tops stay empty (T27).

Joins: a ship tile is an arc from the symbol on its left edge to that on its right edge, and the
Stern followed by the Prow is one more: a ship is a closed walk over all arcs, each bad join a
leap.  So the least number of leaps is found as by Euler: arcs that hang together need one for
each time a symbol is left more often than it is reached, but at least one if there are others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from flibuste.games.piratoons.parts import (
    DECK,
    QUARTERS,
    SAIL,
    SAIL_ROOM,
    SYMBOLS,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.ships import FAMILY, REMEMBERED, Ship, printed_on

ENDS: Final = -1  # the arc of the Stern and the Prow
LEAP: Final = -2  # an arc that is no tile: a bad join
MOST_SAILS: Final[int] = max(SAIL_ROOM.values())  # on any top


class Arc:
    """A ship tile, or what stands for one."""

    __slots__ = ("left", "right", "tile")

    def __init__(self, tile: int, left: int, right: int) -> None:
        self.tile = tile
        self.left = left  # an index of SYMBOLS
        self.right = right


def best_ship(table: Components, ship: Ship) -> Ship:
    """The same tiles and equipment, with the most good joins and the fewest empty tops."""
    order = best_order(table, tuple(sorted(ship.order)))
    return Ship(order, best_gear(table, order, ship.equipment()))


@lru_cache(maxsize=REMEMBERED)
def best_order(table: Components, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """An order of ship tiles with as many good joins as can be."""
    walk: list[int] = []
    for arcs in hanging_together(arcs_of(table, tiles)):
        walk += cut(closed_walk(with_leaps(arcs)))
    start = walk.index(ENDS)
    return tuple(tile for tile in walk[start + 1 :] + walk[:start] if tile != LEAP)


def arcs_of(table: Components, tiles: Sequence[int]) -> list[Arc]:
    prow, *hulls, stern = printed_on(table, tiles)
    arcs = [Arc(ENDS, stern.begins, prow.ends)]
    for tile, printed in zip(tiles, hulls, strict=True):
        arcs.append(Arc(tile, printed.begins, printed.ends))
    return arcs


def hanging_together(arcs: Iterable[Arc]) -> list[list[Arc]]:
    """The arcs in groups that share symbols."""
    groups: list[list[Arc]] = []
    shared: list[int] = []  # the symbols of each, a set
    for arc in arcs:
        symbols, members = 1 << arc.left | 1 << arc.right, [arc]
        if len(groups) == 1 and shared[0] & symbols:  # as a rule
            groups[0].append(arc)
            shared[0] |= symbols
            continue
        apart: list[list[Arc]] = []
        theirs: list[int] = []
        for group, own in zip(groups, shared, strict=True):
            if own & symbols:
                symbols |= own
                members = group + members
            else:
                apart.append(group)
                theirs.append(own)
        groups, shared = [*apart, members], [*theirs, symbols]
    return groups


def with_leaps(arcs: list[Arc]) -> list[Arc]:
    """Leaps from symbols where the walk would end to those where it would have to begin."""
    surplus = [0] * len(SYMBOLS)  # how much more often a symbol is left than reached
    for arc in arcs:
        surplus[arc.left] += 1
        surplus[arc.right] -= 1
    begins = [symbol for symbol, more in enumerate(surplus) for _ in range(more)]
    ends = [symbol for symbol, more in enumerate(surplus) for _ in range(-more)]
    return arcs + [Arc(LEAP, end, begin) for end, begin in zip(ends, begins, strict=True)]


def closed_walk(arcs: list[Arc]) -> list[int]:
    """Hierholzer's: all arcs once, each beginning where the one before it ended."""
    leaving: list[list[Arc]] = [[] for _ in SYMBOLS]
    for arc in reversed(arcs):
        leaving[arc.left].append(arc)
    walk: list[int] = []
    under_way = [Arc(LEAP, LEAP, arcs[0].left)]
    while under_way:
        last = under_way[-1]
        if leaving[last.right]:
            under_way.append(leaving[last.right].pop())
        else:
            walk.append(last.tile)
            under_way.pop()
    return walk[-2::-1]


def cut(walk: list[int]) -> list[int]:
    """A closed walk opened at a leap, if it has one, so that another can be put beside it."""
    if LEAP not in walk:
        return walk
    start = walk.index(LEAP)
    return walk[start:] + walk[:start]


def best_gear(
    table: Components, order: tuple[int, ...], items: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Everything in its slots; Decks where least Sails fit, Sails on as many masts as can be."""
    printed = printed_on(table, order)
    gear: list[list[int]] = [[] for _ in printed]
    families: list[list[int]] = [[] for _ in range(QUARTERS + 1)]
    sails = items.count(SAIL)
    for item in sorted(items)[sails:]:
        families[FAMILY[item]].append(item)
    for family in range(DECK + 1, QUARTERS + 1):
        placed, items_left = 0, families[family]
        for place, hull in enumerate(printed):
            if placed == len(items_left):
                break
            if hull.room[family]:
                more = placed + hull.room[family]
                gear[place].extend(items_left[placed:more])
                placed = min(more, len(items_left))
    room = [hull.top for hull in printed]
    tops = [i for most in range(MOST_SAILS + 1) for i, top in enumerate(room) if top == most]
    decks = families[DECK]
    for index, item in zip(tops, decks, strict=False):
        gear[index].append(item)
    masts = sorted(tops[len(decks) :])
    for turn in range(MOST_SAILS if sails else 0):  # one on each mast, then a second …
        for index in masts:
            if sails and room[index] > turn:
                gear[index].append(SAIL)
                sails -= 1
    return tuple([tuple(sorted(found)) for found in gear])
