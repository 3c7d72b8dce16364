"""Clocks: seconds of each decision's own, a bank behind them, and what happens when all is spent.

Time is what a test says it is (`Time`); the room looks at it when it is told to.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.games.piratoons.acts import KEEP
from flibuste.games.piratoons.rules.rounds import BUILD, OPEN_STEP
from flibuste.room import wire, wishes
from flibuste.room.banks import LAG
from flibuste.room.deputies.bots import STAND_IN
from flibuste.room.glances import at
from flibuste.room.room import Room
from flibuste.server.summaries import summary
from flibuste.store import records
from flibuste.store.records import Clocks
from flibuste.store.sqlite import SqliteStore
from tests.server.hall import Ear, Hall, awaited, hall, settled, until, waiting
from tests.server.outsiders import lines, people, serving

pytestmark = pytest.mark.anyio
BANK = Clocks("bank", seconds=10, minutes=1)
BOT = Clocks("bank", seconds=10, minutes=1, zero="bot")


class Time:
    """The clock of a house, in a test's hand."""

    def __init__(self, house: Hall) -> None:
        self.now = 1_000_000.0
        house.store.clock = lambda: self.now

    async def passes(self, room: Room, seconds: float) -> None:
        """So late it is now, and the room has noticed."""
        self.now += seconds
        entries = room.table.number
        room.timekeeper.wind()
        banks = room.table.banks
        assert banks is not None
        spent = [banks.due(seat, LAG, room.timekeeper.now()) <= 0 for seat in banks.running]
        if banks.clocks.kind == "bank" and any(spent) and not room.lateness.open:
            await until(lambda: room.table.number > entries or room.lateness.open)
        await settled(room)


@asynccontextmanager
async def timed(file: Path | None = None) -> AsyncIterator[tuple[Hall, Time]]:
    async with hall(file, seed="clocks") as house:
        yield house, Time(house)


async def table(house: Hall, clock: Clocks, seats: str = "me open") -> tuple[Room, list[Ear]]:
    """Cartagena, in which one is awaited at a time; the first chair begins."""
    return await house.table(seats, clock=clock, options={"first": 0})


def told(ear: Ear) -> list[tuple[float, float, bool]]:
    """What everybody has left, as this listener was told last: in the bank, of one's own."""
    return [(one["left"], one["own"], one["runs"]) for one in ear.last("Banks")["banks"]]


def is_late(room: Room) -> bool:
    """Whether the first chair's time is spent, and a bot plays there."""
    return room.table.chairs[0].late


def entries(room: Room, kind: type[Any]) -> list[Any]:
    return [one for one in room.table.entries if isinstance(one, kind)]


async def test_a_decision_has_seconds_of_its_own_and_then_the_bank_runs() -> None:
    async with timed() as (house, clock):
        room, (anne, bart) = await table(house, BANK)
        assert told(anne) == told(bart) == [(60.0, 10.0, True), (60.0, 0.0, False)]
        await clock.passes(room, 8)
        await house.act(room, anne)
        assert told(bart)[0] == (60.0, 10.0, True)  # nothing is saved up, nothing is lost
        await clock.passes(room, 25)
        late = await house.enter(room, 1)  # who comes in between is told what is left now
        assert told(late)[0] == (45.0, 0.0, True)
        await house.act(room, anne)
        assert told(anne)[0][0] == 45.0
        assert told(anne)[1] == (60.0, 0.0, False)


async def test_everybodys_clock_runs_who_is_awaited() -> None:
    async with timed() as (house, clock):
        room, (anne, bart, cid) = await house.table("me open open", "plank", clock=BANK)
        assert [runs for _, _, runs in told(anne)] == [True, True, True]
        await clock.passes(room, 20)
        await house.act(room, bart)
        await clock.passes(room, 20)
        await house.act(room, cid)
        assert told(anne) == [(30.0, 0.0, True), (50.0, 0.0, False), (30.0, 0.0, False)]
        await house.act(room, anne)
        assert [left for left, _, _ in told(anne)] == [30.0, 50.0, 30.0]


async def test_bots_have_no_clock_and_a_stand_in_spends_nobodys_time() -> None:
    async with timed() as (house, clock):
        room, (anne,) = await house.table(
            "me bot:random", clock=BANK, options={"first": 1}, pace=10.0
        )
        assert told(anne) == [(60.0, 0.0, False), (60.0, 10.0, False)]
        await clock.passes(room, 3600)
        assert told(await house.enter(room, 0))[1] == (60.0, 10.0, False)
    async with timed() as (house, clock):
        room, (anne, _) = await table(house, BANK)
        house.thinker.strange[STAND_IN] = lambda menu: menu[-1]
        await clock.passes(room, 15)
        await house.ask(room, anne, wishes.StandIn, yes=True)
        await until(lambda: room.table.awaiting() == (1,))
        assert told(anne)[0][0] == 55.0


