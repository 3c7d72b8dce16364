"""Fair turns: whoever asks for more waits longer, and nobody else waits for it."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")
ROUND: Final = 64  # guests served in one round at most, so that ever new ones stop nobody


class FairQueue(Generic[T]):
    """A line of lines.  In each round every guest who waits is served once; a guest's tables take
    turns among themselves, and at a table who came first is served first.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[T]]] = {}  # by guest, by table
        self.served: set[str] = set()  # guests, in this round

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def put(self, guest: str, table: str, item: T) -> None:
        self.waiting.setdefault(guest, {}).setdefault(table, deque()).append(item)

    def take(self) -> T:
        """The next in turn; only where somebody waits."""
        guest = self._next_guest()
        self.served.add(guest)
        tables = self.waiting.pop(guest)
        table = next(iter(tables))
        line = tables.pop(table)
        item = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self.waiting[guest] = tables
        return item

    def _next_guest(self) -> str:
        """Who has not been served in this round; else a new one begins with who waits longest."""
        if len(self.served) < ROUND:
            for guest in self.waiting:
                if guest not in self.served:
                    return guest
        self.served.clear()
        return next(iter(self.waiting))

    def discard(self, guest: str, table: str, item: T) -> None:
        """Somebody does not want to wait any more; nothing happens if he has been served."""
        tables = self.waiting.get(guest, {})
        line = tables.get(table, deque())
        if item in line:
            line.remove(item)
        if not line:
            tables.pop(table, None)
        if not tables:
            self.waiting.pop(guest, None)
