"""The store in a real PostgreSQL: what is its own.  What both homes promise is in test_store.py."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from flibuste.core.refusal import Refused
from flibuste.room import maintenance
from flibuste.room import maintenance_postgres as keeper
from flibuste.store.address import Address, database_of
from flibuste.store.chain import Damaged
from flibuste.store.database import open_file
from flibuste.store.migrations import VERSION, BadDatabase
from flibuste.store.postgres import store as store_module
from flibuste.store.postgres import writer as writer_module
from flibuste.store.postgres.copying import connected
from flibuste.store.postgres.store import PostgresStore
from flibuste.store.postgres.writer import PostgresWriter, Unsure
from tests.server.hall import awaited, hall, until
from tests.server.homes import Home, at_home, postgres
from tests.server.outsiders import PATIENCE, people, serving
from tests.server.test_maintenance import said
from tests.server.test_store import act, header, journal
from tools.postgres import Postgres

pytestmark = pytest.mark.anyio
BOTH_HOMES = False
NOW = 2_000_000_000


@pytest.fixture(autouse=True)
def in_postgres(home: str) -> Iterator[None]:
    Home.kind = "postgres"
    yield
    Home.kind = home


@contextmanager
def short_patience() -> Iterator[None]:
    """Where a test waits until patience is at its end; no longer, since this machine may be busy
    when something is to come true.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(writer_module, "PATIENCE", 0.5)
        patched.setattr(writer_module, "AGAIN", 0.2)
        yield


@pytest.fixture
def server() -> Iterator[Postgres]:
    """The test may stop and start it: no other test of this worker runs meanwhile."""
    yield postgres()
    if postgres().process is None:
        postgres().start()


def room(name: str = "") -> Address:
    found = at_home(Path(name) if name else None)
    assert isinstance(found, Address)
    return found


async def opened(address: Address | None = None) -> PostgresStore:
    store = PostgresStore(address or room())
    await store.open()
    return store


def pen(store: PostgresStore) -> PostgresWriter:
    assert store.writer is not None
    return store.writer


async def asked(address: Address, question: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(address.url)
    found = await connection.fetch(question, *values)
    await connection.close()
    return [tuple(row) for row in found]


async def test_several_servers_may_be_the_first_at_the_same_time() -> None:
    """They start together, and the room is made once."""
    address = room()
    stores = [PostgresStore(address) for _ in range(4)]
    secrets = await asyncio.gather(*(store.open() for store in stores))
    assert len(set(secrets)) == 1
    for store in stores:
        await store.close()


# Who may write


async def test_a_command_that_writes_has_the_database_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_module, "GHOST", 0.1)
    store = await opened()
    with pytest.raises(Refused) as refused:
        async with connected(store.address, writing=True):
            pass
    assert refused.value.reason.id == "serve-taken"
    await store.close()
    async with connected(store.address, writing=True):
        second = PostgresStore(store.address)
        with pytest.raises(Refused) as refused:
            await second.open()
        assert refused.value.reason.id == "serve-taken"
        await second.close()
    await (await opened(store.address)).close()


async def test_a_server_instead_of_which_a_command_has_written_writes_nothing_more_and_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost = asyncio.Event()
    store = PostgresStore(room(), on_lost=lost.set)
    await store.open()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    pen(store).heart.cancel()
    pen(store)._let_go()
    async with connected(store.address, writing=True):
        pass
    # What it knows of its rooms may be old: it has lost them for good.
    with short_patience(), pytest.raises(Unsure):
        await store.append("table", 2, [act(2)])
    assert [store.well] == [False]
    monkeypatch.setattr(writer_module, "BEAT", 0.01)
    pen(store).heart = asyncio.create_task(pen(store)._beat())
    await lost.wait()
    assert await journal(store) == [act(1)]
    await store.close()


async def test_the_connection_is_made_anew_though_nobody_writes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "BEAT", 0.01)
    store = await opened()
    pen(store)._let_go()
    assert [store.well] == [False]
    await until(lambda: store.well)
    await store.close()


async def test_the_database_ends_the_connection_of_who_gives_no_sign_of_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "BEAT", 3600)
    monkeypatch.setattr(writer_module, "SILENCE", 1)
    frozen = await opened()
    await until(lambda: not frozen.well)
    async with connected(frozen.address, writing=True):
        pass
    await frozen.close()


