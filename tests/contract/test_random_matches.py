"""Random matches of every game, number of seats and option value, written down and read again."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from tests.contract.outsider import LONG, Json, Outsider, check_state, started, tables

MATCHES = 200 if LONG else 3


def name_of(options: Json) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items()).replace(" ", "")


TABLES = [
    pytest.param(key, seats, options, id=f"{key}-{seats}-{name_of(options)}")
    for key in flibuste.games()
    for seats, options in tables(key)
]


def ended(key: str, seats: int, options: Json, number: int) -> Outsider:
    """A random match, played to its end: with luck by a seed, or luck as random as the rest."""
    luck: Any = {"seed": number} if number % 2 else "ask"
    table = started(key, seats, options, luck=luck)
    state = table.state("play", seed=1000 * seats + number)
    assert state["over"]
    check_state(key, seats, state)
    return table


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_a_random_match_ends_and_is_the_same_when_loaded(
    key: str, seats: int, options: Json
) -> None:
    again = Outsider()
    for number in range(MATCHES):
        table = ended(key, seats, options, number)
        state, dump = table.state(), table.dump()
        journal = dump["journal"]
        loaded = again.state("load", game=key, seats=seats, options=options, journal=journal)
        assert (loaded, again.dump()) == (state, dump)
        assert again.state("load", code=dump["code"]) == state
        assert again.dump() == dump


@pytest.mark.parametrize("key", flibuste.games())
def test_every_closed_value_of_every_option_is_among_the_tables(key: str) -> None:
    played = tables(key)
    (game,) = (game for game in Outsider().tell("games")["games"] if game["key"] == key)
    for seats in game["seats"]:
        for name, option in game["options"].items():
            seen = [options[name] for number, options in played if number == seats]
            assert all(value in seen for value in option.get("values", [option["default"]]))


@pytest.mark.parametrize("key", flibuste.games())
def test_a_match_from_a_position_is_the_same_when_its_code_is_loaded(key: str) -> None:
    table, again = Outsider(), Outsider()
    for seats, options in tables(key)[:: 1 if LONG else 16]:
        middle = started(key, seats, options, luck={"seed": 1})
        middle.tell("play", seed=1, acts=30)
        position = middle.dump()["position"]
        table.tell("position", game=key, position=position, options=options)
        table.tell("play", seed=2, acts=60)
        dump = table.dump()
        assert again.state("load", code=dump["code"]) == table.state()
        assert again.dump() == dump
