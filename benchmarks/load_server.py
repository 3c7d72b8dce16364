"""
The server under load: ``python -m benchmarks.load_server DATABASE SETTINGS``, settings in JSON.

With ``"die": ["before" | "inside" | "after", N]`` it dies at its N-th commit: just before the
COMMIT, within microseconds after it has begun, or when it is over but nobody has been told.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from flibuste.core.words import words
from flibuste.server.serve import serve
from flibuste.server.store import ENTRIES, Store


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Fate:
    """Ends the process at one of its commits, as a power switch would."""

    def __init__(self, moment: str, number: int) -> None:
        self.moment = moment
        self.left = number
        self.rng = Random(f"{moment} {number}")
        insert = Store._insert

        def insert_and_die(store: Store, rows: list[dict[str, Any]]) -> None:
            insert(store, rows)
            if self.moment == "after" and self.left <= 0:
                die()

        Store._insert = insert_and_die  # type: ignore[method-assign]
        sa.event.listen(sa.Engine, "before_cursor_execute", self.executing)
        sa.event.listen(sa.Engine, "commit", self.committing)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, wherever it is
        self.counted = False

    def executing(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(f"INSERT INTO {ENTRIES.name}"):
            self.counted = True

    def committing(self, _: Any) -> None:
        """Called when the COMMIT is the next thing to happen."""
        if not self.counted:
            return
        self.counted = False
        self.left -= 1
        if self.left <= 0 and self.moment == "before":
            die()
        if self.left <= 0 and self.moment == "inside":
            signal.setitimer(signal.ITIMER_REAL, self.rng.uniform(1e-6, 60e-6))


if __name__ == "__main__":
    fields = json.loads(sys.argv[2])
    if "die" in fields:
        Fate(*fields.pop("die"))
    serve(
        words(None, "en", "flibuste.server"),
        host="127.0.0.1",
        port=0,
        database=Path(sys.argv[1]),
        **fields,
    )
