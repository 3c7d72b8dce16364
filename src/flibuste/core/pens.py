"""Pens that views are told to: one writes the numbers, one their names.  Compiled, if it can be."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from flibuste.core.numbers import Names, Part
from flibuste.core.terms import Seat


class Pen:
    """Writes a view into a vector, part after part."""

    __slots__ = ("at", "first", "out", "players", "seats")

    def __init__(self, out: array[float], seats: int) -> None:
        self.out = out
        self.at = 0
        self.seats = seats  # at most, in any match
        self.players = seats
        self.first: Seat = 0

    def sit(self, seat: Seat, players: int) -> None:
        """Whose view it is, a watcher being shown the table from seat 0, and how many play."""
        self.players = players
        self.first = max(seat, 0)

    def chair(self, seat: Seat) -> int:
        """A seat counted from the viewer's in the order of play."""
        return (seat - self.first) % self.players

    def flag(self, name: str, value: object) -> None:
        """1, if it is so."""
        if value:
            self.out[self.at] = 1.0
        self.at += 1

    def number(self, name: str, value: int | None, most: int) -> None:
        """A share of the most it can be, or of a most beyond which it is cut off."""
        if value:
            self.out[self.at] = share(value, most)
        self.at += 1

    def choice(self, name: str, names: Names, value: Hashable) -> None:
        """1 at one of the names, or nowhere."""
        if value is not None:
            self.out[self.at + names[value]] = 1.0
        self.at += len(names)

    def seat(self, name: str, seat: Seat | None) -> None:
        """1 at a seat, counted from the viewer's, or nowhere."""
        if seat is not None and seat >= 0:
            self.out[self.at + (seat - self.first) % self.players] = 1.0
        self.at += self.seats

    def crowd(self, name: str, seats: Iterable[Seat]) -> None:
        """1 at each of these seats."""
        for seat in seats:
            if seat >= 0:
                self.out[self.at + (seat - self.first) % self.players] = 1.0
        self.at += self.seats

    def counts(self, name: str, names: Names, found: Mapping[Any, int], most: int) -> None:
        """How many there are of each name."""
        out, at = self.out, self.at
        for thing, number in found.items():
            out[at + names[thing]] = share(number, most)
        self.at = at + len(names)

    def things(self, name: str, names: Names, found: tuple[Any, ...], most: int) -> None:
        """How many there are of each name, when they are listed one by one."""
        end = self.at + len(names)
        if found:
            self.out[self.at : end] = counted(names, found, most)
        self.at = end

    def row(self, name: str, names: Names, found: tuple[Any, ...], places: int) -> None:
        """For each place of a row which of the names is there."""
        end = self.at + len(names) * places
        if found:
            self.out[self.at : end] = placed(names, found, places)
        self.at = end

    def series(self, name: str, values: Sequence[int | None], places: int, most: int) -> None:
        """A number for each place of a row, which is not longer than so many places."""
        if values:
            found = tuple(values)
            piece = _shared(found, most)
            self.out[self.at : self.at + len(found)] = piece
        self.at += places

    def owned(self, name: str, names: Names, owners: Mapping[Any, Seat | None]) -> None:
        """For each name whose it is, counted from the viewer's seat."""
        out, at, seats = self.out, self.at, self.seats
        first, players = self.first, self.players
        for thing, owner in owners.items():
            if owner is not None:
                out[at + names[thing] * seats + (owner - first) % players] = 1.0
        self.at = at + len(names) * seats

    # The same for all seats.

    def flags(self, name: str, values: Sequence[object]) -> None:
        self.crowd(name, [seat for seat, value in enumerate(values) if value])

    def numbers(self, name: str, values: Sequence[int | None], most: int) -> None:
        out, at, first, players = self.out, self.at, self.first, self.players
        for seat, value in enumerate(values):
            if value:
                out[at + (seat - first) % players] = share(value, most)
        self.at = at + self.seats

    def choices(self, name: str, names: Names, values: Sequence[Hashable]) -> None:
        size = len(names)
        for seat, value in enumerate(values):
            if value is not None:
                place = (seat - self.first) % self.players
                self.out[self.at + place * size + names[value]] = 1.0
        self.at += size * self.seats

    def hands(
        self, name: str, names: Names, values: Sequence[Mapping[Any, int] | None], most: int
    ) -> None:
        """How many of each name each seat has."""
        out, size = self.out, len(names)
        for seat, found in enumerate(values):
            if found:
                at = self.at + (seat - self.first) % self.players * size
                for thing, number in found.items():
                    out[at + names[thing]] = share(number, most)
        self.at += size * self.seats

    def heaps(
        self, name: str, names: Names, values: Sequence[tuple[Any, ...] | None], most: int
    ) -> None:
        """How many of each name each seat has, when they are listed one by one."""
        out, size = self.out, len(names)
        for seat, found in enumerate(values):
            if found:
                at = self.at + (seat - self.first) % self.players * size
                out[at : at + size] = counted(names, found, most)
        self.at += size * self.seats

    # For who counts by places rather than names (``Numbers.glance``).

    def one(self, size: int, place: int) -> None:
        """1 at one of so many places, or nowhere: below 0."""
        if place >= 0:
            self.out[self.at + place] = 1.0
        self.at += size

    def bits(self, size: int, found: int) -> None:
        """1 at each place of a set."""
        at = self.at
        while found:
            if found & 1:
                self.out[at] = 1.0
            found >>= 1
            at += 1
        self.at += size

    def seats_in(self, found: int) -> None:
        """1 at each seat of a set."""
        seat = 0
        while found:
            if found & 1:
                self.out[self.at + (seat - self.first) % self.players] = 1.0
            found >>= 1
            seat += 1
        self.at += self.seats

    def line(self, size: int, found: list[int], places: int) -> None:
        """For each place of a row which of so many is there: a number, or nothing: below 0."""
        at, left = self.at, places
        for one in found:
            if not left:
                break
            if one >= 0:
                self.out[at + one] = 1.0
            at += size
            left -= 1
        self.at += size * places

    def values(self, found: list[int], places: int, most: int) -> None:
        """A number for each place of a row, which is not longer than so many places."""
        at = self.at
        for value in found:
            if value:
                self.out[at] = share(value, most)
            at += 1
        self.at += places

    def by_seat(self, found: list[int], most: int) -> None:
        """A number for each seat."""
        for seat, value in enumerate(found):
            if value:
                self.out[self.at + (seat - self.first) % self.players] = share(value, most)
        self.at += self.seats

    def piece(self, written: array[float]) -> None:
        """A run of the vector that was written before."""
        end = self.at + len(written)
        self.out[self.at : end] = written
        self.at = end

    def pieces(self, written: list[array[float]], size: int) -> None:
        """A piece for each seat, all of one size."""
        out, start = self.out, self.at
        for seat, piece in enumerate(written):
            at = start + (seat - self.first) % self.players * size
            out[at : at + size] = piece
        self.at = start + size * self.seats