async def test_the_length_of_a_line_is_given_back_and_no_more_than_a_second() -> None:
    for lag, back in ((300, 0.3), (20_000, LAG)):
        async with timed() as (house, clock):
            room, (anne, _) = await table(house, BANK)
            room.presence.lags[0] = lag
            await clock.passes(room, 15)
            await house.act(room, anne)
            assert told(anne)[0][0] == 55.0 + back
            await clock.passes(room, 5)
            await house.act(room, anne)  # nothing was taken: nothing is given
            assert told(anne)[0][0] == 55.0 + back


async def test_who_takes_back_gets_no_seconds_anew() -> None:
    async with timed() as (house, clock):
        room, (anne, _) = await table(house, BANK)
        for _ in range(3):
            await clock.passes(room, 4)
            await house.act(room, anne)
            await house.ask(room, anne, wire.Undo)
        assert told(anne)[0] == (58.0, 0.0, True)


async def test_the_games_own_sandglass_stops_the_banks() -> None:
    async with timed() as (house, _):
        room, ears = await house.table("me open", "piratoons", clock=BANK)
        assert any(runs for _, _, runs in told(ears[0]))
        await house.act(room, awaited(room, ears), {"type": "Open"})
        assert room.table.alarm() is not None
        assert not any(runs for _, _, runs in told(ears[0]))


async def test_a_bot_plays_on_when_all_is_spent() -> None:
    async with timed() as (house, clock):
        room, (anne, bart, cid) = await table(house, BOT, "me open open")
        await clock.passes(room, 69)
        assert not is_late(room)
        await clock.passes(room, 2.5)  # a line's length would have been given back
        assert is_late(room)
        chair = anne.last("Snapshot")["seats"][0]
        assert (chair["late"], chair["conceded"], chair["playing"]) == (True, True, False)
        await until(lambda: room.table.awaiting() != (0,))
        back = await house.enter(room, 0)  # who comes again looks on
        assert back.menu() is None
        assert room.table.chairs[0].stand_in == STAND_IN
        await house.ask(room, back, wishes.StandIn, yes=False)
        assert "time" in back.last("Refused")["message"]["en"]
        assert told(bart)[1][0] == told(cid)[1][0] == 60.0


async def test_who_builds_for_too_long_has_a_bot_leave_the_yard() -> None:
    """Piratoons: all build at the same time, and nobody waits for ever for the next chest."""
    async with timed() as (house, clock):
        options = {"first": 0, "tempo": "beats"}
        room, ears = await house.table("me open open", "piratoons", clock=BOT, options=options)
        _, bart, cid = ears
        house.thinker.strange[STAND_IN] = lambda menu: next(act for act in menu if act == KEEP)
        while room.table.match.state.step != BUILD:
            await house.act(room, ears[room.table.awaiting()[0]])
        for ear in (bart, cid):
            await house.act(room, ear, {"type": "Keep"})
        await until(lambda: room.table.awaiting() == (0,))
        await clock.passes(room, 69)
        await settled(room)
        assert room.table.awaiting() == (0,)
        await clock.passes(room, 2.5)
        assert is_late(room)
        await until(lambda: room.table.match.state.step == OPEN_STEP)
        assert (0, KEEP) in room.table.match.journal[-3:]


async def test_where_nobody_else_sits_nobody_is_asked() -> None:
    async with timed() as (house, clock):
        room, (anne,) = await table(house, BANK, "me bot:random")
        await clock.passes(room, 80)
        assert is_late(room)
        assert not room.table.stopped  # a bot plays on, as was agreed
        assert anne.told("LateAsked") == []


async def test_the_others_let_a_bot_play_or_give_more_time() -> None:
    async with timed() as (house, clock):
        room, (anne, bart, cid) = await table(house, BANK, "me open open")
        await clock.passes(room, 75)
        asked = bart.last("LateAsked")
        assert (asked["seat"], asked["needed"], asked["out"]) == (0, 2, None)
        await house.ask(room, anne, wishes.Late, yes=False)
        assert anne.last("Refused")["error"] == "bad_request"  # it is not her own question
        await house.ask(room, bart, wishes.Late, yes=False)
        assert cid.last("LateAsked")["out"] is False
        assert [one.seconds for one in entries(room, records.Granted)] == [60.0]
        assert told(anne)[0] == (60.0, 0.0, True)
        await clock.passes(room, 65)
        newcomer = await house.enter(room, 2)
        assert newcomer.last("LateAsked")["out"] is None  # who comes is asked
        await house.ask(room, bart, wishes.Late, yes=True)
        assert not is_late(room)
        await house.ask(room, newcomer, wishes.Late, yes=True)
        assert is_late(room)
        assert bart.last("LateAsked")["out"] is True


