"""Cartagena: acts and options that are refused, and with which error."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.cartagena import (
    BLUE,
    END,
    EXAMPLE,
    LAYOUT,
    RED,
    YELLOW,
    advance,
    draw,
    retreat,
    set_up,
)
from tests.contract.outsider import Json, Outsider, about, started

OUT_OF_RANGE = [
    *(advance(origin, "key") for origin in (-1, 37, 38, 99, -(10**9), 10**9, 10**30)),
    *(advance(9, symbol) for symbol in ("sword", "", "KEY", "clef", "0")),
    *(retreat(origin) for origin in (-1, 0, 38, 99, 10**30)),
]
AGAINST_A_RULE = [
    (advance(9, "hat"), "C9"),  # no such card
    (advance(1, "key"), "C9"),  # no pirate there
    (retreat(1), "C11"),  # no pirate there
    (retreat(0), "C11"),  # a pirate at the start
    (END, "C8"),  # no move made yet
]
BAD_ACTS: list[Any] = [
    {},
    {"type": None},
    {"type": 3},
    {"type": []},
    {"type": ""},
    {"type": "Jump"},
    {"type": "advance", "origin": 9, "symbol": "key"},
    {"type": "Sealed"},
    {"type": "Choose", "pirate": 1},
    {"origin": 9, "symbol": "key"},
    {"type": "Advance"},
    {"type": "Advance", "origin": 9},
    {"type": "Advance", "symbol": "key"},
    {"type": "Advance", "origin": 9, "symbol": "key", "wind": 1},
    {"type": "Advance", "origin": "9", "symbol": "key"},
    {"type": "Advance", "origin": 9.5, "symbol": "key"},
    {"type": "Advance", "origin": True, "symbol": "key"},
    {"type": "Advance", "origin": None, "symbol": "key"},
    {"type": "Advance", "origin": [9], "symbol": "key"},
    {"type": "Advance", "origin": 9, "symbol": 3},
    {"type": "Advance", "origin": 9, "symbol": None},
    {"type": "Advance", "origin": 9, "symbol": ["key"]},
    {"type": "Retreat"},
    {"type": "Retreat", "origin": 9, "symbol": "key"},
    {"type": "EndTurn", "seat": 3},
    {"type": "First"},
    {"type": "Segment", "id": "A"},
    {"type": "Segment", "id": "A", "reversed": 0},
    {"type": "Draw", "symbol": "key", "number": 2},
]
LUCKS_OWN = [
    {"type": "First", "seat": 0},
    {"type": "First", "seat": 99},
    {"type": "Segment", "id": "A", "reversed": False},
    {"type": "Segment", "id": "Z", "reversed": True},
    draw("key"),
    draw("sword"),
]
NOT_NUMBERS: list[Any] = ["0", 1.5, True, [], {}]
WRONG_OPTIONS: dict[str, list[Any]] = {
    "variant": ["cuba", "", "Jamaica", None, 3, True, []],
    "layout": ["", "A B C D E", "A B C D E E", "A B C D E F G", "ABCDEF", "a b c d e f", 3, []],
    "first": [-1, 2, 4, 10**30, *NOT_NUMBERS],
    "boat_is_final": [0, 1, "true", None, []],
    "turn_limit": [0, -1, 10**30, None, *NOT_NUMBERS],
    "wind": [1, None],
    "": [1],
    "Variant": ["jamaica"],
}


@pytest.fixture
def table() -> Outsider:
    """The illustrated position, yellow to move."""
    return set_up({**EXAMPLE, "turn": YELLOW})


def check_near(table: Outsider, answer: Json) -> None:
    assert answer["near"]
    assert all(act in table.menu(YELLOW) for act in answer["near"])


@pytest.mark.parametrize("act", OUT_OF_RANGE, ids=lambda act: "-".join(map(str, act.values())))
def test_a_value_out_of_range_is_illegal(table: Outsider, act: Json) -> None:
    answer = table.refused("illegal", "act", seat=YELLOW, act=act)
    assert answer["rule"] in about("cartagena")["rules"]
    check_near(table, answer)
    refusal = table.tell("why", seat=YELLOW, act=act)["refusal"]
    assert refusal["rule"] == answer["rule"]


@pytest.mark.rule("C8", "C9", "C11")
@pytest.mark.parametrize(("act", "rule"), AGAINST_A_RULE, ids=str)
def test_an_act_against_the_rules_is_illegal_by_its_rule(
    table: Outsider, act: Json, rule: str
) -> None:
    answer = table.refused("illegal", "act", seat=YELLOW, act=act)
    assert answer["rule"] == rule
    check_near(table, answer)


@pytest.mark.parametrize("act", BAD_ACTS, ids=str)
def test_an_unknown_type_or_field_is_a_bad_request(table: Outsider, act: Any) -> None:
    for do in ("act", "why"):
        answer = table.refused("bad_request", do, seat=YELLOW, act=act)
        assert answer["rule"] is None


@pytest.mark.parametrize("act", BAD_ACTS, ids=str)
def test_an_act_that_is_none_is_a_bad_request_even_out_of_turn(table: Outsider, act: Any) -> None:
    table.refused("bad_request", "act", seat=BLUE, act=act)


@pytest.mark.parametrize("act", LUCKS_OWN, ids=str)
def test_no_seat_acts_for_luck(table: Outsider, act: Json) -> None:
    assert table.refused("illegal", "act", seat=YELLOW, act=act)["rule"] == "G4"


@pytest.mark.parametrize("seat", [BLUE, RED, "luck", "clock", "watcher"])
def test_who_is_not_awaited_may_not_act(table: Outsider, seat: int | str) -> None:
    for act in (END, advance(9, "skull"), draw("key")):
        assert table.refused("not_awaited", "act", seat=seat, act=act)["rule"] == "G1"
        assert table.tell("why", seat=seat, act=act)["refusal"]["rule"] == "G1"


@pytest.mark.parametrize("seat", [0, 1, "luck", "clock", "watcher"])
def test_nobody_acts_when_the_match_is_over(seat: int | str) -> None:
    table = started("cartagena", 2)
    table.tell("play", seed=1)
    for act in (END, advance(9, "skull"), draw("key")):
        assert table.refused("over", "act", seat=seat, act=act)["rule"] == "G2"
        assert table.tell("why", seat=seat, act=act)["refusal"]["rule"] == "G2"
    assert table.menu(seat) == []


def test_an_over_match_can_still_be_looked_at_and_undone() -> None:
    table = started("cartagena", 2)
    end = table.state("play", seed=1)
    for do, fields in (
        ("view", {"seat": 0}),
        ("shown", {"to": 1}),
        ("imagine", {"seat": 0, "seed": 1}),
        ("perft", {"depth": 2}),
        ("dump", {}),
    ):
        table.tell(do, **fields)
    assert table.state("play", seed=2) == end
    assert not table.state("undo", to=end["number"] - 1)["over"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"{name}-{value}")
        for name, values in WRONG_OPTIONS.items()
        for value in values
    ],
)
def test_a_wrong_option_is_refused_by_name(table: Outsider, name: str, value: Any) -> None:
    options = {name: value}
    answer = table.refused("bad_options", "start", game="cartagena", seats=2, options=options)
    assert name in answer["message"]["en"]
    assert name in answer["message"]["fr"]
    position = {"seats": 2}
    table.refused("bad_options", "position", game="cartagena", position=position, options=options)
    load = {"game": "cartagena", "seats": 2, "options": options, "journal": []}
    table.refused("bad_options", "load", **load)


@pytest.mark.parametrize("limit", [1, 2, 7])
@pytest.mark.rule("C16")
def test_the_turn_limit_ends_the_match(limit: int) -> None:
    table = started("cartagena", 3, {"turn_limit": limit}, luck={"seed": 1})
    assert table.state("play", seed=1)["over"]
    assert table.dump()["position"]["turns"] == limit


def test_options_may_be_left_out_or_empty() -> None:
    ways: list[Json] = [{}, {"options": {}}, {"options": {"variant": "jamaica", "layout": None}}]
    dumps = []
    for fields in ways:
        table = Outsider()
        table.tell("start", game="cartagena", seats=2, **fields)
        dumps.append(table.dump())
    assert dumps[0] == dumps[1] == dumps[2]


def test_a_journal_with_an_act_against_the_rules_is_refused(table: Outsider) -> None:
    options = {"first": 0, "layout": LAYOUT}
    journal: list[Any] = [["luck", draw("key")] for _ in range(12)]
    load = {"game": "cartagena", "seats": 2, "options": options}
    for wrong, errors in (
        ([0, END], "illegal"),
        ([0, advance(0, "hat")], "illegal"),
        ([1, advance(0, "key")], "not_awaited"),
        (["luck", draw("key")], "not_awaited"),
        ([0, {"type": "Jump"}], "bad_request"),
    ):
        table.refused(errors, "load", journal=[*journal, wrong], **load)
    table.tell("load", journal=[*journal, [0, advance(0, "key")]], **load)
