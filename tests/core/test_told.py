"""Worlds imagined behind one view: what it tells is put on a table once, and copied."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.match import Match
from flibuste.core.playout import playout, random_act
from flibuste.core.protocol import WATCHER
from flibuste.core.registry import games


@pytest.mark.parametrize("key", sorted(games()))
def test_a_view_asked_again_has_the_same_worlds_behind_it(key: str) -> None:
    """The first world, the second and one after others were played to the end, with the same dice:
    nothing of what was dealt or played stays on the table that is kept.
    """
    match: Match[Any, Any, Any] = Match(key, 3)
    game, rng = match.game, Random(f"told {key}")
    while len(match.journal) < 150 and (drawn := random_act(match.state, rng)):
        match.take(*drawn)
        if rng.random() < 0.8:
            continue
        view, dice = game.view(match.state, rng.choice([WATCHER, 0, 1, 2])), rng.getrandbits(32)
        first, second = (game.write(game.imagine(view, Random(dice))) for _ in range(2))
        for _ in range(2):
            playout(game.imagine(view, rng), rng, 20)
        third = game.imagine(view, Random(dice))
        assert first == second == game.write(third)
        assert game.view(third, view.seat) == view
