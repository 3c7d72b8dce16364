"""
The load, in a process of its own: ``python -m benchmarks.load PORT '{"rate": 500, …}'``.

Tables of four are played at random.  Acts are sent at a steady rate, each at a table that waits
for one; the time from sending an act until the last of the four has seen it is what is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections import deque
from collections.abc import Callable
from contextlib import closing
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.load_line import LoadLine, open_line
from benchmarks.load_tables import LoadTable, Web


def at(sorted_times: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


async def opened(port: int, tables: int, seed: object) -> list[LoadTable]:
    """Each opened on a connection of its own, as by people: where several workers serve, a table
    begins with the one that took its connection.
    """
    rng = Random(str(seed))
    made = []
    for _ in range(tables):
        with closing(Web(port)) as web:
            made.append(LoadTable(web.open_table(), Random(rng.random())))
    for table in made:
        await table.connect(port)
    while not all(table.idle for table in made):
        await asyncio.sleep(0.01)
    return made


class Pace:
    """Acts sent at a steady rate, each at a table that waits for one, and how long each took."""

    def __init__(self, tables: list[LoadTable], rate: float) -> None:
        self.tables = tables
        self.rate = rate
        self.free = deque(tables)
        self.times: list[float] = []
        self.sent = self.late = 0
        self.elapsed = 0.0
        for table in tables:
            table.done = partial(self._done, table)

    def _done(self, table: LoadTable, seconds: float) -> None:
        self.times.append(seconds)
        if not table.over:
            self.free.append(table)

    async def run(self, going: Callable[[float], bool]) -> None:
        """Send as long as it is going, told the seconds so far; then wait for all answers."""
        start = perf_counter()
        while going(now := perf_counter() - start):
            for _ in range(int(now * self.rate) + 1 - self.sent):
                if not self.free:
                    self.late += 1
                    break
                self.free.popleft().act()
                self.sent += 1
            due = (self.sent + 1) / self.rate - (perf_counter() - start)
            await asyncio.sleep(max(0.001, due))
        self.elapsed = perf_counter() - start
        while self._answers_missing() and perf_counter() - start < self.elapsed + 10:
            await asyncio.sleep(0.01)

    def _answers_missing(self) -> bool:
        return any(table.waiting for table in self.tables)

    def result(self) -> dict[str, Any]:
        times = sorted(self.times)
        return {
            "sent": self.sent,
            "answered": len(times),
            "rate": self.sent / self.elapsed,
            "p50": at(times, 0.5),
            "p99": at(times, 0.99),
            "worst": at(times, 1.0),
            "late": self.late,
            "over": sum(table.over for table in self.tables),
            "refused": sum(table.stale for table in self.tables),
        }


async def paced(tables: list[LoadTable], rate: float, seconds: float) -> dict[str, Any]:
    """Send at this rate for so long; how fast it was, and how many acts there were."""
    pace = Pace(tables, rate)
    await pace.run(lambda now: now < seconds)
    return pace.result()


async def idle(port: int, connections: int) -> None:
    """Watchers who do nothing, spread over ten tables, until the parent says a word."""
    web = Web(port)
    tables = [web.open_table()[1] for _ in range(10)]
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    there = []
    for number in (20, connections):  # a few first, so that everything has been used once
        print(json.dumps({"open": len(there)}), flush=True)
        await reader.readline()
        for index in range(number):
            path = f"/api/tables/{tables[index % len(tables)]}/socket"
            there.append(await open_line(port, LoadLine(path, lambda _: None)))
        await asyncio.sleep(1.0)
    print(json.dumps({"open": len(there)}), flush=True)
    await reader.readline()


async def main(port: int, wish: dict[str, Any]) -> None:
    if "idle" in wish:
        await idle(port, wish["idle"])
        return
    tables = await opened(port, wish["tables"], wish.get("seed", 1))
    gc.disable()  # a pause here would be counted as the server's
    if wish.get("warm_up"):
        await paced(tables, wish["rate"], wish["warm_up"])
    print(json.dumps({"ready": True}), flush=True)
    before = LoadLine.received
    result = await paced(tables, wish["rate"], wish["seconds"])
    result["bytes"] = (LoadLine.received - before) / max(1, result["sent"])  # for an act, to all
    print(json.dumps(result), flush=True)
    for table in tables:
        table.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), json.loads(sys.argv[2])))
