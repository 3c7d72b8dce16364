"""
What the database file looks like, version by version, and the way from each to the next.

A new file goes the whole way, an old one the rest of it, each in one transaction: it arrives, or
it is as it was.  What stands here is history: a change of the file is one more function below.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from typing import Final

from flibuste.core.protocol import Message
from flibuste.store import chain

# What reading a damaged file may raise: the driver stumbles over names that are no text any more.
MALFORMED: Final = (sqlite3.DatabaseError, UnicodeDecodeError)
FIRST: Final = frozenset({"settings", "tables", "entries", "chairs"})  # in every version


class BadDatabase(Exception):
    """The file is not a database of this program, or not one that this version can read."""

    def __init__(self, detail: Message | str) -> None:
        super().__init__(detail)
        self.detail = detail


def bring_up(connection: sqlite3.Connection, now: int) -> None:
    """Bring a file to the present version; the connection must begin no transactions by itself."""
    version = version_of(connection)
    if version > VERSION:
        raise BadDatabase(Message("keep-newer", {"theirs": version, "ours": VERSION}))
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number, change in MIGRATIONS.items():
            if number > version:
                change(connection, now)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a file, 0 for an empty one; looks only."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    found = {name for (name,) in tables}
    if not found:
        return 0
    if not found >= FIRST:
        raise BadDatabase(Message("keep-foreign"))
    if "versions" in found:
        (version,) = connection.execute("SELECT max(number) FROM versions").fetchone()
    else:
        row = connection.execute("SELECT value FROM settings WHERE name = 'schema'").fetchone()
        version = 2 if row == (b"2",) else 0
    if not isinstance(version, int) or version < 2:
        raise BadDatabase(Message("keep-unknown"))
    return version


def _tables(connection: sqlite3.Connection, now: int) -> None:
    """2: tables, journals, chairs, and the secret that signs seats and cookies."""
    _run(
        connection,
        "CREATE TABLE settings (name VARCHAR NOT NULL PRIMARY KEY, value BLOB NOT NULL)",
        """CREATE TABLE tables (table_id VARCHAR NOT NULL PRIMARY KEY,
            watch_id VARCHAR NOT NULL UNIQUE, opened INTEGER NOT NULL, public BOOLEAN NOT NULL,
            header BLOB NOT NULL)""",
        "CREATE INDEX newest ON tables (public, opened)",
        """CREATE TABLE entries (table_id VARCHAR NOT NULL, number INTEGER NOT NULL,
            entry BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE chairs (guest VARCHAR NOT NULL, table_id VARCHAR NOT NULL,
            seat INTEGER NOT NULL, PRIMARY KEY (guest, table_id, seat))""",
    )
    row = ("secret", secrets.token_bytes(32))
    connection.execute("INSERT INTO settings (name, value) VALUES (?, ?)", row)


def _chain(connection: sqlite3.Connection, now: int) -> None:
    """3: checksums and times, a place for what is cut off, and the list of versions.

    What was kept before is taken to be kept now: its true time is not known.
    """
    _run(
        connection,
        "CREATE TABLE versions (number INTEGER NOT NULL PRIMARY KEY, since INTEGER NOT NULL)",
        """CREATE TABLE cut (table_id VARCHAR, number INTEGER, kept_at INTEGER, entry BLOB,
            checksum BLOB, cut_at INTEGER NOT NULL)""",
        "ALTER TABLE tables RENAME TO old_tables",
        "ALTER TABLE entries RENAME TO old_entries",
        """CREATE TABLE tables (table_id VARCHAR NOT NULL PRIMARY KEY,
            watch_id VARCHAR NOT NULL UNIQUE, opened INTEGER NOT NULL, public BOOLEAN NOT NULL,
            opened_at INTEGER NOT NULL, header BLOB NOT NULL, checksum BLOB NOT NULL,
            sealed INTEGER NOT NULL, seal BLOB NOT NULL)""",
        """CREATE TABLE entries (table_id VARCHAR NOT NULL, number INTEGER NOT NULL,
            kept_at INTEGER NOT NULL, entry BLOB NOT NULL, checksum BLOB NOT NULL,
            PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
    )
    old = connection.execute("SELECT table_id, watch_id, opened, public, header FROM old_tables")
    for table, watch, opened, public, header in old.fetchall():
        first = chain.of_header(table, now, header)
        rows = list(_linked(connection, table, first, now))
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        end = (rows[-1].number, rows[-1].checksum) if rows else (0, first)
        head = (table, watch, opened, public, now, header, first, *end)
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", head)
    _run(
        connection,
        "DROP TABLE old_tables",
        "DROP TABLE old_entries",
        "CREATE INDEX newest ON tables (public, opened)",
        "UPDATE settings SET value = x'33' WHERE name = 'schema'",  # older programs look there
        "INSERT OR IGNORE INTO settings (name, value) VALUES ('schema', x'33')",
    )
    connection.execute("INSERT INTO versions (number, since) VALUES (3, ?)", (now,))
    (secret,) = connection.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
    row = ("secret checksum", chain.of_secret(secret))
    connection.execute("INSERT INTO settings (name, value) VALUES (?, ?)", row)


def _linked(
    connection: sqlite3.Connection, table: str, before: bytes, now: int
) -> Iterator[chain.Row]:
    """The old entries of a table with their checksums."""
    query = "SELECT number, entry FROM old_entries WHERE table_id = ? ORDER BY number"
    for number, entry in connection.execute(query, (table,)):
        before = chain.of_entry(before, table, number, now, entry)
        yield chain.Row(table, number, now, entry, before)


def _run(connection: sqlite3.Connection, *statements: str) -> None:
    for statement in statements:
        connection.execute(statement)


def _people(connection: sqlite3.Connection, now: int) -> None:
    """4: the file is as before, but journals tell more of the people at a table; a program that
    does not know it would take such entries for damage.
    """
    _run(connection, "UPDATE settings SET value = x'34' WHERE name = 'schema'")
    connection.execute("INSERT INTO versions (number, since) VALUES (4, ?)", (now,))


def _evening(connection: sqlite3.Connection, now: int) -> None:
    """5: as before, but journals tell of clocks, of hands that were shown, and when
    what happened happened.
    """
    _run(connection, "UPDATE settings SET value = x'35' WHERE name = 'schema'")
    connection.execute("INSERT INTO versions (number, since) VALUES (5, ?)", (now,))


def _ratings(connection: sqlite3.Connection, now: int) -> None:
    """6: what rated matches have taught, and who came by whose browser in the journals."""
    _run(
        connection,
        """CREATE TABLE ratings (number INTEGER NOT NULL PRIMARY KEY, table_id VARCHAR NOT NULL,
            seat INTEGER NOT NULL, game VARCHAR NOT NULL, rated_at INTEGER NOT NULL,
            player VARCHAR NOT NULL, name VARCHAR NOT NULL, mean_before FLOAT, doubt_before FLOAT,
            mean FLOAT NOT NULL, doubt FLOAT NOT NULL, matches INTEGER NOT NULL,
            UNIQUE (table_id, seat))""",
        "CREATE INDEX strengths ON ratings (game, player, number)",
        "UPDATE settings SET value = x'36' WHERE name = 'schema'",
    )
    connection.execute("INSERT INTO versions (number, since) VALUES (6, ?)", (now,))


MIGRATIONS: Final[dict[int, Callable[[sqlite3.Connection, int], None]]] = {
    2: _tables,
    3: _chain,
    4: _people,
    5: _evening,
    6: _ratings,
}
VERSION: Final = max(MIGRATIONS)
