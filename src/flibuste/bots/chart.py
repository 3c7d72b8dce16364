"""Shares of wins as a picture: a bar for each bot, and over its end how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from flibuste.bots.tournament import Standing

HIGH, WIDE, LEFT, RIGHT = 26, 380, 130, 60
INK: Final = (
    "text{fill:#2b2118}.quiet{fill:#6b5d4d}.bar{fill:#b8860b}.sure{stroke:#2b2118}"
    ".fair{stroke:#6b5d4d;stroke-dasharray:3 3}"
    "@media (prefers-color-scheme:dark){text{fill:#f3ead9}.quiet{fill:#c3b49c}"
    ".sure{stroke:#f3ead9}.fair{stroke:#c3b49c}}"
)


def chart(rows: Sequence[Standing], seats: int, title: str) -> str:
    """The rows as SVG, readable in light and in dark; a dashed line is a fair share."""
    high = HIGH * (len(rows) + 1) + 12
    fair = LEFT + WIDE / seats
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + RIGHT} {high}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f"<style>{INK}</style>",
        f'<text x="6" y="17" font-weight="bold">{escape(title)}</text>',
        f'<path class="fair" d="M{fair:.1f} {HIGH}V{high - 6}"/>',
    ]
    for place, row in enumerate(rows, 1):
        top, (low, most) = place * HIGH, row.interval
        middle = top + HIGH / 2
        ends = LEFT + WIDE * low, LEFT + WIDE * most
        lines += [
            f'<text x="{LEFT - 8}" y="{top + 17}" text-anchor="end">{escape(row.name)}</text>',
            f'<rect class="bar" x="{LEFT}" y="{top + 4}" width="{max(1, WIDE * row.share):.1f}"'
            f' height="{HIGH - 8}" rx="3"/>',
            f'<path class="sure" fill="none" stroke-width="1.5" d="M{ends[0]:.1f} {middle}'
            f"H{ends[1]:.1f}M{ends[0]:.1f} {middle - 4}v8M{ends[1]:.1f} {middle - 4}v8"
            '"/>',
            f'<text class="quiet" x="{LEFT + WIDE + 8}" y="{top + 17}">{row.share:.0%}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
