"""Set-up, filling the chest, plunder: T1–T9, T12."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.piratoons.tests.tables import (
    CHEST,
    LIVE,
    at,
    luck,
    menu,
    opened,
    play,
    refused,
    seconds,
    start,
    view,
)

DROPS = [f"DropOn {place}" for place in CHEST]


@pytest.mark.rule("T1")
def test_there_are_12_sails_and_nine_tiles_of_each_family_in_three_designs() -> None:
    equipment = {name: n for name, n in view(start()).unseen.items() if not name.startswith("B")}
    assert equipment.pop("sail") == 12
    designs = [
        f"{family}{n}" for family in ("deck", "gunport", "porthole", "quarters") for n in "123"
    ]
    assert equipment == dict.fromkeys(designs, 3)


@pytest.mark.rule("T2")
def test_there_are_4_6_7_7_ship_tiles_of_one_to_four_storeys() -> None:
    tiles = [name for name in view(start()).unseen if name.startswith("B")]
    assert Counter(name[1] for name in tiles) == {"1": 4, "2": 6, "3": 7, "4": 7}


@pytest.mark.rule("T3")
def test_everybody_has_six_pawns_and_there_are_40_doubloons() -> None:
    sight = view(start(4))
    assert sight.reserve == (6, 6, 6, 6)
    assert sum(sight.doubloons) + sight.supply == 40


@pytest.mark.rule("T4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_doubloons_and_a_bare_ship(seats: int) -> None:
    sight = view(start(seats))
    assert sight.doubloons == (3,) * seats
    assert sight.supply == 40 - 3 * seats
    assert all(ship.order == () and ship.gear == {} for ship in sight.ships)


@pytest.mark.rule("T4")
def test_luck_draws_the_first_captain_unless_the_table_names_one() -> None:
    match = start()
    assert luck(match) == {"First 0": 1, "First 1": 1, "First 2": 1}
    play(match, "luck First 2")
    assert match.state.awaiting() == (2,)
    assert start(first=1).state.awaiting() == (1,)


@pytest.mark.rule("T4")
def test_the_next_captain_sits_clockwise_and_there_are_eight_rounds() -> None:
    match = at(LIVE, 3, phase="build", round=2, captain=2)
    play(match, "0 Keep", "1 Keep", "2 Keep")
    assert (view(match).round, view(match).captain, view(match).awaiting) == (3, 0, (0,))
    last = at(LIVE, 2, phase="build", round=8)
    play(last, "0 Keep", "1 Keep")
    assert view(last).step == "end"


@pytest.mark.rule("T5", "T6")
def test_the_captain_opens_then_luck_turns_up_six_equipment_and_three_ship_tiles() -> None:
    match = start(first=0)
    assert menu(match, 0) == ["Open"]
    assert view(match).chest == {}
    play(match, "0 Open")
    for place, tile in CHEST.items():
        assert match.state.awaiting() == (-1,)
        chances = luck(match)
        assert all(text.startswith(f"Tile {place} ") for text in chances)
        assert len(chances) == (13 if place[0] == "E" else 24 - int(place[1]) + 1)
        play(match, f"luck Tile {place} {tile}")
    assert view(match).chest == CHEST
    assert view(match).step == "plunder"


@pytest.mark.rule("T5")
def test_a_tile_comes_as_often_as_it_lies_in_the_piles() -> None:
    match = start(first=0)
    play(match, "0 Open", "luck Tile E1 sail", "luck Tile E2 deck2", "luck Tile E3 deck2")
    chances = luck(match)
    assert (chances["Tile E4 sail"], chances["Tile E4 deck1"], chances["Tile E4 deck2"]) == (
        11,
        3,
        1,
    )
    play(match, "luck Tile E4 deck2")
    assert "Tile E5 deck2" not in luck(match)


@pytest.mark.rule("T6")
def test_nobody_else_opens_and_nobody_drops_before() -> None:
    match = start(first=0)
    assert refused(match, "1 Open") == "G1 refused-not-awaited"
    assert refused(match, "0 DropOn E1") == "T6 refused-no-plunder"
    assert refused(opened(), "0 Open") == "T6 refused-no-plunder"


@pytest.mark.rule("T6")
def test_live_everybody_may_drop_as_fast_as_they_like_one_pawn_for_each_drop() -> None:
    match = opened(seats=3)
    assert match.state.awaiting() == (0, 1, 2, -2)
    play(match, "1 DropOn E1", "1 DropOn E2", "1 DropOn E1", "0 DropOn S3")
    assert view(match).reserve == (5, 3, 6)
    assert menu(match, 1) == DROPS


@pytest.mark.rule("T3", "T6")
def test_who_has_dropped_six_pawns_drops_no_more() -> None:
    match = opened("E1 E1 E1 E1 E1 E1", "")
    assert match.state.awaiting() == (1, -2)
    seconds(match, 15)
    assert refused(match, "0 DropOn E1") == "T6 refused-no-pawn"
    assert menu(match, 0) == ["Stop"]


@pytest.mark.rule("T7")
def test_a_dropped_pawn_stays_where_it_is() -> None:
    match = opened()
    play(match, "0 DropOn E1", "0 DropOn E2", "1 DropOn E1")
    assert [pawn.place for pawn in view(match).pawns[0]] == ["E1", "E2"]
    assert view(match).reserve[0] == 4


@pytest.mark.rule("T8")
def test_a_player_may_outbid_others_on_a_tile_again_and_again() -> None:
    match = opened()
    play(match, *["0 DropOn S1", "1 DropOn S1"] * 3, "0 DropOn S1")
    seconds(match, 15)
    play(match, "1 Stop")
    assert view(match).won[0] == ("B1a",)


@pytest.mark.rule("T9")
def test_stop_only_once_the_glass_has_run_out() -> None:
    match = opened()
    seconds(match, 14)
    assert refused(match, "0 Stop") == "T9 refused-glass-running"
    assert "Stop" not in menu(match, 0)
    seconds(match, 1)
    assert menu(match, 0) == [*DROPS, "Stop"]
    play(match, "0 Stop")
    assert view(match).step == "bids"


@pytest.mark.rule("T6", "T9")
@pytest.mark.parametrize("glass", [15, 30, 60])
def test_the_glass_runs_as_long_as_the_table_says(glass: int) -> None:
    match = opened(options=LIVE | {"glass": glass})
    seconds(match, glass - 1)
    assert refused(match, "0 Stop") == "T9 refused-glass-running"
    seconds(match, 1)
    assert refused(match, "0 Stop") == "allowed"


@pytest.mark.rule("T9")
def test_also_a_player_without_pawns_may_call_stop() -> None:
    match = opened("E1 E1 E1 E1 E1 E1", "", seconds=14)
    assert refused(match, "0 Stop") == "G1 refused-not-awaited"
    seconds(match, 1)
    assert refused(match, "0 Stop") == "allowed"


@pytest.mark.rule("T9")
def test_the_plunder_goes_on_until_somebody_stops_it() -> None:
    match = opened()
    seconds(match, 40)
    play(match, "0 DropOn E1")
    assert view(match).step == "plunder"


@pytest.mark.rule("T9", "T12")
def test_time_is_up_at_four_times_the_glass() -> None:
    match = seconds(opened(), 59)
    assert view(match).step == "plunder"
    assert view(seconds(match, 1)).step == "bids"


@pytest.mark.rule("T9")
def test_it_ends_when_nobody_has_a_pawn_left_even_before_the_glass_is_out() -> None:
    match = opened("E1 E1 E1 E1 E1 E1", "E2 E2 E2 E2 E2")
    play(match, "1 DropOn E2")
    assert view(match).step == "bids"
    assert view(match).paid == (0, 0)


@pytest.mark.rule("T12")
def test_live_the_clock_acts_by_the_second_and_acts_count_as_they_come() -> None:
    match = opened()
    alarm = match.state.alarm()
    assert alarm is not None
    assert (alarm.seconds, type(alarm.action).__name__) == (1.0, "Second")
    play(match, "1 DropOn E1", "clock Second", "0 DropOn E1", "1 DropOn E1")
    assert view(match).seconds == 1
    assert refused(match, "0 Wait") == "T12 refused-wait-live"
    assert at(LIVE, phase="auction", chest={"E1": "sail"}).state.alarm() is None


@pytest.mark.rule("T16")
def test_every_round_starts_with_six_pawns_each() -> None:
    match = seconds(opened("E1 E2", "S1"), 15)
    play(match, "0 Stop")
    assert view(match).pawns == ((), ())
    assert view(match).reserve == (6, 6)
    assert view(match).seconds == 0
