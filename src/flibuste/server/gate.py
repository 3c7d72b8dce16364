"""The gate: however many come at once, they are let in one by one, and between two of them whoever
is inside already has time enough.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from flibuste.server.plain_http import PlainHttp

PACE: Final = 0.002  # seconds from one to the next: half of them is what it takes to let one in


class Gate:
    """Lets one in, and the next a moment later; the others wait in line."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.taken = False  # somebody has come in, and the others have not had their turn yet

    def free(self) -> bool:
        """Whether who comes now need not wait; then the gate is taken."""
        if self.taken:
            return False
        self.taken = True
        asyncio.get_running_loop().call_later(PACE, self._next)
        return True

    def wait(self, enter: Callable[[], None]) -> None:
        self.waiting.append(enter)

    def _next(self) -> None:
        self.taken = bool(self.waiting)
        if self.waiting:
            asyncio.get_running_loop().call_later(PACE, self._next)
            self.waiting.popleft()()


class Turnstile(PlainHttp):
    """A connection is heard when it is its turn: reading a request, answering a handshake and
    showing a table take a millisecond, and a thousand of them at once a second for everybody.
    """

    gate: ClassVar = Gate()
    inside = False

    def data_received(self, data: bytes) -> None:
        if self.inside or self.gate.free():
            self._let_in(data)
        else:
            self._stop()  # it is we who keep them waiting
            self.transport.pause_reading()
            self.gate.wait(partial(self._come_in, data))

    def _come_in(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._let_in(data)

    def _let_in(self, data: bytes) -> None:
        self.inside = True
        super().data_received(data)


def turnstile(seconds: float) -> type[Turnstile]:
    """With this patience; uvicorn asks for a class."""

    class Patient(Turnstile):
        patience = seconds

    return Patient
