"""The pirates who deal in cards and gold: Valverde to Dean Nero (M15–M20)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK
from flibuste.games.mutiny.tests.tables import (
    after,
    all_but,
    all_gold,
    at,
    awaited,
    menu,
    play,
    told,
    why,
)

THREE = [["pink1", "pink2", "grey1"], []]

# Captain Valverde and Ramon Diaz


@pytest.mark.rule("M15")
def test_valverde_gives_the_top_gold_card_and_a_coin() -> None:
    match = at("0 visits valverde")
    assert menu(match) == ["Draw gold1", "Draw gold2", "Draw gold3"]
    play(match, "luck Draw gold2")
    assert (told(match)["gold"][0], match.state.coins) == (["gold2"], [2, 1])
    assert awaited(match) == [1]


@pytest.mark.rule("M14", "M15")
def test_valverde_gives_what_there_is() -> None:
    match = after("diaz", "0 visits valverde", gold=[all_gold(), []])
    assert (awaited(match), match.state.coins) == ([1], [2, 1, 1])
    poor = after("sate", "0 visits valverde; luck Draw gold1", coins=[15, 15])
    assert (awaited(poor), poor.state.coins) == ([1], [15, 15, 0])


@pytest.mark.rule("M16")
def test_diaz_shows_a_gold_card_first_and_then_a_combat_card() -> None:
    match = at("0 visits diaz")
    assert menu(match)[0] == "Draw gold1"
    play(match, "luck Draw gold3")
    assert menu(match)[0] == "Draw pink1"
    play(match, "luck Draw grey2")
    assert menu(match) == ["Keep grey2", "Keep gold3"]


@pytest.mark.rule("M16")
def test_what_is_not_kept_of_diaz_goes_under_its_own_deck() -> None:
    match = at("0 visits diaz; luck Draw gold3; luck Draw grey2; 0 Keep grey2")
    assert told(match)["hands"][0] == ["pink1", "grey1", "grey2"]
    assert told(match)["gold"][0] == []
    assert told(match)["under"] == {"combat": [], "gold": [{"card": "gold3", "seen": [0]}]}
    other = at("0 visits diaz; luck Draw gold3; luck Draw grey2; 0 Keep gold3")
    assert told(other)["under"] == {"combat": [{"card": "grey2", "seen": [0]}], "gold": []}
    assert told(other)["gold"][0] == ["gold3"]


@pytest.mark.rule("M14", "M16")
def test_diaz_with_one_deck_empty_gives_the_other_card() -> None:
    no_gold = after("valverde", "0 visits diaz; luck Draw grey2", gold=[all_gold(), []])
    assert menu(no_gold) == ["Keep grey2"]
    play(no_gold, "0 Keep grey2")
    assert told(no_gold)["hands"][0] == ["pink1", "grey1", "grey2"]
    all_held: dict[str, Any] = {"hands": [all_but(1), ["grey3"]]}
    no_cards = after("tembo", "0 visits diaz; luck Draw gold1", **all_held)
    assert menu(no_cards) == ["Keep gold1"]
    nothing = after("tembo valverde", "0 visits diaz", gold=[all_gold(), []], **all_held)
    assert awaited(nothing) == [1]


@pytest.mark.rule("M16", "M18")
def test_a_card_that_was_not_looked_at_cannot_be_kept() -> None:
    match = at("0 visits diaz; luck Draw gold3; luck Draw grey2")
    assert why(match, 0, "Keep pink1") == ("M16", "refused-keep")
    other = at("0 visits tembo; luck Draw pink1; luck Draw grey2")
    assert why(other, 0, "Keep gold1") == ("M18", "refused-keep")


# Crackpott and Tembo


@pytest.mark.rule("M17")
def test_crackpott_gives_the_top_two_combat_cards() -> None:
    match = at("0 visits crackpott; luck Draw pink3; luck Draw grey2")
    assert told(match)["hands"][0] == ["pink1", "pink3", "grey1", "grey2"]
    assert awaited(match) == [1]


@pytest.mark.rule("M14", "M17")
def test_crackpott_gives_the_only_card_there_is() -> None:
    match = at("0 visits crackpott; luck Draw grey3", hands=[all_but(1), []])
    assert awaited(match) == [1]
    assert awaited(after("pang", "0 visits crackpott", hands=[all_but(1), ["grey3"]])) == [1]


@pytest.mark.rule("M18")
def test_tembo_shows_two_combat_cards_one_of_them_goes_under_the_deck() -> None:
    match = at("0 visits tembo; luck Draw pink3; luck Draw grey2")
    assert menu(match) == ["Keep pink3", "Keep grey2"]
    play(match, "0 Keep pink3")
    assert told(match)["hands"][0] == ["pink1", "pink3", "grey1"]
    assert told(match)["under"]["combat"] == [{"card": "grey2", "seen": [0]}]


@pytest.mark.rule("M18", "M37")
def test_two_equal_cards_are_asked_for_too_so_nobody_else_can_tell() -> None:
    match = at("0 visits tembo; luck Draw pink2; luck Draw pink2")
    assert menu(match) == ["Keep pink2"]


@pytest.mark.rule("M14", "M18")
def test_tembo_gives_a_lone_card() -> None:
    match = at("0 visits tembo; luck Draw grey3; 0 Keep grey3", hands=[all_but(1), []])
    assert told(match)["hands"][0].count("grey3") == 4
    assert not match.state.combat.layers


# Wessel-Jan


@pytest.mark.rule("M19")
def test_wessel_jan_exchanges_up_to_three_cards() -> None:
    match = at("0 visits wessel_jan", hands=[["pink1", "pink2", "grey1", "grey3"], []])
    assert menu(match) == ["Number 0", "Number 1", "Number 2", "Number 3"]
    play(match, "0 Number 2; 0 Under grey3; 0 Under pink1")
    assert awaited(match) == [LUCK]
    play(match, "luck Draw pink3; luck Draw pink3")
    assert told(match)["hands"][0] == ["pink2", "pink3", "pink3", "grey1"]
    assert awaited(match) == [1]


@pytest.mark.rule("M19")
def test_a_card_put_under_later_lies_deeper() -> None:
    match = at("0 visits wessel_jan; 0 Number 2; 0 Under grey1; 0 Under pink1", hands=THREE)
    assert [laid["card"] for laid in told(match)["under"]["combat"]] == ["grey1", "pink1"]


@pytest.mark.rule("M19")
def test_with_an_empty_deck_one_draws_ones_own_cards_again() -> None:
    acts = "0 visits wessel_jan; 0 Number 2; 0 Under grey3; 0 Under pink1"
    match = after("tembo", acts, hands=[all_but(), []])
    assert menu(match) == ["Draw grey3"]
    play(match, "luck Draw grey3; luck Draw pink1")
    assert told(match)["hands"][0] == all_but()


@pytest.mark.rule("M19")
def test_as_many_are_drawn_as_were_put_under_not_more() -> None:
    match = at("0 visits wessel_jan; 0 Number 1; 0 Under pink1; luck Draw grey3")
    assert told(match)["hands"][0] == ["grey1", "grey3"]
    assert awaited(match) == [1]


@pytest.mark.rule("M19", "M38")
def test_zero_cards_may_be_exchanged_and_an_empty_hand_is_not_asked() -> None:
    assert awaited(at("0 visits wessel_jan; 0 Number 0")) == [1]
    assert awaited(at("0 visits wessel_jan", hands=[[], ["pink1"]])) == [1]


@pytest.mark.rule("M19")
def test_the_only_card_in_hand_goes_under_without_a_question() -> None:
    match = at("0 visits wessel_jan; 0 Number 1", hands=[["grey2"], []])
    assert awaited(match) == [LUCK]
    assert told(match)["under"]["combat"] == [{"card": "grey2", "seen": [0]}]


@pytest.mark.rule("M19", "M37")
def test_equal_cards_in_hand_are_asked_for_so_nobody_else_can_tell() -> None:
    match = at("0 visits wessel_jan; 0 Number 1", hands=[["grey2", "grey2"], []])
    assert menu(match) == ["Under grey2"]


@pytest.mark.rule("M19")
def test_more_cards_than_one_has_cannot_be_exchanged() -> None:
    match = at("0 visits wessel_jan")
    assert why(match, 0, "Number 3") == ("M19", "refused-number")
    assert why(match, 0, "Number 4") == ("G3", "refused-no-such-act")
    play(match, "0 Number 1")
    assert why(match, 0, "Under pink2") == ("M19", "refused-under-none")
    assert why(match, 0, "Under gold2") == ("M19", "refused-under-kind")


# Dean Nero


@pytest.mark.rule("M20")
def test_dean_nero_takes_cards_for_coins() -> None:
    match = at("0 visits dean_nero", hands=[["pink1", "pink2", "grey1", "grey3"], []])
    assert menu(match)[:4] == [f"Trade cards {number}" for number in range(4)]
    play(match, "0 Trade cards 2; 0 Under grey3; 0 Under grey1")
    assert (told(match)["hands"][0], match.state.coins) == (["pink1", "pink2"], [3, 1])
    assert [laid["card"] for laid in told(match)["under"]["combat"]] == ["grey3", "grey1"]
    assert awaited(match) == [1]


@pytest.mark.rule("M20")
def test_dean_nero_takes_coins_for_cards() -> None:
    match = at("0 visits dean_nero", coins=[4, 1])
    assert menu(match)[3:] == [f"Trade coins {number}" for number in range(1, 4)]
    play(match, "0 Trade coins 2; luck Draw pink3; luck Draw pink3")
    assert (match.state.coins, match.state.supply) == ([2, 1], 27)
    assert told(match)["hands"][0] == ["pink1", "pink3", "pink3", "grey1"]
    assert awaited(match) == [1]


@pytest.mark.rule("M20")
def test_no_more_is_traded_than_there_is() -> None:
    match = at("0 visits dean_nero")
    assert menu(match)[:3] == ["Trade cards 0", "Trade cards 1", "Trade cards 2"]
    assert menu(match)[3:] == ["Trade coins 1"]
    assert why(match, 0, "Trade cards 3") == ("M20", "refused-trade-cards")
    assert why(match, 0, "Trade coins 2") == ("M20", "refused-trade-coins")
    no_supply = at("0 visits dean_nero", coins=[14, 15])
    assert menu(no_supply)[:3] == ["Trade cards 0", "Trade cards 1", "Trade coins 1"]
    no_deck = at("0 visits dean_nero", coins=[5, 1], hands=[all_but(2), ["grey3"]])
    assert menu(no_deck)[-2:] == ["Trade cards 3", "Trade coins 1"]


@pytest.mark.rule("M20", "M38")
def test_to_trade_nothing_is_one_choice_not_one_for_each_direction() -> None:
    match = at("0 visits dean_nero")
    assert [act for act in menu(match) if act.endswith("0")] == ["Trade cards 0"]
    assert why(match, 0, "Trade coins 0") == ("M20", "refused-trade-nothing")
    assert awaited(play(match, "0 Trade cards 0")) == [1]


@pytest.mark.rule("M20", "M38")
def test_whoever_has_neither_card_nor_coin_is_not_asked() -> None:
    assert awaited(at("0 visits dean_nero", hands=[[], ["pink1"]], coins=[0, 1])) == [1]
    only_coins = at("0 visits dean_nero", hands=[[], ["pink1"]], coins=[1, 1])
    assert menu(only_coins) == ["Trade cards 0", "Trade coins 1"]
    only_cards = at("0 visits dean_nero", hands=[["pink1"], []], coins=[0, 1])
    assert menu(only_cards) == ["Trade cards 0", "Trade cards 1"]


@pytest.mark.rule("M20")
def test_whoever_can_trade_in_no_direction_is_not_asked() -> None:
    """A card, but no coin in the supply; a coin, but no card in the deck."""
    card: dict[str, Any] = {"hands": [["pink1"], []], "coins": [0, 30]}
    assert awaited(after("sate", "0 visits dean_nero", **card)) == [1]
    coin: dict[str, Any] = {"hands": [[], all_but(0)], "coins": [1, 1]}
    assert awaited(after("tembo", "0 visits dean_nero", **coin)) == [1]


@pytest.mark.rule("M20")
def test_gold_is_never_traded() -> None:
    match = at("0 visits dean_nero; 0 Trade cards 1", gold=[["gold1"], []])
    assert why(match, 0, "Under gold1") == ("M20", "refused-under-kind")