@lru_cache(maxsize=1 << 14)
def heap(size: int, found: tuple[int, ...], most: int) -> array[float]:
    """A piece: how many there are of each of so many kinds, listed one by one."""
    copies, shares = [0] * size, parts_of(most)
    for kind in found:
        copies[kind] += 1
    return array("f", [shares[min(number, most)] for number in copies])


@cache
def parts_of(most: int) -> list[float]:
    """What ``counted`` writes for 0, 1, 2 … up to the most: sums of small floats, as they are."""
    ones = Names((0,))
    return [counted(ones, (0,) * number, most)[0] for number in range(most + 1)]


def share(value: int, most: int) -> float:
    """Of the most it can be; what is beyond is cut off."""
    if value > most:
        return 1.0
    return value / most if value >= -most else -1.0


@lru_cache(maxsize=1 << 12)
def _shared(values: tuple[int | None, ...], most: int) -> array[float]:
    return array("f", [share(value, most) if value else 0.0 for value in values])


@lru_cache(maxsize=1 << 12)
def counted(names: Names, found: tuple[Any, ...], most: int) -> array[float]:
    """A piece: how many there are of each name."""
    piece = array("f", bytes(4 * len(names)))
    for thing in found:
        if thing is not None:
            place = names[thing]
            piece[place] = min(1.0, piece[place] + 1 / most)
    return piece


