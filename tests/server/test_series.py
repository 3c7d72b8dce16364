"""What a company has won together, table after table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from flibuste.room import chairs, series, wire, wishes
from flibuste.room.room import Room
from tests.server.hall import Ear, Hall, hall, settled

pytestmark = pytest.mark.anyio


async def played(house: Hall, room: Room, ears: list[Ear]) -> None:
    while room.table.phase == "running":
        for ear in ears:
            if ear.viewer in room.table.awaiting():
                await house.act(room, ear, -1)
        await asyncio.sleep(0)
    await settled(room)


async def next_table(house: Hall, room: Room, ear: Ear) -> Room:
    await house.ask(room, ear, wire.Again)
    found = await house.rooms.find(ear.last("Rematch")["table"])
    assert found is not None
    return found


async def begun(house: Hall, room: Room) -> list[Ear]:
    people = room.table.company.people()
    ears = [await house.enter(room, seat) for seat in people]
    await room.do(lambda: chairs.start(room, room.table.host(), "random"))
    return ears


def win(monkeypatch: pytest.MonkeyPatch, room: Room, *ranks: int) -> None:
    """The rules say who has won; here the test does."""
    state = type(room.table.match.state)
    monkeypatch.setattr(state, "ranks", lambda _: list(ranks))


async def test_wins_are_counted_from_table_to_table_by_who_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, ears = await house.table("me open", options={"turn_limit": 20})
        win(monkeypatch, room, 1, 2)
        await played(house, room, ears)
        assert ears[0].last("Over")["series"] is None  # the first match is no series
        second = await next_table(house, room, ears[0])
        id = second.table.header.table
    async with hall(file) as house:  # a server that starts anew knows it
        found = await house.rooms.find(id)
        assert found is not None
        host = await house.enter(found, 0)
        await house.ask(found, host, wishes.Reorder, order=[1, 0])
        ears = await begun(house, found)
        win(monkeypatch, found, 1, 1)  # shared: it counts for each
        await played(house, found, ears)
        assert ears[0].last("Over")["series"] == {"matches": 2, "wins": [1, 2]}
        third = await next_table(house, found, ears[0])
        ears = await begun(house, third)
        win(monkeypatch, third, 2, 2)  # nobody has won
        await played(house, third, ears)
        assert ears[0].last("Over")["series"] == {"matches": 3, "wins": [1, 2]}


async def test_another_company_begins_anew_and_bots_are_counted_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        room, ears = await house.table("me open bot:random", options={"turn_limit": 20})
        win(monkeypatch, room, 2, 2, 1)
        await played(house, room, ears)
        second = await next_table(house, room, ears[0])
        assert second.table.chairs[2].name == room.table.chairs[2].name
        ears = await begun(house, second)
        await played(house, second, ears)
        assert ears[0].last("Over")["series"] == {"matches": 2, "wins": [0, 0, 2]}
        third = await next_table(house, second, ears[0])
        host = await house.enter(third, 0)
        await house.ask(third, host, wishes.Remove, seat=1)
        await third.do(lambda: chairs.join(third, "stranger", "Mary"))
        ears = await begun(house, third)
        await played(house, third, ears)
        assert ears[0].last("Over")["series"] is None


async def test_a_match_that_was_stopped_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 20})
        win(monkeypatch, room, 1, 2)
        await played(house, room, ears)
        for _ in range(2):
            room = await next_table(house, room, ears[0])
            ears = await begun(house, room)
            for ear in ears:
                await house.ask(room, ear, wishes.Stop, yes=True)
            assert ears[0].last("Over")["series"] == {"matches": 1, "wins": [1, 0]}


async def test_who_has_conceded_has_won_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        win(monkeypatch, room, 1, 1, 3)
        await house.ask(room, ears[1], wishes.Concede)
        assert series.winners(room.table) == [0]
