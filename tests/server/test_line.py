"""The line to a client: many messages in one write, none of them lost or out of order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
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
        if self.closing:
            raise RuntimeError("the handler is closed")  # as uvloop has it
        self.written.append(data)
        if self.slow:
            self.line.pause_writing()

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        """It goes on all the same."""

    def close(self) -> None:
        self.closing = True


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


async def test_who_has_gone_can_be_sent_to_another_server_all_the_same() -> None:
    """A table that moves sends everybody on; one closed line once left all others behind."""
    line, wire = a_line()
    line.handshake_complete = True
    wire.closing = True
    line.shutdown()
    assert not wire.written
    line, wire = a_line()
    line.handshake_complete = True
    line.shutdown()
    assert wire.written
    assert wire.closing


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_frames_are_those_of_the_library(size: int) -> None:
    line, wire = a_line()
    text = b"x" * size
    line.say(text)
    line.conn.send_text(text)
    assert wire.written == [b"".join(line.conn.data_to_send())]


async def test_what_comes_goes_straight_to_who_listens_until_it_is_enough() -> None:
    line, _ = a_line()
    heard: list[str] = []

    def hear(text: str) -> bool:
        heard.append(text)
        return len(heard) < 2

    line.handle_text(Frame(Opcode.TEXT, b"early"))
    waiting: Any = line.queue
    assert waiting.get_nowait()["text"] == "early"
    line.hear = hear
    for text in ("one", "deux é", "three"):
        line.handle_text(Frame(Opcode.TEXT, text.encode()))
    assert heard == ["one", "deux é"]
    assert [waiting.get_nowait()["text"] for _ in range(2)] == ["deux é", "three"]
    assert line.hear is None


async def test_what_is_no_text_goes_the_long_way() -> None:
    line, _ = a_line()
    line.hear = lambda _: pytest.fail("it is no text")
    line.handle_bytes(Frame(Opcode.BINARY, b"\x00"))
    assert line.queue.get_nowait() == {"type": "websocket.receive", "bytes": b"\x00"}
