"""The brawl and the next round: H19–H23, H39."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.rum.tests.tables import AnyMatch, at, menu, play, written


def brawl(seats: int, ship: list[Any], *rolls: int, **more: Any) -> AnyMatch:
    """A brawl of these rows, and the dice as they fall."""
    beds = {"bunk": "bunk7", "hammock": "hammock4"} | ({"rope": "rope2"} if seats >= 4 else {})
    reserves = dict.fromkeys(range(seats), 0)
    match = at(seats, phase="brawl", ship=ship, pirates=reserves, face_up=beds, **more)
    return play(match, *[f"luck Roll {pips}" for pips in rolls])


def sleep(match: AnyMatch) -> list[list[str]]:
    return [tiles["sleep"] for tiles in written(match)["tiles"]]


@pytest.mark.rule("H19")
def test_columns_are_fought_from_the_outermost_inwards() -> None:
    match = brawl(3, [[0, 1], [1, 3], [2, 2]])
    scene = written(match)["scenes"][0]
    assert scene["column"] == 2  # the third column was seat 1's alone
    assert scene["rows"][1] == [1, 2, 1, 0]
    assert scene["row"] == 1  # the topmost in this column


@pytest.mark.rule("H19")
def test_lower_is_out_and_the_roll_stands() -> None:
    match = brawl(3, [[0, 1], [1, 1], [2, 1]], 4, 3)
    assert written(match)["reserve"] == [0, 1, 0]
    scene = written(match)["scenes"][0]
    assert (scene["leader"], scene["best"], scene["row"]) == (0, 4, 2)


@pytest.mark.rule("H19")
@pytest.mark.parametrize("pips", [4, 5])
def test_equal_or_higher_beats_who_has_led_so_far(pips: int) -> None:
    match = brawl(3, [[0, 1], [1, 1], [2, 1]], 4, pips)
    assert written(match)["reserve"] == [1, 0, 0]
    scene = written(match)["scenes"][0]
    assert (scene["leader"], scene["best"]) == (1, pips)


@pytest.mark.rule("H19")
def test_rum_is_decided_right_after_the_own_roll() -> None:
    match = brawl(3, [[0, 1], [1, 1], [2, 1]], 4, rum=[1, 0, 1])
    assert list(match.state.awaiting()) == [0]
    play(match, "0 Stand", "luck Roll 5")
    assert menu(match)[0] == "Roll 1"  # seat 1 has none; seat 0's roll is never thrown again
    assert written(match)["scenes"][-1]["seat"] == 2


@pytest.mark.rule("H19", "H20")
def test_who_remains_crosses_in_his_row_and_fights_on_there() -> None:
    match = brawl(3, [[0, 2], [1, 2], [2, 1]], 1, 2, 3, 2, 1)
    # Column 2: seat 1 beats seat 0. Column 1: 3 stands against 2 and 1: seat 0 crosses.
    told = written(match)
    assert told["scenes"][0]["series"] == 2
    assert told["scenes"][0]["rows"] == [[0, 1, 0, 1], [1, 1, 0, 1], [2, 0, 0, 1]]
    assert told["scenes"][0]["out"] == [2]
    assert told["scenes"][-1]["seat"] == 0  # rows keep their order


@pytest.mark.rule("H20", "H21")
def test_the_first_crew_beaten_is_last_and_the_last_one_wins() -> None:
    match = brawl(5, [[4, 1], [3, 1], [2, 1], [1, 1]], 1, 2, 3, 4)
    assert sleep(match) == [[], ["bunk7"], ["hammock4"], ["rope2"], []]


@pytest.mark.rule("H21")
def test_everyone_gets_the_pirates_back() -> None:
    match = brawl(3, [[0, 3], [1, 1]], 3, 2, round=5)  # two of the winners had crossed alone
    assert written(match)["phase"] == "end"
    assert written(match)["reserve"] == [3, 1, 0]
    assert written(match)["ship"] == []


@pytest.mark.rule("H22")
def test_two_crews_of_four_players_share_three_places() -> None:
    match = brawl(4, [[2, 1], [0, 1]], 3, 2)
    assert sleep(match) == [["hammock4"], [], ["bunk7", "rope2"], []]
    assert written(match)["gone"] == []


@pytest.mark.rule("H22")
def test_one_crew_of_four_players_sleeps_well_without_a_fight() -> None:
    match = brawl(4, [[1, 2]])
    assert sleep(match) == [[], ["bunk7", "rope2"], [], []]
    assert written(match)["gone"] == ["hammock4"]


@pytest.mark.rule("H22")
def test_three_players_get_bunk_hammock_and_nothing() -> None:
    match = brawl(3, [[0, 1], [1, 1], [2, 1]], 1, 2, 3)
    assert sleep(match) == [[], ["hammock4"], ["bunk7"]]
    match = brawl(3, [[0, 1], [2, 1]], 1, 2)
    assert sleep(match) == [["hammock4"], [], ["bunk7"]]
    match = brawl(3, [[1, 4]])
    assert sleep(match) == [[], ["bunk7"], []]
    assert written(match)["gone"] == ["hammock4"]


@pytest.mark.rule("H22")
def test_without_any_crew_all_places_leave_the_game() -> None:
    match = brawl(5, [])
    assert sleep(match) == [[]] * 5
    assert written(match)["gone"] == ["bunk7", "hammock4", "rope2"]
    match = brawl(3, [])
    assert written(match)["gone"] == ["bunk7", "hammock4"]


@pytest.mark.rule("H23")
def test_the_next_round() -> None:
    match = brawl(4, [[2, 1], [0, 1]], 3, 2, first=3, captain="5.coin", coins=[1, 2, 3, 4])
    told = written(match)
    assert (told["round"], told["first"], told["captain"]) == (2, 0, "5.coin")
    assert told["alleys"] == {}
    assert told["ship"] == []
    assert told["reserve"] == [10] * 4
    assert told["coins"] == [1, 2, 3, 4]
    play(match, "luck Tile bunk bunk6", "luck Tile hammock hammock3", "luck Tile rope rope1")
    assert list(match.state.awaiting()) == [0]
    assert written(match)["face_up"]["bunk"] == "bunk6"


@pytest.mark.rule("H23", "H28")
def test_recruits_stay_for_the_rest_of_the_game() -> None:
    match = brawl(3, [[2, 1], [0, 1]], 3, 2, common=[3, 5, 0])
    assert written(match)["reserve"] == [12, 10, 15]


@pytest.mark.rule("H23")
def test_after_the_fifth_round_nothing_is_laid_out() -> None:
    match = brawl(4, [[2, 1], [0, 1]], 3, 2, round=5)
    assert list(match.state.awaiting()) == []
    assert written(match)["face_up"]["bunk"] is None


@pytest.mark.rule("H39")
def test_the_imaginary_crew_fights_without_rum_and_what_it_wins_leaves_the_game() -> None:
    match = brawl(2, [["imaginary", 1], [1, 1], [0, 1]], 6, rum=[0, 0])
    assert written(match)["scenes"][-1]["seat"] == 1  # nobody is asked about the six
    play(match, "luck Roll 5", "luck Roll 4")
    assert sleep(match) == [["hammock4"], []]
    assert written(match)["gone"] == ["bunk7"]


@pytest.mark.rule("H39", "H22")
def test_the_imaginary_crew_counts_as_a_crew() -> None:
    match = brawl(2, [["imaginary", 2], [0, 1]], 1, 3)
    scene = written(match)["scenes"][0] if "scenes" in written(match) else None
    assert scene is not None  # it has crossed once: the fight goes on
    play(match, "luck Roll 1", "luck Roll 1")
    assert sleep(match) == [["bunk7"], []]
    assert written(match)["gone"] == ["hammock4"]


@pytest.mark.rule("H39")
def test_alone_it_takes_everything_out_of_the_game() -> None:
    match = brawl(2, [["imaginary", 2]])
    assert sleep(match) == [[], []]
    assert written(match)["gone"] == ["bunk7", "hammock4"]


@pytest.mark.rule("H39")
def test_each_round_begins_with_a_roll_for_it() -> None:
    match = brawl(2, [["imaginary", 2]])
    play(match, "luck Tile bunk bunk6", "luck Tile hammock hammock3", "luck Roll 6")
    assert written(match)["ship"] == [["imaginary", 6]]
    assert written(match)["round"] == 2
