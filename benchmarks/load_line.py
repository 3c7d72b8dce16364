"""A WebSocket as light as can be: the load must not be slower than what it measures."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class LoadLine(asyncio.Protocol):
    """One connection: hands over each text message, answers pings, and trusts the server."""

    received = 0  # bytes, of all of them

    def __init__(
        self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None] = lambda: None
    ) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(bytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(self.path))
        self.lost()

    def data_received(self, data: bytes) -> None:
        LoadLine.received += len(data)
        self.buffer += data
        if not self.ready.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.splitlines()[0], head
            self.buffer = bytearray(rest)
            self.ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if a whole one is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1] & 127
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        opcode, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self.heard(body)
        elif opcode == PING:
            self._send(PONG, body)
        elif opcode == CLOSE:
            self.transport.close()
        return True

    def say(self, body: bytes) -> None:
        self._send(TEXT, body)

    def _send(self, opcode: int, body: bytes) -> None:
        size = len(body)
        long = size > 125
        head = bytes([128 | opcode, 128 | (126 if long else size)])
        self.transport.write(head + (size.to_bytes(2, "big") if long else b"") + bytes(4) + body)


async def open_line(port: int, line: LoadLine) -> LoadLine:
    await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
    await line.ready
    return line
