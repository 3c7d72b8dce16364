"""The line to one client: uvicorn's socket, on which messages are written without waiting."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from flibuste.server.limits import Bucket, Budget

CONTROL: Final = Budget(60, 5)  # pings, pongs and pieces of messages
AT_ONCE: Final = 16  # messages in one write; then it is seen whether the client takes them


class Line(WebSocketsSansIOProtocol):
    """ASGI sends message by message, each awaited through all layers of the framework, each a
    system call.  An act and the luck after it are several messages to several people: here they
    go out in one write, and nobody waits for it.
    """

    unsaid: list[bytes]
    control: Bucket

    def handle_connect(self, event: Request) -> None:
        self.control = Bucket(*CONTROL, self.loop.time())
        super().handle_connect(event)

    def handle_ping(self) -> None:
        if not self._flooded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._flooded():
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

    def say(self, *messages: bytes) -> None:
        """Send texts, in order; what the client does not take now, it gets when it does."""
        self.unsaid += messages
        self._write()

    def _write(self) -> None:
        """Nobody hears what is said on a line that is closing."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            self.unsaid.clear()
        while self.unsaid and self.writable.is_set():
            for message in self.unsaid[:AT_ONCE]:
                self.conn.send_text(message)
            del self.unsaid[:AT_ONCE]
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write()
