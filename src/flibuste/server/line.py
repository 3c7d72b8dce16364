"""The line to one client: uvicorn's socket, on which messages are written without waiting."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

AT_ONCE: Final = 16  # messages in one write; then it is seen whether the client takes them


class Line(WebSocketsSansIOProtocol):
    """ASGI sends message by message, each awaited through all layers of the framework, each a
    system call.  An act and the luck after it are several messages to several people: here they
    go out in one write, and nobody waits for it.
    """

    unsaid: list[bytes]

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
