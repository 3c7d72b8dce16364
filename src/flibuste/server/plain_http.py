"""Plain requests: uvicorn's HTTP, with an end to patience, and no stumbling over nonsense."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

PATIENCE: Final = 10.0  # seconds that a request may take to arrive


class PlainHttp(H11Protocol):
    """Who opens a connection and sends nothing, or half a request, is not waited for for ever:
    uvicorn closes connections that do nothing between two requests, and waits without end for the
    rest of one.

    When the body of a request breaks off into something that is no HTTP, uvicorn says so (400)
    and closes the line, but lets the application go on to answer as well.  On a line that has its
    answer that is an error, with a traceback in the log for every such request of any stranger.
    """

    patience = PATIENCE
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or not self._half_sent():  # a socket by now
            self._stop()
        elif self.waiting is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # what the application still says goes nowhere
            cycle.message_event.set()  # and it waits for no more of the body
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _half_sent(self) -> bool:
        """Whether a request has begun to arrive, and has not arrived."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(self.patience, self.transport.close)

    def _stop(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = None
