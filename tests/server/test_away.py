"""Players who are away: waited for, played for by a bot, and told of it when they are back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from flibuste.core.protocol import WATCHER
from flibuste.room import wire
from flibuste.room.deputies.bots import SOONEST
from flibuste.room.room import Room
from flibuste.store.records import GivenBack, TakenOver
from tests.server.hall import SLOW_CLOCK, Ear, Hall, awaited, hall, settled, until
from tests.server.outsiders import Line, Person, Server, lines, people, serving

pytestmark = pytest.mark.anyio


async def absent_turn(house: Hall, room: Room, ears: list[Ear]) -> tuple[Ear, Ear]:
    """The player in turn goes away; who stays."""
    away = awaited(room, ears)
    await house.leave(room, away)
    return away, next(ear for ear in ears if ear is not away)


async def test_a_bot_plays_for_a_player_who_stays_away_until_he_comes_back() -> None:
    async with hall(time_scale=0.0003) as house:
        room, ears = await house.table("me open")
        away, stays = await absent_turn(house, room, ears)
        await until(lambda: [s for s in stays.told("Step") if s["seat"] == away.viewer])
        chair = [one for one in stays.told("Seats") if not one["seats"][away.viewer]["playing"]]
        assert chair[0]["seats"][away.viewer]["bot"] == "sailor"
        assert chair[0]["seats"][away.viewer]["kind"] == "human"
        back = await house.enter(room, away.viewer)
        await until(lambda: back.seats()[away.viewer]["playing"])
        await settled(room)
        if stays.viewer in room.table.match.state.awaiting():
            while stays.viewer in room.table.match.state.awaiting():
                await house.act(room, stays, -1)
        number = room.table.number
        await asyncio.sleep(0.02)
        assert room.table.number == number
        await house.act(room, back)
        assert back.last("Step")["number"] > number


async def test_nobody_is_replaced_while_nobody_waits_for_him() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open")
        away, stays = await absent_turn(house, room, ears)
        assert room.bots.away.keys() == {away.viewer}
        await house.leave(room, stays)
        watcher = await house.enter(room, WATCHER)
        assert room.bots.away == {}
        assert all(chair["playing"] for chair in watcher.seats())
        await house.enter(room, stays.viewer)
        assert room.bots.away.keys() == {away.viewer}


async def test_who_comes_back_in_time_is_not_replaced() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open")
        away, _ = await absent_turn(house, room, ears)
        assert room.bots.away.keys() == {away.viewer}
        await house.enter(room, away.viewer)
        assert room.bots.away == {}


async def test_a_player_may_let_a_bot_play_for_one_who_has_been_away_for_a_while() -> None:
    async with hall(time_scale=0.001) as house:
        room, ears = await house.table("me open open")
        away = awaited(room, ears)
        stays, other = (ear for ear in ears if ear is not away)
        for seat in (away.viewer, 7, -1):
            await house.ask(room, stays, wire.TakeOver, seat=seat)
            assert stays.last("Refused")["error"] == "bad_request"
        await house.leave(room, away)
        left = room.loop.time()
        await until(lambda: room.loop.time() >= left + SOONEST * house.rooms.time_scale)
        await house.ask(room, stays, wire.TakeOver, seat=away.viewer)
        await house.ask(room, other, wire.TakeOver, seat=away.viewer)
        await until(lambda: [s for s in stays.told("Step") if s["seat"] == away.viewer])
        assert isinstance(taken_over(room)[0], TakenOver)
        assert len(taken_over(room)) == 1


def taken_over(room: Room) -> list[object]:
    return [entry for entry in room.table.entries if isinstance(entry, TakenOver)]


async def test_a_moments_absence_is_none() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open open")
        away = awaited(room, ears)
        stays, other = (ear for ear in ears if ear is not away)
        await house.leave(room, other)
        await house.ask(room, stays, wire.TakeOver, seat=other.viewer)
        assert "not their turn" in stays.last("Refused")["message"]["en"]
        await house.leave(room, away)
        for _ in range(3):
            await house.ask(room, stays, wire.TakeOver, seat=away.viewer)
            assert "20 seconds" in stays.last("Refused")["message"]["en"]
        assert not taken_over(room)
        room.bots.missed[away.viewer] -= (SOONEST - 1) * SLOW_CLOCK
        await house.ask(room, stays, wire.TakeOver, seat=away.viewer)
        assert "one second" in stays.last("Refused")["message"]["en"]
        room.bots.missed[away.viewer] -= 1 * SLOW_CLOCK
        await house.ask(room, stays, wire.TakeOver, seat=away.viewer)
        assert taken_over(room)


async def test_the_seconds_count_from_the_turn_and_begin_anew_when_the_player_was_back() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open", options={"first": 0})
        await house.leave(room, ears[1])
        assert room.bots.missed == {}
        while room.table.match.state.awaiting() == (0,):
            await house.act(room, ears[0], -1)
        assert room.bots.missed.keys() == {1}
        room.bots.missed[1] -= SOONEST * SLOW_CLOCK
        back = await house.enter(room, 1)
        await house.leave(room, back)
        await house.ask(room, ears[0], wire.TakeOver, seat=1)
        assert "20 seconds" in ears[0].last("Refused")["message"]["en"]


async def bot_plays(house: Hall, room: Room, away: Ear, stays: Ear) -> None:
    """A bot makes the absent player's whole turn, and the other player the next."""
    await room.do(partial(room.bots.stand_in, away.viewer))
    await until(lambda: room.table.match.state.awaiting() == (stays.viewer,))
    while room.table.match.state.awaiting() == (stays.viewer,):
        await house.act(room, stays, -1)
    await until(lambda: room.table.match.state.awaiting() == (stays.viewer,))


