"""Where the tests' servers come from: to import the room takes longer than most tests do."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import IO, Any

LAUNCHER = Path(__file__).with_name("launcher.py")
LONGEST = 1_000  # bytes of an answer
A_MOMENT = 0.005  # seconds between two looks


class Nursery:
    """A process that has imported the room and forks servers."""

    def __init__(self) -> None:
        self.line, there = socket.socketpair()
        with there:
            self.process = subprocess.Popen(
                [sys.executable, LAUNCHER, str(there.fileno())], pass_fds=[there.fileno()]
            )

    def ask(self, order: Any, *files: int) -> Any:
        socket.send_fds(self.line, [json.dumps(order).encode()], files)
        return json.loads(self.line.recv(LONGEST))

    def close(self) -> None:
        self.line.close()
        self.process.wait()


@cache
def nursery() -> Nursery:
    """One for all tests of this worker, from the first server on."""
    opened = Nursery()
    atexit.register(opened.close)
    return opened


class Process:
    """A server, as ``subprocess.Popen`` would show it."""

    def __init__(self, database: str, fields: dict[str, Any], log: Path) -> None:
        ours, theirs = os.pipe()
        with log.open("ab") as complaints:
            self.pid = int(nursery().ask([database, fields], theirs, complaints.fileno()))
        os.close(theirs)
        self.stdout: IO[str] = os.fdopen(ours, encoding="utf-8")
        self.code: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        if self.code is None:
            self.code = nursery().ask(self.pid)
        return self.code

    def wait(self, patience: float) -> int:
        deadline = time.monotonic() + patience
        while (code := self.poll()) is None:
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(A_MOMENT)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
