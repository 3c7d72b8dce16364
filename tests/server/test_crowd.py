"""A crowd at one table: counted, told in slices, let in one by one; nobody else waits for it."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from math import inf
from typing import Any

import pytest
from websockets.sync.client import connect

from flibuste.core.protocol import WATCHER
from flibuste.room import telling, wire
from flibuste.room.presence import BEHIND, OFTEN, SELDOM, SLICE, Gallery, Presence, nothing
from flibuste.room.room import Room
from flibuste.server import doorman
from flibuste.server.gate import Gate, Turnstile
from tests.server.hall import SLOW_CLOCK, Ear, Hall, awaited, hall, settled, until
from tests.server.outsiders import PATIENCE, Server, people


async def come(house: Hall, room: Room, number: int) -> list[Ear]:
    """Watchers, one after another."""
    return [await house.enter(room, WATCHER) for _ in range(number)]


async def time_passes(room: Room) -> None:
    """As long as it takes until something may be told again."""
    room.presence.told_at = room.presence.due = -inf
    room.inbox.put_nowait(nothing)
    await settled(room)
    await until(lambda: not room.gallery.tellings)


def heard(ears: list[Ear], kind: str) -> int:
    return sum(len(ear.told(kind)) for ear in ears)


@pytest.mark.anyio
async def test_a_crowd_that_enters_hears_of_itself_a_few_times_and_not_at_every_step() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, players = await house.table("me open")
        watchers = await come(house, room, 300)
        assert heard(watchers, "Snapshot") == 300
        assert heard([*players, *watchers], "Seats") <= 4
        await time_passes(room)
        assert [ear.last("Seats")["watchers"] for ear in (*players, *watchers)] == [300] * 302
        for ear in watchers[100:]:
            await house.leave(room, ear)
        await time_passes(room)
        assert players[0].last("Seats")["watchers"] == 100
        assert heard([*players, *watchers], "Seats") <= 2 * 302 + 4


@pytest.mark.anyio
async def test_watchers_are_counted_and_not_named() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, (ear, _) = await house.table("me open")
        (watcher,) = await come(house, room, 1)
        told = watcher.last("Snapshot")
        assert told["watchers"] == 1
        assert len(told["seats"]) == 2
        await time_passes(room)
        assert ear.last("Seats")["watchers"] == 1
        assert len(ear.last("Seats")["seats"]) == 2


@pytest.mark.anyio
async def test_who_sits_there_is_told_at_once_and_then_together_with_what_follows() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, (one, two) = await house.table("me open")
        await time_passes(room)
        room.presence.told_at = -inf  # nothing was told lately
        before = len(one.told("Seats"))
        await house.leave(room, two)
        assert len(one.told("Seats")) == before + 1
        for _ in range(5):
            two = await house.enter(room, 1)
            await house.leave(room, two)
        assert len(one.told("Seats")) == before + 1
        presence = room.presence
        assert presence.due is not None
        assert presence.due - presence.told_at == pytest.approx(OFTEN * SLOW_CLOCK)
        await time_passes(room)
        assert len(one.told("Seats")) == before + 2


@pytest.mark.anyio
@pytest.mark.parametrize(("crowd", "seconds"), [(3, SELDOM), (400, 2.0)])
async def test_the_bigger_a_crowd_the_more_seldom_it_hears_how_many_they_are(
    crowd: int, seconds: float
) -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, _ = await house.table("me open", start=False)
        room.listeners += [Ear(WATCHER) for _ in range(crowd - len(room.listeners))]
        presence = Presence(room)
        presence.told_at = 0.0
        presence.crowd_changed()
        assert presence.due == pytest.approx(seconds * SLOW_CLOCK)


@pytest.mark.anyio
async def test_what_the_crowd_has_not_been_told_yet_comes_by_itself() -> None:
    async with hall(time_scale=0.01) as house:
        room, (ear, _) = await house.table("me open")
        await come(house, room, 20)
        await until(lambda: 20 in [told["watchers"] for told in ear.told("Seats")])


@pytest.mark.anyio
async def test_a_watchers_snapshot_is_made_once_for_all_who_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open")
        made, snapshot = [], telling.snapshot

        def note(table: Any, viewer: int, *here: Any) -> wire.Snapshot:
            made.append(viewer)
            return snapshot(table, viewer, *here)

        monkeypatch.setattr(telling, "snapshot", note)
        first = await come(house, room, 50)
        assert made == [WATCHER]
        await house.act(room, awaited(room, ears))
        second = await come(house, room, 50)
        assert made == [WATCHER] * 2
        number = room.table.number
        assert {ear.last("Snapshot")["number"] for ear in second} == {number}
        assert all(ear.told("Step")[-1]["number"] == number for ear in first)
        await house.leave(room, ears[1])
        (late,) = await come(house, room, 1)
        assert not late.last("Snapshot")["seats"][1]["online"]  # and never one that is out of date


@pytest.mark.anyio
async def test_watchers_who_come_back_together_are_told_the_same_and_it_is_found_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open")
        (watcher,) = await come(house, room, 1)
        number = room.table.number
        for _ in range(4):
            await house.act(room, awaited(room, ears), -1)
        found, entering = list[int | None](), room._entering

        def note(viewer: int, after: int | None) -> list[bytes]:
            found.append(after)
            return entering(viewer, after)

        monkeypatch.setattr(room, "_entering", note)
        back = [await house.enter(room, WATCHER, number) for _ in range(20)]
        assert found == [number]
        for ear in back:
            assert ear.told("Step") == watcher.told("Step")
        for after in range(1, number):  # nobody fills the memory with beginnings
            await house.enter(room, WATCHER, after)
        assert len(room.gallery.shown) <= 8


# In slices


class Listening(Ear):
    """A watcher who notes when something is heard."""

    def __init__(self, note: Callable[[], None]) -> None:
        super().__init__(WATCHER)
        self.note = note

    def send(self, *frames: bytes) -> None:
        super().send(*frames)
        self.note()


@pytest.mark.anyio
async def test_between_two_slices_of_a_crowd_everybody_else_has_a_turn() -> None:
    gallery, order = Gallery(asyncio.create_task), list[str]()
    crowd = [Listening(partial(order.append, "watcher")) for _ in range(4 * SLICE)]

    async def other() -> None:
        for _ in range(20):
            order.append("other")
            await asyncio.sleep(0)

    gallery.tell(crowd, [b"one"])
    playing = asyncio.create_task(other())
    gallery.tell(crowd[:1], [b"two"])  # behind what was told before, even to one alone
    await until(lambda: not gallery.tellings)
    await playing
    text = "".join(word[0] for word in order)
    assert max(map(len, text.split("o"))) <= SLICE + 1
    assert text.count("w") == 4 * SLICE + 1
    assert crowd[0].frames == [b"one", b"two"]


@pytest.mark.anyio
async def test_a_crowd_hears_everything_in_order_and_who_comes_in_between_nothing_older() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await house.table("me open", options={"turn_limit": 30})
        crowd = await come(house, room, 3 * SLICE)
        for number in range(12):
            await house.act(room, awaited(room, ears), -1)
            crowd.append(await house.enter(room, WATCHER))
            if number % 4 == 0:
                await house.ask(room, ears[0], wire.Chat, text="aye")
        await until(lambda: not room.gallery.tellings)
        for ear in crowd:
            numbers = [told["number"] for told in ear.told() if "number" in told]
            assert numbers == list(range(numbers[0], room.table.number + 1))


@pytest.mark.anyio
async def test_a_table_waits_for_a_crowd_that_is_far_behind() -> None:
    gallery = Gallery(asyncio.create_task)
    crowd = [Ear(WATCHER) for _ in range(SLICE + 1)]
    for _ in range(BEHIND):
        gallery.tell(crowd, [b"frame"])
    await gallery.catch_up()
    assert len(gallery.tellings) == BEHIND
    gallery.tell(crowd, [b"frame"])
    await gallery.catch_up()
    assert not gallery.tellings
    assert {len(ear.frames) for ear in crowd} == {BEHIND + 1}


@pytest.mark.anyio
async def test_between_two_of_many_requests_other_tables_have_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        room, (ear, _) = await house.table("me open")
        other, (second, _) = await house.table("me open")
        for number in range(50):
            room.ask(ear, wire.Why(f"{number}", {"type": "EndTurn"}))
        before: list[int] = []  # answers of the first table, when the other one gives its own
        monkeypatch.setattr(second, "send", lambda *_: before.append(len(ear.told("Because"))))
        other.ask(second, wire.Why("other", {"type": "EndTurn"}))
        await until(lambda: before)
        assert before[0] < 10


# At the door


@pytest.mark.anyio
async def test_the_gate_lets_one_in_after_another_in_order_and_others_have_turns_between() -> None:
    gate, inside, turns = Gate(), list[int](), dict[int, None]()
    assert gate.free()
    assert not gate.free()
    for number in range(3):
        gate.wait(partial(inside.append, number))
    assert inside == []
    while len(inside) < 3:
        turns[len(inside)] = None
        await asyncio.sleep(0)
    assert inside == [0, 1, 2]
    assert list(turns) == [0, 1, 2]  # nobody came in together with another
    await until(gate.free)


class Visit(asyncio.Protocol):
    """Somebody who has come in: noted in order."""

    def __init__(self, noted: list[str]) -> None:
        self.noted = noted

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.noted.append("in")
        transport.close()


@pytest.mark.anyio
async def test_the_doorman_takes_one_by_one_and_stays_when_the_house_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted = list[str]()
    loop = asyncio.get_running_loop()
    accept, tries = loop.sock_accept, list[str]()

    async def full_at_first(door: socket.socket) -> Any:
        tries.append("try")
        noted.append("turn")
        if len(tries) <= 2:
            raise OSError((errno.ECONNABORTED, errno.EMFILE)[len(tries) - 1], "not now")
        return await accept(door)

    monkeypatch.setattr(doorman, "BREATH", 0.001)
    monkeypatch.setattr(loop, "sock_accept", full_at_first, raising=False)
    with socket.create_server(("127.0.0.1", 0)) as door, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(socket.create_connection(door.getsockname()))
        one = doorman.Doorman(door, partial(Visit, noted))
        await until(lambda: noted.count("in") == 5)
        one.close()
        await one.wait_closed()
    assert "in in" not in " ".join(noted)


class Transport:
    """As much of a connection as the door looks at."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing


@pytest.mark.anyio
async def test_who_waits_at_the_door_is_not_read_and_who_has_gone_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = list[tuple[int, bytes]]()
    gate = Gate()
    doors: list[Any] = []
    monkeypatch.setattr(
        "flibuste.server.plain_http.PlainHttp.data_received",
        lambda door, data: read.append((doors.index(door), data)),
        raising=False,
    )
    for _ in range(3):
        door: Any = Turnstile.__new__(Turnstile)
        door.gate, door.transport = gate, Transport()
        doors.append(door)
    for door in doors:
        door.data_received(b"GET")
    assert read == [(0, b"GET")]
    assert [door.transport.reading for door in doors] == [True, False, False]
    doors[1].transport.closing = True
    doors[0].data_received(b"more")
    await until(lambda: doors[2].transport.reading)
    assert read == [(0, b"GET"), (0, b"more"), (2, b"GET")]


def test_a_hundred_watchers_at_once_are_all_let_in(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary), ExitStack() as stack:
        anne.opens("me open")
        mary.joins(anne.table)
        anne.starts()
        line = anne.line()
        stack.callback(line.close)
        address = server.address.replace("http", "ws")
        path = f"/api/tables/{anne.watch.removeprefix('/t/')}/socket"
        crowd = [
            stack.enter_context(connect(address + path, compression=None, proxy=None))
            for _ in range(100)
        ]
        for one in crowd:
            assert '"type":"Snapshot"' in str(one.recv(PATIENCE))
        while line.until("Seats")["watchers"] != 100:
            pass
