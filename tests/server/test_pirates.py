"""Bots have names of our own crew, which stay and which nobody else has."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from flibuste.room import chairs
from flibuste.room.names import LONGEST_NAME, name_tag, same
from flibuste.room.pirates import PIRATES, pirate
from flibuste.room.rooms import NewTable, Wanted
from flibuste.room.table import Table
from flibuste.store.records import Seating
from tests.server.hall import hall


def test_the_names_of_the_crew_can_be_told_apart_and_fit() -> None:
    for name in PIRATES:
        assert name_tag(name) == name
        assert len(name) <= LONGEST_NAME // 2
        assert [other for other in PIRATES if same(name, other)] == [name]


def test_a_table_gives_the_same_names_in_the_same_order_whenever_it_is_asked() -> None:
    taken: list[str] = []
    for _ in range(len(PIRATES) + 2):  # one day the crew is all aboard
        taken.append(pirate("3va42uwjto", taken))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert set(taken) > set(PIRATES)
    assert pirate("3va42uwjto", []) == taken[0]
    assert len({pirate(f"table {number}", []) for number in range(100)}) > 20


@pytest.mark.anyio
async def test_bots_are_named_when_the_table_opens_when_it_starts_and_at_the_next_one(
    tmp_path: Path,
) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, _ = await house.table("me bot:random bot:greedy", start=False)
        await room.do(lambda: chairs.stand_up(room, 0))
        await room.do(lambda: chairs.join(room, "anne", "Anne"))
        names = [chair.name for chair in room.table.chairs]
        assert len(set(names)) == 3
        assert {*names[1:]} < {*PIRATES}
        following = await house.rooms.again(room.table)
        id = room.table.header.table
    async with hall(file) as house:
        for table in (id, following.table):
            again = await house.rooms.find(table)
            assert again is not None
            assert [chair.name for chair in again.table.chairs] == names


@pytest.mark.anyio
async def test_a_person_keeps_the_name_that_a_bot_would_have_had() -> None:
    async with hall() as house:
        room, _ = await house.rooms.open(
            NewTable("cartagena", [Wanted("me"), *[Wanted("bot", "random")] * 4]),
            "guest",
            "barnabe",
        )
        names = [chair.name for chair in room.table.chairs]
        assert names[0] == "barnabe"
        assert not any(same("Barnabé", name) for name in names[1:])
        other, _ = await house.table("me bot:random open", start=False)
        bot = other.table.chairs[1].name
        await other.do(lambda: chairs.stand_up(other, 2))
        await other.do(lambda: chairs.join(other, "late", bot.upper()))
        assert other.table.chairs[2].name == f"{bot.upper()} 2"


@pytest.mark.anyio
async def test_a_table_of_before_gives_its_bots_names_that_stay() -> None:
    async with hall() as house:
        room, _ = await house.table("me bot:random open", start=False)
        table = room.table
        nameless = tuple(Seating(one.kind, one.bot) for one in table.header.chairs)
        header = msgspec.structs.replace(table.header, chairs=nameless)
        again = [Table(header, table.entries).chairs[1].name for _ in range(2)]
        assert again == [table.chairs[1].name] * 2
