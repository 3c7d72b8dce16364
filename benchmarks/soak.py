"""
`make bench-server`, its last part: eight minutes of a busy evening (soak_load.py), and whether
anything grows that should not: memory, open files, threads, the log of the database.

``python benchmarks/soak.py --seconds 60`` is a shorter one; ``--seconds 1200 --tables 490
--postgres --workers 2`` is a long one with 2,000 sockets, on PostgreSQL.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import re
import select
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.load_process import LoadServer, close, line_of, start  # noqa: E402
from benchmarks.report import write_section  # noqa: E402
from tools.postgres import running  # noqa: E402

SECONDS, RATE, TABLES = 480, 500, 50
WATCHERS = 40  # besides those who play (soak_load.py)
WARM_UP = 0.25  # of the time: by then rooms that nobody is in are put to sleep as fast as they come
MIB = 2**20
ADMIN = "who runs the long evening"
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
    """The server with its file, if it has one, and what it has taken at each look."""

    def __init__(self, server: LoadServer, file: Path | None) -> None:
        self.server = server
        self.file = file
        self.samples: list[Sample] = []

    def look(self) -> Sample:
        rooms = float(self.rooms())  # first of all: until it answers it is not all there
        folders = [Path(f"/proc/{process}") for process in self.server.workers()]
        sample = {
            "memory": self.server.memory() / 1024,
            "files": float(sum(len(list((one / "fd").iterdir())) for one in folders)),
            "threads": float(sum(len(list((one / "task").iterdir())) for one in folders)),
            "rooms": rooms,
        }
        if self.file is not None:
            log = self.file.with_name(f"{self.file.name}-wal")
            sample["database"] = self.file.stat().st_size / MIB
            sample["log"] = log.stat().st_size / MIB if log.exists() else 0.0
        self.samples.append(sample)
        return sample

    def rooms(self) -> int:
        """At all workers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("GET", "/metrics", headers={"authorization": f"Bearer {ADMIN}"})
        told = connection.getresponse().read().decode()
        connection.close()
        assert not re.search(r"^flibuste_well\b.* 0(\.0)?$", told, re.MULTILINE), told
        awake = re.findall(r"^flibuste_tables\{.*\} ([\d.]+)$", told, re.MULTILINE)
        return int(sum(map(float, awake)))

    def most(self, name: str) -> float:
        return max(sample.get(name, 0.0) for sample in self.samples)


@contextmanager
def serving(wish: argparse.Namespace) -> Iterator[Watched]:
    with ExitStack() as stack:
        fields = {"time_scale": fast(wish.seconds), "workers": wish.workers, "admin": ADMIN}
        if wish.postgres:
            url = f"{stack.enter_context(running(autovacuum='on')).url()}&search_path=soak"
            server, file = LoadServer(url, **fields), None
        else:
            folder = TemporaryDirectory(dir=os.environ.get("FLIBUSTE_BENCH_FOLDER"))
            file = Path(stack.enter_context(folder)) / "room.db"
            server = LoadServer(file, **fields)
        stack.callback(server.stop)
        yield Watched(server, file)


def soak(asked: argparse.Namespace) -> tuple[Watched, list[Sample], dict[str, Any]]:
    """What the server took at the start, after the warm-up and at the end; what the load saw."""
    seconds = asked.seconds
    with serving(asked) as watched:
        marks = [watched.look()]
        wish = {
            "tables": asked.tables,
            "rate": asked.rate,
            "seconds": seconds,
            "warm_up": WARM_UP * seconds,
        }
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
            go_on(load)
            result |= json.loads(line_of(load))
            go_on(load)  # now everybody may go
            load.wait(60)
        finally:
            load.kill()
            load.wait()
            close(load)
    return watched, marks, result


def go_on(load: Popen[str]) -> None:
    assert load.stdin is not None
    load.stdin.write("\n")
    load.stdin.flush()


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
    units = {name: unit for name, unit in UNITS.items() if name in first}
    for name, unit in units.items():
        cells = (first[name], warm[name], end[name], watched.most(name))
        digits = 1 if "MiB" in unit else 0
        lines.append(f"| {unit} | " + " | ".join(f"{cell:,.{digits}f}" for cell in cells) + " |")
    for name in ("p50", "p99"):
        cell, after = result["warm"][name], result["rest"][name]
        lines.append(f"| {name} of an act, ms | | {cell:.1f} | {after:.1f} | |")
    looks = watched.samples[int(WARM_UP * len(watched.samples)) :]
    memory = 100 * (max(look["memory"] for look in looks) / warm["memory"] - 1)
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
        f"{verdict} After the first {WARM_UP * seconds / 60:g} minutes memory was at most"
        f" {memory:.1f} % above what it was then. Held against their journals at the end:"
        f" {result['held']} tables, {result['lost']} of them without what somebody was shown."
        + of_file(end, result),
    ]


def of_file(end: Sample, result: dict[str, Any]) -> str:
    if "database" not in end:
        return ""
    each = 1024 * end["database"] / max(1, result["entries"])
    return f" The file grows with what is played, {each:.2f} KiB for an entry."


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    watched, marks, found = soak(asked)
    result: dict[str, Any] = defaultdict(int, found)  # in a short evening nobody may come to an end
    home = f"PostgreSQL, workers: {asked.workers}" if asked.postgres else "a file"
    lines = told(asked.seconds, watched, marks, result)
    print("\n".join(lines), flush=True)
    written = (
        f"Written by `make bench-server` on {datetime.now(UTC):%Y-%m-%d}: {asked.tables} tables,"
        f" {4 * asked.tables + WATCHERS:,} sockets; {home}."
    )
    title = "A long evening" + (" on PostgreSQL" if asked.postgres else "")
    write_section(f"soak{'-postgres' * asked.postgres}", [f"# {title}", "", written, "", *lines])
    return len(growing(watched)) + int(result["lost"])


if __name__ == "__main__":
    sys.exit(main())
