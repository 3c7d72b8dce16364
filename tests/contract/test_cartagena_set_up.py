"""Cartagena set up by hand: what luck is asked, in the contract's order."""

from __future__ import annotations

import pytest

from tests.contract.cartagena import LAYOUT, SYMBOLS, draw, hand, luck_draws, set_up
from tests.contract.outsider import Json, Outsider, started

SEGMENTS = [segment.partition("'") for segment in LAYOUT.split()]
VARIANTS = ["jamaica", "tortuga"]


def lay_segments(table: Outsider) -> None:
    for letter, reverse, _ in SEGMENTS:
        act = {"type": "Segment", "id": letter, "reversed": bool(reverse)}
        table.tell("act", seat="luck", act=act)


def card(number: int) -> str:
    """The deal of these tests: each symbol in turn."""
    return SYMBOLS[number % 6]


@pytest.mark.rule("C2", "C4", "C7")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_luck_is_asked_for_first_then_segments_then_cards(seats: int, variant: str) -> None:
    table = started("cartagena", seats, {"variant": variant})
    asked = []
    while table.state()["awaiting"] == ["luck"]:
        menu = table.menu("luck")
        asked.append(menu[0]["type"])
        table.tell("act", seat="luck", act=menu[0])
    cards = 6 * seats + (12 if variant == "tortuga" else 0)
    assert asked == ["First"] + ["Segment"] * 6 + ["Draw"] * cards


@pytest.mark.rule("C7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    menu = started("cartagena", seats).tell("menu", seat="luck")
    assert menu["acts"] == [{"type": "First", "seat": seat} for seat in range(seats)]
    assert len(set(menu["weights"])) == 1


@pytest.mark.rule("C2")
def test_every_segment_that_is_left_may_come_either_way_round() -> None:
    table = started("cartagena", 2, {"first": 0})
    left = set("ABCDEF")
    for letter, reverse, _ in SEGMENTS:
        menu = table.tell("menu", seat="luck")
        assert {(act["id"], act["reversed"]) for act in menu["acts"]} == {
            (other, way) for other in left for way in (False, True)
        }
        assert len(menu["acts"]) == 2 * len(left)
        assert len(set(menu["weights"])) == 1
        act = {"type": "Segment", "id": letter, "reversed": bool(reverse)}
        table.tell("act", seat="luck", act=act)
        left.remove(letter)
        table.refused("illegal not_awaited", "act", seat="luck", act=act)
    assert table.dump()["position"]["layout"] == LAYOUT


@pytest.mark.rule("C3", "C4")
def test_a_card_is_as_likely_as_there_are_of_it() -> None:
    table = started("cartagena", 5, {"first": 0, "layout": LAYOUT})
    left = dict.fromkeys(SYMBOLS, 17)
    for number in range(30):
        symbol = "hat" if number < 17 else card(number)
        symbol = symbol if left[symbol] else "key"
        menu = table.tell("menu", seat="luck")
        weights = {
            act["symbol"]: weight for act, weight in zip(menu["acts"], menu["weights"], strict=True)
        }
        assert weights == {name: count for name, count in left.items() if count}
        table.tell("act", seat="luck", act=draw(symbol))
        left[symbol] -= 1
    table.refused("not_awaited", "act", seat="luck", act=draw("hat"))


@pytest.mark.rule("C3")
def test_luck_cannot_draw_a_card_that_is_not_there() -> None:
    table = started("cartagena", 5, {"first": 0, "layout": LAYOUT})
    luck_draws(table, ["hat"] * 17)
    table.refused("illegal", "act", seat="luck", act=draw("hat"))


@pytest.mark.rule("C4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_go_to_seat_0_then_six_to_seat_1(seats: int) -> None:
    table = started("cartagena", seats, {"first": seats - 1, "layout": LAYOUT})
    for seat in range(seats):
        luck_draws(table, [SYMBOLS[seat]] * 6)
        assert hand(table, seat) == {SYMBOLS[seat]: 6}
        assert sum(len(hand(table, other)) for other in range(seats)) == seat + 1
    assert table.state()["awaiting"] == [seats - 1]


@pytest.mark.rule("C6")
def test_in_tortuga_twelve_more_make_the_row_first_to_draw_first() -> None:
    table = started("cartagena", 2, {"variant": "tortuga", "first": 1, "layout": LAYOUT})
    luck_draws(table, map(card, range(12)))
    row = ["key", "hat", "hat", "skull", *map(card, range(8))]
    for number, symbol in enumerate(row):
        assert table.dump()["position"]["row"] == row[:number]
        luck_draws(table, [symbol])
    assert table.dump()["position"]["row"] == row
    assert table.state()["awaiting"] == [1]


@pytest.mark.rule("C7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_is_given_as_first_begins_and_luck_is_not_asked(first: int) -> None:
    table = started("cartagena", 3, {"first": first})
    assert table.menu("luck")[0]["type"] == "Segment"
    lay_segments(table)
    luck_draws(table, map(card, range(18)))
    assert table.state()["awaiting"] == [first]


@pytest.mark.rule("C7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_luck_names_begins(first: int) -> None:
    table = started("cartagena", 3, {"layout": LAYOUT})
    table.tell("act", seat="luck", act={"type": "First", "seat": first})
    luck_draws(table, map(card, range(18)))
    assert table.state()["awaiting"] == [first]


@pytest.mark.rule("C2")
def test_a_layout_that_is_given_is_not_asked_for() -> None:
    table = started("cartagena", 2, {"layout": LAYOUT, "first": 0})
    assert table.menu("luck")[0]["type"] == "Draw"
    assert table.dump()["position"]["layout"] == LAYOUT


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_set_up_by_hand_is_the_position_it_should_be(variant: str) -> None:
    table = started("cartagena", 2, {"variant": variant})
    table.tell("act", seat="luck", act={"type": "First", "seat": 1})
    lay_segments(table)
    luck_draws(table, map(card, range(24 if variant == "tortuga" else 12)))
    same: Json = {
        "seats": 2,
        "variant": variant,
        "layout": LAYOUT,
        "pirates": [[0] * 6] * 2,
        "hands": [dict.fromkeys(SYMBOLS, 1)] * 2,
        "row": list(SYMBOLS) * 2 if variant == "tortuga" else [],
        "discard": {},
        "turn": 1,
        "moves": 0,
        "turns": 0,
        "passes": 0,
    }
    written = set_up(same).dump()["position"]
    assert table.dump()["position"] == written
    assert set(same) <= set(written)


@pytest.mark.parametrize(
    "act",
    [
        {"type": "First", "seat": 2},
        {"type": "First", "seat": -1},
        {"type": "First", "seat": 99},
        {"type": "Segment", "id": "A", "reversed": False},
        {"type": "Segment", "id": "Z", "reversed": False},
        {"type": "Draw", "symbol": "key"},
        {"type": "Draw", "symbol": "sword"},
        {"type": "EndTurn"},
    ],
    ids=str,
)
def test_luck_may_do_only_what_it_is_asked_for(act: Json) -> None:
    table = started("cartagena", 2)
    answer = table.refused("illegal", "act", seat="luck", act=act)
    assert all(near["type"] == "First" for near in answer["near"])


@pytest.mark.parametrize("seat", [0, 1, "clock", "watcher"])
def test_nobody_else_acts_while_luck_is_awaited(seat: int | str) -> None:
    table = started("cartagena", 2)
    act = {"type": "First", "seat": 0}
    table.refused("not_awaited", "act", seat=seat, act=act)
