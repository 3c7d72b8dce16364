"""Looking after the database: check and mend, back up and restore, tidy; one owner at a time."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from flibuste.core.protocol import LUCK
from flibuste.core.refusal import Refused
from flibuste.core.words import words
from flibuste.room import maintenance
from flibuste.room.maintenance import DAY, Told
from flibuste.store.owner import owning
from flibuste.store.sqlite import SqliteStore
from tests.server.hall import awaited, hall, until
from tests.server.outsiders import lines, people, serving
from tests.server.test_aside import older_rules
from tests.server.test_bit_rot import contents
from tests.server.test_migrations import OLD, WAITING
from tests.server.test_store import act, header

pytestmark = pytest.mark.anyio
BOTH_HOMES = False  # about files
NOW = 2_000_000_000
SAY = words(None, "en", "flibuste.room").say


def said(told: Told) -> str:
    return "\n".join(map(SAY, told.lines))


@contextmanager
def changed(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


async def played(file: Path, acts: int = 6) -> str:
    """A file with one match under way; the table's id."""
    async with hall(file, seed="kept") as house:
        room, ears = await house.table("me open")
        for _ in range(acts):
            await house.act(room, awaited(room, ears), -1)
        return room.table.header.table


# Check and mend


async def test_a_sound_file_is_counted(tmp_path: Path) -> None:
    await played(tmp_path / "room.db")
    told = maintenance.check(tmp_path / "room.db", mending=False, now=NOW)
    assert told.well
    assert said(told).startswith("All is well: 1 table, ")
    assert not list(tmp_path.glob("*-wal"))


@pytest.mark.parametrize("number", [1, 3, 4, 10, 20, 30])
async def test_the_first_bad_entry_is_named_and_the_match_goes_on_before_it(
    number: int, tmp_path: Path
) -> None:
    file = tmp_path / "room.db"
    table = await played(file, acts=12)
    with changed(file) as connection:
        query = "SELECT number, entry FROM entries ORDER BY number"
        before = connection.execute(query).fetchall()
        for bad in (number, number + 2):
            connection.execute("UPDATE entries SET entry = x'20' WHERE number = ?", (bad,))
    told = maintenance.check(file, mending=False, now=NOW)
    assert not told.well
    assert f"Table {table}: entry {number} is damaged" in said(told).splitlines()[0]
    start = f"entry {number - 1}" if number > 1 else "the very beginning"
    assert f"played on from {start}." in said(told)

    told = maintenance.check(file, mending=True, now=NOW)
    assert told.well, said(told)
    end = f"now ends with {start}" if number > 1 else "is again as it was opened"
    assert f"Table {table} {end};" in said(told)
    with changed(file) as connection:
        assert connection.execute(query).fetchall() == before[: number - 1]
        assert len(connection.execute("SELECT * FROM cut").fetchall()) == len(before) - number + 1
    async with hall(file) as house:
        room = await house.rooms.find(table)
        assert room is not None
        await until(lambda: LUCK not in room.table.match.state.awaiting() or not room.table.begun)
        if room.table.begun:  # luck has answered again, and as before: from the same seed
            again = [entry for entry in room.table.entries if getattr(entry, "seat", 0) == LUCK]
            assert room.table.number >= number - 1
            assert again
            ears = [await house.enter(room, seat) for seat in (0, 1)]
            await house.act(room, awaited(room, ears), id="new")
            assert ears[0].told("Step")
    assert maintenance.check(file, mending=False, now=NOW).well


async def test_luck_answers_as_before_where_its_answer_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    table = await played(file)
    async with hall(file) as house:
        room = await house.rooms.find(table)
        assert room is not None
        before = room.table.entries
    with changed(file) as connection:
        connection.execute("UPDATE entries SET checksum = x'' WHERE number = 9")
    assert maintenance.check(file, mending=True, now=NOW).well
    async with hall(file) as house:
        room = await house.rooms.find(table)
        assert room is not None
        await until(lambda: LUCK not in room.table.match.state.awaiting())
        dealt = room.table.number
        assert dealt > 9
        assert room.table.entries[:dealt] == before[:dealt]


