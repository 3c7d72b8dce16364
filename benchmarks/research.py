"""`make bench-research`: our environments beside those of PettingZoo and OpenSpiel.

All run by turns, each in a process of its own and in the same loop, and are measured by CPU time:
the best of some rounds.  Writes a section of results.md.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

import flibuste
from benchmarks.report import write_section
from benchmarks.run import PEER_PYTHON, Asked, make_venv, mark
from flibuste.core import twin

STEPPER: Final = Path(__file__).with_name("stepper.py")
ROUNDS: Final = 5
ZOO: Final = 5  # times connect_four's steps
SPIEL: Final = 2  # times those of OpenSpiel's games in Python with a board, their median
BOARDS: Final = ("python_block_dominoes", "python_team_dominoes", "python_tic_tac_toe")
TOYS: Final = ("python_iterated_prisoners_dilemma", "python_kuhn_poker", "python_liars_poker")
PEERS: Final = (*BOARDS, *TOYS)


def main() -> int:
    make_venv()
    theirs = Asked([PEER_PYTHON, STEPPER])
    ours = Asked([sys.executable, STEPPER])
    for number in range(1, ROUNDS + 1):
        print(f"bench-research: round {number} of {ROUNDS}", flush=True)
        for key in flibuste.games():
            theirs.run("zoo connect_four")
            ours.run(f"zoo {key}")
            ours.run(f"spiel flibuste_{key}")
        for name in PEERS:
            theirs.run(f"spiel {name}")
    lines = report(ours.rates, theirs.rates)
    write_section("research", lines)
    print("\n".join(lines))
    for process in (ours, theirs):
        process.close()
    return 0


def report(ours: dict[str, float], theirs: dict[str, float]) -> list[str]:
    """Steps per second, and how many times as many they are."""
    four = theirs["zoo connect_four"]
    spiel = median(theirs[f"spiel {name}"] for name in BOARDS)
    lines = [
        "# Environments",
        "",
        "Written by `make bench-research`: random play in the loops of PettingZoo (observation and"
        " mask in every step) and of OpenSpiel (luck's acts count too), two players, by turns with"
        f" theirs; best of {ROUNDS}, CPU time.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- rules: {twin.IN_USE}",
        "",
        "| | PettingZoo: steps/s | × connect_four | wanted"
        " | OpenSpiel: steps/s | × theirs | wanted |",
        "|---|---:|---:|---|---:|---:|---|",
        f"| theirs | {four:,.0f} | 1 | | {spiel:,.0f} | 1 | |",
    ]
    for key in flibuste.games():
        zoo, own = ours[f"zoo {key}"] / four, ours[f"spiel flibuste_{key}"] / spiel
        lines.append(
            f"| {key} | {zoo * four:,.0f} | {zoo:.1f} | ≥ {ZOO}: {mark(zoo >= ZOO)}"
            f" | {own * spiel:,.0f} | {own:.1f} | ≥ {SPIEL}: {mark(own >= SPIEL)} |"
        )
    board, toy = (
        ", ".join(
            f"{name.removeprefix('python_')} {theirs[f'spiel {name}']:,.0f}" for name in names
        )
        for names in (BOARDS, TOYS)
    )
    told = (
        f"OpenSpiel's in Python: the median of those with a board or tiles ({board}); beside them"
    )
    return [*lines, "", f"{told} there are toys of a few moves ({toy})."]


if __name__ == "__main__":
    raise SystemExit(main())
