"""
A line that ends at another worker: from the handshake's answer on, its bytes pass through here as
they are.  So whatever the two ends say to each other, how far they are apart and why the line is
closed, is as if nobody were between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from flibuste.server.sockets import Line

COME_BACK: Final = bytes((0x88, 2)) + (1012).to_bytes(2)  # a frame that closes
CLOSE: Final = 0x88
HEAD_ENDS: Final = b"\r\n\r\n"
OPENED: Final = b"HTTP/1.1 101 "
LONGEST_HEAD: Final = 16_384  # bytes of an answer, before its body


class End(asyncio.Protocol):
    """One end: what comes in is handed on, and when the other is full it waits."""

    def __init__(self, hand_on: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hand_on = hand_on
        self.lost = lost
        self.transport: asyncio.Transport | None = None
        self.other: End | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.hand_on(data)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost()
        self.transport = self.other = None
        del self.hand_on, self.lost  # then nothing here holds on to itself

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Frames:
    """Where frames of a server begin and end: something can be said between two of them."""

    def __init__(self) -> None:
        self.head = b""
        self.left = 0  # bytes of the present frame that are still to come
        self.closed = False

    @property
    def between(self) -> bool:
        return not self.left and not self.head and not self.closed

    def pass_by(self, data: bytes) -> None:
        at = 0
        while at < len(data):
            if self.left:
                step = min(self.left, len(data) - at)
                self.left -= step
                at += step
                continue
            self.head += data[at : at + 1]
            at += 1
            size = size_of(self.head)
            if size is not None:
                self.closed = self.closed or self.head[0] == CLOSE
                self.head, self.left = b"", size


def size_of(head: bytes) -> int | None:
    """Of what follows this head of a frame (RFC 6455, 5.2); None if it is not whole yet."""
    if len(head) < 2:
        return None
    short = head[1] & 127
    if short < 126:
        return short
    long = 2 if short == 126 else 8
    return int.from_bytes(head[2:]) if len(head) == 2 + long else None


class Tunnel:
    """From a client's line to the worker that has the table."""

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self.far = End(self._answer, self._far_lost)
        self.near: End | None = None
        self.line: Line | None = None
        self.frames = Frames()
        self.answer = b""
        self.answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.over = asyncio.Event()

    async def handshake(self, address: str, request: bytes) -> bytes:
        """Ask the other worker; the head of its answer."""
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.far, host.strip("[]"), int(port))
        self.far.write(request)
        return await self.answered

    def _answer(self, data: bytes) -> None:
        """Until the head of the answer is whole; then everything goes to the client."""
        self.answer += data
        head, found, _ = self.answer.partition(HEAD_ENDS)
        if (found or len(self.answer) > LONGEST_HEAD) and not self.answered.done():
            self.answered.set_result(head)
            if self.far.transport is not None:
                self.far.transport.pause_reading()  # until somebody hears it

    def _far_lost(self) -> None:
        if not self.answered.done():
            self.answered.set_exception(ConnectionResetError())
        self.end()

    async def carry(self, line: Line) -> None:
        """Hand over a line whose handshake was answered, until it ends.  What somebody said before
        that is nowhere: better no line than one that was not heard.
        """
        if line.read_paused:
            line.transport.close()
            return
        self.line = line
        self.near = near = End(self.far.write, self._near_lost)
        near.connection_made(line.transport)
        near.other, self.far.other = self.far, near
        self.far.hand_on = self._to_client
        line.hand_over(near, self.end)
        near.write(self.answer)
        head, _, begun = self.answer.partition(HEAD_ENDS)
        self.frames.closed = not head.startswith(OPENED)  # a refusal: no frames follow
        self.frames.pass_by(begun)
        if self.far.transport is not None:
            self.far.transport.resume_reading()
        await self.over.wait()

    def _to_client(self, data: bytes) -> None:
        self.frames.pass_by(data)
        if self.near is not None:
            self.near.write(data)

    def _near_lost(self) -> None:
        if self.line is not None:
            self.line.connection_lost(None)
        self.close()

    def end(self) -> None:
        """Tell the client to come back, if it has not been told why the line closes."""
        if self.near is not None and self.frames.between:
            self.near.write(COME_BACK)
        self.close()

    def close(self) -> None:
        self.far.close()
        if self.near is not None:
            self.near.close()
        self.over.set()
