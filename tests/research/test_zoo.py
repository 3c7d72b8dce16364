"""PettingZoo's own suites, on all five games; and what they do not look at."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import flibuste
from flibuste.core.luck import dice
from flibuste.research import zoo
from flibuste.research.walk import REWARDS, by_place
from tests.research.tables import GAMES, OPTIONS, TABLES, named

# Its classic games have dicts with a mask too, and are let off by their names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = 60


@pytest.mark.parametrize("key", GAMES)
def test_api(key: str) -> None:
    for options in OPTIONS.get(key, [{}]):
        for seats in (flibuste.game(key).seats[0], flibuste.game(key).seats[-1]):
            api_test(zoo.environments(key).env(seats=seats, options=options), num_cycles=CYCLES)


@pytest.mark.parametrize("key", GAMES)
def test_seeds(key: str) -> None:
    seed_test(zoo.environments(key).env, num_cycles=CYCLES)
    parallel_seed_test(partial(zoo.environments(key).parallel_env, illegal="replace"), CYCLES)


@pytest.mark.parametrize("key", GAMES)
def test_parallel_api(key: str) -> None:
    for options in OPTIONS.get(key, [{}]):
        parallel_api_test(zoo.environments(key).parallel_env(options=options), num_cycles=CYCLES)


@pytest.mark.parametrize("key", GAMES)
def test_max_cycles(key: str) -> None:
    """It says anything, so what is not allowed is replaced; and it counts rounds of all agents."""
    parallel = partial(zoo.environments(key).parallel_env, illegal="replace")
    module = SimpleNamespace(
        parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))
    )
    max_cycles_test(module)


@pytest.mark.parametrize("key", GAMES)
def test_rendering(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(zoo.environments(key).env)
    assert capsys.readouterr().out.count("\n") > 20  # a person reads it


def played(env: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A match by masked chance: what every agent was given, and what it came to."""
    rng, seen, got = dice(seed), [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        told, reward, over, cut, _ = env.last()
        seen.append((agent, told["observation"].tobytes()))
        if over or cut:
            got[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(told["action_mask"])))
    return seen, got


@pytest.mark.parametrize("table", [one for one in TABLES if one[1] % 2], ids=named)
def test_a_match_ends_with_its_rewards(table: tuple[str, int, dict[str, Any]]) -> None:
    key, seats, options = table
    for reward in REWARDS:
        env = zoo.environments(key).env(seats=seats, options=options, reward=reward)
        seen, got = played(env, 5)
        assert played(env, 5) == (seen, got)
        state = env.walk.state
        assert not state.awaiting()
        wanted = by_place(state.ranks()) if reward == "place" else [*state.scores()]
        assert [*got.values()] == wanted


def test_places_are_worth_the_same_distance_and_add_up_to_nothing() -> None:
    assert by_place([1, 2]) == [1, -1]
    assert by_place([2, 1, 3]) == [0, 1, -1]
    assert by_place([1, 1, 3]) == [0.5, 0.5, -1]
    assert by_place([1, 2, 2, 2]) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert by_place([2, 2, 2]) == [0, 0, 0]  # nobody has won


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_allowed_loses(key: str) -> None:
    env = zoo.environments(key).env()
    env.reset(seed=1)
    agent, (told, *_) = env.agent_selection, env.last()
    env.step(np.flatnonzero(told["action_mask"] == 0)[-1])
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    together = zoo.environments(key).parallel_env()
    told, _ = together.reset(seed=1)
    wrong = {one: np.flatnonzero(told[one]["action_mask"] == 0)[-1] for one in together.agents}
    _, rewards, over, _, _ = together.step(wrong)
    asked = [one for one in told if told[one]["action_mask"][0] == 0]
    assert [one for one, reward in rewards.items() if reward < 0] == asked
    assert all(over.values())
    assert together.agents == []


def test_a_secret_choice_is_made_by_all_at_once_and_by_each_in_turn() -> None:
    together = zoo.plank_v0.parallel_env(seats=3)
    told, _ = together.reset(seed=2)
    assert all(one["action_mask"][1:7].all() for one in told.values())  # Choose 1–6
    together.step({"player_0": 1, "player_1": 2, "player_2": 3})
    in_turn = zoo.plank_v0.env(seats=3)
    in_turn.reset(seed=2)
    for number in (1, 2, 3):
        in_turn.step(number)
    assert flibuste.to_json(in_turn.game.view(in_turn.walk.state, 0)) == flibuste.to_json(
        together.game.view(together.walk.state, 0)
    )


def test_who_chooses_later_sees_nothing_of_what_was_chosen() -> None:
    env = zoo.plank_v0.env()
    seen = []
    for number in (1, 4):
        env.reset(seed=2)
        env.step(number)
        seen.append(env.last()[0]["observation"])
    assert np.array_equal(*seen)


def test_in_a_race_all_are_asked_once_in_a_second_and_may_pass() -> None:
    env = zoo.piratoons_v0.env(options={"tempo": "live"}, seats=3)
    env.reset(seed=1)
    env.step(1)  # Open
    asked = []
    for _ in range(6):
        asked.append(env.agent_selection)
        assert env.last()[0]["action_mask"][0] == 1
        env.step(0)
    assert sorted(asked[:3]) == sorted(asked[3:]) == env.agents
    assert asked[0] != asked[3]  # by turns
    assert env.walk.state.seconds == 2


def test_with_families_points_of_the_chest_can_be_dropped_on() -> None:
    env = zoo.piratoons_v0.env(options={"tempo": "live"}, families=True)
    env.reset(seed=1)
    env.step(1)
    told = env.last()[0]
    assert told["action_mask"].sum() > 1000
    assert env.action_space(env.agents[0]).n == 1310
    env.step(1309)
    assert sum(map(len, env.walk.state.pawns)) == 1


def test_there_is_a_module_for_every_game() -> None:
    assert dir(zoo) == [f"{key}_v0" for key in GAMES]
    with pytest.raises(AttributeError):
        _ = zoo.chess_v0
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert zoo.rum_v0.env(seats=5).metadata["name"] == "rum_v0"
