"""Doors stay where they are: the place of each in the row, in views and in positions (M7, M11)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.mutiny.tests.tables import at, play, reads, refuses, row, sees, told


def places(view: Any) -> tuple[dict[str | None, int], dict[str, int]]:
    """Of the row, the closed doors as their first one; of the visited."""
    lying = {cabin.pirate: cabin.place for cabin in reversed(view.row)}
    return lying, dict(zip(view.used, view.visited, strict=True))


@pytest.mark.rule("M11")
def test_a_visited_door_keeps_its_place_and_so_do_all_others() -> None:
    match = at("0 Open; luck Door sate; 0 Open; luck Door pang; 0 Open; luck Door ojo", seats=3)
    assert places(sees(match, 1)) == ({"sate": 0, "pang": 1, "ojo": 2, None: 3}, {})
    play(match, "0 Open; luck Door bijoux; 0 Use bijoux; 0 Pledge diaz; 1 Use pang; 1 Take coin")
    for seat in range(3):
        left = {"sate": 0, "ojo": 2, None: 4}
        assert places(sees(match, seat)) == (left, {"bijoux": 3, "pang": 1})
    assert [cabin.place for cabin in sees(match, 0).row] == [0, 2, 4, 5]
    match.game.audit(match.state)


@pytest.mark.rule("M7")
def test_with_a_new_round_nobody_has_been_visited() -> None:
    match = at("0 visits sate; 1 visits valverde; luck Draw gold1")
    view = sees(match, 0)
    assert [cabin.place for cabin in view.row] == [0, 1, 2, 3, 4]
    assert (view.used, view.visited) == ((), ())


def test_a_position_tells_the_order_of_doors_where_it_is_not_the_usual_one() -> None:
    usual = at("0 visits sate")
    assert "doors" not in told(usual)
    other = at("0 Open; luck Door pang; 0 visits sate")
    assert told(other)["doors"] == ["pang", "sate"]
    for match in (usual, other):
        assert at(**told(match)).state.doors == match.state.doors


def test_without_an_order_those_visited_stand_first() -> None:
    lying = row("pang 1, ojo 0", 2)
    view = sees(reads({"seats": 2, "turn": 1, "used": ["tembo"], "row": lying}), 0)
    assert places(view) == ({"pang": 1, "ojo": 2, None: 3}, {"tembo": 0})
    untold = sees(reads({"seats": 2, "turn": 1, "row": lying}), 0)
    assert places(untold) == ({"pang": 1, "ojo": 2, None: 3}, {})
    between = {"seats": 2, "turn": 1, "row": lying, "doors": ["pang", None]}
    assert places(sees(reads(between), 0)) == ({"pang": 0, "ojo": 2, None: 3}, {})


@pytest.mark.parametrize(
    "doors",
    [["tembo", "sate"], ["pang"], ["ojo", "tembo"], ["tembo", "tembo"], ["tembo", None]],
)
def test_an_order_of_doors_that_cannot_be_is_refused(doors: list[str | None]) -> None:
    lying = row("pang 1, ojo 0", 2)
    refuses("doors", {"turn": 1, "used": ["tembo"], "row": lying, "doors": doors})
