"""What a ship will be worth in its best arrangement, with room for hopes: for bots.

Nothing depends on how a ship stands before the end (T23, T24), only on the tiles it consists of.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from flibuste.games.piratoons.parts import (
    DECK,
    DESIGNS,
    FAMILIES,
    FIRST_SHIP_TILE,
    NO_TOP,
    PROW,
    QUARTERS,
    SAIL,
    STERN,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.optimiser import LEAP, arcs_of, hanging_together, with_leaps
from flibuste.games.piratoons.rules.scoring import JOIN, family_points
from flibuste.games.piratoons.rules.ships import Ship, part, remembered

SLOT: Final = 0.12  # a free slot for a tile that may still come, for each round to come
NEXT: Final = 0.2  # a point that one more tile of a family would bring, for each round to come
REPAIR: Final = 0.3  # a bad join, for which a tile may still come, for each round to come
FREE: Final = 3  # slots of a kind for which tiles will come
PLACED: Final = 1.0  # a tile in its slot, whatever combination it will be in
SAIL_BY_ITSELF, BARREL_BY_ITSELF, GHOST_BY_ITSELF = 1.2, 0.5, 0.4  # points, whoever has the most


class Outlook(NamedTuple):
    """What a ship brings to the scoring in its best arrangement."""

    sails: int
    barrels: int
    joins: int  # points
    families: float  # points
    empty: tuple[int, ...]  # slots by family, and all together
    growth: float  # points to hope for, for each round to come


def with_loot(ship: Ship, tiles: Sequence[int]) -> Ship:
    """The ship with tiles that were won; no matter where they will stand."""
    if not tiles:
        return ship
    hulls = tuple([tile for tile in tiles if tile >= FIRST_SHIP_TILE])
    items = tuple([tile for tile in tiles if tile < FIRST_SHIP_TILE])
    return Ship((*ship.order, *hulls), ship.gear, (*ship.loose, *items))


@remembered
def outlook(table: Components, ship: Ship) -> Outlook:
    parts = [part(table, hull) for hull in (PROW, *ship.order, STERN)]
    room = [sum(slots) for slots in zip(*[one.room for one in parts], strict=True)]
    number = [0] * (1 + DESIGNS * len(FAMILIES))
    for item in ship.equipment():
        number[item] += 1
    families = growth = 0.0
    empty = [0] * len(FAMILIES)
    for family in range(QUARTERS + 1):
        first = 1 + DESIGNS * family
        held = held_of(*number[first : first + DESIGNS], room[family])
        families += held[0]
        growth += held[1]
        empty[family] = held[2]
    masts = sorted([one.top for one in parts if one.top != NO_TOP])[room[DECK] - empty[DECK] :]
    sails = min(number[SAIL], sum(masts))
    empty[DECK] -= min(sails, sum([most > 0 for most in masts]))
    good = joins(table, Ship(tuple(sorted(ship.order))))
    growth += REPAIR * (len(ship.order) + 1 - good / JOIN) / 2
    return Outlook(
        sails,
        sum([one.barrels for one in parts]),
        good,
        families,
        (*empty, sum(empty)),
        growth + SLOT * min(sum(masts) - sails, FREE),
    )


@lru_cache(maxsize=16384)
def held_of(one: int, two: int, three: int, room: int) -> tuple[float, float, int]:
    """T23, T28: points of the best tiles of a family for so many slots, growth, and free slots."""
    designs = (one, two, three)
    over = sum(designs) - room
    if over > 0:
        return max(
            [
                held_of(*fewer, room)
                for fewer in ((one - 1, two, three), (one, two - 1, three), (one, two, three - 1))
                if min(fewer) >= 0
            ]
        )
    points = family_points(*designs)
    if not over:
        return points + PLACED * sum(designs), 0.0, 0
    more = family_points(one + 1, two, three), family_points(one, two + 1, three)
    gain = sum([*more, family_points(one, two, three + 1)]) - 3 * points
    return points + PLACED * sum(designs), SLOT * min(-over, FREE) + NEXT * gain / 3, -over


@remembered
def joins(table: Components, ship: Ship) -> int:
    """T26: the points for joins in the best order; groups of tiles are joined badly."""
    groups = hanging_together(arcs_of(table, ship.order))
    leaps = [sum([arc.tile == LEAP for arc in with_leaps(arcs)]) for arcs in groups]
    bad = leaps[0] if len(groups) == 1 else sum([max(number, 1) for number in leaps])
    return JOIN * (len(ship.order) + 1 - 2 * bad)


def by_itself(table: Components, ship: Ship) -> float:
    """What a ship is worth to its owner, whatever the others have."""
    look = outlook(table, ship)
    majorities = SAIL_BY_ITSELF * look.sails + BARREL_BY_ITSELF * look.barrels
    ghosts = GHOST_BY_ITSELF * look.empty[-1]
    return look.joins + look.families + look.growth + majorities - ghosts
