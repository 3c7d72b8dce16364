"""What a table looks like, for ``render``: the board in words, as text or as pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flibuste.core.protocol import WATCHER, AnyGame, Seat
from flibuste.core.sections import as_text
from flibuste.core.words import words

if TYPE_CHECKING:
    import numpy as np

WIDTH, HEIGHT = 960, 720  # pixels of every picture: films want all alike
MARGIN: Final = 12
LARGEST: Final = 16  # height of the letters, if all lines find room
PLAIN: Final = str.maketrans(  # Pillow's own font has no other letters
    {"–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "…": "...", "×": "x"}
    | {"→": "->", "·": "-", "≥": ">=", "\N{NO-BREAK SPACE}": " ", "♦": "*", "●": "*"}
)
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def text_of(game: AnyGame, state: Any, viewer: Seat = WATCHER, language: str = "en") -> str:
    """The board in words, as this viewer sees it."""
    return as_text(game.board(game.view(state, viewer)), words(game.key, language))


def pixels_of(game: AnyGame, state: Any, viewer: Seat = WATCHER) -> np.ndarray[Any, Any]:
    """The same as a picture: light letters on a dark ground."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    lines = text_of(game, state, viewer).translate(PLAIN).splitlines()
    height = min(LARGEST * 1.25, (HEIGHT - 2 * MARGIN) / len(lines))
    font = ImageFont.load_default(height / 1.25)
    picture = Image.new("RGB", (WIDTH, HEIGHT), "#1b2430")
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * height), line, font=font, fill="#f3ede0")
    return np.asarray(picture)


def rendered(mode: str | None, game: AnyGame, state: Any, viewer: Seat = WATCHER) -> Any:
    """What ``render`` returns in this mode; for a person it is printed."""
    if mode == "rgb_array":
        return pixels_of(game, state, viewer)
    if mode is None:
        return None
    text = text_of(game, state, viewer)
    if mode == "ansi":
        return text
    print(text)
    return None
