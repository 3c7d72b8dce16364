"""A table of the load whose people come back, whatever happens to their lines."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.load_line import LoadLine, open_line
from benchmarks.load_tables import SEATS, LoadTable, read

RETURN: Final = 0.5  # seconds until the next try to come back, give or take a quarter
UNANSWERED: Final = 8.0  # seconds until a line is given up
LONGEST_HANDSHAKE: Final = 5.0  # seconds


class Table(LoadTable):
    """Played by people who come back, each by themselves."""

    def __init__(self, keys: tuple[str, str, list[str]], rng: Random) -> None:
        super().__init__(keys, rng)
        self.told = []
        self.moved = 0.0  # when all had last seen an act
        self.refused = 0  # told that an act was not kept
        self.there: list[LoadLine | None] = [None] * SEATS
        self.coming = set[int]()  # who is on the way back
        self.done = self._done

    def _done(self, _: float) -> None:
        self.moved = perf_counter()

    def hear(self, seat: int, body: bytes) -> None:
        heard = read(body)
        if heard.type == "Refused" and heard.error in ("not_kept", "stale", "not_awaited"):
            self.refused += heard.error == "not_kept"
            if self.on_way is not None and self.on_way[0] == seat:  # the menu has come before it
                self.waiting.clear()
                self.on_way = None
        elif heard.type != "Refused":
            super().hear(seat, body)

    def is_down(self, seat: int) -> bool:
        """Nothing may be said on a line before its handshake is answered."""
        line = self.there[seat]
        return line is None or not line.ready.done() or line.transport.is_closing()

    def look(self) -> list[int]:
        """Who has to come back; an act without an answer is taken for a line that is dead."""
        if self.on_way is not None and perf_counter() > self.sent_at + UNANSWERED:
            self.sent_at = perf_counter()
            self._drop(self.on_way[0])
        return [s for s in range(SEATS) if s not in self.coming and self.is_down(s)]

    def act_if_idle(self) -> None:
        acting = [seat for seat, menu in enumerate(self.menus) if menu]
        if self.idle and len(acting) == 1 and not self.is_down(acting[0]):
            self.lines = [line for line in self.there if line is not None]
            if len(self.lines) == SEATS:
                self.act()

    def _drop(self, seat: int) -> None:
        line, self.there[seat] = self.there[seat], None
        if line is not None and hasattr(line, "transport"):
            line.transport.abort()

    def close(self) -> None:
        for seat in range(SEATS):
            self._drop(seat)

    async def come_back(self, seat: int, port: int) -> None:
        """After a moment, for what was missed; an act that was not answered is sent once more,
        under the same id.
        """
        try:
            self._drop(seat)
            await asyncio.sleep(RETURN * self.rng.uniform(0.75, 1.25))
            after = f"&after={self.numbers[seat]}" if self.numbers[seat] else ""
            path = f"/api/tables/{self.table}/socket?token={self.tokens[seat]}{after}"
            line = LoadLine(path, lambda _: None)
            line.heard = partial(self._hear_on, line, seat)
            self.there[seat] = line
            async with asyncio.timeout(LONGEST_HANDSHAKE):
                await open_line(port, line)
            if self.on_way is not None and self.on_way[0] == seat:
                self.sent_at = perf_counter()
                line.say(self.on_way[2])
        except (OSError, TimeoutError, AssertionError):
            self._drop(seat)
        finally:
            self.coming.discard(seat)

    def _hear_on(self, line: LoadLine, seat: int, body: bytes) -> None:
        if self.there[seat] is line:  # what is said on a line that was given up is not heard
            self.hear(seat, body)
