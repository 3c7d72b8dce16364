"""The pirates from Pang to Cambivalute (M21–M26), and what may be declined (M38)."""

from __future__ import annotations

import pytest

from flibuste.games.mutiny.tests.tables import (
    after,
    all_but,
    at,
    awaited,
    menu,
    play,
    row,
    sees,
    told,
    why,
)

PLEDGED = ["valverde", "diaz"]

# Pang, Chang Ye, Sate


@pytest.mark.rule("M21")
def test_pang_gives_a_card_or_a_coin() -> None:
    match = at("0 visits pang")
    assert menu(match) == ["Take card", "Take coin"]
    coin = at("0 visits pang; 0 Take coin")
    assert (coin.state.coins, awaited(coin)) == ([2, 1], [1])
    play(match, "0 Take card; luck Draw pink3")
    assert told(match)["hands"][0] == ["pink1", "pink3", "grey1"]
    assert match.state.coins == [1, 1]


@pytest.mark.rule("M14", "M21")
def test_pang_gives_only_what_exists() -> None:
    no_coin = after("sate", "0 visits pang; luck Draw pink3", coins=[15, 15])
    assert awaited(no_coin) == [1]
    no_card = after("tembo", "0 visits pang", hands=[all_but(1), ["grey3"]])
    assert (awaited(no_card), no_card.state.coins) == ([1], [2, 1, 1])


@pytest.mark.rule("M22")
def test_chang_ye_steals_a_coin_from_an_opponent_who_has_one() -> None:
    match = at("0 visits chang_ye", seats=4, coins=[1, 0, 2, 1])
    assert menu(match) == ["Steal 2", "Steal 3", "Decline"]
    assert why(match, 0, "Steal 1") == ("M22", "refused-steal-poor")
    assert why(match, 0, "Steal 0") == ("M22", "refused-steal-self")
    play(match, "0 Steal 2")
    assert (match.state.coins, awaited(match)) == ([2, 0, 1, 1], [1])


@pytest.mark.rule("M22", "M38")
def test_chang_ye_may_be_declined_and_asks_nothing_when_nobody_has_a_coin() -> None:
    match = at("0 visits chang_ye; 0 Decline")
    assert (match.state.coins, awaited(match)) == ([1, 1], [1])
    assert awaited(at("0 visits chang_ye", coins=[5, 0], gold=[[], ["gold3"]])) == [1]


@pytest.mark.rule("M23")
@pytest.mark.parametrize("waited", [0, 1, 2, 3])
def test_sate_gives_one_more_coin_for_every_turn_since_he_was_opened(waited: int) -> None:
    match = at("0 Open; luck Door sate", seats=4)
    for seat, pirate in enumerate(("bijoux", "ojo", "cambivalute")[:waited]):
        play(match, f"{seat} visits {pirate}")
        if pirate == "cambivalute":
            play(match, "luck Sailor 1; luck Sailor 2; 2 Post 1 2")
        else:
            play(match, f"{seat} Pledge diaz")
    play(match, f"{waited} Use sate")
    assert match.state.coins[waited] == 1 + 1 + waited


@pytest.mark.rule("M9", "M23")
def test_a_turn_ended_by_the_ghost_counts_for_sate() -> None:
    match = at("0 Open; luck Door sate; 0 Open; luck Door ghost; 1 Use sate")
    assert match.state.coins == [1, 1 + 2]


@pytest.mark.rule("M23")
def test_sates_count_starts_anew_each_round() -> None:
    match = at("0 Open; luck Door sate; 0 Open; luck Door ghost; 1 visits bijoux; 1 Pledge diaz")
    play(match, "1 visits sate")
    assert match.state.coins == [1, 1 + 1]


@pytest.mark.rule("M14", "M23")
def test_sate_gives_no_more_than_the_supply_has() -> None:
    match = at("1 Use sate", turn=1, coins=[14, 15], row=row("sate 1", 3), used=["ojo"])
    assert match.state.coins == [14, 16]


# Bijoux, Ojo, Cambivalute


@pytest.mark.rule("M24")
def test_bijoux_asks_for_an_allegiance_every_time() -> None:
    match = at("0 visits bijoux")
    assert menu(match) == ["Pledge valverde", "Pledge diaz"]
    play(match, "0 Pledge diaz")
    assert told(match)["sides"] == ["diaz", None]
    again = at("0 visits bijoux", sides=["diaz", None])
    assert menu(again) == ["Pledge valverde", "Pledge diaz"]
    play(again, "0 Pledge valverde")
    assert told(again)["sides"] == ["valverde", None]


