"""The examples of the rules page, one test each: the name says what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from flibuste import IllegalAction, Match

Played: TypeAlias = Callable[..., Match[Any, Any, Any]]
EXAMPLE = {"seats": 2, "nets": [{"pink": 1, "black": 1}, {"black": 2}], "turn": 0}


@pytest.mark.rule("X5", "X9")
def test_example_1_a_net_too_heavy_counts_nothing(played: Played) -> None:
    match = played(EXAMPLE, "0 Dive", "luck Draw black", "1 Surface", "0 Surface")
    assert list(match.state.scores()) == [0, 6]
    assert list(match.state.ranks()) == [2, 1]


@pytest.mark.rule("X6", "X9")
def test_example_2_a_released_pearl_makes_the_net_lighter(played: Played) -> None:
    lines = ("0 Dive", "luck Draw black", "1 Surface", "0 Release pink", "0 Surface")
    match = played(EXAMPLE, *lines)
    assert list(match.state.scores()) == [6, 6]
    assert list(match.state.ranks()) == [1, 1]


@pytest.mark.rule("X6")
def test_example_3_a_diver_releases_only_once(played: Played) -> None:
    lines = ("0 Release black", "1 Dive", "luck Draw white")
    menu = played(EXAMPLE, *lines).state.legal(0)
    assert [type(act).__name__ for act in menu] == ["Dive", "Surface"]
    with pytest.raises(IllegalAction, match="X6"):
        played(EXAMPLE, *lines, "0 Release pink")


@pytest.mark.rule("X4", "X7")
def test_example_4_once_the_others_are_up_every_turn_is_mine(played: Played) -> None:
    match = played(EXAMPLE, "0 Surface", "1 Dive", "luck Draw white", "1 Dive", "luck Draw pink")
    assert list(match.state.awaiting()) == [1]
