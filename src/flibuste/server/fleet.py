"""
What the workers of one database know of each other: who is alive, what was spent of the budgets
that they share, who was banned.  Twice in a second each says so in its row of the database (with
the sign of life that keeps its tables), and hears what the others have said.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any, Final

import msgspec
from h11 import RemoteProtocolError

from flibuste.core.refusal import Refused
from flibuste.room import steward
from flibuste.room.rooms import Rooms
from flibuste.server.limits import Limits
from flibuste.server.passing import answer_of
from flibuste.server.tunnel import Tunnel
from flibuste.store.places import Place, Word

REMEMBERED: Final = 10  # of what was said: who was away for a moment hears it all
PATIENCE: Final = 5.0  # seconds for all to answer


class Spent(msgspec.Struct, array_like=True):
    """Since it was said before."""

    number: int
    budgets: dict[str, int]


class Said(msgspec.Struct, array_like=True):
    spent: list[Spent]
    sockets: dict[str, int]
    banned: str  # a mark of who is


class Fleet:
    """All workers, as this one sees them."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self.tunnels = set[Tunnel]()
        self.others: dict[str, Place] | None = None  # None: nothing is known yet
        self.heard: dict[str, int] = {}
        self.said: deque[Spent] = deque(maxlen=REMEMBERED)
        self.number = 0
        self.reading: asyncio.Task[None] | None = None
        limits.share(partial(lru_cache(maxsize=10_000)(marked), rooms.keys.secret[:32]))
        rooms.store.in_touch(self.say, self.hear)

    def alive(self, place: Place) -> bool:
        """Whether it is worth asking: it may have come since we last heard."""
        return self.others is None or place.worker in self.others or place.worker not in self.heard

    def say(self) -> bytes:
        self.number += 1
        self.said.append(Spent(self.number, self.limits.spent()))
        said = Said([*self.said], self.limits.sockets(), self._banned())
        return msgspec.msgpack.encode(said)

    def hear(self, words: list[Word]) -> None:
        self.others = {word.worker: Place(word.worker, word.address) for word in words}
        sockets = list[dict[str, int]]()
        for word in words:
            if word.said:
                said = msgspec.msgpack.decode(word.said, type=Said)
                self._spend(word.worker, said.spent)
                sockets.append(said.sockets)
                if said.banned != self._banned():
                    self._read_bans()
        self.limits.others(sockets)
        for tunnel in [one for one in self.tunnels if not self.alive(Place(one.worker, ""))]:
            tunnel.end()

    def _spend(self, worker: str, spent: list[Spent]) -> None:
        """Once each; of who is new here nothing that is older counts."""
        last = self.heard.get(worker)
        for one in spent:
            if last is not None and one.number > last:
                self.limits.spent_elsewhere(one.budgets)
        self.heard[worker] = max((one.number for one in spent), default=last or 0)

    def _banned(self) -> str:
        return marked(b"", " ".join(sorted(self.rooms.banned)))

    def _read_bans(self) -> None:
        """Who was banned stays it: what is kept is the truth."""
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(steward.read_bans(self.rooms))

    async def ask_all(self, scope: Any, body: bytes = b"") -> dict[str, bytes]:
        """What all others answer to the same request, each for itself, but for who is silent."""
        others = list((self.others or {}).values())
        told = await asyncio.gather(*(self._ask(place, scope, body) for place in others))
        pairs = zip(others, told, strict=True)
        return {place.worker: text for place, text in pairs if text is not None}

    async def _ask(self, place: Place, scope: Any, body: bytes) -> bytes | None:
        try:
            async with (
                asyncio.timeout(PATIENCE),
                answer_of(self.rooms, place, scope, body) as (head, pieces),
            ):
                text = b"".join([piece async for piece in pieces])
                return text if head.status_code < 300 else None
        except (OSError, TimeoutError, Refused, RemoteProtocolError):
            return None


def marked(secret: bytes, who: str) -> str:
    """Somebody, as all workers know them and nobody who reads the database does."""
    return blake2b(who.encode(errors="replace"), key=secret, digest_size=8).hexdigest()
