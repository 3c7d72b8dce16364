"""The rulebook's worked examples, and the ends of a match, as positions of the contract."""

from __future__ import annotations

import pytest

from tests.contract.cartagena import (
    BLUE,
    END,
    EXAMPLE,
    GREEN,
    LAYOUT,
    RED,
    YELLOW,
    advance,
    draw,
    hand,
    luck_draws,
    pirates,
    retreat,
    set_up,
)
from tests.contract.outsider import Json, Outsider


def to_move(seat: int, **changes: object) -> Outsider:
    """The illustrated position with this player to move."""
    return set_up({**EXAMPLE, "turn": seat, **changes})


def play(table: Outsider, seat: int, *acts: Json) -> None:
    for act in acts:
        table.tell("act", seat=seat, act=act)


@pytest.mark.rule("C9")
def test_example_1_a_skull_from_9_lands_on_23() -> None:
    table = to_move(YELLOW)
    play(table, YELLOW, advance(9, "skull"))
    assert pirates(table, YELLOW) == [0, 21, 23, 30, 33, 37]
    assert hand(table, YELLOW) == {"bottle": 1, "key": 1}
    assert table.dump()["position"]["discard"]["skull"] == 4


@pytest.mark.rule("C11", "C6")
def test_example_2_red_retreats_from_8_to_6_and_draws_two() -> None:
    table = to_move(RED)
    play(table, RED, retreat(8))
    assert pirates(table, RED) == [5, 6, 17, 17, 22, 26]
    assert hand(table, RED) == {"bottle": 2, "dagger": 1, "skull": 1, "pistol": 3}
    assert table.dump()["position"]["row"] == EXAMPLE["row"][2:]


@pytest.mark.rule("C8", "C9")
def test_example_3_three_daggers() -> None:
    table = to_move(BLUE)
    play(table, BLUE, advance(0, "dagger"), advance(6, "dagger"), advance(6, "dagger"))
    assert pirates(table, BLUE) == [7, 9, 15, 17, 18, 24]
    assert hand(table, BLUE) == {"dagger": 1, "skull": 2, "bottle": 1, "pistol": 1, "hat": 1}
    assert table.state()["awaiting"] == [RED]


@pytest.mark.rule("C11", "C6")
def test_example_4_three_retreats_draw_one_two_and_two() -> None:
    table = to_move(BLUE)
    for origin, left in ((17, 8), (18, 6), (17, 4)):
        play(table, BLUE, retreat(origin))
        assert table.dump()["position"]["row"] == EXAMPLE["row"][9 - left :]
    assert pirates(table, BLUE) == [0, 6, 6, 9, 12, 12]
    assert sum(hand(table, BLUE).values()) == 9 + 5
    assert table.state()["awaiting"] == [RED]


@pytest.mark.rule("C9", "C10", "C11")
def test_example_5_into_the_boat_back_and_forward() -> None:
    table = to_move(BLUE)
    play(table, BLUE, advance(17, "bottle"))
    assert pirates(table, BLUE) == [0, 6, 6, 9, 18, 37]
    assert table.state()["scores"] == [1, 0, 0, 1]
    play(table, BLUE, retreat(18), advance(0, "dagger"))
    assert pirates(table, BLUE) == [6, 6, 7, 9, 17, 37]
    assert table.dump()["position"]["row"] == EXAMPLE["row"][2:]


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("seat", "origin", "target", "cards"),
    [(BLUE, 18, 12, 1), (GREEN, 19, 18, 1), (YELLOW, 37, 33, 1)],
)
def test_example_6_retreats(seat: int, origin: int, target: int, cards: int) -> None:
    # Blue's 17 holds three when blue's own pirate stands there with red's two.
    table = to_move(seat)
    before = pirates(table, seat)
    play(table, seat, retreat(origin))
    before.remove(origin)
    assert pirates(table, seat) == sorted([*before, target])
    assert len(table.dump()["position"]["row"]) == 9 - cards


@pytest.mark.rule("C11")
def test_example_6_red_on_5_cannot_retreat() -> None:
    answer = to_move(RED).refused("illegal", "act", seat=RED, act=retreat(5))
    assert answer["rule"] == "C11"


@pytest.mark.parametrize(
    ("seat", "acts"), [(BLUE, 29), (RED, 19), (GREEN, 29), (YELLOW, 20)], ids=str
)
def test_example_6_legal_first_acts(seat: int, acts: int) -> None:
    table = to_move(seat)
    assert len(table.menu(seat)) == acts
    assert table.tell("perft", depth=1)["nodes"] == acts


@pytest.mark.rule("C8", "C9", "C11", "C13")
@pytest.mark.parametrize("seat", [BLUE, RED, GREEN, YELLOW])
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_an_act_is_listed_exactly_when_nothing_speaks_against_it(seat: int, moves: int) -> None:
    table = to_move(seat, moves=moves)
    acts = [advance(origin, symbol) for origin in range(38) for symbol in EXAMPLE["discard"]]
    acts += [retreat(origin) for origin in range(39)] + [END]
    allowed = [act for act in acts if table.tell("why", seat=seat, act=act)["refusal"] is None]
    listed = table.menu(seat)
    assert len(allowed) == len(listed)
    assert all(act in listed for act in allowed)
    assert (END in listed) is (moves > 0)


