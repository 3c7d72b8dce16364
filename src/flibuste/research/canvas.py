"""Sections of a board drawn with Pillow: on cards, in as many columns as let the letters be large.

Every picture has the same size: films want all alike.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from flibuste.core.sections import Spoken

WIDTH, HEIGHT = 1280, 800
MARGIN: Final = 14
HEAD: Final = 40  # for the name of the game
SIZES: Final = (24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8)
COLUMNS: Final = (1, 2, 3, 4)
LEADING: Final = 1.3
GROUND, CARD, TITLE, INK, NOTE = "#141b24", "#1f2934", "#f2d25c", "#f3ede0", "#b9c3cc"
HUES: Final = {
    "black": "#8b93a0", "blue": "#6fa5ff", "brown": "#c98d52", "gold": "#f2d25c",
    "green": "#5fcf7f", "orange": "#f0a060", "pink": "#ff9ec4", "purple": "#cf9bf0",
    "red": "#ff7b74", "silver": "#ccd6e0", "violet": "#cf9bf0", "white": "#ffffff",
    "yellow": "#e9d34a",
}  # fmt: skip
PLAIN: Final = str.maketrans(  # Pillow's own font has few other letters
    {"–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "…": "...", "×": "x"}
    | {"→": "->", "·": "|", "≥": ">=", "\N{NO-BREAK SPACE}": " ", "♦": "*", "●": "*"}
)
WORD: Final = re.compile(r"\w+|\W+")
Cell: TypeAlias = tuple[float, str]
"""Pixels from the left of its column, and what stands there."""


class Row(NamedTuple):
    """A line of a card."""

    cells: tuple[Cell, ...]
    title: bool = False
    gap: bool = False  # between two cards


def drawn(name: str, sections: Sequence[Spoken]) -> Image.Image:
    """The picture of a board."""
    size, columns = _layout([_plain(section) for section in sections])
    picture = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    pen = ImageDraw.Draw(picture)
    pen.text((MARGIN, MARGIN), name.translate(PLAIN), font=_font(22), fill=TITLE)
    wide = (WIDTH - MARGIN) / len(columns)
    for place, rows in enumerate(columns):
        _column(pen, MARGIN + place * wide, wide - MARGIN, rows, size)
    return picture


def _plain(section: Spoken) -> Spoken:
    return Spoken(_letters(section.title), [*map(_letters, section.lines)], section.columns)


def _letters(text: str) -> str:
    """What the font can show: accents are left out."""
    split = unicodedata.normalize("NFKD", text.translate(PLAIN))
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@lru_cache(maxsize=1 << 14)
def _length(word: str, size: int) -> float:
    """Pixels of a word; the same ones stand on every picture of a match."""
    return float(_font(size).getlength(word))


def _layout(sections: Sequence[Spoken]) -> tuple[int, list[list[Row]]]:
    """The largest letters that let all of it find room, in the fewest columns; else the smallest.

    What does not even find room then is left out at the end.
    """
    for size in SIZES:
        most = int((HEIGHT - HEAD - 2 * MARGIN) / (size * LEADING)) - 1
        for count in COLUMNS:
            wide = (WIDTH - MARGIN) / count - 2 * MARGIN
            rows = [row for section in sections for row in _rows(section, wide, size)]
            columns = _columns(rows, most)
            if len(columns) <= count:
                return size, columns
    return size, columns[:count]


def _columns(rows: Sequence[Row], most: int) -> list[list[Row]]:
    """Rows in columns that are not higher than so many; no title at the foot of one."""
    found: list[list[Row]] = [[]]
    for row in rows:
        full = len(found[-1]) >= most - row.title
        if full:
            found.append([])
        if found[-1] or not row.gap:
            found[-1].append(row)
    return found


def _rows(section: Spoken, wide: float, size: int) -> Iterator[Row]:
    """A section in lines of this width: its title, and its lines broken or in a grid."""
    yield Row((), gap=True)
    if section.title:
        for line in _broken(section.title, wide, size):
            yield Row(((0.0, line),), title=True)
    if section.columns > 1:
        cell = max((_length(line, size) for line in section.lines), default=0) + size
        beside = max(1, min(section.columns, int(wide / cell)))
        for first in range(0, len(section.lines), beside):
            few = section.lines[first : first + beside]
            yield Row(tuple((place * cell, text.strip()) for place, text in enumerate(few)))
    else:
        for text in section.lines:
            indent = float(size * (len(text) - len(text.lstrip())) / 3)
            for number, line in enumerate(_broken(text.strip(), wide - indent - size, size)):
                yield Row(((indent + (size if number else 0), line),))


def _broken(text: str, wide: float, size: int) -> list[str]:
    """A line in as many as it needs."""
    lines, space = list[list[str]](), _length(" ", size)
    used = wide
    for word in text.split(" "):
        more = _length(word, size)
        if used + space + more > wide:
            lines.append([])
            used = -space
        lines[-1].append(word)
        used += space + more
    return [" ".join(words) for words in lines]


def _column(pen: Any, left: float, wide: float, rows: Sequence[Row], size: int) -> None:
    """Cards from the top down, each with its rows."""
    high, top = size * LEADING, float(HEAD + MARGIN)
    start = 0
    for place in range(len(rows) + 1):
        if place == len(rows) or rows[place].gap:
            if place > start:
                box = (left, top + start * high, left + wide, top + place * high + high / 2)
                pen.rounded_rectangle(box, size / 2, fill=CARD)
            start = place + 1
    for place, row in enumerate(rows):
        for at, text in row.cells:
            where = (left + MARGIN / 2 + at, top + place * high + high / 5)
            _words(pen, where, text, size, TITLE if row.title else INK)


def _words(pen: Any, where: tuple[float, float], text: str, size: int, ink: str) -> None:
    """Words of a colour in their colour; what stands in brackets a little darker."""
    x, y = where
    deep = 0
    for word in WORD.findall(text):
        deep += word.count("(")
        hue = HUES.get(word.lower(), NOTE if deep and ink == INK else ink)
        pen.text((x, y), word, font=_font(size), fill=hue)
        x += _length(word, size)
        deep -= word.count(")")
