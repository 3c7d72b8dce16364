"""Table options (core/options.py): described for outsiders, read with clear errors."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct, structs

import flibuste
from flibuste import BadOptions
from flibuste.core.options import changed_options, describe_options, read_options
from flibuste.core.protocol import AnyGame
from flibuste.laws.looks import registered
from tests.laws.harbour import GAME as HARBOUR


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """One option of each kind."""

    tempo: Literal["live", "beats"] = "beats"
    glass: Literal[15, 30, 60] = 30
    clumsy: bool = False
    days: Annotated[int, Meta(ge=1, le=9)] = 3
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    layout: Annotated[str, Meta(pattern="^[AB]+$", description="ABBA")] | None = None


GAME: AnyGame = structs.replace(HARBOUR, options=Options)


def error(given: object, seats: object = 2) -> BadOptions:
    with registered(GAME), pytest.raises(BadOptions) as caught:
        read_options(GAME, seats, given)
    return caught.value


def test_each_option_is_described_by_its_default_and_what_it_can_be() -> None:
    assert describe_options(GAME) == {
        "tempo": {"default": "beats", "values": ["beats", "live"]},
        "glass": {"default": 30, "values": [15, 30, 60]},
        "clumsy": {"default": False, "values": [False, True]},
        "days": {"default": 3, "min": 1, "max": 9},
        "first": {"default": None, "min": 0, "max": 4, "null": True},
        "layout": {"default": None, "form": "ABBA", "null": True},
    }


@pytest.mark.parametrize("key", flibuste.games())
def test_every_default_is_among_the_described_values(key: str) -> None:
    game = flibuste.game(key)
    for about in describe_options(game).values():
        default = about["default"]
        assert (
            default in about.get("values", ())
            or ("min" in about and default is not None and about["min"] <= default <= about["max"])
            or (default is None and about["null"])
        )


@pytest.mark.parametrize("key", flibuste.games())
def test_the_card_tells_of_every_option_and_of_each_of_its_values(key: str) -> None:
    game = flibuste.game(key)
    told = flibuste.core.registry.card(game.package).get("options", {})
    described = describe_options(game)
    assert told.keys() == described.keys()
    for name, about in described.items():
        assert told[name]["label"].keys() == told[name]["help"].keys() == {"en", "fr"}
        named = {str(value).lower() for value in about.get("values", ())}
        assert told[name].get("values", {}).keys() == named


def test_nothing_given_means_the_defaults() -> None:
    assert read_options(GAME, 2, None) == read_options(GAME, 2, {}) == Options()


def test_options_are_read_from_plain_values_or_taken_as_they_are() -> None:
    given = {"tempo": "live", "glass": 15, "clumsy": True, "days": 9, "first": 1, "layout": "B"}
    options = read_options(GAME, 2, given)
    assert options == Options("live", 15, True, 9, 1, "B")
    assert read_options(GAME, 2, options) == options


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("tempo", "slow", "beats and live"),
        ("tempo", None, "beats and live"),
        ("glass", 20, "15, 30 and 60"),
        ("glass", "15", "15, 30 and 60"),
        ("clumsy", 1, "false and true"),
        ("clumsy", "true", "false and true"),
        ("days", 0, "1–9"),
        ("days", 10, "1–9"),
        ("days", 2.5, "1–9"),
        ("days", True, "1–9"),
        ("first", -1, "null and 0–1"),
        ("first", 2, "null and 0–1"),
        ("layout", "ABC", "null and a text such as ABBA"),
        ("layout", "", "null and a text such as ABBA"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_could_be(name: str, value: Any, allowed: str) -> None:
    found = error({name: value})
    assert found.reason.id == "bad-option"
    assert found.code == "bad_options"
    with registered(GAME):
        spelled = json.dumps(value)
        assert found.say() == f"Option “{name}” cannot be {spelled}; it can be: {allowed}."


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    args = error({"wind": 3}).reason.args
    assert args == {"name": "wind", "known": "tempo, glass, clumsy, days, first, layout"}


@pytest.mark.parametrize("given", [[], "tempo", 3, [("tempo", "live")]])
def test_options_are_an_object_of_names_and_values(given: object) -> None:
    assert error(given).reason.id == "bad-options"


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 2.0, "2", None, True, [2]])
def test_only_the_numbers_of_players_of_the_game_can_play(seats: object) -> None:
    found = error({}, seats)
    assert found.reason.id == "bad-seats"
    assert found.reason.args == {"seats": json.dumps(seats), "numbers": "2–3"}


def test_a_very_long_value_is_quoted_in_part() -> None:
    assert len(str(error({"layout": "X" * 10_000}).reason.args["value"])) == 60


def test_only_what_differs_from_the_defaults_is_written() -> None:
    assert changed_options(Options()) == {}
    options = Options(tempo="live", first=0)
    assert changed_options(options) == {"tempo": "live", "first": 0}
    assert msgspec.convert(changed_options(options), Options) == options
