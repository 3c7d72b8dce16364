"""Positions of Cartagena that no match comes to, and what the refusal says."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, BadPosition, Match

LAYOUT = "A B' E C' D' F'"
START: dict[str, Any] = {"seats": 2, "layout": LAYOUT, "hands": [{"key": 2}, {"hat": 2}], "turn": 0}


def refused(**more: Any) -> BadPosition:
    with pytest.raises(BadPosition) as found:
        Match.at("cartagena", START | more)
    assert found.value.sentence("fr")
    return found.value


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("pirates", "due", "right"),
    [
        ([[0, 0, 0, 0, 5, 5], [0] * 6], 1, True),
        ([[0, 0, 0, 0, 0, 5], [0, 0, 0, 0, 5, 5]], 2, True),
        ([[0, 0, 0, 0, 0, 5], [0, 0, 0, 0, 5, 5]], 1, True),
        ([[0, 0, 0, 0, 5, 5], [0] * 6], 2, False),
        ([[0, 0, 0, 0, 5, 6], [0] * 6], 1, False),
        ([[0, 0, 0, 0, 0, 6], [0, 0, 0, 0, 5, 5]], 1, False),
        ([[0] * 6, [0] * 6], 1, False),
        ([[0, 0, 0, 0, 37, 37], [0] * 6], 1, False),
    ],
)
def test_cards_are_due_for_the_company_that_the_player_in_turn_has_found(
    pirates: list[list[int]], due: int, right: bool
) -> None:
    if not right:
        assert "“due”" in refused(pirates=pirates, moves=1, due=due).sentence("en")
        return
    position = START | {"pirates": pirates, "moves": 1, "due": due}
    match: Match[Any, Any, Any] = Match.at("cartagena", position)
    assert match.state.awaiting() == (LUCK,)


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("layout", "trouble"),
    [
        ("A B G", "“G” is not one"),
        ("ABCDEF", "“ABCDEF” is not one"),
        ("A B'' C", "“B''” is not one"),
        ("A B C A", "A is there twice"),
        ("A B C A'", "A is there twice"),
        ("A B  C", "one space"),
        (" A B", "one space"),
    ],
)
def test_a_bad_layout_is_refused_for_what_is_bad_in_it(layout: str, trouble: str) -> None:
    sentence = refused(layout=layout).sentence("en")
    assert sentence.startswith("“layout”: ")
    assert trouble in sentence
