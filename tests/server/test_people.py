"""Coming, going, talking: chairs, chat, players who are away, late friends, one more match."""

from __future__ import annotations

import asyncio
import gc
import weakref
from functools import partial
from typing import Any

import msgspec
import pytest

from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.room import chairs, wire
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.table import Table
from tests.server.hall import PATIENCE, hall, looks, settled, until

pytestmark = pytest.mark.anyio


async def test_chairs_are_taken_in_order_and_who_comes_back_has_his_own() -> None:
    async with hall() as house:
        room, _ = await house.table("open me open bot:greedy", start=False)
        for guest, expected in (("guest1", 1), ("guest0", 0), ("guest2", 2)):
            assert await room.do(partial(chairs.join, room, guest, guest)) == expected
        with pytest.raises(Refused, match="taken"):
            await room.do(lambda: chairs.join(room, "stranger", "Anne"))


async def test_who_stands_up_before_the_match_makes_room_for_another() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", start=False)
        await room.do(lambda: chairs.stand_up(room, 1))
        await until(lambda: ears[0].seats()[1]["kind"] == "open")
        assert await room.do(lambda: chairs.join(room, "anne", "Anne")) == 1
        await room.do(lambda: chairs.start(room, 0, "random"))
        with pytest.raises(Refused, match="begun"):
            await room.do(lambda: chairs.stand_up(room, 1))


