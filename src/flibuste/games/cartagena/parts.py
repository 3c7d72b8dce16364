"""The box of Cartagena: segments, symbols, cards and pirates (C1–C3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

Symbol: TypeAlias = Literal["dagger", "pistol", "key", "hat", "bottle", "skull"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
INDEX: Final[dict[str, int]] = {symbol: i for i, symbol in enumerate(SYMBOLS)}
KINDS: Final = len(SYMBOLS)

COPIES: Final = 17
"""C3 · Cards of each symbol; there are CREW pirates for each of two to five players."""
CREW: Final = 6  # pirates of each player (C3)
HAND: Final = 6  # cards each player is dealt (C4)
ROW: Final = 12  # cards in Tortuga's row (C6)
MOVES: Final = 3  # at most in a turn (C8)
CROWD: Final = 3  # pirates at most on a square (C11)

SQUARES: Final = 36
"""C1 · Squares of the tunnel; the start before them and the boat behind them are only names."""
START: Final = 0  # a name, not a square (C1)
BOAT: Final = SQUARES + 1  # a name, not a square (C1)

SEGMENTS: Final[dict[str, tuple[Symbol, ...]]] = {
    "A": ("bottle", "pistol", "hat", "skull", "dagger", "key"),
    "B": ("skull", "hat", "pistol", "key", "bottle", "dagger"),
    "C": ("dagger", "skull", "bottle", "pistol", "key", "hat"),
    "D": ("key", "bottle", "skull", "dagger", "hat", "pistol"),
    "E": ("pistol", "key", "dagger", "hat", "skull", "bottle"),
    "F": ("hat", "dagger", "key", "bottle", "pistol", "skull"),
}
"""The squares of each segment, read from the end with the straight arm."""

COLOURS: Final = ("blue", "green", "brown", "yellow", "red")  # by seat


@lru_cache(maxsize=1024)
def symbols_along(layout: str) -> tuple[Symbol, ...]:
    """C2 · The symbols of squares 1, 2 … of a tunnel laid as ``A B'``: A as printed, B reversed."""
    symbols: list[Symbol] = []
    for segment in layout.split():
        printed = SEGMENTS[segment[0]]
        symbols += printed[::-1] if segment.endswith("'") else printed
    return tuple(symbols)


@lru_cache(maxsize=1024)
def squares_with(layout: str) -> tuple[tuple[int, ...], ...]:
    """For each symbol the squares that show it, from the fortress on."""
    along = symbols_along(layout)
    return tuple(
        tuple(square for square, symbol in enumerate(along, 1) if symbol == wanted)
        for wanted in SYMBOLS
    )


LAID: Final = {
    name + turned: tuple([printed[:: -1 if turned else 1].index(symbol) for symbol in SYMBOLS])
    for name, printed in SEGMENTS.items()
    for turned in ("", "'")
}
"""For each segment as it may be laid: how far on it each symbol is from the fortress."""


def with_segment(
    squares: tuple[tuple[int, ...], ...], segment: str, before: int
) -> tuple[tuple[int, ...], ...]:
    """The squares of each symbol with one more segment, after so many others."""
    first, laid = 1 + before * KINDS, LAID[segment]
    return tuple([(*squares[symbol], first + laid[symbol]) for symbol in range(KINDS)])


def by_name(cards: Sequence[int]) -> dict[str, int]:
    """Cards counted by the names of their symbols; what is not there is not named."""
    return {SYMBOLS[symbol]: copies for symbol, copies in enumerate(cards) if copies}


def by_index(cards: Mapping[str, int]) -> list[int]:
    """Cards counted by the indices of their symbols."""
    return [cards.get(symbol, 0) for symbol in SYMBOLS]
