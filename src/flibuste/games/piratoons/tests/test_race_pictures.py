"""What the board is told of a race, so that it knows no rules: landings, leaders, touches."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.piratoons import GAME
from flibuste.games.piratoons.acts import BID, DROP_ON, OPEN, STOP, TAKE, WAIT, Drop, DropOn
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.rules.state import State

CHEST = {
    "E1": "sail",
    "E2": "deck1",
    "E3": "gunport1",
    "E4": "quarters1",
    "E5": "porthole1",
    "E6": "sail",
    "S1": "B1a",
    "S2": "B2a",
    "S3": "B3a",
}


def race(tempo: Any = "live", **more: Any) -> State:
    position = {"seats": 2, "round": 1, "captain": 0, "chest": CHEST, **more}
    state: State = GAME.read(position, Options(tempo=tempo))[2]
    return state


@pytest.mark.parametrize(
    ("point", "kind", "place"),
    [
        ((20, 20), "new", "E1"),
        ((38, 50), "undecided", None),
        ((3, 20), "outside", None),
        ((52, 52), "piled", "S1"),
        ((57, 50), "offence", None),
    ],
)
def test_a_drop_is_told_as_it_would_land(
    point: tuple[int, int], kind: str, place: str | None
) -> None:
    state = race()
    state.apply(1, Drop(50, 50))
    assert GAME.effect is not None
    told = GAME.effect(GAME.view(state, 0), Drop(*point))
    assert (told.kind, told.place) == (kind, place)
    assert (told.x, told.y) == ((50, 50) if kind == "piled" else point)


def test_in_beats_a_drop_is_told_of_whoever_is_to_act() -> None:
    view = GAME.view(race("beats", awaiting=[1]), 0)
    assert GAME.effect is not None
    theirs, mine = (
        GAME.effect(view, DropOn("E1")),
        GAME.effect(GAME.view(race("beats", awaiting=[0]), 0), DropOn("E1")),
    )
    assert theirs.place == mine.place == "E1"
    assert (theirs.x, theirs.y) != (mine.x, mine.y)


def test_the_view_tells_who_leads_while_the_chest_is_plundered() -> None:
    state = race(seconds=15)
    for seat, point in ((0, (20, 20)), (1, (54, 50)), (0, (54, 90))):
        state.apply(seat, Drop(*point))
    leaders = GAME.view(state, 1).leaders
    assert leaders == {**dict.fromkeys(CHEST), "E1": 0}  # on S1 they are level
    state.apply(0, STOP)
    assert GAME.view(state, 1).leaders == {}


def test_a_touch_in_vain_means_the_act_of_what_was_touched() -> None:
    view = GAME.view(race(), 0)
    assert GAME.wish is not None
    for handles, meant in (
        (["lid"], OPEN),
        (["stop"], STOP),
        (["place:E2"], DROP_ON[1]),
        (["bid:3"], BID[3]),
        (["lot:sail"], TAKE[0]),
        (["bid:9999"], None),
        (["place:X9", "sea"], None),
    ):
        assert GAME.wish(view, handles) == meant


def test_in_a_race_one_touch_does_it_and_a_bid_is_picked_first() -> None:
    view = GAME.view(race(), 0)
    assert GAME.handles is not None
    for act in (OPEN, STOP, WAIT, DROP_ON[0]):
        assert not GAME.handles(view, act).take
        assert GAME.handles(view, act).goal
    assert GAME.handles(view, BID[2]).take == ("bid:2",)
