"""Positions to which no play leads are refused, by the name of the part that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import Match
from flibuste.games.piratoons.tests.tables import (
    DEXTEROUS,
    LIVE,
    OPEN,
    SALE,
    AnyMatch,
    at,
    play,
    refusal,
    ship,
    trouble,
    view,
    written,
)

# The yard (T23)


@pytest.mark.rule("T23")
@pytest.mark.parametrize("phase", [SALE, {"phase": "build"}])
def test_equipment_is_not_loose_beside_a_free_slot(phase: dict[str, Any]) -> None:
    free = ship(loose="gunport1")
    assert trouble(**phase, ships=[free, ship()]) == "position-loose"
    told = refusal(**phase, ships=[ship(), ship("B2b", prow="gunport1", loose="gunport2 deck2")])
    assert (told.args["seat"].id, told.args["tile"].id) == ("seat-1", "tile-deck2")
    at({}, **phase, ships=[ship(prow="gunport1", loose="gunport2"), ship()])


@pytest.mark.rule("T23")
def test_no_slot_is_free_beside_loose_equipment_even_if_more_is_over() -> None:
    own = ship("B2b", prow="gunport1 gunport2", loose="deck2")
    assert trouble(phase="build", ships=[own, ship()]) == "position-loose"


@pytest.mark.rule("T23")
def test_loose_equipment_may_wait_for_another_arrangement() -> None:
    own = ship("B1a B2b", B1a="deck1", B2b="sail sail", prow="deck2", loose="sail")
    match = at({}, phase="build", ships=[own, ship()])
    assert view(match).ships[0].holds


@pytest.mark.rule("T23")
def test_nothing_is_thrown_that_the_ship_has_room_for() -> None:
    assert trouble(phase="build", thrown=[["gunport1"], []]) == "position-thrown"
    over = ship(prow="gunport1")
    at({}, phase="build", ships=[over, ship()], thrown=[["gunport2"], []])
    told = refusal(phase="build", ships=[over, ship()], thrown=[["gunport2", "deck1"], []])
    assert (told.id, told.args["tile"].id) == ("position-thrown", "tile-deck1")
    built = refusal(phase="build", thrown=[["sail"], ["gunport1"]], built=[1])
    assert (built.id, built.args["seat"].id) == ("position-thrown", "seat-1")


@pytest.mark.rule("T23")
def test_what_is_thrown_may_be_of_a_kind_that_is_still_over() -> None:
    own = ship("B2a", prow="deck1", B2a="sail sail", loose="deck2 deck3")
    match = at({}, phase="build", ships=[own, ship()], thrown=[["sail"], []])
    assert not view(match).ships[0].holds


@pytest.mark.rule("T23")
def test_what_was_thrown_in_vain_waits_until_nothing_has_to_be_thrown_any_more() -> None:
    own = ship("B1a", prow="deck1 gunport1", B1a="deck2", loose="sail sail gunport2")
    match = at({}, phase="build", ships=[own, ship()])
    play(match, "0 Throw sail", "0 Throw deck2")  # both sails could stand now, gunports are over
    assert view(match).thrown[0] == ("sail", "deck2")
    again: AnyMatch = Match.at("piratoons", written(match))
    play(again, "0 Throw gunport1")
    assert view(again).thrown[0] == ("deck2", "gunport1")
    whole = written(match)
    whole["thrown"] = [["porthole1"], []]
    assert trouble(**{key: part for key, part in whole.items() if key != "seats"}) == (
        "position-thrown"
    )


# The chest is opened


def test_an_open_chest_with_all_its_tiles_is_not_still_being_opened() -> None:
    assert trouble(**OPEN, open=True) == "position-open"
    at({}, open=True, captain=0)


# Every moment of a match is one that can be


@pytest.mark.parametrize("options", [{}, LIVE, DEXTEROUS], ids=["beats", "live", "dexterous"])
def test_what_is_played_on_from_a_written_position_is_read_back(options: dict[str, Any]) -> None:
    match = at(options, 3, phase="auction", chest={"E1": "gunport1"}, floating=["gunport2"])
    play(match, "0 Bid 1", "1 Bid 2", "2 Bid 3", "2 Take gunport1")
    assert written(Match.at("piratoons", written(match), options)) == written(match)
