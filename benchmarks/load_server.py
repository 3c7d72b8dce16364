"""
The server under load: ``python -m benchmarks.load_server DATABASE SETTINGS``, settings in JSON.

With ``"die": ["before" | "inside" | "after", N]`` it dies at its N-th commit after SIGUSR1: just
before it, within microseconds after it has begun, or when it is over but nobody has been told.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from flibuste.core.words import words
from flibuste.server.chain import Row
from flibuste.server.serve import serve
from flibuste.server.writer import Writer


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Fate:
    """Ends the process at one of its commits, as a power switch would."""

    def __init__(self, moment: str, number: int) -> None:
        self.moment = moment
        self.left = number
        self.after = Random(f"{moment} {number}").uniform(1e-6, 120e-6)  # seconds
        self.armed = False
        signal.signal(signal.SIGUSR1, self.arm)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, wherever it is
        insert = Writer._insert

        def insert_and_die(writer: Writer, rows: Sequence[Row]) -> None:
            self.begin()
            insert(writer, rows)
            if self.left <= 0:
                die()  # also if the alarm was later than the end of the commit

        Writer._insert = insert_and_die  # type: ignore[method-assign]

    def arm(self, *_: object) -> None:
        """The tables are set: from now on commits are counted."""
        self.armed = True

    def begin(self) -> None:
        """A commit is the next thing to happen."""
        self.left -= self.armed
        if self.left <= 0 and self.moment == "before":
            die()
        if self.left <= 0 and self.moment == "inside":
            signal.setitimer(signal.ITIMER_REAL, self.after)


if __name__ == "__main__":
    fields = json.loads(sys.argv[2])
    if "die" in fields:
        Fate(*fields.pop("die"))
    serve(
        words(None, "en", "flibuste.server"),
        host="127.0.0.1",
        port=0,
        database=Path(sys.argv[1]),
        generosity=1e6,  # hundreds of people at one address
        **fields,
    )
