"""Positions of La mutinerie: what may be left out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, BadPosition, Match
from flibuste.games.mutiny.tests.tables import all_but, at, awaited, menu, play, row, sees, told

DUEL: dict[str, Any] = {
    "phase": "duels",
    "sides": ["valverde", "diaz"],
    "sailors": {"A": [5, 3, []]},
    "round": 2,
    "laid": {"pink": 1, "grey": 2},
}
NEW = {**DUEL, "round": 0, "laid": None}  # a duel that is about to begin
EMPTY: dict[str, Any] = {"out": [0, 1], "hands": [[], []]}
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


def test_a_monkey_named_in_a_hand_where_it_always_is_is_refused_not_dropped() -> None:
    with pytest.raises(BadPosition, match="“hands”: monkey does not belong there"):
        at(hands=[["pink1", "monkey"], ["grey2"]])


@pytest.mark.rule("M8")
def test_an_open_card_that_has_not_waited_was_opened_in_this_turn() -> None:
    match = at(turn=1, row=row("sate 1, pang 0", 2), used=["ojo"])
    assert menu(match) == ["Open", "Use pang"]
    before = at(turn=1, row=row("sate 1, pang 1", 2), used=["ojo"])
    assert menu(before) == ["Open", "Use pang", "Use sate"]


@pytest.mark.rule("M9")
@pytest.mark.parametrize("ghost", [{"waited": 0}, {"waited": 1}, {}])
def test_an_open_ghost_has_ended_the_turn_before_and_is_never_visited(ghost: Any) -> None:
    cards = [{"pirate": "pang"}, {"pirate": "ghost", **ghost}, *row("", 3)]
    match = at(turn=1, row=cards)
    assert menu(match) == ["Open", "Use pang"]
    assert [card and card["waited"] for card in told(match)["row"]] == [1, 1, None, None, None]
    alone: Match[Any, Any, Any] = at("0 Open; luck Door ghost")
    assert menu(alone) == ["Open"]


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("given", "read"),
    [
        ((None, None), [1, 1]),
        ((2, None), [2, 1]),
        ((None, 2), [2, 2]),
        ((0, None), [0, 0]),
        ((None, 0), [1, 0]),
    ],
)
def test_a_card_untold_was_opened_in_the_turn_before_if_the_others_let_it(
    given: tuple[int | None, ...], read: list[int]
) -> None:
    opened = zip(("sate", "pang"), given, strict=True)
    cards: list[Any] = [{"pirate": pirate, "waited": waited} for pirate, waited in opened]
    match = at(seats=3, turn=2, row=[*cards, None, None])
    assert [card["waited"] for card in told(match)["row"][:2]] == read


@pytest.mark.rule("M11")
@pytest.mark.parametrize("used", [[], ["ojo"], ["ojo", "pang"]])
def test_each_turn_that_has_ended_took_a_card_whether_it_is_told_or_not(used: list[str]) -> None:
    for given in ({}, {"row": row("", 4)}):
        match = at(seats=3, turn=2, used=used, **given)
        assert told(match)["row"] == row("", 4)
        again: Match[Any, Any, Any] = Match.at("mutiny", told(match))
        assert told(again) == told(match)


def test_who_lives_in_a_closed_cabin_is_lucks_to_tell_and_a_name_there_is_refused() -> None:
    closed = {"pirate": "sate", "open": False}
    with pytest.raises(BadPosition, match=r"“row”: who lives behind a closed door .* not Sate"):
        at(row=[closed, None, None, None, None])
    for nameless in (None, {"open": False}):
        assert len(menu(at("0 Open", row=[nameless] * 5))) == 13
    with pytest.raises(BadPosition, match="“row” does not say “pirate”"):
        at(row=[{"open": True}, None, None, None, None])


def test_of_the_cards_under_a_deck_the_first_to_come_up_is_told_first() -> None:
    under = {"combat": [{"card": "pink1", "seen": [0]}, {"card": "grey3", "seen": [1]}]}
    match = at("0 visits crackpott", hands=[all_but(1)[1:], []], under=under)
    assert menu(match) == ["Draw pink1"]


def test_sums_of_a_duel_may_be_told_without_the_cards() -> None:
    match = at(**DUEL | {"round": 3, "laid": {"pink": [3, 1], "grey": 4}})
    assert told(match)["laid"] == {"pink": 4, "grey": 4}


def test_a_duel_without_a_round_has_its_sailors_still_to_reveal() -> None:
    match = at(phase="duels", sides=["valverde", "diaz"], wins={"valverde": 1, "diaz": 1})
    assert (told(match)["duel"], awaited(match)) == ("C", [LUCK])


@pytest.mark.rule("M27")
def test_whoever_has_no_allegiance_is_out_of_the_duels() -> None:
    match = at(seats=3, **DUEL | {"sides": ["valverde", None, "diaz"]})
    assert (told(match)["out"], awaited(match)) == ([1], [0, 2])


def test_a_duel_may_name_all_who_are_in_it_and_a_turn_that_tells_nothing() -> None:
    for more in ({"in_duel": [0, 1]}, {"lays": [None, None]}, {"turn": 1}, {"turn": None}):
        for number in (0, 1):
            assert told(at(**NEW | {"round": number} | more))["in_duel"] == [0, 1]


def test_the_end_can_be_written() -> None:
    for more in ({"wins": {"diaz": 3}}, {"wins": {"diaz": 3, "valverde": 2}}, EMPTY):
        match = at(**NEW | more)
        assert awaited(match) == []
        again: Match[Any, Any, Any] = Match.at("mutiny", told(match))
        assert sees(again, 0) == sees(match, 0)


@pytest.mark.rule("M34")
def test_a_duel_told_without_its_rounds_keeps_its_points_and_its_winner() -> None:
    match = at(**DUEL | {"round": 3, "laid": {"pink": 2, "grey": 5}})
    play(match, "0 Lay monkey; 1 Lay monkey")
    first = told(match)["duels"][0]
    assert (first["letter"], first["pink"], first["grey"]) == ("A", 2, 5)
    assert first["rounds"] == [{"cards": [], "monkeys": [0, 1]}]
    again: Match[Any, Any, Any] = Match.at("mutiny", told(match))
    assert sees(again, 0) == sees(match, 0)
    assert sees(again, 0).duels[0].winner == "diaz"


def test_every_moment_of_a_visit_can_be_written() -> None:
    for acts in ("", "; luck Draw gold1", "; luck Draw gold1; luck Draw pink1"):
        match = at(f"0 visits diaz{acts}")
        again: Match[Any, Any, Any] = Match.at("mutiny", told(match))
        assert sees(again, 0) == sees(match, 0)


# What is ours in a position is spelled as in a view; as it was spelled before it is still read

LOOKS = {"looks": [{"seat": 0, "at": 1, "side": "diaz", "sure": False}]}
SWORN = {"sides": ["valverde", "diaz"]}
FIRST = {"cards": ["pink1", "grey2"], "monkeys": []}
LAST = {"cards": [], "monkeys": [0, 1]}
SECOND = SWORN | {"phase": "duels", "duel": "B", "wins": {"diaz": 1}}
OLD_AND_NEW: list[Any] = [
    (SWORN | {"looks": [[0, 1, "diaz", False]]}, SWORN | LOOKS),
    (
        {"sailors": FIVE, "recalled": {"A": [[1, 3, 7]]}},
        {"sailors": FIVE, "recalled": {"A": [{"seat": 1, "valverde": 3, "diaz": 7}]}},
    ),
    (NEW | {"turned": True}, NEW | {"duels": [{"letter": "A", "valverde": 5}]}),
    (
        DUEL | {"record": [["A", [], ["pink1", "grey2"]]]},
        DUEL | {"duels": [{"letter": "A", "rounds": [FIRST]}]},
    ),
    (
        SECOND | {"record": [["A", [0, 1], []]], "sums": {"A": [2, 5]}},
        SECOND | {"duels": [{"letter": "A", "pink": 2, "grey": 5, "rounds": [LAST]}]},
    ),
    (
        SECOND | {"sums": {"A": [2, 5]}},
        SECOND | {"duels": [{"letter": "A", "pink": 2, "grey": 5}]},
    ),
]


@pytest.mark.parametrize(("old", "new"), OLD_AND_NEW)
def test_an_old_spelling_says_the_same_and_the_new_one_is_written(old: Any, new: Any) -> None:
    match = at(**new)
    assert told(at(**old)) == told(match)
    assert not {"turned", "record", "sums"} & set(told(match))
    for part in ("looks", "recalled"):
        assert told(match).get(part) == new.get(part)


@pytest.mark.rule("M30", "M34")
@pytest.mark.parametrize(
    "duels",
    [
        [{"letter": "A", "valverde": 4, "diaz": 3}],
        [{"letter": "A", "valverde": 5, "diaz": 3, "winner": "diaz"}],
        [{"letter": "A", "pink": 2, "grey": 1}],  # not what was laid
        [{"letter": "A", "rounds": [FIRST]}, {"letter": "A"}],
        [{"letter": "B"}],
    ],
)
def test_duels_that_contradict_the_rest_are_refused(duels: list[Any]) -> None:
    assert told(at(**DUEL, duels=[{"letter": "A", "valverde": 5, "diaz": 3, "rounds": [FIRST]}]))
    with pytest.raises(BadPosition) as refused:
        at(**DUEL, duels=duels)
    assert refused.value.reason.id in ("position-duel", "position-record")


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
        ({"sides": [None, "diaz"], "looks": [[0, 1, "diaz", True]]}, "position-looks"),
        ({"sides": ["diaz", "diaz"], "looks": [[0, 1, "valverde", True]]}, "position-look"),
        ({"sides": ["diaz", "diaz"], "looks": [[0, 1, "diaz", False]] * 2}, "position-look"),
        ({"sides": [None, "diaz"], "looks": [[1, 1, "diaz", True]]}, "position-seat"),
        ({"ship": 19}, "position-range"),
        ({"turn": 2}, "position-range"),
        ({"dealer": 2}, "position-range"),
        ({"row": row("", 6)}, "position-length"),
        ({"row": [None, *row("sate 0", 0), None, None, None]}, "position-row"),
        ({"row": row("sate 0, sate 0", 3)}, "position-pirate"),
        ({"row": row("sate 0", 4), "lifeboat": "sate"}, "position-pirate"),
        ({"row": row("sate 0", 3), "used": ["sate"]}, "position-pirate"),
        ({"used": ["ghost"]}, "position-pirate"),
        ({"row": row("", 1)}, "position-length"),
        ({"row": row("tembo 0", 2)}, "position-length"),
        ({"turn": 1, "row": row("sate 1", 4), "used": ["ojo"]}, "position-length"),
        ({"turn": 1, "row": row("ghost 1", 3)}, "position-length"),
        ({"row": row("", 5), "visit": {"pirate": "pang", "step": "Take"}}, "position-length"),
        ({"used": ["sate"]}, "position-used"),
        ({"turn": 1, "row": row("ghost 1", 4), "used": ["sate"]}, "position-used"),
        ({"row": row("ghost 0", 4)}, "position-waited"),
        ({"row": [{"pirate": "ghost"}, *row("", 4)]}, "position-waited"),
        ({"turn": 1, "row": row("sate 0, ghost 0", 3)}, "position-waited"),
        ({"row": row("sate 3", 4)}, "position-waited"),
        ({"seats": 3, "turn": 1, "row": row("sate 2", 4)}, "position-waited"),
        ({"seats": 3, "turn": 2, "row": row("sate 1, pang 2", 2)}, "position-waited"),
        ({"ship": 18}, "position-mutiny"),
        ({"ship": 18, "turn": 1, "row": row("sate 1", 3)}, "position-mutiny"),
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
        ({"visit": {"pirate": "pang", "step": "Take"}, "opening": True}, "position-busy"),
        ({"round": 1}, "position-phase"),
        ({"wins": {"diaz": 1}}, "position-phase"),
        (DUEL | {"row": row("", 5)}, "position-phase"),
        (DUEL | {"lifeboat": "sate"}, "position-phase"),
        (DUEL | {"duel": "C"}, "position-wins"),
        (DUEL | {"wins": {"diaz": 3, "valverde": 3}}, "position-wins"),
        (DUEL | {"duel": "A", "wins": {"diaz": 1}}, "position-wins"),
        (DUEL | {"duel": "D", "wins": {"diaz": 3}}, "position-wins"),
        (DUEL | {"wins": {"diaz": 3}}, "position-wins"),
        (NEW | {"wins": {"diaz": 3}, "turned": True}, "position-wins"),
        (DUEL | {"turn": 2}, "position-range"),
        (NEW | {"round": 1, "in_duel": [0]}, "position-duel"),
        (NEW | {"in_duel": [0]}, "position-duel"),
        (NEW | {"lays": ["pink1", None]}, "position-duel"),
        (NEW | {"robbing": 0, "in_duel": [1]}, "position-duel"),
        (NEW | {"robbing": 0}, "position-duel"),
        (NEW | {"wins": {"diaz": 3}, "robbing": 0}, "position-duel"),
        (DUEL | {"out": [0, 1]}, "position-duel"),
        (NEW | {"laid": {"pink": 1}}, "position-laid-more"),
        (DUEL | {"laid": {"pink": 1}}, "position-laid"),
        (DUEL | {"laid": {"pink": 7}}, "position-laid"),
        (DUEL | {"laid": {"pink": 6}, "hands": [["pink3"] * 3, []]}, "position-given"),
        (NEW | {"record": [["A", [0], ["pink1"]]]}, "position-record"),
        (NEW | {"record": [["A", [0], []]]}, "position-record"),
        (DUEL | {"out": [2]}, "position-seat"),
        (DUEL | {"out": [1], "in_duel": [0, 1]}, "position-duel"),
        (DUEL | {"in_duel": []}, "position-duel"),
        (DUEL | {"sailors": {}}, "position-duel"),
        (NEW | {"turned": True, "sailors": {}}, "position-duel"),
        (DUEL | {"lays": ["pink3", None]}, "position-lays"),
        (DUEL | {"lays": ["pink1", "pink1"]}, "position-duel"),
        (NEW | {"round": 1, "lays": ["monkey", None]}, "position-lays"),
        (DUEL | {"robbing": 0, "in_duel": [0, 1]}, "position-duel"),
        (DUEL | {"robbing": 0, "coins": [1, 0]}, "position-duel"),
        (DUEL | {"record": [["B", [], ["pink1"]]]}, "position-record"),
        (DUEL | {"record": [["A", [], ["pink1"]]], "laid": {"pink": 0}}, "position-points"),
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
