"""
The store in one file.

One thread writes (writer.py): it commits all that has arrived in one transaction and only then
wakes those who wait.  Others read, on connections of their own: in SQLite's log mode they wait for
no writer.

Without ``every_commit_on_disk`` a crash of the program loses nothing; a power cut may lose the last
moments, never more.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, TypeVarTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from flibuste.core.refusal import Refused
from flibuste.store.chain import Damaged
from flibuste.store.database import engine_on, open_file
from flibuste.store.records import AnyEntry
from flibuste.store.store import Kept, Store, journal_of, read
from flibuste.store.writer import LARGEST_LOG, Append, Work, Writer

READERS: Final = 2  # threads
TRIAL: Final = "INSERT OR REPLACE INTO settings (name, value) VALUES ('trial', randomblob(8))"
# SQLite's own words for what is no fault of a table's, and may be over soon.
PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
}
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class SqliteStore(Store):
    """One database file (None: for this time only)."""

    def __init__(
        self,
        file: Path | None,
        *,
        every_commit_on_disk: bool = False,
        largest_log: int = LARGEST_LOG,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.scratch = TemporaryDirectory(prefix="flibuste-") if file is None else None
        self.file = file or Path(self.scratch.name if self.scratch else "") / "room.db"
        self.synchronous = "FULL" if every_commit_on_disk else "NORMAL" if file else "OFF"
        self.engine = engine_on(self.file, self.synchronous)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.largest_log = largest_log
        self.clock = clock
        self.writer: Writer | None = None

    async def open(self) -> bytes:
        secret = await self._read(open_file, self.file, int(self.clock()))
        self.writer = Writer(self.file, self.synchronous, self.clock, self.largest_log)
        return secret

    async def close(self) -> None:
        if self.writer is not None:
            await self._read(self.writer.close)
        await self._read(self.engine.dispose)
        self.readers.shutdown()
        if self.scratch is not None:
            self.scratch.cleanup()

    # Writing

    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        kept = self._asked()
        lines = [msgspec.json.encode(entry) for entry in entries]
        self._pen.asked.put(Append(table, first, lines, kept))
        await kept

    async def _execute(self, statement: sa.Executable) -> None:
        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(statement)

        kept = self._asked()
        self._pen.asked.put(Work(work, kept))
        try:
            await kept
        except SQLAlchemyError as error:
            raise Refused("room-not-kept", "not_kept") from error

    def _insert_once(self, table: sa.Table) -> sa.Insert:
        return sa.insert(table).prefix_with("OR IGNORE")

    async def _trial(self) -> None:
        await self._execute(sa.text(TRIAL))

    @property
    def kept(self) -> tuple[int, int]:
        return self._pen.commits, self._pen.entries

    @property
    def well(self) -> bool:
        return self._pen.well

    @property
    def _pen(self) -> Writer:
        assert self.writer is not None, "open comes first"
        return self.writer

    def _asked(self) -> asyncio.Future[None]:
        return self._pen.loop.create_future()

    # Reading

    async def load(self, table: str) -> Kept | None:
        return await self._read(self._load, table)

    def _load(self, table: str) -> Kept | None:
        try:
            return self._load_rows(table)
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            if getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF in PASSING:
                raise
            raise Damaged(0, "keep-bad-pages", str(getattr(error, "orig", error))) from error

    def _load_rows(self, table: str) -> Kept | None:
        head, journal = journal_of(table)
        with self.engine.connect() as connection:
            row = connection.execute(head).first()
            if row is None:
                return None
            rows = connection.execute(journal).all()
        return read(row, rows)

    async def _rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        return await self._read(self._all_rows, query)

    def _all_rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        with self.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    async def _read(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """In a thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work, *args)
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            raise Refused("room-not-read", "not_read") from error
