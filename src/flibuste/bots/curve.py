"""How learning went, as a picture: wins against the hand and the surprise, by generation."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from flibuste.bots.tournament import wilson

if TYPE_CHECKING:
    from flibuste.bots.learn import Generation

WIDE, HIGH, EDGE = 420, 200, 36
INK: Final = (
    "text{fill:#2b2118}.wins{stroke:#8a5a00;fill:none}.sure{stroke:#8a5a00;opacity:.5}"
    ".half{stroke:#6b5d4d;stroke-dasharray:3 3}"
    "@media (prefers-color-scheme:dark){text{fill:#f3ead9}.wins,.sure{stroke:#e8b64c}"
    ".half{stroke:#c3b49c}}"
)


def curve(game: str, points: Sequence[Generation]) -> str:
    """The share of wins against the hand-written evaluation, with its intervals, as SVG."""
    title = f"{game}: wins of what was learned against the hand"
    step = (WIDE - 2 * EDGE) / max(1, len(points) - 1)

    def at(number: int, share: float) -> str:
        return f"{EDGE + number * step:.1f} {HIGH - EDGE - share * (HIGH - 2 * EDGE):.1f}"

    shares = [point.wins / max(1, point.trials) for point in points]
    line = "L".join(map(at, range(len(shares)), shares))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f"<style>{INK}</style>",
        f'<text x="{EDGE}" y="18" font-weight="bold">{escape(title)}</text>',
        f'<path class="half" d="M{at(0, 0.5)}H{WIDE - EDGE}"/>',
        f'<path class="wins" stroke-width="2" d="M{line}"/>',
    ]
    for number, point in enumerate(points):
        low, high = wilson(shares[number], max(1, point.trials))
        lines.append(f'<path class="sure" d="M{at(number, low)}L{at(number, high)}"/>')
        x = EDGE + number * step
        lines.append(f'<text x="{x:.1f}" y="{HIGH - 14}" text-anchor="middle">{number + 1}</text>')
    for share in (0, 0.5, 1):
        y = float(at(0, share).split()[1]) + 4
        lines.append(f'<text x="{EDGE - 6}" y="{y:.1f}" text-anchor="end">{share:.0%}</text>')
    return "\n".join([*lines, "</svg>", ""])
