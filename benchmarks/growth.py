"""
`make bench-server`: what 10 to 5,000 tables cost at the same rate of acts (`python
benchmarks/growth.py`, on a file; `--postgres` on PostgreSQL with one worker), and what an idle
worker costs.  docs/scale.md counts on from here.  With `--tables 5000` one row is told and nothing
is written down: most of the time goes into opening tables.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import sleep
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.load_process import LoadServer  # noqa: E402
from benchmarks.load_tables import SEATS  # noqa: E402
from benchmarks.report import write_section  # noqa: E402
from benchmarks.server import WARM_UP, serving, told, under_load  # noqa: E402
from tools.postgres import Postgres, running  # noqa: E402

TABLES: Final = (10, 100, 1_000, 2_000, 5_000)
RATE, SECONDS = 200, 8
IDLE: Final = 10.0  # seconds
BESIDE: Final = 500  # files that are open beside the sockets
FILES: Final = SEATS * TABLES[-1] + BESIDE


def open_more_files() -> int:
    """For the server and for the load, where the system lets us; how many tables that makes."""
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    return (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - BESIDE) // SEATS


def idle_cost(server: LoadServer) -> float:
    """Milliseconds of processor time in a second in which nobody does anything."""
    sleep(1)  # what comes with the start
    before = server.cpu()
    sleep(IDLE)
    return 1000 * (server.cpu() - before) / IDLE


def cpu_of(postgres: Postgres) -> float:
    """Seconds of processor time that a database has taken, with all that has ended there."""
    assert postgres.process is not None
    first = postgres.process.pid
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    spent = 0
    for process in (str(first), *children):
        with suppress(OSError):  # it has just ended
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            spent += sum(map(int, fields[11 : 15 if process == str(first) else 13]))
    return spent / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--tables", type=int, nargs="+")
    asked = parser.parse_args()
    most = open_more_files()
    waiting = os.getloadavg()[0]
    lines = [
        f"| tables (sockets) | {RATE} acts/s: p50, ms | p99, ms | server's CPU for 1,000 acts, ms"
        " | KiB for a table with its sockets |",
        "|---:|---:|---:|---:|---:|",
    ]
    told_too = ""
    with ExitStack() as stack:
        postgres = stack.enter_context(running(autovacuum="on")) if asked.postgres else None
        for number, wanted in enumerate(asked.tables or TABLES):
            tables = min(wanted, most)
            fields: dict[str, Any] = {}
            if postgres is not None:
                fields["database"] = f"{postgres.url()}&search_path=growth_{number}"
            before = cpu_of(postgres) if postgres is not None else 0.0
            result = under_load(RATE, SECONDS, tables, **fields)
            if postgres is not None and not number:  # so few are opened in no time
                acts = RATE * (SECONDS + WARM_UP)
                told_too += (
                    f" The database itself takes {1e6 * (cpu_of(postgres) - before) / acts:.0f} ms"
                    " for 1,000 acts at this rate, of 10 tables."
                )
            memory = f"{result['memory']:.0f} KiB for a table"
            print(f"growth: {tables} tables: {memory}, {told(result)}", flush=True)
            cells = [f"{tables:,} ({SEATS * tables:,})"]
            cells += [f"{result[name]:.1f}" for name in ("p50", "p99")]
            cells += [f"{result[name]:.0f}" for name in ("cpu", "memory")]
            lines.append(f"| {' | '.join(cells)} |")
        told_too = f"An act is {result['bytes'] / 1024:.1f} KiB to all four.{told_too}"
        with serving(postgres and f"{postgres.url()}&search_path=idle") as server:
            told_too += f" An idle server takes {idle_cost(server):.1f} ms of it in a second."
    home = "PostgreSQL, one worker" if asked.postgres else "a file"
    written = (
        f"Written by `python benchmarks/growth.py` on {datetime.now(UTC):%Y-%m-%d}: {home}, the"
        f" load on the same machine with {os.cpu_count()} cores; other work waiting for them before"
        f" the run: {waiting:.1f}. Tables of four, everybody on a socket."
    )
    print(told_too, flush=True)
    if asked.tables:
        return 0
    title = "From 10 to 5,000 tables" + (" on PostgreSQL" if asked.postgres else "")
    name = f"growth{'-postgres' * asked.postgres}"
    write_section(name, [f"# {title}", "", written, "", *lines, "", told_too])
    return 0


if __name__ == "__main__":
    sys.exit(main())
