"""
The store: tables and their journals, one file, append-only.

One thread writes (writer.py): it commits all that has arrived in one transaction and only then
wakes those who wait, so nobody is told of an entry that a crash could still take away.  Others
read, on connections of their own: in SQLite's log mode they wait for no writer.

Without ``every_commit_on_disk`` a crash of the program loses nothing; a power cut may lose the last
moments, never more.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, TypeVarTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from flibuste.core.refusal import Refused
from flibuste.store import chain
from flibuste.store.chain import Damaged, Head, Row
from flibuste.store.database import CHAIRS, ENTRIES, TABLES, engine_on, open_file
from flibuste.store.records import AnyEntry, Header
from flibuste.store.writer import LARGEST_LOG, Append, Conflict, Work, Writer

__all__ = ["Conflict", "Store"]

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


class Store:
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
        self.trying: asyncio.Future[None] | None = None

    async def open(self) -> bytes:
        """Make or read the file; the secret that signs seats and cookies."""
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

    async def open_table(self, header: Header) -> None:
        """Keep a new table's header."""
        newest = sa.select(sa.func.coalesce(sa.func.max(TABLES.c.opened), 0) + 1)
        text, now = msgspec.json.encode(header), int(self.clock())
        checksum = chain.of_header(header.table, now, text)
        row = {
            "table_id": header.table,
            "watch_id": header.watch,
            "opened": newest.scalar_subquery(),
            "public": header.public,
            "opened_at": now,
            "header": text,
            "checksum": checksum,
            "sealed": 0,
            "seal": checksum,
        }
        await self._execute(sa.insert(TABLES).values(row))

    async def sit(self, guest: str, table: str, seat: int) -> None:
        """Remember where a guest sits, for "my tables"."""
        row = {"guest": guest, "table_id": table, "seat": seat}
        await self._execute(sa.insert(CHAIRS).prefix_with("OR IGNORE").values(row))

    async def _execute(self, statement: sa.Executable) -> None:
        """Have the writer do it, or say that it could not."""

        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(statement)

        kept = self._asked()
        self._pen.asked.put(Work(work, kept))
        try:
            await kept
        except SQLAlchemyError as error:
            raise Refused("room-not-kept", "not_kept") from error

    @property
    def well(self) -> bool:
        """Whether things can be kept, as far as is known."""
        return self._pen.well

    def try_again(self) -> None:
        """After a write that failed, see whether one succeeds: a small one of no meaning."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.ensure_future(self._try())

    async def _try(self) -> None:
        with suppress(Refused):
            await self._execute(sa.text(TRIAL))

    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        """Return when these entries, numbered from ``first``, are kept for good; or Conflict."""
        kept = self._asked()
        lines = [msgspec.json.encode(entry) for entry in entries]
        self._pen.asked.put(Append(table, first, lines, kept))
        await kept

    @property
    def _pen(self) -> Writer:
        assert self.writer is not None, "open comes first"
        return self.writer

    def _asked(self) -> asyncio.Future[None]:
        return self._pen.loop.create_future()

    # Reading

    async def load(self, table: str) -> tuple[Header, list[AnyEntry]] | None:
        """A table with its journal, by its own id; Damaged if it is not as it was written."""
        return await self._read(self._load, table)

    def _load(self, table: str) -> tuple[Header, list[AnyEntry]] | None:
        try:
            return self._load_rows(table)
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            if getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF in PASSING:
                raise
            raise Damaged(0, "keep-bad-pages", str(getattr(error, "orig", error))) from error

    def _load_rows(self, table: str) -> tuple[Header, list[AnyEntry]] | None:
        columns = [column for column in TABLES.c if column.name != "opened"]
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(TABLES.c.table_id == table)).first()
            if row is None:
                return None
            rows = connection.execute(
                sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            ).all()
        head = Head(*row)
        return chain.read_header(head), chain.read_journal(head, (Row(*one) for one in rows))

    async def watched(self, watch: str) -> str | None:
        """The table that watchers know by this id."""
        query = sa.select(TABLES.c.table_id).where(TABLES.c.watch_id == watch)
        return next(iter(await self._read(self._scalars, query)), None)

    async def newest(self, number: int) -> list[str]:
        """The public tables opened last."""
        query = (
            sa.select(TABLES.c.table_id)
            .where(TABLES.c.public)
            .order_by(TABLES.c.opened.desc())
            .limit(number)
        )
        return await self._read(self._scalars, query)

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
        return await self._read(self._scalars, query)

    def _scalars(self, query: sa.Select[Any]) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(query).all())

    async def _read(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """In a thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work, *args)
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            raise Refused("room-not-read", "not_read") from error
