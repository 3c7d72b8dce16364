"""The board as pixels: all of it finds room, and colours have their colour."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import flibuste
from flibuste.core.luck import dice
from flibuste.core.sections import Spoken, spoken
from flibuste.core.words import words
from flibuste.research import canvas
from flibuste.research.pictures import pixels_of
from flibuste.research.walk import NOBODY, Walk
from tests.research.tables import GAMES


def some_walk(key: str) -> Walk:
    """Some way into a match of as many as can play."""
    walk, rng = Walk(key, flibuste.game(key).seats[-1]), dice(3)
    walk.begin(3)
    for _ in range(25):
        if walk.turn != NOBODY:
            walk.step(rng.choice(walk.legal()))
    return walk


def words_of(sections: list[Spoken]) -> list[str]:
    return [word for one in sections for line in [one.title, *one.lines] for word in line.split()]


@pytest.mark.parametrize("key", GAMES)
def test_every_word_of_the_board_is_on_the_picture(key: str) -> None:
    game, walk = flibuste.game(key), some_walk(key)
    sections = spoken(game.board(game.view(walk.state, 0)), words(key, "en"))
    plain = [canvas._plain(section) for section in sections]
    size, columns = canvas._layout(plain)
    assert size >= 12
    shown = [text for rows in columns for row in rows for _, text in row.cells]
    assert [word for text in shown for word in text.split()] == words_of(plain)
    assert pixels_of(game, walk.state, 0).shape == (canvas.HEIGHT, canvas.WIDTH, 3)


def test_a_colour_is_drawn_in_its_colour_and_letters_in_ink() -> None:
    picture: Any = np.asarray(canvas.drawn("A game", [Spoken("", ["Red: 3 cards"], 1)]))
    found = set(map(tuple, picture[: 6 * canvas.HEAD].reshape(-1, 3).tolist()))
    assert {(255, 123, 116), (243, 237, 224), (31, 41, 52)} <= found
    assert (111, 165, 255) not in found  # nothing is blue


def test_letters_that_the_font_has_not_are_put_otherwise() -> None:
    assert canvas._letters("Frère · ×2 → 3") == "Frere | x2 -> 3"


def test_what_is_far_too_much_is_left_out_at_the_end() -> None:
    size, columns = canvas._layout([Spoken("Long", ["word"] * 900, 1)])
    assert (size, len(columns)) == (canvas.SIZES[-1], canvas.COLUMNS[-1])
