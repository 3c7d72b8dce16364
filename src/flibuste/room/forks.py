"""What if: a table that begins at a moment of a match that is over, and goes on another way.

The table keeps the line of the first match and the step at which it leaves it; when it is started,
the acts up to there are its own first entries.  With the same luck the questions to luck are
answered as they were then, one after another, and beyond them as the same seed goes on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from flibuste.core.codec import loads
from flibuste.core.luck import Luck
from flibuste.core.match import Match
from flibuste.core.plain import to_json
from flibuste.core.refusal import Refused
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.table import Table


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """From which step of which match, and whether luck is as it was."""

    line: str
    step: int
    luck: Literal["same", "new"] = "new"
    table: str = ""  # where it was played, if in this room: whoever sat there may ask for the same


@lru_cache(maxsize=64)
def first_match(line: str) -> Match[Any, Any, Any]:
    """The match that is left: to be read, and played by nobody."""
    return loads(line)


def begins(wish: WhatIf, game: str, seats: int, options: object) -> Match[Any, Any, Any]:
    """The match before its first act, or why it cannot be played on from there."""
    first = first_match(wish.line)
    if first.game.key != game or first.seats != seats or options:
        raise Refused("room-whatif-same", game=first.game.key, seats=first.seats)
    if not 0 <= wish.step < len(first.journal):
        raise Refused("room-whatif-step", last=len(first.journal) - 1)
    if wish.luck == "same" and first.luck is None:
        raise Refused("room-whatif-luck")
    return Match(first.game, seats, first.options, position=first.position)


def fork(wish: WhatIf, sat: Table | None) -> records.Fork:
    """What is kept of it, with the names of those who played the first match."""
    names = tuple(chair.name for chair in sat.chairs) if sat is not None else ()
    return records.Fork("".join(wish.line.split()), wish.step, wish.luck, names)


def seed_of(wish: WhatIf | None) -> str | None:
    """The first match's seed, if its luck is wanted again."""
    luck = first_match(wish.line).luck if wish is not None and wish.luck == "same" else None
    return luck.seed if luck is not None else None


def luck_of(header: records.Header) -> Luck:
    """A table's luck: from its seed, and if it comes again, as it came."""
    if header.fork is None or header.fork.luck != "same":
        return Luck(header.seed)
    first = first_match(header.fork.line).luck
    return Luck(header.seed, first.used if first is not None else None)


def opening(header: records.Header, at: float | None) -> list[records.Acted]:
    """The acts up to the moment at which the first match is left."""
    if header.fork is None:
        return []
    journal = first_match(header.fork.line).journal[: header.fork.step]
    return [records.Acted(seat, to_json(action), at=at) for seat, action in journal]
