"""The store in a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flibuste.store.migrations import BadDatabase
from flibuste.store.sqlite import SqliteStore
from flibuste.store.writer import Writer
from tests.server.hall import until
from tests.server.test_store import act, header, journal

pytestmark = pytest.mark.anyio
PRAGMAS = ("journal_mode", "synchronous")


async def opened(file: Path) -> SqliteStore:
    store = SqliteStore(file)
    await store.open()
    return store


def pen(store: SqliteStore) -> Writer:
    assert store.writer is not None
    return store.writer


async def test_a_store_that_cannot_write_says_so_to_all_who_wait_and_can_later(
    tmp_path: Path,
) -> None:
    store = await opened(tmp_path / "room.db")
    await store.open_table(header())

    pen(store).pen.execute("PRAGMA query_only=ON")
    answers = await asyncio.gather(
        store.append("table", 1, [act(1)]),
        store.append("table", 1, [act(1)]),
        return_exceptions=True,
    )
    assert all(isinstance(answer, Exception) for answer in answers)
    assert [store.well] == [False]
    pen(store).pen.execute("PRAGMA query_only=OFF")
    await store.append("table", 1, [act(1)])
    assert store.well
    assert await journal(store) == [act(1)]
    await store.close()


async def test_nobody_else_may_read_the_file_nor_what_lies_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "a #strange?name%20.db"
    store = await opened(file)
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert modes.keys() >= {file.name, f"{file.name}-wal"}
    assert set(modes.values()) == {0o600}
    await store.close()


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne, " * 500)
    file.chmod(0o644)
    store = SqliteStore(file)
    with pytest.raises(BadDatabase, match="not a database"):
        await store.open()
    await store.close()
    assert file.read_text() == "Dear Anne, " * 500
    assert file.stat().st_mode & 0o777 == 0o644


async def test_the_database_of_another_program_is_refused_and_left_as_it_was(
    tmp_path: Path,
) -> None:
    file = tmp_path / "books.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE settings (name TEXT, value TEXT)")
    connection.close()
    before = file.read_bytes()
    store = SqliteStore(file)
    with pytest.raises(BadDatabase, match="keep-foreign"):
        await store.open()
    await store.close()
    assert file.read_bytes() == before


@pytest.mark.parametrize("on_disk", [False, True])
async def test_every_commit_reaches_the_disk_when_asked_to(tmp_path: Path, on_disk: bool) -> None:
    store = SqliteStore(tmp_path / "room.db", every_commit_on_disk=on_disk)
    await store.open()
    pragmas = [pen(store).pen.execute(f"PRAGMA {name}").fetchone() for name in PRAGMAS]
    assert pragmas == [("wal",), (2 if on_disk else 1,)]
    await store.open_table(header())
    await asyncio.gather(*(store.append("table", number, [act(number)]) for number in (1, 2, 3)))
    assert await journal(store) == [act(1), act(2), act(3)]
    await store.close()


async def test_the_log_is_moved_into_the_file_now_and_then(tmp_path: Path) -> None:
    store = await opened(tmp_path / "room.db")
    await store.open_table(header())
    size = (tmp_path / "room.db").stat().st_size
    for number in range(12):
        await store.append("table", 1 + number * 100, [act(n) for n in range(100)])
    await until(lambda: (tmp_path / "room.db").stat().st_size > size)
    await store.close()
