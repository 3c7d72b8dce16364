"""Strips: a vector put together from pieces that were written before.  Compiled, if it can be.

A pen (core/pens.py) writes number after number, each a Python object on its way into an array.
Most of a vector is nothing, or one of a few things: here those are bytes, made once, and a vector
is a list of them (``sight/glance.py``).  An act changes little: a run of pieces is kept, with all
that it was written from, and added again as long as that is the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from flibuste.core.pens import parts_of, share
from flibuste.core.terms import Seat

BLANKS: Final[list[bytes]] = [bytes(4 * size) for size in range(512)]
REMEMBERED: Final = 1 << 10  # heaps of a kind, at most: what was there lately comes again
MOST_SEATS: Final = 8  # of any game
MOST_RUNS: Final = 8  # that are kept of a vector

Known: TypeAlias = dict[int, tuple[tuple[object, ...], bytes]]
"""Runs by viewer and number: all that each was last written from, and what was written."""


def written(numbers: Sequence[float]) -> bytes:
    """A piece with these numbers."""
    return array("f", numbers).tobytes()


NO: Final = written([0.0])
YES: Final = written([1.0])


@cache
def ones(size: int) -> list[bytes]:
    """1 at one of so many places: for each place a piece, and before them one for nowhere (−1)."""
    return [written([float(at == place) for at in range(size)]) for place in range(-1, size)]


@cache
def sets(size: int) -> list[bytes]:
    """1 at each place of a set of bits: a piece for each set."""
    return [written([float(bits >> at & 1) for at in range(size)]) for bits in range(1 << size)]


CHAIRS: Final[list[list[bytes]]] = [ones(seats) for seats in range(MOST_SEATS + 1)]
CROWDS: Final[list[list[bytes]]] = [sets(seats) for seats in range(MOST_SEATS + 1)]


class Shares:
    """Numbers as shares of the most they can be; what is beyond is cut off."""

    __slots__ = ("above", "below", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.above = [written([share(value, most)]) for value in range(most + 1)]
        self.below = [written([share(-value, most)]) for value in range(most + 1)]

    def of(self, value: int) -> bytes:
        if value >= 0:
            return self.above[min(value, self.most)]
        return self.below[min(-value, self.most)]


class Heaps:
    """How many there are of each of so many kinds, listed one by one; kinds begin with a number."""

    __slots__ = ("blank", "first", "known", "most", "shares", "size")

    def __init__(self, size: int, most: int, first: int = 0) -> None:
        self.size = size
        self.most = most
        self.first = first
        self.shares = [written([part]) for part in parts_of(most)]
        self.blank = bytes(4 * size)
        self.known: dict[tuple[int, ...], bytes] = {}

    def of(self, found: tuple[int, ...]) -> bytes:
        if not found:
            return self.blank
        piece = self.known.get(found)
        return self.heap(found) if piece is None else piece

    def heap(self, found: tuple[int, ...]) -> bytes:
        """Most kinds are not there: nothing is written between those that are."""
        pieces: list[bytes] = []
        shares, most, first, at, number = self.shares, self.most, self.first, -1, 0
        for one in sorted(found):
            kind = one - first
            if kind == at:
                number += 1
                continue
            if number:
                pieces.append(shares[min(number, most)])
            if kind > at + 1:
                pieces.append(self.blank[: 4 * (kind - at - 1)])
            at, number = kind, 1
        pieces.append(shares[min(number, most)])
        pieces.append(self.blank[: 4 * (self.size - at - 1)])
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        piece = self.known[found] = b"".join(pieces)
        return piece


NOTHING: Final = bytearray()


def joined(pieces: list[bytes]) -> bytearray:
    """A vector of its pieces, in memory that may be written into."""
    return NOTHING.join(pieces)


class Strip:
    """Pieces of a vector, one after another, as one seat sees the table."""

    __slots__ = (
        "before", "chairs", "crowds", "first", "free", "known", "pieces", "players", "runs",
        "seats", "source",
    )  # fmt: skip

    def __init__(self, seats: int, players: int, seat: Seat, known: Known | None = None) -> None:
        """At most so many seats in any match, so many here; a watcher is shown it from seat 0.

        What is known of earlier vectors may be of any table: a run is told by its source alone.
        """
        self.pieces: list[bytes] = []
        self.known = known
        self.runs = (seat + 1) * MOST_RUNS  # no seat is told what was written for another
        self.before = self.pieces  # all of them, while a run is written
        self.source: tuple[object, ...] = ()
        self.seats = seats
        self.players = players
        self.free = seats - players
        self.first = max(seat, 0)
        self.chairs = CHAIRS[seats]
        self.crowds = CROWDS[seats]

    def chair(self, seat: Seat) -> int:
        """A seat counted from the viewer's in the order of play."""
        place = seat - self.first
        return place if place >= 0 else place + self.players

    def owner(self, chair: int) -> Seat:
        """The seat that is so many chairs from the viewer's."""
        seat = self.first + chair
        return seat if seat < self.players else seat - self.players

    def last(self, run: int) -> tuple[object, ...] | None:
        """What a run was last written from: who compares it without making another saves that."""
        found = None if self.known is None else self.known.get(self.runs + run)
        return None if found is None else found[0]

    def kept(self, run: int, source: tuple[object, ...]) -> bytes | None:
        """A piece within a run, if it was put by for the same."""
        found = None if self.known is None else self.known.get(self.runs + run)
        return found[1] if found is not None and found[0] == source else None

    def put_by(self, run: int, source: tuple[object, ...], piece: bytes) -> None:
        if self.known is not None:
            self.known[self.runs + run] = (source, piece)

    def again(self, run: int, source: tuple[object, ...]) -> bool:
        """Add a run as it was last written, if that was from the same; else it begins here."""
        if self.known is None:
            return False
        found = self.known.get(self.runs + run)
        if found is not None and (found[0] is source or found[0] == source):
            self.pieces.append(found[1])
            self.source = found[0]
            return True
        self.before, self.pieces, self.source = self.pieces, [], source
        return False

    def keep(self, run: int) -> None:
        """All that was added since it began is this run."""
        if self.known is None:
            return
        written = b"".join(self.pieces)
        self.pieces = self.before
        self.pieces.append(written)
        self.known[self.runs + run] = (self.source, written)

    def add(self, piece: bytes) -> None:
        self.pieces.append(piece)

    def blank(self, size: int) -> None:
        """So many numbers that are 0."""
        self.pieces.append(BLANKS[size] if size < len(BLANKS) else bytes(4 * size))

    def flag(self, value: bool) -> None:
        self.pieces.append(YES if value else NO)

    def seat(self, seat: Seat) -> None:
        """1 at a seat, or nowhere: below 0."""
        self.pieces.append(self.chairs[self.chair(seat) + 1 if seat >= 0 else 0])

    def crowd(self, seats: tuple[Seat, ...]) -> None:
        """1 at each of these seats; others than players are left out."""
        found = 0
        for seat in seats:
            if seat >= 0:
                found |= 1 << self.chair(seat)
        self.pieces.append(self.crowds[found])

    def seats_in(self, found: int) -> None:
        """1 at each seat of a set."""
        if found and self.first:
            turned = found << self.players | found
            found = turned >> self.first & (1 << self.players) - 1
        self.pieces.append(self.crowds[found])

    def by_seat(self, found: list[int], shares: Shares) -> None:
        """A number for each seat."""
        pieces, first = self.pieces, self.first
        for seat in range(first, self.players):
            pieces.append(shares.of(found[seat]))
        for seat in range(first):
            pieces.append(shares.of(found[seat]))
        if self.free:
            pieces.append(BLANKS[self.free])

    def by_chair(self, found: list[bytes], size: int) -> None:
        """A piece for each seat, all of one size."""
        pieces, first = self.pieces, self.first
        for seat in range(first, self.players):
            pieces.append(found[seat])
        for seat in range(first):
            pieces.append(found[seat])
        if self.free:
            self.blank(self.free * size)

    def chaired(self, found: list[bytes], size: int) -> bytes:
        """The same as one piece, which is not added."""
        first = self.first
        return b"".join([*found[first:], *found[:first], bytes(4 * self.free * size)])

    def values(self, found: list[int], places: int, shares: Shares) -> None:
        """A number for each place of a row, which is not longer than so many places."""
        pieces = self.pieces
        for value in found:
            pieces.append(shares.of(value))
        if len(found) < places:
            pieces.append(BLANKS[places - len(found)])

    def line(self, names: list[bytes], found: list[int], places: int) -> None:
        """For each place of a row which of some (``ones``) is there; nothing: below 0."""
        pieces = self.pieces
        for one in found:
            pieces.append(names[one + 1] if one >= 0 else names[0])
        if len(found) < places:
            self.blank((places - len(found)) * (len(names) - 1))
