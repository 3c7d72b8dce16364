"""
Several workers on one machine: processes that share one door, each started anew if it dies.  One
whose event loop stands still is killed, since people hang on its lines who cannot know: once these
are cut, they come back to another.  One that works and is late is given more time: on a machine
that is far too busy, killing it would make everybody come back at once, and all the later.
"""

from __future__ import annotations

import logging
import mmap
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

LOG: Final = logging.getLogger("flibuste.crew")
ENDINGS: Final = (signal.SIGTERM, signal.SIGINT)
YOUNG: Final = 5.0  # seconds: a worker that dies so soon would do so again …
BREATH: Final = 1.0  # … so that the next one waits
TICK: Final = 0.25  # seconds between two looks at all of them …
STUCK: Final = 10  # … and looks at one that does not stir and does nothing, until it is killed …
LOST: Final = 60  # … or that does not stir whatever it does
STIR: Final = 0.2  # seconds after which a worker stirs, if its event loop turns


class Pulse:
    """A number that a worker counts and the crew sees, as long as the worker's event loop turns."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.shared = mmap.mmap(-1, 1)
        self.seen = self.still = self.idle = self.spent = 0

    def stir(self) -> None:
        self.shared[0] = self.shared[0] % 255 + 1

    def stuck(self, spent: int) -> bool:
        """Looked at as often as that: on a busy machine the crew is as late as its workers.  One
        that has not stirred yet is still being set up.  ``spent`` is the processor time that it
        has taken so far.
        """
        now = self.shared[0]
        self.still = self.still + 1 if now and now == self.seen else 0
        self.idle = self.idle + 1 if self.still and spent == self.spent else 0
        self.seen, self.spent = now, spent
        return self.idle >= STUCK or self.still >= LOST


def spent_by(worker: int) -> int:
    """Ticks of processor time that the thread of a worker's event loop has taken, whatever its
    other threads do; always 0 where nobody tells.
    """
    try:
        fields = Path(f"/proc/{worker}/task/{worker}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


class Crew:
    """The process that does nothing but see to it that there are so many workers."""

    def __init__(self, number: int, work: Callable[[Callable[[], None]], None]) -> None:
        self.number = number
        self.work = work  # told how to stir
        self.started: dict[int, Pulse] = {}  # by the id of the process
        self.ending = False

    def run(self) -> None:
        """Until it is told to end, and all workers have ended then."""
        for ending in ENDINGS:
            signal.signal(ending, self._end)
        for _ in range(self.number):
            self._start()
        while self.started:
            worker, status = os.waitpid(-1, os.WNOHANG)
            if worker:
                self._replace(worker, os.waitstatus_to_exitcode(status))
            else:
                self._look()
                time.sleep(TICK)

    def _replace(self, worker: int, code: int) -> None:
        pulse = self.started.pop(worker, None)
        if pulse is None or self.ending:
            return
        told = logging.WARNING if code in (0, -signal.SIGTERM) else logging.ERROR
        LOG.log(told, "worker %d has ended (%d); another is started", worker, code)
        if time.monotonic() < pulse.begun + YOUNG:
            time.sleep(BREATH)
        self._start()

    def _look(self) -> None:
        for worker, pulse in self.started.items():
            if pulse.stuck(spent_by(worker)):
                LOG.error("worker %d stands still and is killed", worker)
                os.kill(worker, signal.SIGKILL)

    def _start(self) -> None:
        """No ending may come between the birth of a worker and our knowing of it."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        pulse = Pulse()
        worker = 0 if self.ending else os.fork()
        if worker:
            self.started[worker] = pulse
        elif not self.ending:
            for ending in ENDINGS:
                signal.signal(ending, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            self._live(pulse)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

    def _live(self, pulse: Pulse) -> None:
        """As a worker, and never as anything else."""
        code = 1
        try:
            self.work(pulse.stir)
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
