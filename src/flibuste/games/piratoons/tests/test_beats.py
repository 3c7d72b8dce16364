"""The plunder in beats: T12."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.piratoons.tests.tables import (
    CHEST,
    AnyMatch,
    luck,
    menu,
    opened,
    play,
    refused,
    view,
)

DROPS = [f"DropOn {place}" for place in CHEST]


def beats(*rows: str, **more: Any) -> AnyMatch:
    return opened(*rows, options={}, **more)


def beat(match: AnyMatch, *acts: str) -> None:
    """Everybody once, from seat 0 on."""
    for seat, act in enumerate(acts):
        play(match, f"luck Next {seat}", f"{seat} {act}")


@pytest.mark.rule("T12")
def test_luck_picks_the_next_player_among_those_still_to_act() -> None:
    match = beats(seats=3)
    assert match.state.awaiting() == (-1,)
    assert luck(match) == {"Next 0": 1, "Next 1": 1, "Next 2": 1}
    play(match, "luck Next 1")
    assert match.state.awaiting() == (1,)
    play(match, "1 Wait")
    assert luck(match) == {"Next 0": 1, "Next 2": 1}
    play(match, "luck Next 2", "2 DropOn E1")
    assert luck(match) == {"Next 0": 1}
    play(match, "luck Next 0", "0 Wait")
    assert luck(match) == {"Next 0": 1, "Next 1": 1, "Next 2": 1}
    assert view(match).seconds == 1


@pytest.mark.rule("T12")
def test_a_player_drops_or_waits_and_stops_from_beat_16_on() -> None:
    match = beats()
    for _ in range(15):
        play(match, "luck Next 0")
        assert menu(match, 0) == [*DROPS, "Wait"]
        assert refused(match, "0 Stop") == "T9 refused-glass-running"
        play(match, "0 Wait", "luck Next 1", "1 Wait")
    play(match, "luck Next 0")
    assert menu(match, 0) == [*DROPS, "Wait", "Stop"]


@pytest.mark.rule("T9", "T12")
def test_stop_ends_it_at_once() -> None:
    match = beats(seconds=15, seats=3)
    play(match, "luck Next 2", "2 Stop")
    assert view(match).step == "bids"
    assert view(match).paid == (6, 6, 6)


@pytest.mark.rule("T12")
def test_a_beat_after_the_glass_without_a_drop_is_the_last() -> None:
    match = beats(seconds=14)
    beat(match, "Wait", "Wait")
    assert view(match).step == "plunder"
    beat(match, "Wait", "DropOn E1")
    assert view(match).step == "plunder"
    beat(match, "Wait", "Wait")
    assert view(match).step == "bids"


@pytest.mark.rule("T12")
def test_the_beat_at_four_times_the_glass_is_the_last() -> None:
    match = beats(seconds=59)
    play(match, "luck Next 0", "0 DropOn E1", "luck Next 1")
    assert view(match).step == "plunder"
    play(match, "1 DropOn E2")
    assert view(match).step == "bids"


@pytest.mark.rule("T12")
def test_who_has_no_pawn_is_picked_and_waits_unasked_before_the_glass_is_out() -> None:
    match = beats("E1 E1 E1 E1 E1 E1", "E2 E2", seconds=6)
    assert luck(match) == {"Next 0": 1, "Next 1": 1}
    play(match, "luck Next 0")
    assert luck(match) == {"Next 1": 1}
    play(match, "luck Next 1", "1 Wait")
    assert view(match).seconds == 7


@pytest.mark.rule("T12")
def test_who_has_no_pawn_is_asked_after_the_glass() -> None:
    match = beats("E1 E1 E1 E1 E1 E1", "E2 E2", seconds=15)
    play(match, "luck Next 0")
    assert match.state.awaiting() == (0,)
    assert menu(match, 0) == ["Wait", "Stop"]


@pytest.mark.rule("T9", "T12")
def test_a_beat_breaks_off_when_nobody_has_a_pawn_left() -> None:
    match = beats("E1 E1 E1 E1 E1", "E2 E2 E2 E2 E2 E2", seconds=6)
    play(match, "luck Next 0", "0 DropOn E1")
    assert view(match).step == "bids"


@pytest.mark.rule("T12")
def test_dexterity_is_off_in_beats() -> None:
    match = opened(options={"dexterity": "on"})
    play(match, "luck Next 0")
    assert refused(match, "0 Drop 20 20") == "T12 refused-drop-in-beats"
    assert view(match).dexterity is False


@pytest.mark.rule("T12")
def test_beats_and_seconds_share_out_alike() -> None:
    live, by_beats = opened(), beats()
    play(live, "0 DropOn E1", "1 DropOn E2", "0 DropOn S1", "1 DropOn S1")
    beat(by_beats, "DropOn E1", "DropOn E2")
    beat(by_beats, "DropOn S1", "DropOn S1")
    for _ in range(13):
        beat(by_beats, "Wait", "Wait")
    play(by_beats, "luck Next 0", "0 Stop")
    play(live, *["clock Second"] * 15, "0 Stop")
    assert view(live).won == view(by_beats).won == (("sail",), ("deck1",))
    assert view(live).doubloons == view(by_beats).doubloons == (7, 7)
