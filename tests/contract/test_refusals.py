"""What the referee refuses: it never raises, says why, and nothing has changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract.outsider import ERRORS, Json, Outsider, check_failure, started

LONG_WORD = "x" * 3000
# For each kind of field, what is never right, by a name that a test id can bear.
NOT_A_NUMBER: Json = {
    "negative": -1,
    "fraction": 1.5,
    "text": "3",
    "long text": LONG_WORD,
    "list": [],
    "object": {},
    "true": True,
}
NOT_A_SEAT: Json = {**NOT_A_NUMBER, "null": None, "nobody": "nobody", "huge": 10**30}
NOT_AN_OBJECT: Json = {"number": 3, "text": "x", "long text": LONG_WORD, "list": [1], "true": True}
NOT_A_TEXT: Json = {"number": 3, "list": [], "object": {}, "true": True, "null": None}
NOT_A_GAME: Json = {**NOT_A_TEXT, "empty": "", "chess": "chess", "path": "../cartagena"}
NOT_SEATS: Json = {**NOT_A_NUMBER, "null": None, "0": 0, "1": 1, "6": 6, "huge": 10**30, "2.0": 2.0}
NOT_LUCK: Json = {**NOT_A_TEXT, "text": "no", "long text": LONG_WORD, "null seed": {"seed": None}}
NOT_A_JOURNAL: Json = {
    **NOT_AN_OBJECT,
    "null": None,
    "object": {},
    "empty entry": [[]],
    "half an entry": [["luck"]],
    "three in an entry": [["luck", {"type": "First", "seat": 0}, 1]],
    "number as seat": [[-1, {"type": "First", "seat": 0}]],
    "no type": [["luck", {}]],
}
# request -> (good fields, {field: (bad values, errors that say so)})
REQUESTS: dict[str, tuple[Json, dict[str, tuple[Json, str]]]] = {
    "start": (
        {"game": "cartagena", "seats": 2},
        {
            "game": (NOT_A_GAME, "unknown_game bad_request"),
            "seats": (NOT_SEATS, "bad_options bad_request"),
            "options": (NOT_AN_OBJECT, "bad_options bad_request"),
            "luck": (NOT_LUCK, "bad_request"),
            "forced": ({**NOT_A_TEXT, "text": "no"}, "bad_request"),
        },
    ),
    "position": (
        {"game": "cartagena", "position": {"seats": 2}},
        {
            "game": (NOT_A_GAME, "unknown_game bad_request"),
            "position": ({**NOT_AN_OBJECT, "null": None}, "bad_position bad_request"),
            "options": (NOT_AN_OBJECT, "bad_options bad_request"),
            "luck": (NOT_LUCK, "bad_request"),
            "forced": ({**NOT_A_TEXT, "text": "no"}, "bad_request"),
        },
    ),
    "load": (
        {"journal": [], "game": "cartagena", "seats": 2, "options": {}},
        {
            "journal": (NOT_A_JOURNAL, "bad_request"),
            "game": (NOT_A_GAME, "unknown_game bad_request"),
            "seats": (NOT_SEATS, "bad_options bad_request"),
            "options": (NOT_AN_OBJECT, "bad_options bad_request"),
        },
    ),
    "menu": ({"seat": 0}, {"seat": (NOT_A_SEAT, "bad_request")}),
    "act": (
        {"seat": 0, "act": {"type": "EndTurn"}},
        {
            "seat": (NOT_A_SEAT, "bad_request not_awaited"),
            "act": ({**NOT_AN_OBJECT, "null": None}, "bad_request"),
        },
    ),
    "why": (
        {"seat": 0, "act": {"type": "EndTurn"}},
        {
            "seat": (NOT_A_SEAT, "bad_request"),
            "act": ({**NOT_AN_OBJECT, "null": None}, "bad_request"),
        },
    ),
    "view": ({"seat": 0}, {"seat": (NOT_A_SEAT, "bad_request")}),
    "shown": (
        {"to": 0},
        {"to": (NOT_A_SEAT, "bad_request"), "after": (NOT_A_NUMBER, "bad_request")},
    ),
    "imagine": (
        {"seat": 0, "seed": 1},
        {
            "seat": ({**NOT_A_SEAT, "luck": "luck", "clock": "clock"}, "bad_request"),
            "seed": ({"null": None, "list": [], "object": {}, "fraction": 1.5}, "bad_request"),
        },
    ),
    "undo": (
        {"to": 0},
        {"to": ({**NOT_A_NUMBER, "null": None, "huge": 10**30, "too late": 999}, "bad_request")},
    ),
    "play": (
        {"seed": 1},
        {
            "seed": ({"null": None, "list": [], "object": {}, "fraction": 1.5}, "bad_request"),
            "acts": (NOT_A_NUMBER, "bad_request"),
        },
    ),
    "perft": ({"depth": 1}, {"depth": ({**NOT_A_NUMBER, "null": None}, "bad_request")}),
}
BAD_FIELDS = [
    pytest.param(do, {**good, field: value}, errors, id=f"{do}-{field}-{name}")
    for do, (good, fields) in REQUESTS.items()
    for field, (values, errors) in fields.items()
    for name, value in values.items()
]
MISSING = [
    pytest.param(do, {name: good[name] for name in good if name != left_out}, id=f"{do}-{left_out}")
    for do, (good, _) in REQUESTS.items()
    for left_out in good
    if (do, left_out) != ("load", "options")
]


def nested(depth: int, box: type) -> Any:
    """Boxes in boxes, deeper than any reader can go down."""
    inner: Any = box()
    for _ in range(depth):
        inner = [inner] if box is list else {"type": inner}
    return inner


MONSTERS: Json = {
    "deep list": nested(50_000, list),
    "deep object": nested(50_000, dict),
    "5001 digits": 10**5000,
    "not a number": float("nan"),
    "infinity": float("inf"),
    "half a character": "\ud800",
    "zero byte": "\0",
    "megabyte": "x" * 10**6,
}


@pytest.fixture
def table() -> Outsider:
    """Seat 0 has to act, and every request below could be granted, were it right."""
    return started("cartagena", 2, {"first": 0, "layout": "A B C D E F"}, luck={"seed": 1})


@pytest.mark.parametrize(("do", "fields", "errors"), BAD_FIELDS)
def test_a_wrong_value_is_refused(table: Outsider, do: str, fields: Json, errors: str) -> None:
    table.refused(errors, do, **fields)


@pytest.mark.parametrize(("do", "fields"), MISSING)
def test_a_missing_field_is_a_bad_request(table: Outsider, do: str, fields: Json) -> None:
    table.refused("bad_request", do, **fields)


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("do", REQUESTS)
def test_no_monster_makes_the_referee_raise(table: Outsider, do: str, monster: str) -> None:
    good, fields = REQUESTS[do]
    for field in {*fields} - {"seed"}:
        table.refused(ERRORS, do, **{**good, field: MONSTERS[monster]})


@pytest.mark.parametrize("monster", MONSTERS)
def test_no_monster_in_an_act_makes_the_referee_raise(table: Outsider, monster: str) -> None:
    value = MONSTERS[monster]
    for act in (
        {"type": value},
        {"type": "Advance", "origin": value, "symbol": "key"},
        {"type": "Advance", "origin": 0, "symbol": value},
        {"type": "EndTurn", "wind": value},
    ):
        table.refused("bad_request illegal", "act", seat=0, act=act)


@pytest.mark.parametrize("monster", MONSTERS)
def test_no_monster_in_a_position_makes_the_referee_raise(table: Outsider, monster: str) -> None:
    keys = "seats variant layout pirates hands row discard turn moves turns passes wind"
    errors = "bad_position bad_request"
    for key in keys.split():
        for value in (MONSTERS[monster], [MONSTERS[monster]], {"key": MONSTERS[monster]}):
            position = {"seats": 2, key: value}
            table.refused(errors, "position", game="cartagena", position=position)


@pytest.mark.parametrize("seed", ["\ud800", "x\udfff"])
def test_half_a_character_is_no_seed(table: Outsider, seed: str) -> None:
    """Not even where luck is not asked at once: the match would stumble over it later."""
    no_luck = {"seats": 2, "layout": "A B C D E F", "turn": 0, "hands": [{"key": 1}, {"key": 1}]}
    requests: dict[str, Json] = {
        "start": {"game": "cartagena", "seats": 2, "luck": {"seed": seed}},
        "position": {"game": "cartagena", "position": no_luck, "luck": {"seed": seed}},
        "imagine": {"seat": 0, "seed": seed},
        "play": {"seed": seed},
    }
    for do, fields in requests.items():
        told = table.refused("bad_request", do, **fields)
        assert "stumbled" not in told["message"]["en"]


@pytest.mark.parametrize("request_", [None, 3, "state", [], True, {}, {"do": None}, {"do": []}])
def test_what_is_no_request_is_a_bad_request(table: Outsider, request_: Any) -> None:
    before = table.dump()
    answer = table.referee.ask(request_)
    check_failure(answer)
    assert answer["error"] == "bad_request"
    assert table.dump() == before


@pytest.mark.parametrize("do", ["", "State", "begin", LONG_WORD, "__init__", "ask"])
def test_a_request_that_is_not_in_the_table_is_a_bad_request(table: Outsider, do: str) -> None:
    table.refused("bad_request", do)


@pytest.mark.parametrize("do", ["menu", "why", "act", "view", "shown", "imagine"])
def test_there_is_no_seat_two_among_two(table: Outsider, do: str) -> None:
    name = "to" if do == "shown" else "seat"
    table.refused("bad_request not_awaited", do, **{**REQUESTS[do][0], name: 2})


@pytest.mark.parametrize(
    "do", ["state", "dump", *(do for do in REQUESTS if do not in ("start", "position", "load"))]
)
def test_without_a_match_there_is_no_match(do: str) -> None:
    fields = REQUESTS[do][0] if do in REQUESTS else {}
    answer = Outsider().ask(do, **fields)
    check_failure(answer)
    assert answer["error"] == "no_match"


def test_a_refused_start_leaves_no_match_behind() -> None:
    table = Outsider()
    table.refused("bad_options", "start", game="cartagena", seats=9)
    table.refused("bad_position", "position", game="cartagena", position={"seats": 9})
    table.refused("bad_code", "load", code="ahoy")
    assert table.ask("state")["error"] == "no_match"


def test_random_requests_are_always_answered() -> None:
    """Requests with fields thrown together at random."""
    rng = random.Random(1)
    values: list[Any] = [0, 1, 2, -1, "luck", "watcher", None, "", [], {}, 1.5, "cartagena", True]
    values += [{"type": "EndTurn"}, {"seats": 2}, {"seed": 1}, [["luck", {"type": "First"}]]]
    names = [*{field for good, fields in REQUESTS.values() for field in {*good, *fields}}]
    table = started("cartagena", 2)
    for _ in range(3000):
        do = rng.choice([*REQUESTS, "state", "dump", "games"])
        fields = {name: rng.choice(values) for name in sorted(names) if rng.random() < 0.3}
        for name in REQUESTS.get(do, ({}, {}))[0]:
            fields.setdefault(name, rng.choice(values))
        answer = table.ask(do, **fields)
        if not answer["ok"]:
            check_failure(answer)
