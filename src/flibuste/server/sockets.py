"""One socket at a table: what comes in is checked, what goes out is said on its line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from flibuste.core.protocol import Seat
from flibuste.server import wire
from flibuste.server.line import Line
from flibuste.server.refusal import Refused
from flibuste.server.room import Room

LOG: Final = logging.getLogger("flibuste.socket")
BURST: Final = 120  # messages a client may send at once …
PER_SECOND: Final = 40  # … and how many more each second
BEHIND: Final = 500  # frames a client may be behind before it is cut off
FAREWELL: Final = 1.0  # seconds that closing may take
POLICY, NOT_HERE, BEHIND_CODE = 1008, 4404, 4408
requests: Final = msgspec.json.Decoder(wire.Request)
AnySocket = WebSocket[Any, Any, Any]


class Socket:
    """A listener of a room.  Sending never waits."""

    def __init__(self, socket: AnySocket, viewer: Seat, guest: str | None) -> None:
        self.socket = socket
        self.line: Line = socket.scope["state"]["line"]
        self.viewer = viewer
        self.guest = guest
        self.reading = asyncio.current_task()
        self.behind = False
        self.allowance = float(BURST)
        self.heard = self.line.loop.time()

    def send(self, *frames: bytes) -> None:
        if self.behind:
            return
        self.line.say(*frames)
        if len(self.line.unsaid) > BEHIND:
            self.behind = True
            if self.reading is not None:
                self.reading.cancel()

    async def cut(self, code: int, first: Awaitable[None] | None = None) -> None:
        """Close the line, after something else; who takes nothing any more is not waited for."""
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(FAREWELL):
                if first is not None:
                    await first
                await self.socket.close(code=code)

    def flooding(self) -> bool:
        """More messages than anybody's fingers send."""
        now = self.line.loop.time()
        self.allowance = min(BURST, self.allowance + (now - self.heard) * PER_SECOND) - 1
        self.heard = now
        return self.allowance < 0

    def refuse(self, error: str, id: str) -> None:
        told = wire.Refused(None, error, None, Refused(id).in_both(), ())
        self.send(msgspec.json.encode(told))


async def serve_socket(
    socket: AnySocket, room: Room, viewer: Seat, guest: str | None, after: int | None
) -> None:
    """Until the client goes away: every request to the room, every wrong one answered."""
    listener = Socket(socket, viewer, guest)
    room.enter(listener, after)
    try:
        await listen(listener, room)
        LOG.warning("a client flooded table %s and was cut off", room.table.mark)
        listener.refuse("flood", "room-flood")
        await listener.cut(POLICY, room.look(lambda: None))  # what was asked before is answered
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not listener.behind or listener.reading is None:
            raise
        listener.reading.uncancel()
        LOG.warning("a client of table %s fell behind", room.table.mark)
        await listener.cut(BEHIND_CODE)
    finally:
        room.leave(listener)


async def listen(listener: Socket, room: Room) -> None:
    """Hand requests to the room, until there are too many of them."""
    while True:
        frame = await listener.socket.receive_data(mode="text")
        if listener.flooding():
            return
        try:
            request = requests.decode(frame)
        except (msgspec.DecodeError, RecursionError):
            listener.refuse("bad_request", "room-bad-message")
        else:
            room.ask(listener, request)


def same_origin(origin: str | None, host: str | None) -> bool:
    """A page from elsewhere may not open a socket with our visitors' cookies."""
    return origin is None or urlsplit(origin).netloc == host
