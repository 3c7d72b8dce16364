"""A. The voyage, rule by rule: set-up, cabins, storms, the mutiny (M1–M14)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.games.mutiny.tests.tables import (
    all_but,
    all_gold,
    at,
    awaited,
    menu,
    play,
    row,
    sees,
    told,
    why,
)

# Parts and set-up


@pytest.mark.rule("M1")
@pytest.mark.parametrize(("seats", "square"), [(2, 0), (3, 3), (4, 6)])
def test_the_start_depends_on_the_number_of_players(seats: int, square: int) -> None:
    view = sees(at(seats=seats), 0)
    assert view.ship == square
    assert (view.box.track, view.box.storms) == (18, (8, 12, 16))


@pytest.mark.rule("M2")
def test_thirteen_pirates_live_in_the_cabins() -> None:
    pirates = "valverde diaz crackpott tembo wessel_jan dean_nero pang chang_ye sate bijoux ojo"
    names = [*pirates.split(), "cambivalute", "ghost"]
    assert menu(at("0 Open")) == [f"Door {name}" for name in names]


@pytest.mark.rule("M2", "M5")
def test_any_of_ten_sailors_may_come_first() -> None:
    match = at("0 visits cambivalute")
    assert menu(match) == [f"Sailor {value}" for value in range(1, 11)]
    assert {weight for _, weight in match.state.odds()} == {1}


@pytest.mark.rule("M3")
def test_the_box() -> None:
    match = at(seats=2)
    combat, gold = match.state.combat.counts(), match.state.gold.counts()
    assert [held + 2 * (kind in (0, 3)) for kind, held in enumerate(combat)] == [8, 8, 4] * 2
    assert gold == [6, 6, 6]
    assert match.state.supply + sum(match.state.coins) == 30


@pytest.mark.rule("M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_a_one_of_either_colour_and_a_coin(seats: int) -> None:
    position = told(at(seats=seats))
    assert position["hands"] == [["pink1", "grey1"]] * seats
    assert position["coins"] == [1] * seats
    assert position["sides"] == [None] * seats
    assert sees(at(seats=seats), 0).supply == 30 - seats


@pytest.mark.rule("M4")
def test_the_monkey_is_no_card_for_wessel_jan_or_dean_nero() -> None:
    assert why(at("0 visits wessel_jan; 0 Number 1"), 0, "Under monkey") == (
        "M19",
        "refused-under-kind",
    )
    assert why(at("0 visits dean_nero; 0 Trade cards 1"), 0, "Under monkey") == (
        "M20",
        "refused-under-kind",
    )


@pytest.mark.rule("M5")
def test_nobody_knows_the_sailors() -> None:
    view = sees(at(seats=3), 1)
    assert (view.aboard, view.sailors) == (10, {})


@pytest.mark.rule("M6")
def test_the_first_dealer_is_drawn_unless_chosen() -> None:
    match: Match[Any, Any, Any] = Match("mutiny", 3)
    assert menu(match) == ["First 0", "First 1", "First 2"]
    play(match, "luck First 2")
    assert awaited(match) == [2]
    chosen: Match[Any, Any, Any] = Match("mutiny", 3, {"first": 1})
    assert awaited(chosen) == [1]


# Cabins


@pytest.mark.rule("M7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_more_than_players_are_laid_face_down(seats: int) -> None:
    assert told(at(seats=seats))["row"] == [None] * (seats + 3)


@pytest.mark.rule("M7")
def test_all_pirates_are_shuffled_again_for_the_next_round() -> None:
    match = at("0 visits sate; 1 Open; luck Door ghost")
    assert awaited(match) == [1]
    assert told(match)["dealer"] == 1
    assert len(menu(play(match, "1 Open"))) == 13


@pytest.mark.rule("M8")
def test_a_turn_opens_cabins_until_it_uses_the_last_one_opened() -> None:
    match = at()
    assert menu(match) == ["Open"]
    play(match, "0 Open; luck Door sate")
    assert menu(match) == ["Open", "Use sate"]
    play(match, "0 Open; luck Door bijoux")
    assert menu(match) == ["Open", "Use bijoux"]
    assert why(match, 0, "Use sate") == ("M8", "refused-not-last")


@pytest.mark.rule("M8")
def test_nobody_lives_behind_two_doors() -> None:
    match = at("0 Open; luck Door sate; 0 Open")
    assert len(menu(match)) == 12
    assert "Door sate" not in menu(match)


@pytest.mark.rule("M8")
def test_a_turn_may_use_any_pirate_that_lay_face_up_before() -> None:
    match = at("0 Open; luck Door sate; 0 Open; luck Door pang; 0 visits bijoux; 0 Pledge diaz")
    assert awaited(match) == [1]
    assert menu(match) == ["Open", "Use pang", "Use sate"]
    play(match, "1 Open; luck Door ojo")
    assert menu(match) == ["Open", "Use ojo"]


@pytest.mark.rule("M8")
def test_turns_go_round_clockwise_from_the_dealer() -> None:
    match = at("2 visits sate; 0 visits bijoux; 0 Pledge diaz", seats=3, dealer=2)
    assert awaited(match) == [1]
    play(match, "1 Open; luck Door ghost")
    assert told(match)["dealer"] == 0


@pytest.mark.rule("M8")
def test_the_last_card_once_opened_must_be_used() -> None:
    match = at("0 Open; luck Door sate", row=row("ojo 0, diaz 0, tembo 0, pang 0", 1))
    assert menu(match) == ["Use sate"]
    assert why(match, 0, "Open") == ("M8", "refused-must-use")


@pytest.mark.rule("M9")
def test_the_ghost_ends_the_turn_and_stays() -> None:
    match = at("0 Open; luck Door ghost")
    assert awaited(match) == [1]
    assert menu(match) == ["Open"]
    assert why(match, 1, "Use ghost") == ("M9", "refused-ghost")
    assert told(match)["row"][0]["pirate"] == "ghost"


@pytest.mark.rule("M9", "M12")
def test_the_ghost_counts_as_opened_also_as_the_last_card() -> None:
    opened = row("ojo 1, diaz 1, tembo 1", 1)
    match = at("1 Open; luck Door ghost", turn=1, row=opened, used=["sate"], ship=2)
    assert told(match)["ship"] == 2
    assert awaited(match) == [1]


@pytest.mark.rule("M10")
def test_with_no_card_face_down_one_that_lies_face_up_is_used() -> None:
    opened = row("ghost 1, ojo 1, diaz 1, tembo 1, pang 1", 0)
    match = at(turn=1, row=opened)
    assert menu(match) == ["Use diaz", "Use tembo", "Use pang", "Use ojo"]
    assert why(match, 1, "Open") == ("M10", "refused-no-door")


@pytest.mark.rule("M11")
def test_a_used_pirate_is_gone_for_this_round() -> None:
    match = at("0 visits sate")
    assert why(match, 1, "Use sate") == ("M11", "refused-used")
    assert told(match)["row"] == [None] * 4
    assert "Door sate" not in menu(play(match, "1 Open"))


@pytest.mark.rule("M12")
@pytest.mark.parametrize("closed", [0, 1, 2, 3])
def test_the_ship_moves_as_many_squares_as_cards_lie_face_down(closed: int) -> None:
    others = ["ojo 1", "diaz 1", "tembo 1"][closed:]
    opened = row(", ".join(["sate 1", *others]), closed)
    match = at("1 Use sate", turn=1, row=opened, used=["pang"])
    assert told(match)["ship"] == closed
    assert (told(match)["dealer"], told(match)["turn"]) == (1, 1)
    assert told(match)["row"] == [None] * 5


# Storms


@pytest.mark.rule("M13")
@pytest.mark.parametrize(
    ("ship", "closed", "storms"), [(5, 3, 1), (6, 3, 1), (4, 3, 0), (8, 0, 0), (8, 3, 0), (7, 2, 1)]
)
def test_a_storm_square_must_be_reached_or_passed(ship: int, closed: int, storms: int) -> None:
    opened = row(", ".join(["sate 1", "ojo 1", "diaz 1", "tembo 1"][: 4 - closed]), closed)
    match = at("1 Use sate", turn=1, row=opened, used=["pang"], ship=ship)
    assert sees(match, 0).storms == storms


@pytest.mark.rule("M13")
def test_the_ghost_too_may_go_into_the_lifeboat() -> None:
    match = at(storms=1, dealer=1, ship=8)
    assert len(menu(match)) == 13
    play(match, "luck Storm ghost")
    assert told(match)["lifeboat"] == "ghost"
    assert awaited(match) == [1]
    assert "Door ghost" not in menu(play(match, "1 Open"))


@pytest.mark.rule("M13")
def test_the_next_storm_takes_another_card_and_the_old_one_comes_back() -> None:
    match = at(storms=1, lifeboat="pang", ship=14)
    assert len(menu(match)) == 12
    assert "Storm pang" not in menu(match)
    play(match, "luck Storm sate; 0 Open")
    assert len(menu(match)) == 12
    assert "Door pang" in menu(match)
    assert "Door sate" not in menu(match)


@pytest.mark.rule("M13")
def test_who_lies_in_the_lifeboat_cannot_be_used() -> None:
    assert why(at(lifeboat="pang"), 0, "Use pang") == ("M13", "refused-lifeboat")


@pytest.mark.rule("M13")
def test_two_storms_in_one_move_need_two_cards() -> None:
    position = {"turn": 1, "row": row("sate 1", 3), "used": ["pang"], "ship": 5}
    match = at("1 Use sate", options={"components": "storms 6 8"}, **position)
    assert sees(match, 0).storms == 2
    play(match, "luck Storm ojo")
    assert "Storm ojo" not in menu(match)
    play(match, "luck Storm diaz")
    assert told(match)["lifeboat"] == "diaz"
    assert told(match)["row"] == [None] * 5


# The mutiny


def last_turn(**position: Any) -> Any:
    """The last turn of a round; all have an allegiance."""
    usual = {"turn": 1, "row": row("sate 1, pang 1, bijoux 1, dean_nero 1", 0)}
    sides = {"sides": ["valverde", "diaz"], "used": ["ojo"]}
    return at(**usual | sides | position)


@pytest.mark.rule("M14")
def test_the_ship_stops_on_the_mutiny_square() -> None:
    match = last_turn(ship=17, row=row("bijoux 1", 3))
    play(match, "1 Use bijoux; 1 Pledge diaz")
    assert (told(match)["ship"], told(match)["phase"]) == (18, "duels")


@pytest.mark.rule("M14")
def test_an_empty_combat_deck_starts_the_mutiny_at_the_end_of_the_round() -> None:
    match = last_turn(hands=[all_but(2), ["grey3"]])
    play(match, "1 Use pang; 1 Take card; luck Draw grey3")
    assert (told(match)["ship"], told(match)["phase"]) == (0, "duels")


@pytest.mark.rule("M14")
def test_an_empty_gold_deck_starts_the_mutiny() -> None:
    match = last_turn(
        gold=[all_gold(but=1), []], row=row("valverde 1, ojo 1, pang 1, sate 1", 0), used=["diaz"]
    )
    play(match, "1 Use valverde; luck Draw gold3")
    assert told(match)["phase"] == "duels"


@pytest.mark.rule("M14")
def test_an_empty_coin_supply_starts_the_mutiny() -> None:
    match = last_turn(coins=[20, 9])
    play(match, "1 Use pang; 1 Take coin")
    assert told(match)["phase"] == "duels"


@pytest.mark.rule("M14")
def test_the_round_is_finished_before_the_mutiny() -> None:
    match = at("0 visits sate", coins=[28, 1])
    assert sees(match, 0).supply == 0
    assert awaited(match) == [1]


@pytest.mark.rule("M14")
def test_a_supply_refilled_by_the_end_of_the_round_does_not_count() -> None:
    match = last_turn(coins=[20, 10], used=["valverde"])
    play(match, "1 Use dean_nero; 1 Trade coins 1; luck Draw pink1")
    assert told(match)["phase"] == "voyage"


@pytest.mark.rule("M14")
def test_there_is_no_storm_when_the_mutiny_starts() -> None:
    match = last_turn(coins=[20, 9], ship=7, row=row("sate 1", 3))
    play(match, "1 Use sate")
    assert (told(match)["ship"], told(match)["phase"]) == (10, "duels")
    assert awaited(match) == [LUCK]
