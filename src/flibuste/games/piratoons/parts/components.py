"""What is printed on the tiles (T31): the box's table, and tables that correct it.

A table is text, one entry a line or entries apart by ``;``, as in components.txt; what is not
named is as in the box.  It is an option's value, so that a match can be replayed anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from msgspec import Struct

from flibuste.core.errors import BadOptions
from flibuste.core.protocol import Message
from flibuste.games.piratoons.parts import (
    DESIGNS,
    FAMILIES,
    FAMILY_SIZE,
    FIRST_SHIP_TILE,
    HULL_NAMES,
    KEY,
    NO_TOP,
    SAIL_ROOM,
    SAILS,
    SYMBOLS,
)

LONGEST: Final = 4000  # characters
MOST: Final = 9  # slots of one kind, or barrels, of one tile: no printed tile has so many
NAMES: Final = HULL_NAMES[FIRST_SHIP_TILE:]
ENTRY: Final = re.compile(rf"([{SYMBOLS}]?)-([{SYMBOLS}]?)(?: ([gpq]+))?(?: (\d{{1,2}}))?")


class Part(Struct, frozen=True):
    """A ship tile, the Prow or the Stern as it is printed.

    name · B1a … B4g, prow or stern
    left · the half-symbol on its edge: A, C, B, U; "" at the end of the ship
    right · the same on the other edge
    slots · of the hull, from the lowest storey up: g, p, q
    top · sails that its top takes; -1: it has no top
    barrels · printed on it
    room · slots by family; the first: whether it has a top
    """

    name: str
    left: str
    right: str
    slots: str
    top: int
    barrels: int
    room: tuple[int, int, int, int]


class Components(Struct, frozen=True):
    """A whole table of what is printed.

    parts · the ship tiles, the prow and the stern
    copies · of each equipment tile
    hash · tells two tables apart
    """

    parts: tuple[Part, ...]  # by tile number less FIRST_SHIP_TILE
    copies: tuple[int, ...]
    hash: str

    def __hash__(self) -> int:
        return hash(self.hash)


def components_of(text: str | None) -> Components:
    """The table that an option gives, or the box's; BadOptions names the entry that is wrong."""
    return BOX if text is None or not text.strip() else corrected(text)


@lru_cache(maxsize=64)  # anybody can write another one
def corrected(text: str) -> Components:
    """The box's table with other entries instead of its own."""
    if len(text) > LONGEST:
        raise bad("components-long", most=LONGEST)
    parts = {part.name: part for part in BOX.parts}
    copies = list(BOX.copies)
    read_into(text, parts, copies)
    return table(parts, copies)


def read_into(text: str, parts: dict[str, Part], copies: list[int]) -> None:
    """Each entry of a text, none of them twice."""
    named: set[str] = set()
    for name, about in entries(text):
        if name in named:
            raise bad("components-twice", name=name)
        named.add(name)
        if name in FAMILIES:
            first = 1 + DESIGNS * FAMILIES.index(name)
            copies[first : first + DESIGNS] = copies_of(name, about)
        elif name in NAMES:
            parts[name] = part_of(name, about)
        else:
            raise bad("components-unknown", name=name[:40])


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The name of each entry and what is said of it; a comment ends with its line."""
    for line in text.splitlines():
        for entry in line.partition("#")[0].split(";"):
            name, _, about = " ".join(entry.split()).partition(" ")
            if name:
                yield name, about


def part_of(name: str, about: str) -> Part:
    """``A-B gp 3``: edges, slots, barrels (as many as storeys, if left out)."""
    form = ENTRY.fullmatch(about)
    if form is None:
        raise bad("components-form", name=name, entry=about[:40] or "–")
    left, right, slots, barrels = form.groups("")
    storeys = int(name[1]) if name.startswith("B") else 0
    check_edges(name, left, right, storeys)
    kinds = [slots.count(kind) for kind in "gpq"]
    number = int(barrels) if barrels else storeys
    if max(*kinds, number) > MOST:
        raise bad("components-many", name=name, most=MOST)
    top = SAIL_ROOM[storeys] if storeys else NO_TOP if name == "stern" else 0
    gunports, portholes, quarters = kinds
    room = (int(top != NO_TOP), gunports, portholes, quarters)
    return Part(name, left, right, slots, top, number, room)


def check_edges(name: str, left: str, right: str, storeys: int) -> None:
    """A symbol at each edge that can be joined (T31), not above the tile's own storeys."""
    if bool(left) != (name != "prow") or bool(right) != (name != "stern"):
        raise bad("components-edges", name=name)
    for symbol in (left, right):
        if storeys and SYMBOLS.index(symbol) >= storeys:
            raise bad("components-storey", name=name, symbol=symbol)


def copies_of(name: str, about: str) -> list[int]:
    """``3 3 3``: copies of the designs of a family, nine together (T1)."""
    numbers = about.split()
    if len(numbers) != DESIGNS or not all(re.fullmatch("[0-9]", number) for number in numbers):
        raise bad("components-form", name=name, entry=about[:40] or "–")
    copies = [int(number) for number in numbers]
    if sum(copies) != FAMILY_SIZE:
        raise bad("components-family", name=name, size=FAMILY_SIZE)
    return copies


def table(parts: dict[str, Part], copies: list[int]) -> Components:
    """A whole table; its hash is of the text that spells it out."""
    lines = [spelled(parts[name]) for name in NAMES]
    for index, family in enumerate(FAMILIES):
        first = 1 + DESIGNS * index
        lines.append(" ".join([family, *map(str, copies[first : first + DESIGNS])]))
    digest = sha256("\n".join(lines).encode()).hexdigest()[:16]
    return Components(tuple(parts[name] for name in NAMES), tuple(copies), digest)


def spelled(part: Part) -> str:
    slots = f" {part.slots}" if part.slots else ""
    return f"{part.name} {part.left}-{part.right}{slots} {part.barrels}"


def bad(id: str, **args: int | str) -> BadOptions:
    return BadOptions(Message(id, args), KEY)


def box() -> Components:
    """T31 · The table of components.txt, which names every part."""
    parts: dict[str, Part] = {}
    copies = [SAILS] + [0] * (len(FAMILIES) * DESIGNS)
    read_into(files(__package__).joinpath("components.txt").read_text("utf-8"), parts, copies)
    return table(parts, copies)


BOX: Final = box()
