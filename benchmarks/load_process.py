"""Processes of the benchmarks: started, asked, and ended by their ids."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GENEROSITY = 1000.0  # the load is hundreds of people at one address


def start(module: str, *arguments: str | Path, **fields: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, arguments), json.dumps(fields)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise ChildProcessError(f"process {process.pid} said nothing more")
    return line


def close(process: subprocess.Popen[str]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


class LoadServer:
    """The server under load."""

    def __init__(self, database: Path | str, **fields: Any) -> None:
        fields = {"generosity": GENEROSITY, **fields}
        self.process = start("benchmarks.load_server", database, **fields)
        found = re.search(r"http://[\d.]+:(\d+) ", line_of(self.process))
        assert found is not None
        self.port = int(found[1])

    def workers(self) -> list[int]:
        """The processes that serve: itself, or those that it has started."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def serving(self) -> list[int]:
        """Without the one that only watches over several."""
        first, *children = self.workers()
        return children or [first]

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its processes and threads."""
        texts = [Path(f"/proc/{worker}/stat").read_text() for worker in self.workers()]
        fields = [text.rpartition(")")[2].split() for text in texts]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """KiB that all its processes hold in memory; what they share is counted once."""
        texts = [Path(f"/proc/{one}/statm").read_text().split() for one in self.workers()]
        pages = int(texts[0][1]) + sum(int(text[1]) - int(text[2]) for text in texts[1:])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(30)
        close(self.process)
