"""Turns of the action phase: H7–H9, H13–H18."""

from __future__ import annotations

import pytest

from flibuste.games.rum.tests.tables import at, menu, play, refused, written


@pytest.mark.rule("H7", "H8")
def test_a_turn_is_a_move_a_rest_or_going_aboard() -> None:
    match = at(3)
    assert menu(match) == [
        "Move 1.i2",
        "Move 1.i3",
        "Move 1.i4",
        "Move 1.E2=2.W1",
        "Move 1.S1=4.N2",
        "Rest",
        "Board",
    ]
    play(match, "0 Rest")
    assert list(match.state.awaiting()) == [1]  # clockwise
    play(match, "1 Rest", "2 Rest")
    assert list(match.state.awaiting()) == [0]


@pytest.mark.rule("H8")
def test_a_move_fills_the_alley_and_takes_the_captain_to_its_other_end() -> None:
    match = at(3, "0 Move 1.i3")
    told = written(match)
    assert told["alleys"] == {"1.i3": 0}
    assert told["reserve"] == [7, 10, 10]
    assert told["captain"] == "1.pirate"
    back = at(3, "0 Move 1.i3", captain="1.pirate")
    assert written(back)["captain"] == "1.hq"


@pytest.mark.rule("H8")
def test_only_empty_alleys_are_open_to_anybody() -> None:
    match = at(3, "0 Move 1.i2", "0 Skip", "0 Ahoy", "1 Move 1.i1", "1 Skip", "1 Ahoy")
    play(match, "2 Move 1.i4", "2 Skip", "2 Ahoy")
    assert written(match)["captain"] == "1.hq"
    assert menu(match)[:2] == ["Move 1.i3", "Move 1.E2=2.W1"]
    assert refused(match, "0 Move 1.i2") == "H8 refused-occupied"  # one's own pirates
    assert refused(match, "0 Move 1.i4") == "H8 refused-occupied"  # somebody else's


@pytest.mark.rule("H8")
def test_the_reserve_must_hold_enough_pirates() -> None:
    match = at(3, pirates={0: 3})
    assert menu(match) == ["Move 1.i2", "Move 1.i3", "Move 1.i4", "Rest", "Board"]
    assert refused(match, "0 Move 1.E2=2.W1") == "H8 refused-reserve"
    play(match, "0 Move 1.i3")
    assert written(match)["reserve"][0] == 0


@pytest.mark.rule("H9")
def test_only_the_first_move_of_a_turn_is_free() -> None:
    match = at(3, "0 Move 1.i2", "0 Skip")
    assert written(match)["coins"] == [2, 2, 2]
    play(match, "0 Move 1.i0", "0 Skip")
    assert written(match)["coins"] == [1, 2, 2]
    play(match, "0 Move 1.E1=2.W2", "0 Skip")
    assert written(match)["coins"] == [0, 2, 2]
    assert menu(match) == ["Ahoy"]  # H15: asked, though there is nothing else to do
    assert refused(match, "0 Move 2.i0") == "H9 refused-again-coin"
    play(match, "0 Ahoy")
    assert list(match.state.awaiting()) == [1]
    assert refused(match, "1 Ahoy") == "H9 refused-ahoy"


@pytest.mark.rule("H9")
def test_a_coin_just_found_pays_for_a_further_move() -> None:
    match = at(3, "0 Move 1.i2", "0 Use", coins=[0, 2, 2])
    assert "Move 1.i0" in menu(match)
    play(match, "0 Move 1.i0")
    assert written(match)["coins"] == [0, 2, 2]


@pytest.mark.rule("H14")
def test_after_a_move_there_is_no_resting_and_no_boarding() -> None:
    match = at(3, "0 Move 1.i2", "0 Skip")
    assert menu(match) == ["Move 1.i0", "Move 1.i1", "Dark 1.N1", "Dark 1.W2", "Ahoy"]
    assert refused(match, "0 Rest") == "H14 refused-late-rest"
    assert refused(match, "0 Board") == "H14 refused-late-board"


@pytest.mark.rule("H14")
def test_coins_are_paid_before_the_square_gives_any() -> None:
    match = at(3, "0 Move 1.i2", "0 Skip", coins=[1, 2, 2])
    play(match, "0 Move 1.i0")  # the only coin goes before the captain does
    assert written(match)["coins"][0] == 0


@pytest.mark.rule("H14", "H30")
def test_a_rendezvous_is_turned_even_if_the_action_is_declined() -> None:
    tiles = [{"waiting": ["rendezvous_rum"]}, {}, {}]
    match = at(3, "0 Move 1.i4", tiles=tiles)
    assert menu(match) == ["Use", "Skip"]
    assert written(match)["tiles"][0]["kept"] == ["rendezvous_rum"]
    play(match, "0 Skip")
    assert written(match)["rum"] == [0, 0, 0]


@pytest.mark.rule("H15")
def test_an_action_that_brings_nothing_is_not_asked() -> None:
    match = at(3, "0 Move 1.i3", pirates={0: 10}, common=[0, 5, 5])
    assert menu(match)[-1] == "Ahoy"  # nobody is left in the common reserve
    match = at(3, "0 Move 1.i4", rum=[6, 6, 0])
    assert menu(match)[-1] == "Ahoy"  # no barrel is left