@pytest.mark.rule("M24", "M38")
def test_bijoux_cannot_be_declined() -> None:
    assert why(at("0 visits bijoux"), 0, "Decline") == ("M38", "refused-must")


@pytest.mark.rule("M25")
def test_ojo_lets_those_choose_who_have_no_allegiance() -> None:
    match = at("0 visits ojo", sides=[None, "diaz"])
    assert menu(match) == ["Pledge valverde", "Pledge diaz", "Decline"]
    assert why(match, 0, "Peek 1") == ("M25", "refused-ojo-choose")
    play(match, "0 Pledge valverde")
    assert told(match)["sides"] == ["valverde", "diaz"]
    assert awaited(at("0 visits ojo; 0 Decline")) == [1]


@pytest.mark.rule("M25")
def test_ojo_shows_an_opponents_allegiance_to_those_who_have_one() -> None:
    match = at("0 visits ojo", seats=3, sides=["valverde", "diaz", None])
    assert menu(match) == ["Peek 1", "Decline"]
    assert why(match, 0, "Peek 2") == ("M25", "refused-peek-none")
    assert why(match, 0, "Peek 0") == ("M25", "refused-peek-self")
    assert why(match, 0, "Pledge diaz") == ("M25", "refused-ojo-own")
    play(match, "0 Peek 1")
    assert [(look.at, look.side, look.sure) for look in sees(match, 0).looks] == [(1, "diaz", True)]
    assert told(match)["sides"] == ["valverde", "diaz", None]


@pytest.mark.rule("M25", "M38")
def test_ojo_asks_nothing_when_nobody_else_has_an_allegiance() -> None:
    assert awaited(at("0 visits ojo", sides=["valverde", None])) == [1]
    assert awaited(at("0 visits ojo; 0 Decline", sides=PLEDGED)) == [1]


@pytest.mark.rule("M26")
def test_cambivalute_posts_two_sailors_on_the_next_free_letter() -> None:
    match = at("0 visits cambivalute; luck Sailor 7")
    assert "Sailor 7" not in menu(match)
    play(match, "luck Sailor 3")
    assert menu(match) == ["Post 3 7", "Post 7 3"]
    assert why(match, 0, "Post 3 4") == ("M26", "refused-post")
    play(match, "0 Post 7 3; 1 Open; luck Door ghost; 1 visits cambivalute")
    play(match, "luck Sailor 1; luck Sailor 2; 1 Post 1 2")
    assert told(match)["sailors"] == {"A": [7, 3, [0]], "B": [1, 2, [1]]}


FIVE = {"A": [7, 3, [0]], "B": [1, 2, [1]], "C": [9, 4, []], "D": [5, 6, []], "E": [10, 8, []]}


@pytest.mark.rule("M26")
@pytest.mark.parametrize(("swap", "pair"), [("true", [4, 9, [0]]), ("false", [9, 4, [0]])])
def test_when_all_stand_cambivalute_shows_a_pair_to_swap_or_not(swap: str, pair: object) -> None:
    match = at("0 visits cambivalute", sailors=FIVE)
    assert menu(match) == [f"Inspect {letter}" for letter in "ABCDE"] + ["Decline"]
    play(match, "0 Inspect C")
    seen = sees(match, 0).sailors["C"]
    assert (seen.valverde, seen.diaz, seen.sure) == (9, 4, True)
    assert menu(match) == ["Swap false", "Swap true"]
    play(match, f"0 Swap {swap}")
    assert told(match)["sailors"] == FIVE | {"C": pair}
    assert awaited(match) == [1]


@pytest.mark.rule("M26", "M38")
def test_cambivalutes_look_may_be_declined_but_not_his_sailors() -> None:
    assert awaited(at("0 visits cambivalute; 0 Decline", sailors=FIVE)) == [1]
    match = at("0 visits cambivalute; luck Sailor 7; luck Sailor 3")
    assert why(match, 0, "Decline") == ("M38", "refused-must")


@pytest.mark.rule("M38")
@pytest.mark.parametrize("pirate", ["wessel_jan", "dean_nero", "pang", "bijoux"])
def test_what_is_no_may_cannot_be_declined(pirate: str) -> None:
    assert why(at(f"0 visits {pirate}"), 0, "Decline") == ("M38", "refused-must")


@pytest.mark.rule("M38")
def test_a_pirate_without_any_effect_may_still_be_used() -> None:
    assert awaited(after("tembo", "0 visits crackpott", hands=[all_but(1), ["grey3"]])) == [1]
    assert awaited(after("pang", "0 visits sate", coins=[15, 15])) == [1]