# Lines that are cut


@pytest.mark.parametrize("kept", [True, False])
async def test_what_was_on_its_way_when_the_line_was_cut_is_kept_once(
    kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    insert = PostgresWriter._insert
    cuts = 0

    async def cut(writer: PostgresWriter, line: Any, plan: Any) -> set[str]:
        nonlocal cuts
        cuts += 1
        if cuts == 1:
            if kept:
                await insert(writer, line, plan)
            line.terminate()
            raise ConnectionResetError
        return await insert(writer, line, plan)

    monkeypatch.setattr(PostgresWriter, "_insert", cut)
    await asyncio.gather(
        store.append("table", 2, [act(2), act(3)]), store.append("table", 4, [act(4)])
    )
    assert cuts == (1 if kept else 2)
    assert await journal(store) == [act(1), act(2), act(3), act(4)]
    assert store.well
    await store.close()


async def test_the_database_ends_every_connection_and_nothing_is_lost_or_doubled() -> None:
    store = await opened()
    tables = [f"table {n}" for n in range(8)]
    for table in tables:
        await store.open_table(header(table, f"watch {table}"))

    async def play(table: str) -> None:
        for number in range(1, 41):
            await store.append(table, number, [act(number)])

    async def cut() -> None:
        end = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'flibuste'"""
        for _ in range(5):
            await asyncio.sleep(0.01)
            await asked(Address(postgres().url()), end)

    await asyncio.gather(cut(), *(play(table) for table in tables))
    for table in tables:
        assert await journal(store, table) == [act(number) for number in range(1, 41)]
    await store.close()


async def test_while_the_database_is_away_it_is_said_and_later_all_goes_on(
    server: Postgres,
) -> None:
    store = await opened()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    await asyncio.to_thread(server.stop)
    with short_patience(), pytest.raises(Unsure):
        await store.append("table", 2, [act(2)])
    assert [store.well] == [False]
    for question in (store.load("table"), store.newest(3)):
        with pytest.raises(Refused) as refused:
            await question
        assert refused.value.code == "not_read"
    with pytest.raises(Refused) as refused:
        await store.sit("guest", "table", 0)
    assert refused.value.code == "not_kept"
    store.try_again()
    await asyncio.to_thread(server.start)
    while not store.well:
        store.try_again()
        await asyncio.sleep(0.01)
    assert await journal(store) == [act(1)]
    await store.append("table", 2, [act(2)])
    assert await journal(store) == [act(1), act(2)]
    await store.close()


async def test_who_reads_while_the_database_is_known_to_be_away_is_told_so_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And does not wait until the driver has let go, which asks a database that stands still."""
    monkeypatch.setattr(store_module, "AGAIN", 0.01)
    store = await opened()
    pen(store).heart.cancel()
    pen(store).trouble = TimeoutError()
    awake, let_go = asyncio.Event(), asyncio.Event()

    async def stubborn() -> None:
        try:
            await awake.wait()
        finally:
            await awake.wait()
            let_go.set()

    with pytest.raises(Refused) as refused:
        await store._read(stubborn)
    assert refused.value.code == "not_read"
    awake.set()
    await let_go.wait()
    await store.close()


async def test_a_restart_in_the_middle_is_waited_for(server: Postgres) -> None:
    store = await opened()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    await asyncio.to_thread(server.stop)
    waiting = asyncio.create_task(store.append("table", 2, [act(2)]))
    await asyncio.to_thread(server.start)
    await waiting
    assert await journal(store) == [act(1), act(2)]
    await store.close()


async def test_a_database_that_may_not_be_written_says_so_and_can_later(
    server: Postgres,
) -> None:
    store = await opened()
    await store.open_table(header())
    line = await pen(store).connected()
    await line.execute("SET default_transaction_read_only = on")
    answers = await asyncio.gather(
        store.append("table", 1, [act(1)]),
        store.append("table", 1, [act(1)]),
        return_exceptions=True,
    )
    assert all(isinstance(answer, asyncpg.ReadOnlySQLTransactionError) for answer in answers)
    assert [store.well] == [False]
    await line.execute("SET default_transaction_read_only = off")
    store.try_again()
    await until(lambda: store.well)
    await store.append("table", 1, [act(1)])
    assert await journal(store) == [act(1)]
    await store.close()


# Versions and damage


async def test_the_tables_of_both_homes_have_the_same_columns(tmp_path: Path) -> None:
    """A version that changes the file has to change the database too (postgres/schema.py); what
    workers know of each other is in no backup.
    """
    store = await opened()
    found = await asked(
        store.address,
        """SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = current_schema AND table_name NOT IN ('workers', 'leases')""",
    )
    await store.close()
    open_file(tmp_path / "room.db", NOW)
    with closing(sqlite3.connect(tmp_path / "room.db")) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        there = {
            (name, row[1])
            for (name,) in names
            for row in connection.execute(f"PRAGMA table_info({name})")
        }
    assert set(found) == there


async def test_a_newer_or_foreign_database_is_refused_and_left_as_it_was() -> None:
    store = await opened()
    await store.close()
    for change, why in (
        (f"INSERT INTO versions VALUES ({VERSION + 1}, 0)", "keep-newer"),
        ("DELETE FROM versions", "keep-unknown"),
        ("DROP TABLE chairs", "keep-foreign"),
    ):
        await asked(store.address, change)
        again = PostgresStore(store.address)
        with pytest.raises(BadDatabase, match=why):
            await again.open()
        await again.close()


async def test_a_changed_entry_is_noticed_and_one_that_was_cut_off_too() -> None:
    store = await opened()
    for table in ("one", "two"):
        await store.open_table(header(table, f"watch {table}"))
        await store.append(table, 1, [act(1), act(2), act(3)])
    await store.close()
    await asked(store.address, "UPDATE entries SET entry = '\\x20' WHERE table_id = 'one'")
    await asked(store.address, "DELETE FROM entries WHERE table_id = 'two' AND number = 3")
    store = await opened(store.address)
    for table, number in (("one", 1), ("two", 3)):
        with pytest.raises(Damaged) as damaged:
            await store.load(table)
        assert damaged.value.number == number
    await store.close()


async def test_ids_that_no_table_can_have_are_those_of_no_table() -> None:
    store = await opened()
    for strange in ("\0", "\udcff", "é" * 40):
        assert await store.load(strange) is None
        assert await store.watched(strange) is None
    await store.close()


# Its address


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://anne:s%40lt@db:5432/room", "postgresql://anne:…@db:5432/room"),
        ("postgres://anne:sa/l?t@db/room", "postgres://anne:…@db/room"),
        ("postgresql://anne@db/room?password=salt&x=1", "postgresql://anne@db/room?password=…&x=1"),
        ("postgresql:///room?host=/tmp", "postgresql:///room?host=/tmp"),
    ],
)
def test_nobody_reads_the_password_of_an_address(url: str, shown: str) -> None:
    found = database_of(url)
    assert isinstance(found, Address)
    assert found.url == url
    assert str(found) == shown
    assert "lt" not in repr(found)
    assert "lt" not in found.hide(f"no way to {url}")
    assert database_of("postgresql.db") == Path("postgresql.db")


