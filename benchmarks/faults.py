"""
What happens to people at tables when a worker, the database or a proxy fails: `python
benchmarks/faults.py [TRIES [WORDS]]`, on PostgreSQL, everything on this machine; WORDS choose the
faults that have them in their names.

Two workers have one database.  Six tables with clocks are played on without end, by clients that do
what the page does: they come back twice a second when their line is cut, ask for what they missed,
give up a line on which an act is not answered for eight seconds, and act anew when they are told
that an act was not kept.  A proxy sends them to workers by turns, so that half of them take the
hop, and cuts the lines to one that does not answer.  After each fault all that anybody was shown is
held against the journals.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

import asyncpg  # noqa: E402

from benchmarks.faults_house import (  # noqa: E402
    FAULTS,
    LONGEST,
    QUIET,
    Ending,
    House,
    disk_full,
    small_disk,
)
from benchmarks.faults_table import Table  # noqa: E402
from benchmarks.kills import same  # noqa: E402
from benchmarks.load_tables import SEATS, Web  # noqa: E402
from benchmarks.report import write_section  # noqa: E402
from tools.postgres import running  # noqa: E402

TRIES: Final = 3  # of each
TABLES: Final = 6
PACE: Final = 0.05  # seconds between two looks at all tables
CLOCK: Final = {"kind": "bank", "seconds": 90, "minutes": 1, "zero": "bot"}


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
        while len(self.tables) < TABLES:
            self.tables.append(Table(await self._opened(), Random(self.rng.random())))
        for table in self.tables:
            table.close()  # and come back, to both workers

    async def _opened(self) -> tuple[str, str, list[str]]:
        """A new table, as soon as somebody opens one: the last fault may be felt yet."""
        deadline = perf_counter() + LONGEST
        while True:
            web = Web(self.house.front.port)
            try:
                wish = {"undo": "none", "options": {"turn_limit": 500}, "clock": CLOCK}
                return await asyncio.to_thread(web.open_table, **wish)
            except (AssertionError, OSError):
                if perf_counter() > deadline:
                    raise
                await asyncio.sleep(PACE)
            finally:
                web.close()

    async def play(self) -> None:
        while True:
            await asyncio.sleep(PACE)
            for table in self.tables:
                for seat in () if table.over else table.look():
                    table.coming.add(seat)
                    task = asyncio.create_task(table.come_back(seat, self.house.front.port))
                    self.coming.add(task)
                    task.add_done_callback(self.coming.discard)
                table.act_if_idle()

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
    """How much was told; how much of it is not in the database, or time that nobody had spent; and
    how much is there twice.
    """
    shown = lost = doubled = 0
    connection = await asyncpg.connect(url)
    for table in tables:
        heard = list(table.told or ())  # first: they play on while we read
        query = "SELECT number, entry FROM entries WHERE table_id = $1"
        rows = await connection.fetch(query, table.table)
        kept: dict[int, Any] = {number: json.loads(entry) for number, entry in rows}
        ids = Counter(entry["id"] for entry in kept.values() if entry.get("id"))
        doubled += sum(count - 1 for count in ids.values())
        lost += sum(entry["type"] == "OutOfTime" for entry in kept.values())
        lost += sorted(kept) != list(range(1, len(kept) + 1))
        for _, number, seat, act in heard:
            shown += 1
            lost += not same(kept.get(number), seat, act)
        told = Counter((viewer, number) for viewer, number, _, _ in heard)
        doubled += sum(count - 1 for count in told.values())
    await connection.close()
    return shown, lost, doubled


async def run(tries: int, words: str) -> tuple[list[str], int]:
    lines = [
        "| what fails | tried | it lasts, s | played on after it, s (worst) | shown | lost |"
        " doubled | told “not kept” |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    wrong = 0
    with small_disk() as disk, running(disk, autovacuum="on") as postgres:
        house = House(postgres, disk)
        evening = Evening(house)
        try:
            await house.open()
            evening.playing = asyncio.create_task(evening.play())
            for name, fault in FAULTS.items():
                if words not in name or (fault is disk_full and disk is None):
                    continue
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
            if evening.playing is not None:
                evening.playing.cancel()
            house.close()
            await asyncio.sleep(PACE)  # lines that are cut end
    return lines, wrong


def main() -> int:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else TRIES
    words = sys.argv[2] if len(sys.argv) > 2 else ""
    lines, wrong = asyncio.run(run(tries, words))
    written = (
        f"Written by `python benchmarks/faults.py` on {datetime.now(UTC):%Y-%m-%d}: PostgreSQL, two"
        f" workers, {TABLES} tables with {TABLES * SEATS} sockets, half of them to the worker that"
        " does not have the table, all on one machine."
    )
    if not words:
        write_section("faults", ["# When something fails", "", written, "", *lines])
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
