"""What a table looks like, for ``render``: the board in words, as text or as pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flibuste.core.protocol import WATCHER, AnyGame, Seat
from flibuste.core.registry import card
from flibuste.core.sections import as_text, spoken
from flibuste.core.words import words

if TYPE_CHECKING:
    import numpy as np

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def text_of(game: AnyGame, state: Any, viewer: Seat = WATCHER, language: str = "en") -> str:
    """The board in words, as this viewer sees it."""
    return as_text(game.board(game.view(state, viewer)), words(game.key, language))


def pixels_of(game: AnyGame, state: Any, viewer: Seat = WATCHER) -> np.ndarray[Any, Any]:
    """The same as a picture: its sections on cards side by side, colours in their colour."""
    import numpy as np

    from flibuste.research.canvas import drawn

    sections = spoken(game.board(game.view(state, viewer)), words(game.key, "en"))
    return np.asarray(drawn(card(game.package)["name"]["en"], sections))


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