@pytest.mark.rule("C6")
def test_a_new_row_is_laid_between_two_draws() -> None:
    table = to_move(RED, row=["key"], discard={})
    play(table, RED, retreat(8))
    assert table.state()["awaiting"] == ["luck"]
    luck_draws(table, ["hat"] * 2 + ["skull"] * 10)
    assert table.state()["awaiting"] == [RED]
    assert hand(table, RED) == {"bottle": 1, "skull": 1, "pistol": 3, "key": 1, "hat": 1}
    assert table.dump()["position"]["row"] == ["hat"] + ["skull"] * 10


@pytest.mark.rule("C12")
def test_discards_are_shuffled_when_a_card_is_due_and_the_deck_is_empty() -> None:
    """One card is left: two are due, and the second comes from the discards."""
    played = {"dagger": 17, "pistol": 17, "key": 17, "hat": 17, "bottle": 17, "skull": 15}
    position = {
        "seats": 2,
        "layout": LAYOUT,
        "pirates": [[9, 0, 0, 0, 0, 0], [5, 5, 0, 0, 0, 0]],
        "hands": [{}, {"skull": 1}],
        "discard": played,
        "turn": 0,
    }
    table = set_up(position)
    play(table, 0, retreat(9))
    assert table.menu("luck") == [draw("skull")]
    luck_draws(table, ["skull"])
    menu = table.tell("menu", seat="luck")
    symbols = [act["symbol"] for act in menu["acts"]]
    assert dict(zip(symbols, menu["weights"], strict=True)) == played
    luck_draws(table, ["key"])
    assert hand(table, 0) == {"skull": 1, "key": 1}
    assert not any(table.dump()["position"]["discard"].values())


@pytest.mark.rule("C12")
def test_the_position_between_two_draws_can_be_set_up_when_the_deck_runs_out() -> None:
    position = {
        "seats": 2,
        "layout": LAYOUT,
        "pirates": [[9, 0, 0, 0, 0, 0], [5, 5, 0, 0, 0, 0]],
        "hands": [{}, {"skull": 1}],
        "discard": {"dagger": 17, "pistol": 17, "key": 17, "hat": 17, "bottle": 17, "skull": 15},
        "turn": 0,
    }
    table = set_up(position)
    play(table, 0, retreat(9))
    for seat in (0, 1, "watcher"):
        again = set_up(table.tell("imagine", seat=seat, seed=1)["position"])
        assert again.tell("view", seat=seat) == table.tell("view", seat=seat)
    again = set_up(table.dump()["position"])
    assert again.menu("luck") == table.menu("luck")


@pytest.mark.rule("C13", "C15")
def test_who_cannot_move_may_only_end_and_when_nobody_can_the_match_is_over() -> None:
    position = {
        "seats": 3,
        "layout": LAYOUT,
        "pirates": [[0] * 6, [0] * 5 + [37], [0] * 5 + [37]],
        "hands": [{}, {}, {}],
        "turn": 0,
    }
    table = set_up(position, options={"boat_is_final": True})
    for seat in range(3):
        assert table.menu(seat) == [END]
        assert table.state()["ranks"] is None
        play(table, seat, END)
    assert table.state()["over"]
    assert table.state()["ranks"] == [3, 1, 1]


@pytest.mark.rule("C14")
def test_the_sixth_pirate_in_the_boat_wins_at_once() -> None:
    position = {
        "seats": 3,
        "layout": LAYOUT,
        "pirates": [[36] + [37] * 5, [37] * 5 + [0], [0] * 6],
        "hands": [{"key": 6}, {}, {}],
        "turn": 0,
    }
    table = set_up(position)
    assert table.state()["scores"] == [5, 5, 0]
    play(table, 0, advance(36, "key"))
    state = table.state()
    assert (state["over"], state["awaiting"]) == (True, [])
    assert (state["scores"], state["ranks"]) == ([6, 5, 0], [1, 2, 2])
    table.refused("over", "act", seat=1, act=END)
    table.refused("over", "act", seat="luck", act=draw("key"))
    assert table.tell("why", seat=1, act=END)["refusal"]["rule"] == "G2"


@pytest.mark.rule("C16")
def test_after_the_last_turn_more_in_the_boat_then_the_sum_of_squares_decides() -> None:
    table = to_move(BLUE, turns=499, moves=1)
    play(table, BLUE, END)
    state = table.state()
    assert state["over"]
    # Blue 56, red 95, green 90, yellow one in the boat.
    assert state["ranks"] == [4, 2, 3, 1]


@pytest.mark.rule("C11")
def test_a_final_boat_is_not_left() -> None:
    table = set_up({**EXAMPLE, "turn": YELLOW}, options={"boat_is_final": True})
    assert len(table.menu(YELLOW)) == 19
    assert table.refused("illegal", "act", seat=YELLOW, act=retreat(37))["rule"] == "C11"
