"""Positions of Faut pas pousser that cannot be, and what may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, BadPosition, Match

ALL = {"pirates": [1, 2, 3, 4, 5, 6], "actions": [-3, -2, -1, 1, 2], "no_thanks": True}


def without(*values: int, **changed: Any) -> dict[str, Any]:
    """A hand that has sent these pirates."""
    return ALL | {"pirates": [value for value in range(1, 7) if value not in values]} | changed


@pytest.mark.rule("P3")
def test_each_crew_has_sent_a_pirate_before_the_first_turn() -> None:
    position = {
        "seats": 4,
        "plank": [["yellow", 1], ["yellow", 2], ["green", 3], ["red", 4]],
        "hands": [
            ALL | {"no_thanks": False},
            without(3),
            without(4),
            without(1, 2, actions=[-3, -2, -1, 1]),
        ],
        "order": ["yellow", "blue", "green", "red"],
        "turn": "blue",
        "half": "Shift",
    }
    with pytest.raises(BadPosition, match="whose turn"):
        Match.at("plank", position)


@pytest.mark.rule("P15")
def test_a_card_turned_up_is_no_longer_in_its_pile() -> None:
    position = {"seats": 2, "ages": [0, 1], "chosen": {"blue": 1, "green": 2, "red": 4}}
    match: Match[Any, Any, Any] = Match.at("plank", position)
    assert match.state.awaiting() == (LUCK,)


@pytest.mark.rule("P4")
def test_ages_left_empty_are_left_to_luck() -> None:
    match: Match[Any, Any, Any] = Match("plank", 2, {"age": ""})
    assert {type(act).__name__ for act, _ in match.state.odds()} == {"Ages"}


@pytest.mark.rule("P15")
@pytest.mark.parametrize(
    ("cards", "above", "right"),
    [
        ([0, 1, 2, 3, 4, 5], 2, True),
        ([0, 1, 2, 3, 4, 5], None, True),
        ([0, 1, 2, 3, 4, 5], 1, False),
        ([0, 1, 2, 3, 4, 5], 5, False),
        ([1, 2, 3, 4, 5], 2, False),
    ],
)
def test_a_no_thanks_put_back_has_three_cards_below_it(
    cards: list[int], above: int | None, right: bool
) -> None:
    position: dict[str, Any] = {
        "seats": 3,
        "plank": [["blue", 1], ["green", 2], ["red", 3], ["yellow", 6]],
        "hands": [without(1), without(2), without(3)],
        "piles": {"yellow": {"cards": cards, "no_thanks_at": above}},
        "order": ["red", "blue", "green", "yellow"],
        "turn": "red",
    }
    if right:
        match: Match[Any, Any, Any] = Match.at("plank", position)
        assert match.game.write(match.state)["piles"]["yellow"]["no_thanks_at"] == above
        return
    with pytest.raises(BadPosition, match="“piles”"):
        Match.at("plank", position)
