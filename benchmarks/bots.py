"""The bots' win shares, 200 matches of each pair; writes benchmarks/bots.md.

`python benchmarks/bots.py [MATCHES]`.  `mate` thinks by the clock, here for 40 or 60 ms of
its 400: run it on a quiet machine.  The file is written after every pair.
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
JAMAICA, TORTUGA = {"variant": "jamaica"}, {"variant": "tortuga"}
MEETINGS: tuple[tuple[str, dict[str, str], str, str, float], ...] = (
    ("mutiny", {}, "mate:60ms", "random", 0.75),
    ("rum", {}, "mate:40ms", "random", 0.85),
    ("rum", {}, "mate:40ms", "greedy", 0.55),
    ("piratoons", {}, "mate:40ms", "random", 0.85),
    ("plank", {}, "mate:40ms", "random", 0.8),
    ("plank", {}, "mate:40ms", "greedy", 0.55),
    ("cartagena", JAMAICA, "greedy", "random", 0.8),
    ("cartagena", TORTUGA, "greedy", "random", 0.8),
    ("cartagena", JAMAICA, "mate:60ms", "greedy", 0.6),
    ("cartagena", TORTUGA, "mate:60ms", "greedy", 0.6),
    ("cartagena", JAMAICA, "mate:60ms", "random", 0.9),
    ("cartagena", TORTUGA, "mate:60ms", "random", 0.9),
)
"""The game, its options, and who is to win at least this share against whom."""
WORKERS = 2


def main(matches: int) -> None:
    lines = heading(matches)
    for meeting in MEETINGS:
        lines += section(*meeting, matches)
        RESULTS.write_text("\n".join(lines), encoding="utf-8")
        print("\n".join(lines[-8:]), flush=True)


def heading(matches: int) -> list[str]:
    """When, what and on how many cores; never where."""
    return [
        "# The bots in the arena",
        "",
        f"Written by `python benchmarks/bots.py`: two seats, {matches} matches each,"
        f" seed 1, {WORKERS} workers. Every deal is played from both seats."
        " Intervals are Wilson's.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- Python {sys.version.split()[0]}, flibuste {flibuste.__version__}",
        f"- cores: {os.cpu_count()}",
        "",
    ]


def section(
    game: str, options: dict[str, str], one: str, other: str, target: float, matches: int
) -> list[str]:
    """One pair in one variant, and whether the target is met."""
    pair = (one, other)
    schedule = fixtures(game, pair, matches, options, seed=1)
    with pool(WORKERS) as workers:
        rows = standings(pair, play_all(schedule, workers, lambda _: None))
    where = " ".join([game, *options.values()])
    met = "met" if rows[0].share >= target else "**not met**"
    return [
        f"## {where}: {one} against {other}, at least {target:.0%}: {met}",
        "",
        "```",
        table(rows, words(None, "en")),
        "```",
        "",
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
