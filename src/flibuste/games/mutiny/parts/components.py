"""The component table: what only the printed cards and the board tell (COMPONENTS of the rules).

``components.toml`` is our own table; the option ``components`` brings a corrected one, as a table
of the same names or in one line (``pink 7 9 4; storms 7 11 15``).  What it does not name is as in
the file.  The table travels with the match, and its fingerprint stands in every view.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from flibuste.core.errors import BadOptions
from flibuste.core.protocol import Message

KEY: Final = "mutiny"
PRINTED: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text("utf-8")
)
COMBAT_CARDS: Final = 40  # M3
GOLD_CARDS: Final = 18
HANDS: Final = 4  # M4: each player may get a 1 of either colour, so there are at least as many
REMEMBERED: Final = 64  # tables: anybody can write another one
LARGEST: Final = 99  # the highest square: a longer track is a slip of the pen

Copies: TypeAlias = tuple[int, int, int]
"""How many cards there are of value 1, 2 and 3."""


# Every view asks for its hash.
class Components(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """M1, M3 · Cards and track of the box; what is not named is as in components.toml.

    pink · cards of value 1, 2 and 3
    grey · cards of value 1, 2 and 3
    gold · cards of value 1, 2 and 3
    track · the last square of the chart
    storms · squares with a storm
    starts · where the ship begins, with two, three and four players
    """

    pink: Copies = tuple(PRINTED["pink"])
    grey: Copies = tuple(PRINTED["grey"])
    gold: Copies = tuple(PRINTED["gold"])
    track: int = PRINTED["track"]
    storms: tuple[int, ...] = tuple(PRINTED["storms"])
    starts: tuple[int, int, int] = tuple(PRINTED["starts"])


def line(table: Components) -> str:
    """The whole table in one line, as the option takes it."""
    told = []
    for name, value in msgspec.structs.asdict(table).items():
        numbers = value if isinstance(value, tuple) else (value,)
        told.append(" ".join([name, *map(str, numbers)]))
    return "; ".join(told)


@lru_cache(maxsize=REMEMBERED)
def fingerprint(table: Components) -> str:
    """What tells this table from every other one, in every view and written position."""
    return sha256(line(table).encode()).hexdigest()[:12]


@lru_cache(maxsize=REMEMBERED)
def components(given: str | Components | None) -> Components:
    """The table that an option brings, or BadOptions naming the part that cannot be."""
    table = read_line(given) if isinstance(given, str) else given or Components()
    check_cards(table)
    check_track(table)
    return table


def read_line(text: str) -> Components:
    """``pink 7 9 4; storms 7 11 15``; whoever has the table as JSON may paste that."""
    named = read_json(text) if text.lstrip().startswith("{") else read_words(text)
    try:
        return msgspec.convert(named, Components)
    except msgspec.ValidationError as error:
        place = str(error).rpartition("$.")[2] or str(error).rpartition("`")[0].rpartition("`")[2]
        raise bad("components-numbers", part=place.strip("`")[:20]) from None


def read_json(text: str) -> Any:
    try:
        named = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise bad("components-part", part=text.strip()[:20]) from None
    for name in named:
        if name not in Components.__struct_fields__:
            raise bad("components-part", part=name[:20])
    return named


def read_words(text: str) -> dict[str, Any]:
    named: dict[str, Any] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, *numbers = part.split()
        if name not in Components.__struct_fields__ or name in named:
            raise bad("components-part", part=name[:20])
        if not all(number.isascii() and number.isdigit() for number in numbers):
            raise bad("components-numbers", part=name)
        values = [int(number[:6]) for number in numbers]
        named[name] = values[0] if name == "track" and len(values) == 1 else values
    return named


def check_cards(table: Components) -> None:
    """M3: 40 combat cards, 18 gold cards; M4: enough 1s of either colour for four hands."""
    for name in ("pink", "grey", "gold"):
        if min(getattr(table, name)) < 0:
            raise bad("components-numbers", part=name)
    combat = sum(table.pink) + sum(table.grey)
    if combat != COMBAT_CARDS:
        raise bad("components-combat", cards=combat, most=COMBAT_CARDS)
    if sum(table.gold) != GOLD_CARDS:
        raise bad("components-gold", cards=sum(table.gold), most=GOLD_CARDS)
    for name in ("pink", "grey"):
        if getattr(table, name)[0] < HANDS:
            raise bad("components-ones", part=name, least=HANDS)


def check_track(table: Components) -> None:
    """M1: the ship begins before the mutiny square, and storms rage between the ends."""
    if not 1 <= table.track <= LARGEST:
        raise bad("components-track", most=LARGEST)
    if not all(0 <= start < table.track for start in table.starts):
        raise bad("components-starts", track=table.track)
    storms = table.storms
    rising = all(one < two for one, two in pairwise(storms))
    if not rising or not all(0 < square < table.track for square in storms):
        raise bad("components-storms", track=table.track)


def bad(id: str, **args: Any) -> BadOptions:
    return BadOptions(Message(id, args), KEY)
