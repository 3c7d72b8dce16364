"""A crowd comes to watch one table, all at once: how long do acts take at the others meanwhile?

Run with a port and settings in JSON it is the crowd; without, it measures.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.load import Pace, opened  # noqa: E402
from benchmarks.load_line import LoadLine, open_line  # noqa: E402
from benchmarks.load_process import LoadServer, line_of, start  # noqa: E402
from benchmarks.load_tables import Web  # noqa: E402
from benchmarks.report import write_section  # noqa: E402

WATCHERS, TABLES, RATE, SECONDS = 2_000, 10, 100, 10
P99 = 50.0  # milliseconds, at the other tables, while the crowd comes in
PATIENCE = 120.0  # seconds for the whole crowd to be in


# The crowd


class Watcher:
    """Somebody who wants to see the table, and counts what is told."""

    def __init__(self, port: int, watch: str) -> None:
        self.port = port
        self.path = f"/api/tables/{watch}/socket"
        self.heard = {"Snapshot": 0, "Seats": 0, "Step": 0}
        self.seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, body: bytes) -> None:
        kind = body[9 : body.index(b'"', 9)].decode()  # {"type":"…
        self.heard[kind] = self.heard.get(kind, 0) + 1
        if kind == "Snapshot" and not self.seen.done():
            self.seen.set_result(None)

    async def come(self) -> float:
        """Open a line, trying again if there is none to be had; the seconds until all was seen."""
        begun = perf_counter()
        while True:
            try:
                await open_line(self.port, LoadLine(self.path, self.hear))
                break
            except OSError:
                await asyncio.sleep(0.5)
        await self.seen
        return perf_counter() - begun


async def crowd(port: int, wish: dict[str, Any]) -> None:
    """Come when the first line is read, all at once; stay until the next."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    there = [Watcher(port, wish["watch"]) for _ in range(wish["watchers"])]
    print(json.dumps({"ready": len(there)}), flush=True)
    await reader.readline()
    times = sorted(await asyncio.gather(*(one.come() for one in there)))
    print(json.dumps({"seconds": times[-1], "median": times[len(times) // 2]}), flush=True)
    await reader.readline()
    told = {kind: sum(one.heard[kind] for one in there) for kind in ("Snapshot", "Seats", "Step")}
    print(json.dumps(told), flush=True)


# The others


def more_files() -> None:
    """As many open files as the system lets this process, and those it starts, have."""
    _, most = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (most, most))


def say(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


async def pace(port: int, name: str, going: Callable[[float], bool]) -> dict[str, Any]:
    """Ten tables that nobody watches, for one part of the measurement."""
    tables = await opened(port, TABLES, name)
    run = Pace(tables, RATE)
    await run.run(going)
    result = run.result()
    for table in tables:
        table.close()
    print(
        f"bench-crowd: {name}: p50 {result['p50']:.1f} ms, p99 {result['p99']:.1f} ms,"
        f" worst {result['worst']:.0f} ms, {result['rate']:.0f} acts/s",
        flush=True,
    )
    return result


async def longest_turn(server: LoadServer, file: Path) -> float:
    """Milliseconds of processor time of the longest turn of the server's loop since last asked."""
    file.unlink(missing_ok=True)
    server.process.send_signal(signal.SIGUSR1)
    while not file.is_file() or not file.read_text().endswith("\n"):
        await asyncio.sleep(0.01)
    return 1000 * float(file.read_text())


async def measure(
    server: LoadServer, pulse: Path, watchers: subprocess.Popen[str]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    port = server.port
    await longest_turn(server, pulse)
    found["before"] = await pace(port, "before", lambda now: now < SECONDS)
    found["before"]["turn"] = await longest_turn(server, pulse)
    coming: asyncio.Future[str] | None = None

    def going(now: float) -> bool:
        nonlocal coming
        if coming is None and now >= 1.0:
            coming = asyncio.ensure_future(asyncio.to_thread(line_of, watchers))
            say(watchers)
        here = coming is not None and coming.done()
        return now < PATIENCE and (now < SECONDS or not here)

    found["during"] = await pace(port, "during", going)
    found["during"]["turn"] = await longest_turn(server, pulse)
    assert coming is not None
    found["crowd"] = json.loads(await coming)
    found["after"] = await pace(port, "after", lambda now: now < SECONDS)
    found["after"]["turn"] = await longest_turn(server, pulse)
    say(watchers)
    found["told"] = json.loads(await asyncio.to_thread(line_of, watchers))
    return found


def report(found: dict[str, Any]) -> list[str]:
    p99 = found["during"]["p99"]
    lines = [
        "# A crowd at one table",
        "",
        f"Written by `make bench-server`. {WATCHERS:,} people come to watch one table at once;"
        f" {TABLES} other tables with four people each go on playing, {RATE} acts a second in all."
        " A latency is, as above, until the last of the four has received the view after an act."
        " The longest turn is the processor time that the server's event loop was busy at a stretch"
        " with the one or the other: what everybody waits for at most on a machine that has nothing"
        " else to do.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- cores: {os.cpu_count()}, for the server, the crowd and the players together; other work"
        f" waiting for them before the run: {found['load']:.1f}",
        "",
        "| the other tables | p50, ms | p99, ms | worst, ms | longest turn, ms | target | met |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for name in ("before", "during", "after"):
        one = found[name]
        target = f"p99 ≤ {P99:g} | {'yes' if p99 <= P99 else '**no**'}" if name == "during" else "|"
        lines.append(
            f"| {name} | {one['p50']:.1f} | {one['p99']:.1f} | {one['worst']:.0f}"
            f" | {one['turn']:.1f} | {target} |"
        )
    told, crowd = found["told"], found["crowd"]
    return [
        *lines,
        "",
        f"Half of the crowd saw the table after {crowd['median']:.1f} s, all of it after"
        f" {crowd['seconds']:.1f} s. It was told {told['Snapshot']:,} Snapshots and"
        f" {told['Seats']:,} Seats.",
    ]


@contextmanager
def waiting_crowd(server: LoadServer, watch: str) -> Iterator[subprocess.Popen[str]]:
    """The crowd in a process of its own, ready to come."""
    watchers = start("benchmarks.crowd", str(server.port), watch=watch, watchers=WATCHERS)
    try:
        line_of(watchers)
        yield watchers
    finally:
        watchers.terminate()
        watchers.wait(30)
        for pipe in (watchers.stdin, watchers.stdout):
            if pipe is not None:
                pipe.close()


def main() -> int:
    more_files()
    with TemporaryDirectory(dir=os.environ.get("FLIBUSTE_BENCH_FOLDER")) as folder:
        load, pulse = os.getloadavg()[0], Path(folder) / "pulse"
        server = LoadServer(Path(folder) / "room.db", pulse=str(pulse))
        try:
            watch = Web(server.port).open_table()[1]
            with waiting_crowd(server, watch) as watchers:
                found = asyncio.run(measure(server, pulse, watchers))
        finally:
            server.stop()
    write_section("crowd", report({**found, "load": load}))
    return 0


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(crowd(int(sys.argv[1]), json.loads(sys.argv[2])))
    else:
        sys.exit(main())
