"""What the laws are made with: chances, acts out of nothing, tampering, option values."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import flibuste
from flibuste.laws.cases import Case, Walk, cases, reach, whole_match
from flibuste.laws.chance import agree, critical
from flibuste.laws.looks import dissected, same
from flibuste.laws.strange import strange_acts
from flibuste.laws.tampering import changes
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.parts import KINDS


@pytest.mark.parametrize(
    ("degrees", "deviations", "table"),
    [(1, 2.326, 6.635), (4, 1.645, 9.488), (6, 3.09, 22.458), (10, 2.326, 23.209)],
)
def test_critical_values_are_as_in_the_tables(
    degrees: int, deviations: float, table: float
) -> None:
    assert critical(degrees, deviations) == pytest.approx(table, rel=0.02)


def test_a_fair_die_agrees_and_a_loaded_one_does_not() -> None:
    weights = {str(pips): 1 for pips in range(6)}
    agree({str(pips): 100 + pips for pips in range(6)}, weights)
    with pytest.raises(AssertionError, match="chi-square"):
        agree({"0": 150} | {str(pips): 90 for pips in range(1, 6)}, weights)


def test_an_outcome_that_cannot_be_is_not_fair() -> None:
    with pytest.raises(AssertionError, match="cannot be"):
        agree({"1": 50, "2": 50, "7": 1}, {"1": 1, "2": 1})


@pytest.mark.parametrize("key", flibuste.games())
def test_acts_of_every_kind_are_made_up(key: str) -> None:
    game = flibuste.game(key)
    acts = strange_acts(game, Random(1), 600)
    assert all(type(game.action(flibuste.to_json(act))) is type(act) for act in acts)
    kinds = {
        kind["title"] for kind in flibuste.core.referee.describe(game)["acts"]["$defs"].values()
    }
    assert {type(act).__name__ for act in acts} == kinds


def test_values_are_made_up_inside_their_range_and_outside_it() -> None:
    acts = strange_acts(HARBOUR, Random(1), 200, ["Toss"])
    inside = Counter(act.spot in range(100) for act in acts)
    assert inside[True] > inside[False] > 10
    cards = {act.card for act in strange_acts(HARBOUR, Random(1), 200, ["Lay"])}
    assert cards > set(KINDS)


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        ("counts", 2, [3, 1]),
        ("counts", [2, 0], [[3, 0], [1, 0], [2, 1], [2, -1]]),
        ("kinds", [2, 0], [[3, 0], [1, 0], [3, -1], [2, 1], [2, -1], [1, 1]]),
        ("counts", {"rum": 1}, [{"rum": 2}, {"rum": 0}]),
        ("pieces", [4, -1], [[-1], [4, 4, -1], [5, -1], [3, -1]]),
        (
            "pieces",
            ["a", None, "b"],
            [
                [None, "b"],
                ["a", "a", None, "b"],
                ["b", None, "b"],
                ["a", None],
                ["a", None, "b", "b"],
                ["a", None, "a"],
            ],
        ),
        ("pieces", {"E1": "sail", "E2": None}, [{"E2": None}]),
        ("pieces", "A B'", ["B'", "A A B'", "B' B'", "A", "A B' B'", "A A"]),
        ("places", [[0], [7]], [[[], [7]], [[0, 0], [7]], [[0], []], [[0], [7, 7]]]),
        (
            "layers",
            [(-1, 2), (0, 5)],
            [
                [(-1, 3), (0, 5)],
                [(-1, 1), (0, 5)],
                [(-1, 2)],
                [(-1, 2), (0, 5), (0, 5)],
                [(-1, 2), (1, 5)],
            ],
        ),
    ],
)
def test_every_part_is_taken_away_doubled_and_swapped(
    kind: str, right: Any, wrong: list[Any]
) -> None:
    assert [value for _, value in changes(kind, right)] == wrong


def test_every_number_of_seats_meets_every_value_of_an_option() -> None:
    found = [str(case) for case in cases(HARBOUR)]
    values = ["", "-days=1", "-days=3", "-quick=True"]
    assert found == [f"harbour-{seats}{value}" for seats in (2, 3) for value in values]


def test_a_first_player_sits_at_the_table() -> None:
    found = {
        dict(case.options).get("first")
        for case in cases(flibuste.game("cartagena"))
        if case.seats == 3
    }
    assert found == {None, 0, 2}


def test_the_same_walk_leads_to_the_same_place() -> None:
    case, walk = Case(HARBOUR, 3), Walk([5, 2999, 17, 4], head=500, seed=1)
    assert reach(case, walk).journal == reach(case, walk).journal
    assert len(reach(case, walk).journal) == len(whole_match(case, 1).entries) // 2 + 4


def test_walks_take_acts_of_open_kinds_too() -> None:
    matches = [reach(Case(HARBOUR, 2), Walk([number] * 30)) for number in range(2000, 2100)]
    spots = {act.spot for match in matches for _, act in match.journal if hasattr(act, "spot")}
    assert spots - {0, 1}


def test_what_is_compared_shares_nothing_with_the_state() -> None:
    state = Case(HARBOUR, 2).match().state
    before = dissected(state)
    state.hands[0][0] += 1
    state.pile.put_under(0, 1)
    state.scenes.clear()
    after = {"inside": dissected(state)}
    with pytest.raises(AssertionError, match="inside is"):
        same(after, {"inside": before}, "compared")
    assert before["hands"] == [[0, 0, 0], [0, 0, 0]]