async def test_who_is_back_is_told_what_the_bot_did_step_by_step() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0})
        away, stays = ears
        number = room.table.number
        await house.leave(room, away)
        await bot_plays(house, room, away, stays)
        for _ in range(2):  # a second absence: what was told before is not told again
            mine = [
                at
                for at, (seat, _) in zip(
                    room.table.in_effect, room.table.match.journal, strict=True
                )
                if seat == away.viewer and at > number
            ]
            back = await house.enter(room, away.viewer, number)
            assert not back.told("Snapshot")
            steps = back.told("Step")
            assert [one["number"] for one in steps if one["seat"] == away.viewer] == mine
            assert steps[0]["number"] == number + 2  # TakenOver tells nothing by itself
            stood_in = {"seat": 0, "bot": "sailor", "first": mine[0], "last": mine[-1]}
            assert back.told("StoodIn") == [{"type": "StoodIn", **stood_in, "acts": len(mine)}]
            assert not stays.told("StoodIn")
            assert isinstance(room.table.entries[-1], GivenBack)
            number = steps[-1]["number"]
            await house.leave(room, back)
            while room.table.match.state.awaiting() == (stays.viewer,):
                await house.act(room, stays, -1)
            number = room.table.number
            await bot_plays(house, room, away, stays)
        assert (await house.enter(room, 0)).told("StoodIn")
        assert not (await house.enter(room, 0)).told("StoodIn")


async def test_of_a_bot_that_has_not_acted_there_is_nothing_to_tell() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0}, pace=10.0)
        await house.leave(room, ears[0])
        await room.do(lambda: room.bots.stand_in(0))
        back = await house.enter(room, 0)
        assert not back.told("StoodIn")
        assert back.told("Snapshot")


def opens_for_two(anne: Person, mary: Person) -> tuple[Line, Line]:
    """A match for two that Mary begins."""
    anne.opens("me open", options={"first": 1})
    mary.joins(anne.table)
    anne.starts()
    here = anne.line()
    here.until("Snapshot")
    there = mary.line()
    there.until("Snapshot")
    hears(here, 1, online=True)
    return here, there


def hears(line: Line, seat: int, *, online: bool) -> None:
    while line.until("Seats")["seats"][seat]["online"] is not online:
        pass


def test_over_sockets_nobody_is_replaced_at_once(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        here, there = opens_for_two(anne, mary)
        with lines(here):
            there.cut()
            hears(here, 1, online=False)
            here.ask("TakeOver", seat=1)
            assert "seconds" in here.until("Refused")["message"]["en"]


def test_over_sockets_who_is_back_hears_what_a_bot_did(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "room.db", time_scale=0.01) as server,
        people(server, "Anne", "Mary") as (anne, mary),
    ):
        here, there = opens_for_two(anne, mary)
        with lines(here):
            number = there.number
            there.cut()
            while here.until("Step")["awaiting"] != [0]:
                pass  # a bot has come by itself and plays the whole turn
            back = mary.line(after=number)
            with lines(back):
                told = back.until("StoodIn")
                steps = [one for one in back.heard if one["type"] == "Step"]
                mine = [one["number"] for one in steps if one["seat"] == 1]
                assert told["seat"] == 1
                assert [told["first"], told["last"], told["acts"]] == [mine[0], mine[-1], len(mine)]
                assert not [one for one in back.heard if one["type"] == "Snapshot"]
