"""The printed examples, with the dice as they fell."""

from __future__ import annotations

import pytest

from flibuste.games.rum.tests.tables import AnyMatch, at, menu, play, written

BLUE, BLACK, GOLD = 0, 1, 2  # the order at the table of the tavern's example


def es_cruce(*lines: str) -> AnyMatch:
    """Blue has moved the captain to Es Cruce, where tiles of 2 and 5 points are at stake."""
    taverns = ["cruce2", "swan4", "cruce5", "jacques4"]
    return at(
        3,
        "0 Move 8.i3",
        "0 Use",
        *lines,
        captain="8.pirate",
        face_up={"tavern": taverns, "bunk": "bunk7", "hammock": "hammock4"},
    )


@pytest.mark.rule("H32")
def test_the_tavern_black_takes_the_2_and_gold_the_5() -> None:
    match = es_cruce("1 Join", "2 Join")
    assert written(match)["coins"] == [4, 1, 1]
    play(match, "luck Roll 2", "luck Roll 5")
    assert written(match)["tiles"][BLACK]["tavern"] == ["cruce2"]
    play(match, "luck Roll 5", "luck Roll 2", "luck Roll 3")
    assert written(match)["face_up"]["tavern"] == ["swan4", "cruce5", "jacques4"]
    play(match, "luck Roll 6")
    assert written(match)["tiles"][GOLD]["tavern"] == ["cruce5"]
    play(match, "luck Tile tavern swan2", "luck Tile tavern swan3")
    assert menu(match)[-1] == "Ahoy"
    assert written(match)["tiles"][BLUE]["tavern"] == []


@pytest.mark.rule("H32")
def test_the_tavern_had_nobody_paid_blue_takes_both_without_rolling() -> None:
    match = es_cruce("1 Decline", "2 Decline")
    assert written(match)["tiles"][BLUE]["tavern"] == ["cruce2", "cruce5"]
    assert written(match)["coins"] == [2, 2, 2]


@pytest.mark.rule("H24", "H32")
def test_rum_silver_wants_the_5_and_wins_not_even_the_2() -> None:
    match = at(
        3,
        "0 Move 8.i3",
        "0 Use",
        "1 Join",
        "2 Decline",
        "luck Roll 1",
        "luck Roll 3",
        "1 Barrel",
        "luck Roll 5",
        "1 Again",
        "luck Roll 1",
        captain="8.pirate",
        rum=[0, 1, 0],
        face_up={"tavern": ["cruce2", "cruce5"], "bunk": "bunk7", "hammock": "hammock4"},
    )
    assert written(match)["rum"] == [0, 0, 0]
    assert written(match)["face_up"]["tavern"] == ["cruce2", "cruce5"]
    assert [told["scene"] for told in written(match)["scenes"]] == ["turn", "tavern", "throw"]
    assert written(match)["scenes"][-1]["seat"] == 0  # without a barrel left: the host's throw


BLUES_ROW, SILVERS_ROW = 1, 3  # in the example of the brawl: gold, blue, violet, silver


@pytest.mark.rule("H19", "H20", "H21", "H24")
def test_the_brawl_of_four_crews() -> None:
    match = at(
        4,
        phase="brawl",
        pirates={0: 0, 1: 0, 2: 0, 3: 0},
        ship=[[0, 3], [1, 2], [2, 4], [3, 1]],
        rum=[0, 0, 1, 2],
        face_up={"bunk": "bunk7", "hammock": "hammock5", "rope": "rope2"},
    )
    # Column 4: violet crosses alone. Column 3: gold 4, violet 3 and rum, 3, again 4.
    play(match, "luck Roll 4", "luck Roll 3", "2 Barrel", "luck Roll 3", "2 Again", "luck Roll 4")
    assert written(match)["reserve"] == [1, 0, 0, 0]
    # Column 2: gold 5, blue 2, violet 4. Column 1: gold 3, blue 6, violet 5, silver 2, rum, 6.
    play(match, "luck Roll 5", "luck Roll 2", "luck Roll 4")
    play(match, "luck Roll 3", "luck Roll 6", "luck Roll 5", "luck Roll 2", "3 Barrel")
    play(match, "luck Roll 6", "3 Stand")
    assert written(match)["ship"] == [[0, 1], [1, 0], [2, 2], [3, 1]]
    assert written(match)["scenes"][0]["out"] == [BLUES_ROW]
    # Series 2: violet crosses alone; gold 5, violet 1, silver 4 and the last barrel: 2, again 4.
    play(match, "luck Roll 5", "luck Roll 1", "luck Roll 4", "3 Barrel", "luck Roll 2", "3 Again")
    play(match, "luck Roll 4")
    assert written(match)["scenes"][0]["out"] == [BLUES_ROW, SILVERS_ROW]
    # Series 3: gold 5, violet 5.
    play(match, "luck Roll 5", "luck Roll 5")
    sleep = [tiles["sleep"] for tiles in written(match)["tiles"]]
    assert sleep == [["hammock5"], [], ["bunk7"], ["rope2"]]
    assert written(match)["round"] == 2
    assert written(match)["reserve"] == [10, 10, 10, 10]
    assert written(match)["rum"] == [0, 0, 0, 0]


@pytest.mark.rule("H37")
def test_the_final_count() -> None:
    tiles = {
        "tavern": ["swan4", "cruce3"],
        "map": ["yellow3", "yellow4", "yellow6", "pink5", "green3", "green4"],
        "chest": ["chest5"],
        "scorpion": ["scorpion11"],
        "guard": ["guard1", "guard6"],
        "sleep": ["bunk7", "rope2"],
        "goods": ["hook3", "hook5", "hat2"],
        "kept": ["rendezvous_rum", "rendezvous_chest"],
        "waiting": ["rendezvous_goods"],
    }
    match = at(4, phase="end", tiles=[tiles, {}, {}, {}])
    assert match.state.tally()[0] == {
        "taverns": 7,
        "chests": 3,
        "guards": 7,
        "sleep": 9,
        "goods": 7,  # hook 5 and hat 2: the other hook, 3, counts 0
        "rendezvous": 10,  # the goods rendezvous never took place
        "maps": 17,  # yellow 4 and 6, green 3 and 4: an odd yellow 3 and an odd pink 5 count 0
    }
    assert list(match.state.scores()) == [60, 0, 0, 0]


@pytest.mark.rule("H17")
def test_boarding_in_four_rows_and_a_crew_that_is_not_aboard() -> None:
    gold, violet, black, silver, blue = range(5)
    match = at(
        5,
        pirates={gold: 2, violet: 3, black: 1, silver: 2, blue: 1},
        first=blue,
        captain="1.coin",
    )
    play(match, "4 Move 1.i2", "4 Skip", "0 Board", "1 Board", "2 Board")
    assert written(match)["ship"] == [[gold, 2], [violet, 3], [black, 1]]
    play(match, "3 Board")
    assert written(match)["ship"] == [[gold, 2], [violet, 3], [black, 1], [silver, 2]]
    assert written(match)["phase"] == "brawl"
