"""Plain requests: uvicorn's HTTP, which stumbles over one that turns to nonsense half-way."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle


class PlainHttp(H11Protocol):
    """When the body of a request breaks off into something that is no HTTP, uvicorn says so (400)
    and closes the line, but lets the application go on to answer as well.  On a line that has its
    answer that is an error, with a traceback in the log for every such request of any stranger.
    """

    def send_400_response(self, msg: str) -> None:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # what the application still says goes nowhere
            cycle.message_event.set()  # and it waits for no more of the body
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
