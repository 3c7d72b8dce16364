"""The worked examples of the rules, and the test line of the chest's geometry."""

from __future__ import annotations

import pytest

from flibuste.games.piratoons.tests.tables import DEXTEROUS, LIVE, at, opened, play, view, written

YELLOW, RED, GREEN, BLUE = range(4)


@pytest.mark.rule("T15")
def test_yellow_two_green_two_red_one_red_wins_the_tile() -> None:
    match = opened("E1 E1", "E1", "E1 E1", seats=3, seconds=15)
    play(match, "0 Stop")
    assert view(match).won == ((), ("sail",), ())


@pytest.mark.rule("T13", "T15", "T16")
def test_the_large_example_of_the_rulebook() -> None:
    chest = {
        "E1": "sail",
        "E2": "porthole1",
        "E3": "gunport1",
        "E4": "quarters1",
        "E5": "porthole2",
        "E6": "deck1",
        "S1": "B1a",
        "S2": "B4a",
        "S3": "B3a",
    }
    rows = ["E5 E5 S2 S2 S3", "E1 E1 E2 E6 S2 S2", "E3 E4 E6 S1 S1 S2", "E1 E4 E4 S3 S3 S3"]
    match = opened(*rows, seats=4, seconds=15, chest=chest)
    play(match, "3 Stop")
    won = view(match).won
    assert won[RED] == ("sail", "porthole1")
    assert won[GREEN] == ("gunport1", "B1a", "B4a")
    assert won[BLUE] == ("quarters1", "B3a")
    assert won[YELLOW] == ("porthole2",)
    assert view(match).paid == (1, 0, 0, 0)
    assert view(match).doubloons == (4, 3, 3, 3)
    assert [tile for tile in view(match).chest.values() if tile] == ["deck1"]
    assert view(match).step == "bids"


@pytest.mark.rule("T14")
def test_hands_1_1_1_27_and_24_due_all_give_back_half_twice() -> None:
    match = opened(seats=4, doubloons=[1, 1, 1, 27], seconds=15)
    assert view(match).supply == 10
    play(match, "0 Stop")
    assert view(match).halvings == 2
    assert view(match).doubloons == (1 + 6, 1 + 6, 1 + 6, 7 + 6)
    assert view(match).supply == 30 - 24


@pytest.mark.rule("T14")
def test_hands_1_1_1_27_and_23_due_give_back_half_once() -> None:
    match = opened(seats=4, doubloons=[1, 1, 1, 27], seconds=15)
    play(match, "0 DropOn E1", "0 Stop")
    assert view(match).halvings == 1
    assert view(match).doubloons == (1 + 5, 1 + 6, 1 + 6, 14 + 6)
    assert view(match).supply == 0


@pytest.mark.rule("T18", "T19")
def test_bids_5_5_3_1_for_one_tile_the_3_takes_it_and_the_1_keeps_its_doubloon() -> None:
    match = at(LIVE, 4, phase="auction", chest={"E2": "deck1"}, doubloons=[5, 6, 3, 2])
    play(match, "0 Bid 5", "2 Bid 3", "1 Bid 5", "3 Bid 1")
    assert view(match).won == ((), (), ("deck1",), ())
    assert view(match).doubloons == (5, 6, 0, 2)
    assert view(match).supply == 40 - 13


@pytest.mark.rule("T10", "T11", "T32")
def test_the_test_line_of_the_geometry() -> None:
    match = opened(options=DEXTEROUS, seats=4)
    drops = (
        (0, 20, 20, "E1"),
        (1, 24, 20, "E1"),  # neatly piled
        (1, 24, 23, None),  # an offence
        (2, 9, 31, "E1"),
        (2, 54, 56, "S1"),
        (2, 60, 56, "S1"),  # knocks the one before it
        (3, 118, 9, "S3"),
        (3, 128, 9, None),  # undecided
    )
    for seat, x, y, place in drops:
        play(match, f"{seat} Drop {x} {y}")
        assert view(match).pawns[seat][-1].place == place
    pawns = view(match).pawns
    assert [(pawn.x, pawn.y, pawn.place) for pawn in pawns[1]] == [(20, 20, None), (24, 23, None)]
    assert [pawn.place for pawn in pawns[2]] == ["E1", None, "S1"]
    assert view(match).out == (False, True, False, False)
    assert view(match).awaiting == (0, 2, 3, -2)
    assert written(match)["piles"] == [[20, 20], [9, 31], [60, 56], [118, 9]]
