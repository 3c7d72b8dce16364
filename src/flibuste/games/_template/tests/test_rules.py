"""Each rule in a small position; the examples of the rules page are in test_examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from flibuste import LUCK, WATCHER, BadPosition, IllegalAction, Match
from flibuste.core.protocol import SEALED, AnyGame

Played: TypeAlias = Callable[..., Match[Any, Any, Any]]


def outcomes(match: Match[Any, Any, Any]) -> dict[str, int]:
    return {act.pearl: weight for act, weight in match.state.odds()}


@pytest.mark.rule("X1", "X3")
def test_the_first_pearl_is_any_of_four_white_four_pink_and_four_black(game: AnyGame) -> None:
    match = Match[Any, Any, Any](game, 4, {"first": 2})
    assert outcomes(match) == {"white": 4, "pink": 4, "black": 4}


@pytest.mark.rule("X1", "X9")
def test_white_pink_and_black_are_worth_one_two_and_three(played: Played) -> None:
    nets = [{"white": 2}, {"pink": 2}, {"black": 2}]
    assert list(played({"seats": 3, "nets": nets}).state.scores()) == [2, 4, 6]


@pytest.mark.rule("X2", "X9")
@pytest.mark.parametrize(("breath", "points"), [(6, 0), (7, 7), (8, 7)])
def test_a_net_counts_up_to_the_breath_and_not_beyond(
    played: Played, breath: int, points: int
) -> None:
    nets = [{"white": 1, "black": 2}, {}]
    assert played({"seats": 2, "nets": nets}, breath=breath).state.scores()[0] == points


@pytest.mark.rule("X3", "X4")
def test_luck_names_the_first_diver_and_gives_each_a_pearl(played: Played) -> None:
    match = played({"seats": 2}, "luck First 1", "luck Draw pink", "luck Draw black")
    assert match.game.write(match.state)["nets"] == [{"pink": 1}, {"black": 1}]
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("X4")
def test_the_turn_goes_round_and_leaves_out_who_has_surfaced(played: Played) -> None:
    position = {"seats": 4, "nets": [{}] * 4, "surfaced": [False, True, False, False], "turn": 0}
    match = played(position, "0 Dive", "luck Draw white")
    assert list(match.state.awaiting()) == [2]


@pytest.mark.rule("X5", "X6", "X10")
def test_only_the_diver_sees_which_pearl_was_found_or_released(played: Played) -> None:
    match = played({"seats": 2, "nets": [{"pink": 1}, {}], "turn": 0})
    release = match.state.legal(0)[1]
    looks = [match.game.shown(match.state, 0, release, to) for to in (0, 1, WATCHER)]
    assert looks == [release, SEALED, SEALED]
    match.act(0, {"type": "Dive"})
    draw = match.state.odds()[0][0]
    looks = [match.game.shown(match.state, LUCK, draw, to) for to in (0, 1, WATCHER)]
    assert looks == [draw, SEALED, SEALED]


@pytest.mark.rule("X5")
def test_nobody_dives_when_the_reef_is_empty(played: Played) -> None:
    nets = [{"white": 4, "pink": 4, "black": 2}, {"black": 1}]
    match = played({"seats": 2, "nets": nets, "turn": 1}, "1 Dive", "luck Draw black")
    with pytest.raises(IllegalAction, match="X5"):
        match.act(0, {"type": "Dive"})
    match.act(0, {"type": "Release", "pearl": "white"})
    match.act(1, {"type": "Dive"})


@pytest.mark.rule("X10")
def test_a_diver_reckons_with_every_pearl_that_is_out_of_sight(played: Played) -> None:
    position = {"seats": 2, "nets": [{"pink": 1}, {"black": 4}], "turn": 0}
    match = played(position, "0 Dive")
    chances = match.game.chances
    assert chances is not None
    assert [weight for _, weight in chances(match.game.view(match.state, 0))] == [4, 3, 4]
    assert outcomes(match) == {"white": 4, "pink": 3}


@pytest.mark.rule("X6")
def test_one_cannot_release_a_pearl_one_has_not(played: Played) -> None:
    position = {"seats": 2, "nets": [{"pink": 1}, {"black": 1}], "turn": 0}
    with pytest.raises(IllegalAction, match="X6: There is no black pearl"):
        played(position, "0 Release black")


@pytest.mark.rule("X6", "X10")
def test_a_released_pearl_comes_up_last_and_only_its_diver_knows_it(played: Played) -> None:
    nets = [{"white": 4, "pink": 4, "black": 1}, {"black": 2}]
    lines = ("0 Release pink", "1 Dive", "luck Draw black", "0 Dive")
    match = played({"seats": 2, "nets": nets, "turn": 0}, *lines)
    assert outcomes(match) == {"pink": 1}
    mine, theirs = (match.game.view(match.state, seat).pile for seat in (0, 1))
    assert mine == ((1, 1),)
    assert theirs == ((-1, -1),)


@pytest.mark.rule("X7", "X10")
def test_a_net_stays_closed_when_its_diver_surfaces(played: Played) -> None:
    match = played({"seats": 2, "nets": [{"black": 2}, {"pink": 1}], "turn": 0}, "0 Surface")
    assert match.game.view(match.state, 1).nets == (None, {"pink": 1})
    with pytest.raises(IllegalAction, match="G1"):
        match.act(0, {"type": "Dive"})


@pytest.mark.rule("X8", "X10")
def test_when_all_have_surfaced_the_match_is_over_and_all_nets_are_open(played: Played) -> None:
    position = {"seats": 2, "nets": [{"black": 2}, {"pink": 1}], "turn": 0}
    match = played(position, "0 Surface", "1 Surface")
    assert not match.state.awaiting()
    assert match.game.view(match.state, WATCHER).nets == ({"black": 2}, {"pink": 1})


@pytest.mark.rule("X9")
def test_when_nobody_can_lift_anything_all_share_the_victory(played: Played) -> None:
    position = {"seats": 2, "nets": [{"pink": 4}, {"black": 4}], "turn": 0}
    match = played(position, "0 Surface", "1 Surface")
    assert list(match.state.ranks()) == [1, 1]


@pytest.mark.parametrize(
    ("part", "position"),
    [
        ("nets", {"seats": 2, "nets": [{"pink": 1}]}),
        ("pink pearls", {"seats": 2, "nets": [{"pink": 4}, {}], "under": [["pink", 0]]}),
        ("under", {"seats": 2, "under": [["pink", 2]]}),
        ("turn", {"seats": 2, "turn": 2}),
        ("turn", {"seats": 2, "turn": 0, "surfaced": [True, False]}),
        ("deal", {"seats": 2, "deal": 3}),
        ("blue", {"seats": 2, "nets": [{"blue": 1}, {}]}),
        ("seats", {"seats": 5}),
    ],
)
def test_a_position_that_does_not_add_up_is_refused_by_name(
    game: AnyGame, part: str, position: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition, match=part):
        Match.at(game, position)
