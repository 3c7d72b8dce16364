"""From the styles that games paint with to colours, on a dark and on a light ground.

A style is words: ``bold`` or ``dim``, a hue, ``on-`` a hue or a ground.  Colour never says anything
alone: letters and signs say it too, so a terminal without colours loses nothing.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from flibuste.core.protocol import Picture

DARK: Final = {
    "ink": "#ffffff",
    "blue": "#2f6fe0",
    "green": "#1f8f3f",
    "brown": "#8a5a2b",
    "yellow": "#a88a00",
    "red": "#c8322f",
    "steel": "#9ec1e6",
    "orange": "#f0a060",
    "gold": "#f2d25c",
    "violet": "#cf9bf0",
    "teal": "#66d6c0",
    "bone": "#f3ede0",
    "wall": "#7a6a58",
    "floor": "#2b2620",
    "shade": "#352f27",
    "goal": "#0f6b4f",
    "origin": "#4a4f63",
    "passed": "#5a4630",
}
LIGHT: Final = {
    "ink": "#ffffff",
    "blue": "#1f57c3",
    "green": "#1c7a36",
    "brown": "#7a4a1d",
    "yellow": "#8a6d00",
    "red": "#b3211f",
    "steel": "#275a8c",
    "orange": "#9a4a00",
    "gold": "#735600",
    "violet": "#7226a6",
    "teal": "#00695a",
    "bone": "#4a4238",
    "wall": "#a08c72",
    "floor": "#f3ead9",
    "shade": "#e9dcc5",
    "goal": "#9fe3c4",
    "origin": "#c9cfe6",
    "passed": "#e6cfa8",
}


MANNERS: Final = {word: Style.parse(word) for word in ("bold", "dim", "italic", "underline")}


def style_of(words: str, dark: bool) -> Style:
    """A style of a game in the colours of this ground; an unknown word says nothing."""
    palette = DARK if dark else LIGHT
    style = Style()
    for word in words.split():
        if word in MANNERS:
            style += MANNERS[word]
        elif word in palette:
            style += Style(color=palette[word])
        elif word.removeprefix("on-") in palette:
            style += Style(bgcolor=palette[word.removeprefix("on-")])
    return style


def coloured(picture: Picture, dark: bool) -> Text:
    """A picture as one text, line under line."""
    text = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(picture):
        if number:
            text.append("\n")
        for span, style in line:
            text.append(span, style_of(style, dark))
    return text
