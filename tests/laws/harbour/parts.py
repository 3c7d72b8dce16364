"""The box of Harbour: nine cards and nine coins (H1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

KEY: Final = __name__.split(".")[-2]  # the name of the folder
KINDS: Final = ("rum", "silk", "gold")
INDEX: Final[dict[str, int]] = {kind: index for index, kind in enumerate(KINDS)}
COPIES: Final = 3  # cards of each kind
HAND: Final = 2  # cards that each player has at dawn
COINS: Final = 9
PIPS: Final = (1, 2, 3)
BUOYS: Final = range(100)  # where the buoy can float


def by_name(cards: Sequence[int]) -> dict[str, int]:
    """Cards counted by the names of their kinds."""
    return {KINDS[kind]: copies for kind, copies in enumerate(cards) if copies}
