"""
The brake for those who say a phrase: right or wrong, every try takes the same time, one try at a
time for each table.  Few may wait; who comes when too many wait is told so at once, and nothing of
the try is kept.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final

from flibuste.core.refusal import TooMany

A_TRY: Final = 0.5  # seconds
AT_A_TABLE: Final = 6  # tries that may be under way or wait: three seconds for who comes last
FROM_AN_ADDRESS: Final = 3  # so that nobody alone keeps a table's other players out


class Brake:
    """At most so many tries at a time; it remembers only those under way."""

    def __init__(self, time_scale: float = 1.0) -> None:
        self.seconds = A_TRY * time_scale
        self.waiting: Counter[tuple[str, str]] = Counter()
        self.turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def turn(self, table: str, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, or be refused at once."""
        limits = {("table", table): AT_A_TABLE, ("address", address): FROM_AN_ADDRESS}
        if any(self.waiting[who] >= most for who, most in limits.items()):
            raise TooMany(ceil(self.seconds * FROM_AN_ADDRESS))
        self.waiting.update(limits.keys())
        try:
            async with self.turns.setdefault(table, asyncio.Lock()):
                await asyncio.sleep(self.seconds)
                yield
        finally:
            self._leave(table, *limits)

    def _leave(self, table: str, *limits: tuple[str, str]) -> None:
        self.waiting.subtract(limits)
        self.waiting = +self.waiting  # who has nobody waiting is forgotten
        if not self.waiting["table", table]:
            self.turns.pop(table, None)
