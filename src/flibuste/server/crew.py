"""Several workers on one machine: processes that share one door, each started anew if it dies."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

LOG: Final = logging.getLogger("flibuste.crew")
ENDINGS: Final = (signal.SIGTERM, signal.SIGINT)
YOUNG: Final = 5.0  # seconds: a worker that dies so soon would do so again …
BREATH: Final = 1.0  # … so that the next one waits


class Crew:
    """The process that does nothing but see to it that there are so many workers."""

    def __init__(self, number: int, work: Callable[[], None]) -> None:
        self.number = number
        self.work = work
        self.started: dict[int, float] = {}  # when, by the id of the process
        self.ending = False

    def run(self) -> None:
        """Until it is told to end, and all workers have ended then."""
        for ending in ENDINGS:
            signal.signal(ending, self._end)
        for _ in range(self.number):
            self._start()
        while self.started:
            worker, status = os.wait()
            begun = self.started.pop(worker, None)
            if begun is None or self.ending:
                continue
            code = os.waitstatus_to_exitcode(status)
            LOG.error("worker %d has ended (%d); another is started", worker, code)
            if time.monotonic() < begun + YOUNG:
                time.sleep(BREATH)
            self._start()

    def _start(self) -> None:
        """No ending may come between the birth of a worker and our knowing of it."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        worker = 0 if self.ending else os.fork()
        if worker:
            self.started[worker] = time.monotonic()
        elif not self.ending:
            for ending in ENDINGS:
                signal.signal(ending, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            self._live()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

    def _live(self) -> None:
        """As a worker, and never as anything else."""
        code = 1
        try:
            self.work()
            code = 0
        except KeyboardInterrupt:
            code = 0
        finally:
            logging.shutdown()
            os._exit(code)

    def _end(self, *_: int | FrameType | None) -> None:
        self.ending = True
        for worker in self.started:
            os.kill(worker, signal.SIGTERM)
