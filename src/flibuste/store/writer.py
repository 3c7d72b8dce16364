"""
The one thread that writes.  It takes all that has arrived, commits it in one transaction (group
commit), and tells the event loop once for all of it; the loop itself never waits for the disk, nor
for a lock that another program holds.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from flibuste.store import chain
from flibuste.store.chain import Row
from flibuste.store.database import PATIENCE, connect

CHECKPOINT: Final = 1000  # entries between two of them
QUIET: Final = 4  # entries for each journal: one that got none of so many is quiet …
LOUD: Final = 50  # … or of so many times those between two checkpoints
LARGEST_LOG: Final = 64 * 2**20  # bytes; above it the log is cut to nothing
LOG_GROWS: Final = 1.25  # times, until that is tried again
READERS: Final = 50  # milliseconds in which who reads has to come to an end then
MOST: Final = 5000  # entries in one commit: SQLite takes so many values in a statement
INSERT: Final = "INSERT INTO entries (table_id, number, kept_at, entry, checksum) VALUES "
LAST: Final = "SELECT number, checksum FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
HEADER: Final = "SELECT 0, checksum FROM tables WHERE table_id = ?"
SEAL: Final = "UPDATE tables SET sealed = ?, seal = ? WHERE table_id = ?"


class Conflict(Exception):
    """Somebody else has written this entry: the table must be read anew."""


class Append(NamedTuple):
    """Entries of one table, numbered from ``first``."""

    table: str
    first: int
    entries: list[bytes]
    kept: asyncio.Future[None]
    epoch: int = 0  # of the lease, where tables have one


class Work(NamedTuple):
    """Something else to write."""

    work: Callable[[], None]
    kept: asyncio.Future[None]


Job = Append | Work
Answer = tuple["asyncio.Future[None]", Exception | None]


class Writer:
    """A thread with the one pen."""

    def __init__(
        self, file: Path, synchronous: str, clock: Callable[[], float], largest_log: int
    ) -> None:
        self.pen = connect(file, synchronous)
        self.mover_pen = connect(file, synchronous)
        self.log = f"{file}-wal"
        self.clock = clock
        self.largest_log = largest_log
        self.cut_above: float = largest_log
        self.asked: SimpleQueue[Job | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.ends: dict[str, tuple[int, bytes]] = {}  # of the journals written to lately …
        self.older: dict[str, tuple[int, bytes]] = {}  # … and before the last sealing
        self.trouble: Exception | None = None  # why the last commit failed, if it did
        self.commits = self.entries = 0
        self.since_checkpoint = self.since_seal = 0
        self.moving = threading.Lock()  # held by who moves the log into the file
        self.mover = threading.Thread()
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.thread.start()

    @property
    def well(self) -> bool:
        """Whether it can write, as far as is known."""
        return self.trouble is None and self.thread.is_alive()

    def close(self) -> None:
        """When all that was asked is done."""
        self.asked.put(None)
        self.thread.join()

    # In the thread

    def _run(self) -> None:
        while True:
            jobs = self._arrived()
            self._tell([(job.kept, self._do(job)) for job in jobs if isinstance(job, Work)])
            appends: Sequence[Append] = [job for job in jobs if isinstance(job, Append)]
            while appends:
                batch, appends = part(appends)
                answers = self._commit(batch)
                self._tell(answers)
                self._mind_the_log()
            if None in jobs:
                break
        self._end()

    def _arrived(self) -> list[Job | None]:
        """Wait for something to do, and take all there is."""
        jobs = [self.asked.get()]
        with suppress(Empty):
            while True:
                jobs.append(self.asked.get_nowait())
        return jobs

    def _tell(self, answers: list[Answer]) -> None:
        if answers:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(settle, answers)

    def _do(self, job: Work) -> Exception | None:
        try:
            job.work()
        except Exception as error:  # whoever asked for it is told, and the thread lives on
            self.trouble = error
            return error
        self.trouble = None
        return None

    def _commit(self, batch: Sequence[Append]) -> list[Answer]:
        """All in one transaction; if somebody else has written to a journal, each by itself, so
        that it alone fails.
        """
        try:
            answers = self._write(batch)
        except sqlite3.IntegrityError:
            answers = [answer for job in batch for answer in self._commit_alone(job)]
        except Exception as error:  # the disk is full, say: nothing of it is kept
            self._forget(batch)
            self.trouble = error
            return [(job.kept, error) for job in batch]
        self.trouble = None
        return answers

    def _commit_alone(self, job: Append) -> list[Answer]:
        self._forget([job])
        try:
            return self._write([job])
        except Exception as error:
            self._forget([job])
            conflict = isinstance(error, sqlite3.IntegrityError)
            return [(job.kept, Conflict() if conflict else error)]

    def _write(self, batch: Sequence[Append]) -> list[Answer]:
        """Link the entries to their journals' ends, and keep them."""
        now, rows, answers = int(self.clock()), list[Row](), list[Answer]()
        for job in batch:
            number, before = self._end_of(job.table)
            if job.first == number + 1:
                rows += linked(job, before, now)
                self.ends[job.table] = (rows[-1].number, rows[-1].checksum)
            answers.append((job.kept, None if job.first == number + 1 else Conflict()))
        if rows:
            self._insert(rows)
        return answers

    def _insert(self, rows: Sequence[Row]) -> None:
        """One statement for all: threads that do many small ones wait for each other."""
        values = tuple(value for row in rows for value in row)
        self.pen.execute(INSERT + ",".join(["(?,?,?,?,?)"] * len(rows)), values)
        self.commits += 1
        self.entries += len(rows)
        self.since_checkpoint += len(rows)
        self.since_seal += len(rows)

    def _end_of(self, table: str) -> tuple[int, bytes]:
        """The last entry of a journal and its checksum; nothing fits after that of no table."""
        end = self.ends.get(table) or self.older.get(table)
        for query in (LAST, HEADER):
            end = end or self.pen.execute(query, (table,)).fetchone()
        return end or (-1, b"")

    def _forget(self, batch: Sequence[Append]) -> None:
        """Whatever was thought to be the end of these journals."""
        for job in batch:
            self.ends.pop(job.table, None)
            self.older.pop(job.table, None)

    # The log

    def _mind_the_log(self) -> None:
        """Now and then move it into the file, beside the writing; if it has grown all the same
        (it begins anew only when nothing is written to it meanwhile), cut it, between two commits.
        """
        if self.since_checkpoint >= CHECKPOINT and not self.mover.is_alive():
            self.since_checkpoint = 0
            if self.since_seal >= min(QUIET * len(self.ends), LOUD * CHECKPOINT):
                self.since_seal = 0
                self._seal_quiet()
            self.mover = threading.Thread(target=self._move_log, name="store-mover", daemon=True)
            self.mover.start()
        size = size_of(self.log)
        if size > self.cut_above and self.moving.acquire(blocking=False):
            with suppress(sqlite3.Error):
                self.cut_above = self.largest_log if self._cut_log() else size * LOG_GROWS
            self.moving.release()

    def _move_log(self) -> None:
        with self.moving, suppress(sqlite3.Error):
            for _ in range(3):  # and what was written meanwhile
                checkpoint = self.mover_pen.execute("PRAGMA wal_checkpoint(PASSIVE)")
                _, log, moved = checkpoint.fetchone()
                if log == moved:
                    return

    def _cut_log(self) -> bool:
        """Whether nobody was in the way who reads from it."""
        self.pen.execute(f"PRAGMA busy_timeout={READERS}")
        try:
            (busy, _, _) = self.pen.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self.pen.execute(f"PRAGMA busy_timeout={1000 * PATIENCE:.0f}")
        return not busy

    # Sealing

    def _seal_quiet(self) -> None:
        """Note where the journals end that nobody has written to for a while.

        A journal whose last entries are gone is still a chain: this tells it.  Where thousands are
        written to in turn, each has its turn before it counts as quiet.
        """
        quiet = {table: end for table, end in self.older.items() if table not in self.ends}
        self._seal(quiet)
        self.older, self.ends = self.ends, {}

    def _seal(self, ends: dict[str, tuple[int, bytes]]) -> None:
        rows = [(number, seal, table) for table, (number, seal) in ends.items()]
        with suppress(sqlite3.Error):  # an older seal is as true
            self.pen.execute("BEGIN IMMEDIATE")
            with self.pen:
                self.pen.executemany(SEAL, rows)

    def _end(self) -> None:
        self._seal(self.older | self.ends)
        if self.mover.is_alive():
            self.mover.join()
        self.mover_pen.close()
        self.pen.close()


def size_of(file: str) -> int:
    """In bytes; it is asked after every commit."""
    try:
        return os.stat(file).st_size  # a Path takes longer than to look
    except FileNotFoundError:
        return 0


def linked(job: Append, before: bytes, now: int) -> list[Row]:
    """The rows of these entries, each with its checksum."""
    rows = []
    for number, entry in enumerate(job.entries, job.first):
        before = chain.of_entry(before, job.table, number, now, entry)
        rows.append(Row(job.table, number, now, entry, before))
    return rows


def part(appends: Sequence[Append]) -> tuple[Sequence[Append], Sequence[Append]]:
    """As many as fit into one statement, and the rest."""
    size = 0
    for number, job in enumerate(appends):
        size += len(job.entries)
        if number and size > MOST:
            return appends[:number], appends[number:]
    return appends, ()


def settle(answers: list[Answer]) -> None:
    """In the loop: wake all who waited."""
    for kept, trouble in answers:
        if not kept.done():
            kept.set_exception(trouble) if trouble else kept.set_result(None)
