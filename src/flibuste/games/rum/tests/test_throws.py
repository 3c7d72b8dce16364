"""Throws with rum, taverns and chests: H24, H32, H33."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK
from flibuste.games.rum.tests.tables import AnyMatch, at, menu, play, refused, written

CHEST = ("0 Move 8.i1", "0 Use")


def chest(seats: int = 3, *lines: str, **more: Any) -> AnyMatch:
    """Seat 0 opens the chest of plate 8; the scorpion's threshold is 13."""
    return at(seats, *CHEST, *lines, captain="8.pirate", **more)


def swan(*lines: str, **more: Any) -> AnyMatch:
    """Seat 0 is the host of the Swan; swan 2 and swan 4 are at stake."""
    return at(3, "0 Move 5.i0", "0 Use", *lines, captain="5.map_green", **more)


def throws(match: AnyMatch) -> int | str:
    """Whose throw it is."""
    seat: int | str = written(match)["scenes"][-1]["seat"]
    return seat


@pytest.mark.rule("H24")
def test_a_barrel_buys_two_throws_and_the_last_one_counts() -> None:
    match = chest(3, "luck Roll 6", rum=[2, 0, 0])
    assert menu(match) == ["Stand", "Barrel"]
    play(match, "0 Barrel")
    assert written(match)["rum"] == [1, 0, 0]
    assert match.game.view(match.state, 0).barrels == 11
    play(match, "luck Roll 5")
    assert menu(match) == ["Stand", "Again"]  # the second throw is paid for
    play(match, "0 Again", "luck Roll 4")
    assert menu(match) == ["Stand", "Barrel"]
    play(match, "0 Barrel", "luck Roll 2", "0 Stand")  # the unused second throw lapses
    assert written(match)["rum"] == [0, 0, 0]
    assert written(match)["scenes"][1]["total"] == 2


@pytest.mark.rule("H24", "H15")
def test_without_a_barrel_nobody_is_asked() -> None:
    match = chest(3, "luck Roll 6")
    assert list(match.state.awaiting()) == [LUCK]
    assert throws(match) == 1


@pytest.mark.rule("H24")
def test_the_last_barrels_second_throw_is_asked_for() -> None:
    match = chest(3, "luck Roll 6", "0 Barrel", "luck Roll 3", rum=[1, 0, 0])
    assert menu(match) == ["Stand", "Again"]
    assert refused(match, "0 Barrel") == "H24 refused-second-throw"
    play(match, "0 Again", "luck Roll 1")
    assert throws(match) == 1


@pytest.mark.rule("H33")
def test_the_chest_is_taken_before_anybody_throws() -> None:
    match = chest()
    assert written(match)["tiles"][0]["chest"] == ["chest5"]
    assert written(match)["face_up"]["chest"] is None
    assert throws(match) == 0


@pytest.mark.rule("H33")
def test_whoever_reaches_the_threshold_takes_the_scorpion() -> None:
    match = chest(3, "luck Roll 6", "luck Roll 6", "luck Roll 1")
    assert [tiles["scorpion"] for tiles in written(match)["tiles"]] == [[], [], ["scorpion13"]]
    match = chest(3, "luck Roll 6", "luck Roll 5", "luck Roll 6")
    assert [tiles["scorpion"] for tiles in written(match)["tiles"]] == [[], [], ["scorpion13"]]
    assert menu(match)[0] == "Tile chest chest4"
    play(match, "luck Tile chest chest4", "luck Tile scorpion scorpion10")
    assert written(match)["face_up"]["chest"] == "chest4"
    assert written(match)["face_up"]["scorpion"] == "scorpion10"
    assert menu(match)[-1] == "Ahoy"


@pytest.mark.rule("H33")
def test_the_die_goes_round_as_often_as_it_takes() -> None:
    match = chest(3, *["luck Roll 2"] * 6)
    assert written(match)["scenes"][1] == {"scene": "chest", "thrower": 0, "total": 12}
    play(match, "luck Roll 1")
    assert written(match)["tiles"][0]["scorpion"] == ["scorpion13"]


