"""The doorman: takes those who come one by one, and between two of them everybody inside has a
turn.  An event loop by itself takes all who stand before the door at a stretch.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import uvicorn

from flibuste.server.crew import STIR

FULL: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
BREATH: Final = 0.2  # seconds until the next try when no connection more can be kept open

log = logging.getLogger(__name__)


class Doorman:
    """At one door, in the place of an event loop's own server."""

    def __init__(self, door: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        door.setblocking(False)
        self.door = door
        self.protocol = protocol
        self.task = asyncio.create_task(self._stand())

    async def _stand(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, _ = await loop.sock_accept(self.door)
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # small messages at once
                await loop.connect_accepted_socket(self.protocol, line)
            except OSError as error:  # gone before the door was open, or the house is full
                if error.errno in FULL:
                    log.warning("no connection more can be kept open: %s", error)
                    await asyncio.sleep(BREATH)

    def close(self) -> None:
        self.task.cancel()

    async def wait_closed(self) -> None:
        await asyncio.wait([self.task])


class House(uvicorn.Server):
    """A server with a doorman at each of its doors; before it closes everybody is told."""

    def __init__(
        self,
        config: uvicorn.Config,
        farewell: Callable[[], Awaitable[object]],
        inner: tuple[socket.socket, uvicorn.Config] | None,
        stir: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.farewell = farewell
        self.inner = inner  # the door for other workers, and what is behind it
        self.stir = stir  # the sign that the event loop turns

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.farewell()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        doors = [(door, self.config) for door in sockets or []]
        if self.inner is not None:
            self.inner[1].load()
            doors.append(self.inner)
        self.stirring = asyncio.create_task(self._stir())
        self.servers += [Doorman(door, partial(self._protocol, config)) for door, config in doors]  # type: ignore[misc]  # it closes like one

    async def _stir(self) -> None:
        while True:
            self.stir()
            await asyncio.sleep(STIR)

    def _protocol(self, config: uvicorn.Config) -> asyncio.Protocol:
        return config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn makes it
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
