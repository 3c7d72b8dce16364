"""
The server under load: ``python -m benchmarks.load_server DATABASE SETTINGS``, settings in JSON.

With ``"die": ["before" | "inside" | "after", N]`` it dies at its N-th commit after SIGUSR1: just
before it, within microseconds after it has begun, or when it is over but nobody has been told.

With ``"pulse": FILE`` every SIGUSR1 writes there how many seconds of processor time the longest
turn of its event loop took since the last one: what everybody had to wait, however busy the
machine is with other things.

With ``"clock_off": SECONDS`` the clock of its machine is fast by so many.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from litestar import Litestar

from flibuste.core.words import words
from flibuste.server import serve as serving
from flibuste.store.address import database_of
from flibuste.store.chain import Row
from flibuste.store.writer import Writer


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


class Pulse:
    """Comes back as often as the event loop lets it, and notes how long that took at most."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.longest = 0.0
        signal.signal(signal.SIGUSR1, self.tell)
        make_app = serving.make_app

        def with_pulse(*args: Any, **fields: Any) -> Litestar:
            app = make_app(*args, **fields)
            app.on_startup.append(self.begin)
            return app

        serving.make_app = with_pulse

    async def begin(self) -> None:
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        last = thread_time()
        while True:
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, (now := thread_time()) - last)
            last = now

    def tell(self, *_: object) -> None:
        self.file.write_text(f"{self.longest}\n")
        self.longest = 0.0


def set_clock(off: float) -> None:
    true = time.time
    time.time = lambda: true() + off


if __name__ == "__main__":
    fields = json.loads(sys.argv[2])
    if "clock_off" in fields:
        set_clock(fields.pop("clock_off"))
    if "pulse" in fields:
        Pulse(Path(fields.pop("pulse")))
    if "die" in fields:
        Fate(*fields.pop("die"))
    serving.serve(
        words(None, "en", "flibuste.room"),
        host="127.0.0.1",
        port=0,
        database=database_of(sys.argv[1]),
        **fields,
    )
