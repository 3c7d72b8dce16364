"""
What Prometheus asks for, in its text format.  Written here: a dozen numbers that are known anyway
need no library, and nothing is counted twice for it.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from flibuste import __version__
from flibuste.core.protocol import WATCHER
from flibuste.room.rooms import Rooms
from flibuste.server.logs import ANSWERED

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
STARTED: Final = time.time()
PHASES: Final = ("waiting", "running", "over")


class Metric(NamedTuple):
    name: str
    kind: str  # counter or gauge
    help: str
    values: dict[str, float]  # by labels


def metrics(rooms: Rooms) -> str:
    worker = rooms.store.worker
    return "".join(written(one, f'worker="{worker}"' if worker else "") for one in measured(rooms))


def together(texts: Sequence[str]) -> str:
    """What several workers tell as one text: each number is explained once."""
    if len(texts) == 1:
        return texts[0]
    told: dict[str, list[str]] = {}
    for line in (line for text in texts for line in text.splitlines()):
        name = line.split(" ")[2] if line.startswith("#") else line.partition("{")[0]
        if line not in told.setdefault(name, []):
            told[name].append(line)
    return "".join(f"{line}\n" for lines in told.values() for line in lines)


def measured(rooms: Rooms) -> Iterator[Metric]:
    """All numbers, as they are at this moment."""
    awake = list(rooms.awake.values())
    phases = Counter(room.table.phase for room in awake)
    heard = Counter(one.viewer == WATCHER for room in awake for one in room.listeners)
    thinking = sum(len(room.bots.thinking) for room in awake)
    yield gauge("flibuste_info", "The version that runs here.", {f'version="{__version__}"': 1})
    yield gauge("flibuste_well", "1 while things can be kept.", {"": float(rooms.store.well)})
    by_phase = {f'phase="{phase}"': float(phases[phase]) for phase in PHASES}
    yield gauge("flibuste_tables", "Tables that are awake.", by_phase)
    yield gauge("flibuste_tables_aside", "Tables not readable.", {"": float(len(rooms.aside))})
    sockets = {'kind="player"': float(heard[False]), 'kind="watcher"': float(heard[True])}
    yield gauge("flibuste_sockets", "Open sockets at tables.", sockets)
    yield gauge("flibuste_bots_thinking", "Bots that are awaited now.", {"": float(thinking)})
    commits, entries = rooms.store.kept
    yield counter("flibuste_commits_total", "Commits of journals.", {"": float(commits)})
    yield counter("flibuste_entries_total", "Entries kept in journals.", {"": float(entries)})
    answers = {f'status="{kind}xx"': float(number) for kind, number in sorted(ANSWERED.items())}
    yield counter("flibuste_answers_total", "Answers to plain requests.", answers)
    yield from of_process()


def of_process() -> Iterator[Metric]:
    """By the names that everybody's dashboards know."""
    cpu = sum(os.times()[:2])
    yield counter("process_cpu_seconds_total", "Processor time, in seconds.", {"": cpu})
    yield gauge("process_start_time_seconds", "Start, seconds since 1970.", {"": STARTED})
    with suppress(OSError, ValueError):  # where the system tells it so
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = float(pages * os.sysconf("SC_PAGE_SIZE"))
        yield gauge("process_resident_memory_bytes", "Memory in use, in bytes.", {"": memory})
        files = float(len(os.listdir("/proc/self/fd")))
        yield gauge("process_open_fds", "Open files and sockets.", {"": files})


def gauge(name: str, text: str, values: dict[str, float]) -> Metric:
    return Metric(name, "gauge", text, values)


def counter(name: str, text: str, values: dict[str, float]) -> Metric:
    return Metric(name, "counter", text, values)


def written(metric: Metric, whose: str = "") -> str:
    lines = [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}"]
    for own, value in metric.values.items():
        labels = ",".join(filter(None, (whose, own)))
        lines.append(f"{metric.name}{f'{{{labels}}}' if labels else ''} {value!r}")
    return "\n".join(lines) + "\n"
