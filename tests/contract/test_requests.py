"""Every request of the table is answered in the shape that the contract gives."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import pytest

import flibuste
from tests.contract.outsider import (
    LONG,
    Json,
    Outsider,
    about,
    check_state,
    check_words,
    every_game_and_seats,
    fits,
    plain,
    started,
)

every_table = pytest.mark.parametrize(("key", "seats"), every_game_and_seats())
every_game = pytest.mark.parametrize("key", flibuste.games())


def in_the_middle(key: str, seats: int, acts: int = 12) -> Outsider:
    """A table where some acts have been played and somebody has to choose."""
    table = started(key, seats, luck={"seed": 3})
    table.tell("play", seed=seats, acts=acts)
    return table if table.state()["awaiting"] else in_the_middle(key, seats, acts // 2)


def seat_to_act(table: Outsider) -> int:
    return min(seat for seat in table.state()["awaiting"] if isinstance(seat, int))


def test_games_lists_every_game_there_is() -> None:
    games = Outsider().tell("games")["games"]
    assert [game["key"] for game in games] == list(flibuste.games())


@every_game
def test_a_game_says_its_seats_options_rules_and_acts(key: str) -> None:
    game = about(key)
    assert all(type(seats) is int for seats in game["seats"])
    assert game["seats"] == sorted(set(game["seats"]))
    assert all(isinstance(rule, str) for rule in game["rules"])
    assert all(isinstance(kind, str) for kind in game["open"])
    for option in game["options"].values():
        assert "default" in option
        assert "values" in option or {"min", "max"} <= set(option) or len(option) > 1
        assert option["default"] in option.get("values", [option["default"]])


@pytest.mark.parametrize("key", ["cartagena", "mutiny", "piratoons", "rum"])
def test_the_first_seat_is_left_to_luck_by_default(key: str) -> None:
    assert about(key)["options"]["first"]["default"] is None


@every_table
def test_every_listed_act_fits_the_schema_of_acts(key: str, seats: int) -> None:
    schema = about(key)["acts"]
    table = started(key, seats)
    for state in table.walk(random.Random(seats), 100):
        menus = [table.menu(seat) for seat in state["awaiting"]]
        assert all(fits(schema, act) for acts in menus for act in acts)
        assert not any(fits(schema, {**act, "wind": 1}) for acts in menus for act in acts[:1])


@every_table
def test_a_state_has_its_shape_all_through_a_match(key: str, seats: int) -> None:
    table = started(key, seats)
    for number, state in enumerate(table.walk(random.Random(seats)), 1):
        check_state(key, seats, state)
        assert state["number"] == number
        assert table.state() == state
    assert state["over"]


@every_table
def test_start_gives_a_state_in_which_nothing_has_happened(key: str, seats: int) -> None:
    state = Outsider().state("start", game=key, seats=seats)
    check_state(key, seats, state)
    assert state["number"] == 0


@every_table
def test_a_menu_lists_acts_for_whoever_is_awaited_and_none_for_others(key: str, seats: int) -> None:
    table = started(key, seats)
    for state in table.walk(random.Random(seats), 200):
        for seat in (*range(seats), "luck", "clock"):
            menu = table.tell("menu", seat=seat)
            assert isinstance(menu["open"], list)
            assert bool(menu["acts"]) is (seat in state["awaiting"])
            assert len({str(act) for act in menu["acts"]}) == len(menu["acts"])


@every_table
def test_the_menu_of_luck_has_a_weight_for_each_act(key: str, seats: int) -> None:
    table = started(key, seats)
    asked = 0
    for state in chain([table.state()], table.walk(random.Random(seats), 200)):
        if "luck" in state["awaiting"]:
            menu = table.tell("menu", seat="luck")
            assert len(menu["weights"]) == len(menu["acts"])
            assert all(type(weight) is int and weight > 0 for weight in menu["weights"])
            assert len({act["type"] for act in menu["acts"]}) == 1
            asked += 1
    assert asked


@every_game
def test_the_menu_of_luck_has_weights_even_when_luck_is_not_awaited(key: str) -> None:
    menu = in_the_middle(key, about(key)["seats"][0]).tell("menu", seat="luck")
    assert (menu["acts"], menu["weights"]) == ([], [])


@every_table
def test_why_allows_every_listed_act_and_changes_nothing(key: str, seats: int) -> None:
    table = in_the_middle(key, seats)
    before = table.dump()
    seat = seat_to_act(table)
    for act in table.menu(seat):
        assert table.tell("why", seat=seat, act=act)["refusal"] is None
    assert table.dump() == before


@every_table
def test_why_names_a_rule_of_the_game_and_listed_acts_nearby(key: str, seats: int) -> None:
    table = in_the_middle(key, seats)
    rules, menu = about(key)["rules"], table.menu(seat_to_act(table))
    for seat, act in strangers(table, key, seats):
        refusal = table.tell("why", seat=seat, act=act)["refusal"]
        assert set(refusal) >= {"rule", "message", "near"}
        assert refusal["rule"] in rules
        check_words(refusal["message"])
        assert all(near in menu for near in refusal["near"])
        answer = table.refused("illegal not_awaited", "act", seat=seat, act=act)
        assert {name: answer[name] for name in ("rule", "message", "near")} == refusal


def strangers(table: Outsider, key: str, seats: int) -> list[tuple[int, Json]]:
    """Acts of the game, from other moments or other seats, that cannot be made now."""
    elsewhere = started(key, seats)
    elsewhere.tell("play", seed=1)
    acts = [act for _, act in elsewhere.dump()["journal"]][:40]
    kinds = about(key)["open"]
    awaited = table.state()["awaiting"]
    menus = [table.menu(seat) for seat in range(seats)]
    return [
        (seat, act)
        for act in acts
        for seat in range(seats)
        if seat not in awaited or (act not in menus[seat] and act["type"] not in kinds)
    ]


@every_table
def test_undo_goes_back_to_any_number_and_the_same_acts_lead_back(key: str, seats: int) -> None:
    table = started(key, seats)
    table.tell("play", seed=1, acts=30)
    end = table.dump()
    rng = random.Random(seats)
    for number in (0, *rng.sample(range(len(end["journal"])), 3), len(end["journal"])):
        state = table.state("undo", to=number)
        check_state(key, seats, state)
        assert state["number"] == number
        assert table.dump()["journal"] == end["journal"][:number]
        for seat, act in end["journal"][number:]:
            table.tell("act", seat=seat, act=act)
        assert table.dump() == end


@every_table
def test_dump_gives_code_journal_and_position(key: str, seats: int) -> None:
    table = in_the_middle(key, seats)
    dump = table.dump()
    assert set(dump) >= {"ok", "code", "journal", "position"}
    assert len(dump["journal"]) == table.state()["number"]
    for seat, act in dump["journal"]:
        assert seat in (*range(seats), "luck", "clock")
        assert isinstance(act["type"], str)
    assert dump["position"]["seats"] == seats


@every_table
def test_a_dumped_position_can_be_set_up_at_any_moment(key: str, seats: int) -> None:
    table, copy = started(key, seats), Outsider()
    for state in table.walk(random.Random(seats)):
        if state["number"] % 20 and not LONG:
            continue
        position = table.dump()["position"]
        again = copy.state("position", game=key, position=position)
        assert again == {**state, "number": 0}
        assert copy.dump()["position"] == position
        for seat in state["awaiting"]:
            assert copy.tell("menu", seat=seat) == table.tell("menu", seat=seat)


@every_table
def test_play_is_the_same_for_the_same_seed(key: str, seats: int) -> None:
    ends = []
    for seed in (1, 1, 2):
        table = started(key, seats)
        table.tell("play", seed=seed)
        ends.append(table.dump())
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@every_table
def test_play_stops_after_so_many_acts_or_at_the_end(key: str, seats: int) -> None:
    table = started(key, seats, luck={"seed": 1})
    for acts in (0, 1, 7):
        before = sum(seat != "luck" for seat, _ in table.dump()["journal"])
        check_state(key, seats, table.state("play", seed=1, acts=acts))
        after = sum(seat != "luck" for seat, _ in table.dump()["journal"])
        assert after - before == acts or table.state()["over"]
    assert table.state("play", seed=1)["over"]


@every_table
def test_perft_counts_the_sequences_of_acts(key: str, seats: int) -> None:
    table = in_the_middle(key, seats)
    by_hand = Outsider()
    by_hand.tell("load", code=table.dump()["code"])  # there luck asks, and is counted
    for depth in range(4 if LONG else 3):
        assert table.tell("perft", depth=depth)["nodes"] == sequences(by_hand, depth)


def test_perft_counts_what_luck_may_do_too() -> None:
    table = started("cartagena", 2)
    for depth, nodes in enumerate((1, 2, 2 * 12, 2 * 12 * 10)):
        assert table.tell("perft", depth=depth)["nodes"] == nodes == sequences(table, depth)


def test_no_act_follows_the_end() -> None:
    table = started("cartagena", 2)
    table.tell("play", seed=1)
    assert [table.tell("perft", depth=depth)["nodes"] for depth in (0, 1, 2)] == [1, 0, 0]


def sequences(table: Outsider, depth: int) -> int:
    """Law 10: luck before seats, the lowest seat awaited, the clock last."""
    state = table.state()
    if depth == 0:
        return 1
    if not state["awaiting"]:
        return 0
    actor = min(state["awaiting"], key=lambda seat: (seat == "clock", seat != "luck", str(seat)))
    count = 0
    for act in table.menu(actor):
        table.tell("act", seat=actor, act=act)
        count += sequences(table, depth - 1)
        table.tell("undo", to=state["number"])
    return count


@every_game
def test_the_answers_are_plain_json_in_python_too(key: str) -> None:
    table = in_the_middle(key, about(key)["seats"][0])
    seat = seat_to_act(table)
    requests: list[dict[str, Any]] = [
        {"do": "games"},
        {"do": "state"},
        {"do": "menu", "seat": seat},
        {"do": "view", "seat": seat},
        {"do": "shown", "to": seat},
        {"do": "imagine", "seat": seat, "seed": 1},
        {"do": "dump"},
        {"do": "why", "seat": seat + 1, "act": table.menu(seat)[0]},
        {"do": "act", "seat": seat + 1, "act": table.menu(seat)[0]},
    ]
    answers = [table.referee.ask(request) for request in requests]
    assert answers == plain(answers)
