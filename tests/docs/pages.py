"""The pages for readers: their blocks of code, and the commands that they name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "web/*.md", "benchmarks/*.md")
    for path in ROOT.glob(pattern)
)
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")


class Block(NamedTuple):
    """A block of code of a page."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(language: str | None = None) -> list[Block]:
    """All blocks, or those of one language."""
    found = []
    for path in PAGES:
        text = path.read_text("utf-8")
        for match in FENCED.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(str(path.relative_to(ROOT)), line, match[1], match[2]))
    return [block for block in found if language in (None, block.language)]


def spans() -> list[tuple[str, str]]:
    """Everything set in code letters inside sentences: the page, and the words."""
    found = []
    for path in PAGES:
        text = FENCED.sub("", path.read_text("utf-8"))
        found += [(str(path.relative_to(ROOT)), span) for span in SPAN.findall(text)]
    return found


def commands(program: str) -> list[str]:
    """Every command of this program that a page names, without what is said about it."""
    lines = [line.partition("  #")[0] for block in blocks("") for line in block.text.splitlines()]
    said = [line.strip().removeprefix(".venv/bin/") for line in [*lines, *(s for _, s in spans())]]
    return sorted({line for line in said if re.match(rf"{program} [a-z]", line)})
