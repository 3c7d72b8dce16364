"""Positions of La mutinerie: what may be left out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, BadPosition, Match
from flibuste.games.mutiny.tests.tables import all_but, at, awaited, menu, row, sees, told

DUEL: dict[str, Any] = {
    "phase": "duels",
    "sides": ["valverde", "diaz"],
    "sailors": {"A": [5, 3, []]},
    "round": 2,
}
DIAZ = {"pirate": "diaz", "step": "Keep"}
FIVE = {"A": [7, 3, [0]], "B": [1, 2, [1]], "C": [9, 4, []], "D": [5, 6, []], "E": [10, 8, []]}


def test_seats_alone_are_the_start() -> None:
    match: Match[Any, Any, Any] = Match.at("mutiny", {"seats": 4})
    assert awaited(match) == [LUCK]
    assert told(match) == told(Match("mutiny", 4))


def test_whoever_is_in_turn_deals_if_nobody_else_is_named() -> None:
    match: Match[Any, Any, Any] = Match.at("mutiny", {"seats": 3, "turn": 2})
    assert (told(match)["dealer"], awaited(match)) == (2, [2])
    match = Match.at("mutiny", {"seats": 3, "dealer": 1})
    assert awaited(match) == [1]


def test_a_monkey_may_be_named_in_a_hand_where_it_always_is() -> None:
    match = at(hands=[["pink1", "monkey"], ["grey2"]])
    assert told(match)["hands"] == [["pink1"], ["grey2"]]


@pytest.mark.rule("M8")
def test_an_open_card_that_has_not_waited_was_opened_in_this_turn() -> None:
    match = at(turn=1, row=row("sate 1, pang 0", 2), used=["ojo"])
    assert menu(match) == ["Open", "Use pang"]
    before = at(turn=1, row=row("sate 1, pang 1", 2), used=["ojo"])
    assert menu(before) == ["Open", "Use pang", "Use sate"]


def test_who_lives_in_a_closed_cabin_is_lucks_to_tell() -> None:
    closed = {"pirate": "pang", "open": False}
    match = at("0 Open", row=[closed, None, None, None, None])
    assert len(menu(match)) == 13


def test_of_the_cards_under_a_deck_the_first_to_come_up_is_told_first() -> None:
    under = {"combat": [{"card": "pink1", "seen": [0]}, {"card": "grey3", "seen": [1]}]}
    match = at("0 visits crackpott", hands=[all_but(1)[1:], []], under=under)
    assert menu(match) == ["Draw pink1"]


def test_sums_of_a_duel_may_be_told_without_the_cards() -> None:
    match = at(**DUEL, laid={"pink": [3, 1], "grey": 2})
    assert told(match)["laid"] == {"pink": 4, "grey": 2}


def test_a_duel_without_a_round_has_its_sailors_still_to_reveal() -> None:
    match = at(phase="duels", sides=["valverde", "diaz"], wins={"valverde": 1, "diaz": 1})
    assert (told(match)["duel"], awaited(match)) == ("C", [LUCK])


@pytest.mark.rule("M27")
def test_whoever_has_no_allegiance_is_out_of_the_duels() -> None:
    match = at(seats=3, **DUEL | {"sides": ["valverde", None, "diaz"]})
    assert (told(match)["out"], awaited(match)) == ([1], [0, 2])


def test_every_moment_of_a_visit_can_be_written() -> None:
    for acts in ("", "; luck Draw gold1", "; luck Draw gold1; luck Draw pink1"):
        match = at(f"0 visits diaz{acts}")
        again: Match[Any, Any, Any] = Match.at("mutiny", told(match))
        assert sees(again, 0) == sees(match, 0)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"hands": [["pink1"]]}, "position-seats"),
        ({"hands": [["gold1"], []]}, "position-card"),
        ({"hands": [["monkey", "monkey"], []]}, "position-card"),
        ({"hands": [["pink3"] * 5, []]}, "position-cards"),
        ({"gold": [["pink1"], []]}, "position-card"),
        ({"gold": [["gold1"] * 7, []]}, "position-cards"),
        ({"under": {"gold": [{"card": "pink1"}]}}, "position-card"),
        ({"under": {"combat": [{"card": "pink1", "seen": [2]}]}}, "position-seat"),
        ({"coins": [1]}, "position-seats"),
        ({"coins": [20, 11]}, "position-coins"),
        ({"sides": ["diaz"]}, "position-seats"),
        ({"looks": [[0, 1, "diaz", True]]}, "position-looks"),
        ({"sides": [None, "diaz"], "looks": [[0, 1, "valverde", True]]}, "position-looks"),
        ({"sides": [None, "diaz"], "looks": [[1, 1, "diaz", True]]}, "position-seat"),
        ({"ship": 19}, "position-range"),
        ({"turn": 2}, "position-range"),
        ({"dealer": 2}, "position-range"),
        ({"row": row("", 6)}, "position-row"),
        ({"row": [None, *row("sate 0", 0), None, None, None]}, "position-row"),
        ({"row": row("sate 0, sate 0", 3)}, "position-pirate"),
        ({"row": row("sate 0", 4), "lifeboat": "sate"}, "position-pirate"),
        ({"row": row("sate 0", 3), "used": ["sate"]}, "position-pirate"),
        ({"used": ["ghost"]}, "position-pirate"),
        ({"row": row("", 1)}, "position-short"),
        ({"row": row("ghost 0", 1), "used": ["sate"]}, "position-short"),
        ({"storms": 1, "turn": 1}, "position-storm"),
        ({"storms": 4}, "position-range"),
        (
            {"opening": True, "row": row("sate 0, pang 0, ojo 0, diaz 0, tembo 0", 0)},
            "position-row",
        ),
        ({"sailors": {"B": [1, 2, []]}}, "position-sailors"),
        ({"sailors": {"A": [1, None, []]}}, "position-sailors"),
        ({"sailors": {"A": [1]}}, "position-sailors"),
        ({"sailors": {"A": [1, 1, []]}}, "position-sailor"),
        ({"sailors": {"A": [1, 2, []], "B": [2, 3, []]}}, "position-sailor"),
        ({"sailors": {"A": [1, 2, [5]]}}, "position-seat"),
        ({"sailors": FIVE, "recalled": {"A": [[1, 7, 4]]}}, "position-seen"),
        ({"sailors": FIVE, "recalled": {"A": [[0, 7, 3]]}}, "position-seen"),
        ({"visit": {"pirate": "sate", "step": "Draw", "left": 1}}, "position-visit"),
        ({"visit": {"pirate": "pang", "step": "Draw"}}, "position-visit"),
        ({"visit": {"pirate": "valverde", "step": "Draw", "left": 2}}, "position-visit"),
        (
            {"visit": {"pirate": "diaz", "step": "Keep", "cards": ["pink1", "gold1"]}},
            "position-visit",
        ),
        ({"visit": DIAZ}, "position-visit"),
        ({"visit": {"pirate": "diaz", "step": "Look", "left": 1}}, "position-visit"),
        ({"visit": {"pirate": "tembo", "step": "Look", "left": 3}}, "position-visit"),
        ({"visit": {"pirate": "tembo", "step": "Keep", "cards": ["gold1"]}}, "position-visit"),
        ({"visit": {"pirate": "wessel_jan", "step": "Under", "left": 2}}, "position-visit"),
        ({"visit": {"pirate": "ojo", "step": "Peek"}}, "position-visit"),
        ({"visit": {"pirate": "cambivalute", "step": "Muster", "left": 1}}, "position-visit"),
        ({"visit": {"pirate": "cambivalute", "step": "Swap", "duel": "A"}}, "position-visit"),
        ({"visit": {"pirate": "pang", "step": "Take"}, "opening": True}, "position-visit"),
        ({"round": 1}, "position-phase"),
        ({"wins": {"diaz": 1}}, "position-phase"),
        (DUEL | {"row": row("", 5)}, "position-phase"),
        (DUEL | {"lifeboat": "sate"}, "position-phase"),
        (DUEL | {"duel": "C"}, "position-wins"),
        (DUEL | {"wins": {"diaz": 3, "valverde": 3}}, "position-wins"),
        (DUEL | {"out": [2]}, "position-seat"),
        (DUEL | {"out": [1], "in_duel": [0, 1]}, "position-duel"),
        (DUEL | {"in_duel": []}, "position-duel"),
        (DUEL | {"sailors": {}}, "position-duel"),
        (DUEL | {"round": 0, "turned": True, "sailors": {}}, "position-duel"),
        (DUEL | {"lays": ["pink3", None]}, "position-duel"),
        (DUEL | {"lays": ["pink1", "pink1"]}, "position-duel"),
        (DUEL | {"round": 1, "lays": ["monkey", None]}, "position-duel"),
        (DUEL | {"robbing": 0}, "position-duel"),
        (DUEL | {"record": [["B", [], ["pink1"]]]}, "position-record"),
        (DUEL | {"record": [["A", [], ["pink1"]]], "laid": {"pink": 0}}, "position-record"),
        (DUEL | {"record": [["A", [], ["gold1"]]]}, "position-card"),
        ({"components": "0"}, "position-components"),
        ({"phase": "end"}, "position-form"),
        ({"wind": 1}, "position-unknown"),
    ],
)
def test_what_does_not_add_up_is_refused_naming_the_part(
    position: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        at(**position)
    assert refused.value.reason.id == message
    for language in ("en", "fr"):
        assert refused.value.sentence(language)
