"""Many matches at once: the same as one by one, in this process and in others."""

from __future__ import annotations

import numpy as np
import pytest

from flibuste.core.luck import dice
from flibuste.research.vector import Runner
from flibuste.research.walk import NOBODY, Walk, rewards
from tests.research.tables import GAMES


def stepped(runner: Runner, steps: int) -> list[tuple[bytes, ...]]:
    """A while by masked chance, and all that was seen on the way."""
    rng, seen = dice(1), list[tuple[bytes, ...]]()
    for _ in range(steps):
        runner.step([rng.choice(np.flatnonzero(mask)) for mask in runner.masks])
        seen.append(
            (
                runner.observations.tobytes(),
                runner.masks.tobytes(),
                runner.turns.tobytes(),
                runner.over.tobytes(),
                runner.rewards[runner.over].tobytes(),
            )
        )
    return seen


@pytest.mark.parametrize("key", GAMES)
def test_matches_go_on_as_one_by_one(key: str) -> None:
    runner = Runner(key, 2, seed=4)
    walks = [Walk(key, 2) for _ in range(2)]
    rng = dice(2)
    for number, walk in enumerate(walks):
        walk.begin(f"4|{number}")
    ended = 0
    for _ in range(120):
        for place, walk in enumerate(walks):
            assert np.flatnonzero(runner.masks[place]).tolist() == sorted(walk.legal())
            assert runner.turns[place] == walk.turn
        acts = [rng.choice(walk.legal()) for walk in walks]
        runner.step(acts)
        for place, (walk, act) in enumerate(zip(walks, acts, strict=True)):
            walk.step(act)
            assert runner.over[place] == (walk.turn == NOBODY)
            if walk.turn == NOBODY:
                ended += 1
                assert runner.rewards[place].tolist() == rewards(walk.state, "place")
                walk.begin()
    assert ended or key != "plank"


def test_with_processes_it_is_the_same() -> None:
    alone = Runner("plank", 5, 3, seed=1)
    with Runner("plank", 5, 3, seed=1, workers=2) as spread:
        assert stepped(spread, 60) == stepped(alone, 60)


def test_what_is_not_in_the_mask_is_refused() -> None:
    with pytest.raises(ValueError, match="match 1"):
        Runner("plank", 2).step([1, 0])
    runner = Runner("plank", 2, workers=1)
    with pytest.raises(ValueError, match="match 1"):
        runner.step([1, 0])
    assert runner.shared is None  # it is closed
