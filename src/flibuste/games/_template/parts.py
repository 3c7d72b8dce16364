"""X1 · The box of Pearl divers: what there is, and how much of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

Pearl: TypeAlias = Literal["white", "pink", "black"]  # worth 1, 2 and 3
PEARLS: Final[tuple[Pearl, ...]] = get_args(Pearl)
INDEX: Final[dict[str, int]] = {pearl: kind for kind, pearl in enumerate(PEARLS)}
KINDS: Final = len(PEARLS)
COPIES: Final = 4  # pearls of each colour
SEATS: Final = range(2, 5)


def worth(net: Sequence[int]) -> int:
    """The points in a net: one for a white pearl, two for a pink, three for a black (X1)."""
    return sum(copies * points for points, copies in enumerate(net, 1))


def by_name(net: Sequence[int]) -> dict[Pearl, int]:
    """Pearls counted by their names; what is not there is not named."""
    return {PEARLS[kind]: copies for kind, copies in enumerate(net) if copies}


def by_index(net: Mapping[Pearl, int]) -> list[int]:
    """Pearls counted by their kinds 0, 1, 2."""
    return [net.get(pearl, 0) for pearl in PEARLS]
