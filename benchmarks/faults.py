"""
What happens to people at tables when a worker or the database fails: `python benchmarks/faults.py
[TRIES]`, on PostgreSQL, everything on this machine.

Two workers have one database.  Six tables are played on without end, each from lines to both, by
clients that do what the page does: they come back twice a second when their line is cut, ask for
what they missed, give up a line on which an act is not answered for eight seconds, and act anew
when they are told that an act was not kept.  After each fault all that anybody was shown is held
against the journals.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

import asyncpg  # noqa: E402

from benchmarks.faults_table import Table  # noqa: E402
from benchmarks.kills import same  # noqa: E402
from benchmarks.load_process import LoadServer, close  # noqa: E402
from benchmarks.load_tables import SEATS, Web  # noqa: E402
from benchmarks.report import write_section  # noqa: E402
from tools.postgres import Postgres, running  # noqa: E402

TRIES: Final = 3  # of each
TABLES: Final = 6
PACE: Final = 0.05  # seconds between two looks at all tables
QUIET: Final = 1.0  # seconds of play before a fault
LONGEST: Final = 90.0  # seconds after which a table is taken not to come back
FROZEN: Final = 8.0  # seconds that something stands still


async def nothing() -> None:
    """The fault is over already."""


Ending: TypeAlias = Callable[[], Awaitable[None]]


class House:
    """The database, and two workers."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.url = f"{postgres.url()}&search_path=faults"
        self.workers = [LoadServer(self.url) for _ in range(2)]

    @property
    def ports(self) -> list[int]:
        return [worker.port for worker in self.workers if worker.process.poll() is None]

    async def busiest(self) -> LoadServer:
        """The worker that has the most tables: what happens to it is felt."""
        rooms = [await asyncio.to_thread(self._rooms, worker.port) for worker in self.workers]
        return self.workers[rooms.index(max(rooms))]

    def _rooms(self, port: int) -> int:
        web = Web(port)
        rooms: int = web.ask("GET", "/healthz")["rooms"]
        web.close()
        return rooms

    async def replace(self, worker: LoadServer) -> None:
        """As whatever starts servers would."""
        await asyncio.to_thread(worker.process.wait, LONGEST)
        self.workers[self.workers.index(worker)] = await asyncio.to_thread(LoadServer, self.url)
        close(worker.process)

    def close(self) -> None:
        for worker in self.workers:
            worker.process.send_signal(signal.SIGCONT)
            worker.stop(signal.SIGKILL)

    def everything(self) -> list[int]:
        """The processes of the database."""
        assert self.postgres.process is not None
        first = self.postgres.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]


# What fails: each returns when the fault itself is over, or else, if tables should be played on in
# spite of it, how it is ended


async def worker_killed(house: House) -> Ending:
    worker = await house.busiest()
    worker.process.kill()
    return partial(house.replace, worker)


async def worker_stopped(house: House) -> Ending:
    worker = await house.busiest()
    worker.process.terminate()
    await asyncio.to_thread(worker.process.wait, LONGEST)
    return partial(house.replace, worker)


async def worker_frozen(house: House) -> Ending:
    frozen = (await house.busiest()).process
    frozen.send_signal(signal.SIGSTOP)

    async def wake() -> None:
        frozen.send_signal(signal.SIGCONT)  # what it was asked for meanwhile must not be written
        await asyncio.sleep(QUIET)

    return wake


async def database_restarted(house: House) -> Ending:
    await asyncio.to_thread(house.postgres.stop)
    await asyncio.to_thread(house.postgres.start)
    return nothing


