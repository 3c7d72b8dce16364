"""results.md has sections by several programs: each writes its own and keeps the others."""

from __future__ import annotations

import re
from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "results.md"


def write_section(name: str, lines: list[str], file: Path = RESULTS) -> None:
    """Put the lines between this section's markers; at the end if there are none yet."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    section = "\n".join([begin, *lines, end])
    text = file.read_text("utf-8") if file.is_file() else ""
    found = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if found.search(text):
        text = found.sub(lambda _: section, text)
    else:
        text = f"{text.rstrip()}\n\n{section}\n".lstrip()
    file.write_text(text, encoding="utf-8")
