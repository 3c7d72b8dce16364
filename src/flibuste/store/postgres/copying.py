"""
Between the two homes: a database of PostgreSQL as one file, as it is at one moment, and the way
back.  A backup is such a file, whichever home it was made from; so a room may move from one to the
other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from flibuste.core.protocol import Message
from flibuste.core.refusal import Refused
from flibuste.store.address import Address
from flibuste.store.database import open_file
from flibuste.store.inspection import CUT, CUT_HEADER, DELETE, Bad
from flibuste.store.migrations import VERSION, BadDatabase
from flibuste.store.postgres.schema import Connection, new_owner, take_lock, version_of
from flibuste.store.postgres.store import in_words
from flibuste.store.postgres.writer import ENDS, GONE, PATIENCE, SEAL

MOST: Final = 5_000  # rows at a time


@asynccontextmanager
async def connected(address: Address, *, writing: bool = False) -> AsyncIterator[Connection]:
    """A way to it; who writes has to be the only one who does."""
    try:
        connection = await asyncpg.connect(address.url, timeout=PATIENCE)
        try:
            if writing and not await take_lock(connection, "server"):
                raise Refused("serve-taken", file=str(address))
            if writing and await version_of(connection):
                await new_owner(connection)  # a server that is cut off has to read anew
            yield connection
        finally:
            await connection.close(timeout=PATIENCE)
    except Refused:
        raise
    except (asyncpg.PostgresError, ValueError, *GONE) as error:
        raise BadDatabase(in_words(address, error)) from None


async def require_version(connection: Connection) -> None:
    """Or say which one it should be of."""
    if await version_of(connection) != VERSION:
        raise BadDatabase(Message("keep-version", {"ours": VERSION}))


async def copy_out(source: Connection, file: Path) -> None:
    """All of it at one moment, also while a server writes, into a new file."""
    async with source.transaction(isolation="repeatable_read", readonly=True):
        await require_version(source)
        open_file(file, await source.fetchval("SELECT max(since) FROM versions"))
        with closing(sqlite3.connect(file)) as target, target:
            target.execute("DELETE FROM settings")  # it has made a secret of its own
            for table in tables_in(target):
                await copy_table(source, table, target)
            version = ("schema", str(VERSION).encode())  # older programs look there
            target.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", version)
    with closing(sqlite3.connect(file)) as target:
        target.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


async def copy_table(source: Connection, table: str, target: sqlite3.Connection) -> None:
    """Some rows at a time: a club's journals need not fit into memory."""
    names = columns(target, table)
    insert = f"INSERT INTO {table} ({names}) VALUES ({','.join('?' * (names.count(',') + 1))})"
    batch: list[tuple[Any, ...]] = []
    async for row in source.cursor(f"SELECT {names} FROM {table}", prefetch=MOST):
        batch.append(tuple(row))
        if len(batch) == MOST:
            target.executemany(insert, batch)
            batch.clear()
    target.executemany(insert, batch)


async def copy_in(file: Path, target: Connection) -> None:
    """A sound file of the present version in the place of all that is there."""
    with closing(sqlite3.connect(file)) as source:
        names = tables_in(source)
        await target.execute(f"TRUNCATE {', '.join(names)}")
        for table in names:
            await fill_table(source, table, target)


async def fill_table(source: sqlite3.Connection, table: str, target: Connection) -> None:
    names = columns(source, table)
    kinds = "SELECT column_name FROM information_schema.columns WHERE table_name = $1" + (
        " AND table_schema = current_schema AND data_type = 'boolean'"
    )
    truths = {name for (name,) in await target.fetch(kinds, table)}
    found = source.execute(f"SELECT {names} FROM {table}")
    listed = names.split(", ")
    while rows := found.fetchmany(MOST):
        typed = [
            tuple(bool(v) if n in truths else v for n, v in zip(listed, row, strict=True))
            for row in rows
        ]
        await target.copy_records_to_table(table, records=typed, columns=listed)


def tables_in(file: sqlite3.Connection) -> list[str]:
    """All but the list of versions, which each home has for itself."""
    names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return sorted({name for (name,) in names} - {"versions"})


def columns(file: sqlite3.Connection, table: str) -> str:
    return ", ".join(row[1] for row in file.execute(f"PRAGMA table_info({table})"))


# What changes a few tables


async def mend(connection: Connection, bad: Sequence[Bad], now: int) -> None:
    """As in a file: cut every damaged journal before its first bad entry, in one transaction."""
    async with connection.transaction():
        for one in bad:
            about = (one.table, one.number, now)
            if one.number == 0:
                await connection.execute(*named(CUT_HEADER, about))
            await connection.execute(*named(CUT, about))
            if one.number == 0:
                await forget(connection, [one.table])
                continue
            await connection.execute(*named(DELETE, about))
            for table, number, seal in await connection.fetch(ENDS, [one.table]):
                await connection.execute(SEAL, [table], [number], [seal])


def named(statement: str, about: tuple[str, int, int]) -> tuple[Any, ...]:
    """A statement of the file's, with its names for values, in PostgreSQL's spelling."""
    values: list[Any] = []
    kinds = ("text", "integer", "bigint")
    for name, kind, value in zip(("table", "number", "now"), kinds, about, strict=True):
        if f":{name}" in statement:
            values.append(value)
            statement = statement.replace(f":{name}", f"${len(values)}::{kind}")
    return statement, *values


async def forget(connection: Connection, tables: Sequence[str]) -> None:
    """Remove tables with all that belongs to them."""
    async with connection.transaction():
        for name in ("entries", "chairs", "tables"):
            statement = f"DELETE FROM {name} WHERE table_id = ANY($1::text[])"
            await connection.execute(statement, [*tables])
