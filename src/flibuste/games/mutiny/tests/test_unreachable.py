"""More that no match comes to: who is out, what the cards can give, who can have seen what."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.mutiny.tests.tables import all_but, all_gold, reads, refuses, told

ONES = ["pink1", "grey1"]
TWO = {"phase": "duels", "sides": ["valverde", "diaz"], "sailors": {"A": [5, 3, []]}}
THREE = TWO | {"seats": 3, "sides": ["valverde", "diaz", "diaz"]}
EMPTY = {"hands": [ONES, ONES, []], "out": [2]}
FOUR = {"A": [1, 2, [0]], "B": [3, 4, [1]], "C": [5, 6, []], "D": [7, 8, [0]]}
FIVE = FOUR | {"E": [9, 10, [1]]}
MANY = [*["pink1"] * 8, *["pink2"] * 8, *["pink3"] * 4]
PAIR = ["pink1", "grey2"]


# Who is out


@pytest.mark.rule("M31")
@pytest.mark.parametrize(
    "more",
    [
        {"out": [2], "round": 2, "laid": {"pink": 2}},  # with the two cards of the start
        {"out": [2], "hands": [ONES, ONES, ["pink3"]], "duel": "B", "wins": {"diaz": 1}},
        {"out": [2], "round": 2, "record": [["A", [2], ["pink1", "pink1"]]]},
        {"out": [0, 1, 2], "hands": [[], [], ["pink1"]]},
        EMPTY,  # the sailors of the first duel are still to be revealed
        EMPTY | {"round": 1},
    ],
)
def test_who_has_sworn_is_out_by_a_first_round_without_a_card(more: dict[str, Any]) -> None:
    refuses("out", THREE | more)


@pytest.mark.rule("M31")
@pytest.mark.parametrize(
    "more",
    [
        EMPTY | {"round": 2, "laid": {"pink": 2}},
        EMPTY | {"round": 2, "record": [["A", [2], ["pink1", "pink1"]]]},
        EMPTY | {"duel": "B", "wins": {"diaz": 1}},
        {"out": [0, 1, 2], "hands": [[], [], []]},
        {"out": [0, 1, 2], "hands": [[], [], []], "record": [["A", [0, 1, 2], []]]},
    ],
)
def test_who_had_no_card_in_a_first_round_is_out(more: dict[str, Any]) -> None:
    reads(THREE | more)


@pytest.mark.rule("M31")
def test_a_whole_record_shows_the_monkey_of_everybody_who_is_out() -> None:
    refuses("duels", THREE | EMPTY | {"round": 2, "record": [["A", [], PAIR]]})


@pytest.mark.rule("M35")
def test_where_nobody_has_sworn_no_duel_is_fought() -> None:
    nobody = TWO | {"sides": [None, None]}
    refuses("duel", nobody | {"duel": "A"})
    refuses("wins", nobody | {"wins": {"diaz": 1}})
    assert told(reads(nobody))["duel"] is None


# What the cards can give


@pytest.mark.rule("M3", "M30")
@pytest.mark.parametrize(
    ("part", "more"),
    [
        ("laid", {"round": 41, "laid": {"pink": 60, "grey": 60}}),
        ("laid", {"round": 20, "laid": {"pink": 19, "grey": 19}}),  # 38 of 36 cards
        ("laid", {"round": 15, "laid": {"pink": 28}}),  # but 19 pink ones
        ("laid", {"round": 2, "laid": {"pink": 2}, "hands": [MANY, ["grey1"]]}),
        ("laid", {"round": 2, "laid": {"grey": 6}, "hands": [["grey3"] * 3, ["pink1"]]}),
        ("duels", {"duel": "B", "wins": {"valverde": 1}, "sums": {"A": [90, 0]}}),
        ("duels", {"duel": "B", "wins": {"valverde": 1}, "sums": {"A": [1, 0]}}),
        (
            "duels",
            {"duel": "C", "wins": {"valverde": 2}, "sums": {"A": [25, 0], "B": [25, 0]}},
        ),
        (
            "duels",
            {
                "duel": "B",
                "wins": {"valverde": 1},
                "sums": {"A": [20, 0]},
                "round": 3,
                "laid": {"pink": 12},
                "hands": [MANY[:6], ["grey1"]],
                "sailors": {"A": [5, 3, []], "B": [1, 2, []]},
            },
        ),
        ("hands", {"duel": "B", "wins": {"valverde": 1}, "hands": [all_but(1), []]}),
        ("laid", {"wins": {"valverde": 3}, "laid": {"pink": 1}}),
        ("laid", {"hands": [[], []], "out": [0, 1], "laid": {"pink": 1}}),
    ],
)
def test_no_more_was_laid_than_the_cards_can_give(part: str, more: dict[str, Any]) -> None:
    refuses(part, TWO | more)


@pytest.mark.rule("M3", "M30")
@pytest.mark.parametrize(
    "more",
    [
        {"round": 19, "laid": {"pink": 34, "grey": 34}, "hands": [["pink1"], ["grey1"]]},
        {"round": 2, "laid": {"pink": 3}, "hands": [MANY[:7] + MANY[9:], ["grey1"]]},
        {"duel": "C", "wins": {"valverde": 2}, "sums": {"A": [17, 0], "B": [17, 0]}},
        {"duel": "B", "wins": {"valverde": 1}, "hands": [all_but(2), []]},
        {"wins": {"valverde": 3}, "laid": {"pink": 2}},
    ],
)
def test_all_that_the_cards_can_give_may_have_been_laid(more: dict[str, Any]) -> None:
    reads(TWO | more)


# Who can have seen which card


@pytest.mark.rule("M37")
@pytest.mark.parametrize("deck", ["combat", "gold"])
def test_a_card_under_a_deck_was_seen_by_who_put_it_there(deck: str) -> None:
    card = {"combat": "grey3", "gold": "gold3"}[deck]
    refuses("under", {"under": {deck: [{"card": card}]}})
    refuses("under", {"under": {deck: [{"card": card, "seen": []}]}})
    reads({"under": {deck: [{"card": card, "seen": [1]}]}})


@pytest.mark.rule("M16", "M37")
def test_a_second_one_has_seen_a_card_under_a_deck_only_if_it_had_come_up() -> None:
    under = {"under": {"gold": [{"card": "gold3", "seen": [0, 1]}]}}
    refuses("under", under)
    refuses("under", {"gold": [all_gold(2), []], **under})
    reads({"gold": [all_gold(1), []], **under})


def looking(pirate: str, cards: list[str], seen: list[list[int]]) -> dict[str, Any]:
    step = "Keep" if len(cards) == 2 else "Look"
    visit = {"pirate": pirate, "step": step, "cards": cards, "seen": seen, "left": 2 - len(cards)}
    return {"seats": 3, "visit": visit}


@pytest.mark.rule("M16", "M18", "M37")
def test_a_card_that_somebody_had_seen_comes_up_when_no_other_is_left_above_it() -> None:
    pair = ["grey2", "grey3"]
    low = {"under": {"combat": [{"card": "grey3", "seen": [1]}]}}
    all_held = {"hands": [[*all_but(4), "grey3"], [], []], **low}
    for seen in ([[1], [2]], [[], [2]], [[1], []]):
        refuses("visit", looking("tembo", pair, seen))
    refuses("visit", looking("tembo", ["grey2"], [[1]]))
    refuses("visit", looking("diaz", ["gold3", "grey3"], [[1], []]))
    refuses("visit", looking("diaz", ["gold3", "grey3"], [[], [1]]))
    refuses("visit", looking("tembo", ["grey3", "grey3"], [[1], []]) | all_held)
    for first in ([1], []):
        reads(looking("tembo", ["grey3", "grey3"], [first, [2]]) | all_held)
    reads(looking("tembo", ["grey3", "grey3"], [[], []]) | all_held)
    golden = {"gold": [all_gold(1), [], []]}
    reads(looking("diaz", ["gold3", "grey3"], [[1], []]) | golden)


# Who can have seen which sailors


@pytest.mark.rule("M26")
@pytest.mark.parametrize("pairs", [FOUR, FIVE])
def test_only_who_handled_a_pair_last_knows_how_it_stands(pairs: dict[str, Any]) -> None:
    for letter in "AD":
        refuses("sailors", both(pairs, letter))
    reads({"sailors": pairs})
    reads({"sailors": {letter: pair[:2] for letter, pair in pairs.items()}})


def both(pairs: dict[str, Any], letter: str) -> dict[str, Any]:
    """A pair that both have seen."""
    one, other, _ = pairs[letter]
    return {"sailors": pairs | {letter: [one, other, [0, 1]]}}


@pytest.mark.rule("M26")
def test_two_know_a_pair_while_one_of_them_holds_it() -> None:
    swap = {"visit": {"pirate": "cambivalute", "step": "Swap", "duel": "B"}}
    reads(swap | both(FIVE, "B"))
    both_twice = both(FIVE, "A")["sailors"] | {"B": [3, 4, [0, 1]]}
    refuses("sailors", swap | {"sailors": both_twice})
    refuses("visit", swap | {"sailors": FIVE})  # who holds it has seen it


@pytest.mark.rule("M26", "M30")
def test_everybody_has_seen_a_pair_that_was_revealed() -> None:
    reads(TWO | {"sailors": {"A": [5, 3, [0, 1]]}, "round": 1})
    refuses("sailors", TWO | {"sailors": {"A": [5, 3, [0, 1]]}})


@pytest.mark.rule("M26")
def test_a_pair_is_recalled_when_another_has_handled_it_after_all_five_stood() -> None:
    recalled = {"recalled": {"A": [[1, 2, 1]]}}
    for pairs in ({"A": FOUR["A"]}, FOUR):
        refuses("recalled", {"sailors": pairs, **recalled})
    refuses("recalled", {"sailors": FIVE | {"A": [1, 2, []]}, **recalled})
    reads({"sailors": FIVE, **recalled})
    duels = TWO | {"round": 0, **recalled}
    refuses("recalled", duels | {"sailors": FOUR})
    reads(duels | {"sailors": FIVE})
