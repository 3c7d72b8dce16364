"""View, shown and imagine: what a seat may know, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import flibuste
from tests.contract.outsider import LONG, Json, Outsider, about, every_game_and_seats, started

every_table = pytest.mark.parametrize(("key", "seats"), every_game_and_seats())
SEALED = {"type": "Sealed"}
SYMBOLS = "dagger pistol key hat bottle skull poignard pistolet clef tricorne bouteille tête"


def played(key: str, seats: int, options: Json | None = None) -> Outsider:
    table = started(key, seats, options)
    table.tell("play", seed=seats, acts=None if LONG else 90)
    return table


def moments(table: Outsider, seats: int) -> Iterator[Json]:
    """Some states of a random match, whoever is awaited, and its end."""
    rng = random.Random(seats)
    for state in table.walk(rng):
        if LONG or state["over"] or rng.random() < 0.03:
            yield state


@every_table
def test_every_view_has_its_seat_and_who_is_awaited(key: str, seats: int) -> None:
    table = started(key, seats)
    for state in moments(table, seats):
        for seat in range(seats):
            view = table.tell("view", seat=seat)["view"]
            assert view["seat"] == seat
            if all(isinstance(awaited, int) for awaited in state["awaiting"]):
                assert view["awaiting"] == state["awaiting"]


@pytest.mark.parametrize("key", flibuste.games())
def test_a_view_calls_luck_and_the_watcher_by_their_names(key: str) -> None:
    table = started(key, about(key)["seats"][0])
    assert table.state()["awaiting"] == ["luck"]
    view = table.tell("view", seat="watcher")["view"]
    assert (view["seat"], view["awaiting"]) == ("watcher", ["luck"])


@every_table
def test_an_imagined_position_gives_its_seat_the_same_view_and_menu(key: str, seats: int) -> None:
    table, dream = started(key, seats), Outsider()
    for _ in moments(table, seats):
        for seat in (*range(seats), "watcher"):
            position = table.tell("imagine", seat=seat, seed=seats)["position"]
            dream.tell("position", game=key, position=position)
            assert dream.tell("view", seat=seat) == table.tell("view", seat=seat)
            if isinstance(seat, int):
                assert dream.menu(seat) == table.menu(seat)


@every_table
def test_imagining_is_the_same_for_the_same_seed_and_changes_nothing(key: str, seats: int) -> None:
    table = started(key, seats, luck={"seed": 1})
    before = table.dump()
    for seat in (*range(seats), "watcher"):
        dreams = [table.tell("imagine", seat=seat, seed=seed)["position"] for seed in (4, 4)]
        assert dreams[0] == dreams[1]
    assert table.dump() == before


def test_imagination_has_more_than_one_idea_of_a_hidden_hand() -> None:
    table = started("cartagena", 2, luck={"seed": 1})
    true = table.dump()["position"]["hands"]
    hands = [table.tell("imagine", seat=0, seed=seed)["position"]["hands"] for seed in range(20)]
    assert all(hand[0] == true[0] for hand in hands)
    assert all(sum(hand[1].values()) == 6 for hand in hands)
    assert len({str(hand[1]) for hand in hands}) > 5


@every_table
def test_shown_tells_every_step_to_everybody_in_both_languages(key: str, seats: int) -> None:
    table = played(key, seats)
    journal = table.dump()["journal"]
    for viewer in (0, seats - 1, "watcher"):
        steps = table.tell("shown", to=viewer)["steps"]
        assert [step["number"] for step in steps] == list(range(1, len(journal) + 1))
        for step, (seat, act) in zip(steps, journal, strict=True):
            assert step["seat"] == seat
            assert step["act"] in (act, SEALED)
            check_story(step["story"])
        assert any(step["story"]["en"] for step in steps)


def check_story(story: Json) -> None:
    assert len(story["en"]) == len(story["fr"])
    for english, french in zip(story["en"], story["fr"], strict=True):
        assert english.strip()
        assert french.strip()
        assert english != french
        assert not set("{}$\u2068\u2069") & set(english + french)


@every_table
def test_shown_after_a_number_tells_only_what_came_later(key: str, seats: int) -> None:
    table = started(key, seats, luck={"seed": 1})
    table.tell("play", seed=1, acts=20)
    steps = table.tell("shown", to=0)["steps"]
    assert table.tell("shown", to=0, after=0)["steps"] == steps
    for after in (1, 5, len(steps) - 1, len(steps)):
        assert table.tell("shown", to=0, after=after)["steps"] == steps[after:]


@every_table
def test_a_seat_is_shown_its_own_acts(key: str, seats: int) -> None:
    table = played(key, seats)
    journal = table.dump()["journal"]
    for viewer in range(seats):
        steps = table.tell("shown", to=viewer)["steps"]
        for step, (seat, act) in zip(steps, journal, strict=True):
            assert seat != viewer or step["act"] == act


def drawn_by(journal: list[tuple[int | str, Json]], seats: int) -> list[int | None]:
    """Who gets the card of each act of jamaica's journal: six each, then whoever retreated."""
    takers: list[int | None] = []
    dealt = 0
    last = None
    for seat, act in journal:
        if act["type"] == "Draw":
            takers.append(dealt // 6 if dealt < 6 * seats else last)
            dealt += 1
        else:
            last = seat if isinstance(seat, int) else last
            takers.append(None)
    return takers


@pytest.mark.rule("C5", "C17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_jamaica_a_drawn_card_is_shown_to_its_owner_only(seats: int) -> None:
    table = played("cartagena", seats, {"variant": "jamaica"})
    journal = table.dump()["journal"]
    for viewer in (*range(seats), "watcher"):
        steps = table.tell("shown", to=viewer)["steps"]
        for step, (_, act), taker in zip(steps, journal, drawn_by(journal, seats), strict=True):
            assert step["act"] == (act if taker in (None, viewer) else SEALED)


@pytest.mark.rule("C5", "C17")
@pytest.mark.parametrize("seats", [2, 5])
def test_in_jamaica_no_story_gives_a_drawn_card_away(seats: int) -> None:
    table = played("cartagena", seats, {"variant": "jamaica"})
    for viewer in (*range(seats), "watcher"):
        for step in table.tell("shown", to=viewer)["steps"]:
            if step["act"] == SEALED:
                told = " ".join(step["story"]["en"] + step["story"]["fr"]).lower()
                assert not [symbol for symbol in SYMBOLS.split() if symbol in told]


@pytest.mark.rule("C17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_jamaica_a_view_holds_no_other_hand(seats: int) -> None:
    """Two matches that differ only in cards dealt to seat 1 look the same to everybody else."""
    views = []
    for symbol in ("key", "hat"):
        table = started("cartagena", seats, {"first": 0, "layout": "A B C D E F"})
        for number in range(6 * seats):
            card = symbol if number // 6 == 1 else "skull" if number % 2 else "dagger"
            table.tell("act", seat="luck", act={"type": "Draw", "symbol": card})
        others = [seat for seat in (*range(seats), "watcher") if seat != 1]
        views.append([table.tell("view", seat=seat) for seat in others])
        views[-1] += [table.tell("shown", to=seat) for seat in others]
    assert views[0] == views[1]


@pytest.mark.rule("C6", "C17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_tortuga_everything_is_shown_to_everybody(seats: int) -> None:
    table = played("cartagena", seats, {"variant": "tortuga"})
    acts = [act for _, act in table.dump()["journal"]]
    for viewer in (*range(seats), "watcher"):
        assert [step["act"] for step in table.tell("shown", to=viewer)["steps"]] == acts


def test_in_tortuga_there_is_nothing_to_imagine_but_the_position_itself() -> None:
    table = started("cartagena", 3, {"variant": "tortuga"}, luck={"seed": 1})
    table.tell("play", seed=1, acts=50)
    for seat in (0, 1, 2, "watcher"):
        dream = table.tell("imagine", seat=seat, seed=seat if seat != "watcher" else 3)
        assert dream["position"] == table.dump()["position"]
