"""What the page asks for that is not about a running socket: cards, tables, rules, QR codes."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import segno

from flibuste.core.lesson import has_lesson
from flibuste.core.options import describe_options
from flibuste.core.protocol import Seat
from flibuste.core.referee import describe
from flibuste.core.registry import card, find, games, room_options
from flibuste.core.words import words
from flibuste.server.chairs import together
from flibuste.server.room import Room
from flibuste.server.table import Table

LONGEST_QR: Final = 300  # signs: an address with four words behind it has half as many
ADDRESS: Final = re.compile(f"^[ -~]{{0,{LONGEST_QR}}}$")


def cards() -> list[dict[str, Any]]:
    """Every game with what the lobby tells of it and what a new table can choose."""
    told = []
    for key in games():
        game = find(key)
        about = describe(game)
        options = describe_options(game)
        for name, value in room_options(game.package).items():
            options[name] = {**options[name], "default": value}
        about |= {"card": card(game.package), "options": options}
        told.append({**about, "lesson": has_lesson(game)})
    return told


@lru_cache(maxsize=1)
def cards_told(_: tuple[str, ...]) -> bytes:
    """The same as JSON, made anew when there are other games: it takes the time of many acts."""
    return msgspec.json.encode(cards())


def summary(room: Room, *, seat: Seat | None = None) -> dict[str, Any]:
    """A table in a list: nothing that its players alone may know."""
    table = room.table
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
        "awaited": table.phase == "running"
        and seat is not None
        and not set(together(table, seat)).isdisjoint(table.match.state.awaiting()),
    }


def board_text(table: Table, viewer: Seat, language: str) -> list[dict[str, Any]]:
    """The view in words, section by section."""
    names = [
        chair.name or words(table.game.key, language)(f"seat-{seat}")
        for seat, chair in enumerate(table.chairs)
    ]
    spoken = words(table.game.key, language).of(names)
    view = table.view(viewer)
    return [
        {"title": section.title, "lines": section.lines, "columns": section.columns}
        for section in table.game.board(view, spoken)
    ]


def words_file(key: str, language: str) -> str:
    """A game's own words, as they are written."""
    return files(find(key).package).joinpath("words", f"{language}.ftl").read_text("utf-8")


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """A QR code in the page's own ink: no colours of its own."""
    drawing = io.BytesIO()
    segno.make(text or " ", error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return drawing.getvalue().replace(b'stroke="#000"', b'stroke="currentColor"')