async def database_killed(house: House) -> Ending:
    await asyncio.to_thread(house.postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(house.postgres.start)
    return nothing


async def database_frozen(house: House) -> Ending:
    frozen = house.everything()
    for process in frozen:
        os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(FROZEN)
    for process in frozen:
        os.kill(process, signal.SIGCONT)
    return nothing


async def connections_cut(house: House) -> Ending:
    end = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'flibuste'"""
    connection = await asyncpg.connect(house.url)
    for _ in range(20):
        await connection.fetch(end)
        await asyncio.sleep(0.05)
    await connection.close()
    return nothing


FAULTS: Final[dict[str, Callable[[House], Awaitable[Ending]]]] = {
    "a worker is killed": worker_killed,
    "a worker is told to end": worker_stopped,
    "a worker is frozen, and woken when all is played on": worker_frozen,
    "the database is restarted": database_restarted,
    "the database is killed and started": database_killed,
    f"the database is frozen for {FROZEN:.0f} s": database_frozen,
    "all connections to the database are cut, 20 times in a second": connections_cut,
}


class Evening:
    """Tables that are played whatever happens."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rng = Random("faults")
        self.tables: list[Table] = []
        self.finished: list[Table] = []
        self.coming = set[asyncio.Task[None]]()
        self.playing: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        self.finished += [table for table in self.tables if table.over]
        self.tables = [table for table in self.tables if not table.over]
        web = Web(self.rng.choice(self.house.ports))
        while len(self.tables) < TABLES:
            keys = await asyncio.to_thread(web.open_table, undo="none", options={"turn_limit": 500})
            self.tables.append(Table(keys, Random(self.rng.random())))
        web.close()
        for table in self.tables:
            table.close()  # and come back, to both workers

    async def play(self) -> None:
        while True:
            await asyncio.sleep(PACE)
            for table in self.tables:
                if table.returning or table.over:
                    continue
                if table.cut:
                    table.returning = True
                    task = asyncio.create_task(table.come_back(self.house.ports))
                    self.coming.add(task)
                    task.add_done_callback(self.coming.discard)
                elif table.idle and sum(map(bool, table.menus)) == 1:
                    table.act()

    async def played_since(self, over: float) -> None:
        """Wait until every table has been played on."""
        while waiting := [one for one in self.tables if one.moved < over and not one.over]:
            if self.playing is not None and self.playing.done():
                self.playing.result()  # tells what went wrong
            if perf_counter() > over + LONGEST:
                raise TimeoutError(f"{len(waiting)} tables have not come back")
            await asyncio.sleep(PACE)

    async def try_out(self, fault: Callable[[House], Awaitable[Ending]]) -> tuple[float, float]:
        """Seconds that the fault lasted, and until the last table was played on after it."""
        house = self.house
        await self.gather()
        await self.played_since(perf_counter())
        await asyncio.sleep(QUIET)
        begin = perf_counter()
        end = await fault(house)
        over = perf_counter()
        await self.played_since(over)
        waited = max(0.0, *(one.moved - over for one in self.tables if not one.over))
        await end()
        return over - begin, waited


async def lost_and_doubled(url: str, tables: list[Table]) -> tuple[int, int, int]:
    """How much was told; how much of it is not in the database, and how much is there twice."""
    shown = lost = doubled = 0
    connection = await asyncpg.connect(url)
    for table in tables:
        heard = list(table.told or ())  # first: they play on while we read
        query = "SELECT number, entry FROM entries WHERE table_id = $1"
        rows = await connection.fetch(query, table.table)
        kept: dict[int, Any] = {number: json.loads(entry) for number, entry in rows}
        ids = Counter(entry["id"] for entry in kept.values() if entry.get("id"))
        doubled += sum(count - 1 for count in ids.values())
        lost += sorted(kept) != list(range(1, len(kept) + 1))
        for _, number, seat, act in heard:
            shown += 1
            lost += not same(kept.get(number), seat, act)
        told = Counter((viewer, number) for viewer, number, _, _ in heard)
        doubled += sum(count - 1 for count in told.values())
    await connection.close()
    return shown, lost, doubled


async def run(tries: int) -> tuple[list[str], int]:
    lines = [
        "| what fails | tried | it lasts, s | played on after it, s (worst) | shown | lost |"
        " doubled | told “not kept” |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    wrong = 0
    with running(autovacuum="on") as postgres:
        house = House(postgres)
        evening = Evening(house)
        evening.playing = asyncio.create_task(evening.play())
        try:
            for name, fault in FAULTS.items():
                times = [await evening.try_out(fault) for _ in range(tries)]
                tables = evening.finished + evening.tables
                shown, lost, doubled = await lost_and_doubled(house.url, tables)
                refused = sum(table.refused for table in tables)
                for table in tables:
                    table.told, table.refused = [], 0
                lasted, after = (max(column) for column in zip(*times, strict=True))
                cells = (name, tries, f"{lasted:.1f}", f"{after:.1f}", f"{shown:,}", lost, doubled)
                lines.append(f"| {' | '.join(map(str, cells))} | {refused} |")
                print(lines[-1], flush=True)
                wrong += lost + doubled
        finally:
            evening.playing.cancel()
            house.close()
    return lines, wrong


def main() -> int:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else TRIES
    lines, wrong = asyncio.run(run(tries))
    written = (
        f"Written by `python benchmarks/faults.py` on {datetime.now(UTC):%Y-%m-%d}: PostgreSQL, two"
        f" workers, {TABLES} tables with {TABLES * SEATS} sockets, half of them to the worker that"
        " does not have the table, all on one machine."
    )
    write_section("faults", ["# When something fails", "", written, "", *lines])
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
