"""Positions of Cartagena: what is not named is as at the start, what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.cartagena import (
    EXAMPLE,
    LAYOUT,
    SYMBOLS,
    YELLOW,
    advance,
    hand,
    luck_draws,
    pirates,
    retreat,
    set_up,
)
from tests.contract.outsider import Json, Outsider, started

LEFT_OUT = object()
HUGE = 10**30
PIRATES, HANDS = EXAMPLE["pirates"], EXAMPLE["hands"]
EMPTY: Json = {"seats": 2, "layout": LAYOUT, "hands": [{}, {}], "turn": 0}


def first_crew(*squares: Any) -> list[Any]:
    return [list(squares), *PIRATES[1:]]


def first_hand(cards: Any) -> list[Any]:
    return [cards, *HANDS[1:]]


NOT_NUMBERS: list[Any] = ["1", 1.0, 1.5, True, [], {}]
NOT_SQUARES: list[Any] = [-1, 38, HUGE, None, *NOT_NUMBERS]
NOT_CARDS: list[Any] = [-1, 18, HUGE, None, *NOT_NUMBERS]
# key -> wrong values; the answer has to name the key
WRONG: dict[str, list[Any]] = {
    "seats": [LEFT_OUT, None, 0, 1, 6, -1, HUGE, "4", 4.0, True, [], {}],
    "variant": ["cuba", "", "Tortuga", 3, [], {}, True],
    "layout": [
        *("A B C D E F A", "A A B C D E", "G B C D E F", "ABCDEF", "a b c d e f"),
        *("A'' B C D E F", "' A B C D E", "A,B,C,D,E,F", 3, ["A"], {}, True),
    ],
    "pirates": [
        *(3, "x", {}, [], PIRATES[:3], [*PIRATES, [0] * 6], [3, 3, 3, 3], [None] * 4),
        *(first_crew(), first_crew(0, 6, 6, 9, 17), first_crew(0, 6, 6, 9, 17, 18, 0)),
        *(first_crew(*[0] * 5, wrong) for wrong in NOT_SQUARES),
        first_crew(9, 9, 9, 0, 0, 0),  # and yellow's: four on a square
        [[37] * 6, [37] * 6, *PIRATES[2:]],
    ],
    "hands": [
        *(3, "x", {}, [], HANDS[:3], [*HANDS, {}], [3, 3, 3, 3], [None] * 4, [["key"]] * 4),
        *(first_hand({"key": wrong}) for wrong in NOT_CARDS),
        *(first_hand({wrong: 1}) for wrong in ("sword", "", "Key", "clef")),
    ],
    "row": [
        *(3, "key", {}, ["sword"], [None], [3], [["key"]], [True], ["skull"] * 13),
        {"key": 1},
    ],
    "discard": [
        *(3, "x", [], ["key"], {"sword": 1}),
        *({"key": wrong} for wrong in NOT_CARDS),
    ],
    "turn": [-1, 4, HUGE, *NOT_NUMBERS],
    "moves": [-1, 3, 4, HUGE, *NOT_NUMBERS],
    "turns": [-1, 501, HUGE, *NOT_NUMBERS],
    "passes": [-1, 5, HUGE, *NOT_NUMBERS],
}
WRONG_VALUES = [
    pytest.param(key, value, id=f"{key}-{number}")
    for key, values in WRONG.items()
    for number, value in enumerate(values)
]


def changed(position: Json, key: str, value: Any) -> Json:
    return {
        name: content
        for name, content in {**position, key: value}.items()
        if content is not LEFT_OUT
    }


@pytest.fixture
def table() -> Outsider:
    return started("cartagena", 2, luck={"seed": 1})


@pytest.mark.parametrize(("key", "value"), WRONG_VALUES)
def test_a_part_that_is_wrong_is_refused_by_name(table: Outsider, key: str, value: Any) -> None:
    position = changed(EXAMPLE, key, value)
    answer = table.refused("bad_position", "position", game="cartagena", position=position)
    assert key in answer["message"]["en"]


@pytest.mark.parametrize(
    "key", ["wind", "deck", "", "Pirates", "pirate", "boat_is_final", "type", "squares", "scores"]
)
def test_a_key_that_no_position_has_is_refused_by_name(table: Outsider, key: str) -> None:
    position = {**EXAMPLE, key: 1}
    answer = table.refused("bad_position", "position", game="cartagena", position=position)
    assert key in answer["message"]["en"]
    assert key in answer["message"]["fr"]


@pytest.mark.rule("C3")
@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("where", ["hands", "row", "discard", "all"])
def test_there_are_seventeen_cards_of_a_symbol(table: Outsider, where: str, symbol: str) -> None:
    many: dict[str, Json] = {
        "hands": {"hands": [{symbol: 9}, {symbol: 9}]},
        "row": {"row": [symbol] * 12, "discard": {symbol: 6}},
        "discard": {"discard": {symbol: 17}, "hands": [{symbol: 1}, {}]},
        "all": {"discard": {symbol: 6}, "hands": [{symbol: 6}, {}], "row": [symbol] * 6},
    }
    position = {**EMPTY, "variant": "tortuga", **many[where]}
    answer = table.refused("bad_position", "position", game="cartagena", position=position)
    assert symbol in answer["message"]["en"]


@pytest.mark.rule("C6")
def test_jamaica_has_no_row(table: Outsider) -> None:
    position = {**EXAMPLE, "variant": "jamaica"}
    answer = table.refused("bad_position", "position", game="cartagena", position=position)
    assert "row" in answer["message"]["en"]


def test_a_position_of_nothing_but_seats_is_the_start() -> None:
    for seats in (2, 3, 4, 5):
        table = set_up({"seats": seats})
        fresh = started("cartagena", seats)
        assert table.state() == fresh.state()
        assert table.tell("menu", seat="luck") == fresh.tell("menu", seat="luck")
        assert table.dump()["position"] == fresh.dump()["position"]


@pytest.mark.parametrize(
    ("key", "content"),
    [("pirates", [[0] * 6] * 4), ("discard", {}), ("moves", 0), ("turns", 0), ("passes", 0)],
)
def test_what_is_not_named_is_as_at_the_start(key: str, content: Any) -> None:
    assert set_up(changed(EXAMPLE, key, LEFT_OUT)).dump()["position"][key] == content


def test_a_turn_that_is_not_named_is_left_to_luck() -> None:
    table = set_up(changed(EXAMPLE, "turn", LEFT_OUT))
    assert table.menu("luck") == [{"type": "First", "seat": seat} for seat in range(4)]
    table.tell("act", seat="luck", act={"type": "First", "seat": 2})
    assert table.state()["awaiting"] == [2]


def test_a_layout_that_is_not_named_is_left_to_luck() -> None:
    table = set_up(changed(EXAMPLE, "layout", LEFT_OUT))
    assert len(table.menu("luck")) == 12
    assert {act["type"] for act in table.menu("luck")} == {"Segment"}


def test_hands_that_are_not_named_are_dealt() -> None:
    table = set_up({"seats": 2, "layout": LAYOUT, "turn": 1})
    luck_draws(table, ["key"] * 6 + ["hat"] * 6)
    assert [hand(table, seat) for seat in (0, 1)] == [{"key": 6}, {"hat": 6}]
    assert table.state()["awaiting"] == [1]


def test_the_deck_is_the_rest() -> None:
    table = set_up({**EXAMPLE, "turn": YELLOW, "row": []})
    menu = table.tell("menu", seat="luck")
    for act, weight in zip(menu["acts"], menu["weights"], strict=True):
        elsewhere = [*HANDS, EXAMPLE["discard"]]
        assert weight == 17 - sum(cards.get(act["symbol"], 0) for cards in elsewhere)


@pytest.mark.rule("C6")
def test_tortuga_lays_an_empty_row_at_once() -> None:
    table = set_up({**EXAMPLE, "row": [], "turn": YELLOW})
    for _ in range(12):
        assert table.state()["awaiting"] == ["luck"]
        luck_draws(table, [table.menu("luck")[0]["symbol"]])
    assert table.state()["awaiting"] == [YELLOW]
    assert len(table.dump()["position"]["row"]) == 12


@pytest.mark.rule("C6")
@pytest.mark.parametrize("cards", [1, 5, 9])
def test_tortuga_does_not_top_up_a_row(cards: int) -> None:
    table = set_up({**EXAMPLE, "row": EXAMPLE["row"][:cards]})
    assert table.state()["awaiting"] == [EXAMPLE["turn"]]


@pytest.mark.rule("C6")
def test_tortuga_has_no_row_to_lay_when_there_is_no_deck() -> None:
    position = {**EMPTY, "variant": "tortuga", "hands": [dict.fromkeys(SYMBOLS, 17), {}], "row": []}
    table = set_up(position)
    assert table.state()["awaiting"] == [0]


@pytest.mark.rule("C8")
def test_moves_already_made_count() -> None:
    table = set_up({**EXAMPLE, "turn": YELLOW, "moves": 2})
    assert {"type": "EndTurn"} in table.menu(YELLOW)
    table.tell("act", seat=YELLOW, act=advance(9, "skull"))
    assert table.state()["awaiting"] == [0]


@pytest.mark.rule("C15")
def test_passes_already_made_count() -> None:
    table = set_up({**EMPTY, "turns": 7, "passes": 1})
    table.tell("act", seat=0, act={"type": "EndTurn"})
    assert table.state()["over"]


@pytest.mark.rule("C16")
def test_turns_already_made_count() -> None:
    table = set_up({**EMPTY, "turns": 39}, options={"turn_limit": 40})
    table.tell("act", seat=0, act={"type": "EndTurn"})
    assert table.state()["over"]


def test_the_order_of_pirates_and_cards_does_not_matter() -> None:
    shuffled = {
        **EXAMPLE,
        "pirates": [crew[::-1] for crew in PIRATES],
        "hands": [dict(reversed(cards.items())) for cards in HANDS],
    }
    assert set_up(shuffled).dump()["position"] == set_up(EXAMPLE).dump()["position"]


def test_a_position_dumped_is_the_position_given() -> None:
    written = set_up({**EXAMPLE, "turns": 41, "moves": 1, "passes": 0}).dump()["position"]
    for key, value in EXAMPLE.items():
        assert written[key] == value
    assert (written["turns"], written["moves"], written["passes"]) == (41, 1, 0)


def test_options_go_with_a_position() -> None:
    options = {"variant": "tortuga", "layout": LAYOUT}
    bare = {key: value for key, value in EXAMPLE.items() if key not in options}
    table = set_up(bare, options=options)
    assert table.state()["awaiting"] == [EXAMPLE["turn"]]
    assert table.dump()["position"] == set_up(EXAMPLE).dump()["position"]


def test_a_position_can_be_undone_to_where_it_began() -> None:
    table = set_up({**EXAMPLE, "turn": YELLOW})
    before = table.dump()["position"]
    table.tell("act", seat=YELLOW, act=retreat(37))
    assert pirates(table, YELLOW) == [0, 9, 21, 30, 33, 33]
    assert table.state("undo", to=0)["number"] == 0
    assert table.dump()["position"] == before


@pytest.mark.rule("C15", "C16")
@pytest.mark.parametrize(("key", "value"), [("passes", 2), ("turns", 500)])
def test_no_match_ends_by_passes_or_turns_in_the_middle_of_a_turn(
    table: Outsider, key: str, value: int
) -> None:
    hands = [{"key": 1}, {}]
    position = {"seats": 2, "layout": EXAMPLE["layout"], "hands": hands, "turn": 0, "moves": 1}
    answer = table.refused(
        "bad_position", "position", game="cartagena", position={**position, key: value}
    )
    assert key in answer["message"]["en"]
