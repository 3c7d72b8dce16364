"""Bots of many tables think by turns: nobody's slow bots stop anybody else's."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from flibuste.bots import bot
from flibuste.bots.hints import Advice
from flibuste.bots.search import SearchBot
from flibuste.core.match import Match
from flibuste.core.protocol import Action, View
from flibuste.room import chairs, wire
from flibuste.room.deputies.desks import CEILING, PATIENCE, Desk, Thinker, choose
from flibuste.room.deputies.turns import ROUND, FairQueue
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from tests.server.hall import Hall, hall, settled, until


def served(queue: FairQueue[str]) -> list[str]:
    """All who wait, in the order of service."""
    found = []
    while queue:
        found.append(queue.take())
    return found


def filled(*lines: str) -> FairQueue[str]:
    """Lines of "guest table item …"."""
    queue: FairQueue[str] = FairQueue()
    for line in lines:
        guest, table, *items = line.split()
        for item in items:
            queue.put(guest, table, item)
    return queue


def test_guests_take_turns_and_so_do_the_tables_of_one_guest() -> None:
    queue = filled("anne t1 a1 a2", "anne t2 b1", "mary t3 c1 c2", "jack t4 d1")
    assert served(queue) == ["a1", "c1", "d1", "b1", "c2", "a2"]


def test_at_one_table_who_came_first_is_served_first() -> None:
    assert served(filled("anne t1 1 2 3 4")) == ["1", "2", "3", "4"]


def test_who_comes_while_another_is_served_is_next() -> None:
    queue = filled(*(f"hog t{number} x{number}" for number in range(100)))
    assert queue.take() == "x0"
    queue.put("anne", "t", "anne")
    assert queue.take() == "anne"
    queue.put("anne", "t", "anne again")  # but not for ever
    assert [queue.take(), queue.take()] == ["x1", "anne again"]


def test_ever_new_guests_stop_nobody() -> None:
    queue = filled("anne t 1 2")
    assert queue.take() == "1"
    for number in range(ROUND):
        queue.put(f"new {number}", "t", "new")
        before = queue.take()
    assert before == "2"


def test_who_does_not_wait_any_more_is_left_out() -> None:
    queue = filled("anne t1 1 2", "mary t2 3")
    for guest, table, item in (("anne", "t1", "1"), ("mary", "t2", "3"), ("jack", "t3", "4")):
        queue.discard(guest, table, item)
        queue.discard(guest, table, item)
    assert served(queue) == ["2"]
    assert not queue.waiting


# In a room


class SlowDesk(Desk):
    """Somebody thinks here until the test lets the thought end; the order of service is kept."""

    def __init__(self, order: list[str]) -> None:
        super().__init__()
        self.order = order
        self.thought: asyncio.Future[None] | None = None

    async def choose(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str
    ) -> Action:
        self.order.append(name)
        self.thought = asyncio.get_running_loop().create_future()
        await self.thought
        return menu[0]

    async def advise(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str
    ) -> Advice:
        return Advice(await self.choose(name, key, view, menu, seed))


def think_on(desks: Sequence[SlowDesk]) -> None:
    """Every thought under way ends."""
    for desk in desks:
        if desk.thought is not None and not desk.thought.done():
            desk.thought.set_result(None)


async def bots_turn(house: Hall, guest: str, bot: str) -> Room:
    """A table of this guest where a bot begins."""
    new = NewTable("cartagena", [Wanted("me"), Wanted("bot", bot)], {"first": 1}, pace=0.0)
    room, seat = await house.rooms.open(new, guest, guest)
    await room.do(partial(chairs.start, room, seat, "random"))
    return room


@pytest.mark.anyio
@pytest.mark.parametrize("cores", [1, 2])
async def test_a_guest_with_many_slow_bots_delays_another_by_one_thought_for_each_desk(
    cores: int,
) -> None:
    async with hall() as house:
        order: list[str] = []
        desks = [SlowDesk(order) for _ in range(cores)]
        house.rooms.thinker = Thinker(desks)
        for _ in range(40):
            await bots_turn(house, "hog", "mate:9999ms")
        await until(lambda: len(order) == cores)
        for number in (1, 2, 3):
            before = len(order)
            await bots_turn(house, "anne", "greedy")
            await until(partial(played, desks, order, number))
            thoughts = order[before:].index("greedy")  # begun after Anne's bot was asked
            assert thoughts <= (0 if number == 1 else cores), order


def played(desks: Sequence[SlowDesk], order: list[str], number: int) -> bool:
    """Let every thought under way end, until so many of Anne's have begun."""
    if order.count("greedy") < number:
        think_on(desks)
    return order.count("greedy") == number


