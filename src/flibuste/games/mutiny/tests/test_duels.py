"""B. The mutiny, rule by rule: who takes part, duels, monkeys, the end (M27–M36)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK
from flibuste.games.mutiny.tests.tables import at, awaited, duel, menu, play, row, sees, told, why

OUT: dict[str, Any] = {"hands": [["pink1"], ["pink1"], []], "out": [2]}


def begun(acts: str = "", **position: Any) -> Any:
    """The last turn of the voyage is over: the mutiny begins."""
    usual: dict[str, Any] = {"turn": 1, "row": row("sate 1", 3), "used": ["ojo"], "ship": 17}
    told = usual | {"sides": ["valverde", "diaz"]} | position
    return play(at(f"{told['turn']} Use sate", **told), acts)


# Before the duels


@pytest.mark.rule("M27")
def test_a_player_without_allegiance_is_out() -> None:
    match = begun(seats=3, turn=2, used=["ojo", "pang"], sides=["valverde", None, "diaz"])
    assert told(match)["out"] == [1]
    play(match, "luck Sailor 5; luck Sailor 3")
    assert awaited(match) == [0, 2]
    assert sees(match, 0).players[2].side is None


@pytest.mark.rule("M28")
def test_the_lifeboat_card_is_discarded() -> None:
    assert sees(begun(lifeboat="pang"), 0).lifeboat is None


@pytest.mark.rule("M28")
def test_sailors_still_on_deck_stand_at_random_where_nobody_does() -> None:
    match = begun(sailors={"A": [7, 3, [0]]})
    play(match, "luck Sailor 7; luck Sailor 3; 0 Lay pink1; 1 Lay pink1")
    play(match, "0 Lay monkey; 1 Lay monkey")
    assert told(match)["duel"] == "B"
    assert menu(match) == [f"Sailor {value}" for value in (1, 2, 4, 5, 6, 8, 9, 10)]
    play(match, "luck Sailor 10")
    assert "Sailor 10" not in menu(match)


# Duels


@pytest.mark.rule("M29")
def test_duels_go_from_a_to_e_until_one_side_has_won_three() -> None:
    hands = [["pink3"] * 4, ["pink1"] * 4]
    match = begun(hands=hands)
    for letter in "ABC":
        assert told(match)["duel"] == letter
        for _ in range(2):
            play(match, f"luck {menu(match)[0]}")
        play(match, "0 Lay pink3; 1 Lay pink1; 0 Lay monkey; 1 Lay monkey")
    assert told(match)["wins"] == {"valverde": 3, "diaz": 0}
    assert awaited(match) == []


@pytest.mark.rule("M30")
def test_the_sailors_are_revealed_first_valverdes_then_diazs() -> None:
    match = begun(sailors={"A": [7, 3, [0]]})
    assert menu(match) == ["Sailor 7"]
    play(match, "luck Sailor 7")
    assert menu(match) == ["Sailor 3"]
    play(match, "luck Sailor 3")
    (fought,) = sees(match, 1).duels
    assert (fought.valverde, fought.diaz) == (7, 3)


@pytest.mark.rule("M30")
def test_cards_are_revealed_when_the_last_one_is_laid() -> None:
    match = duel(seats=3, hands=[["pink2"], ["grey3"], ["pink1"]])
    assert awaited(match) == [0, 1, 2]
    play(match, "1 Lay grey3; 0 Lay pink2")
    assert awaited(match) == [2]
    assert sees(match, 2).duels[-1].rounds == ()
    assert told(match)["laid"] == {"pink": 0, "grey": 0}
    play(match, "2 Lay pink1")
    (shown,) = sees(match, 2).duels[-1].rounds
    assert shown.cards == ("pink1", "pink2", "grey3")
    assert told(match)["laid"] == {"pink": 3, "grey": 3}
    assert told(match)["hands"] == [[], [], []]


@pytest.mark.rule("M30")
def test_only_a_card_in_hand_can_be_laid() -> None:
    match = duel(hands=[["pink2"], ["grey3"]], gold=[["gold1"], []])
    assert menu(match, 0) == ["Lay pink2"]
    assert why(match, 0, "Lay pink1") == ("M30", "refused-lay-none")
    assert why(match, 0, "Lay gold1") == ("M30", "refused-lay-kind")
    assert why(match, 0, "Open") == ("M30", "refused-laying")


@pytest.mark.rule("M31")
def test_round_one_is_for_combat_cards() -> None:
    match = duel(hands=[["pink2"], ["grey3"]])
    assert why(match, 0, "Lay monkey") == ("M31", "refused-monkey-first")


@pytest.mark.rule("M31")
def test_a_player_without_a_card_in_round_one_is_out_for_good() -> None:
    match = duel(seats=3, hands=[["pink2", "pink2"], ["grey3", "grey3"], []])
    assert menu(match, 2) == ["Lay monkey"]
    play(match, "0 Lay pink2; 2 Lay monkey; 1 Lay grey3")
    assert told(match)["out"] == [2]
    assert match.state.coins == [1, 1, 1]
    assert awaited(match) == [0, 1]
    play(match, "0 Lay monkey; 1 Lay monkey; luck Sailor 1; luck Sailor 2")
    assert awaited(match) == [0, 1]


@pytest.mark.rule("M32")
def test_from_round_two_the_monkey_may_be_laid_and_must_without_a_card() -> None:
    match = duel("0 Lay pink2; 1 Lay grey3", hands=[["pink2", "grey1"], ["grey3"]])
    assert menu(match, 0) == ["Lay grey1", "Lay monkey"]
    assert menu(match, 1) == ["Lay monkey"]


@pytest.mark.rule("M32")
def test_a_monkey_alone_in_round_two_may_steal_from_anybody_in_the_game() -> None:
    match = duel(
        "0 Lay monkey; 1 Lay grey3; 2 Lay pink1",
        seats=4,
        round=2,
        sides=["valverde"] * 3 + ["diaz"],
        out=[3],
        coins=[0, 1, 0, 5],
        hands=[[], ["grey3", "grey1"], ["pink1"], []],
    )
    assert menu(match) == ["Rob 1", "Decline"]
    assert why(match, 0, "Rob 0") == ("M32", "refused-rob-self")
    assert why(match, 0, "Rob 2") == ("M32", "refused-rob-poor")
    assert why(match, 0, "Rob 3") == ("M32", "refused-rob-out")
    assert why(match, 0, "Open") == ("M32", "refused-robbing")
    play(match, "0 Rob 1")
    assert match.state.coins == [1, 0, 0, 5]
    assert awaited(match) == [1, 2]


@pytest.mark.rule("M32", "M38")
def test_a_lone_monkeys_theft_may_be_declined_and_without_a_victim_nothing_is_asked() -> None:
    declined = duel("0 Lay monkey; 1 Lay grey1; 0 Decline", round=2)
    assert (declined.state.coins, awaited(declined)) == ([1, 1], [1])
    nobody = duel("0 Lay monkey; 1 Lay grey1", round=2, coins=[1, 0])
    assert awaited(nobody) == [1]


@pytest.mark.rule("M32")
def test_several_monkeys_in_round_two_get_a_coin_each_from_the_supply() -> None:
    match = duel("0 Lay monkey; 1 Lay monkey; 2 Lay pink1", seats=3, round=2)
    assert match.state.coins == [2, 2, 1]
    assert sees(match, 0).supply == 30 - 5


@pytest.mark.rule("M32")
def test_after_round_two_a_monkey_gets_nothing() -> None:
    alone = duel("0 Lay monkey; 1 Lay pink1", round=3)
    assert (alone.state.coins, awaited(alone)) == ([1, 1], [1])
    both = duel("0 Lay monkey; 1 Lay monkey", round=3)
    assert both.state.coins == [1, 1]


@pytest.mark.rule("M33")
def test_if_the_supply_is_short_everybody_gives_a_coin_first() -> None:
    match = duel("0 Lay monkey; 1 Lay monkey; 2 Lay pink1", seats=3, round=2, coins=[9, 10, 10])
    assert match.state.coins == [9, 10, 9]
    assert match.state.supply == 2


@pytest.mark.rule("M33")
def test_those_who_are_out_give_nothing() -> None:
    match = duel("0 Lay monkey; 1 Lay monkey", seats=3, round=2, coins=[9, 10, 10], **OUT)
    assert (match.state.coins, match.state.supply) == ([9, 10, 10], 1)


@pytest.mark.rule("M33")
def test_rewards_are_paid_clockwise_from_the_dealer_while_coins_last() -> None:
    position: dict[str, Any] = {
        "seats": 4,
        "round": 2,
        "coins": [0, 0, 0, 30],
        "hands": [["pink1"]] * 3 + [[]],
        "out": [3],
    }
    match = duel("0 Lay monkey; 1 Lay monkey; 2 Lay monkey", dealer=1, **position)
    assert match.state.coins == [0, 0, 0, 30]
    match = duel(dealer=1, **position)
    match.state.supply = 2  # as if two coins more were in the box
    play(match, "0 Lay monkey; 1 Lay monkey; 2 Lay monkey")
    assert match.state.coins == [0, 1, 1, 30]


@pytest.mark.rule("M34")
@pytest.mark.parametrize(
    ("sailors", "laid", "winner"),
    [
        ([5, 3], (1, 2), "valverde"),
        ([5, 3], (0, 3), "diaz"),
        ([5, 4], (2, 3), "diaz"),  # 7 to 7, and Diaz's cards are better
        ([3, 5], (3, 1), "valverde"),
    ],
)
def test_the_higher_total_wins_and_then_the_better_cards(
    sailors: list[int], laid: tuple[int, int], winner: str
) -> None:
    sums = {"pink": laid[0], "grey": laid[1]}
    match = duel("0 Lay monkey; 1 Lay monkey", sailors={"A": [*sailors, []]}, laid=sums, round=2)
    assert [side for side, won in told(match)["wins"].items() if won] == [winner]
    assert sees(match, 0).duels[0].winner == winner


@pytest.mark.rule("M34")
def test_a_duel_ends_when_every_player_in_it_has_laid_the_monkey() -> None:
    match = duel("0 Lay monkey; 1 Lay pink1", round=3)
    assert (told(match)["duel"], awaited(match)) == ("A", [1])
    play(match, "1 Lay monkey")
    assert (told(match)["duel"], awaited(match)) == ("B", [LUCK])


@pytest.mark.rule("M34")
def test_cards_laid_are_out_of_the_game_and_monkeys_return() -> None:
    match = duel("0 Lay pink1; 1 Lay grey1; 0 Lay monkey; 1 Lay monkey")
    play(match, "luck Sailor 1; luck Sailor 2")
    assert told(match)["hands"] == [["grey1"], ["pink1"]]
    assert match.state.spent == [1, 0, 0, 1, 0, 0]
    play(match, "0 Lay grey1; 1 Lay pink1")
    assert menu(match, 0) == ["Lay monkey"]


@pytest.mark.rule("M35")
def test_one_alone_plays_on_and_gets_nothing_for_the_monkey() -> None:
    match = duel(seats=3, hands=[["pink1", "pink2"], [], []])
    play(match, "0 Lay pink1; 1 Lay monkey; 2 Lay monkey")
    assert awaited(match) == [0]
    play(match, "0 Lay monkey")
    assert match.state.coins == [1, 1, 1]
    assert told(match)["duel"] == "B"
    assert awaited(match) == [LUCK]


@pytest.mark.rule("M35")
def test_when_nobody_is_left_everybody_loses() -> None:
    match = duel("0 Lay monkey; 1 Lay monkey", hands=[[], []])
    assert awaited(match) == []
    assert match.state.ranks() == [2, 2]
    nobody = begun(sides=[None, None])
    assert awaited(nobody) == []
    assert nobody.state.ranks() == [2, 2]


# The end


def won(side: str = "valverde", **position: Any) -> Any:
    """Three duels are won by this side."""
    wins = {"valverde": 0, "diaz": 0, side: 3}
    sides = ["valverde", "diaz", "valverde"]
    return at(phase="duels", seats=3, **{"sides": sides, "wins": wins} | position)


@pytest.mark.rule("M36")
def test_of_the_winning_side_the_richest_wins() -> None:
    gold = [["gold1"], ["gold3"], ["gold2"]]
    assert won(gold=gold, coins=[2, 9, 2]).state.ranks() == [2, 2, 1]
    assert won(gold=gold, coins=[4, 9, 2]).state.ranks() == [1, 2, 2]
    assert won("diaz", gold=gold).state.ranks() == [2, 1, 2]


@pytest.mark.rule("M36")
def test_whoever_is_out_cannot_win() -> None:
    assert won(out=[0], hands=[[], [], []], coins=[9, 1, 1]).state.ranks() == [2, 2, 1]


@pytest.mark.rule("M36")
def test_a_tie_is_broken_by_the_sum_of_cards_of_the_winning_colour_left() -> None:
    hands = [["pink1", "pink1", "grey3"], [], ["pink3", "grey1"]]
    assert won(hands=hands).state.ranks() == [2, 2, 1]
    sides = ["diaz", "valverde", "diaz"]
    assert won("diaz", hands=hands, sides=sides).state.ranks() == [1, 2, 2]


@pytest.mark.rule("M36")
def test_a_win_may_be_shared() -> None:
    hands = [["pink1", "pink1"], [], ["pink2", "grey1"]]
    assert won(hands=hands).state.ranks() == [1, 2, 1]


@pytest.mark.rule("M36")
def test_with_nobody_on_the_winning_side_everybody_loses() -> None:
    assert won(sides=["diaz"] * 3).state.ranks() == [2, 2, 2]


@pytest.mark.rule("M36")
def test_gold_cards_and_coins_are_counted() -> None:
    match = won(gold=[["gold1", "gold3"], [], ["gold2"]], coins=[2, 0, 4])
    assert match.state.scores() == [6, 0, 6]
    assert match.state.tally()[0] == {"gold": 4, "coins": 2}
