"""The Python side of the contract: names, matches, errors."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

import flibuste

LUCK = -1
NAMES = "games game Match dumps loads to_json Referee CONTRACT"
ERRORS = "UnknownGame BadOptions BadPosition BadCode IllegalAction"


def dealt(seats: int = 2, seed: int = 1) -> flibuste.Match[Any, Any, Any]:
    """A match of cartagena where luck has no more to say for now."""
    match: flibuste.Match[Any, Any, Any] = flibuste.Match("cartagena", seats)
    rng = random.Random(seed)
    while LUCK in match.state.awaiting():
        match.try_luck(rng)
    return match


@pytest.mark.parametrize("name", NAMES.split())
def test_the_names_of_the_contract_are_there(name: str) -> None:
    assert hasattr(flibuste, name)


def test_the_contract_has_number_one() -> None:
    assert flibuste.CONTRACT == 1


def test_the_games_are_a_sorted_tuple_without_the_template() -> None:
    games = flibuste.games()
    assert isinstance(games, tuple)
    assert list(games) == sorted(games)
    assert "cartagena" in games
    assert not [key for key in games if key.startswith("_")]


@pytest.mark.parametrize(
    "imports",
    [
        "import flibuste, flibuste.games.cartagena",
        "import flibuste.games.cartagena, flibuste",
        "import flibuste; flibuste.games(); import flibuste.games.cartagena",
        "import flibuste; flibuste.Match('cartagena', 2); from flibuste.games import cartagena",
    ],
)
def test_games_can_be_called_whatever_was_imported_before(imports: str) -> None:
    script = f"{imports}; import json; print(json.dumps(flibuste.games()))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert json.loads(run.stdout) == list(flibuste.games())


@pytest.mark.parametrize("key", flibuste.games())
def test_a_game_is_found_by_its_key(key: str) -> None:
    assert flibuste.game(key).key == key


@pytest.mark.parametrize("key", flibuste.games())
def test_a_match_begins_with_a_game_or_with_its_key(key: str) -> None:
    game = flibuste.game(key)
    seats = next(iter(game.seats))
    for start in (key, game):
        match: flibuste.Match[Any, Any, Any] = flibuste.Match(start, seats)
        assert match.seats == seats
        assert list(match.journal) == []
        assert match.state.awaiting()


def test_options_left_out_have_their_defaults() -> None:
    match: flibuste.Match[Any, Any, Any] = flibuste.Match("cartagena", 3, {"variant": "tortuga"})
    assert flibuste.to_json(match.options) == {
        "variant": "tortuga",
        "layout": None,
        "first": None,
        "boat_is_final": False,
        "turn_limit": 500,
    }


def test_an_act_may_be_given_as_an_action_or_as_a_dict() -> None:
    as_dict: flibuste.Match[Any, Any, Any] = flibuste.Match("cartagena", 2)
    as_action: flibuste.Match[Any, Any, Any] = flibuste.Match("cartagena", 2)
    as_dict.act(LUCK, {"type": "First", "seat": 1})
    as_action.act(LUCK, flibuste.game("cartagena").action({"type": "First", "seat": 1}))
    assert as_dict.journal == as_action.journal
    ((seat, action),) = as_dict.journal
    assert (seat, flibuste.to_json(action)) == (LUCK, {"type": "First", "seat": 1})


def test_the_same_rng_gives_the_same_luck() -> None:
    assert dealt(3, seed=7).journal == dealt(3, seed=7).journal
    assert dealt(3, seed=7).journal != dealt(3, seed=8).journal


def test_luck_that_is_not_awaited_does_nothing() -> None:
    match = dealt()
    before = list(match.journal)
    match.try_luck(random.Random(1))
    assert list(match.journal) == before


def test_a_match_can_be_rewound_and_played_on() -> None:
    match = dealt()
    journal = list(match.journal)
    match.rewind(3)
    assert list(match.journal) == journal[:3]
    for seat, action in journal[3:]:
        match.act(seat, action)
    assert list(match.journal) == journal
    assert 0 <= match.state.awaiting()[0] < 2


@pytest.mark.parametrize("number", [-1, 20, 10**9])
def test_a_match_cannot_be_rewound_to_where_it_never_was(number: int) -> None:
    match = dealt()
    with pytest.raises(flibuste.FlibusteError):
        match.rewind(number)
    assert len(match.journal) == 19


def test_a_match_survives_its_one_line_code() -> None:
    match = dealt(4, seed=3)
    code = flibuste.dumps(match)
    again: flibuste.Match[Any, Any, Any] = flibuste.loads(code)
    assert isinstance(code, str)
    assert again.journal == match.journal
    assert (again.seats, again.options) == (match.seats, match.options)
    assert flibuste.dumps(again) == code


def test_actions_views_and_options_become_plain_data() -> None:
    match = dealt()
    game = flibuste.game("cartagena")
    (seat,) = match.state.awaiting()
    acts = [flibuste.to_json(action) for action in match.state.legal(seat)]
    assert [flibuste.to_json(game.action(act)) for act in acts] == acts
    for thing in (*acts, flibuste.to_json(game.view(match.state, seat))):
        assert json.loads(json.dumps(thing)).keys() == thing.keys()


@pytest.mark.parametrize("act", [{}, {"type": "Jump"}, {"type": "EndTurn", "now": 1}, 3, None])
def test_what_is_no_action_cannot_be_made_one(act: Any) -> None:
    with pytest.raises(flibuste.FlibusteError):
        flibuste.game("cartagena").action(act)


@pytest.mark.parametrize("name", ERRORS.split())
def test_every_error_is_a_flibuste_error(name: str) -> None:
    assert issubclass(getattr(flibuste, name), flibuste.FlibusteError)
    assert issubclass(flibuste.FlibusteError, Exception)


@pytest.mark.parametrize("key", ["", "chess", "Cartagena", "os", "../cartagena", "cartagena.state"])
def test_a_game_that_does_not_exist_is_unknown(key: str) -> None:
    with pytest.raises(flibuste.UnknownGame, match="cartagena"):
        flibuste.game(key)
    with pytest.raises(flibuste.UnknownGame):
        flibuste.Match(key, 2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_wrong_number_of_seats_is_a_bad_option(seats: int) -> None:
    with pytest.raises(flibuste.BadOptions):
        flibuste.Match("cartagena", seats)


@pytest.mark.parametrize("options", [{"wind": 1}, {"variant": "cuba"}, {"first": 2}])
def test_a_wrong_option_is_named(options: dict[str, Any]) -> None:
    with pytest.raises(flibuste.BadOptions, match=next(iter(options))):
        flibuste.Match("cartagena", 2, options)


@pytest.mark.parametrize("code", ["", "ahoy", "cartagena.1.2...0..AAAAAA"])
def test_a_wrong_code_is_a_bad_code(code: str) -> None:
    with pytest.raises(flibuste.BadCode):
        flibuste.loads(code)


def test_an_illegal_action_names_its_rule_says_why_and_what_is_near() -> None:
    match = dealt()
    (seat,) = match.state.awaiting()
    before = list(match.journal)
    with pytest.raises(flibuste.IllegalAction) as caught:
        match.act(seat, {"type": "EndTurn"})
    error = caught.value
    assert error.rule == "C8"
    assert error.message is not None
    assert str(error).strip()
    assert error.near
    assert set(error.near) <= set(match.state.legal(seat))
    assert list(match.journal) == before


def test_an_act_out_of_turn_is_an_illegal_action_too() -> None:
    match = dealt()
    (seat,) = match.state.awaiting()
    with pytest.raises(flibuste.IllegalAction) as caught:
        match.act(1 - seat, match.state.legal(seat)[0])
    assert caught.value.rule == "G1"
