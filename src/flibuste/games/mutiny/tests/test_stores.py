"""Positions of a voyage that goes on: what can be empty (M14), and where the ship is (M1)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import BadPosition
from flibuste.games.mutiny.tests.tables import all_but, all_gold, at, reads, refuses, row


@pytest.mark.rule("M14")
@pytest.mark.parametrize(
    ("part", "given"),
    [
        ("coins", {"coins": [15, 15]}),
        ("gold", {"gold": [all_gold(), []]}),
        ("hands", {"hands": [all_but(), []]}),
    ],
)
def test_a_round_begins_only_while_there_is_something_of_everything(part: str, given: Any) -> None:
    refuses(part, given)
    refuses(part, given | {"opening": True})
    refuses(part, given | {"storms": 1, "ship": 8})
    refuses(part, given | {"turn": 1, "used": ["ojo"]})
    refuses(part, given | {"turn": 1, "row": row("ghost 1", 4)})
    refuses(part, given | {"used": ["bijoux"], "visit": {"pirate": "bijoux", "step": "Pledge"}})
    reads(given | {"turn": 1})  # who was visited is not told
    everybody = ["valverde", "diaz", "pang"]
    reads(given | {"seats": 4, "turn": 3, "used": everybody} | by_four(given))


def by_four(given: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """The same for four seats."""
    nothing: dict[str, Any] = {"coins": 0, "gold": [], "hands": []}
    return {part: [*things, *[nothing[part]] * 2] for part, things in given.items()}


@pytest.mark.rule("M14", "M15", "M16", "M20", "M21", "M23")
@pytest.mark.parametrize(
    ("used", "empty", "can_be"),
    [
        ("valverde", ["coins", "gold"], True),
        ("valverde", ["hands"], False),
        ("diaz", ["gold"], True),
        ("diaz", ["hands"], True),
        ("diaz", ["gold", "hands"], False),  # one of the two was put back
        ("crackpott", ["hands"], True),
        ("tembo", ["hands"], True),
        ("wessel_jan", ["hands"], False),  # as many as were put under
        ("dean_nero", ["coins"], True),
        ("dean_nero", ["hands"], True),
        ("dean_nero", ["coins", "hands"], False),
        ("pang", ["coins"], True),
        ("pang", ["coins", "hands"], False),
        ("sate", ["coins"], True),
        ("chang_ye", ["coins"], False),
    ],
)
def test_what_is_empty_was_taken_by_a_visit_of_this_round(
    used: str, empty: list[str], can_be: bool
) -> None:
    all_of = {"coins": [15, 15], "gold": [all_gold(), []], "hands": [all_but(), []]}
    position: dict[str, Any] = {part: all_of[part] for part in empty}
    position |= {"turn": 1, "used": [used]}
    if can_be:
        reads(position)
    else:
        with pytest.raises(BadPosition) as found:
            at(**position)
        assert found.value.reason.id == "position-empty"


@pytest.mark.rule("M14", "M16")
def test_what_somebody_looks_at_or_was_paid_in_this_visit_was_there_before() -> None:
    keeping = {"pirate": "diaz", "step": "Keep", "cards": ["gold3", "grey3"]}
    reads({"hands": [all_but(1), []], "gold": [all_gold(1), []], "visit": keeping})
    valverde = {"pirate": "valverde", "step": "Draw", "left": 1}
    reads({"coins": [15, 15], "visit": valverde})
    burying = {"pirate": "dean_nero", "step": "Under", "left": 1, "number": 1}
    reads({"coins": [15, 15], "visit": burying})
    taking = {"pirate": "dean_nero", "step": "Trade"}
    refuses("coins", {"coins": [15, 15], "visit": taking})


# The ship


@pytest.mark.rule("M1", "M5")
@pytest.mark.parametrize(("seats", "start"), [(3, 3), (4, 6)])
def test_the_ship_is_not_behind_its_start(seats: int, start: int) -> None:
    refuses("ship", {"seats": seats, "ship": start - 1})
    reads({"seats": seats, "ship": start})


@pytest.mark.rule("M13", "M14")
def test_why_a_boat_is_empty_or_a_mutiny_began_need_not_be_told() -> None:
    """A few words can tell a moment: nobody asks for the storms and the rounds before it."""
    reads({"ship": 17})
    reads({"lifeboat": "sate"})
    sworn: dict[str, Any] = {"phase": "duels", "sides": ["valverde", "diaz"]}
    reads(sworn | {"sailors": {"A": [5, 3, []]}, "round": 1})