async def test_where_there_is_no_database_a_sentence_says_so_without_the_password() -> None:
    store = PostgresStore(Address(f"postgresql://anne:pepper@/none?host={postgres().folder}/none"))
    with pytest.raises(BadDatabase) as bad:
        await store.open()
    await store.close()
    assert bad.value.detail
    assert "pepper" not in repr(bad.value)


# A server on it


def test_a_killed_server_is_started_anew_and_all_that_was_told_is_there(
    tmp_path: Path, server: Postgres
) -> None:
    """Also when the database was away for a moment: who acted then was told so."""
    address = room()
    file = tmp_path / "room.db"
    with serving(file, address=address, time_scale=0.1) as host, people(host, "Anne") as (anne,):
        anne.opens("me bot:random")
        anne.starts()
        line = anne.line()
        line.until("Snapshot")
        while line.menu() is None:
            line.hear()
        line.act()
        line.until("Step")
        server.stop()
        web = httpx.get(f"{host.address}/healthz", timeout=PATIENCE)
        assert (web.status_code, web.json()["ok"]) == (503, False)
        server.start()
        line.close()
        before = anne.journal()
        host.stop(signal.SIGKILL)
        with serving(file, address=address, time_scale=0.1) as again:
            anne.moves_to(again)
            assert anne.journal()[: len(before)] == before
            line = anne.line(after=0)
            assert line.until("Snapshot")["number"] >= before[-1]["number"]
            line.close()
    assert "flibuste@" not in file.with_suffix(".log").read_text()


