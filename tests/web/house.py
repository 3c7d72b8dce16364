"""A game room served by a process of its own, as `make run` would serve it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

COMMAND: Final = Path(sys.executable).with_name("flibuste")
# Bots take 0.2 s instead of 0.8 s. No shorter: who is away for 90 such seconds is played for by a
# bot, and on a busy machine a page may take some real ones to come back.
TIME_SCALE: Final = 0.25


class House:
    """Where it is open, and what it complains of."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log
        self.read = 0

    def by_name(self, host: str) -> str:
        """The address under another name of this machine."""
        return f"http://{host}:{urlsplit(self.address).port}"

    def stumbled(self) -> str:
        """What the log tells since the last look, if there is a traceback in it."""
        told = self.log.read_text("utf-8")
        news, self.read = told[self.read :], len(told)
        return news[-2000:] if "Traceback" in news else ""


@contextmanager
def open_house(
    place: Path,
    *,
    seed: str = "house",
    time_scale: float = TIME_SCALE,
    program: Sequence[str] = (str(COMMAND),),
) -> Iterator[House]:
    """Serve on a free port until the block ends; a traceback in the server's log is an error."""
    log = place / "server.log"
    command = [*program, "serve", "--port", "0", "--database", str(place / "room.sqlite")]
    command += ["--public-url", "http://lan.test"]  # the browser of the tests finds it here
    with log.open("w") as complaints:
        server = subprocess.Popen(
            [*command, "--time-scale", str(time_scale), "--seed", seed],
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
        house = House(found.group(), log)
        yield house
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
    stumbled = house.stumbled()
    assert not stumbled, stumbled
