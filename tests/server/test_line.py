"""The line to a client: many messages in one write, none of them lost or out of order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from flibuste.server.sockets import AT_ONCE, Line

pytestmark = pytest.mark.anyio


class Wire:
    """A transport that keeps what is written; it asks to pause after every write if it is slow."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.written: list[bytes] = []
        self.slow = False
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)
        if self.slow:
            self.line.pause_writing()

    def is_closing(self) -> bool:
        return self.closing


async def nothing(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """An application that is never asked."""


def a_line() -> tuple[Line, Wire]:
    config = uvicorn.Config(nothing, log_config=None, lifespan="off", proxy_headers=False)
    line = Line(config, ServerState(), {}, asyncio.get_running_loop())
    wire: Any = Wire(line)
    line.transport, line.conn.state, line.unsaid = wire, OPEN, []
    return line, wire


def frame(text: bytes) -> bytes:
    return bytes([0x81, len(text)]) + text


async def test_what_is_said_together_goes_out_in_one_write() -> None:
    line, wire = a_line()
    line.say(b"one", b"two")
    assert wire.written == [frame(b"one") + frame(b"two")]
    line.say()
    line.say(b"three")
    assert wire.written[1:] == [frame(b"three")]


async def test_what_a_slow_client_does_not_take_waits_its_turn() -> None:
    line, wire = a_line()
    wire.slow = True
    texts = [b"%d" % number for number in range(2 * AT_ONCE + 1)]
    line.say(*texts)
    line.say(b"last")
    assert wire.written == [b"".join(map(frame, texts[:AT_ONCE]))]
    assert line.unsaid == [*texts[AT_ONCE:], b"last"]
    line.resume_writing()
    wire.slow = False
    line.resume_writing()
    assert b"".join(wire.written) == b"".join(map(frame, [*texts, b"last"]))
    assert not line.unsaid


async def test_nothing_is_said_on_a_line_that_is_closing() -> None:
    line, wire = a_line()
    line.pause_writing()
    line.say(b"one")
    wire.closing = True
    line.say(b"two")
    line.resume_writing()
    assert not wire.written
    assert not line.unsaid
