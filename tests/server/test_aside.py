"""A table that cannot be read is put aside: it is told once, and nothing else notices."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from flibuste.room import rooms
from flibuste.room.unreadable import Unreadable
from flibuste.store import chain
from flibuste.store.records import Acted, Header
from tests.server.hall import Hall, awaited, hall
from tests.server.outsiders import people, serving

pytestmark = pytest.mark.anyio
BOTH_HOMES = False  # about files
Damage = Callable[[sqlite3.Connection, str], None]


def change(connection: sqlite3.Connection, table: str, number: int, entry: bytes) -> None:
    """Write another entry in the place of one, with a checksum that is right."""
    row = connection.execute(
        "SELECT checksum FROM entries WHERE table_id = ? AND number = ?", (table, number - 1)
    ).fetchone()
    connection.execute("DELETE FROM entries WHERE table_id = ? AND number >= ?", (table, number))
    link = chain.of_entry(row[0], table, number, 0, entry)
    connection.execute("INSERT INTO entries VALUES (?,?,?,?,?)", (table, number, 0, entry, link))
    seal = "UPDATE tables SET sealed = ?, seal = ? WHERE table_id = ?"
    connection.execute(seal, (number, link, table))


def other_header(connection: sqlite3.Connection, table: str, text: bytes) -> None:
    """Another header, alone in its table, with a checksum that is right."""
    query = "SELECT opened_at FROM tables WHERE table_id = ?"
    (at,) = connection.execute(query, (table,)).fetchone()
    link = chain.of_header(table, at, text)
    connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    columns = "header = ?, checksum = ?, sealed = 0, seal = ?"
    connection.execute(f"UPDATE tables SET {columns} WHERE table_id = ?", (text, link, link, table))


def header_of(connection: sqlite3.Connection, table: str) -> Header:
    query = "SELECT header FROM tables WHERE table_id = ?"
    (text,) = connection.execute(query, (table,)).fetchone()
    return msgspec.json.decode(text, type=Header)


def no_header(connection: sqlite3.Connection, table: str) -> None:
    other_header(connection, table, b"{")


def older_rules(connection: sqlite3.Connection, table: str) -> None:
    older = msgspec.structs.replace(header_of(connection, table), version=0)
    other_header(connection, table, msgspec.json.encode(older))


def no_game(connection: sqlite3.Connection, table: str) -> None:
    gone = msgspec.structs.replace(header_of(connection, table), game="gone")
    other_header(connection, table, msgspec.json.encode(gone))


def no_chairs(connection: sqlite3.Connection, table: str) -> None:
    alone = msgspec.structs.replace(header_of(connection, table), chairs=())
    other_header(connection, table, msgspec.json.encode(alone))


def no_entry(connection: sqlite3.Connection, table: str) -> None:
    change(connection, table, 3, b"ahoy")


def wrong_act(connection: sqlite3.Connection, table: str) -> None:
    change(connection, table, 4, msgspec.json.encode(Acted(0, {"type": "Advance", "origin": 99})))


def wrong_seat(connection: sqlite3.Connection, table: str) -> None:
    change(connection, table, 2, b'{"type":"Joined","seat":77,"guest":"g","name":"n"}')


def wrong_checksum(connection: sqlite3.Connection, table: str) -> None:
    connection.execute(
        "UPDATE entries SET entry = replace(entry, '0', '1') WHERE table_id = ? AND number = 5",
        (table,),
    )


def a_gap(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", (table,))


def no_end(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM entries WHERE table_id = ? AND number > 9", (table,))


DAMAGES: list[Damage] = [
    no_header, older_rules, no_game, no_chairs, no_entry, wrong_act, wrong_seat, wrong_checksum,
    a_gap, no_end,
]  # fmt: skip


async def two_tables(file: Path) -> tuple[str, str]:
    """Two public tables in a file that nobody has open: one to damage, and one to be left alone."""
    async with hall(file) as house:
        ids = []
        for _ in range(2):
            room, ears = await house.table("me open", public=True)
            for _ in range(4):
                await house.act(room, awaited(room, ears))
            ids.append(room.table.header.table)
    return ids[0], ids[1]


def do_damage(file: Path, damage: Damage, table: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        damage(connection, table)


@pytest.mark.parametrize("damage", DAMAGES)
async def test_one_that_cannot_be_read_hides_no_other_and_says_so_once(
    damage: Damage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(tmp_path / "room.db")
    do_damage(tmp_path / "room.db", damage, bad)
    async with hall(tmp_path / "room.db") as house:
        loads = counted(house)
        with caplog.at_level(logging.WARNING):
            for _ in range(3):
                for listed in (await house.rooms.newest(), await house.rooms.of("guest0")):
                    assert [room.table.header.table for room in listed] == [good]
                with pytest.raises(Unreadable) as told:
                    await house.rooms.by_any_id(bad)
        assert loads.count(bad) == 1
        assert [record.message for record in caplog.records if bad in record.message] == [
            caplog.records[0].message
        ]
        assert told.value.code == "unreadable"
        sentences = told.value.in_both()
        assert all("flibuste check" in sentence for sentence in sentences.values())


def counted(house: Hall) -> list[str]:
    """The tables that are read from the store, one by one."""
    load, loads = house.store.load, list[str]()

    async def loading(table: str) -> object:
        loads.append(table)
        return await load(table)

    house.store.load = loading  # type: ignore[method-assign, assignment]  # it looks on
    return loads


async def test_a_table_of_older_rules_says_so(tmp_path: Path) -> None:
    bad, _ = await two_tables(tmp_path / "room.db")
    do_damage(tmp_path / "room.db", older_rules, bad)
    async with hall(tmp_path / "room.db") as house:
        with pytest.raises(Unreadable, match="version 0 of the rules"):
            await house.rooms.find(bad)


async def test_not_more_than_so_many_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ASIDE", 1)
    both = await two_tables(tmp_path / "room.db")
    for table in both:
        do_damage(tmp_path / "room.db", a_gap, table)
    async with hall(tmp_path / "room.db") as house:
        for table in both * 2:
            with pytest.raises(Unreadable):
                await house.rooms.find(table)
        assert list(house.rooms.aside) == [both[1]]


async def test_a_watchers_link_leads_to_no_table_but_its_own(tmp_path: Path) -> None:
    async with hall(tmp_path / "room.db") as house:
        room, _ = await house.table("me open")
        other, _ = await house.table("me open")
        watch = room.table.header.watch

        async def wrong(watch: str) -> str | None:
            return other.table.header.table

        house.store.watched = wrong  # type: ignore[method-assign]  # as a damaged index would
        assert await house.rooms.by_any_id(watch) is None


def test_its_page_says_why_and_the_lobby_is_there_for_all(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with serving(file) as server, people(server, "Anne", "Mary") as (anne, mary):
        anne.opens(public=True)
        mary.opens(public=True)
        server.stop()
    do_damage(file, no_header, anne.table)
    with serving(file) as server, people(server, "Paul") as (paul,):
        told = paul.refused(410, "unreadable", "GET", f"/api/tables/{anne.table}")
        assert "flibuste check" in told["message"]["fr"]
        paul.refused(410, "unreadable", "POST", f"/api/tables/{anne.table}/join", {})
        line = paul.line(anne.table, "")
        assert line.closed() == 4404
        line.close()
        listed = paul.get("/api/tables")["public"]
        assert [table["table"] for table in listed] == [mary.table]
        assert paul.joins(mary.table)["seat"] == 1
        assert server.logged(anne.table) == 1
        assert paul.get("/healthz")["aside"] == 1
