"""A running table told to who does not sit at it: in a list, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.sections import Section, Spoken, spoken
from flibuste.core.words import words
from flibuste.room.chairs import together
from flibuste.room.glances import Glance
from flibuste.room.table import Table


def summary(glance: Glance, *, seat: Seat | None = None) -> dict[str, Any]:
    """A table in a list: nothing that its players alone may know."""
    table = glance.seen(WATCHER if seat is None else seat)
    turn = [one for one in table.awaiting() if one >= 0 and table.phase == "running"]
    here = together(table, seat) if seat is not None and seat >= 0 else []
    mine = [one for one in turn if one in here and not table.chairs[one].conceded]
    return {
        "table": table.header.table,
        "watch": table.header.watch,
        "game": table.game.key,
        "phase": table.phase,
        "chairs": [
            {"kind": chair.kind, "name": chair.name, "bot": chair.played_by}
            for chair in table.chairs
        ],
        "seat": None if seat is None else max(seat, WATCHER),
        "turn": turn,
        "rated": table.header.rated,
        "awaited": bool(mine),
        "left": min((left for left in map(glance.left, mine) if left is not None), default=None),
    }


def board(table: Table, viewer: Seat) -> Sequence[Section]:
    """The view as messages, section by section."""
    return table.game.board(table.view(viewer))


def board_in_words(table: Table, viewer: Seat, language: str) -> list[Spoken]:
    """The same in one language, with the players' own names."""
    its = words(table.game.key, language)
    names = [chair.name or its(f"seat-{seat}") for seat, chair in enumerate(table.chairs)]
    return spoken(board(table, viewer), its.of(names))
