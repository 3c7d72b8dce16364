"""
The store: tables and their journals, append-only.  One interface with two homes: a file
(sqlite.py), and PostgreSQL (postgres/).

Whatever is asked to be kept is kept for good before who waits for it is woken, so nobody is told of
an entry that a crash could still take away.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import cached_property
from typing import Any

import msgspec
import sqlalchemy as sa

from flibuste.core.refusal import Refused
from flibuste.store import chain, ratings
from flibuste.store.chain import Head, Row
from flibuste.store.database import CHAIRS, ENTRIES, SETTINGS, TABLES
from flibuste.store.places import OneServer
from flibuste.store.records import AnyEntry, Header
from flibuste.store.writer import Conflict

__all__ = ["Conflict", "Store"]

HEAD = sa.select(*(column for column in TABLES.c if column.name != "opened"))
SETTING = """INSERT INTO settings (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
Kept = tuple[Header, list[AnyEntry]]


class Store(OneServer, ABC):
    """What rooms ask for; the statements are the same in both homes."""

    clock: Callable[[], float]
    trying: asyncio.Future[None] | None = None

    @cached_property
    def learning(self) -> AbstractAsyncContextManager[Any]:
        """To be in while something is learnt: nobody else is."""
        return asyncio.Lock()

    @abstractmethod
    async def open(self) -> bytes:
        """Make the home, or bring it to the present version; the secret that signs seats and
        cookies.
        """

    @abstractmethod
    async def close(self) -> None:
        """When all that was asked is done."""

    @abstractmethod
    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        """Return when these entries, numbered from ``first``, are kept for good; or Conflict."""

    @abstractmethod
    async def load(self, table: str) -> Kept | None:
        """A table with its journal, by its own id; Damaged if it is not as it was written."""

    @property
    @abstractmethod
    def well(self) -> bool:
        """Whether things can be kept, as far as is known."""

    @property
    @abstractmethod
    def kept(self) -> tuple[int, int]:
        """Commits of journals, and entries in them, since it was opened."""

    @abstractmethod
    def _insert_once(self, table: sa.Table) -> sa.Insert:
        """An insertion of what may be there already."""

    @abstractmethod
    async def _execute(self, statement: sa.Executable) -> None:
        """Have something written, or say in words that it could not be."""

    @abstractmethod
    async def _rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        """What is found."""

    @abstractmethod
    async def _trial(self) -> None:
        """Write something small of no meaning."""

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
        await self._execute(self._insert_once(CHAIRS).values(row))

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Something small of the server's own."""
        row = sa.text(SETTING).bindparams(name=name, value=value)
        await self._execute(row)

    async def rate(
        self, table: str, game: str, company: Sequence[ratings.Played], learn: ratings.Learn
    ) -> list[ratings.Rated]:
        """Learn from a match, once and for good; what it taught about each seat, also when asked
        again.  One match after another: each knows what the one before has taught.
        """
        async with self.learning:
            known = ratings.read(await self._rows(ratings.of_table(table)))
            if known:
                return known
            players = [one.player for one in company]
            found = ratings.read(await self._rows(ratings.newest(game, players)))
            taught = ratings.taught(company, found, learn)
            await self._execute(ratings.insertion(table, game, taught, int(self.clock())))
            return taught

    def try_again(self) -> None:
        """After a write that failed, see whether one succeeds."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.ensure_future(self._try())

    async def _try(self) -> None:
        with suppress(Refused):
            await self._trial()

    # Reading

    async def setting(self, name: str) -> bytes | None:
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        return next(iter(await self._scalars(query)), None)

    async def watched(self, watch: str) -> str | None:
        """The table that watchers know by this id."""
        query = sa.select(TABLES.c.table_id).where(TABLES.c.watch_id == watch)
        return next(iter(await self._scalars(query)), None)

    async def newest(self, number: int) -> list[str]:
        """The public tables opened last."""
        query = (
            sa.select(TABLES.c.table_id)
            .where(TABLES.c.public)
            .order_by(TABLES.c.opened.desc())
            .limit(number)
        )
        return await self._scalars(query)

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
        return await self._scalars(query)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        last = (
            sa.select(sa.func.max(ENTRIES.c.number))
            .where(ENTRIES.c.table_id == TABLES.c.table_id)
            .scalar_subquery()
        )
        any_of = sa.or_(*(TABLES.c.table_id == table for table in tables))
        query = sa.select(TABLES.c.table_id, sa.func.coalesce(last, 0)).where(any_of)
        return dict(await self._rows(query))

    async def kept_at(self, table: str, number: int) -> int:
        """When an entry was kept, in seconds since 1970; 0 if there is none."""
        query = sa.select(ENTRIES.c.kept_at).where(
            ENTRIES.c.table_id == table, ENTRIES.c.number == number
        )
        return next((when for (when,) in await self._rows(query)), 0)

    async def standings(self, game: str) -> list[ratings.Rated]:
        """Everybody who was ever rated in a game, as they stand now."""
        return ratings.read(await self._rows(ratings.newest(game)))

    async def _scalars(self, query: sa.Select[Any]) -> list[Any]:
        return [first for (first,) in await self._rows(query)]


def journal_of(table: str) -> tuple[sa.Select[Any], sa.Select[Any]]:
    """The queries for a table's head and for the rows of its journal."""
    rows = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    return HEAD.where(TABLES.c.table_id == table), rows


def read(head: Iterable[Any], rows: Iterable[Iterable[Any]]) -> Kept:
    """A table with its journal, if both are as they were written."""
    found = Head(*head)
    return chain.read_header(found), chain.read_journal(found, (Row(*one) for one in rows))
