"""Giving up, stopping together, a bot for a while, and a knock on the shoulder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.protocol import WATCHER
from flibuste.room import chairs, nudging, wire, wishes
from flibuste.room.table import Table
from tests.server.hall import SLOW_CLOCK, Ear, awaited, hall, looks, settled, until, waiting

pytestmark = pytest.mark.anyio
ALL = ("cartagena", "mutiny", "piratoons", "plank", "rum")


def stops(ears: list[Ear]) -> list[Any]:
    """What each has heard last of the question."""
    return [ear.last("StopAsked")["stopped"] for ear in ears]


# Stopping


@pytest.mark.parametrize("game", ALL)
async def test_a_majority_stops_and_all_are_told_the_score_as_it_stands(game: str) -> None:
    async with hall() as house:
        room, ears = await house.table("me open open", game)
        watcher = await house.enter(room, WATCHER)
        await house.ask(room, ears[0], wishes.Stop, yes=True)
        told = ears[1].last("StopAsked")
        assert told == {
            "type": "StopAsked", "seat": 0, "yes": [0], "no": [], "needed": 2, "stopped": None,
        }  # fmt: skip
        assert room.table.phase == "running"
        await house.ask(room, ears[2], wishes.Stop, yes=True)
        assert room.table.phase == "over"
        assert stops([*ears, watcher]) == [True] * 4
        over = [ear.last("Over") for ear in (*ears, watcher)]
        assert over[0]["ranks"] is None
        assert over[0]["scores"] == list(room.table.match.state.scores())
        assert over == [over[0]] * 4
        for kind, fields in (
            (wishes.Stop, {"yes": True}),
            (wishes.Concede, {}),
            (wire.Undo, {}),
        ):
            await house.ask(room, ears[0], kind, **fields)
            assert ears[0].last("Refused")["error"] in ("over", "bad_request")
        assert room.table.phase == "over"


async def test_nobody_acts_after_it_was_stopped_neither_people_nor_bots_nor_the_sand() -> None:
    async with hall(time_scale=0.0001) as house:
        room, (ear,) = await house.table("me bot:random", "piratoons")
        await house.ask(room, ear, wishes.Stop, yes=True)  # alone among bots: at once
        number, menu = room.table.number, ear.menu()
        assert room.table.alarm() is None
        assert room.sandglass.timer is None
        for _ in range(20):
            await asyncio.sleep(0.001)
        await settled(room)
        assert room.table.number == number
        act = menu["acts"][0] if menu else {"type": "Open"}
        await house.ask(room, ear, wire.Act, menu=menu["number"] if menu else 0, act=act)
        assert room.table.number == number
        again = await house.enter(room, 0)
        assert (again.last("Snapshot")["menu"], again.last("Snapshot")["awaiting"]) == (None, [])
        assert again.last("Snapshot")["prompt"] is None
        assert again.last("Over")["ranks"] is None


async def test_who_says_no_and_who_is_away_are_counted() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open open")
        await house.leave(room, ears[3])
        for seat in (0, 1):
            await house.ask(room, ears[seat], wishes.Stop, yes=True)
        assert room.table.phase == "running"
        await house.ask(room, ears[2], wishes.Stop, yes=False)
        late = await house.enter(room, 3)
        assert (late.last("StopAsked")["yes"], late.last("StopAsked")["no"]) == ([0, 1], [2])
        await house.ask(room, late, wishes.Stop, yes=False)
        assert stops([*ears[:3], late]) == [False] * 4
        assert room.table.phase == "running"


async def test_the_asker_may_withdraw_and_others_may_think_better_of_it() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        await house.ask(room, ears[1], wishes.Stop, yes=False)
        assert ears[1].last("Refused")["error"] == "bad_request"
        await house.ask(room, ears[0], wishes.Stop, yes=True)
        await house.ask(room, ears[0], wishes.Stop, yes=False)
        assert stops(ears) == [False] * 3
        await house.ask(room, ears[2], wishes.Stop, yes=True)
        await house.ask(room, ears[0], wishes.Stop, yes=False)
        assert room.stopping.open
        await house.ask(room, ears[0], wishes.Stop, yes=True)
        assert room.table.phase == "over"


async def test_votes_of_who_sits_there_no_more_do_not_count() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open open")
        for seat in (1, 2):
            await house.ask(room, ears[seat], wishes.Stop, yes=True)
        await house.ask(room, ears[0], wishes.Remove, seat=1)
        told = ears[0].last("StopAsked")
        assert (told["yes"], told["needed"], told["seat"]) == ([2], 2, None)
        assert room.table.phase == "running"
        await house.ask(room, ears[0], wishes.Stop, yes=True)
        assert room.table.phase == "over"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wishes.Stop, {"yes": True}),
        (wishes.Concede, {}),
        (wishes.StandIn, {"yes": True}),
        (wishes.Nudge, {"seat": 1}),
    ],
)
async def test_before_the_match_and_for_watchers_there_is_nothing_to_give_up(
    kind: type[wishes.FromClient], fields: dict[str, Any]
) -> None:
    async with hall() as house:
        room, (host, _) = await house.table("me open", start=False)
        number = room.table.number
        watcher = await house.enter(room, WATCHER)
        for ear in (host, watcher):
            await house.ask(room, ear, kind, **fields)
            assert ear.last("Refused")["error"] in ("not_awaited", "bad_request")
        assert room.table.number == number


async def test_a_restart_keeps_that_it_was_stopped_and_who_conceded(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, ears = await house.table("me open open")
        await house.ask(room, waiting(room, ears), wishes.Concede)
        for ear in ears:
            await house.ask(room, ear, wishes.Stop, yes=True)
        assert room.table.phase == "over"
        id, before = room.table.header.table, looks(room)
    async with hall(file) as house:
        again = await house.rooms.find(id)
        assert again is not None
        assert looks(again) == before
        assert sum(chair.conceded for chair in again.table.chairs) == 1
        ear = await house.enter(again, 0)
        assert ear.last("Over")["ranks"] is None
        await house.ask(again, ear, wire.Again)
        assert ear.told("Rematch")


# Conceding


async def test_who_concedes_leaves_the_rest_to_a_bot_and_is_told_so() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        loser = awaited(room, ears)
        menu = loser.menu()
        assert menu is not None
        others = [ear for ear in ears if ear is not loser]
        await house.ask(room, loser, wishes.Concede)
        await until(lambda: others[0].seats()[loser.viewer]["conceded"])
        await until(lambda: [one for one in others[0].told("Step") if one["seat"] == loser.viewer])
        assert loser.menu() is None
        assert loser.last("Snapshot")["you"] == loser.viewer  # still at the table, hand and talk
        await house.ask(room, loser, wire.Act, menu=menu["number"], act=menu["acts"][0])
        assert loser.last("Refused")["error"] == "not_awaited"
        for kind, fields in (
            (wishes.Concede, {}),
            (wishes.StandIn, {"yes": False}),
            (wishes.Stop, {"yes": True}),
            (wire.Hint, {}),
        ):
            await house.ask(room, loser, kind, **fields)
            assert loser.last("Refused")["error"] == "not_awaited"
        again = await house.enter(room, loser.viewer)  # a new line brings nothing back
        assert room.table.chairs[loser.viewer].conceded
        assert not again.told("StoodIn")
        assert Table(room.table.header, room.table.entries).chairs[loser.viewer].conceded


async def test_when_all_but_one_have_conceded_the_table_offers_to_stop() -> None:
    async with hall() as house:
        room, ears = await house.table("me open bot:random")
        await house.ask(room, ears[1], wishes.Concede)
        told = ears[0].last("StopAsked")
        assert (told["seat"], told["needed"], told["stopped"]) == (None, 1, None)
        await house.ask(room, ears[0], wishes.Stop, yes=False)
        assert stops(ears) == [False] * 2
        assert room.table.phase == "running"
        await house.ask(room, ears[0], wishes.Stop, yes=True)
        assert room.table.phase == "over"


async def test_when_everybody_has_conceded_the_match_stops() -> None:
    async with hall() as house:
        room, (ear,) = await house.table("me bot:random bot:random")
        await house.ask(room, ear, wishes.Concede)
        assert room.table.phase == "over"
        assert len(ear.told("Over")) == 1
        assert ear.last("Over")["ranks"] is None


# A bot for a while


async def test_a_player_lets_a_bot_play_and_plays_again() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0})
        await house.ask(room, ears[1], wishes.StandIn, yes=True)
        await house.ask(room, ears[1], wishes.StandIn, yes=True)
        assert not room.table.chairs[1].conceded
        while 0 in room.table.awaiting():
            await house.act(room, ears[0], -1)
        await until(lambda: [one for one in ears[0].told("Step") if one["seat"] == 1])
        await house.ask(room, ears[1], wishes.StandIn, yes=False)
        assert room.table.chairs[1].stand_in is None
        await until(lambda: ears[0].seats()[1]["playing"])


async def test_who_plays_has_the_chair_back() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0}, pace=10.0)
        await house.ask(room, ears[0], wishes.StandIn, yes=True)
        await house.act(room, ears[0])
        assert room.table.chairs[0].stand_in is None
        assert ears[1].last("Step")["seat"] in (0, "luck")


# Nudging


async def test_a_nudge_reaches_who_is_awaited_and_nobody_else() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        slow, other = awaited(room, ears), waiting(room, ears)
        second = await house.enter(room, slow.viewer)
        number = room.table.number
        await house.ask(room, other, wishes.Nudge, seat=slow.viewer)
        assert [one.told("Nudged") for one in (slow, second)] == [
            [{"type": "Nudged", "seat": other.viewer}]
        ] * 2
        assert not any(ear.told("Nudged") for ear in ears if ear is not slow)
        assert room.table.number == number


async def test_nudges_are_rationed_for_each_who_is_nudged_whoever_nudges() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open open")
        slow = awaited(room, ears)
        others = [ear for ear in ears if ear is not slow]
        for ear in (*others, others[0]):
            await house.ask(room, ear, wishes.Nudge, seat=slow.viewer)
        assert len(slow.told("Nudged")) == 1
        told = [ear.last("Refused") for ear in others]
        assert [one["error"] for one in told] == ["too_many"] * 2
        assert f"{nudging.SELDOM:.0f} seconds" in told[1]["message"]["en"]
        (guest,) = room.nudges.free_at
        room.nudges.free_at[guest] = room.loop.time()  # the time has passed
        await house.ask(room, others[1], wishes.Nudge, seat=slow.viewer)
        assert len(slow.told("Nudged")) == 2


async def test_nobody_is_nudged_who_is_not_missed_or_not_there() -> None:
    async with hall() as house:
        house.thinker.strange["random"] = lambda menu: menu[0]
        room, ears = await house.table("me open bot:random", options={"first": 0})
        for wrong in (0, 1, 2, 7, -1):  # myself, whose turn it is not, a bot, nobody
            await house.ask(room, ears[0], wishes.Nudge, seat=wrong)
        assert [one["error"] for one in ears[0].told("Refused")] == ["bad_request"] * 5
        await house.leave(room, ears[0])
        await house.ask(room, ears[1], wishes.Nudge, seat=0)
        assert "not here" in ears[1].last("Refused")["message"]["en"]
        await room.do(lambda: chairs.sit(room, 2, "late", "Late"))
