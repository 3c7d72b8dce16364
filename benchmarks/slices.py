"""
A slice of a core for each worker: what a second worker adds where there are cores for it, seen on
a machine that has too few.

Each worker gets a control group of its own (cpu, version 1 or 2), which lets it run for a part of
every ten milliseconds and no longer.  The load and the database have the rest of the machine, so
that the workers are what is short, as they are where each has a whole core.  Control groups take
the rights of root; elsewhere nothing is measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FIRST, SECOND = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")
PERIOD: Final = 10_000  # microseconds


def refused() -> str | None:
    """Why no slice can be cut here, if so."""
    try:
        with sliced([], 0.5):
            return None
    except OSError as error:
        return str(error)


@contextmanager
def sliced(processes: Iterable[int], share: float) -> Iterator[None]:
    """Each of these processes has this share of a core, and no more."""
    whole = FIRST if FIRST.is_dir() else SECOND
    groups = {number: whole / f"flibuste-{number}" for number in processes} or {0: whole / "none"}
    try:
        for number, group in groups.items():
            group.mkdir()
            limit(group, round(PERIOD * share))
            if number:
                (group / "cgroup.procs").write_text(str(number))
        yield
    finally:
        for group in groups.values():
            leave(group, whole)


def limit(group: Path, microseconds: int) -> None:
    if group.parent == FIRST:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(microseconds))
    else:
        (group.parent / "cgroup.subtree_control").write_text("+cpu")
        (group / "cpu.max").write_text(f"{microseconds} {PERIOD}")


def leave(group: Path, whole: Path) -> None:
    """A group can only be removed when nobody is in it."""
    if group.is_dir():
        for number in (group / "cgroup.procs").read_text().split():
            (whole / "cgroup.procs").write_text(number)
        group.rmdir()
