"""Luck by a seed, worked out a second time from its description; and the forced answers."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tests.contract.outsider import LONG, Json, Outsider, every_game_and_seats, started

every_table = pytest.mark.parametrize(("key", "seats"), every_game_and_seats())
SEEDS = range(20) if LONG else (1, 42)


def outcome(seed: object, count: int, menu: Json) -> Json:
    """
    The ``count``-th answer of a source, which is the type of the outcomes.

    The first 8 bytes of SHA-256(seed|source|count) are u; the outcome is the first one whose
    cumulated weight exceeds ⌊u·W/2⁶⁴⌋.
    """
    source = menu["acts"][0]["type"]
    digest = hashlib.sha256(f"{seed}|{source}|{count}".encode()).digest()
    mark = int.from_bytes(digest[:8], "big") * sum(menu["weights"]) // 2**64
    total = 0
    for act, weight in zip(menu["acts"], menu["weights"], strict=True):
        total += weight
        if total > mark:
            return dict(act)
    raise AssertionError(menu)


def check_luck(
    seed: object, asking: Outsider, journal: list[tuple[int | str, Json]]
) -> Counter[str]:
    """Play the journal where luck asks, and compare each of its acts; gives how many of each."""
    counts: Counter[str] = Counter()
    for seat, act in journal:
        if seat == "luck":
            menu = asking.tell("menu", seat="luck")
            counts[act["type"]] += 1
            assert act == outcome(seed, counts[act["type"]], menu)
        asking.tell("act", seat=seat, act=act)
    return counts


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_each_act_of_luck_follows_from_the_seed(key: str, seats: int, seed: int) -> None:
    table = started(key, seats, luck={"seed": seed})
    assert table.state("play", seed=7)["over"]
    counts = check_luck(seed, started(key, seats), table.dump()["journal"])
    assert sum(counts.values()) > 0


def test_luck_of_tortuga_follows_from_the_seed_too() -> None:
    options = {"variant": "tortuga"}
    table = started("cartagena", 3, options, luck={"seed": 11})
    table.tell("play", seed=7)
    counts = check_luck(11, started("cartagena", 3, options), table.dump()["journal"])
    assert (counts["First"], counts["Segment"]) == (1, 6)
    assert counts["Draw"] > 102


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**40])
def test_any_whole_number_is_a_seed_by_its_text(seed: int) -> None:
    table = started("cartagena", 2, luck={"seed": seed})
    check_luck(seed, started("cartagena", 2), table.dump()["journal"])


@every_table
def test_luck_by_a_seed_is_never_awaited(key: str, seats: int) -> None:
    table = started(key, seats, luck={"seed": 5})
    state = table.state()
    while state["awaiting"]:
        assert "luck" not in state["awaiting"]
        seat = state["awaiting"][-1]
        state = table.state("act", seat=seat, act=table.menu(seat)[-1])
        if state["number"] > 200 and not LONG:
            break


@every_table
def test_the_same_seed_and_acts_give_the_same_match(key: str, seats: int) -> None:
    dumps = []
    for _ in range(2):
        table = started(key, seats, luck={"seed": 5})
        for _ in range(40):
            if not table.state()["awaiting"]:
                break
            seat = table.state()["awaiting"][0]
            table.tell("act", seat=seat, act=table.menu(seat)[0])
        dumps.append(table.dump())
    assert dumps[0] == dumps[1]


def test_luck_goes_on_counting_after_an_undo() -> None:
    table = started("cartagena", 2, luck={"seed": 9})
    first = table.dump()["journal"]
    table.tell("undo", to=0)
    second = table.dump()["journal"]
    assert len(second) == len(first) == 19
    asking = started("cartagena", 2)
    counts = Counter(act["type"] for _, act in first)
    for _, act in second:
        counts[act["type"]] += 1
        assert act == outcome(9, counts[act["type"]], asking.tell("menu", seat="luck"))
        asking.tell("act", seat="luck", act=act)


def test_refused_requests_do_not_touch_the_luck_to_come() -> None:
    undisturbed, table = (started("cartagena", 2, luck={"seed": 4}) for _ in range(2))
    table.refused("bad_options", "start", game="cartagena", seats=9, luck={"seed": 5})
    table.refused("bad_position", "position", game="cartagena", position={}, luck="ask")
    table.refused("bad_code", "load", code="ahoy")
    table.refused("bad_request", "undo", to=999)
    for referee in (undisturbed, table):
        for number in range(60):
            (seat,) = referee.state()["awaiting"]
            referee.tell("act", seat=seat, act=referee.menu(seat)[-number % 2])
    assert table.dump() == undisturbed.dump()
    assert sum(seat == "luck" for seat, _ in table.dump()["journal"]) > 19


def test_luck_by_a_seed_answers_in_a_position_too() -> None:
    table = Outsider()
    position = {"seats": 2, "turn": 0, "layout": "A B C D E F"}
    state = table.state("position", game="cartagena", position=position, luck={"seed": 3})
    assert state["awaiting"] == [0]
    asking = Outsider()
    asking.tell("position", game="cartagena", position=position)
    assert check_luck(3, asking, table.dump()["journal"]) == {"Draw": 12}


def test_luck_asks_unless_told_otherwise() -> None:
    asked = [started("cartagena", 2), started("cartagena", 2, luck="ask")]
    assert [table.state()["awaiting"] for table in asked] == [["luck"], ["luck"]]


def lonely_card(**fields: str) -> Outsider:
    """Seat 0 has one card and one kind of move, seat 1 has nothing."""
    table = Outsider()
    position = {"seats": 2, "turn": 0, "layout": "A B C D E F", "hands": [{"key": 1}, {}]}
    table.tell("position", game="cartagena", position=position, **fields)
    return table


def test_forced_answers_are_asked_unless_told_otherwise() -> None:
    for table in (lonely_card(), lonely_card(forced="ask")):
        assert table.state()["awaiting"] == [0]
        assert table.menu(0) == [{"type": "Advance", "origin": 0, "symbol": "key"}]


def test_forced_answers_are_played_by_the_referee_if_it_is_told_to() -> None:
    table = lonely_card(forced="play")
    end = {"type": "EndTurn"}
    first = {"type": "Advance", "origin": 0, "symbol": "key"}
    assert table.dump()["journal"] == [[0, first], [0, end], [1, end], [0, end]]
    assert table.state()["over"]
    assert table.state()["ranks"] == [1, 2]


@every_table
def test_with_forced_answers_played_nobody_is_asked_with_one_answer(key: str, seats: int) -> None:
    table = started(key, seats, luck={"seed": 2}, forced="play")
    state = table.state()
    while state["awaiting"]:
        menus = {seat: table.tell("menu", seat=seat) for seat in state["awaiting"]}
        for menu in menus.values():
            assert len(menu["acts"]) != 1 or menu["open"]
        seat, menu = next(iter(menus.items()))
        state = table.state("act", seat=seat, act=menu["acts"][-1])
        if state["number"] > 300 and not LONG:
            break


def test_forced_play_leaves_luck_to_whoever_asked_for_it() -> None:
    assert started("cartagena", 2, forced="play").state()["awaiting"] == ["luck"]


@pytest.mark.parametrize("seed", ["\ud800", "1\udfff", "\udc80|Draw"])
def test_a_seed_that_cannot_be_written_down_is_refused_by_its_field(seed: str) -> None:
    table = started("cartagena", 2, luck={"seed": 1})
    before = table.state()
    asked: list[tuple[str, Json]] = [
        ("start", {"game": "cartagena", "seats": 2, "luck": {"seed": seed}}),
        ("imagine", {"seat": 0, "seed": seed}),
        ("play", {"seed": seed}),
    ]
    for do, fields in asked:
        answer = table.ask(do, **fields)
        assert (answer["ok"], answer["error"]) == (False, "bad_request")
        field = "luck" if do == "start" else "seed"
        assert f"“{field}”" in answer["message"]["en"], answer
    assert table.state() == before
    table.tell("play", seed="é ☠ 𝄞")
