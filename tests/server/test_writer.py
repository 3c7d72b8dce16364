"""The thread that writes: its log stays small, and nobody waits for it who does not write."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from flibuste.core.refusal import Refused
from flibuste.store import database, writer
from flibuste.store.sqlite import SqliteStore
from flibuste.store.store import Store
from tests.server.hall import awaited, hall, looks, settled, until
from tests.server.outsiders import people, serving
from tests.server.test_sqlite import opened, pen
from tests.server.test_store import act, header, journal

pytestmark = pytest.mark.anyio
BOTH_HOMES = False  # about files
SMALL = 200_000  # bytes that the log may have in these tests
HOLD = """import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""


@contextmanager
def held_by_another(file: Path) -> Iterator[None]:
    """Another process that writes to the file and does not come to an end."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        try:
            yield
        finally:
            process.communicate(b"\n")


@contextmanager
def reader_beside(file: Path) -> Iterator[list[int]]:
    """Somebody who reads again and again while others write; how often so far."""
    over, times = threading.Event(), [0]

    def read() -> None:
        with closing(sqlite3.connect(file)) as connection:
            while not over.is_set():
                connection.execute("SELECT count(*) FROM entries").fetchone()
                times[0] += 1

    thread = threading.Thread(target=read)
    thread.start()
    try:
        yield times
    finally:
        over.set()
        thread.join()


def wait_for_ever(store: Store) -> None:
    """However slow the machine is, the writer does not give up."""
    assert isinstance(store, SqliteStore)
    pen(store).pen.execute("PRAGMA busy_timeout=600000")


def size_of_log(file: Path) -> int:
    return file.with_name(f"{file.name}-wal").stat().st_size


async def test_the_log_stays_small_however_much_is_written_while_others_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT", 10**9)  # the passive ones alone might do it here
    file = tmp_path / "room.db"
    store = SqliteStore(file, largest_log=SMALL)
    await store.open()
    await store.open_table(header())
    sizes = [size_of_log(file)]
    with reader_beside(file) as times:
        for number in range(300):
            await store.append("table", 1 + 20 * number, [act(n) for n in range(20)])
            sizes.append(size_of_log(file))
    assert times[0] > 0
    written = sum(max(0, after - before) for before, after in pairwise(sizes))
    assert written > 5 * SMALL
    assert max(sizes) < written / 2  # how far it grows is the reader's doing
    assert len(await journal(store)) == 6000
    await store.close()


async def test_a_reader_who_stays_lets_the_log_grow_and_it_is_cut_when_he_is_gone(
    tmp_path: Path,
) -> None:
    file = tmp_path / "room.db"
    store = SqliteStore(file, largest_log=SMALL)
    await store.open()
    await store.open_table(header())
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        number = 0
        while size_of_log(file) < 2 * SMALL:
            await store.append("table", 1 + 20 * number, [act(n) for n in range(20)])
            number += 1
        reader.execute("ROLLBACK")
    await until_cut(store, file, number)
    await store.close()


async def until_cut(store: SqliteStore, file: Path, number: int) -> None:
    """Write on until the log has been cut."""
    async with asyncio.timeout(60):
        while size_of_log(file) >= SMALL:
            await store.append("table", 1 + 20 * number, [act(n) for n in range(20)])
            number += 1


async def test_of_many_journals_written_to_in_turn_none_counts_as_quiet_but_the_one_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT", 3)
    store = await opened(tmp_path / "room.db")
    names = [f"table {number}" for number in range(10)]
    for name in names:
        await store.open_table(header(name, f"{name} watch"))
        await store.append(name, 1, [act(1)])
    busy, left_alone = names[1:], names[0]
    for number in range(2, 20):
        for name in busy:
            await store.append(name, number, [act(number)])
    with closing(sqlite3.connect(tmp_path / "room.db")) as reader:
        sealed = dict(reader.execute("SELECT table_id, sealed FROM tables").fetchall())
    assert sealed == dict.fromkeys(busy, 0) | {left_alone: 1}
    await store.close()


async def test_who_reads_does_not_wait_for_a_write_that_another_program_holds_up(
    tmp_path: Path,
) -> None:
    store = await opened(tmp_path / "room.db")
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    wait_for_ever(store)
    with held_by_another(tmp_path / "room.db"):
        late = asyncio.ensure_future(store.append("table", 2, [act(2)]))
        assert await journal(store) == [act(1)]
        assert await store.newest(5) == []
        assert not late.done()
    await late
    assert await journal(store) == [act(1), act(2)]
    await store.close()


async def test_while_a_lock_is_held_the_act_waits_and_the_other_rooms_are_served(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path / "room.db") as house:
        room, ears = await house.table("me open")
        other, _ = await house.table("me open")
        before, number = looks(other), room.table.number
        wait_for_ever(house.store)
        with held_by_another(tmp_path / "room.db"):
            ear = awaited(room, ears)
            menu = ear.menu()
            assert menu is not None
            acting = asyncio.ensure_future(house.act(room, ear))
            await until(lambda: room.table.number > number)  # applied, and about to be kept
            watcher = await house.enter(other, 0)
            assert watcher.told("Snapshot")
            assert looks(other) == before
            assert not ear.told("Step")
            assert not acting.done()
        await acting
        assert ear.told("Step")


async def test_an_act_that_waits_too_long_for_a_lock_is_not_kept_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    async with hall(tmp_path / "room.db", time_scale=0.001) as house:
        room, ears = await house.table("me open")
        ear = awaited(room, ears)
        before = looks(room)
        with held_by_another(tmp_path / "room.db"):
            await house.act(room, ear)
            assert ear.last("Refused")["error"] == "not_kept"
            assert looks(room) == before
            assert not house.store.well
            with pytest.raises(Refused) as refused:
                await house.store.open_table(header("another", "another watch"))
            assert refused.value.code == "not_kept"
        await house.act(room, ear)
        await settled(room)
        assert ear.told("Step")


def test_a_server_says_that_it_is_well_and_that_it_cannot_write(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    soon = dict.fromkeys(
        ["flibuste.store.database.PATIENCE", "flibuste.store.writer.PATIENCE"], 0.5
    )
    with serving(file, set=soon) as server, people(server, "Anne") as (anne,):
        told = anne.get("/healthz")
        assert told["ok"] is True
        anne.opens("me open", public=True)
        with held_by_another(file):
            anne.refused(503, "not_kept", "POST", "/api/tables", new_table())
            answer = anne.send("GET", "/healthz")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
            assert anne.get("/api/games")
            assert len(anne.get("/api/tables")["public"]) == 1
        while anne.send("GET", "/healthz").status_code != 200:  # it tries again when asked
            pass
        anne.opens()


def new_table() -> dict[str, object]:
    return {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
