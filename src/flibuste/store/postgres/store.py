"""The store in a database of PostgreSQL: one task writes journals, others read beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from functools import cached_property
from typing import Any, Final, Self, TypeAlias, TypeVar

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import asyncpg as dialect

from flibuste.core.protocol import Message
from flibuste.core.refusal import Refused
from flibuste.store.address import Address
from flibuste.store.chain import Damaged
from flibuste.store.migrations import BadDatabase
from flibuste.store.places import Moved, Place, Word
from flibuste.store.postgres.leases import Leases
from flibuste.store.postgres.schema import LOCK, bring_up
from flibuste.store.postgres.writer import AGAIN, GHOST, GONE, PATIENCE, PostgresWriter, Taken
from flibuste.store.records import AnyEntry, Header
from flibuste.store.store import Kept, Store, journal_of, read
from flibuste.store.writer import Append

CONNECTIONS: Final = 4  # of those who read
DIALECT: Final = dialect.dialect(paramstyle="numeric_dollar")  # type: ignore[no-untyped-call]
CUT: Final = (  # a connection that was one before the database was restarted
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    ConnectionError,
)
T = TypeVar("T")
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class PostgresStore(Store):
    """One database, with as many servers as there are; ``on_lost`` tells this one that a command
    has written there meanwhile.  ``inner`` is where the other servers find it.  Its clock is the
    database's.
    """

    def __init__(
        self,
        address: Address,
        *,
        every_commit_on_disk: bool = False,
        on_lost: Callable[[], None] = lambda: None,
        inner: str = "",
    ) -> None:
        self.address = address
        self.leases = Leases(inner)
        self.clock = self.leases.clock
        self.on_lost = on_lost
        self.settings = {"application_name": "flibuste"}
        if every_commit_on_disk:  # else as the database is set
            self.settings["synchronous_commit"] = "on"
        self.pool: Pool | None = None
        self.writer: PostgresWriter | None = None

    async def open(self) -> bytes:
        try:
            self.pool = await asyncpg.create_pool(
                self.address.url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=self.settings,
            )
            async with self.pool.acquire() as connection:
                secret = await bring_up(connection, int(self.clock()))
            self.writer = PostgresWriter(
                self.address, self.clock, self.settings, self.on_lost, self.leases
            )
            await self._take()
        except Taken:
            raise Refused("serve-taken", file=str(self.address)) from None
        except (asyncpg.PostgresError, ValueError, *GONE) as error:
            raise BadDatabase(in_words(self.address, error)) from None
        return secret

    async def _take(self) -> None:
        """Be one of its servers; a command that writes may have it a moment longer."""
        async with asyncio.timeout(PATIENCE):
            gone = self._pen.loop.time() + GHOST
            while True:
                try:
                    await self._pen.connected()
                    return
                except Taken:
                    if self._pen.loop.time() > gone:
                        raise
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        if self.pool is not None:
            with suppress(TimeoutError, asyncpg.InterfaceError):
                await asyncio.wait_for(self.pool.close(), PATIENCE)
            self.pool.terminate()

    # Writing

    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        epoch = self.leases.epochs.get(table)
        if epoch is None:  # who writes has the table, or takes it
            epoch = await self._taken(table)
        kept: asyncio.Future[None] = self._pen.loop.create_future()
        lines = [msgspec.json.encode(entry) for entry in entries]
        self._pen.append(Append(table, first, lines, kept, epoch))
        await kept

    async def _taken(self, table: str) -> int:
        await self.claim(table)
        if table not in self.leases.epochs:
            self.leases.on_moved(table)
            raise Moved
        return self.leases.epochs[table]

    async def open_table(self, header: Header) -> None:
        await super().open_table(header)
        await self.claim(header.table)

    # Where tables are

    @property
    def worker(self) -> str:
        return self.leases.worker

    async def claim(self, table: str, silent: str = "") -> Place | None:
        try:
            place = await self._read(lambda: self.leases.claim(self._readers, table, silent))
        except asyncpg.DataError:  # signs that no id can have
            return None
        except asyncpg.PostgresError as error:
            raise Refused("room-not-read", "not_read") from error
        if place is None:
            self._pen.forget(table)  # others may have written since
        return place

    async def give_up(self) -> None:
        with suppress(asyncpg.PostgresError, *GONE):
            await self.leases.give_up(self._readers)

    def on_moved(self, tell: Callable[[str], None]) -> None:
        self.leases.on_moved = tell

    def in_touch(self, say: Callable[[], bytes], hear: Callable[[list[Word]], None]) -> None:
        self.leases.say, self.leases.hear = say, hear

    # Other things that are written

    @cached_property
    def learning(self) -> AbstractAsyncContextManager[Any]:
        return Learning(self)

    async def _execute(self, statement: sa.Executable) -> None:
        text, values = compiled(statement)
        try:
            await self._readers.execute(text, *values)
        except (asyncpg.PostgresError, *GONE) as error:
            raise Refused("room-not-kept", "not_kept") from error

    def _insert_once(self, table: sa.Table) -> sa.Insert:
        return postgresql.insert(table).on_conflict_do_nothing()

    async def _trial(self) -> None:
        try:
            await self._pen.try_again()
        except (asyncpg.PostgresError, *GONE) as error:
            raise Refused("room-not-kept", "not_kept") from error

    @property
    def kept(self) -> tuple[int, int]:
        return self._pen.commits, self._pen.entries

    @property
    def well(self) -> bool:
        return self._pen.well

    @property
    def _pen(self) -> PostgresWriter:
        assert self.writer is not None, "open comes first"
        return self.writer

    @property
    def _readers(self) -> Pool:
        assert self.pool is not None, "open comes first"
        return self.pool

    # Reading

    async def load(self, table: str) -> Kept | None:
        head, journal = map(compiled, journal_of(table))
        try:
            found = await self._read(lambda: self._readers.fetchrow(head[0], *head[1]))
            if found is None:
                return None
            rows = await self._read(lambda: self._readers.fetch(journal[0], *journal[1]))
        except asyncpg.DataError:  # an id with signs that no table can have
            return None
        except asyncpg.PostgresError as error:
            raise Damaged(0, "keep-bad-pages", str(error)) from error
        return await asyncio.to_thread(read, found, rows)

    async def _rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        text, values = compiled(query)
        try:
            rows = await self._read(lambda: self._readers.fetch(text, *values))
        except asyncpg.DataError:  # signs that no id can have
            return []
        except asyncpg.PostgresError as error:
            raise Refused("room-not-read", "not_read") from error
        return [tuple(row) for row in rows]

    async def _read(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Once more if the connection was an old one: the database may have been restarted.  Where
        it is known to be away nobody waits long: somebody may want to be told so.
        """
        try:
            try:
                return await self._in_time(ask)
            except CUT:
                return await self._in_time(ask)
        except GONE as error:
            raise Refused("room-not-read", "not_read") from error

    async def _in_time(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Or TimeoutError; not even until the driver has tidied up, which asks the database too."""
        asked = asyncio.ensure_future(ask())
        try:
            await asyncio.wait([asked], timeout=PATIENCE if self.well else AGAIN)
            if asked.done():
                return asked.result()
            asked.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise TimeoutError
        finally:
            asked.cancel()


class Learning(AsyncExitStack):
    """One match after another, in all servers of the database together."""

    def __init__(self, store: PostgresStore) -> None:
        super().__init__()
        self.store = store
        self.turn = asyncio.Lock()

    async def __aenter__(self) -> Self:
        """The lock is over with its transaction, however that ends."""
        await self.turn.acquire()
        self.callback(self.turn.release)
        try:
            line = await self.enter_async_context(self.store._readers.acquire())
            await self.enter_async_context(line.transaction())
            await line.execute(f"SELECT pg_advisory_xact_lock({LOCK})", "ratings")
        except (asyncpg.PostgresError, *GONE) as error:
            await self.aclose()
            raise Refused("room-not-kept", "not_kept") from error
        return self


def compiled(statement: sa.Executable) -> tuple[str, list[Any]]:
    """A statement in the words of the database, and its values."""
    made = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]  # every one of ours does
    return str(made), [made.params[name] for name in made.positiontup or ()]


def in_words(address: Address, error: Exception) -> Message | str:
    """Why there is no way to it, without its password."""
    if isinstance(error, TimeoutError):
        return Message("keep-no-answer")
    return address.hide(str(error) or type(error).__name__)
