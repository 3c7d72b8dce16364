"""`make bench`: measure every game, and Catanatron beside them; for benchmarks/results.md."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import IO, TYPE_CHECKING

import flibuste
from flibuste.core import twin

if TYPE_CHECKING:
    from benchmarks.measure import Row

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "benchmarks" / "requirements.lock"
VENV = ROOT / ".venv-bench"
PEER_PYTHON = VENV / "bin" / "python"

ROUNDS = 5
RATIO = 4.5  # Cartagena's random moves for each of Catanatron's, at least
IMPORT = 0.15  # seconds for `import flibuste`, at most
TIMED_IMPORT = (
    "from time import perf_counter as now; start = now(); import flibuste; print(now() - start)"
)


def main() -> int:
    sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet
    from benchmarks.measure import rows
    from benchmarks.report import write_section
    from benchmarks.slower import figures, kept, told

    make_venv()
    measured = [row for key in flibuste.games() for row in rows(flibuste.game(key))]
    peer, imports = Asked([PEER_PYTHON, ROOT / "benchmarks" / "peer.py"]), []
    for number in range(1, ROUNDS + 1):
        print(f"bench: round {number} of {ROUNDS}", flush=True)
        for row in measured:
            row.run()
            if row.name.startswith("cartagena") and row.name.endswith("per move"):
                peer.run("catanatron")  # at the same moment as what it is compared with
        imports.append(float(output(sys.executable, "-c", TIMED_IMPORT)))
    peer.close()
    lines = [
        *heading(),
        *table(measured),
        *comparison(measured, peer.rates["catanatron"], min(imports)),
    ]
    changes = told(figures(measured), kept())
    write_section("engines", lines)
    print("\n".join([*lines, "", *changes]))
    return 0


def make_venv() -> None:
    """The environment of the peers, from its own lock; made anew when the lock has changed."""
    stamp, made_from = VENV / ".made", hashlib.sha256(LOCK.read_bytes()).hexdigest() + sys.version
    if stamp.is_file() and stamp.read_text() == made_from:
        return
    print(f"bench: making {VENV.name}", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    install = [
        "-m",
        "pip",
        "install",
        "-qq",
        "--disable-pip-version-check",
        "--require-hashes",
        "-r",
    ]
    subprocess.run([PEER_PYTHON, *install, LOCK], check=True)
    stamp.write_text(made_from)


class Asked:
    """A process that plays what it is asked for, and the best rate of each."""

    def __init__(self, command: list[str | Path], settings: dict[str, str] | None = None) -> None:
        own = {**os.environ, **(settings or {})}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=own
        )
        self.rates: dict[str, float] = {}

    def run(self, name: str) -> None:
        asked, answered = self.pipes()
        asked.write(name + "\n")
        asked.flush()
        moves, seconds = answered.readline().split()
        self.rates[name] = max(self.rates.get(name, 0.0), int(moves) / float(seconds))

    def close(self) -> None:
        self.pipes()[0].close()
        self.process.wait()

    def pipes(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout


def heading() -> list[str]:
    """When, what and on how many cores; never where."""
    names = "from importlib.metadata import version as v; print(v('catanatron'), v('networkx'))"
    catanatron, networkx = output(PEER_PYTHON, "-c", names).split()
    commit = output("git", "describe", "--always", "--dirty", check=False) or "none yet"
    return [
        "# Speed",
        "",
        "Written by `make bench`. One unit is one iteration of the loop `calibration` in"
        f" measure.py on the same machine at the same moment; best of {ROUNDS}, CPU time. Moves are"
        " decisions of players: luck's acts are played but not counted, and so is the opening deal."
        " Positions are half-way through random matches.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- commit: {commit}",
        f"- Python {sys.version.split()[0]}, flibuste {flibuste.__version__},"
        f" msgspec {version('msgspec')}; catanatron {catanatron}, networkx {networkx}",
        f"- rules: {twin.IN_USE} (`make fast` compiles them, FLIBUSTE_PURE=1 leaves that alone)",
        f"- cores: {os.cpu_count()}",
        "",
    ]


def table(measured: list[Row]) -> list[str]:
    """A line for each row: its cost, its target, how many a second."""
    lines = [
        "| what | iterations each | target | per second | met |",
        "|---|---:|---:|---:|---|",
    ]
    for row in measured:
        target = f"≤ {row.target:g}" if row.target else ""
        met = mark(row.cost <= row.target) if row.target else ""
        lines.append(f"| {row.name} | {row.cost:.1f} | {target} | {row.rate:,.0f} | {met} |")
    return lines


def comparison(measured: list[Row], peer: float, seconds: float) -> list[str]:
    """Random moves per second against Catanatron's, and the time of `import flibuste`."""
    lines = [
        "",
        "| what | measured | target | met |",
        "|---|---:|---:|---|",
        f"| catanatron, 4 random players: moves per second | {peer:,.0f} | | |",
    ]
    for row in measured:
        name, _, unit = row.name.partition(", ")
        if name.startswith("cartagena") and unit.endswith("per move"):
            ratio = row.rate / peer
            met = mark(ratio >= RATIO)
            lines.append(f"| {name} ÷ catanatron | {ratio:.2f} | ≥ {RATIO} | {met} |")
    lines.append(
        f"| `import flibuste`, seconds | {seconds:.3f} | < {IMPORT} | {mark(seconds < IMPORT)} |"
    )
    return lines


def mark(met: bool) -> str:
    return "yes" if met else "**no**"


def output(*command: str | Path, check: bool = True) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=check)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
