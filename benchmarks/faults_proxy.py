"""
A proxy of our own for what can happen between people, workers and the database: it passes bytes on
until it is told to stand still, to cut its lines, or to cut one in the middle of a commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Final, TypeAlias

PIECE: Final = 65_536  # bytes at a time
LOOK: Final = 0.5  # seconds between two looks at who is behind it
SILENT: Final = 1.0  # seconds until who does not answer is taken to be down
COMMIT: Final = b'"type":"Acted"'  # what is in the statement that keeps an act
Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """A port, and what is behind it."""

    def __init__(self, behind: Callable[[], Awaitable[Ends]]) -> None:
        self.behind = behind
        self.lines = set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]]()
        self.passing = asyncio.Event()
        self.passing.set()
        self.port = 0
        self.commits_to_cut = 0
        self.cut_commits = 0
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    def close(self) -> None:
        """Nobody is there any more, and all lines are cut."""
        if self.server is not None:
            self.server.close()
        self.cut()

    def cut(self) -> None:
        for line in list(self.lines):
            for end in line:
                end.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            answers, far = await self.behind()
        except OSError:
            near.transport.abort()
            return
        line = (near, far)
        self.lines.add(line)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(reader, far, asking=True))
                both.create_task(self._pass_on(answers, near))
        except* OSError:
            pass
        finally:
            self.lines.discard(line)
            for end in line:
                end.transport.abort()

    async def _pass_on(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, asking: bool = False
    ) -> None:
        while data := await source.read(PIECE):
            await self.passing.wait()
            if asking and self.commits_to_cut and COMMIT in data:
                await self._cut_commit(sink, data)
            sink.write(data)
            await sink.drain()
        raise ConnectionResetError  # ends the other way too

    async def _cut_commit(self, database: asyncio.StreamWriter, data: bytes) -> None:
        """By turns: half of the statement arrives; all of it, and nobody hears the answer."""
        self.commits_to_cut -= 1
        self.cut_commits += 1
        database.write(data[: len(data) // 2] if self.cut_commits % 2 else data)
        with suppress(OSError):
            await database.drain()
        raise ConnectionAbortedError


class Balancer(Proxy):
    """People to workers by turns, as long as these answer; who hangs on a silent one is cut off."""

    def __init__(self, ports: Callable[[], Sequence[int]]) -> None:
        super().__init__(self._choose)
        self.ports = ports
        self.down = set[int]()
        self.turn = count()
        self.at: dict[asyncio.StreamWriter, int] = {}
        self.looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await super().open()
        self.looking = asyncio.create_task(self._look())

    def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        super().close()

    async def _choose(self) -> Ends:
        up = [port for port in self.ports() if port not in self.down] or list(self.ports())
        port = up[next(self.turn) % len(up)]
        ends = await asyncio.open_connection("127.0.0.1", port)
        self.at = {end: at for end, at in self.at.items() if not end.is_closing()}
        self.at[ends[1]] = port
        return ends

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            ports = list(self.ports())
            answers = await asyncio.gather(*map(answered, ports))
            self.down = {port for port, there in zip(ports, answers, strict=True) if not there}
            for end, port in self.at.items():
                if port in self.down:
                    end.transport.abort()


async def answered(port: int) -> bool:
    """Whether it says anything: one that cannot keep anything now still tells its people so."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(SILENT):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            try:
                return bool(await reader.readline())
            finally:
                writer.transport.abort()
    return False
