"""An old file is brought to the present version with all that is in it, or left as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from flibuste.room.maintenance import replayed
from flibuste.store import migrations
from flibuste.store.database import METADATA, open_file
from flibuste.store.inspection import inspect
from flibuste.store.migrations import VERSION, BadDatabase
from flibuste.store.records import Spoke, TakenBack
from flibuste.store.sqlite import SqliteStore
from tests.server.hall import awaited, hall

pytestmark = pytest.mark.anyio
OLD = Path(__file__).with_name("version_2.sql").read_text("utf-8")
MATCH, WAITING = "wgskx72gy3", "kgdqz7tgk4"
NOW = 2_000_000_000


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of version 2, with a match under way."""
    file = tmp_path / "room.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD)
    return file


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def shape(file: Path) -> dict[object, object]:
    """All tables and indexes with their columns."""
    names = [name for (name,) in rows(file, "SELECT name FROM sqlite_master")]
    infos = ("table_info", "index_info", "index_list")
    return {
        (name, info): rows(file, f"PRAGMA {info}('{name}')") for name in names for info in infos
    }


async def test_a_match_of_an_old_file_is_played_on(old: Path) -> None:
    before = rows(old, "SELECT table_id, number, entry FROM entries ORDER BY 1, 2")
    async with hall(old) as house:
        assert house.rooms.keys.secret == bytes(range(128, 160))
        assert [room.table.header.table for room in await house.rooms.newest()] == [MATCH]
        assert len(await house.rooms.of("guest0")) == 2
        room = await house.rooms.find(MATCH)
        assert room is not None
        assert room.table.number == 43
        assert room.table.entries[39] == Spoke(0, "l’eau, d'accord")
        assert room.table.entries[41] == TakenBack(1, 40)
        ears = [await house.enter(room, seat) for seat in (0, 1)]
        await house.act(room, awaited(room, ears), id="new")
        assert ears[0].told("Step")
    assert rows(old, "SELECT table_id, number, entry FROM entries ORDER BY 1, 2")[:45] == before
    assert rows(old, "SELECT number FROM versions") == [
        (number,) for number in migrations.MIGRATIONS if number > 2
    ]
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        report = inspect(connection, replayed)
    assert (report.tables, report.bad, report.file) == (2, [], None)
    assert report.entries > len(before)


def test_what_was_kept_before_counts_from_the_day_of_the_change(old: Path) -> None:
    open_file(old, NOW)
    assert rows(old, "SELECT DISTINCT kept_at FROM entries") == [(NOW,)]
    assert rows(old, "SELECT DISTINCT opened_at FROM tables") == [(NOW,)]
    open_file(old, NOW + 1)
    assert rows(old, "SELECT number, since FROM versions") == [
        (number, NOW) for number in migrations.MIGRATIONS if number > 2
    ]


def test_a_file_brought_up_is_just_like_a_new_one(old: Path, tmp_path: Path) -> None:
    open_file(old, NOW)
    open_file(tmp_path / "new.db", NOW)
    assert shape(old) == shape(tmp_path / "new.db")
    for table in METADATA.tables.values():
        columns = rows(old, f"SELECT name, pk FROM pragma_table_info('{table.name}')")
        assert [name for name, _ in columns] == list(table.columns.keys())
        assert {name for name, key in columns if key} == set(table.primary_key.columns.keys())


def test_a_change_that_fails_leaves_the_file_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows(old, "SELECT * FROM entries"), rows(old, "SELECT * FROM sqlite_master")

    def fail(connection: sqlite3.Connection, now: int) -> None:
        migrations.MIGRATIONS[3](connection, now)
        raise OSError("the disk is gone")

    changes = {2: migrations.MIGRATIONS[2], 4: fail}
    monkeypatch.setattr(migrations, "MIGRATIONS", changes | {3: migrations.MIGRATIONS[3]})
    with pytest.raises(OSError, match="the disk is gone"):
        open_file(old, NOW)
    assert (rows(old, "SELECT * FROM entries"), rows(old, "SELECT * FROM sqlite_master")) == before


async def test_a_file_of_a_newer_version_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    open_file(file, NOW)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO versions VALUES (?, ?)", (VERSION + 1, NOW))
    before = file.read_bytes()
    store = SqliteStore(file)
    with pytest.raises(BadDatabase, match="keep-newer"):
        await store.open()
    await store.close()
    assert file.read_bytes() == before


@pytest.mark.parametrize("schema", ["'1'", "x'39'", "NULL"])
def test_a_file_of_no_known_version_is_refused(old: Path, schema: str) -> None:
    with closing(sqlite3.connect(old)) as connection, connection:
        if schema == "NULL":
            connection.execute("DELETE FROM settings WHERE name = 'schema'")
        else:
            connection.execute(f"UPDATE settings SET value = {schema} WHERE name = 'schema'")
    with pytest.raises(BadDatabase, match="keep-unknown"):
        open_file(old, NOW)
