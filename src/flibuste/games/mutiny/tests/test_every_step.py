"""Laws 3, 4 and 11 at every step of whole random matches: this is the game that proves secrecy."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from flibuste import game
from flibuste.laws.cases import Case, Walk, go, viewers
from flibuste.laws.secrecy import chances_fit, check_menus, together
from flibuste.laws.strange import strange_acts

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
MATCHES = 14 if LONG else 1  # for each number of seats, from the start and from a late position
LONGEST = 600
MUTINY = game("mutiny")


def late(seats: int) -> str:
    """Near the end of the voyage: all have an allegiance, cards and gold, and all pairs stand."""
    cards = ["pink1", "pink2", "pink3", "grey1", "grey2", "grey3"]
    position: dict[str, Any] = {
        "seats": seats,
        "dealer": 0,
        "ship": 13,
        "hands": [cards[seat:] + cards[:2] for seat in range(seats)],
        "gold": [["gold1", "gold3"], ["gold2"], [], ["gold2", "gold2"]][:seats],
        "coins": [3, 2, 1, 4][:seats],
        "sides": ["valverde", "diaz", "diaz", "valverde"][:seats],
        "looks": [[0, 1, "diaz", True], [1, 0, "diaz", False]],
        "sailors": {"A": [9, 2, [0]], "B": [4, 7, [1]], "C": [1, 3, [0]], "D": [10, 5, [1]]}
        | {"E": [6, 8, [0]]},
        "recalled": {"B": [[0, 7, 4]]},
        "under": {
            "combat": [{"card": "grey1", "seen": [1]}],
            "gold": [{"card": "gold3", "seen": [0]}],
        },
    }
    return json.dumps(position)


def tables() -> Iterator[Any]:
    for seats in (2, 3, 4):
        for name, position in (("", ""), ("late", late(seats))):
            case = Case(MUTINY, seats, name=name, position=position)
            for number in range(MATCHES):
                yield pytest.param(case, number, id=f"{case}-{number}")


TABLES = list(tables())


def numbers(case: Case, number: int) -> list[int]:
    rng = Random(f"every step {case} {number}")
    return [rng.randrange(10_000) for _ in range(LONGEST)]


@pytest.mark.rule("M37")
@pytest.mark.parametrize(("case", "number"), TABLES)
def test_imagining_agrees_with_every_view_at_every_step(case: Case, number: int) -> None:
    """Laws 3 and 4."""
    match, rng = case.match(), Random(number)
    for _ in go(match, numbers(case, number)):
        state, awaiting = match.state, match.state.awaiting()
        for viewer in viewers(match):
            view = MUTINY.view(state, viewer)
            dream = MUTINY.imagine(view, rng)
            assert MUTINY.view(dream, viewer) == view
            chances_fit(MUTINY, view, (state, dream))
            if viewer not in awaiting:
                continue
            check_menus(state, dream, viewer)
            for act in strange_acts(MUTINY, rng, 4):
                assert state.refusal(viewer, act) == dream.refusal(viewer, act)
    assert not match.state.awaiting()


@pytest.mark.rule("M37")
@pytest.mark.parametrize(("case", "number"), TABLES)
def test_two_worlds_look_the_same_at_every_step(case: Case, number: int) -> None:
    """Law 11."""
    walk = Walk(numbers(case, number))
    for viewer in viewers(case.match()) if LONG else (number % case.seats,):
        assert together(case, walk, viewer) > 5
