"""One socket at a table: what comes in is checked, what goes out is said on its line."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from os import urandom
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused, TooMany
from flibuste.room import wire
from flibuste.room.room import Room
from flibuste.server.limits import Bucket, Budget, Limits

LOG: Final = logging.getLogger("flibuste.socket")
CONTROL: Final = Budget(60, 5)  # pings, pongs and pieces of messages
AT_ONCE: Final = 16  # messages in one write; then it is seen whether the client takes them
BEHIND: Final = 500  # frames a client may be behind before it is cut off
LAGS: Final = 3  # round trips of which the middle one is told
ASK_FIRST: Final = 0.3  # seconds between the first of them …
ASK_AGAIN: Final = 10.0  # … and later
FAREWELL: Final = 1.0  # seconds that closing may take
POLICY, COME_BACK, LATER, NOT_HERE, BEHIND_CODE = 1008, 1012, 1013, 4404, 4408
FIN, TEXT = 0x80, 0x1  # of a frame's first byte
requests: Final = msgspec.json.Decoder(wire.Request)
AnySocket = WebSocket[Any, Any, Any]


class Line(WebSocketsSansIOProtocol):
    """ASGI sends message by message, each awaited through all layers of the framework, each a
    system call.  An act and the luck after it are several messages to several people: here they
    go out in one write, and nobody waits for it.  What comes in goes straight to who listens, if
    anybody does: by ASGI each message stops and starts the reading, and wakes a task.
    """

    unsaid: list[bytes]
    control: Bucket
    asked: tuple[bytes, float] | None = None  # our last question, and when it went
    lags: deque[float]
    on_lag: Callable[[int], None] | None = None
    hear: Callable[[str], bool] | None = None  # whether more is wanted
    end_tunnel: Callable[[], None] | None = None
    socket: AnySocket | None = None  # the framework's
    served = False  # the application is done with it

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        text = self._text() if self.hear is not None and not self.close_sent else None
        if self.hear is None or text is None:
            super().send_receive_event_to_app()
        elif not self.hear(text):
            self.hear = None
            self.queue.put_nowait({"type": "websocket.receive", "text": text})  # who waits, wakes

    def _text(self) -> str | None:
        """The message; none if it is no text that can be read."""
        try:
            return b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            return None

    def handle_connect(self, event: Request) -> None:
        self.control = Bucket(*CONTROL, self.loop.time())
        super().handle_connect(event)

    def handle_ping(self) -> None:
        if not self._flooded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._flooded():
            return
        if self.asked is not None and bytes(event.data) == self.asked[0]:
            self.lags.append(self.loop.time() - self.asked[1])
            self.asked = None
            if self.on_lag is not None:
                self.on_lag(round(1000 * median(self.lags)))
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._flooded():
            super().handle_cont(event)

    def _flooded(self) -> bool:
        """Frames that are no messages come to no room and cost nothing there, but here they do."""
        if self.close_sent or self.control.wait(self.loop.time()) > 0:
            self._end()
            return True
        self.control.level -= 1
        return False

    def _end(self) -> None:
        if not self.close_sent:
            self.close_sent = True
            self.conn.fail(CloseCode.POLICY_VIOLATION, "flood")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": ""})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def run_asgi(self) -> None:
        """Let the application find this line beside its socket."""
        self.unsaid = []
        self.scope["state"]["line"] = self
        await super().run_asgi()
        self.served = True
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """When nobody needs it any more it is freed at once: what holds on to itself would lie
        there until all memory is looked through (room/garbage.py), some 30 KiB for every visit.
        """
        if not (self.served and self.disconnected):
            return
        self.scope["state"].clear()
        if self.socket is not None:
            del self.socket.receive, self.socket.send
        self.hear = self.on_lag = self.end_tunnel = self.socket = None
        self.conn.parser.close()

    def hand_over(self, to: asyncio.BaseProtocol, end: Callable[[], None]) -> None:
        """Another hears and answers from now on (tunnel.py); ``end`` closes the line."""
        self.handshake_complete, self.end_tunnel = True, end
        self.transport.set_protocol(to)

    def shutdown(self) -> None:
        if self.end_tunnel is not None:
            self.end_tunnel()
        elif self.transport.is_closing():
            return  # who was there has gone, and uvloop complains of words to nobody
        elif self.handshake_complete and self.conn.state is not OPEN:
            self.transport.close()  # it has been said
        else:
            super().shutdown()

    def measure(self, on_lag: Callable[[int], None] | None) -> None:
        """Ask again and again how long it is to the client and back; None: no more."""
        self.on_lag, self.lags = on_lag, deque(maxlen=LAGS)
        self._ask()

    def _ask(self) -> None:
        """The browser itself answers, whatever its page is busy with."""
        if self.on_lag is None or self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.asked = (b"lag " + urandom(4), self.loop.time())
        self.conn.send_ping(self.asked[0])
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.loop.call_later(ASK_AGAIN if len(self.lags) >= LAGS - 1 else ASK_FIRST, self._ask)

    def say(self, *messages: bytes) -> None:
        """Send texts, in order; what the client does not take now, it gets when it does."""
        self.unsaid += messages
        self._write()

    def _write(self) -> None:
        """Nobody hears what is said on a line that is closing."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            self.unsaid.clear()
        while self.unsaid and self.writable.is_set():
            self.transport.write(b"".join(map(framed, self.unsaid[:AT_ONCE])))
            del self.unsaid[:AT_ONCE]

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write()


