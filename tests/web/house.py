"""A game room served by a process of its own, as `make run` would serve it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

COMMAND: Final = Path(sys.executable).with_name("flibuste")
TIME_SCALE: Final = "0.05"  # bots take 40 ms instead of 0.8 s


class House:
    """Where it is open."""

    def __init__(self, address: str) -> None:
        self.address = address

    def by_name(self, host: str) -> str:
        """The address under another name of this machine."""
        return f"http://{host}:{urlsplit(self.address).port}"


@contextmanager
def open_house(place: Path, *, seed: str = "house") -> Iterator[House]:
    """Serve on a free port until the block ends; a traceback in the server's log is an error."""
    log = place / "server.log"
    command = [str(COMMAND), "serve", "--port", "0", "--database", str(place / "room.sqlite")]
    with log.open("w") as complaints:
        server = subprocess.Popen(
            [*command, "--time-scale", TIME_SCALE, "--seed", seed],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    assert server.stdout is not None
    try:
        first = server.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", first)
        assert found, f"the server did not open: {first}{log.read_text()}"
        yield House(found.group())
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
    told = log.read_text()
    assert "Traceback" not in told, told[-2000:]