async def test_a_journal_whose_end_is_missing_is_noticed_and_can_be_mended(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    table = await played(file)
    with changed(file) as connection:
        connection.execute("DELETE FROM entries WHERE number > 20")
    told = maintenance.check(file, mending=False, now=NOW)
    assert f"Table {table}: entry 21 is damaged (it and all after it are missing)" in said(told)
    assert maintenance.check(file, mending=True, now=NOW).well


async def test_a_table_whose_header_is_damaged_is_put_by_whole(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    table = await played(file)
    with changed(file) as connection:
        connection.execute("UPDATE tables SET header = replace(header, 'open', 'opeN')")
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    told = maintenance.check(file, mending=False, now=NOW)
    assert f"Table {table} is damaged from the beginning" in said(told)
    assert maintenance.check(file, mending=True, now=NOW).well
    with changed(file) as connection:
        assert connection.execute("SELECT count(*) FROM cut").fetchone() == (entries + 1,)


async def test_entries_without_a_table_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    await played(file)
    with changed(file) as connection:
        connection.execute("INSERT INTO entries VALUES ('nowhere', 1, 0, x'', x'')")
    told = said(maintenance.check(file, mending=False, now=NOW))
    assert "entries without a table" in told
    assert told.endswith("1 damaged table among 2.")
    assert maintenance.check(file, mending=True, now=NOW).well


async def test_a_file_whose_pages_are_damaged_is_not_mended_but_told(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    await played(file)
    data = bytearray(file.read_bytes())
    data[4096 + 3] ^= 255  # how many rows the second page has
    file.write_bytes(data)
    for mending in (False, True):
        told = maintenance.check(file, mending=mending, now=NOW)
        assert not told.well
        assert "itself is damaged" in said(told)
        assert "flibuste restore" in said(told)


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anne, " * 500)
    with pytest.raises(Refused, match=r"letter\.txt.*not a database"):
        maintenance.check(letter, mending=False, now=NOW)
    with pytest.raises(Refused, match="There is no file"):
        maintenance.check(tmp_path / "none.db", mending=False, now=NOW)
    assert not (tmp_path / "none.db").exists()
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(OLD)
    with pytest.raises(Refused, match=r"not of version 6 yet; “flibuste serve” upgrades it"):
        maintenance.check(old, mending=False, now=NOW)


# One owner


def test_two_servers_on_one_file_do_not_both_start(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with serving(file) as server, people(server, "Anne") as (anne,):
        anne.opens()
        (tmp_path / "another name.db").symlink_to(file)
        for name in ("room.db", "another name.db"):
            taken = f"“{tmp_path / name}” is in use by another"
            with pytest.raises(Refused, match=taken), owning(tmp_path / name):
                pass
        with pytest.raises(Refused, match="is in use by another"):
            maintenance.check(file, mending=True, now=NOW)
        with pytest.raises(Refused, match="is in use by another"):
            maintenance.restore(file, file, replace=True, now=NOW)
        with pytest.raises(Refused, match="is in use by another"):
            maintenance.tidy(file, finished=0, abandoned=0, dry=True, now=NOW)
        assert maintenance.check(file, mending=False, now=NOW).well  # it only reads
        assert anne.get(f"/api/tables/{anne.table}")["phase"] == "waiting"
        server.stop()
    with owning(file):
        pass


def test_who_was_killed_owns_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "room.db") as server, people(server, "Anne") as (anne,):
        anne.opens("me bot:random", options={"first": 1})
        anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Step")  # a bot's process is there too
            server.stop(signal.SIGKILL)
        with owning(tmp_path / "room.db"):
            pass


# Back up and restore


def test_a_backup_is_made_while_the_server_runs_and_restored_elsewhere(tmp_path: Path) -> None:
    file, kept, other = (tmp_path / name for name in ("room.db", "kept.db", "other.db"))
    with serving(file) as server, people(server, "Anne") as (anne,):
        anne.opens("me bot:random", public=True)
        anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            told = maintenance.backup(file, kept, replace=False)
            assert told.well
            assert "All is well: 1 table" in said(told)
            assert sorted(path.name for path in tmp_path.glob("kept*")) == ["kept.db"]
            assert kept.stat().st_mode & 0o777 == 0o600
            while (menu := line.menu()) is None:
                line.hear()
            assert line.act(menu["acts"][0])
            line.until("Step")
    assert maintenance.restore(kept, other, replace=False, now=NOW).well
    with serving(other) as server:
        anne.moves_to(server)
        with lines(again := anne.line()):  # the same keys open the same chair
            told_again = again.until("Snapshot")
            assert told_again["you"] == 0
        anne.close()


async def test_a_file_that_is_there_is_replaced_only_if_that_is_said(tmp_path: Path) -> None:
    file, kept = tmp_path / "room.db", tmp_path / "kept.db"
    await played(file)
    kept.write_text("something dear")
    with pytest.raises(Refused, match=r"kept\.db” is there already"):
        maintenance.backup(file, kept, replace=False)
    assert kept.read_text() == "something dear"
    assert maintenance.backup(file, kept, replace=True).well
    before = contents(file)
    await played(file)
    with pytest.raises(Refused, match=r"room\.db” is there already"):
        maintenance.restore(kept, file, replace=False, now=NOW)
    later = contents(file)
    told = maintenance.restore(kept, file, replace=True, now=NOW)
    assert told.well
    assert contents(file) == before
    assert contents(tmp_path / f"room.db.before-{NOW}") == later
    assert f"room.db.before-{NOW}" in said(told)


async def test_the_last_moments_of_a_killed_server_are_kept_beside_too(tmp_path: Path) -> None:
    file, kept = tmp_path / "room.db", tmp_path / "kept.db"
    await played(file)
    assert maintenance.backup(file, kept, replace=False).well
    store = SqliteStore(file)
    await store.open()
    await store.open_table(header())
    await store.append("table", 1, [act(1)])
    for end in ("", "-wal"):  # as they lie there when it is killed now
        (tmp_path / f"killed.db{end}").write_bytes((tmp_path / f"room.db{end}").read_bytes())
    await store.close()
    assert maintenance.restore(kept, tmp_path / "killed.db", replace=True, now=NOW).well
    assert contents(tmp_path / "killed.db") == contents(kept)
    assert len(contents(tmp_path / f"killed.db.before-{NOW}")[1]) == 2


async def test_a_damaged_backup_is_not_restored_and_a_damaged_file_not_backed_up(
    tmp_path: Path,
) -> None:
    file, kept, other = (tmp_path / name for name in ("room.db", "kept.db", "other.db"))
    await played(file)
    assert maintenance.backup(file, kept, replace=False).well
    for name in (file, kept):
        with changed(name) as connection:
            connection.execute("UPDATE entries SET kept_at = 1 WHERE number = 7")
    for told in (
        maintenance.backup(file, other, replace=False),
        maintenance.restore(kept, other, replace=False, now=NOW),
    ):
        assert not told.well
        assert "entry 7 is damaged" in said(told)
    assert not other.exists()
    assert not list(tmp_path.glob("*.new"))


def test_an_old_backup_is_brought_up_when_it_is_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(OLD)
    before = old.read_bytes()
    told = maintenance.restore(old, tmp_path / "room.db", replace=False, now=NOW)
    assert said(told).startswith("All is well: 2 tables, 45 entries.")
    assert old.read_bytes() == before


# Tidy


async def evening(file: Path, now: float, *, over: bool = False) -> str:
    """Somebody comes, plays a little or to the end, and goes; all at this time."""
    async with hall(file, seed=f"evening {now} {over}") as house:
        house.store.clock = lambda: now
        assert isinstance(house.store, SqliteStore)
        assert house.store.writer is not None
        house.store.writer.clock = house.store.clock
        options = {"turn_limit": 4 if over else 500}
        room, ears = await house.table("me open", options=options)
        for _ in range(30):
            if room.table.phase == "running":
                await house.act(room, awaited(room, ears), -1)
        assert (room.table.phase == "over") == over
        return room.table.header.table


async def test_finished_and_abandoned_tables_go_by_their_age(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    tables = {
        (over, days): await evening(file, NOW - days * DAY, over=over)
        for over in (False, True)
        for days in (1, 10, 100)
    }
    size = file.stat().st_size

    def left() -> set[str]:
        return {str(row[0]) for row in contents(file)[1]}

    with pytest.raises(Refused, match="--finished"):
        maintenance.tidy(file, finished=None, abandoned=None, dry=False, now=NOW)
    dry = maintenance.tidy(file, finished=5, abandoned=50, dry=True, now=NOW)
    assert said(dry) == "Tables to be removed: finished, 2; abandoned, 1."
    assert left() == set(tables.values())
    done = maintenance.tidy(file, finished=5, abandoned=50, dry=False, now=NOW)
    assert said(done) == "Tables removed: finished, 2; abandoned, 1."
    assert left() == {tables[False, 1], tables[False, 10], tables[True, 1]}
    assert {row[0] for row in contents(file)[2]} == left()
    assert {row[1] for row in contents(file)[3]} == left()
    assert file.stat().st_size < size
    assert maintenance.check(file, mending=False, now=NOW).well
    done = maintenance.tidy(file, finished=None, abandoned=0, dry=False, now=NOW)
    assert left() == {tables[True, 1]}


async def test_who_tidies_leaves_alone_what_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    bad, good = [await evening(file, NOW - days * DAY) for days in (100, 101)]
    with changed(file) as connection:
        connection.execute(
            "UPDATE entries SET entry = x'00' WHERE table_id = ? AND number = 5", (bad,)
        )
    maintenance.tidy(file, finished=0, abandoned=0, dry=False, now=NOW)
    assert [row[0] for row in contents(file)[1]] == [bad]
    assert good not in str(contents(file))


async def test_a_table_of_unknown_rules_goes_only_when_it_is_too_old_in_either_case(
    tmp_path: Path,
) -> None:
    file = tmp_path / "room.db"
    table = await evening(file, NOW - 10 * DAY, over=True)
    with changed(file) as connection:
        older_rules(connection, table)
    for finished, abandoned in ((None, 5), (5, None), (50, 5), (5, 50)):
        told = maintenance.tidy(file, finished=finished, abandoned=abandoned, dry=False, now=NOW)
        assert said(told) == "Tables removed: finished, 0; abandoned, 0."
    told = maintenance.tidy(file, finished=5, abandoned=9, dry=False, now=NOW)
    assert said(told) == "Tables removed: finished, 0; abandoned, 1."
    assert table not in str(contents(file))


def test_a_table_that_only_waits_is_abandoned_in_time(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD)
    old = maintenance.restore(file, tmp_path / "new.db", replace=False, now=NOW - 9 * DAY)
    assert old.well
    maintenance.tidy(tmp_path / "new.db", finished=None, abandoned=9, dry=False, now=NOW)
    assert WAITING not in str(contents(tmp_path / "new.db"))