async def test_who_acts_before_it_is_settled_has_acted() -> None:
    async with timed() as (house, clock):
        room, (anne, bart, _) = await table(house, BANK, "me open open")
        await clock.passes(room, 90)
        await house.ask(room, bart, wishes.Late, yes=True)
        await house.act(room, anne)
        assert bart.last("LateAsked")["out"] is False
        assert not is_late(room)
        assert told(anne)[0] == (0.0, 10.0, True)  # the next decision has its own seconds


async def test_a_pause_needs_everybodys_consent_and_ends_with_a_word() -> None:
    async with timed() as (house, clock):
        room, (anne, bart, cid) = await table(house, BANK, "me open open")
        await house.leave(room, cid)
        await house.ask(room, anne, wishes.Pause, yes=True)
        assert bart.last("PauseAsked")["waiting"] == [1, 2]
        await house.ask(room, bart, wishes.Pause, yes=True)
        assert not anne.last("Banks")["paused"]  # nobody's absence is a yes
        cid = await house.enter(room, 2)
        assert cid.last("PauseAsked")["waiting"] == [2]
        await house.ask(room, cid, wishes.Pause, yes=True)
        assert anne.last("PauseAsked")["granted"] is True
        assert anne.last("Banks")["paused"]
        await clock.passes(room, 86_400)
        await house.ask(room, bart, wishes.Pause, yes=False)
        assert told(anne)[0] == (60.0, 10.0, True)
        assert not anne.last("Banks")["paused"]


async def test_one_no_refuses_a_pause_and_the_askers_withdraws_it() -> None:
    async with timed() as (house, _):
        room, (anne, bart) = await table(house, BANK)
        for who in (bart, anne):
            await house.ask(room, anne, wishes.Pause, yes=True)
            await house.ask(room, who, wishes.Pause, yes=False)
            assert anne.last("PauseAsked")["granted"] is False
        assert entries(room, records.Paused) == []
        await house.ask(room, bart, wishes.Pause, yes=False)
        assert bart.last("Refused")["error"] == "bad_request"


async def test_an_act_ends_a_pause() -> None:
    async with timed() as (house, clock):
        room, (anne, bart) = await table(house, BANK)
        await house.ask(room, anne, wishes.Pause, yes=True)
        await house.ask(room, bart, wishes.Pause, yes=True)
        await clock.passes(room, 500)
        await house.act(room, anne)
        assert not anne.last("Banks")["paused"]
        assert told(anne)[0] == (60.0, 10.0, True)


async def test_a_gentle_clock_only_nags() -> None:
    async with timed() as (house, clock):
        room, (_, bart) = await table(house, Clocks("gentle", seconds=30))
        await clock.passes(room, 20)
        assert told(await house.enter(room, 1))[0] == (0.0, 10.0, True)
        await clock.passes(room, 100_000)
        assert told(await house.enter(room, 1))[0] == (0.0, 0.0, True)
        assert room.table.chairs[0].stand_in is None
        await house.ask(room, bart, wishes.Pause, yes=True)
        assert bart.last("Refused")["error"] == "bad_request"


async def test_whose_time_is_their_own_is_not_replaced_because_they_are_away() -> None:
    async with timed() as (house, clock):
        room, ears = await table(house, BANK)
        away, here = awaited(room, ears), waiting(room, ears)
        await house.leave(room, away)
        assert room.bots.away == {}
        await clock.passes(room, 30)
        await house.ask(room, here, wire.TakeOver, seat=away.viewer)
        assert "time" in here.last("Refused")["message"]["en"]


@pytest.mark.parametrize(
    "clock",
    [
        Clocks("bank"),
        Clocks("gentle", minutes=5),
        Clocks("bank", seconds=-1, minutes=1),
        Clocks("bank", minutes=43_201),
        Clocks("gentle", seconds=604_801),
    ],
)
async def test_clocks_that_make_no_sense_are_refused(clock: Clocks) -> None:
    async with hall() as house:
        with pytest.raises(Refused, match="clock"):
            await house.table(clock=clock)


