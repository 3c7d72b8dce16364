"""
Choices written as one large number, and read from it again.

A choice with so many ways, all alike, is a digit in mixed radix.  Where some ways are likelier than
others each has a share of the radix: a likely one takes less room (this is asymmetric numeral
coding, on one number without end).  A Pen and an Eye have the same two methods, so that what is
written and what is read is described once.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final, Protocol

import msgspec

from flibuste.core.errors import BadCode
from flibuste.core.protocol import Message

SIZES: Final = 1 << 16  # of what is written in full, in bytes


class Hand(Protocol):
    """A Pen writes what it is given; an Eye is given None and finds it."""

    def digit(self, radix: int, digit: int | None) -> int:
        """One of so many, all alike."""

    def share(self, weights: Sequence[int], place: int | None) -> int:
        """One of several, each with its weight."""


class Pen:
    """Writes: the first choice is the lowest digit."""

    def __init__(self) -> None:
        self.marks: list[tuple[int, int, int]] = []  # weight before it, its own, and of all

    def digit(self, radix: int, digit: int | None) -> int:
        assert digit is not None
        self.marks.append((digit, 1, radix))
        return digit

    def share(self, weights: Sequence[int], place: int | None) -> int:
        assert place is not None
        self.marks.append((sum(weights[:place]), weights[place], sum(weights)))
        return place

    def number(self) -> int:
        number = 0
        for before, own, total in reversed(self.marks):
            turns, rest = divmod(number, own)
            number = turns * total + before + rest
        return number


class Eye:
    """Reads; ZeroDivisionError where there is nothing to choose from."""

    def __init__(self, number: int) -> None:
        self.number = number

    def digit(self, radix: int, digit: int | None = None) -> int:
        self.number, found = divmod(self.number, radix)
        return found

    def share(self, weights: Sequence[int], place: int | None = None) -> int:
        turns, rest = divmod(self.number, sum(weights))
        ends = list(accumulate(weights))
        found = next(place for place, end in enumerate(ends) if rest < end)
        self.number = turns * weights[found] + rest - ends[found] + weights[found]
        return found


def in_full(hand: Hand, value: Any = None) -> Any:
    """Something that no list holds, as the bytes of its JSON."""
    written = msgspec.json.encode(value) if isinstance(hand, Pen) else None
    size = hand.digit(SIZES, None if written is None else len(written))
    found = bytes([hand.digit(256, None if written is None else written[n]) for n in range(size)])
    try:
        return msgspec.json.decode(found)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadCode(Message("code-damaged")) from None


def as_text(number: int) -> str:
    return encode(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def from_text(text: str) -> int:
    return int.from_bytes(decode(text), "big")


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadCode(Message("code-damaged")) from None
