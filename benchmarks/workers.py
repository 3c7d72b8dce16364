"""
`make bench-server`, on both stores: how many acts a server takes with a file, and one worker or
two on PostgreSQL, at tables of four whose lines come to any of them.

``python benchmarks/workers.py "PostgreSQL, 2"`` measures only the rows that have these words; they
are told and not written down. ``--slices`` asks what a second worker adds where there are cores for
it: each worker gets a slice of a core (slices.py), so that the workers are what is short and not
the machine. It wants a machine that does nothing else, and is not part of `make bench-server`: on
one with two cores its figures still sway by a half from run to run.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.report import write_section  # noqa: E402
from benchmarks.server import (  # noqa: E402
    P99_HELD,
    RATE,
    TABLES,
    highest_rate,
    mark,
    told,
    under_load,
)
from benchmarks.slices import PERIOD, refused  # noqa: E402
from tools.postgres import Postgres, running  # noqa: E402

SECONDS: Final = 10
ROWS: Final = {"a file, 1": 0, "PostgreSQL, 1": 1, "PostgreSQL, 2": 2}  # workers on PostgreSQL
MANY: Final = (50, 500, 2_000)  # tables
SLICE: Final = 0.35  # of a core
NARROW: Final = range(500, 1600, 50)  # acts a second, step by step
GAIN: Final = 1.6  # of a second worker, at least
rooms = count(1)


def at_home(postgres: Postgres, workers: int) -> dict[str, Any]:
    """A room of its own for each measurement."""
    if not workers:
        return {}
    url = f"{postgres.url()}&search_path=load_{next(rooms)}"
    return {"database": url, "workers": workers}


def measured(postgres: Postgres, name: str) -> str:
    cells: list[object] = [name]
    for tables in MANY:
        result = under_load(RATE, SECONDS, tables, **at_home(postgres, ROWS[name]))
        print(f"bench-server: {name}, {tables} tables: {told(result)}", flush=True)
        cells += [f"{result['p99']:.1f}", f"{result['cpu']:.0f}"]
    rate, p99 = highest_rate(**at_home(postgres, ROWS[name]))
    cells += [rate, f"{p99:.1f}"]
    return f"| {' | '.join(map(str, cells))} |"


def in_slices() -> int:
    """The highest rate of one worker and of two, each as narrow as the other."""
    if why := refused():
        print(f"bench-server: no slices of a core can be cut here: {why}")
        return 0
    waiting = os.getloadavg()[0]
    lines = [
        "# Two workers, each with a slice of a core",
        "",
        f"Written by `python benchmarks/workers.py --slices` on {datetime.now(UTC):%Y-%m-%d}. Each"
        f" worker may run for {SLICE:.0%} of every {PERIOD / 1000:g} ms and no longer; the load and"
        f" PostgreSQL have the rest of {os.cpu_count()} cores, so that the workers are what is"
        f" short, as where each has a core. {TABLES} tables; other work waiting before the run:"
        f" {waiting:.1f}.",
        "",
        f"| workers | highest rate with p99 ≤ {P99_HELD:g} ms, acts/s | its p99, ms |",
        "|---:|---:|---:|",
    ]
    rates = []
    with running(autovacuum="on") as postgres:
        for workers in (1, 2):
            rate, p99 = highest_rate(NARROW, share=SLICE, **at_home(postgres, workers))
            rates.append(rate)
            lines.append(f"| {workers} | {rate} | {p99:.1f} |")
    gain = rates[1] / max(1, rates[0])
    lines += ["", f"Two ÷ one: {gain:.2f} (at least {GAIN}: {mark(gain >= GAIN)})."]
    write_section("slices", lines)
    print("\n".join(lines))
    return 0


def main() -> int:
    if sys.argv[1:] == ["--slices"]:
        return in_slices()
    words = sys.argv[1] if len(sys.argv) > 1 else ""
    columns = ["store, workers"]
    for tables in MANY:
        columns += [f"{RATE} acts/s at {tables} tables: p99, ms", "CPU for 1,000 acts, ms"]
    columns += [
        f"highest rate with p99 ≤ {P99_HELD:g} ms at {TABLES} tables, acts/s",
        "its p99, ms",
    ]
    lines = [f"| {' | '.join(columns)} |", "|---:" * len(columns) + "|"]
    waiting = os.getloadavg()[0]
    with running(autovacuum="on") as postgres:
        for name in (name for name in ROWS if words in name):
            lines.append(measured(postgres, name))
            print(lines[-1], flush=True)
    written = (
        f"Written by `make bench-server` on {datetime.now(UTC):%Y-%m-%d}: PostgreSQL, the load and"
        f" the workers on one machine with {os.cpu_count()} cores; other work waiting for them"
        f" before the run: {waiting:.1f}. Lines come to any worker, so that with two about half of"
        " them take the hop."
    )
    if not words:
        write_section("workers", ["# One worker and two", "", written, "", *lines])
    return 0


if __name__ == "__main__":
    sys.exit(main())
