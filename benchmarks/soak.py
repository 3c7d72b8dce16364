"""
`make bench-server`, its last part: eight minutes of a busy evening (soak_load.py), and whether
anything grows that should not: memory, open files, threads, the log of the database.

``python benchmarks/soak.py --seconds 60`` is a shorter one.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.load_process import LoadServer, close, line_of, start  # noqa: E402
from benchmarks.report import write_section  # noqa: E402

SECONDS, RATE, TABLES = 480, 500, 50
WARM_UP = 0.25  # of the time: by then rooms that nobody is in are put to sleep as fast as they come
MIB = 2**20
LOG = 96 * MIB  # it is cut above 64; before that somebody who reads may have to come to an end
UNITS = {
    "memory": "memory, MiB",
    "files": "open files",
    "threads": "threads",
    "rooms": "rooms awake",
    "database": "the database file, MiB",
    "log": "its log, MiB",
}
Sample = dict[str, float]


def fast(seconds: float) -> float:
    """How long the server's seconds are, so that rooms fall asleep well before the warm-up ends:
    in a short evening sooner than after five minutes.
    """
    return min(0.1, max(0.02, WARM_UP * seconds / 4 / 300))


class Watched:
    """The server with its file, and what it has taken at each look."""

    def __init__(self, server: LoadServer, file: Path) -> None:
        self.server = server
        self.file = file
        self.samples: list[Sample] = []

    def look(self) -> Sample:
        rooms = float(self.rooms())  # first of all: until it answers it is not all there
        folder = Path(f"/proc/{self.server.process.pid}")
        log = self.file.with_name(f"{self.file.name}-wal")
        sample = {
            "memory": self.server.memory() / 1024,
            "files": float(len(list((folder / "fd").iterdir()))),
            "threads": float(len(list((folder / "task").iterdir()))),
            "rooms": rooms,
            "database": self.file.stat().st_size / MIB,
            "log": log.stat().st_size / MIB if log.exists() else 0.0,
        }
        self.samples.append(sample)
        return sample

    def rooms(self) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("GET", "/healthz")
        told = json.loads(connection.getresponse().read())
        connection.close()
        assert told["ok"], told
        return int(told["rooms"])

    def most(self, name: str) -> float:
        return max(sample[name] for sample in self.samples)


@contextmanager
def serving(seconds: float) -> Iterator[Watched]:
    with TemporaryDirectory(dir=os.environ.get("FLIBUSTE_BENCH_FOLDER")) as folder:
        file = Path(folder) / "room.db"
        server = LoadServer(file, time_scale=fast(seconds))
        try:
            yield Watched(server, file)
        finally:
            server.stop()


def soak(seconds: float) -> tuple[Watched, list[Sample], dict[str, Any]]:
    """What the server took at the start, after the warm-up and at the end; what the load saw."""
    with serving(seconds) as watched:
        marks = [watched.look()]
        wish = {"tables": TABLES, "rate": RATE, "seconds": seconds, "warm_up": WARM_UP * seconds}
        load = start("benchmarks.soak_load", str(watched.server.port), **wish)
        try:
            line_of(load)
            begun = monotonic()
            assert load.stdout is not None
            while not select.select([load.stdout], [], [], 2.0)[0]:
                sample = watched.look()
                if len(marks) == 1 and monotonic() - begun >= WARM_UP * seconds:
                    marks.append(sample)
            result: dict[str, Any] = json.loads(line_of(load))
            marks.append(watched.look())
            assert load.stdin is not None
            load.stdin.write("\n")  # now everybody may go
            load.stdin.flush()
            load.wait(60)
        finally:
            load.kill()
            load.wait()
            close(load)
    return watched, marks, result


def growing(watched: Watched) -> list[str]:
    """What was more at its most in the last quarter than in the second, though the evening went on
    just as before.  (Not at two moments: rooms fall asleep in waves.)
    """
    looks = len(watched.samples)
    early, late = watched.samples[looks // 4 : looks // 2], watched.samples[3 * looks // 4 :]
    limits = {"memory": 1.15, "files": 1.25, "threads": 1.25, "rooms": 1.5}
    grown = [
        name
        for name, times in limits.items()
        if max(look[name] for look in late) > max(look[name] for look in early) * times + 4
    ]
    return grown + ["log"] * (watched.most("log") * MIB > LOG)


def told(
    seconds: float, watched: Watched, marks: list[Sample], result: dict[str, Any]
) -> list[str]:
    first, warm, end = marks
    lines = [
        "| what | at the start | after the warm-up | at the end | most |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, unit in UNITS.items():
        cells = (first[name], warm[name], end[name], watched.most(name))
        digits = 1 if "MiB" in unit else 0
        lines.append(f"| {unit} | " + " | ".join(f"{cell:,.{digits}f}" for cell in cells) + " |")
    for name in ("p50", "p99"):
        cell, after = result["warm"][name], result["rest"][name]
        lines.append(f"| {name} of an act, ms | | {cell:.1f} | {after:.1f} | |")
    each = 1024 * end["database"] / max(1, result["entries"])
    grown = growing(watched)
    verdict = f"**Grows: {', '.join(grown)}.**" if grown else "Nothing grows without end:"
    verdict += " compared is the most in the second and in the last quarter of the time."
    return [
        f"{seconds:g} s at {result['rate']:.0f} entries/s ({result['entries']:,} of them,"
        f" {result['acts']:,} acts): {result['opened']} tables opened, {result['ended']} played to"
        f" the end, {result['left']} left; {result['watchers']} watchers came and went,"
        f" {result['said']} lines of talk, {result['wrong']} wrong requests. The server's seconds"
        f" are {fast(seconds):g} long, so that rooms fall asleep within the time.",
        "",
        *lines,
        "",
        f"{verdict} The file grows with what is played, {each:.2f} KiB for an entry.",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    seconds = parser.parse_args().seconds
    watched, marks, result = soak(seconds)
    lines = told(seconds, watched, marks, result)
    print("\n".join(lines), flush=True)
    written = f"Written by `make bench-server` on {datetime.now(UTC):%Y-%m-%d}."
    write_section("soak", ["# A long evening", "", written, "", *lines])
    return len(growing(watched))


if __name__ == "__main__":
    sys.exit(main())
