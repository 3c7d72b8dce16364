"""The view as text, section by section: what the plain terminal and the plain table show.

A game gives messages; whoever shows them puts them into words, and only what is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from msgspec import Struct

from flibuste.core.protocol import Message
from flibuste.core.words import Words


class Section(Struct, frozen=True):
    """A heading (perhaps none) and its lines; short ones may stand in columns.

    What the viewer holds belongs at the top of the first section: a phone shows it at once.
    """

    title: Message | None
    lines: list[Message]
    columns: int = 1


class Spoken(Struct, frozen=True):
    """A section in one language; without a heading its title is empty."""

    title: str
    lines: list[str]
    columns: int


def spoken(sections: Sequence[Section], words: Words) -> list[Spoken]:
    """Sections put into words."""
    return [
        Spoken(
            "" if section.title is None else words.say(section.title),
            [words.say(line) for line in section.lines],
            section.columns,
        )
        for section in sections
    ]


def as_text(sections: Sequence[Section], words: Words, width: int = 80) -> str:
    """For a terminal: sections apart by an empty line, columns of equal width."""
    return "\n\n".join("\n".join(_lines(section, width)) for section in spoken(sections, words))


def _lines(section: Spoken, width: int) -> list[str]:
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
