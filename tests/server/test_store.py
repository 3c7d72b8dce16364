"""What a store promises in both homes: nothing told before it is kept, nothing kept twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from flibuste.store.homes import store_on
from flibuste.store.postgres.store import PostgresStore
from flibuste.store.records import Acted, AnyEntry, Header, Joined, Seating, Spoke, TakenBack
from flibuste.store.sqlite import SqliteStore
from flibuste.store.store import Conflict, Store
from tests.server.homes import at_home

pytestmark = pytest.mark.anyio
BOTH_HOMES = True


def header(table: str = "table", watch: str = "watch", *, public: bool = False) -> Header:
    chairs = (Seating("open"), Seating("bot", "greedy"))
    return Header(
        table, watch, "cartagena", 1, {"variant": "tortuga"}, chairs, "seed", "print", public,
        "family", True, 0.8,
    )  # fmt: skip


def act(number: int, seat: int = 0) -> Acted:
    return Acted(seat, {"type": "Retreat", "origin": number}, f"id {number}")


async def opened(file: Path | None = None) -> Store:
    store = store_on(at_home(file))
    await store.open()
    return store


def commits(store: Store) -> int:
    assert isinstance(store, SqliteStore | PostgresStore)
    assert store.writer is not None
    return store.writer.commits


async def journal(store: Store, table: str = "table") -> list[AnyEntry]:
    found = await store.load(table)
    assert found is not None
    return found[1]


async def test_many_who_write_at_once_share_few_commits_and_all_is_kept(tmp_path: Path) -> None:
    store = await opened(tmp_path / "room.db")
    tables = [f"table {n}" for n in range(40)]
    for table in tables:
        await store.open_table(header(table, f"watch {table}"))

    async def play(table: str) -> None:
        for number in range(1, 11):
            await store.append(table, number, [act(number)])

    await asyncio.gather(*(play(table) for table in tables))
    assert commits(store) < 200
    for table in tables:
        assert await journal(store, table) == [act(number) for number in range(1, 11)]
    await store.close()


async def test_the_same_number_twice_is_a_conflict_and_the_others_of_the_batch_are_kept() -> None:
    store = await opened()
    for table in ("one", "two", "three"):
        await store.open_table(header(table, f"watch {table}"))
    await store.append("two", 1, [act(1)])
    answers = await asyncio.gather(
        store.append("one", 1, [act(1), act(2)]),
        store.append("two", 1, [act(7)]),
        store.append("three", 1, [act(3)]),
        store.append("three", 1, [act(4)]),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict]
    assert await journal(store, "one") == [act(1), act(2)]
    assert await journal(store, "two") == [act(1)]
    assert await journal(store, "three") == [act(3)]
    await store.close()


async def test_entries_that_belong_together_are_kept_together_or_not_at_all() -> None:
    store = await opened()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    for first in (1, 3):  # there already; after a gap
        with pytest.raises(Conflict):
            await store.append("table", first, [act(2), act(3)])
    assert await journal(store) == [act(1)]
    await store.close()


async def test_what_was_kept_is_read_again_just_as_it_was(tmp_path: Path) -> None:
    written: list[AnyEntry] = [
        Joined(0, "guest", "Anne ☠"),
        Spoke(0, "ho “ho” \n"),
        Acted(-1, {"type": "Draw", "symbol": "key"}),
        Acted(0, {"type": "EndTurn"}, "id", 4.25),
        TakenBack(0, 3, 1.5),
    ]
    store = await opened(tmp_path / "room.db")
    await store.open_table(header())
    await store.append("table", 1, written[:2])
    await store.append("table", 3, written[2:])
    await store.close()
    store = await opened(tmp_path / "room.db")
    assert await store.load("table") == (header(), written)
    assert await store.load("none") is None
    assert await store.watched("watch") == "table"
    assert await store.watched("table") is None
    await store.close()


async def test_the_secret_outlives_the_server_and_no_two_files_share_it(tmp_path: Path) -> None:
    secrets = []
    for name in ("one.db", "one.db", "two.db"):
        store = store_on(at_home(tmp_path / name))
        secrets.append(await store.open())
        await store.close()
    assert secrets[0] == secrets[1] != secrets[2]
    assert len(secrets[0]) == 32


async def test_only_public_tables_are_listed_the_newest_first() -> None:
    store = await opened()
    for number in range(8):
        await store.open_table(header(f"t{number}", f"w{number}", public=number % 2 == 0))
    assert await store.newest(3) == ["t6", "t4", "t2"]
    for table in ("t1", "t5", "t1"):
        await store.sit("guest", table, 0)
    assert await store.tables_of("guest", 9) == ["t5", "t1"]
    assert await store.tables_of("another", 9) == []
    await store.close()


async def test_more_than_fits_into_one_statement_is_kept_all_the_same() -> None:
    store = await opened()
    await store.open_table(header())
    await asyncio.gather(
        store.append("table", 1, [act(number) for number in range(4000)]),
        store.append("table", 4001, [act(number) for number in range(4000)]),
        store.append("table", 8001, [act(1)]),
    )
    assert commits(store) in (2, 3)
    assert len(await journal(store)) == 8001
    await store.close()
