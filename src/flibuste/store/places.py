"""Where a table is, if several servers have one database."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from flibuste.core.refusal import Refused
from flibuste.store.writer import Conflict


class Place(NamedTuple):
    """A worker, and the address of its inner door."""

    worker: str
    address: str


class Word(NamedTuple):
    """What another worker that is alive lets everybody know."""

    worker: str
    address: str
    said: bytes


class Moved(Conflict):
    """Another worker has the table now; nothing was written."""


class Elsewhere(Refused):
    """Another worker has the table: it is to be asked there."""

    def __init__(self, place: Place) -> None:
        super().__init__("room-elsewhere", "not_read")
        self.place = place


class OneServer:
    """Of a store with one server: every table is here, as long as that runs."""

    @property
    def worker(self) -> str:
        """The id of this server among those that share the database, "" if there are no others."""
        return ""

    async def claim(self, table: str, silent: str = "") -> Place | None:
        """Have a table here and nowhere else, if nobody has it; or where it is.  ``silent`` is a
        worker that gave no answer.
        """
        return None

    async def give_up(self) -> None:
        """Let others have all tables that are here: this server is about to end."""

    def on_moved(self, tell: Callable[[str], None]) -> None:
        """Whom to tell that another server has taken a table."""

    def in_touch(self, say: Callable[[], bytes], hear: Callable[[list[Word]], None]) -> None:
        """Say something to the other servers now and then, and hear what they say."""
