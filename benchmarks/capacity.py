"""
How many players need how many machines: `python benchmarks/capacity.py`, by counting and by a small
simulation; docs/scale.md has its table and says what follows.

Counted is from what was measured here (the constants below, each with the section of results.md it
is from).  Simulated is one worker's event loop: tables whose people act after thoughts of random
length, each act a piece of work that waits until those before it are done.  The busiest a worker
may be is where the slowest hundredth of all acts still takes no more than 50 ms.
"""

from __future__ import annotations

import argparse
import heapq
import sys
from random import Random
from typing import Final, NamedTuple

PLAYERS: Final = (10_000, 100_000, 1_000_000)
SEATS: Final = 4
P99: Final = 0.050  # seconds
PEAK: Final = 2.0  # times the usual load that must be borne
SPREAD: Final = 0.6  # of how long an act takes, as a normal logarithm: some cost five times more
PAUSE: Final = (300.0, 0.070)  # seconds after which rooms are put to sleep, and that this takes


class Costs(NamedTuple):
    """Of one act at a table of four, and of what there is between two acts."""

    act: float  # seconds of processor time of the worker that has the table
    hop: float  # … of another, through which all four lines go
    database: float  # … of the database
    table: float  # KiB of memory, with four sockets
    tunnel: float  # KiB of memory for a line that is passed on
    sent: float  # KiB to the four pages
    kept: float  # KiB in the database
    beat: float  # seconds of the database for a worker's sign of life, and for each row it reads


def waits(act: float, rate: float, acts: int, rng: Random) -> float:
    """The time within which ninety-nine of a hundred acts are done."""
    now = free = 0.0
    pause = PAUSE[0] * rng.random()
    slowest: list[float] = []
    keep = acts // 100
    for _ in range(acts):
        now += rng.expovariate(rate)
        work = act * rng.lognormvariate(-(SPREAD**2) / 2, SPREAD)
        if now > pause:
            pause += PAUSE[0]
            free += PAUSE[1]
        free = max(free, now) + work
        if len(slowest) < keep:
            heapq.heappush(slowest, free - now)
        else:
            heapq.heappushpop(slowest, free - now)
    return slowest[0]


def busiest(act: float, acts: int) -> tuple[float, float]:
    """The share of a core that a worker may use, and the p99 then."""
    best = (0.0, 0.0)
    for percent in range(10, 100, 5):
        p99 = waits(act, percent / 100 / act, acts, Random(percent))
        if p99 > P99:
            break
        best = (percent / 100, p99)
    return best


def row(players: int, costs: Costs, thought: float, share: float) -> str:
    tables = players / SEATS
    acts = tables / thought
    alone = acts * costs.act * PEAK / share
    workers = max(1, round(alone + 0.5))
    passed_on = 1 - 1 / workers  # of all lines: any worker takes any of them
    workers = max(1, round(acts * (costs.act + passed_on * costs.hop) * PEAK / share + 0.5))
    memory = (tables * costs.table + players * passed_on * costs.tunnel) / 2**20
    database = acts * costs.database * PEAK + workers * 2 * (1 + workers) * costs.beat
    cells = (
        f"{players:,}",
        f"{tables:,.0f}",
        f"{acts:,.0f}",
        f"{workers:,}",
        f"{memory:,.1f}",
        f"{database:,.1f}",
        f"{acts * costs.sent * 8 / 1024:,.0f}",
        f"{acts * costs.kept * 86_400 / 2**20:,.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--thought", type=float, default=6.0, help="seconds between two acts at a table")
    add("--act", type=float, default=0.72, help="ms of a worker's processor time")
    add("--hop", type=float, default=0.50, help="ms of another worker's")
    add("--database", type=float, default=0.30, help="ms of the database's")
    add("--table", type=float, default=165.0, help="KiB of a table with four sockets")
    add("--tunnel", type=float, default=20.0, help="KiB of a line that is passed on")
    add("--sent", type=float, default=7.0, help="KiB to four pages for an act")
    add("--kept", type=float, default=0.3, help="KiB in the database for an act")
    add("--beat", type=float, default=0.02, help="ms of the database for a row of a beat")
    add("--acts", type=int, default=200_000, help="in a simulation")
    asked = parser.parse_args()
    times = (asked.act, asked.hop, asked.database)
    sizes = (asked.table, asked.tunnel, asked.sent, asked.kept)
    costs = Costs(*(one / 1000 for one in times), *sizes, asked.beat / 1000)
    share, p99 = busiest(costs.act, asked.acts)
    print(f"A worker may use {share:.0%} of its core (p99 {1000 * p99:.0f} ms by simulation).\n")
    print(
        "| players | tables | acts/s | workers (cores) | their memory, GiB | database, cores |"
        " to pages, Mbit/s | kept a day, GiB |"
    )
    print("|---:" * 8 + "|")
    for players in PLAYERS:
        print(row(players, costs, asked.thought, share))
    return 0


if __name__ == "__main__":
    sys.exit(main())
