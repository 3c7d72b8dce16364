"""The view in words, section by section: what the plain terminal and the plain table show."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from msgspec import Struct


class Section(Struct, frozen=True):
    """A heading (perhaps none) and its lines; short ones may stand in columns.

    What the viewer holds belongs at the top of the first section: a phone shows it at once.
    """

    title: str
    lines: list[str]
    columns: int = 1


def as_text(sections: Sequence[Section], width: int = 80) -> str:
    """For a terminal: sections apart by an empty line, columns of equal width."""
    return "\n\n".join("\n".join(_lines(section, width)) for section in sections)


def _lines(section: Section, width: int) -> list[str]:
    cell = width // section.columns
    rows = [
        section.lines[first : first + section.columns]
        for first in range(0, len(section.lines), section.columns)
    ]
    told = []
    for row in rows:
        line = "".join(text.ljust(cell) for text in row).rstrip()
        told += wrap(line, width, subsequent_indent="    ") if section.columns == 1 else [line]
    return [section.title, *told] if section.title else told
