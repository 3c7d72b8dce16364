"""
The store: tables and their journals, one file, append-only.

One writer commits all that has arrived in one transaction (group commit) and only then wakes
those who wait: nobody is told of an entry that a crash could still take away.

A commit is a write to SQLite's log that takes a fraction of a millisecond, and so the event loop
makes it itself: handing it to a thread costs more than it saves.  Whatever waits for the disk is
done by a thread: reading, moving the log into the file (checkpoints), and the commits themselves
if each has to be on the disk before anybody is told (``every_commit_on_disk``).  Without that a
crash of the program loses nothing; a power cut may lose the last moments, never more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, TypeVarTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from flibuste.server.database import CHAIRS, ENTRIES, TABLES, engine_on, secret_of
from flibuste.server.records import AnyEntry, Header

CHECKPOINT: Final = 1000  # entries between two of them
MOST: Final = 5000  # entries in one commit: SQLite takes so many values in a statement
INSERT: Final = "INSERT INTO entries (table_id, number, entry) VALUES "
_entries: Final = msgspec.json.Decoder(AnyEntry)
_headers: Final = msgspec.json.Decoder(Header)
Line = tuple[str, int, bytes]
Batch = list[tuple[list[Line], "asyncio.Future[None]"]]
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Conflict(Exception):
    """Somebody else has written this entry: the table must be read anew."""


class Store:
    """One database file (None: for this time only)."""

    def __init__(self, file: Path | None, *, every_commit_on_disk: bool = False) -> None:
        self.scratch = TemporaryDirectory(prefix="flibuste-") if file is None else None
        self.file = file or Path(self.scratch.name if self.scratch else "") / "room.db"
        synchronous = "FULL" if every_commit_on_disk else "NORMAL" if file else "OFF"
        self.engine = engine_on(self.file, synchronous)
        self.by_thread = every_commit_on_disk
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.pen: sa.Connection | None = None  # every statement its own transaction
        self.waiting: Batch = []
        self.arrived = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.checkpoint: asyncio.Future[None] | None = None
        self.commits = 0
        self.since_checkpoint = 0

    async def open(self) -> bytes:
        """Make or read the file; the secret that signs seats and cookies."""
        secret = await self._do(secret_of, self.engine, self.file)
        self.pen = await self._do(self._take_pen)
        self.writer = asyncio.create_task(self._write())
        return secret

    def _take_pen(self) -> sa.Connection:
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
        if self.pen is not None:
            await self._do(self.pen.close)
        await self._do(self.engine.dispose)
        self.thread.shutdown()
        for _, kept in self.waiting:
            kept.cancel()
        if self.scratch is not None:
            self.scratch.cleanup()

    # Writing

    async def open_table(self, header: Header) -> None:
        """Keep a new table's header."""
        newest = sa.select(sa.func.coalesce(sa.func.max(TABLES.c.opened), 0) + 1)
        row = {
            "table_id": header.table,
            "watch_id": header.watch,
            "opened": newest.scalar_subquery(),
            "public": header.public,
            "header": msgspec.json.encode(header),
        }
        await self._do(self._execute, sa.insert(TABLES).values(row))

    async def sit(self, guest: str, table: str, seat: int) -> None:
        """Remember where a guest sits, for "my tables"."""
        row = {"guest": guest, "table_id": table, "seat": seat}
        await self._do(self._execute, sa.insert(CHAIRS).prefix_with("OR IGNORE").values(row))

    def _execute(self, statement: sa.Insert) -> None:
        with self.engine.begin() as connection:
            connection.execute(statement)

    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        """Return when these entries, numbered from ``first``, are kept for good; or Conflict."""
        lines = [
            (table, number, msgspec.json.encode(entry))
            for number, entry in enumerate(entries, first)
        ]
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((lines, kept))
        self.arrived.set()
        await kept

    async def _write(self) -> None:
        """Commit all that has arrived, wake all who waited, and begin again."""
        while True:
            await self.arrived.wait()
            batch = self._next_batch()
            work = self._do(self._commit, batch) if self.by_thread else None
            answers = await work if work is not None else self._commit(batch)
            for (_, kept), trouble in zip(batch, answers, strict=True):
                if not kept.cancelled():
                    kept.set_exception(trouble) if trouble else kept.set_result(None)
            if self.since_checkpoint >= CHECKPOINT and self.checkpoint is None:
                self._begin_checkpoint()

    def _next_batch(self) -> Batch:
        """All that has arrived, as far as it fits into one statement."""
        size = number = 0
        for lines, _ in self.waiting:
            size += len(lines)
            if number and size > MOST:
                break
            number += 1
        batch, self.waiting = self.waiting[:number], self.waiting[number:]
        if not self.waiting:
            self.arrived.clear()
        return batch

    def _commit(self, batch: Batch) -> list[Exception | None]:
        """All in one transaction; if one conflicts, each by itself, so that it alone fails."""
        try:
            self._insert([line for lines, _ in batch for line in lines])
            return [None] * len(batch)
        except IntegrityError:
            return [self._commit_alone(lines) for lines, _ in batch]
        except SQLAlchemyError as error:  # the disk is full, say: nothing of it is kept
            return [error] * len(batch)

    def _commit_alone(self, lines: list[Line]) -> Exception | None:
        try:
            self._insert(lines)
        except IntegrityError:
            return Conflict()
        except SQLAlchemyError as error:
            return error
        return None

    def _insert(self, lines: list[Line]) -> None:
        """One statement for all: threads that do many small ones wait for each other."""
        assert self.pen is not None
        values = tuple(value for line in lines for value in line)
        self.pen.exec_driver_sql(INSERT + ",".join(["(?,?,?)"] * len(lines)), values)
        self.commits += 1
        self.since_checkpoint += len(lines)

    def _begin_checkpoint(self) -> None:
        self.since_checkpoint = 0
        self.checkpoint = asyncio.ensure_future(self._do(self._move_log))
        self.checkpoint.add_done_callback(self._end_checkpoint)

    def _end_checkpoint(self, _: asyncio.Future[None]) -> None:
        self.checkpoint = None

    def _move_log(self) -> None:
        """Move the log into the file, and what was written meanwhile: then the log begins anew."""
        with self.engine.connect() as connection:
            for _ in range(3):
                _, log, moved = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                if log == moved:
                    return

    # Reading

    async def load(self, table: str) -> tuple[Header, list[AnyEntry]] | None:
        """A table with its journal, by its own id."""
        return await self._do(self._load, table)

    def _load(self, table: str) -> tuple[Header, list[AnyEntry]] | None:
        with self.engine.connect() as connection:
            header = connection.scalar(sa.select(TABLES.c.header).where(TABLES.c.table_id == table))
            if header is None:
                return None
            lines = connection.scalars(
                sa.select(ENTRIES.c.entry)
                .where(ENTRIES.c.table_id == table)
                .order_by(ENTRIES.c.number)
            ).all()
        return _headers.decode(header), [_entries.decode(line) for line in lines]

    async def watched(self, watch: str) -> str | None:
        """The table that watchers know by this id."""
        query = sa.select(TABLES.c.table_id).where(TABLES.c.watch_id == watch)
        return next(iter(await self._do(self._scalars, query)), None)

    async def newest(self, number: int) -> list[str]:
        """The public tables opened last."""
        query = (
            sa.select(TABLES.c.table_id)
            .where(TABLES.c.public)
            .order_by(TABLES.c.opened.desc())
            .limit(number)
        )
        return await self._do(self._scalars, query)

    async def tables_of(self, guest: str, number: int) -> list[str]:
        """The tables at which a guest sits, the newest first."""
        query = (
            sa.select(CHAIRS.c.table_id)
            .join(TABLES, TABLES.c.table_id == CHAIRS.c.table_id)
            .where(CHAIRS.c.guest == guest)
            .group_by(CHAIRS.c.table_id)
            .order_by(sa.func.max(TABLES.c.opened).desc())
            .limit(number)
        )
        return await self._do(self._scalars, query)

    def _scalars(self, query: sa.Select[Any]) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(query).all())

    async def _do(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)
