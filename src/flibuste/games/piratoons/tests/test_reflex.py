"""The hands of bots in the live plunder, and the room's patience with a captain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.protocol import CLOCK
from flibuste.core.spelling import spell
from flibuste.core.words import words
from flibuste.games.piratoons.bot.reflex import GLANCE, REACTION, impatience, reflex
from flibuste.games.piratoons.tests.tables import (
    DEXTEROUS,
    LIVE,
    AnyMatch,
    at,
    opened,
    play,
    seconds,
    ship,
    start,
    view,
)

SKILLS = pytest.mark.parametrize("skill", [0, 1, 2])
THINKERS = pytest.mark.parametrize("skill", [1, 2])


def hand(match: AnyMatch, seat: int, skill: int, seed: int = 1) -> tuple[str | None, float]:
    """What a bot's hand does, spelled, and the seconds it takes."""
    act, time = reflex(view(match, seat), match.state.legal(seat), skill, Random(seed))
    return None if act is None else spell(act), time


def wishes(match: AnyMatch, seat: int, skill: int) -> set[str | None]:
    return {hand(match, seat, skill, seed)[0] for seed in range(30)}


@SKILLS
@pytest.mark.parametrize("options", [LIVE, DEXTEROUS])
def test_a_hand_only_does_what_is_on_the_menu(skill: int, options: dict[str, Any]) -> None:
    chest = {"E1": "sail", "E2": None, "E3": None, "E4": None, "E5": None, "E6": None}
    chest |= {"S1": "B1a", "S2": None, "S3": None}
    match = opened("", "", options=options, chest=chest)
    assert wishes(match, 0, skill) <= {"DropOn E1", "DropOn S1", None}
    play(match, *["0 DropOn E1"] * 6)
    seconds(match, 15)
    assert wishes(match, 0, skill) == {"Stop"}


@SKILLS
def test_a_hand_takes_its_time(skill: int) -> None:
    match = opened("", "E1", seconds=10)
    for seed in range(50):
        act, time = hand(match, 0, skill, seed)
        low, high = GLANCE if act is None else REACTION[skill]
        assert low <= time <= high


def test_better_bots_are_quicker() -> None:
    for skill in (1, 2):
        assert REACTION[skill][0] < REACTION[skill - 1][0]
        assert REACTION[skill][1] < REACTION[skill - 1][1]


def test_random_drops_anywhere() -> None:
    match = opened("", "E1 E1 E1")
    assert len(wishes(match, 0, 0)) > 5


@THINKERS
def test_a_hand_drops_on_the_tile_that_is_worth_most(skill: int) -> None:
    """The third of three identical tiles, where others can only be thrown into the sea."""
    chest = {"E1": "gunport2", "E2": "quarters3", "E3": "gunport2", "E4": None, "E5": None}
    chest |= {"E6": None, "S1": None, "S2": None, "S3": None}
    mine = ship("B4d", B4d="quarters3 quarters3", prow="gunport1")
    match = opened("", "E3 E3 E3 E3 E3 E3", chest=chest, ships=[mine, ship()], seconds=13)
    assert wishes(match, 0, skill) == {"DropOn E2"}


@pytest.mark.rule("T13")
@THINKERS
def test_a_hand_holds_back_when_every_tile_is_lost(skill: int) -> None:
    chest = {"E1": "sail", "E2": "sail", "E3": "deck1", "E4": None, "E5": None, "E6": None}
    chest |= {"S1": None, "S2": None, "S3": None}
    match = opened("", "E1 E1 E2 E2 E3 E3", chest=chest, seconds=14)
    assert wishes(match, 0, skill) == {None}
    seconds(match, 1)
    assert wishes(match, 0, skill) == {"Stop"}


@pytest.mark.rule("T13")
@THINKERS
def test_a_hand_keeps_its_doubloon_when_the_tile_cannot_be_held(skill: int) -> None:
    chest = {"E1": "gunport2", "E2": None, "E3": None, "E4": None, "E5": None, "E6": None}
    chest |= {"S1": None, "S2": None, "S3": None}
    full = ship(prow="gunport1")
    match = opened("", "E1 E1", chest=chest, ships=[full, ship()], round=8, seconds=14)
    assert wishes(match, 0, skill) == {None}


@pytest.mark.rule("T8", "T15")
def test_mate_waits_while_greedy_grabs() -> None:
    """A pawn in reserve can go anywhere as long as the others have theirs."""
    match = opened("E1 E2 S1", "E3 E4")
    assert wishes(match, 0, 2) == {None}
    assert None not in wishes(match, 0, 1)


@pytest.mark.rule("T9")
@THINKERS
def test_who_leads_on_the_most_tiles_calls_stop_after_the_glass(skill: int) -> None:
    match = opened("E1 E2 S1", "E3 E4", seconds=14)
    assert "Stop" not in wishes(match, 0, skill)
    seconds(match, 1)
    assert wishes(match, 0, skill) == {"Stop"}
    assert "Stop" not in wishes(match, 1, skill)


@pytest.mark.rule("T9")
@pytest.mark.parametrize("skills", [(0, 0), (1, 1), (2, 2), (0, 1, 2), (2, 1, 2, 0)])
@pytest.mark.parametrize("options", [LIVE, DEXTEROUS])
def test_hands_end_a_plunder_before_time_is_up(
    skills: tuple[int, ...], options: dict[str, Any]
) -> None:
    match = opened(seats=len(skills), options=options)
    rng = Random(7)
    due: dict[int, tuple[float, Any]] = {}
    now = 0.0
    while view(match).step == "plunder":
        awaited = [seat for seat in match.state.awaiting() if seat != CLOCK]
        for seat in awaited:
            if seat not in due:
                menu = match.state.legal(seat)
                act, time = reflex(view(match, seat), menu, skills[seat], rng)
                due[seat] = (now + time, act)
        seat = min(due, key=lambda one: due[one][0])
        now, act = due[seat]
        if now > view(match).seconds + 1:
            play(match, "clock Second")
            continue
        del due[seat]
        if act is not None and seat in awaited:
            match.act(seat, act)
    assert now < 40


# The captain


@pytest.mark.rule("T6")
@pytest.mark.parametrize("options", [{}, LIVE])
def test_the_room_opens_the_chest_for_the_captain_after_ten_seconds(
    options: dict[str, Any],
) -> None:
    match = start(3, **options, first=2)
    due = impatience(match.state)
    assert due is not None
    seat, act, after = due
    assert (seat, spell(act), after) == (2, "Open", 10.0)
    assert match.state.refusal(seat, act) is None


@pytest.mark.rule("T6")
@pytest.mark.parametrize(("options", "race"), [({}, False), (LIVE, True)])
def test_the_captain_of_a_race_is_told_when_it_begins(options: dict[str, Any], race: bool) -> None:
    """Whether it opens by itself the room knows, and the lid on the page tells."""
    match = start(3, **options, first=2)
    said = match.game.prompt(view(match, 2), match.state.legal(2))
    told = words("piratoons", "en").detail(said)
    assert told.startswith("You are the captain (round 1 of 8).")
    assert told.endswith(" The race begins as it opens.") == race


@pytest.mark.rule("T6")
def test_nobody_else_is_hurried() -> None:
    for match in (
        start(2),
        opened(),
        at(seats=2, phase="auction", captain=0, chest={"E1": "sail"}),
        at(seats=2, phase="build", captain=0),
        at(seats=2, phase="end", captain=0),
    ):
        assert impatience(match.state) is None


@pytest.mark.rule("T6")
def test_drops_of_one_player_are_spaced_by_40_milliseconds() -> None:
    assert start(2).game.spacing == 0.04
