"""`flibuste serve` with a stage: every table opens at the position that lies in a file.

Rare moments of a match, and two truths that differ in what is hidden, are looked at without playing
up to them.  `python -m tests.web.staged FILE serve …`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from flibuste.cli import main
from flibuste.room import rooms
from flibuste.store.records import Header


def stage(file: Path) -> None:
    """From now on; the file may be written anew between two tables."""

    def staged(**told: Any) -> Header:
        return Header(**{**told, "position": json.loads(file.read_text("utf-8"))})

    setattr(rooms, "Header", staged)  # noqa: B010  # the room's own name for it


if __name__ == "__main__":
    stage(Path(sys.argv.pop(1)))
    sys.exit(main())
