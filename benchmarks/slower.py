"""What has become slower since the figures that results.md keeps: it is told, and fails nothing.

`make bench` compares all it measures; `make test` and CI run this file, which looks in a second or
two at how fast every game is played and copied.  Both count in calibration iterations (measure.py),
so that figures of another machine can be compared.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias

import flibuste
from benchmarks.measure import Row, rows
from benchmarks.report import RESULTS
from flibuste.core import twin

ROUNDS: Final = 3
MUCH: Final = 1.1  # times as long as before
LOOKED_AT: Final = (": random playout, per move", ": copy")
LINE: Final = re.compile(r"\| ([^|]+: [^|]+) \| ([\d.]+) \|")
Figures: TypeAlias = dict[str, float]
"""Calibration iterations for each thing, by the name of its row."""


def kept(file: Path = RESULTS) -> Figures:
    """The figures of the last `make bench`; none if its rules ran compiled and ours do not."""
    text = file.read_text("utf-8") if file.is_file() else ""
    section = text.partition("<!-- engines: begin -->")[2].partition("<!-- engines: end -->")[0]
    compiled = "- rules: compiled" in section
    if compiled != (twin.IN_USE == "compiled"):
        return {}
    return {name: float(cost) for name, cost in LINE.findall(section)}


def told(now: Figures, before: Figures) -> list[str]:
    """A line for each thing that takes more than a tenth longer than before, the worst first."""
    ratios = {name: now[name] / before[name] for name in now if before.get(name)}
    slower = sorted(
        [name for name in ratios if ratios[name] > MUCH], key=lambda name: -ratios[name]
    )
    lines = [f"slower by {ratios[name] - 1:.0%}: {name}" for name in slower]
    if not ratios:
        return ["speed: there are no figures of the same kind to compare with (make bench)"]
    return lines or [f"speed: none of {len(ratios)} figures is more than 10 % slower than before"]


def figures(measured: Iterable[Row]) -> Figures:
    return {row.name: row.cost for row in measured}


def main() -> int:
    before = kept()
    looked_at = [
        row
        for key in (flibuste.games() if before else ())
        for row in rows(flibuste.game(key))
        if row.name.endswith(LOOKED_AT)
    ]
    for _ in range(ROUNDS):
        for row in looked_at:
            row.run()
    print(*told(figures(looked_at), before), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
