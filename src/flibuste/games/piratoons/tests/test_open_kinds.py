"""Open kinds are named in a menu only where such an act is possible (T6, T10, T12, T23)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import Referee
from flibuste.games.piratoons.tests.tables import CHEST, DEXTEROUS, LIVE, pawns, ship

PLUNDER: dict[str, Any] = {"chest": CHEST, "captain": 0}
OFFER = {"E1": "sail", "E2": "deck1"}


def open_kinds(options: dict[str, Any], seat: Any, **position: Any) -> list[str]:
    """What the referee's menu of this seat names as open."""
    referee = Referee()
    whole = {"seats": 2, **position}
    asked = {"do": "position", "game": "piratoons", "position": whole, "options": options}
    assert referee.ask(asked)["ok"]
    kinds: list[str] = referee.ask({"do": "menu", "seat": seat})["open"]
    return kinds


@pytest.mark.rule("T10")
def test_pawns_are_dropped_at_points_while_the_chest_is_plundered_with_dexterity() -> None:
    assert open_kinds(DEXTEROUS, 0, **PLUNDER) == ["Drop"]
    assert open_kinds(LIVE, 0, **PLUNDER) == []
    assert open_kinds({}, 0, **PLUNDER, turn=0) == []  # in beats
    assert open_kinds(DEXTEROUS, 0, captain=0) == []  # the chest is closed
    assert open_kinds(DEXTEROUS, "clock", **PLUNDER) == []


@pytest.mark.rule("T6")
def test_nobody_drops_at_a_point_without_a_pawn() -> None:
    six = pawns("E1 E1 E1 E1 E1 E1", "")
    assert open_kinds(DEXTEROUS, 0, **PLUNDER, pawns=six, seconds=15) == []  # only Stop
    assert open_kinds(DEXTEROUS, 1, **PLUNDER, pawns=six, seconds=15) == ["Drop"]
    assert open_kinds(DEXTEROUS, 0, **PLUNDER, pawns=six) == []  # not awaited


@pytest.mark.rule("T23")
def test_ships_are_arranged_in_the_yard_once_they_hold_everything() -> None:
    assert open_kinds({}, 0, phase="build") == ["Arrange"]
    assert open_kinds({}, 0, phase="end") == ["Arrange"]
    assert open_kinds({}, 0, phase="end", built=[0]) == []  # not awaited any more
    own = ship(prow="gunport1", loose="gunport2")
    assert open_kinds({}, 0, phase="build", ships=[own, ship()]) == []  # Throw first
    assert open_kinds({}, 1, phase="build", ships=[own, ship()]) == ["Arrange"]


@pytest.mark.rule("T23")
def test_nothing_is_open_in_the_auction() -> None:
    assert open_kinds({}, 0, phase="auction", chest=OFFER) == []
    assert open_kinds({}, 1, phase="auction", chest=OFFER, bids=[1, 2], takers=[1, 0]) == []


def test_the_list_of_games_names_all_open_kinds() -> None:
    games = Referee().ask({"do": "games"})["games"]
    (own,) = [game for game in games if game["key"] == "piratoons"]
    assert own["open"] == ["Drop", "Arrange"]
