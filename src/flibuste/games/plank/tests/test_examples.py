"""The examples of the rulebook and of the rules page, one test each: the name says what happens."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.plank.acts import Choose, Enter, NoThanks, Shift
from flibuste.games.plank.parts import CREWS
from flibuste.games.plank.tests.tables import AnyMatch, at, last_fallen, plank_of

PLANK = "green 3, red 5, yellow 2, red 4"


def example() -> AnyMatch:
    """Blue to move; blue 1 and yellow 2 … the plank of the rules page."""
    return at(
        PLANK,
        4,
        pirates={"blue": [3, 4, 5, 6], "green": [1, 2, 4, 5], "red": [1, 2, 3, 6]}
        | {"yellow": [1, 3, 4, 5]},
        actions={crew: [-3, -1, 1, 2] for crew in CREWS},
    )


@pytest.mark.rule("P8")
@pytest.mark.parametrize(
    ("value", "plank"),
    [
        (3, "blue 3, green 3, red 5, yellow 2"),  # equal or lower: place 1
        (4, "green 3, blue 4, red 5, yellow 2"),  # one more: place 2
        (5, "green 3, red 5, blue 5, yellow 2"),  # two more: place 3
        (6, "green 3, red 5, yellow 2, blue 6"),  # three more: place 4
    ],
)
def test_example_1_the_four_ways_onto_the_plank(value: int, plank: str) -> None:
    match = example()
    match.act(0, Enter(value))
    assert plank_of(match) == plank
    assert last_fallen(match) == "red 4"


@pytest.mark.rule("P7")
def test_example_2_an_action_goes_the_whole_way_and_stops_at_the_ends() -> None:
    match = example()
    match.act(0, Shift(2, 1))
    assert plank_of(match) == "red 5, yellow 2, green 3, red 4"
    match = example()
    match.act(0, Shift(-3, 3))
    assert plank_of(match) == "yellow 2, green 3, red 5, red 4"
    match = example()
    match.act(0, Shift(2, 3))  # stops at place 4: nobody is thrown into the sea
    assert plank_of(match) == "green 3, red 5, red 4, yellow 2"


@pytest.mark.rule("P9")
def test_example_3_action_first_or_pirate_first_makes_the_difference() -> None:
    match = example()
    match.act(0, Shift(-1, 3))
    match.act(0, Enter(6))
    assert plank_of(match) == "green 3, yellow 2, red 5, blue 6"
    match = example()
    match.act(0, Enter(6))
    match.act(0, Shift(-3, 4))  # the newcomer himself
    assert plank_of(match) == "blue 6, green 3, red 5, yellow 2"


@pytest.mark.rule("P4", "P5")
def test_example_4_the_first_placement() -> None:
    match: AnyMatch = Match("plank", 4, {"age": "2 0 3 1"})
    for seat, value in enumerate((4, 2, 4, 1)):
        match.act(seat, Choose(value))
    assert plank_of(match) == "yellow 1, green 2, red 4, blue 4"
    assert list(match.state.awaiting()) == [0]
    match.act(0, NoThanks())
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("P10", "P12", "P13")
def test_example_5_the_last_count() -> None:
    """Blue holds places 1 and 4, Green 2, Red's Captain 3; five piles of four lie in the sea."""
    fallen = [
        ("yellow 1, yellow 2, yellow 3, blue 1"),
        ("yellow 4, yellow 5, yellow 6, blue 2"),
        ("green 1, green 2, green 3, red 2"),
        ("green 4, green 5, red 3, red 4"),
        ("red 5, red 6, blue 3, blue 4"),
    ]
    written = {
        "seats": 4,
        "plank": [["blue", 5], ["green", 6], ["red", 1], ["blue", 6]],
        "fallen": [[c, int(v)] for row in fallen for c, v in (x.split() for x in row.split(", "))],
        "hands": [{"pirates": [], "actions": [], "no_thanks": False}] * 4,
    }
    match: AnyMatch = Match.at("plank", written)
    assert list(match.state.awaiting()) == []
    assert list(match.state.scores()) == [28, 25, 30, 9]
    assert sum(match.state.scores()) == 90 + 2
    assert list(match.state.ranks()) == [2, 3, 1, 4]
