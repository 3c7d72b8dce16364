"""Where squares and alleys lie, for pictures (H41)."""

import pytest

from flibuste.games.rum.board.scenery import drawn
from flibuste.games.rum.rules.town import town_of

UPRIGHT = "1.0 2.0 3.0 / 4.0 5.0 6.0 / 7.0 8.0 9.0"
TURNED = "1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3"


@pytest.mark.parametrize("layout", [UPRIGHT, TURNED])
def test_the_town_is_drawn_with_all_its_alleys_and_200_places_for_pirates(layout: str) -> None:
    alleys = drawn(layout).alleys
    assert list(alleys) == list(town_of(layout).ids)
    assert sum(alley.length for alley in alleys.values()) == 200
    assert sum(alley.dark for alley in alleys.values()) == 24
    points = [*drawn(layout).squares.values(), *(at for one in alleys.values() for at in one.by)]
    assert all(0 <= x <= 3 and 0 <= y <= 3 for x, y in points)


def test_plates_turn_clockwise() -> None:
    squares = drawn(TURNED).squares
    assert squares["1.coin"] == (0.37, 0.32)
    assert squares["3.coin"] == (2.87, 0.23)  # (x, y) to (1 - y, x)
    assert squares["5.coin"] == (1.67, 1.24)
    assert squares["2.coin"] == (1.82, 0.75)


def test_an_alley_across_a_border_passes_where_the_exits_meet() -> None:
    alley = drawn(TURNED).alleys["1.E1=2.N2"]
    assert (alley.ends, alley.by) == (("1.pirate", "2.rum"), ((1, 0.25),))


def test_while_plates_are_laid_their_own_squares_and_alleys_are_seen() -> None:
    laid = drawn("1.0 2.3")
    assert laid.plates == (1, 2)
    assert {name[0] for name in (*laid.squares, *laid.alleys)} == {"1", "2"}
    assert not any(alley.by for alley in laid.alleys.values())


@pytest.mark.rule("H42")
def test_the_points_of_a_rendezvous_are_printed_on_it() -> None:
    printed = drawn(UPRIGHT).rendezvous
    assert len(printed) == 9
    assert (printed["rendezvous_chest"], printed["rendezvous_tavern"]) == (6, 4)
