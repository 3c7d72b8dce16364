"""
The one task that writes journals.  It takes all that has arrived and keeps it by one statement
(group commit): how many rows there are changes little of what that costs (benchmarks/drivers.py).
The statement itself sees to it that the tables are still this worker's (leases.py).

The connection it writes on holds a lock of the database for this worker, and shares another with
all workers, which a command that writes must have alone.  When the connection is cut nobody knows
whether the last statement has arrived; whoever has the lock anew knows that the old connection is
over and can look.  It gives a sign of life now and then: the database ends the connection of a
worker that is frozen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import asyncpg

from flibuste.store.address import Address
from flibuste.store.chain import Row
from flibuste.store.places import Moved
from flibuste.store.postgres.leases import Leases
from flibuste.store.postgres.schema import Connection, owner_in, take_lock
from flibuste.store.writer import CHECKPOINT, Answer, Append, Conflict, linked, part, settle

LOG: Final = logging.getLogger("flibuste.store")
PATIENCE: Final = 5.0  # seconds that a write waits for the database to be back
AGAIN: Final = 1.0  # the same while it is known to be away
CALL: Final = 2.0  # seconds for one try to connect: one that met its end is never answered
BEAT: Final = 0.5  # seconds between two signs of life …
SILENCE: Final = 5.0  # … and without any, until the database ends the connection
GHOST: Final = 2.0  # seconds that who starts waits for a command that has the lock
BREATH: Final = 0.05  # seconds between two tries
INSERT: Final = """INSERT INTO entries (table_id, number, kept_at, entry, checksum)
    SELECT u.table_id, u.number, u.kept_at, u.entry, u.checksum
    FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[])
        AS u (table_id, number, kept_at, entry, checksum, epoch)
    WHERE u.epoch = (SELECT l.epoch FROM leases l
        WHERE l.table_id = u.table_id AND l.worker_id = $7)"""
ENDS: Final = """SELECT t.table_id, coalesce(e.number, 0), coalesce(e.checksum, t.checksum)
    FROM tables t LEFT JOIN LATERAL (SELECT number, checksum FROM entries
        WHERE table_id = t.table_id ORDER BY number DESC LIMIT 1) e ON true
    WHERE t.table_id = ANY($1::text[])"""
THERE: Final = """SELECT e.table_id FROM entries e
    JOIN unnest($1::text[], $2::integer[], $3::bytea[]) AS u (table_id, number, checksum)
    ON e.table_id = u.table_id AND e.number = u.number AND e.checksum = u.checksum"""
SEAL: Final = """UPDATE tables SET sealed = u.sealed, seal = u.seal
    FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS u (table_id, sealed, seal)
    WHERE tables.table_id = u.table_id"""
TRIAL: Final = """INSERT INTO settings VALUES ('trial', '') ON CONFLICT (name)
    DO UPDATE SET value = excluded.value"""
# What the driver raises when the database is away, or goes while it is asked.
GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # cut in the middle of something
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or has just been started
    asyncpg.TooManyConnectionsError,
)
End = tuple[int, bytes]


class Taken(OSError):
    """A command that writes has this database, or a connection of ours is not over yet."""


class Lost(Taken):
    """A command has written meanwhile: what this server knows of its rooms is old."""


class Unsure(Conflict):
    """Nobody can say yet whether it was kept: the table must be read anew."""


class Plan(NamedTuple):
    """What is to be written, and what is told when it is."""

    rows: list[Row]
    epochs: list[int]  # of the rows' tables
    ends: dict[str, End]
    answers: list[tuple[Append, Exception | None]]


class PostgresWriter:
    """A task with the one pen."""

    def __init__(
        self,
        address: Address,
        clock: Callable[[], float],
        settings: dict[str, str],
        on_lost: Callable[[], None],
        leases: Leases,
    ) -> None:
        self.address = address
        self.leases = leases
        self.clock = clock
        self.settings = settings
        self.on_lost = on_lost
        self.loop = asyncio.get_running_loop()
        self.pen: Connection | None = None
        self.owner: tuple[bytes | None] | None = None  # who wrote when we began, if we have
        self.pen_free = asyncio.Lock()
        self.jobs: list[Append] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.ends: dict[str, End] = {}  # of the journals written to lately …
        self.older: dict[str, End] = {}  # … and before they were last sealed
        self.since_sealed = 0
        self.commits = self.entries = 0
        self.trouble: Exception | None = None  # why the last commit failed, if it did
        self.task = asyncio.create_task(self._run())
        self.heart = asyncio.create_task(self._beat())

    @property
    def well(self) -> bool:
        """Whether it can write, as far as is known."""
        lost = self.pen is None or self.pen.is_closed()
        return self.trouble is None and not lost and not self.task.done()

    def append(self, job: Append) -> None:
        self.jobs.append(job)
        self.wake.set()

    async def close(self) -> None:
        """When all that was asked is done."""
        self.closing = True
        self.heart.cancel()
        self.wake.set()
        await self.task
        if self.pen is not None and not self.pen.is_closed():
            with suppress(asyncpg.PostgresError, *GONE):
                await self._seal(self.pen, self.older | self.ends)
                await self.leases.give_up(self.pen)
                await self.pen.close(timeout=1.0)
        self._let_go()

    async def try_again(self) -> None:
        """See whether something can be written; raises what is in the way."""
        async with self.pen_free:
            try:
                async with asyncio.timeout(AGAIN):
                    await (await self.connected()).execute(TRIAL)
            except (asyncpg.PostgresError, *GONE) as error:
                self._let_go()
                self.trouble = error
                raise
            self.trouble = None

    async def connected(self) -> Connection:
        """A connection that holds this worker's lock; no command has written since it began."""
        if self.pen is None or self.pen.is_closed():
            mortal = {"idle_session_timeout": f"{SILENCE:.0f}s"}
            pen = await asyncpg.connect(
                self.address.url, timeout=CALL, server_settings=self.settings | mortal
            )
            try:
                await self._lock(pen)
            except BaseException:
                pen.terminate()
                raise
            self.pen = pen
        return self.pen

    async def _lock(self, pen: Connection) -> None:
        shared = await take_lock(pen, "server", shared=True)
        if not shared or not await take_lock(pen, self.leases.lock):
            raise Taken(str(self.address))
        owner = (await owner_in(pen),)
        if self.owner not in (None, owner):
            raise Lost(str(self.address))
        if self.owner is None:
            await self.leases.begin(pen)
        self.owner = owner

    def _let_go(self) -> None:
        """Of a connection that is of no use any more."""
        if self.pen is not None:
            self.pen.terminate()
        self.pen = None

    async def _beat(self) -> None:
        """A sign of life; where the connection is lost it is made anew, also if nobody writes.

        Where a command has written instead meanwhile, this server has lost the room.
        """
        while True:
            await asyncio.sleep(BEAT)
            async with self.pen_free:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.leases.beat(await self.connected())
                except (asyncpg.PostgresError, *GONE) as error:
                    self._let_go()
                    self.trouble = error
                else:
                    if isinstance(self.trouble, GONE):
                        self.trouble = None
            if isinstance(self.trouble, Lost):
                LOG.error("a command has written to the database instead")
                self.on_lost()
                return

    # The task

    async def _run(self) -> None:
        while not self.closing or self.jobs:
            await self.wake.wait()
            self.wake.clear()
            jobs: Sequence[Append] = self.jobs
            self.jobs = []
            while jobs:
                batch, jobs = part(jobs)
                async with self.pen_free:
                    settle(await self._commit(batch))
                    await self._seal_quiet()

    async def _commit(self, batch: Sequence[Append]) -> list[Answer]:
        """All by one statement; if somebody else has written to a journal, each by itself, so that
        it alone fails.  While the database is away, try again until patience is at its end.
        """
        deadline = self.loop.time() + (PATIENCE if self.trouble is None else AGAIN)
        plan: Plan | None = None
        try:
            while True:
                try:
                    async with asyncio.timeout_at(deadline):
                        pen = await self.connected()
                        there = set() if plan is None else await arrived(pen, plan)
                        if plan is None or not there:
                            plan = await self._plan(pen, batch)
                            there = await self._insert(pen, plan)
                    return self._kept(plan, there)
                except GONE as error:
                    self._let_go()
                    self.trouble = error
                    if isinstance(error, Lost) or self.loop.time() >= deadline:
                        raise Unsure from error
                await asyncio.sleep(BREATH)
        except Exception as error:  # the disk is full, say: nothing of it is kept
            for job in batch:
                self.forget(job.table)
            if not isinstance(error, asyncpg.UniqueViolationError):
                self.trouble = self.trouble or error
                return [(job.kept, error) for job in batch]
        if len(batch) == 1:
            return [(batch[0].kept, Conflict())]
        return [answer for job in batch for answer in await self._commit([job])]

    async def _plan(self, pen: Connection, batch: Sequence[Append]) -> Plan:
        """Link the entries to their journals' ends; nothing fits after that of no table."""
        ends = {job.table: self.ends.get(job.table) or self.older.get(job.table) for job in batch}
        unknown = [table for table, end in ends.items() if end is None]
        if unknown:
            for table, number, checksum in await pen.fetch(ENDS, unknown):
                ends[table] = (number, checksum)
        now = int(self.clock())
        plan = Plan([], [], {}, [])
        for job in batch:
            number, before = ends[job.table] or (-1, b"")
            epoch = self.leases.epochs.get(job.table)
            trouble = None if job.first == number + 1 else Conflict()
            if epoch is None or epoch != job.epoch:
                trouble = Moved()
            if trouble is None:
                rows = linked(job, before, now)
                plan.rows.extend(rows)
                plan.epochs.extend([job.epoch] * len(rows))
                plan.ends[job.table] = ends[job.table] = (rows[-1].number, rows[-1].checksum)
            plan.answers.append((job, trouble))
        return plan

    async def _insert(self, pen: Connection, plan: Plan) -> set[str]:
        """The tables to which something was added: all, but for those that others have now."""
        if not plan.rows:
            return set()
        columns = (*map(list, zip(*plan.rows, strict=True)), plan.epochs)
        told = await pen.execute(INSERT, *columns, self.leases.worker)
        kept = int(told.rpartition(" ")[2])
        self.commits += 1
        self.entries += kept
        self.since_sealed += kept
        return set(plan.ends) if kept == len(plan.rows) else await arrived(pen, plan)

    def _kept(self, plan: Plan, there: set[str]) -> list[Answer]:
        """Whose table has moved is told so, and so is the room."""
        self.trouble = None
        self.ends |= {table: end for table, end in plan.ends.items() if table in there}
        answers = list[Answer]()
        for job, misfit in plan.answers:
            lost = isinstance(misfit, Moved) or (misfit is None and job.table not in there)
            if lost:  # before who waits hears of it
                self.leases.lose(job.table, job.epoch)
            if lost or misfit is not None:
                self.forget(job.table)
            answers.append((job.kept, Moved() if lost else misfit))
        return answers

    def forget(self, table: str) -> None:
        """Whatever was thought to be the end of this journal."""
        self.ends.pop(table, None)
        self.older.pop(table, None)

    # Sealing

    async def _seal_quiet(self) -> None:
        """Note where the journals end that nobody has written to for a while, as the file does."""
        if self.since_sealed < CHECKPOINT or self.pen is None:
            return
        self.since_sealed = 0
        quiet = {table: end for table, end in self.older.items() if table not in self.ends}
        self.older, self.ends = self.ends, {}
        with suppress(asyncpg.PostgresError, *GONE):  # an older seal is as true
            await self._seal(self.pen, quiet)

    async def _seal(self, pen: Connection, ends: dict[str, End]) -> None:
        if ends:
            numbers, seals = zip(*ends.values(), strict=True)
            await pen.execute(SEAL, list(ends), list(numbers), list(seals), timeout=PATIENCE)


async def arrived(pen: Connection, plan: Plan) -> set[str]:
    """The tables to which a statement has added what was planned."""
    if not plan.ends:
        return set()
    numbers, checksums = zip(*plan.ends.values(), strict=True)
    found = await pen.fetch(THERE, list(plan.ends), list(numbers), list(checksums))
    return {table for (table,) in found}
