"""The bots' win shares, 200 matches of each pair and variant; writes benchmarks/bots.md.

`python benchmarks/bots.py [MATCHES]`.  `mate` thinks by the clock, here for 60 ms of its 400: run
it on a quiet machine.  The file is written after every pair.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import flibuste
from flibuste.bots.arena import pool, table
from flibuste.bots.tournament import fixtures, play_all, standings
from flibuste.core.words import words

RESULTS = Path(__file__).resolve().parent / "bots.md"
MATCHES = 200
PAIRS = {("greedy", "random"): 0.8, ("mate:60ms", "random"): 0.9, ("mate:60ms", "greedy"): 0.6}
"""The first is to win at least this share."""
VARIANTS = ("jamaica", "tortuga")
WORKERS = 2


def main(matches: int) -> None:
    lines = heading(matches)
    for pair, target in PAIRS.items():
        for variant in VARIANTS:
            lines += section(pair, target, variant, matches)
            RESULTS.write_text("\n".join(lines), encoding="utf-8")
            print("\n".join(lines[-8:]), flush=True)


def heading(matches: int) -> list[str]:
    """When, what and on how many cores; never where."""
    return [
        "# The bots in the arena",
        "",
        f"Written by `python benchmarks/bots.py`: Cartagena with two seats, {matches} matches each,"
        f" seed 1, {WORKERS} workers. Every deal is played from both seats."
        " Intervals are Wilson's.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- Python {sys.version.split()[0]}, flibuste {flibuste.__version__}",
        f"- cores: {os.cpu_count()}",
        "",
    ]


def section(pair: tuple[str, str], target: float, variant: str, matches: int) -> list[str]:
    """One pair in one variant, and whether the target is met."""
    schedule = fixtures("cartagena", pair, matches, {"variant": variant}, seed=1)
    with pool(WORKERS) as workers:
        rows = standings(pair, play_all(schedule, workers, lambda _: None))
    met = "met" if rows[0].share >= target else "**not met**"
    return [
        f"## {pair[0]} against {pair[1]}, {variant}: at least {target:.0%}, {met}",
        "",
        "```",
        table(rows, words(None, "en")),
        "```",
        "",
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
