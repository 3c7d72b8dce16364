"""The two sailors of a letter, and who knows what of them (M26)."""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.core.protocol import Seat

Pair: TypeAlias = tuple[int, int, int, int, int]
"""Valverde's sailor and Diaz's, 0 if nobody has decided; then sets of seats: who has seen the pair
as it stands, who recalls it as it stands, who recalls it the other way round.  Whoever recalls it
does not know which: somebody else has handled it since."""
NOT_POSTED: Final[Pair] = (0, 0, 0, 0, 0)


def seen_by(pair: Pair, seat: Seat) -> Pair:
    """M26: the pair as it is, after this seat has looked at it."""
    valverde, diaz, seen, same, reverse = pair
    others = ~(1 << seat)
    return valverde, diaz, seen | 1 << seat, same & others, reverse & others


def put_back(pair: Pair, seat: Seat, swap: bool) -> Pair:
    """M26: swapped or not; who had seen the pair before only recalls it now."""
    valverde, diaz, seen, same, reverse = pair
    own = 1 << seat
    recalled = same | seen & ~own
    if swap:
        return diaz, valverde, own, reverse, recalled
    return valverde, diaz, own, recalled, reverse
