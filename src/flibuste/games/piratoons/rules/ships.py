"""Ships: what stands where between Prow and Stern, and what a ship can hold (T21–T23).

A ship is never changed, another takes its place: so copies of a state share their ships.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Final, TypeVar

from flibuste.games.piratoons.parts import (
    DECK,
    FAMILIES,
    FAMILY_OF,
    FIRST_SHIP_TILE,
    NO_TOP,
    PROW,
    SAIL,
    STERN,
    SYMBOLS,
)
from flibuste.games.piratoons.parts.components import Components, Part

FAMILY: Final[tuple[int, ...]] = FAMILY_OF  # found without a look for its name
SAILS: Final = FAMILY_OF[SAIL]  # as if they were a family
NO_SYMBOL: Final = -1  # on the edge of a part that ends the ship
TOPS: Final = DECK  # Decks and Sails compete for tops and count as one kind (T23)


class Ship:
    """Ship tiles in their order, the equipment on each, and equipment that stands nowhere yet."""

    __slots__ = ("gear", "loose", "order", "told")

    def __init__(
        self,
        order: tuple[int, ...] = (),
        gear: tuple[tuple[int, ...], ...] = ((), ()),
        loose: tuple[int, ...] = (),
    ) -> None:
        self.order = order  # tiles from the Prow to the Stern
        self.gear = gear  # of the Prow, of each tile, of the Stern; each sorted
        self.loose = loose  # in the order of winning
        self.told: Any = None  # what sight has written down of it

    def hulls(self) -> tuple[int, ...]:
        """Prow, ship tiles, Stern."""
        return (PROW, *self.order, STERN)

    def equipment(self) -> list[int]:
        """All that the player has, on the ship or loose."""
        return [*(item for items in self.gear for item in items), *self.loose]


BARE: Final = Ship()  # T4: Prow and Stern joined

R = TypeVar("R")
REMEMBERED: Final = 20_000  # ships, at most
TABLES: Final = 64  # components, at most: anybody can write other ones


def remembered(work: Callable[[Components, Ship], R]) -> Callable[[Components, Ship], R]:
    """Worked out once for each ship: views and bots meet the same ones again and again."""
    known: dict[tuple[object, ...], R] = {}

    @wraps(work)
    def recalled(table: Components, ship: Ship) -> R:
        key = (table.hash, ship.order, ship.gear, ship.loose)
        if key not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[key] = work(table, ship)
        return known[key]

    return recalled


class Print:
    """What is printed on a ship tile, the Prow or the Stern (``Part``), found without a look for
    names: rules ask for it again and again.
    """

    __slots__ = ("barrels", "begins", "ends", "left", "name", "right", "room", "slots", "top")

    def __init__(self, part: Part) -> None:
        self.name = part.name
        self.left = part.left
        self.right = part.right
        self.begins = SYMBOLS.index(part.left) if part.left else NO_SYMBOL
        self.ends = SYMBOLS.index(part.right) if part.right else NO_SYMBOL
        self.slots = part.slots
        self.top = part.top
        self.barrels = part.barrels
        self.room = list(part.room)


PRINTED: Final[dict[str, list[Print]]] = {}  # by the hashes of tables


def prints(table: Components) -> list[Print]:
    """Of a whole table, by tile number less FIRST_SHIP_TILE."""
    found = PRINTED.get(table.hash)
    if found is None:
        if len(PRINTED) >= TABLES:
            PRINTED.clear()
        found = PRINTED[table.hash] = [Print(one) for one in table.parts]
    return found


def part(table: Components, hull: int) -> Print:
    """What is printed on a ship tile, the Prow or the Stern."""
    return prints(table)[hull - FIRST_SHIP_TILE]


def printed_on(table: Components, order: Sequence[int]) -> list[Print]:
    """What is printed on the Prow, on ship tiles in this order, and on the Stern."""
    found, first = prints(table), FIRST_SHIP_TILE
    return [found[PROW - first], *[found[hull - first] for hull in order], found[STERN - first]]


# Slots


def fits(table: Components, hull: int, items: Sequence[int], item: int) -> bool:
    """T22 · Slots of their own kind, one each; on top a Deck or Sails, never both."""
    return is_room(part(table, hull), items, item)


def is_room(printed: Print, items: Sequence[int], item: int) -> bool:
    """The same of what is printed."""
    families = FAMILY
    family = families[item]
    same = decks = sails = 0
    for other in items:
        there = families[other]
        same += there == family
        decks += there == DECK
        sails += there == SAILS
    if item == SAIL:
        return sails < printed.top and not decks
    if family == DECK:
        return printed.top != NO_TOP and not decks and not sails
    return same < printed.room[family]


def placed(table: Components, ship: Ship, item: int) -> Ship | None:
    """The item on the first free fitting slot from the Prow, if there is one (T23)."""
    for index, printed in enumerate(printed_on(table, ship.order)):
        items = ship.gear[index]
        if is_room(printed, items, item):
            filled = tuple(sorted((*items, item)))
            gear = (*ship.gear[:index], filled, *ship.gear[index + 1 :])
            return Ship(ship.order, gear, ship.loose)
    return None


def settled(table: Components, ship: Ship) -> Ship:
    """Each loose item on the first free fitting slot, in the order of winning (T23)."""
    loose, ship = ship.loose, Ship(ship.order, ship.gear)
    kept: list[int] = []
    for item in loose:
        found = placed(table, ship, item)
        if found is None:
            kept.append(item)
        else:
            ship = found
    ship.loose = tuple(kept)
    return ship


def with_tiles(table: Components, ship: Ship, tiles: Sequence[int]) -> Ship:
    """Tiles just won (T23): ship tiles before the Stern, then equipment where it fits."""
    hulls = tuple([tile for tile in tiles if tile >= FIRST_SHIP_TILE])
    items = tuple([tile for tile in tiles if tile < FIRST_SHIP_TILE])
    gear = (*ship.gear[:-1], *((),) * len(hulls), ship.gear[-1])
    return settled(table, Ship((*ship.order, *hulls), gear, (*ship.loose, *items)))


def without(ship: Ship, item: int) -> Ship:
    """The ship without an item: a loose one, else the one nearest the Stern."""
    if item in ship.loose:
        index = ship.loose.index(item)
        return Ship(ship.order, ship.gear, ship.loose[:index] + ship.loose[index + 1 :])
    index = max(i for i, items in enumerate(ship.gear) if item in items)
    left = list(ship.gear[index])
    left.remove(item)
    gear = (*ship.gear[:index], tuple(left), *ship.gear[index + 1 :])
    return Ship(ship.order, gear, ship.loose)


# Holding


def kinds_over(table: Components, order: Sequence[int], items: Sequence[int]) -> tuple[int, ...]:
    """The kinds of which no arrangement holds all (T23); TOPS stands for Decks and Sails."""
    room = [0] * len(FAMILIES)
    for printed in printed_on(table, order):
        for family, slots in enumerate(printed.room):
            room[family] += slots
    number = [0] * len(FAMILIES)
    sails = 0
    for item in items:
        if item == SAIL:
            sails += 1
        else:
            number[FAMILY[item]] += 1
    over = [family for family in range(1, len(room)) if number[family] > room[family]]
    if not tops_hold(table, order, number[DECK], sails):
        over.insert(0, TOPS)
    return tuple(over)


def tops_hold(table: Components, order: Sequence[int], decks: int, sails: int) -> bool:
    """Decks take the tops with the least room for Sails; the rest must hold the Sails (T23)."""
    tops = sorted([printed.top for printed in printed_on(table, order)[:-1]])
    return decks <= len(tops) and sum(tops[decks:]) >= sails


def kind_of(item: int) -> int:
    """The kind for which an item counts: TOPS, or a family of the hull."""
    return TOPS if item == SAIL else FAMILY[item]


def throwable(table: Components, ship: Ship) -> list[int]:
    """T23 · What may be thrown, each tile once: those of a kind that is over its room."""
    if not ship.loose:
        return []
    items = ship.equipment()
    over = kinds_over(table, ship.order, items)
    return sorted({item for item in items if kind_of(item) in over}) if over else []