@pytest.mark.rule("H33")
def test_everybody_throws_aboard_or_out_of_pirates() -> None:
    match = chest(4, "luck Roll 1", pirates={1: 0, 2: 0}, ship=[[1, 3]])
    assert throws(match) == 1
    play(match, "luck Roll 1")
    assert throws(match) == 2


@pytest.mark.rule("H33", "H36")
def test_the_last_chest_is_not_replaced() -> None:
    chests = ["chest4"] * 3 + ["chest5"] * 5 + ["chest6"] * 3
    gone = chests + [f"scorpion{n}" for n in range(10, 22) if n != 13]
    match = chest(3, "luck Roll 6", "luck Roll 6", "luck Roll 6", gone=gone)
    assert menu(match)[-1] == "Ahoy"
    assert written(match)["face_up"]["chest"] is None


@pytest.mark.rule("H32")
def test_opponents_answer_clockwise_and_pay_at_once() -> None:
    match = swan()
    assert list(match.state.awaiting()) == [1]
    assert menu(match) == ["Join", "Decline"]
    play(match, "1 Join")
    assert written(match)["coins"] == [3, 1, 2]
    assert list(match.state.awaiting()) == [2]
    play(match, "2 Decline")
    assert throws(match) == 0  # the active player throws first


@pytest.mark.rule("H32")
def test_those_aboard_may_join() -> None:
    match = swan("1 Join", "2 Join", pirates={1: 0, 2: 0}, ship=[[1, 3]])
    assert written(match)["coins"] == [4, 1, 1]
    play(match, "luck Roll 1")
    assert throws(match) == 1


@pytest.mark.rule("H32")
def test_only_those_in_throw_clockwise_from_the_host() -> None:
    match = swan("1 Decline", "2 Join", "luck Roll 1", "luck Roll 1")
    assert throws(match) == 0


@pytest.mark.rule("H32")
def test_a_tile_must_be_lower_than_the_roll() -> None:
    match = swan("1 Join", "2 Decline", "luck Roll 2")
    assert written(match)["face_up"]["tavern"] == ["swan2", "swan4", "cruce3", "jacques4"]
    play(match, "luck Roll 3")  # the only tile that can be taken is taken
    assert written(match)["tiles"][1]["tavern"] == ["swan2"]
    play(match, "luck Roll 4")
    assert written(match)["tiles"][0]["tavern"] == []


@pytest.mark.rule("H32")
def test_of_several_the_winner_takes_one() -> None:
    match = swan("1 Join", "2 Decline", "luck Roll 5")
    assert menu(match) == ["Take swan2", "Take swan4"]
    play(match, "0 Take swan4")
    assert written(match)["tiles"][0]["tavern"] == ["swan4"]
    assert throws(match) == 1


@pytest.mark.rule("H32")
def test_two_equal_tiles_leave_nothing_to_choose() -> None:
    up = {"tavern": ["swan3", "swan3", "cruce2", "cruce2"], "bunk": "bunk7", "hammock": "hammock4"}
    match = swan("1 Join", "2 Decline", "luck Roll 5", face_up=up)
    assert written(match)["tiles"][0]["tavern"] == ["swan3"]
    assert throws(match) == 1


@pytest.mark.rule("H32")
def test_it_ends_when_all_tiles_at_stake_are_won_and_four_lie_there_again() -> None:
    match = swan("1 Join", "2 Decline", "luck Roll 3", "luck Roll 6")
    assert [tiles["tavern"] for tiles in written(match)["tiles"]] == [["swan2"], ["swan4"], []]
    assert [told["scene"] for told in written(match)["scenes"]] == ["turn", "lay"]
    play(match, "luck Tile tavern cruce2", "luck Tile tavern jacques2")
    assert written(match)["face_up"]["tavern"] == ["cruce3", "jacques4", "cruce2", "jacques2"]
    assert menu(match)[-1] == "Ahoy"


@pytest.mark.rule("H25", "H32")
def test_nobody_is_invited_if_the_host_goes_by() -> None:
    match = at(3, "0 Move 5.i0", "0 Skip", captain="5.map_green")
    assert menu(match)[-1] == "Ahoy"
    assert len(written(match)["face_up"]["tavern"]) == 4
