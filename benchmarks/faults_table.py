"""A table of the load whose people come back, whatever happens to their lines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.load_line import LoadLine, open_line
from benchmarks.load_tables import SEATS, LoadTable, read

RETURN: Final = 0.5  # seconds between two tries to come back
UNANSWERED: Final = 8.0  # seconds until a line is given up
LONGEST_HANDSHAKE: Final = 2.0  # seconds until another worker is tried


class Table(LoadTable):
    """Played by people who come back."""

    def __init__(self, keys: tuple[str, str, list[str]], rng: Random) -> None:
        super().__init__(keys, rng)
        self.told = []
        self.moved = 0.0  # when all had last seen an act
        self.refused = 0  # told that an act was not kept
        self.returning = False  # on the way to the table, or back to it
        self.done = self._done
        self.tries = 0

    def _done(self, _: float) -> None:
        self.moved = perf_counter()

    def hear(self, seat: int, body: bytes) -> None:
        heard = read(body)
        if heard.type == "Refused":
            if heard.error == "not_kept":  # the menu has come before it
                self.refused += 1
                self.waiting.clear()
                self.on_way = None
        else:
            super().hear(seat, body)
            if heard.type == "Snapshot":  # all is told anew
                self.waiting.clear()
                self.on_way = None

    async def connect_to(self, ports: Sequence[int]) -> None:
        """To all workers by turns; what is said on a line that was given up is not heard."""
        self.lines = []
        for seat in range(SEATS):
            after = f"&after={self.numbers[seat]}" if self.numbers[seat] else ""
            path = f"/api/tables/{self.table}/socket?token={self.tokens[seat]}{after}"
            line = LoadLine(path, lambda _: None)
            line.heard = partial(self._hear_on, line, seat)
            self.lines.append(line)
            await open_line(ports[seat % len(ports)], line)

    def _hear_on(self, line: LoadLine, seat: int, body: bytes) -> None:
        if line in self.lines:
            self.hear(seat, body)

    def close(self) -> None:
        for line in self.lines:
            if hasattr(line, "transport"):
                line.transport.abort()
        self.lines = []

    @property
    def cut(self) -> bool:
        """Whether a line is down, or has to be taken for it."""
        late = bool(self.waiting) and perf_counter() > self.sent_at + UNANSWERED
        short = len(self.lines) < SEATS
        return late or short or any(line.transport.is_closing() for line in self.lines)

    async def come_back(self, ports: Sequence[int]) -> None:
        """To whichever workers there are, and send what was not answered once more, under the same
        id; again later if there is none, and then to one of them alone.
        """
        self.close()
        self.tries += 1
        try:
            async with asyncio.timeout(LONGEST_HANDSHAKE):
                await self.connect_to(
                    ports if self.tries == 1 else [ports[self.tries % len(ports)]]
                )
            self.tries = 0
            self.sent_at = perf_counter()
            if self.on_way is not None:
                self.lines[self.on_way[0]].say(self.on_way[2])
        except (OSError, TimeoutError, AssertionError):
            self.close()
            await asyncio.sleep(RETURN)
        finally:
            self.returning = False
