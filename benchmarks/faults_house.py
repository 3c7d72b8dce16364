"""What fails: a database, two workers, and a proxy on either side of these."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, TypeAlias

import asyncpg

from benchmarks.faults_proxy import Balancer, Proxy
from benchmarks.load_process import LoadServer, close
from benchmarks.load_tables import Web
from tools.postgres import Postgres

LONGEST: Final = 90.0  # seconds after which something is taken not to come back
QUIET: Final = 1.0  # seconds of play before a fault
FROZEN: Final = 30.0  # seconds that the database stands still
FULL: Final = 6.0  # seconds that its disk is full
PAUSED: Final = 3.0  # seconds that a proxy stands still
CUTS: Final = 10  # commits in the middle of which a line is cut
FIVE_MINUTES: Final = 300.0
DISK: Final = "400m"
MIB: Final = 2**20
Ending: TypeAlias = Callable[[], Awaitable[None]]


async def nothing() -> None:
    """The fault is over already."""


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk that can be filled, where we may make one."""
    place = Path(mkdtemp(prefix="flpg-disk-", dir="/tmp"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=755", "tmpfs", str(place)]
    mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield place if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", str(place)], check=False)
        place.rmdir()


class House:
    """The database, and two workers."""

    def __init__(self, postgres: Postgres, disk: Path | None) -> None:
        self.postgres = postgres
        self.disk = disk
        self.url = f"{postgres.url()}&search_path=faults"
        self.workers: list[LoadServer] = []
        self.lines = Proxy(partial(asyncio.open_unix_connection, postgres.socket))
        self.front = Balancer(lambda: self.ports)

    async def open(self) -> None:
        await self.lines.open()
        for _ in range(2):
            self.workers.append(await self.start())
        await self.front.open()

    async def start(self, **fields: Any) -> LoadServer:
        """A worker, whose connections to the database go by the proxy."""
        url = f"postgresql://flibuste@127.0.0.1:{self.lines.port}/postgres?search_path=faults"
        return await asyncio.to_thread(LoadServer, f"{url}&sslmode=disable", **fields)

    @property
    def ports(self) -> list[int]:
        return [worker.port for worker in self.workers if worker.process.poll() is None]

    async def busiest(self) -> LoadServer:
        """The worker that has the most tables: what happens to it is felt."""
        rooms = [await asyncio.to_thread(rooms_at, worker.port) for worker in self.workers]
        return self.workers[rooms.index(max(rooms))]

    async def replace(self, worker: LoadServer) -> None:
        """As whatever starts servers would."""
        await asyncio.to_thread(worker.process.wait, LONGEST)
        self.workers[self.workers.index(worker)] = await self.start()
        close(worker.process)

    def close(self) -> None:
        self.front.close()
        for worker in self.workers:
            worker.process.send_signal(signal.SIGCONT)
            worker.stop(signal.SIGKILL)
        self.lines.close()

    def signal_database(self, how: signal.Signals) -> None:
        """All of its processes; some end by themselves at any time."""
        assert self.postgres.process is not None
        first = self.postgres.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, how)


def rooms_at(port: int) -> int:
    """So many tables are with a worker, also if it is not well just now."""
    web = Web(port)
    rooms = int(web.told("GET", "/healthz")["rooms"])
    web.close()
    return rooms


# What fails: each returns when the fault itself is over, or else, if tables should be played on in
# spite of it, how it is ended


async def worker_killed(house: House) -> Ending:
    worker = await house.busiest()
    worker.process.kill()
    return partial(house.replace, worker)


async def worker_stopped(house: House) -> Ending:
    worker = await house.busiest()
    worker.process.terminate()
    await asyncio.to_thread(worker.process.wait, LONGEST)
    return partial(house.replace, worker)


async def worker_frozen(house: House) -> Ending:
    frozen = (await house.busiest()).process
    frozen.send_signal(signal.SIGSTOP)

    async def wake() -> None:
        frozen.send_signal(signal.SIGCONT)  # what it was asked for meanwhile must not be written
        await asyncio.sleep(QUIET)

    return wake


async def clock_wrong(house: House) -> Ending:
    """A worker whose clock is five minutes fast comes, and the one with the tables goes."""
    old = await house.busiest()
    house.workers.append(await house.start(clock_off=FIVE_MINUTES))
    old.process.terminate()
    await asyncio.to_thread(old.process.wait, LONGEST)
    house.workers.remove(old)
    close(old.process)

    async def go_back() -> None:
        """And its tables go to one whose clock is right."""
        await asyncio.sleep(QUIET)
        wrong = house.workers[-1]
        wrong.process.terminate()
        await house.replace(wrong)
        await asyncio.sleep(QUIET)

    return go_back


async def database_restarted(house: House) -> Ending:
    await asyncio.to_thread(house.postgres.stop)
    await asyncio.to_thread(house.postgres.start)
    return nothing


async def database_killed(house: House) -> Ending:
    await asyncio.to_thread(house.postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(house.postgres.start)
    return nothing


async def database_frozen(house: House) -> Ending:
    house.signal_database(signal.SIGSTOP)
    try:
        await asyncio.sleep(FROZEN)
    finally:
        house.signal_database(signal.SIGCONT)
    return nothing


async def disk_full(house: House) -> Ending:
    """Filled to the last byte, and cleared."""
    assert house.disk is not None
    filler = house.disk / "filler"
    try:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(bytes(MIB)):
                pass
        await asyncio.sleep(FULL)
    finally:
        filler.unlink()
    return nothing


async def connections_cut(house: House) -> Ending:
    end = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'flibuste'"""
    connection = await asyncpg.connect(house.url)
    for _ in range(20):
        await connection.fetch(end)
        await asyncio.sleep(0.05)
    await connection.close()
    return nothing


async def commits_cut(house: House) -> Ending:
    house.lines.commits_to_cut = CUTS
    async with asyncio.timeout(LONGEST):
        while house.lines.commits_to_cut:
            await asyncio.sleep(0.01)
    return nothing


async def proxy_killed(house: House) -> Ending:
    house.front.close()
    await asyncio.sleep(QUIET)
    await house.front.open()
    return nothing


async def proxy_paused(house: House) -> Ending:
    house.front.passing.clear()
    await asyncio.sleep(PAUSED)
    house.front.passing.set()
    return nothing


async def proxy_cuts(house: House) -> Ending:
    house.front.cut()
    return nothing


FAULTS: Final[dict[str, Callable[[House], Awaitable[Ending]]]] = {
    "a worker is killed": worker_killed,
    "a worker is told to end": worker_stopped,
    "a worker is frozen, and woken when all is played on": worker_frozen,
    "a worker whose clock is 5 min fast takes the tables, and gives them back": clock_wrong,
    "the database is restarted": database_restarted,
    "the database is killed and started": database_killed,
    f"the database is frozen for {FROZEN:.0f} s": database_frozen,
    "all connections to the database are cut, 20 times in a second": connections_cut,
    f"the line is cut in the middle of a commit, {CUTS} times": commits_cut,
    f"the database's disk is full for {FULL:.0f} s": disk_full,
    "the proxy is killed, and back after a second": proxy_killed,
    f"the proxy stands still for {PAUSED:.0f} s": proxy_paused,
    "the proxy cuts all lines": proxy_cuts,
}