# Looking after it


async def played() -> tuple[Address, str]:
    """A database with one match under way; the table's id."""
    file = Path(f"kept {next(rooms_kept)}")
    async with hall(file, seed="kept") as house:
        table, ears = await house.table("me open")
        for _ in range(12):
            await house.act(table, awaited(table, ears), -1)
        address = room(str(file))
        return address, table.table.header.table


rooms_kept = iter(range(1000))


async def test_the_first_bad_entry_is_named_and_mended() -> None:
    address, table = await played()
    told = await asyncio.to_thread(keeper.check, address, mending=False, now=NOW)
    assert told.well, said(told)
    assert said(told).startswith("All is well: 1 table, ")
    await asked(address, "UPDATE entries SET entry = '\\x20' WHERE number = 10")
    told = await asyncio.to_thread(keeper.check, address, mending=False, now=NOW)
    assert f"Table {table}: entry 10 is damaged" in said(told).splitlines()[0]
    told = await asyncio.to_thread(keeper.check, address, mending=True, now=NOW)
    assert told.well, said(told)
    store = await opened(address)
    assert len(await journal(store, table)) == 9
    await store.close()
    assert (await asked(address, "SELECT min(number) FROM cut")) == [(10,)]
    await asked(address, "UPDATE tables SET header = '\\x20'")
    told = await asyncio.to_thread(keeper.check, address, mending=True, now=NOW)
    assert told.well, said(told)
    assert said(told).endswith("All is well: no tables.") or "0 tables" in said(told)


async def test_a_backup_is_a_file_and_either_home_is_restored_from_it(tmp_path: Path) -> None:
    address, table = await played()
    kept = tmp_path / "backup.db"
    store = await opened(address)  # while the server runs
    told = await asyncio.to_thread(keeper.backup, address, kept, replace=False)
    assert told.well, said(told)
    with pytest.raises(Refused, match="is there already"):
        await asyncio.to_thread(keeper.backup, address, kept, replace=False)
    assert kept.stat().st_mode & 0o777 == 0o600
    assert maintenance.check(kept, mending=False, now=NOW).well
    there = await store.load(table)
    with pytest.raises(Refused, match="is in use by another"):
        await asyncio.to_thread(keeper.restore, kept, address, replace=True, now=NOW)
    secret = await secret_of(address)
    await store.close()

    other = room()
    told = await asyncio.to_thread(keeper.restore, kept, other, replace=False, now=NOW)
    assert told.well, said(told)
    with pytest.raises(Refused, match="is there already"):
        await asyncio.to_thread(keeper.restore, kept, other, replace=False, now=NOW)
    told = await asyncio.to_thread(keeper.restore, kept, other, replace=True, now=NOW)
    assert (tmp_path / f"backup.db.before-{NOW}").exists()
    store = await opened(other)
    assert await store.load(table) == there
    assert await secret_of(other) == secret
    await store.append(table, len(there[1]) + 1 if there else 0, [act(1)])
    await store.close()
    maintenance.restore(kept, tmp_path / "room.db", replace=False, now=NOW)
    assert maintenance.check(tmp_path / "room.db", mending=False, now=NOW).well


async def secret_of(address: Address) -> bytes:
    ((secret,),) = await asked(address, "SELECT value FROM settings WHERE name = 'secret'")
    return bytes(secret)


async def test_old_tables_go_by_their_age() -> None:
    address, table = await played()
    ages = {"finished": None, "abandoned": 30.0}
    for dry, left in ((True, 1), (False, 0)):
        later = int(NOW + 10 * 365 * maintenance.DAY)
        told = await asyncio.to_thread(keeper.tidy, address, **ages, dry=dry, now=later)
        assert "abandoned, 1" in said(told)
        for name in ("tables", "entries", "chairs"):
            rows = await asked(address, f"SELECT DISTINCT table_id FROM {name}")
            assert rows == [(table,)] * left, name
