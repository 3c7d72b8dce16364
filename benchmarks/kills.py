"""
`make bench-server`, its second part: the server is killed again and again under load, and started
again on the same file.  Whatever anybody was told must be there, and what is sent again must not
count twice.

Of the kills most come at a random moment from outside (kill -9); the others come from inside, at a
commit: just before it, within microseconds after it has begun, or when it is over and nobody has
been told (load_server.py).
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.load_process import LoadServer  # noqa: E402
from benchmarks.load_tables import SEATS, LoadTable, Web  # noqa: E402
from benchmarks.report import write_section  # noqa: E402

TRIES = 30
MOMENTS = ("outside", "inside", "outside", "before", "outside", "after")  # again and again
TABLES = 12
RATE = 400.0  # acts per second, if the machine can
SEALED = b'{"type":"Sealed"}'
QUESTION = b'{"type":"Why","id":"?","act":{"type":"EndTurn"}}'


class Ordeal:
    """Tables that are played through the deaths of their server."""

    def __init__(self, database: Path, seed: object) -> None:
        self.database = database
        self.rng = Random(str(seed))
        self.tables: list[LoadTable] = []
        self.sent: set[str] = set()  # the ids of all acts ever sent
        self.resent = 0

    def start(self, moment: str) -> LoadServer:
        fields: dict[str, Any] = {}
        if moment != "outside":
            fields["die"] = [moment, self.rng.randrange(20, 150)]
        return LoadServer(self.database, **fields)

    async def gather(self, port: int) -> None:
        """Everybody comes back after what he knows; for matches that are over new ones begin."""
        self.tables = [table for table in self.tables if not table.over]
        web = Web(port)
        while len(self.tables) < TABLES:
            self.tables.append(LoadTable(web.open_table(), Random(self.rng.random())))
            self.tables[-1].told = []
        for table in self.tables:
            await table.connect(port)

    def shown(self) -> int:
        """How often somebody was shown an entry of these tables."""
        return sum(len(table.told or ()) for table in self.tables)

    async def send_again(self) -> None:
        """What was on its way, and what had been answered: each under its old id."""
        for table in self.tables:
            table.answers = 0
            for old in (table.last, table.on_way):
                if old is not None:
                    table.lines[old[0]].say(old[2])
                    self.resent += 1
            seat = table.on_way[0] if table.on_way else 0
            table.lines[seat].say(QUESTION)  # answered after all that was sent before it
        async with asyncio.timeout(30):
            while not all(table.answers and table.in_step for table in self.tables):
                await asyncio.sleep(0.01)
        for table in self.tables:
            table.waiting.clear()
            table.on_way = None

    async def play(self, server: LoadServer, moment: str) -> None:
        """At a steady rate, until the server is dead."""
        loop = asyncio.get_running_loop()
        if moment != "outside":
            server.process.send_signal(signal.SIGUSR1)
        end = loop.time() + self.rng.uniform(0.3, 1.5)
        while server.process.poll() is None:
            if moment == "outside" and loop.time() > end:
                server.process.kill()
                server.process.wait()
            elif loop.time() > end + 30:
                raise TimeoutError(f"the server did not die ({moment})")
            for table in self.tables:
                if table.idle and self.rng.random() < 0.5:
                    table.act()
                    assert table.on_way is not None
                    self.sent.add(table.on_way[1])
            await asyncio.sleep(TABLES / RATE / 2)
        await asyncio.sleep(0.05)  # what is still in the pipes is heard
        for table in self.tables:
            table.close()


def lost_and_doubled(ordeal: Ordeal) -> tuple[int, int, int]:
    """How much was told; how much of it is not in the database, and how much is there twice."""
    shown = lost = doubled = 0
    with sqlite3.connect(f"file:{ordeal.database}?mode=ro", uri=True) as connection:
        for table in ordeal.tables:
            rows = connection.execute(
                "SELECT number, entry FROM entries WHERE table_id = ?", (table.table,)
            )
            kept = {number: json.loads(entry) for number, entry in rows}
            ids = Counter(entry["id"] for entry in kept.values() if entry.get("id"))
            doubled += sum(count - 1 for count in ids.values())
            lost += sorted(kept) != list(range(1, len(kept) + 1))
            for _, number, seat, act in table.told or ():
                shown += 1
                lost += not same(kept.get(number), seat, act)
            told = Counter((viewer, number) for viewer, number, _, _ in table.told or ())
            doubled += sum(count - 1 for count in told.values())
    connection.close()
    return shown, lost, doubled


def same(entry: dict[str, Any] | None, seat: int | str | None, act: bytes) -> bool:
    """Whether the journal has what somebody was told."""
    if entry is None or entry["type"] != "Acted":
        return False
    actor = {-1: "luck", -2: "clock"}.get(entry["seat"], entry["seat"])
    return bool(actor == seat) and (act == SEALED or entry["act"] == json.loads(act))


async def run(tries: int, seed: object) -> tuple[list[str], Counter[str]]:
    sums: Counter[str] = Counter()
    lines = [
        "| try | killed | entries in the journals | told | sent again | lost | doubled |",
        "|---:|---|---:|---:|---:|---:|---:|",
    ]
    with TemporaryDirectory(dir=os.environ.get("FLIBUSTE_BENCH_FOLDER")) as folder:
        ordeal = Ordeal(Path(folder) / "room.db", seed)
        for number in range(1, tries + 1):
            moment = MOMENTS[number % len(MOMENTS)]
            server = ordeal.start(moment)
            before = ordeal.resent
            try:
                await ordeal.gather(server.port)
                known = ordeal.shown()
                await ordeal.send_again()
                await ordeal.play(server, moment)
            finally:
                server.stop(signal.SIGKILL)
            entries = sum(table.numbers[0] for table in ordeal.tables)
            shown, lost, doubled = lost_and_doubled(ordeal)
            again = ordeal.resent - before
            cells = (number, told(moment), entries, shown, again, lost, doubled)
            lines.append(f"| {' | '.join(map(str, cells))} |")
            print(lines[-1], flush=True)
            sums.update(
                {
                    "shown": shown - known,
                    "lost": lost,
                    "doubled": doubled,
                    "again": again,
                    moment: 1,
                }
            )
    return lines, sums


def told(moment: str) -> str:
    return {
        "outside": "at a random moment",
        "before": "just before a commit",
        "inside": "inside a commit",
        "after": "after a commit, before telling",
    }[moment]


def main() -> int:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else TRIES
    lines, sums = asyncio.run(run(tries, datetime.now(UTC)))
    commits = tries - sums["outside"]
    summary = (
        f"{tries} kills under load ({TABLES} tables, {TABLES * SEATS} sockets), {commits} of them"
        f" at a commit ({sums['inside']} inside one): of {sums['shown']:,} times that an entry was"
        f" shown {sums['lost']} were lost; of {sums['again']:,} acts sent again {sums['doubled']}"
        " were doubled."
    )
    print(f"bench-server: {summary}")
    written = f"Written by `make bench-server` on {datetime.now(UTC):%Y-%m-%d}."
    write_section("kills", ["# Killed under load", "", written, "", summary, "", *lines])
    return int(bool(sums["lost"] or sums["doubled"]))


if __name__ == "__main__":
    sys.exit(main())
