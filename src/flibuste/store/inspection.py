"""Reading a database file whole: what is damaged, and how to play on from what is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

from flibuste.core.protocol import Message
from flibuste.store.chain import Damaged, Head, Row
from flibuste.store.database import secret_in
from flibuste.store.migrations import MALFORMED, BadDatabase

HEADS = """SELECT table_id, watch_id, public, opened_at, header, checksum, sealed, seal
    FROM tables ORDER BY opened, table_id"""
ROWS = """SELECT table_id, number, kept_at, entry, checksum
    FROM entries WHERE table_id = ? ORDER BY number"""
STRAY = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT table_id FROM tables)"
CUT_HEADER = """INSERT INTO cut SELECT table_id, 0, opened_at, header, checksum, :now FROM tables
    WHERE table_id = :table"""
CUT = """INSERT INTO cut SELECT table_id, number, kept_at, entry, checksum, :now FROM entries
    WHERE table_id = :table AND (number >= :number OR number < 1)"""
DELETE = "DELETE FROM entries WHERE table_id = :table AND (number >= :number OR number < 1)"
END = "SELECT number, checksum FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"


Replay: TypeAlias = Callable[[Head, list[Row]], object]
"""Plays a journal once more: something, None if this program has no such rules, or Damaged."""


class Bad(NamedTuple):
    """A table that is damaged: the first bad entry (0: nothing of it can be trusted), and why."""

    table: str
    number: int
    reason: Message


class Report(NamedTuple):
    """What was found in a file."""

    tables: int
    entries: int
    bad: list[Bad]
    older: int  # tables that are sound, of rules or games that this program does not play
    file: Message | str | None  # what is wrong with the file itself


def inspect(connection: sqlite3.Connection, replay: Replay) -> Report:
    """Read everything and play it once more.

    Nothing is changed, and what a server writes meanwhile is not seen.
    """
    tables = entries = older = 0
    bad: list[Bad] = []
    connection.execute("BEGIN")
    file = wrong_with_file(connection)
    try:
        for head, rows in journals(connection):
            tables += 1
            entries += len(rows)
            try:
                older += not replay(head, rows)
            except Damaged as damage:
                bad.append(Bad(head.table, damage.number, damage.reason))
        for (table,) in connection.execute(STRAY).fetchall():
            tables += 1  # there was one
            bad.append(Bad(str(table), 0, Message("keep-bad-stray")))
    except MALFORMED as error:
        file = file or str(error)
    connection.execute("ROLLBACK")
    return Report(tables, entries, bad, older, file)


def wrong_with_file(connection: sqlite3.Connection) -> Message | str | None:
    """What SQLite itself finds wrong, or a secret that is not the one that was made."""
    try:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        secret_in(connection)
    except BadDatabase as error:
        return error.detail
    except MALFORMED as error:
        return str(error)
    return None if found == "ok" else " ".join(str(found).split())


def journals(connection: sqlite3.Connection) -> Iterator[tuple[Head, list[Row]]]:
    """Every table with the rows of its journal."""
    for head in map(Head._make, connection.execute(HEADS).fetchall()):
        yield head, [Row._make(row) for row in connection.execute(ROWS, (head.table,))]


def mend(connection: sqlite3.Connection, report: Report, now: int) -> None:
    """Cut every damaged journal before its first bad entry; what is cut off is put aside in the
    same file, in one transaction.
    """
    with in_one(connection):
        for bad in report.bad:
            mend_table(connection, bad, now)


def mend_table(connection: sqlite3.Connection, bad: Bad, now: int) -> None:
    about = {"table": bad.table, "number": bad.number, "now": now}
    if bad.number == 0:
        connection.execute(CUT_HEADER, about)
    connection.execute(CUT, about)
    if bad.number == 0:
        forget(connection, bad.table)
        return
    connection.execute(DELETE, about)
    end = connection.execute(END, (bad.table,)).fetchone()
    if end is None:
        head = "SELECT 0, checksum FROM tables WHERE table_id = ?"
        end = connection.execute(head, (bad.table,)).fetchone()
    seal = "UPDATE tables SET sealed = ?, seal = ? WHERE table_id = ?"
    connection.execute(seal, (*end, bad.table))


def forget(connection: sqlite3.Connection, table: str) -> None:
    """Remove a table with all that belongs to it."""
    for name in ("tables", "entries", "chairs"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


@contextmanager
def in_one(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is done meanwhile, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        yield
