"""
The one door through which luck comes in.

The k-th question (k = 1, 2, …) to a source, the type name of the outcomes
(Roll, Draw …), is answered by the first eight bytes of SHA-256("seed|source|k"),
big-endian, as a number u: the outcome is the first whose cumulated weight
exceeds u·W / 2⁶⁴.  Same seed and same questions: same luck, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Final, TypeAlias

from flibuste.core.odds import A, Odds, Weighed


class Luck:
    """Luck from a seed.  The counts go on after a take-back: nobody fishes for a better die."""

    __slots__ = ("asked", "seed", "used")

    def __init__(self, seed: object, used: Mapping[str, Sequence[int]] | None = None) -> None:
        """Luck that comes a second time has the answers that came the first time, by their counts:
        those that were taken back are left out.
        """
        self.seed = str(seed)
        self.asked: dict[str, int] = {}
        self.used = used or {}

    def number(self, source: str) -> int:
        """The answer to the next question to this source, from 0 to 2⁶⁴ − 1."""
        number = self.foretold(source)
        self.asked[source] = self.asked.get(source, 0) + 1
        return number

    def foretold(self, source: str, ahead: int = 0) -> int:
        """The answer to the next question, or to one after it, without asking."""
        count, used = self.asked.get(source, 0) + 1 + ahead, self.used.get(source, ())
        if used:
            count = used[count - 1] if count <= len(used) else used[-1] + count - len(used)
        return int.from_bytes(sha256(f"{self.seed}|{source}|{count}".encode()).digest()[:8], "big")


Source: TypeAlias = Luck | Random
SHARE: Final = (1 - 2**-53) / 2**62  # makes of 62 bits a number below 1


def outcome(odds: Weighed[A], number: int) -> A:
    """The first outcome whose cumulated weight exceeds its share of 2⁶⁴."""
    weighed = odds if isinstance(odds, Odds) else paired(odds)
    return weighed.at(number * weighed.total >> 64)


def choose(odds: Weighed[A], source: Source) -> A:
    """What happens, by the odds: from a seeded source or from a random generator."""
    if isinstance(source, Luck):
        return outcome(odds, source.number(type(odds[0][0]).__name__))
    return drawn(odds, source.getrandbits)


def drawn(odds: Weighed[A], bits: Callable[[int], int]) -> A:
    """What happens in a world that is only thought of: fair, and without large numbers."""
    weighed = odds if isinstance(odds, Odds) else paired(odds)
    return weighed.at(int(bits(62) * SHARE * weighed.total))


def paired(odds: Iterable[tuple[A, int]]) -> Odds[A]:
    pairs = list(odds)
    return Odds(tuple([action for action, _ in pairs]), [weight for _, weight in pairs])


def dice(seed: object) -> Random:
    """A random generator for those outside the rules who need many numbers (imagine, playouts)."""
    return Random(str(seed))
