"""The rules as examples."""

from collections.abc import Callable
from typing import Any

import pytest

from flibuste import Match

Played = Callable[..., Match[Any, Any, Any]]


@pytest.mark.rule("X4", "X5")
def test_whoever_takes_the_last_shell_has_none(played: Played) -> None:
    match = played({"seats": 2, "beach": 2, "taken": [9, 4], "turn": 0}, "0 Take 2")
    assert match.state.awaiting() == ()
    assert match.state.scores() == [0, 4]
    assert match.state.ranks() == [2, 1]


@pytest.mark.rule("X1", "X2", "X3")
def test_after_the_first_player_comes_the_next_seat(played: Played) -> None:
    match = played({"seats": 3}, "luck First 2", "2 Take 3")
    assert match.state.awaiting() == (0,)
    assert match.state.table.beach == 12
