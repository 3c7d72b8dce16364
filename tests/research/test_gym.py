"""Gymnasium's checker and that of stable-baselines3, on all five games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import flibuste
from flibuste.bots import bot
from flibuste.core.luck import dice
from flibuste.research.gym import SeatEnv
from tests.research.tables import GAMES, OPTIONS

CHECKER = Path(__file__).with_name("checker.py")


@pytest.mark.parametrize("key", GAMES)
def test_gymnasiums_checker(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    for illegal in ("lose", "replace"):
        env = gymnasium.make(f"flibuste/{key}-v0", illegal=illegal, disable_env_checker=True)
        check_env(env.unwrapped, skip_render_check=False)


def test_the_checker_of_stable_baselines() -> None:
    """In a process of its own: a stand-in for torch, which the checker imports and does not use."""
    done = subprocess.run(
        [sys.executable, "-W", "error", CHECKER, *GAMES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[1:] == list(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_match_against_bots(key: str) -> None:
    for options in OPTIONS.get(key, [{}]):
        seats = flibuste.game(key).seats[-1]
        env = SeatEnv(key, seats, options, reward="place", seat=1)
        rng = dice(key)
        env.reset(seed=4)
        over, reward = False, 0.0
        while not over:
            masks = env.action_masks()
            assert masks.any()
            _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(masks))))
            assert np.array_equal(info["action_mask"], env.action_masks())
        assert not env.walk.state.awaiting()
        assert -1 <= reward <= 1


def test_opponents_are_bots_by_name_or_bots() -> None:
    env = SeatEnv("plank", 3, opponents=["greedy", bot("random", 1)], seat=0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 opponents"):
        SeatEnv("plank", 3, opponents=["greedy"])


def test_one_sits_anywhere_unless_a_seat_is_named() -> None:
    env = SeatEnv("cartagena", 3)
    env.reset(seed=1)
    assert len({env.reset()[1]["seat"] for _ in range(30)}) == 3


def test_what_is_not_allowed_loses_or_is_replaced() -> None:
    env = SeatEnv("cartagena")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    env = SeatEnv("cartagena", illegal="replace")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(0)
    assert (reward, over) == (0, False)