@pytest.mark.rule("H15", "H35")
def test_a_guard_can_be_challenged_with_an_empty_reserve_too() -> None:
    match = at(3, "0 Move 3.i3", pirates={0: 2}, captain="3.goods")
    assert written(match)["reserve"][0] == 0
    assert menu(match) == ["Guard small", "Guard big", "Skip"]


@pytest.mark.rule("H15")
def test_whoever_cannot_pay_is_asked_all_the_same() -> None:
    match = at(3, "0 Board", coins=[2, 0, 2], pirates={0: 1, 1: 1}, captain="2.coin")
    assert menu(match) == ["Board"]
    match = at(3, "0 Move 5.i0", "0 Use", captain="5.map_green", coins=[2, 0, 0])
    assert menu(match) == ["Decline"]
    play(match, "1 Decline")
    assert list(match.state.awaiting()) == [2]
    assert menu(match) == ["Decline"]


@pytest.mark.rule("H15", "H17")
def test_with_an_empty_reserve_the_turn_ends_by_itself() -> None:
    match = at(3, "0 Move 1.i4", pirates={0: 2})
    assert menu(match) == ["Use", "Skip"]  # the action is still asked
    play(match, "0 Use")
    assert list(match.state.awaiting()) == [1]
    play(match, "1 Rest", "2 Rest")
    assert list(match.state.awaiting()) == [1]  # seat 0 is out


@pytest.mark.rule("H17")
def test_pirates_regained_in_the_last_move_count() -> None:
    match = at(3, "0 Move 1.i3", pirates={0: 3}, captain="1.hq")
    play(match, "0 Use")  # a recruit
    assert written(match)["reserve"][0] == 1
    assert list(match.state.awaiting()) == [0]
    match = at(3, "0 Move 1.i2", pirates={0: 1}, captain="1.coin")
    play(match, '0 Recall ["1.i2"]')
    assert written(match)["reserve"][0] == 1
    assert menu(match)[-1] == "Ahoy"


@pytest.mark.rule("H16")
def test_a_rest_costs_a_coin() -> None:
    match = at(3, "0 Rest", coins=[1, 0, 2])
    assert written(match)["coins"] == [0, 0, 2]
    assert "Rest" not in menu(match)
    assert refused(match, "1 Rest") == "H16 refused-rest-coin"


@pytest.mark.rule("H17")
def test_boarding_takes_all_pirates_left_to_the_highest_free_row() -> None:
    match = at(4, "0 Board", "1 Rest", "2 Board")
    assert written(match)["ship"] == [[0, 10], [2, 10]]
    assert written(match)["reserve"] == [0, 10, 0, 10]
    play(match, "3 Rest")
    assert list(match.state.awaiting()) == [1]  # who is aboard is passed over


@pytest.mark.rule("H17", "H39")
def test_two_players_board_below_the_imaginary_crew() -> None:
    match = at(2, "0 Board")
    assert written(match)["ship"] == [["imaginary", 3], [0, 10]]


@pytest.mark.rule("H13")
def test_the_last_player_moves_again_and_again_without_a_coin() -> None:
    match = at(3, pirates={1: 0, 2: 0}, ship=[[1, 3]], coins=[0, 2, 2])
    play(match, "0 Move 1.i2", "0 Skip")
    assert menu(match) == ["Move 1.i0", "Move 1.i1", "Board"]  # a new turn: a first move
    play(match, "0 Move 1.i0", "0 Skip", "0 Move 1.i3")
    assert written(match)["coins"][0] == 0
    assert written(match)["reserve"][0] == 4


@pytest.mark.rule("H13")
def test_the_last_player_pays_for_dark_alleys() -> None:
    match = at(3, pirates={1: 0, 2: 0}, ship=[[1, 3]], captain="1.coin", coins=[1, 0, 0])
    play(match, "0 Dark 1.N1", "0 Dark 3.N1", "0 Skip")
    assert written(match)["coins"][0] == 0
    assert not any(act.startswith("Dark") for act in menu(match))
    assert menu(match)[-1] == "Board"


@pytest.mark.rule("H13", "H16")
def test_the_last_player_may_rest_too() -> None:
    match = at(3, "0 Rest", pirates={1: 0, 2: 0}, ship=[[1, 3]])
    assert list(match.state.awaiting()) == [0]
    assert written(match)["coins"][0] == 1


@pytest.mark.rule("H18")
def test_the_brawl_begins_when_the_last_player_has_boarded_or_is_out() -> None:
    match = at(3, pirates={0: 2, 1: 0, 2: 0}, ship=[[1, 3], [2, 1]])
    play(match, "0 Board")
    assert written(match)["phase"] == "brawl"
    assert menu(match)[0] == "Roll 1"
    match = at(3, pirates={0: 2, 1: 0, 2: 0}, ship=[[1, 3], [2, 1]])
    play(match, "0 Move 1.i4", "0 Use")
    assert written(match)["phase"] == "brawl"
    assert written(match)["ship"] == [[1, 3], [2, 1]]
