"""Positions that no match can come to are refused by the name of the part that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste import WATCHER, BadPosition, Match
from flibuste.core.playout import random_act
from flibuste.games.mutiny.tests.oracle_play import Duel, begin
from flibuste.games.mutiny.tests.oracle_positions import duel_position, table_at, voyage_position
from flibuste.games.mutiny.tests.tables import (
    AnyMatch,
    after,
    all_but,
    all_gold,
    at,
    duel,
    menu,
    row,
    sees,
    told,
)

ONES = ["pink1", "grey1"]
TWO = {"phase": "duels", "sides": ["valverde", "diaz"], "sailors": {"A": [5, 3, []]}}
THREE = TWO | {"seats": 3, "sides": ["valverde", "diaz", "diaz"]}
FIRST = ["A", [], ["pink1", "grey2"]]
LONELY: dict[str, Any] = {"seats": 2, "dealer": None}


def refused(position: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as found:
        at(**position)
    assert found.value.sentence("fr")
    return found.value


@pytest.mark.rule("M25")
def test_only_who_has_sworn_can_have_looked_at_an_allegiance() -> None:
    looks = {"looks": [[0, 1, "diaz", True]]}
    assert "“looks”" in refused({"sides": [None, "diaz"], **looks}).sentence("en")
    assert sees(at(sides=["diaz", "diaz"], **looks), 0).looks


@pytest.mark.rule("M30", "M31")
@pytest.mark.parametrize(
    "more",
    [
        {"round": 2},
        {"round": 2, "laid": {"pink": 0, "grey": 0}},
        {"round": 2, "laid": {"pink": 1}},
        {"round": 2, "laid": {"pink": 3, "grey": 4}},
        {"round": 3, "laid": {"pink": 3}},
        {"round": 1, "laid": {"grey": 1}},
        {"round": 0, "laid": {"grey": 1}},
        {"round": 2, "record": [FIRST], "laid": {"pink": 2, "grey": 2}},
        {"round": 2, "record": [FIRST], "laid": {"pink": 1, "grey": 3}},
    ],
)
def test_the_points_laid_are_those_of_the_cards_that_can_have_been_laid(more: Any) -> None:
    """Two players: in each round that is over a card of 1 to 3 from each of them."""
    assert "“laid”" in refused(TWO | more).sentence("en")


@pytest.mark.rule("M30", "M31")
@pytest.mark.parametrize(
    "more",
    [
        {"round": 2, "laid": {"pink": 2}},
        {"round": 2, "laid": {"pink": 6}},
        {"round": 3, "laid": {"pink": 1, "grey": 3}},
        {"round": 3, "laid": {"pink": 3}, "in_duel": [1]},
        {"round": 2, "record": [FIRST]},
        {"round": 2, "record": [FIRST], "laid": {"pink": 1, "grey": 2}},
        {"round": 3, "record": [["A", [], ["pink1", "grey3"]]], "laid": {"pink": 1, "grey": 5}},
        {"round": 2, "robbing": 0, "laid": {"pink": 3}},
    ],
)
def test_points_that_can_have_been_laid_are_read_and_written(more: Any) -> None:
    match = at(**TWO | more)
    again: AnyMatch = Match.at("mutiny", told(match))
    assert told(again) == told(match)


@pytest.mark.rule("M30", "M31", "M32")
@pytest.mark.parametrize(
    ("round_number", "record", "more"),
    [
        (2, [["A", [0], ["grey1"]]], {}),  # a monkey in round 1, and its owner still there
        (3, [["A", [0], ["grey1"] * 2], ["A", [], ["pink1"] * 2]], {"in_duel": [1, 2]}),
        (2, [["A", [], ["grey1"]]], {}),  # a card is missing
        (2, [["A", [], ["grey1"] * 4]], {}),
        (3, [["A", [], ["grey1"] * 3], ["A", [1], ["grey1"] * 2]], {}),  # left, and still there
        (3, [["A", [], ["grey2"] * 3], ["A", [1], ["grey1"] * 3]], {"in_duel": [0, 2]}),
        (2, [["A", [], ["grey1"] * 3], ["A", [1], ["grey1"] * 2]], {}),  # a round too many
        (2, [["A", [1], ["grey1"] * 2]], {"out": [1], "sides": ["diaz", None, "diaz"]}),
        (1, [["A", [], ["grey1"] * 3]], {"duel": "B", "wins": {"diaz": 1}}),  # not finished
        (3, [["A", [], ["grey1"] * 2]], {"in_duel": [0, 1], "laid": {"grey": 5}}),  # left too soon
        (1, [["A", [], ["grey1"] * 3], ["A", [0, 1, 2], []]], {"duel": "C", "wins": {"diaz": 2}}),
    ],
)
def test_the_rounds_of_the_record_lead_to_who_is_there(
    round_number: int, record: Any, more: Any
) -> None:
    pairs = {letter: [one, one + 5, []] for one, letter in enumerate("ABC", 1)}
    position = THREE | {"sailors": pairs, "round": round_number, "record": record} | more
    assert "“duels”" in refused(position).sentence("en")


@pytest.mark.rule("M31", "M34")
def test_the_wins_are_those_of_the_duels_in_the_record() -> None:
    record = [["A", [], ["pink3", "grey1"]], ["A", [0, 1], []]]
    position = TWO | {"duel": "B", "record": record}
    assert "“wins”" in refused(position | {"wins": {"diaz": 1}}).sentence("en")
    assert told(at(**position, wins={"valverde": 1}))["duel"] == "B"


@pytest.mark.rule("M32")
def test_nobody_has_left_a_duel_before_its_second_round_is_over() -> None:
    for number in (1, 2):
        with pytest.raises(BadPosition, match="“in_duel”"):
            duel(seats=3, round=number, in_duel=[0, 1], laid={"pink": 3 * (number - 1)})


@pytest.mark.rule("M6", "M8", "M13")
@pytest.mark.parametrize(
    "more",
    [
        {"opening": True},
        {"storms": 1, "ship": 8},
        {"visit": {"pirate": "pang", "step": "Take"}},
        {"used": ["sate"]},
        {"lifeboat": "sate"},
        {"row": row("sate 0", 4)},
    ],
)
def test_a_round_that_has_begun_has_a_dealer(more: dict[str, Any]) -> None:
    assert "“dealer”" in refused(LONELY | more).sentence("en")
    assert "« dealer »" in refused(LONELY | more).sentence("fr").replace("\u00a0", " ")


@pytest.mark.rule("M37")
@pytest.mark.parametrize(
    "more",
    [
        {"known": [ONES]},
        {"known": [["pink1"], []]},
        {"known": [["pink1", "grey2"], []]},
        {"known": [["pink1", "pink1"], []]},
        {"hands": [["pink1"], ["grey1"]], "known": [ONES, []]},
        {"known": [["monkey"], []]},
        TWO | {"round": 2, "laid": {"pink": 2}, "known": [ONES, []]},
        TWO | {"duel": "B", "wins": {"diaz": 1}, "known": [ONES, []]},
        {
            "visit": {"pirate": "wessel_jan", "step": "Under", "left": 1, "number": 2},
            "hands": [[*ONES, "pink2"], ONES],
            "under": {"combat": [{"card": "grey3", "seen": [0]}]},
            "known": [ONES, ONES],
        },
    ],
)
def test_of_a_hand_all_know_the_opening_cards_or_nothing(more: dict[str, Any]) -> None:
    assert "“known”" in refused(more).sentence("en")


@pytest.mark.rule("M30", "M37")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (["pink2", "pink2"], ONES),
        (["pink1", "pink1"], ["grey1"]),
        (["grey1", "grey1"], ["pink1"]),
        (["pink1", "grey2"], []),
    ],
)
def test_what_is_known_after_a_round_is_what_its_cards_have_left(
    cards: list[str], left: list[str]
) -> None:
    round_two = TWO | {"hands": [ONES, ONES], "round": 2, "record": [["A", [], cards]]}
    for known in (ONES, ["grey1"], ["pink1"]):
        position = round_two | {"known": [known, []]}
        if known == left:
            assert told(at(**position))["known"] == [known, []]
        else:
            assert "“known”" in refused(position).sentence("en")


@pytest.mark.parametrize(
    "visit",
    [
        {"pirate": "ghost", "step": "Draw", "left": 1},
        {"pirate": "crackpott", "step": "Draw", "left": 3},
        {"pirate": "pang", "step": "Draw", "left": 2},
        {"pirate": "tembo", "step": "Draw", "left": 1},
        {"pirate": "tembo", "step": "Look", "left": 1},
        {"pirate": "tembo", "step": "Look", "left": 1, "cards": ["gold1"]},
        {"pirate": "tembo", "step": "Keep", "cards": ["pink1"]},
        {"pirate": "tembo", "step": "Keep", "cards": ["pink1", "pink2"], "left": 1},
        {"pirate": "diaz", "step": "Keep", "cards": ["gold1"]},
        {"pirate": "diaz", "step": "Keep", "cards": ["pink1"]},
        {"pirate": "diaz", "step": "Look", "left": 1, "cards": ["pink1"]},
        {"pirate": "diaz", "step": "Keep", "cards": ["gold1", "pink1"], "seen": [[0]]},
        {"pirate": "pang", "step": "Take", "left": 1},
        {"pirate": "bijoux", "step": "Peek"},
        {"pirate": "ojo", "step": "Inspect"},
        {"pirate": "wessel_jan", "step": "Draw", "left": 1},
        {"pirate": "wessel_jan", "step": "Under", "left": 1, "number": 2},
        {"pirate": "dean_nero", "step": "Under", "left": 2, "number": 2},
        {"pirate": "cambivalute", "step": "Post", "sailors": [1]},
        {"pirate": "cambivalute", "step": "Muster", "left": 2, "sailors": [1]},
        {"pirate": "pang", "step": "Post", "sailors": [1, 2]},
    ],
)
def test_a_visit_waits_for_what_its_pirate_asks_at_that_moment(visit: dict[str, Any]) -> None:
    assert "“visit”" in refused({"visit": visit}).sentence("en")


@pytest.mark.rule("M14", "M20", "M26")
@pytest.mark.parametrize(
    "more",
    [
        {"visit": {"pirate": "dean_nero", "step": "Trade"}, "hands": [[], []], "coins": [0, 0]},
        {"visit": {"pirate": "pang", "step": "Take"}, "hands": [all_but(), []]},
        {
            "visit": {"pirate": "cambivalute", "step": "Swap", "duel": "B"},
            "sailors": {letter: [one, one + 5, [1]] for one, letter in enumerate("ABCDE", 1)},
        },
    ],
)
def test_a_visit_asks_nothing_that_nobody_can_answer(more: dict[str, Any]) -> None:
    assert "“visit”" in refused(more).sentence("en")


@pytest.mark.rule("M14")
def test_a_lone_card_is_looked_at_when_its_deck_has_no_more() -> None:
    tembo = {"pirate": "tembo", "step": "Keep", "cards": ["grey3"]}
    assert menu(at(hands=[all_but(1), []], visit=tembo)) == ["Keep grey3"]
    gold = {"pirate": "diaz", "step": "Keep", "cards": ["gold3"]}
    assert menu(after("tembo", "", hands=[all_but(), []], visit=gold)) == ["Keep gold3"]
    combat = {"pirate": "diaz", "step": "Keep", "cards": ["pink3"]}
    assert menu(after("valverde", "", gold=[all_gold(), []], visit=combat)) == ["Keep pink3"]


def test_whatever_a_match_comes_to_can_be_written_and_read() -> None:
    """No position of a real match is refused, and none loses anything."""
    for number in range(12):
        rng = Random(f"written {number}")
        match: AnyMatch = Match("mutiny", 2 + number % 3)
        while drawn := random_act(match.state, rng):
            match.act(*drawn)
            if rng.random() < 0.2 or not match.state.awaiting():
                check_written(match)


@pytest.mark.parametrize("place", [None, voyage_position, duel_position])
def test_moody_and_scarce_matches_can_be_written_and_read(place: Any) -> None:
    """Other boxes, players who like odd things, decks that run out: rare moments come often."""
    for number in range(9):
        seed, seats = f"rare moments {number}", 2 + number % 3
        if place is None:
            walk = begin(seed, seats)
        else:
            position = place(seats, Random(seed))
            walk = Duel(seed, Match.at("mutiny", position), table_at(position))
        while walk.match.state.awaiting():
            walk.match.act(*walk.draw())
            if walk.rng.random() < 0.2:
                check_written(walk.match)
        check_written(walk.match)


def check_written(match: AnyMatch) -> None:
    position = told(match)
    again: AnyMatch = Match.at("mutiny", position, match.options)
    assert told(again) == position
    for viewer in (WATCHER, *range(match.seats)):
        assert sees(again, viewer) == sees(match, viewer)
