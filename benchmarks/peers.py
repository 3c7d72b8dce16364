"""`make bench-peers`: our random play, compiled and pure, beside that of others.

All run by turns, each in a process of its own, and are measured by CPU time: the best of some
rounds.  Writes a section of results.md, and the picture beside it.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import flibuste
from benchmarks.measure import tables
from benchmarks.report import write_section
from benchmarks.run import PEER_PYTHON, Asked, make_venv, mark
from flibuste.core import twin

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 7
PEERS: Final = {
    "tic_tac_toe": "OpenSpiel tic-tac-toe (C++)",
    "backgammon": "OpenSpiel backgammon (C++)",
    "catanatron": "catanatron",
}
# What is asked: our table, the peer, how many times as fast; compiled but for the first.
ASKED: Final = (
    ("cartagena jamaica, pure", "catanatron", 13),
    ("cartagena jamaica", "tic_tac_toe", 1.25),
    ("plank", "tic_tac_toe", 1.9),
    ("mutiny", "backgammon", 14),
    ("piratoons", "backgammon", 6),
    ("rum", "backgammon", 9),
)
COPY, IMAGINE = 1.5, 3  # microseconds at most, compiled; and times as fast as pure, at least
PICTURE: Final = ROOT / "benchmarks" / "peers.svg"
BAR, WIDE, LEFT = 22, 420, 210


def main() -> int:
    make_venv()
    ours = [name for key in flibuste.games() for name, _ in tables(flibuste.game(key))]
    player = [sys.executable, "-m", "benchmarks.player"]
    peer = Asked([PEER_PYTHON, ROOT / "benchmarks" / "peer.py"])
    pure = Asked(player, {twin.PURE: "1"})
    fast = Asked(player, {twin.PURE: ""}) if twin.IN_USE in ("compiled", "unwanted") else None
    for number in range(1, ROUNDS + 1):
        print(f"bench-peers: round {number} of {ROUNDS}", flush=True)
        for name in PEERS:
            peer.run(name)
        for name in [what + name for name in ours for what in ("", "copy: ", "imagine: ")]:
            pure.run(name)
            if fast is not None:
                fast.run(name)
    rates = (pure.rates, fast.rates if fast else {})
    lines = [*heading(), *table(ours, *rates, peer.rates)]
    if fast is not None:
        lines += [*worlds(ours, *rates), *asked(ours, *rates, peer.rates)]
    write_section("peers", lines)
    PICTURE.write_text(picture(bars(ours, *rates, peer.rates)))
    print("\n".join(lines))
    for process in (peer, pure, fast):
        if process is not None:
            process.close()
    return 0


def heading() -> list[str]:
    return [
        "# Beside others",
        "",
        "Written by `make bench-peers`: decisions of players per second of CPU time in random play,"
        f" the choice among all legal moves included; best of {ROUNDS}, all by turns in one run.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- Python {sys.version.split()[0]}, flibuste {flibuste.__version__};"
        f" cores: {os.cpu_count()}",
        "",
        "![moves per second](peers.svg)",
        "",
    ]


def table(
    ours: list[str], pure: dict[str, float], fast: dict[str, float], peers: dict[str, float]
) -> list[str]:
    """A line for each table: pure, compiled, and compiled against each of the others."""
    lines = [
        "| table | pure | compiled | × pure | " + " | ".join(f"÷ {name}" for name in PEERS) + " |",
        "|---|---:|---:|---:|" + "---:|" * len(PEERS),
    ]
    for name in ours:
        best = fast.get(name, pure[name])
        against = " | ".join(f"{best / peers[peer]:.2f}" for peer in PEERS)
        compiled = f"{fast[name]:,.0f} | {fast[name] / pure[name]:.2f}" if fast else "– | –"
        lines.append(f"| {name} | {pure[name]:,.0f} | {compiled} | {against} |")
    lines += [f"| {told} | | {peers[name]:,.0f} | | | | |" for name, told in PEERS.items()]
    return lines


def worlds(ours: list[str], pure: dict[str, float], fast: dict[str, float]) -> list[str]:
    """Copies of a position, and worlds behind a view that is asked for again and again."""
    lines = [
        "",
        "| table | copy: µs pure | compiled | imagine: µs pure | compiled | × pure |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name in ours:
        copy, world = f"copy: {name}", f"imagine: {name}"
        cells = [f"{1e6 / rates[one]:.2f}" for one in (copy, world) for rates in (pure, fast)]
        lines.append(f"| {name} | {' | '.join(cells)} | {fast[world] / pure[world]:.2f} |")
    return lines


def asked(
    ours: list[str], pure: dict[str, float], fast: dict[str, float], peers: dict[str, float]
) -> list[str]:
    """What is asked of each, and whether it is so."""
    lines = ["", "| asked | at least | measured | met |", "|---|---:|---:|---|"]
    for name, peer, least in ASKED:
        own, _, is_pure = name.partition(", ")
        ratio = (pure if is_pure else fast)[own] / peers[peer]
        lines.append(f"| {name} ÷ {peer} | {least} | {ratio:.2f} | {mark(ratio >= least)} |")
    copy = max(1e6 / fast[f"copy: {name}"] for name in ours)
    world = min(fast[f"imagine: {name}"] / pure[f"imagine: {name}"] for name in ours)
    return [
        *lines,
        f"| the slowest copy, compiled, µs | ≤ {COPY} | {copy:.2f} | {mark(copy <= COPY)} |",
        f"| imagine, compiled ÷ pure, the least | {IMAGINE} | {world:.2f}"
        f" | {mark(world >= IMAGINE)} |",
    ]


def bars(
    ours: list[str], pure: dict[str, float], fast: dict[str, float], peers: dict[str, float]
) -> list[tuple[str, float, str]]:
    """What is drawn: a name, a rate, and whose it is; the fastest first."""
    found = [(f"{name}, pure", pure[name], "pure") for name in ours]
    found += [(name, fast[name], "fast") for name in ours if fast]
    found += [(told, peers[name], "peer") for name, told in PEERS.items()]
    return sorted(found, key=lambda bar: -bar[1])


def picture(shown: list[tuple[str, float, str]]) -> str:
    """The bars as SVG, readable in light and in dark."""
    most, high = shown[0][1], BAR * len(shown) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 90} {high}"'
        ' font-family="sans-serif" font-size="12">',
        "<style>text{fill:#222}.fast{fill:#b8860b}.pure{fill:#d9c48a}.peer{fill:#7a8fa6}"
        "@media (prefers-color-scheme:dark){text{fill:#eee}}</style>",
    ]
    for place, (name, rate, whose) in enumerate(shown):
        top, wide = 5 + place * BAR, max(1, round(WIDE * rate / most))
        lines += [
            f'<text x="{LEFT - 6}" y="{top + 14}" text-anchor="end">{name}</text>',
            f'<rect class="{whose}" x="{LEFT}" y="{top + 2}" width="{wide}" height="{BAR - 6}"/>',
            f'<text x="{LEFT + wide + 5}" y="{top + 14}">{rate / 1000:,.0f} k</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    sys.exit(main())
