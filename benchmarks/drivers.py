"""Which driver keeps journals in PostgreSQL with the least work: `python benchmarks/drivers.py`.

One table and fifty, each of which waits for its entry to be kept before it makes the next; all
that has arrived is one commit.  By turns, so that a busy machine is busy for all; processor time of
this process, and entries in a second beside it.  Drivers that are not installed are left out:
`uv run --with asyncpg --with "psycopg[binary]" …` brings them.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from time import perf_counter, process_time
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.postgres import running  # noqa: E402

SIZES: Final = {1: 2_000, 50: 200}  # tables, and entries of each
ROUNDS: Final = 5
ENTRY: Final = b'{"type":"Acted","seat":1,"act":{"type":"Advance","origin":12},"id":"0123456789"}'
CREATE: Final = """CREATE TABLE entries (table_id text NOT NULL, number integer NOT NULL,
    kept_at bigint NOT NULL, entry bytea NOT NULL, checksum bytea NOT NULL,
    PRIMARY KEY (table_id, number))"""
ROWS: Final = "INSERT INTO entries SELECT * FROM unnest({})"
KINDS: Final = ("text[]", "integer[]", "bigint[]", "bytea[]", "bytea[]")
Row = tuple[str, int, int, bytes, bytes]
Job = tuple[Row, "asyncio.Future[None]"]


def settle(jobs: list[Job]) -> None:
    for _, kept in jobs:
        kept.set_result(None)


class InThread:
    """A writer as SQLite has one: a thread with a queue."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.pen = psycopg.connect(url, autocommit=True)
        self.asked: SimpleQueue[Job | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    async def open(self) -> None:
        self.pen.execute("DROP TABLE IF EXISTS entries")
        self.pen.execute(CREATE)

    def put(self, job: Job) -> None:
        self.asked.put(job)

    def _run(self) -> None:
        while (first := self.asked.get()) is not None:
            jobs = [first]
            try:
                while (job := self.asked.get_nowait()) is not None:
                    jobs.append(job)
            except Empty:
                pass
            self.write([row for row, _ in jobs])
            self.loop.call_soon_threadsafe(settle, jobs)

    def write(self, rows: list[Row]) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        self.asked.put(None)
        await asyncio.to_thread(self.thread.join)
        self.pen.close()


class PsycopgUnnest(InThread):
    """psycopg 3, thread, one statement with arrays"""

    query = ROWS.format(", ".join(f"%b::{kind}" for kind in KINDS))

    def write(self, rows: list[Row]) -> None:
        self.pen.execute(self.query, list(map(list, zip(*rows, strict=True))), prepare=True)


class PsycopgPipeline(InThread):
    """psycopg 3, thread, pipeline of one statement a row"""

    query = "INSERT INTO entries VALUES (%b, %b, %b, %b, %b)"

    def write(self, rows: list[Row]) -> None:
        with self.pen.pipeline(), self.pen.transaction():
            for row in rows:
                self.pen.execute(self.query, row, prepare=True)


class PsycopgValues(InThread):
    """psycopg 3, thread, one statement with VALUES for each row"""

    def write(self, rows: list[Row]) -> None:
        values = ",".join(["(%b,%b,%b,%b,%b)"] * len(rows))
        flat = [value for row in rows for value in row]
        self.pen.execute(f"INSERT INTO entries VALUES {values}", flat)


class InLoop:
    """A task of the event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: list[Job] = []
        self.wake = asyncio.Event()

    async def open(self) -> None:
        import asyncpg

        self.pen = await asyncpg.connect(self.url)
        await self.pen.execute("DROP TABLE IF EXISTS entries")
        await self.pen.execute(CREATE)
        self.task = asyncio.create_task(self._run())

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        self.wake.set()

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            jobs, self.jobs = self.jobs, []
            if jobs:
                await self.write([row for row, _ in jobs])
                settle(jobs)

    async def write(self, rows: list[Row]) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        self.task.cancel()
        await self.pen.close()


class AsyncpgUnnest(InLoop):
    """asyncpg, event loop, one statement with arrays"""

    query = ROWS.format(", ".join(f"${n}::{kind}" for n, kind in enumerate(KINDS, 1)))

    async def write(self, rows: list[Row]) -> None:
        await self.pen.execute(self.query, *map(list, zip(*rows, strict=True)))


class AsyncpgMany(InLoop):
    """asyncpg, event loop, executemany"""

    query = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5)"

    async def write(self, rows: list[Row]) -> None:
        await self.pen.executemany(self.query, rows)


WAYS: Final[tuple[Callable[[str], Any], ...]] = (
    AsyncpgUnnest,
    AsyncpgMany,
    PsycopgUnnest,
    PsycopgPipeline,
    PsycopgValues,
)


async def play(way: Any, table: str, entries: int) -> None:
    loop = asyncio.get_running_loop()
    for number in range(entries):
        kept = loop.create_future()
        way.put(((table, number, 1_800_000_000, ENTRY, bytes(16)), kept))
        await kept


async def measured(make: Callable[[str], Any], url: str, tables: int) -> tuple[float, float]:
    """Microseconds of processor time for an entry, entries a second."""
    way = make(url)
    await way.open()
    cpu, clock = process_time(), perf_counter()
    await asyncio.gather(*(play(way, f"table {n}", SIZES[tables]) for n in range(tables)))
    cpu, clock, entries = process_time() - cpu, perf_counter() - clock, tables * SIZES[tables]
    await way.close()
    return 1e6 * cpu / entries, entries / clock


def run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> None:
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    with running() as server:
        for _ in range(ROUNDS):
            for tables in SIZES:
                for make in WAYS:
                    try:
                        told = run(measured(make, server.url(), tables))
                    except ImportError:
                        continue
                    found.setdefault((make.__doc__ or "", tables), []).append(told)
    print("| way | tables | processor µs for an entry | entries a second |")
    print("|---|---:|---:|---:|")
    for (name, tables), rounds in sorted(found.items()):
        cpu, rate = min(one[0] for one in rounds), max(one[1] for one in rounds)
        print(f"| {name} | {tables} | {cpu:.1f} | {rate:,.0f} |")


if __name__ == "__main__":
    main()