async def test_only_the_host_starts_and_only_once_and_bots_take_the_empty_chairs() -> None:
    async with hall() as house:
        new = NewTable("cartagena", [Wanted("open"), Wanted("me"), Wanted("open")], pace=0.0)
        room, seat = await house.rooms.open(new, "guest", "Anne")
        assert seat == 1
        await room.do(lambda: chairs.join(room, "other", "Mary"))
        for wrong in (0, 2, WATCHER):
            with pytest.raises(Refused, match="host"):
                await room.do(partial(chairs.start, room, wrong, "random"))
        await room.do(lambda: chairs.start(room, 1, "random"))
        told = (await house.enter(room, 1)).last("Snapshot")
        assert [chair["kind"] for chair in told["seats"]] == ["human", "human", "bot"]
        assert [chair["host"] for chair in told["seats"]] == [False, True, False]
        assert told["phase"] == "running"
        with pytest.raises(Refused, match="begun"):
            await room.do(lambda: chairs.start(room, 1, "random"))


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ("open open", "yours"),
        ("me me", "yours"),
        ("me sofa", "sofa"),
        ("me bot:grandmaster", "grandmaster"),
        ("me bot:mate:60000ms", "too long"),
        ("me", "players"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_and_not_kept(seats: str, error: str) -> None:
    async with hall() as house:
        wanted = [Wanted(*kind.split(":", 1)) for kind in seats.split()]
        with pytest.raises(ValueError, match=error):
            await house.rooms.open(NewTable("cartagena", wanted, public=True), "guest", "Anne")
        assert await house.rooms.newest() == []
        assert house.rooms.awake == {}


async def test_talk_is_kept_and_told_to_all_with_its_number() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        watcher = await house.enter(room, WATCHER)
        await house.ask(room, ears[1], wire.Chat, text="  land\n ahoy  ")
        said = {"type": "Said", "number": room.table.number, "seat": 1, "text": "land ahoy"}
        assert [ear.last("Said") for ear in (*ears, watcher)] == [said] * 3
        assert (await house.enter(room, 0)).last("Snapshot")["said"] == [said]


async def test_talk_has_its_limits() -> None:
    async with hall() as house:
        room, (ear, _) = await house.table("me open")
        for text in ("", " \n ", "x" * (wire.LONGEST_CHAT + 1)):
            await house.ask(room, ear, wire.Chat, text=text)
        assert [one["error"] for one in ear.told("Refused")] == ["bad_request"] * 3
        await house.ask(room, ear, wire.Chat, text="x" * wire.LONGEST_CHAT)
        assert len(ear.last("Said")["text"]) == wire.LONGEST_CHAT


async def test_at_a_table_without_talk_there_is_none() -> None:
    async with hall() as house:
        room, (ear, _) = await house.table("me open", chat=False)
        number = room.table.number
        await house.ask(room, ear, wire.Chat, text="hello")
        assert ear.last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_everybody_sees_who_is_there() -> None:
    async with hall() as house:
        room, (one, two) = await house.table("me open")

        def there() -> list[bool]:
            return [chair["online"] for chair in one.seats()]

        await until(lambda: there() == [True, True])
        await house.leave(room, two)
        await until(lambda: there() == [True, False])
        second = await house.enter(room, 0)
        await house.leave(room, second)
        await house.enter(room, 1)
        await until(lambda: there() == [True, True])


async def test_a_late_friend_takes_a_bots_chair() -> None:
    async with hall() as house:
        house.thinker.strange["random"] = lambda menu: menu[0]
        room, (ear,) = await house.table("me bot:random bot:random", options={"first": 0})
        seat = await room.do(lambda: chairs.join(room, "late", "Late"))
        assert seat == 1
        await until(lambda: ear.seats()[1]["kind"] == "human")
        friend = await house.enter(room, seat)
        while 0 in room.table.match.state.awaiting():
            await house.act(room, ear, -1)
        await until(lambda: room.table.match.state.awaiting()[0] == 1)
        number = room.table.number
        await settled(room)
        assert room.table.number == number
        await house.act(room, friend)
        assert friend.last("Step")["number"] > number


async def test_a_friend_who_comes_while_the_bot_thinks_is_not_overtaken_by_it() -> None:
    async with hall() as house:
        room, (ear,) = await house.table("me bot:random", options={"first": 1}, pace=10.0)
        assert room.bots.thinking.keys() == {1}
        room.inbox.put_nowait(lambda: chairs.sit(room, 1, "late", "Late"))
        task = room.bots.thinking[1]
        number = room.table.menus[1]
        act = room.table.match.state.legal(1)[0]
        room.inbox.put_nowait(lambda: room.bots._play(1, number, act))
        await settled(room)
        assert not [step for step in ear.told("Step") if step["seat"] == 1]
        assert task.cancelled() or task.cancelling()


async def test_again_makes_one_table_for_all_with_the_same_chairs() -> None:
    async with hall() as house:
        room, ears = await house.table("me open bot:random", options={"turn_limit": 20})
        watcher = await house.enter(room, WATCHER)
        await house.ask(room, ears[0], wire.Again)
        assert ears[0].last("Refused")["error"] == "bad_request"
        while room.table.phase == "running":
            turn = [ear for ear in ears if ear.viewer in room.table.match.state.awaiting()]
            for ear in turn:
                await house.act(room, ear, -1)
            await asyncio.sleep(0)
        for ear in (ears[1], ears[0]):
            await house.ask(room, ear, wire.Again)
        tables = {ear.last("Rematch")["table"] for ear in ears}
        assert len(tables) == 1
        following = await house.rooms.find(tables.pop())
        assert following is not None
        assert following.table.phase == "waiting"
        assert [chair.kind for chair in following.table.chairs] == ["human", "human", "bot"]
        assert following.table.header.options == room.table.header.options
        assert following.table.header.seed != room.table.header.seed
        for ear in ears:
            told = ear.last("Rematch")
            key = house.rooms.keys.seat_of(told["table"], told["token"])
            assert key == (ear.viewer, f"guest{ear.viewer}")
            assert (await house.enter(room, ear.viewer)).last("Snapshot")["again"] == told["table"]
        watch = following.table.header.watch
        assert watcher.last("Rematch") == {
            "type": "Rematch", "table": watch, "seat": None, "token": None,
        }  # fmt: skip
        assert (await house.enter(room, WATCHER)).last("Snapshot")["again"] == watch


async def test_rooms_where_nobody_is_go_to_sleep_and_wake_up_as_they_were() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        other, _ = await house.table("me open")
        before, table = looks(room), room.table.header.table
        for ear in ears:
            await house.leave(room, ear)
        house.by_night(0.0001)
        await until(lambda: table not in house.rooms.awake)
        assert other.table.header.table in house.rooms.awake
        again = await house.rooms.find(table)
        assert again is not None
        assert again is not room
        assert looks(again) == before


async def test_two_who_come_at_once_wake_one_room() -> None:
    async with hall() as house:
        room, _ = await house.table("me open")
        table = room.table.header.table
        del house.rooms.awake[table]
        await room.close()
        found = await asyncio.gather(*(house.rooms.find(table) for _ in range(5)))
        assert len({id(one) for one in found}) == 1


async def test_a_table_played_by_other_rules_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        room, _ = await house.table("me open", public=True)
        newer, _ = await house.table("me open", public=True)
        del house.rooms.awake[room.table.header.table]
        await room.close()
        load = house.store.load

        async def older(table: str) -> object:
            found = await load(table)
            assert found is not None
            return msgspec.structs.replace(found[0], version=0), found[1]

        monkeypatch.setattr(house.store, "load", older)
        assert [one.table for one in await house.rooms.newest()] == [newer.table]
        assert [one.table for one in await house.rooms.of("guest0")] == [newer.table]


async def test_the_host_is_the_first_who_sat_down_and_still_sits() -> None:
    async with hall() as house:
        room, _ = await house.table("me open", start=False)
        assert room.table.host() == 0
        await room.do(lambda: chairs.stand_up(room, 0))
        assert room.table.host() == 1
        assert Table(room.table.header, room.table.entries).host() == 1


async def test_a_table_that_falls_asleep_leaves_nothing_in_memory() -> None:
    """Without anybody who looks for it: that stops all rooms."""
    async with hall() as house:
        room, ears = await house.table("me open")
        await house.act(room, next(ear for ear in ears if ear.menu()))
        for ear in ears:
            await house.leave(room, ear)
        gone: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table)]
        gc.collect()
        gc.disable()
        try:
            del room
            await house.rooms.close_idle(sleepy=-1.0)
            await until(lambda: [one() for one in gone] == [None, None])
        finally:
            gc.enable()


async def test_a_table_does_not_fall_asleep_while_it_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        sit = house.store.sit

        async def sit_slowly(guest: str, table: str, seat: int) -> None:
            await house.rooms.close_idle(sleepy=60.0)
            await sit(guest, table, seat)

        monkeypatch.setattr(house.store, "sit", sit_slowly)
        new = NewTable("cartagena", [Wanted("me"), Wanted("here"), Wanted("here")])
        room, _ = await asyncio.wait_for(house.rooms.open(new, "device", "Anne"), PATIENCE)
        assert [chair.kind for chair in room.table.chairs] == ["human"] * 3