async def test_the_next_table_has_the_same_clocks() -> None:
    async with timed() as (house, clock):
        room, (anne,) = await table(house, BOT, "me bot:random")
        await clock.passes(room, 80)
        assert is_late(room)
        assert not room.table.stopped  # alone with bots too a bot plays on, as was agreed
        await room.do(room.stopping.carried)
        await house.ask(room, anne, wire.Again)
        following = await house.rooms.find(anne.last("Rematch")["table"])
        assert following is not None
        assert following.table.header.clocks == BOT


async def test_the_lobby_tells_how_much_time_is_left_to_who_is_awaited() -> None:
    async with timed() as (house, clock):
        room, _ = await table(house, BANK)
        await clock.passes(room, 25)
        shown = {seat: summary(at(room), seat=seat) for seat in (0, 1, WATCHER)}
        assert [shown[seat]["left"] for seat in (0, 1, WATCHER)] == [45.0, None, None]
        assert [shown[seat]["awaited"] for seat in (0, 1, WATCHER)] == [True, False, False]
        await clock.passes(room, 80)
        await room.do(lambda: room.stopping.give_up(records.OutOfTime(0, STAND_IN)))
        assert not summary(at(room), seat=0)["awaited"]  # a bot is


async def test_a_bank_runs_on_over_a_crash_to_the_second(tmp_path: Path, home: str) -> None:
    if home == "postgres":
        pytest.skip("PostgreSQL keeps a second writer out until the first is dead: see below")
    async with timed(tmp_path / "room.db") as (house, clock):
        room, (anne, _) = await table(house, BOT)
        await clock.passes(room, 25)
        await house.act(room, anne)
        await clock.passes(room, 12)
        name, left = room.table.header.table, told(await house.enter(room, 1))
        async with timed(tmp_path / "room.db") as (again, later):  # it was never closed
            later.now = clock.now
            found = await again.rooms.find(name)
            assert found is not None
            assert told(await again.enter(found, 1)) == left == [(43.0, 0.0, True), left[1]]
            await later.passes(found, 42.9)
            assert not is_late(found)
            await later.passes(found, 1.2)
            assert is_late(found)
            assert entries(found, records.OutOfTime)[0].at == later.now


async def test_a_bank_runs_while_the_room_sleeps(tmp_path: Path) -> None:
    async with timed(tmp_path / "room.db") as (house, clock):
        room, _ = await table(house, Clocks("bank", seconds=86_400, minutes=1, zero="bot"))
        name = room.table.header.table
        for days, late in ((0.5, False), (0.6, True)):
            for ear in [one for one in room.listeners if isinstance(one, Ear)]:
                await house.leave(room, ear)
            await settled(room)
            await house.rooms.close_idle(-1.0)
            assert name not in house.rooms.awake
            clock.now += days * 86_400
            found = await house.rooms.find(name)
            assert found is not None
            room = found
            if late:
                await until(partial(is_late, room))
            assert is_late(room) is late


def test_a_bank_runs_out_over_a_kill_and_a_restart(tmp_path: Path) -> None:
    """What the test's own clock has seen pass bounds what the server's may have; and the player is
    out when three seconds have passed, not a moment sooner, though the server was dead in between.
    """
    clock = {"kind": "bank", "minutes": 0.05, "zero": "bot"}
    with serving(tmp_path / "room.db") as server, people(server, "Anne", "Bart") as (anne, bart):
        anne.opens(clock=clock, options={"first": 0})
        bart.joins(anne.table)
        before = time.time()
        anne.starts()
        begun = time.time()
        server.stop(signal.SIGKILL)
    time.sleep(0.5)
    with serving(tmp_path / "room.db") as server:
        bart.server = server
        asked = time.time()
        line = bart.line()
        with lines(line):
            left = line.until("Banks")["banks"][0]["left"]
            heard = time.time()
            assert max(0.0, 3.0 - (heard - before)) - 0.1 <= left
            assert left <= max(0.1, 3.1 - (asked - begun))
            while not any(chair["late"] for one in line.heard for chair in one.get("seats", [])):
                line.hear()
    kept = {type(one): one.at for one in journal(tmp_path / "room.db", anne.table)}
    assert kept[records.OutOfTime] - kept[records.Begun] >= 3.0


def journal(file: Path, table: str) -> list[Any]:
    async def read() -> list[Any]:
        store = SqliteStore(file)
        await store.open()
        found = await store.load(table)
        await store.close()
        assert found is not None
        return list(found[1])

    return asyncio.run(read())
