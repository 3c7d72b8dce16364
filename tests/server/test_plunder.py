"""The plunder of Piratoons at a live table: a race against the sand (T6, T9, T12)."""

from __future__ import annotations

import random
from functools import partial
from math import inf
from typing import Any

import msgspec
import pytest

from flibuste.core.protocol import CLOCK
from flibuste.room import wire
from flibuste.room.room import Room
from tests.server.hall import SLOW_CLOCK, Ear, Hall, hall, settled, until

pytestmark = pytest.mark.anyio
PAWNS = 6


async def open_chest(house: Hall, **options: Any) -> tuple[Room, list[Ear]]:
    """Four people around an open chest; the room is live unless it is told otherwise."""
    options = {"first": 0, "dexterity": "off", **options}
    room, ears = await house.table("me open open open", "piratoons", options=options)
    await house.act(room, ears[0], {"type": "Open"})
    assert room.table.alarm() is not None
    return room, ears


def drops(room: Room) -> list[tuple[int, str]]:
    journal = room.table.match.journal
    return [(seat, act.place) for seat, act in journal if type(act).__name__ == "DropOn"]


async def all_at_once(room: Room, ears: list[Ear]) -> list[tuple[int, str]]:
    """Everybody drops everything, and nobody waits for an answer; the order of arrival."""
    rng = random.Random(5)
    numbers = {ear.viewer: (ear.menu() or {})["number"] for ear in ears}
    wishes = [(ear, rng.choice(["E1", "E5", "S2"])) for ear in ears for _ in range(PAWNS)]
    rng.shuffle(wishes)
    for n, (ear, place) in enumerate(wishes):
        act = {"type": "DropOn", "place": place}
        room.ask(ear, wire.Act(f"drop {n}", numbers[ear.viewer], act))
    return [(ear.viewer, place) for ear, place in wishes]


async def test_24_drops_of_four_sockets_count_in_the_order_in_which_they_arrive() -> None:
    async with hall() as house:
        room, ears = await open_chest(house)
        room.table.game = msgspec.structs.replace(room.table.game, spacing=0.0)
        wishes = await all_at_once(room, ears)
        await settled(room)
        assert drops(room) == wishes
        assert not any(ear.told("Refused") for ear in ears)
        assert room.table.alarm() is None  # nobody has a pawn left: the plunder is over (T9)


async def test_everybody_hears_how_long_the_lines_are_when_that_is_news() -> None:
    async with hall() as house:
        room, ears = await open_chest(house)
        for milliseconds in (40, 47, 120):  # 47 is what 40 was
            room.presence.measured(ears[2], milliseconds)
            await settled(room)
            room.presence.told_at = -inf  # as if it were a while ago
        assert room.presence.lags == {2: 120}
        for ear in ears:
            told = [one["lag"] for one in ear.last("Seats")["seats"]]
            assert told == [None, None, 120, None]
        room.leave(ears[2])
        await until(lambda: room.presence.seats().seats[2].lag is None)


async def test_a_hand_drops_one_pawn_in_40_milliseconds_and_none_is_lost() -> None:
    async with hall(time_scale=3) as house:  # the sand outlasts all of it on a busy machine too
        room, ears = await open_chest(house, glass=60)
        assert room.table.game.spacing == 0.04
        wishes = await all_at_once(room, ears)
        await until(lambda: len(drops(room)) == len(wishes))
        for ear in ears:
            assert [place for seat, place in drops(room) if seat == ear.viewer] == [
                place for seat, place in wishes if seat == ear.viewer
            ]
        assert not any(ear.told("Refused") for ear in ears)


async def test_nobodys_first_pawn_waits_for_anothers_second() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:  # a hand that dropped one rests for long
        room, ears = await open_chest(house)
        await all_at_once(room, ears)
        await settled(room)
        assert sorted(seat for seat, _ in drops(room)) == [0, 1, 2, 3]


async def run_out(room: Room) -> None:
    """The glass, second by second, whatever the time is."""
    state = room.table.match.state
    while state.seconds < state.glass and (alarm := room.table.alarm()):
        await room.do(partial(room.play, CLOCK, alarm.action))


async def test_the_last_hand_in_the_chest_is_not_too_late_because_the_glass_runs_out() -> None:
    """Everybody else has dropped all; a pawn is under way when the last second falls."""
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await open_chest(house)
        room.table.game = msgspec.structs.replace(room.table.game, spacing=0.0)
        last = ears[3]
        for ear in ears[:3]:
            for _ in range(PAWNS):
                await house.act(room, ear, {"type": "DropOn", "place": "E1"})
        seen = (last.menu() or {})["number"]
        await run_out(room)
        assert (last.menu() or {})["number"] > seen  # one may stop now
        for _ in range(PAWNS):
            await house.act(room, last, {"type": "DropOn", "place": "E2"}, menu=seen)
        assert not last.told("Refused")
        assert drops(room)[-PAWNS:] == [(3, "E2")] * PAWNS


async def test_stop_is_refused_while_the_glass_runs_and_ends_the_plunder_then() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await open_chest(house, glass=15)
        room.table.game = msgspec.structs.replace(room.table.game, spacing=0.0)
        await house.act(room, ears[2], {"type": "Stop"})
        assert ears[2].last("Refused")["rule"] == "T9"
        await run_out(room)
        assert room.table.alarm() is not None
        await house.act(room, ears[2], {"type": "Stop"})
        assert len(ears[2].told("Refused")) == 1
        assert room.table.alarm() is None


async def test_who_keeps_the_chest_closed_has_it_opened() -> None:
    async with hall(time_scale=0.01) as house:
        _, ears = await house.table("me open", "piratoons", options={"first": 0})
        await until(lambda: bool(ears[1].told("Step")))
        assert [step for step in ears[1].told("Step") if step["act"] == {"type": "Open"}]


async def test_a_table_in_the_room_is_live_unless_it_is_to_go_in_beats() -> None:
    async with hall() as house:
        live, _ = await house.table("me open", "piratoons")
        beats, _ = await house.table("me open", "piratoons", options={"tempo": "beats"})
        assert [room.table.match.options.tempo for room in (live, beats)] == ["live", "beats"]
