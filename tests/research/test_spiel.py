"""OpenSpiel's own suites, on all five games, and its ISMCTS at the table."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

import flibuste
from flibuste.core.luck import dice
from flibuste.core.protocol import WATCHER
from flibuste.laws.cases import LONG
from flibuste.research import spiel
from tests.research.tables import GAMES

NAMES = [f"flibuste_{key}{end}" for key in GAMES for end in ("", "_at_once")]
SHORT = {"cartagena": "options=turn_limit:12"}  # a whole match of chance is long
MORE = [
    "flibuste_cartagena(players=5,options=variant:tortuga|turn_limit:20)",
    "flibuste_piratoons(options=tempo:live)",
    "flibuste_piratoons_at_once(players=3,options=tempo:live|dexterity:off)",
    "flibuste_plank(players=4,reward=score)",
    "flibuste_plank_at_once(players=3)",
    "flibuste_rum(players=3,options=layout:1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3)",
]


def short(name: str) -> str:
    key = name.removeprefix("flibuste_").removesuffix("_at_once")
    return f"{name}({SHORT[key]})" if key in SHORT and not LONG else name


@pytest.mark.parametrize("name", [*map(short, NAMES), *MORE])
def test_random_simulations_with_serialisation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=10 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore")  # of a wrapper that is not ours
@pytest.mark.parametrize("name", NAMES)
def test_the_bridge_of_shimmy_stands(name: str) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=name), num_cycles=60)


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_finishes_a_match(key: str) -> None:
    game = pyspiel.load_game(short(f"flibuste_{key}"))
    whims = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, whims)
    searcher = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=2, random_state=whims
    )
    state = game.new_initial_state()
    thought = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(whims.choice(outcomes, p=shares))
        elif state.current_player() == 0 and (LONG or thought < 25):
            thought += 1
            state.apply_action(int(searcher.step(state)))
        else:
            state.apply_action(int(whims.choice(state.legal_actions())))
    assert thought > 3
    assert sum(state.returns()) == pytest.approx(0)


def some_way(state: Any, seed: int, steps: int) -> Any:
    rng = dice(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        acts = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(acts))
    return state


@pytest.mark.parametrize("key", GAMES)
def test_another_world_looks_the_same_and_is_another(key: str) -> None:
    different = 0
    for seed in range(6):
        state = some_way(pyspiel.load_game(f"flibuste_{key}").new_initial_state(), seed, 90)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, dice(seed).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        different += str(twin) != str(state)
    if key in ("cartagena", "mutiny"):  # the others hide little in most positions
        assert different


@pytest.mark.parametrize("key", GAMES)
def test_luck_has_the_odds_of_the_engine(key: str) -> None:
    state: Any = pyspiel.load_game(f"flibuste_{key}").new_initial_state()
    assert state.is_chance_node()
    odds = state.walk.state.odds()
    total = sum(weight for _, weight in odds)
    acts = [state.walk.space.nature[number] for number, _ in state.chance_outcomes()]
    assert acts == [act for act, _ in odds]
    assert [share for _, share in state.chance_outcomes()] == [w / total for _, w in odds]


def test_all_who_choose_in_secret_can_be_asked_at_once() -> None:
    state = pyspiel.load_game("flibuste_plank_at_once(players=3)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_simultaneous_node()
    state.apply_actions([1, 2, 3])
    assert flibuste.to_json(state.walk.space.game.view(state.walk.state, 0))["chosen"]


def test_options_are_read_from_the_name_of_a_game() -> None:
    assert spiel.options_of("") == {}
    assert spiel.options_of("variant:tortuga|turn_limit:20|boat_is_final:true") == {
        "variant": "tortuga",
        "turn_limit": 20,
        "boat_is_final": True,
    }


def test_a_public_observer_sees_no_hand() -> None:
    """Another world that only differs in what is hidden from watchers looks the same to it."""
    kinds = pyspiel.IIGObservationType
    game = pyspiel.load_game("flibuste_cartagena")
    state = some_way(game.new_initial_state(), 2, 40)
    public = game.make_py_observer(kinds(True, False, pyspiel.PrivateInfoType.NONE))
    own = game.make_py_observer(kinds(perfect_recall=True))
    sight = flibuste.game("cartagena")
    told = public.string_from(state, 0)
    assert told == public.string_from(state, 1)
    assert told == public.space.text(sight.view(state.walk.state, WATCHER))
    assert own.string_from(state, 0) != own.string_from(state, 1)
    public.set_from(state, 0)
    own.set_from(state, 0)
    assert not np.array_equal(public.tensor, own.tensor)
    alone = kinds(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    private = json.loads(game.make_py_observer(alone).string_from(state, 0))
    assert private == {"seat": 0, "hands": json.loads(own.string_from(state, 0))["hands"]}
