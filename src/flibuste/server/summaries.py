"""A running table told to who does not sit at it: in a list, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.core.protocol import Seat
from flibuste.core.sections import Section, Spoken, spoken
from flibuste.core.words import words
from flibuste.room.chairs import together
from flibuste.room.room import Room
from flibuste.room.table import Table


def summary(room: Room, *, seat: Seat | None = None) -> dict[str, Any]:
    """A table in a list: nothing that its players alone may know."""
    table = room.table
    turn = [one for one in table.awaiting() if one >= 0 and table.phase == "running"]
    return {
        "table": table.header.table,
        "watch": table.header.watch,
        "game": table.game.key,
        "phase": table.phase,
        "chairs": [
            {"kind": chair.kind, "name": chair.name, "bot": chair.played_by}
            for chair in table.chairs
        ],
        "seat": seat,
        "turn": turn,
        "awaited": seat is not None and not set(together(table, seat)).isdisjoint(turn),
    }


def board(table: Table, viewer: Seat) -> Sequence[Section]:
    """The view as messages, section by section."""
    return table.game.board(table.view(viewer))


def board_in_words(table: Table, viewer: Seat, language: str) -> list[Spoken]:
    """The same in one language, with the players' own names."""
    its = words(table.game.key, language)
    names = [chair.name or its(f"seat-{seat}") for seat, chair in enumerate(table.chairs)]
    return spoken(board(table, viewer), its.of(names))