def framed(text: bytes) -> bytes:
    """A text as one frame of a server (RFC 6455, 5.2): whole, not masked, not compressed."""
    size = len(text)
    if size < 126:
        return bytes((FIN | TEXT, size)) + text
    long = size >= 1 << 16
    return bytes((FIN | TEXT, 127 if long else 126)) + size.to_bytes(8 if long else 2) + text


class Ration(NamedTuple):
    """What one person may send at one table, over all sockets together."""

    limits: Limits
    table: str
    guest: str | None
    address: str

    def spend(self, what: str) -> None:
        self.limits.spend_at(self.table, what, self.guest or f"at {self.address}")

    def message(self) -> None:
        """One more message, or TooMany."""
        self.spend("messages")
        self.limits.spend("messages", None, self.address)


class Socket:
    """A listener of a room.  Sending never waits."""

    def __init__(
        self, socket: AnySocket, viewer: Seat, guest: str | None, hand: str | None = None
    ) -> None:
        self.socket = socket
        self.line: Line = socket.scope["state"]["line"]
        self.line.socket = socket
        self.viewer = viewer
        self.guest = guest
        self.hand = hand
        self.reading = asyncio.current_task()
        self.behind = False
        self.flooding = False

    def send(self, *frames: bytes) -> None:
        if self.behind:
            return
        self.line.say(*frames)
        if len(self.line.unsaid) > BEHIND:
            self.behind = True
            if self.reading is not None:
                self.reading.cancel()

    def dismiss(self) -> None:
        """Come back (1012): the table is with another server now."""
        self.line.shutdown()

    async def cut(self, code: int, first: Awaitable[None] | None = None) -> None:
        """Close the line, after something else; who takes nothing any more is not waited for."""
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(FAREWELL):
                if first is not None:
                    await first
                await self.socket.close(code=code)

    def refuse(self, error: Refused, request: str | None = None) -> None:
        told = wire.Refused(request, error.code, None, error.in_both(), ())
        self.send(msgspec.json.encode(told))


async def serve_socket(
    socket: AnySocket,
    room: Room,
    viewer: Seat,
    ration: Ration,
    after: int | None,
    hand: str | None = None,
) -> None:
    """Until the client goes away: every request to the room, every wrong one answered."""
    listener = Socket(socket, viewer, ration.guest, hand)
    room.enter(listener, after)
    # How far everybody is from here is told to all where it counts.
    counts = room.table.game.reflex is not None or room.table.has_banks
    if counts:
        listener.line.measure(partial(room.presence.measured, listener))
    try:
        await listen(listener, room, ration)
        LOG.warning("a client flooded table %s and was cut off", room.table.mark)
        listener.refuse(Refused("room-flood", "flood"))
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
        listener.line.hear = None
        if counts:
            listener.line.measure(None)
        room.leave(listener)


async def listen(listener: Socket, room: Room, ration: Ration) -> None:
    """Hand requests to the room, until there are more than anybody's fingers send.

    The line itself does so from the moment on when nothing waits that came before.
    """
    heard, line = partial(hear, listener, room, ration), listener.line
    while True:
        line.hear = heard if line.queue.empty() else None
        text = await listener.socket.receive_data(mode="text")
        if listener.flooding or not heard(text):
            return


def hear(listener: Socket, room: Room, ration: Ration, text: str) -> bool:
    """One message; whether another may come."""
    try:
        ration.message()
    except TooMany:
        listener.flooding = True
        return False
    try:
        request = requests.decode(text)
    except (msgspec.DecodeError, RecursionError):
        listener.refuse(Refused("room-bad-message"))
        return True
    try:
        if isinstance(request, wire.Chat):
            ration.spend("talk")
    except TooMany as error:
        listener.refuse(error, request.id)
    else:
        room.ask(listener, request)
    return True
