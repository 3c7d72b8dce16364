"""
Budgets: how much of everything one guest, and one address, may ask for.

Each is a bucket that fills again with time.  The numbers are far above what a family behind one
address does, and far below what would be felt by others.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from flibuste.core.refusal import TooMany

SHARED: Final = ("guest", "address")  # of what kind budgets are that all workers share
FEW: Final = 1 / 8  # of a budget: who has spent no more is nobody else's business
Key: TypeAlias = tuple[str, str, str]
KEPT: Final = 20_000  # buckets: those longest unused are forgotten, which fills them
ONE_HOUSE: Final = 64  # bits of an IPv6 address: the rest is the house's own to choose


class Budget(NamedTuple):
    """So much at once, and so much more each second."""

    at_once: float
    each_second: float


GUEST: Final = {
    "tables": Budget(60, 0.5),
    "chairs": Budget(240, 4),  # joining, leaving, starting
    "enter": Budget(20, 0.5),
    "lobby": Budget(60, 2),
    "journal": Budget(40, 2),
    "lines": Budget(20, 0.5),  # matches from their line, once more
    "board": Budget(80, 8),
}
ADDRESS: Final = {
    "tables": Budget(240, 1),
    "chairs": Budget(1_000, 20),
    "enter": Budget(60, 1),
    "lobby": Budget(300, 10),
    "journal": Budget(160, 8),
    "lines": Budget(80, 2),
    "board": Budget(400, 40),
    "previews": Budget(300, 10),  # tables' pages that tell who waits; the others do not
    "qr": Budget(60, 4),
    "lessons": Budget(40, 2),
    "reading": Budget(300, 20),  # games, rules, words
    "sockets": Budget(2_500, 50),
    "finding": Budget(2_500, 50),  # tables of which a worker does not know where they are
    "messages": Budget(1_200, 400),
}
AT_A_TABLE: Final = {  # for each guest
    "messages": Budget(120, 40),
    "talk": Budget(10, 0.5),
    "lines": Budget(60, 2),  # sockets opened
}
OPEN_SOCKETS: Final = {"guest": 60, "address": 3_000, "table": 4_000}


class Bucket:
    """What is left of a budget."""

    __slots__ = ("each_second", "level", "most", "seen")

    def __init__(self, most: float, each_second: float, now: float) -> None:
        self.level = self.most = most
        self.each_second = each_second
        self.seen = now

    def wait(self, now: float) -> float:
        """Seconds until one can be taken; 0 if it can be now."""
        self.level = min(self.most, self.level + (now - self.seen) * self.each_second)
        self.seen = now
        return max(0.0, 1 - self.level) / self.each_second


def house_of(address: str) -> str:
    """An address as far as it says from whose house it is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, ONE_HOUSE), strict=False).network_address)
    return str(found)


class Limits:
    """All buckets of a server."""

    def __init__(
        self,
        *,
        time_scale: float = 1.0,
        generosity: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.time_scale = time_scale
        self.generosity = generosity
        self.clock = clock
        self.buckets: OrderedDict[Key, Bucket] = OrderedDict()
        self.open: Counter[tuple[str, str]] = Counter()
        self.mark: Callable[[str], str] = str
        self.unsaid: Counter[Key] | None = None  # spent since the other workers were told …
        self.there: Counter[tuple[str, str]] = Counter()  # … and sockets that are open there

    def spend(self, what: str, guest: str | None, address: str) -> None:
        """Take one from the guest's budget and one from the address's, or raise TooMany."""
        wanted = {("address", what, self.mark(address)): ADDRESS[what]}
        if guest is not None and what in GUEST:
            wanted["guest", what, self.mark(guest)] = GUEST[what]
        self._take(wanted, self.generosity)

    def spend_at(self, table: str, what: str, who: str) -> None:
        """Take one from the budget that everybody has for one table, or raise TooMany."""
        self._take({(table, what, who): AT_A_TABLE[what]}, 1.0)

    def _take(self, wanted: dict[Key, Budget], generosity: float) -> None:
        """One from each bucket, or none from any."""
        now = self.clock()
        found = {key: self._bucket(key, budget, generosity) for key, budget in wanted.items()}
        wait = max(bucket.wait(now) for bucket in found.values())
        if wait > 0:
            raise TooMany(ceil(wait))
        for key, bucket in found.items():
            bucket.level -= 1
            self._keep(key, bucket)
            if self.unsaid is not None and key[0] in SHARED:
                self.unsaid[key] += 1

    def _bucket(self, key: Key, budget: Budget, generosity: float) -> Bucket:
        at_once, each_second = budget
        pace = each_second * generosity / self.time_scale
        return self.buckets.get(key) or Bucket(at_once * generosity, pace, self.clock())

    def _keep(self, key: Key, bucket: Bucket) -> None:
        self.buckets[key] = bucket
        self.buckets.move_to_end(key)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)

    @contextmanager
    def socket(self, guest: str | None, address: str, table: str) -> Iterator[None]:
        """One more open socket, as long as it is open; or TooMany."""
        mine = {"guest": guest, "address": address, "table": table}
        kinds = {
            (kind, self.mark(who)): OPEN_SOCKETS[kind]
            for kind, who in mine.items()
            if who is not None
        }
        most = {one: number * self.generosity for one, number in kinds.items()}
        if any(self.open[one] + self.there[one] >= number for one, number in most.items()):
            raise TooMany(ceil(self.time_scale))
        self.open.update(kinds.keys())
        try:
            yield
        finally:
            for one in kinds:
                self.open[one] -= 1
                if not self.open[one]:
                    del self.open[one]

    # With other workers

    def share(self, mark: Callable[[str], str]) -> None:
        """From now on others are told what is spent here, and who has spent it by a mark only."""
        self.mark, self.unsaid = mark, Counter()

    def spent(self) -> dict[str, int]:
        """What the others do not know yet, of who has spent more than a little."""
        told, little, now = dict[str, int](), Counter[Key](), self.clock()
        for key, number in (self.unsaid or {}).items():
            bucket = self.buckets.get(key) or Bucket(1, 1, now)
            bucket.wait(now)
            if bucket.level < (1 - FEW) * bucket.most:
                told[" ".join(key)] = number
            elif bucket.level < bucket.most:  # one that is full again was never used
                little[key] = number
        self.unsaid = little
        return told

    def spent_elsewhere(self, spent: Mapping[str, int]) -> None:
        """The budgets are one: what another worker gave is missing here."""
        budgets, now = {"guest": GUEST, "address": ADDRESS}, self.clock()
        for text, number in spent.items():
            kind, what, who = text.split(" ")
            bucket = self._bucket((kind, what, who), budgets[kind][what], self.generosity)
            bucket.wait(now)
            bucket.level = max(bucket.level - number, -bucket.most)
            self._keep((kind, what, who), bucket)

    def sockets(self) -> dict[str, int]:
        """Who has more than a few open here."""
        return {
            f"{kind} {who}": number
            for (kind, who), number in self.open.items()
            if kind in SHARED and number > FEW * OPEN_SOCKETS[kind] * self.generosity
        }

    def others(self, sockets: Iterable[Mapping[str, int]]) -> None:
        """What each of the other workers has open."""
        self.there.clear()
        for one in sockets:
            for text, number in one.items():
                kind, _, who = text.partition(" ")
                self.there[kind, who] += number