@lru_cache(maxsize=1 << 12)
def placed(names: Names, found: tuple[Any, ...], places: int) -> array[float]:
    """A piece: for each place of a row which of the names is there."""
    size = len(names)
    piece = array("f", bytes(4 * size * places))
    for place, thing in enumerate(found[:places]):
        if thing is not None:
            piece[place * size + names[thing]] = 1.0
    return piece


class NamingPen(Pen):
    """Told the same, it writes down how the parts are called."""

    __slots__ = ("parts",)

    def __init__(self, seats: int) -> None:
        super().__init__(array("f"), seats)
        self.parts: list[Part] = []

    def _named(self, name: str, labels: Iterable[object]) -> None:
        self.parts.append(Part(name, tuple(map(_label, labels))))

    def _seated(self, name: str, labels: Sequence[object] = ("",)) -> None:
        chairs = ["me", *(f"next{n}" for n in range(1, self.seats))]
        self._named(name, (f"{chair} {label}".rstrip() for chair in chairs for label in labels))

    def flag(self, name: str, value: object) -> None:
        self._named(name, ("yes",))

    def number(self, name: str, value: int | None, most: int) -> None:
        self._named(name, (f"of {most}",))

    def choice(self, name: str, names: Names, value: Hashable) -> None:
        self._named(name, names)

    def seat(self, name: str, seat: Seat | None) -> None:
        self._seated(name)

    def crowd(self, name: str, seats: Iterable[Seat]) -> None:
        self._seated(name)

    def counts(self, name: str, names: Names, found: Mapping[Any, int], most: int) -> None:
        self._named(name, _shares(names, most))

    def things(self, name: str, names: Names, found: tuple[Any, ...], most: int) -> None:
        self._named(name, _shares(names, most))

    def row(self, name: str, names: Names, found: tuple[Any, ...], places: int) -> None:
        self._named(
            name, (f"{n}: {_label(label)}" for n in range(1, places + 1) for label in names)
        )

    def series(self, name: str, values: Sequence[int | None], places: int, most: int) -> None:
        self._named(name, (f"{place} of {most}" for place in range(1, places + 1)))

    def owned(self, name: str, names: Names, owners: Mapping[Any, Seat | None]) -> None:
        chairs = ["me", *(f"next{n}" for n in range(1, self.seats))]
        self._named(name, (f"{_label(label)} {chair}" for label in names for chair in chairs))

    def flags(self, name: str, values: Sequence[object]) -> None:
        self._seated(name)

    def numbers(self, name: str, values: Sequence[int | None], most: int) -> None:
        self._seated(name, (f"of {most}",))

    def choices(self, name: str, names: Names, values: Sequence[Hashable]) -> None:
        self._seated(name, [_label(label) for label in names])

    def hands(
        self, name: str, names: Names, values: Sequence[Mapping[Any, int] | None], most: int
    ) -> None:
        self._seated(name, _shares(names, most))

    def heaps(
        self, name: str, names: Names, values: Sequence[tuple[Any, ...] | None], most: int
    ) -> None:
        self._seated(name, _shares(names, most))


def _label(name: object) -> str:
    return " ".join(map(str, name)) if isinstance(name, tuple) else str(name)


def _shares(names: Names, most: int) -> list[str]:
    return [_label(name) if most == 1 else f"{_label(name)} of {most}" for name in names]
