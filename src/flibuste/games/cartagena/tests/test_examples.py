"""The rulebook's illustrated Tortuga game, square by square."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.core.luck import dice
from flibuste.games.cartagena.acts import Advance, Retreat
from flibuste.games.cartagena.parts import BOAT, START
from flibuste.games.cartagena.sight.tell import tell

BLUE, RED, GREEN, YELLOW = range(4)  # the seats of the illustration
ILLUSTRATION: dict[str, Any] = {
    "seats": 4,
    "variant": "tortuga",
    "layout": "A B' E C' D' F'",
    "pirates": [
        [0, 6, 6, 9, 17, 18],
        [5, 8, 17, 17, 22, 26],
        [0, 11, 12, 19, 19, 29],
        [0, 9, 21, 30, 33, 37],
    ],
    "hands": [
        {"dagger": 4, "skull": 2, "bottle": 1, "pistol": 1, "hat": 1},
        {"bottle": 1, "skull": 1, "pistol": 3},
        {"key": 1, "skull": 2, "hat": 1, "pistol": 2, "bottle": 1},
        {"bottle": 1, "key": 1, "skull": 1},
    ],
    "row": ["bottle", "dagger", "dagger", "hat", "pistol", "bottle", "dagger", "skull", "skull"],
    "discard": {"dagger": 4, "pistol": 4, "key": 6, "hat": 5, "bottle": 5, "skull": 3},
}


class Play:
    """The position of the illustration, one player to move."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.match: Match[Any, Any, Any] = Match.at("cartagena", ILLUSTRATION | {"turn": seat})

    def move(self, act: Advance | Retreat) -> tuple[int, int]:
        """Where the pirate landed, and how many cards were drawn."""
        before, held = self.crew(), self.held()
        self.match.act(self.seat, act)
        self.match.try_luck(dice(1))
        (landed,) = (Counter(self.crew()) - Counter(before)).elements()
        return landed, self.held() - held + isinstance(act, Advance)

    def crew(self) -> list[int]:
        return list(tell(self.match.state, self.seat).pirates[self.seat])

    def held(self) -> int:
        return tell(self.match.state, self.seat).hand_sizes[self.seat]

    def acts(self) -> int:
        return len(self.match.state.legal(self.seat))


@pytest.mark.rule("C9")
def test_example_1_yellow_plays_a_skull_and_jumps_two_occupied_skulls() -> None:
    assert Play(YELLOW).move(Advance(9, "skull")) == (23, 0)


@pytest.mark.rule("C11")
def test_example_2_red_retreats_to_two_pirates_and_draws_two() -> None:
    assert Play(RED).move(Retreat(8)) == (6, 2)


@pytest.mark.rule("C8", "C9")
def test_example_3_blue_runs_three_daggers_each_jumping_the_one_before() -> None:
    blue = Play(BLUE)
    assert blue.move(Advance(START, "dagger")) == (7, 0)
    assert blue.move(Advance(6, "dagger")) == (15, 0)
    assert blue.move(Advance(6, "dagger")) == (24, 0)
    assert list(blue.match.state.awaiting()) == [RED]


@pytest.mark.rule("C11")
def test_example_4_blue_retreats_three_times_for_five_cards() -> None:
    blue = Play(BLUE)
    assert blue.move(Retreat(17)) == (12, 1)
    assert blue.move(Retreat(18)) == (17, 2)
    assert blue.move(Retreat(17)) == (12, 2)


@pytest.mark.rule("C10", "C11")
def test_example_5_blue_runs_into_the_boat_then_retreats_then_enters() -> None:
    blue = Play(BLUE)
    assert blue.move(Advance(17, "bottle")) == (BOAT, 0)
    assert blue.move(Retreat(18)) == (17, 2)
    assert blue.move(Advance(START, "dagger")) == (7, 0)


@pytest.mark.rule("C11")
def test_example_6_squares_with_three_are_passed_over_and_the_boat_may_be_left() -> None:
    assert Play(BLUE).move(Retreat(18)) == (12, 1)
    assert Play(GREEN).move(Retreat(19)) == (18, 1)
    assert Play(YELLOW).move(Retreat(BOAT)) == (33, 1)
    assert Retreat(5) not in Play(RED).match.state.legal(RED)


@pytest.mark.rule("C8", "C9", "C11")
def test_example_6_counts_the_legal_first_acts() -> None:
    assert [Play(seat).acts() for seat in range(4)] == [29, 19, 29, 20]


@pytest.mark.rule("C6")
def test_the_cards_drawn_are_the_first_of_the_row() -> None:
    red = Play(RED)
    red.match.act(RED, Retreat(8))
    assert LUCK not in red.match.state.awaiting()
    seen = tell(red.match.state, RED)
    assert seen.hands[RED] == {"bottle": 2, "skull": 1, "pistol": 3, "dagger": 1}
    assert seen.row == ("dagger", "hat", "pistol", "bottle", "dagger", "skull", "skull")
