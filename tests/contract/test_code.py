"""The one-line code: short, fit for an address bar, and never mistaken."""

from __future__ import annotations

import random
import re
import string
from functools import cache

import pytest

import flibuste
from tests.contract.cartagena import END, LAYOUT
from tests.contract.outsider import LONG, Json, Outsider, check_failure, started

OPTIONS: list[Json] = [
    {},
    {"boat_is_final": True},
    {"first": 1, "layout": LAYOUT},
    {"first": 1, "layout": LAYOUT, "boat_is_final": True, "turn_limit": 1999},
]
FOREIGN = {
    "empty": "",
    "blank": "   ",
    "a word": "ahoy",
    "a key": "cartagena",
    "dots": "........",
    "an address": "https://example.org/play?code=3",
    "a chess position": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "JSON": '{"game": "cartagena", "seats": 2}',
    "French": "La clef du château est perdue…",
    "much": "x" * 100_000,
    "base64": "Zm9vYmFyYmF6" * 20,
}


@cache
def code(variant: str = "tortuga", acts: int = 60) -> str:
    table = started("cartagena", 3, {"variant": variant, "first": 1}, luck={"seed": 5})
    table.tell("play", seed=3, acts=acts)
    return str(table.dump()["code"])


def why_not(damaged: str) -> str:
    """What the referee says against this code; it has to be a bad code."""
    answer = Outsider().ask("load", code=damaged)
    check_failure(answer)
    assert answer["error"] == "bad_code", damaged
    return str(answer["message"]["en"])


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "one", "two", "all"])
@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_hundred_acts_fit_in_four_hundred_characters(
    seats: int, variant: str, options: Json
) -> None:
    for seed in range(200 if LONG else 3):
        table = started("cartagena", seats, {**options, "variant": variant})
        table.tell("play", seed=seed, acts=300)
        written = table.dump()["code"]
        assert len(written) <= 400
        assert re.fullmatch(r"[A-Za-z0-9._~-]+", written)


@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[-1]], ids=["plain", "all"])
@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
@pytest.mark.parametrize("seats", [2, 5])
def test_three_hundred_acts_of_hoarders_fit_too(seats: int, variant: str, options: Json) -> None:
    """Players who gather cards by retreating, and never end a turn early, have long menus."""
    rng = random.Random(seats)
    table = started("cartagena", seats, {**options, "variant": variant}, luck={"seed": seats})
    for _ in range(300):
        (seat,) = table.state()["awaiting"]
        menu = [act for act in table.menu(seat) if act["type"] != "EndTurn"]
        retreats = [act for act in menu if act["type"] == "Retreat"]
        acts = retreats if retreats and rng.random() < 0.5 else menu
        table.tell("act", seat=seat, act=rng.choice(acts or [END]))
    assert len(table.dump()["code"]) <= 400


def test_python_and_the_referee_write_the_same_code() -> None:
    assert flibuste.dumps(flibuste.loads(code())) == code()


@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
def test_a_code_that_was_cut_anywhere_is_a_bad_code(variant: str) -> None:
    whole = code(variant)
    for place in range(len(whole)):
        why_not(whole[:place])
        why_not(whole[place + 1 :])
        why_not(whole[:place] + whole[place + 1 :])


def test_a_code_with_one_changed_character_is_a_bad_code() -> None:
    whole = code()
    letters = string.ascii_letters + string.digits + "-_.~ é%"
    for place, letter in enumerate(whole):
        for number in range(len(letters) if LONG else 6):
            other = letters[(place * 7 + number * 11) % len(letters)]
            if other != letter and (whole[:place] + other + whole[place + 1 :]).strip() != whole:
                why_not(whole[:place] + other + whole[place + 1 :])


def test_a_code_with_two_swapped_characters_is_a_bad_code() -> None:
    whole = code()
    for place in range(len(whole) - 1):
        swapped = whole[:place] + whole[place + 1] + whole[place] + whole[place + 2 :]
        if swapped != whole:
            why_not(swapped)


def test_a_code_with_its_parts_in_another_order_is_a_bad_code() -> None:
    parts = code().split(".")
    for place in range(len(parts) - 1):
        if parts[place] != parts[place + 1]:
            swapped = [*parts[:place], parts[place + 1], parts[place], *parts[place + 2 :]]
            why_not(".".join(swapped))


def test_two_codes_glued_or_crossed_are_a_bad_code() -> None:
    one, other = code("jamaica"), code("tortuga")
    for glued in (one + one, one + other, f"{one}.{other}", one[::-1], one.swapcase()):
        why_not(glued)
    for place in range(10, len(one), 10):
        if one[:place] != other[:place]:
            why_not(one[:place] + other[place:])


@pytest.mark.parametrize("key", ["plank", "mutiny", "chess", "_template", "Cartagena", ""])
def test_the_code_of_one_game_is_not_the_code_of_another(key: str) -> None:
    why_not(code().replace("cartagena", key))


@pytest.mark.parametrize("name", FOREIGN)
def test_foreign_text_is_a_bad_code(name: str) -> None:
    assert "code" in why_not(FOREIGN[name])
    with pytest.raises(flibuste.BadCode):
        flibuste.loads(FOREIGN[name])


def test_a_changed_code_is_told_from_foreign_text() -> None:
    foreign = why_not("ahoy")
    whole = code()
    other = "A" if whole[-10] != "A" else "B"
    assert why_not(whole[:-10] + other + whole[-9:]) != foreign


def test_a_code_that_was_cut_short_is_told_from_foreign_text() -> None:
    foreign = why_not("ahoy")
    for length in (len(code()) - 1, len(code()) - 5, len(code()) // 2):
        assert why_not(code()[:length]) != foreign


def test_a_refused_code_changes_nothing() -> None:
    table = started("cartagena", 2, luck={"seed": 1})
    for bad in (code()[:-1], code()[1:], "ahoy", "", code() + "A"):
        table.refused("bad_code", "load", code=bad)