@pytest.mark.anyio
async def test_a_hint_waits_in_the_same_line_and_only_once_for_each_seat() -> None:
    async with hall() as house:
        order: list[str] = []
        desks = [SlowDesk(order)]
        house.rooms.thinker = Thinker(desks)
        await bots_turn(house, "hog", "mate:9999ms")
        await bots_turn(house, "hog", "mate:9999ms")
        room, (ear, _) = await house.table("me open", options={"first": 0})
        for _ in range(5):
            await house.ask(room, ear, wire.Hint)
        assert len(ear.told("Refused")) == 4
        assert order == ["mate:9999ms"]
        think_on(desks)
        await until(lambda: order == ["mate:9999ms", "captain"])
        think_on(desks)
        await until(lambda: ear.told("Hinted"))


@pytest.mark.anyio
async def test_who_stops_asking_leaves_the_line_and_no_desk_is_lost() -> None:
    thinker, asked = Thinker([SlowDesk([])]), question()
    desk = await thinker._turn("anne", "t")
    waiting = [asyncio.create_task(thinker.choose("mate", *asked, guest="b")) for _ in range(3)]
    await until(lambda: thinker.waiting)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not thinker.waiting
    late = asyncio.create_task(thinker.choose("mate", *asked))
    await until(lambda: thinker.waiting)
    thinker._leave(desk)
    assert thinker.free == []
    late.cancel()  # in the very moment when it is his turn
    await asyncio.gather(late, return_exceptions=True)
    assert thinker.free == [desk]


def question() -> tuple[Any, ...]:
    match: Match[Any, Any, Any] = Match("cartagena", 2)
    match.try_luck(bot("random", 1).rng)
    (seat,) = match.state.awaiting()
    return "cartagena", match.game.view(match.state, seat), match.state.legal(seat), "1"


def test_there_are_as_many_desks_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    found: Callable[[], int | None]
    for found, desks in ((lambda: 6, 6), (lambda: None, 1)):
        monkeypatch.setattr(os, "cpu_count", found)
        assert len(Thinker().desks) == desks


def test_no_bot_thinks_longer_in_a_room_than_the_ceiling(monkeypatch: pytest.MonkeyPatch) -> None:
    assert CEILING == 3.0 < PATIENCE
    given: list[float] = []

    def note(self: SearchBot, game: object, view: object, menu: Sequence[Action]) -> Action:
        given.append(self.within)
        return menu[0]

    monkeypatch.setattr(SearchBot, "choose", note)
    for name in ("mate:9999ms", "mate:9999", "legend"):
        choose(name, *question())
    assert given == [CEILING] * 3
    chairs.check_bot("mate:9999ms")
    chairs.check_bot("mate:9999")


@pytest.mark.anyio
async def test_a_bot_that_waits_in_line_does_not_keep_its_room_from_playing() -> None:
    async with hall() as house:
        order: list[str] = []
        house.rooms.thinker = Thinker([SlowDesk(order)])
        await bots_turn(house, "hog", "mate")
        room, ears = await house.table("me open bot:greedy", options={"first": 0})
        await house.act(room, ears[0], -1)
        await settled(room)
        assert ears[1].told("Step")
