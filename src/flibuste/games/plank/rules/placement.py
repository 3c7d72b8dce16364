"""Who stands where on the plank, and who plays when (P4, P5, P7, P8, P15, P16)."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Seat
from flibuste.games.plank.parts import CREWS, PLACES


def from_the_ship(
    chosen: Sequence[int], seat_of: Sequence[Seat], ages: Sequence[Seat]
) -> list[int]:
    """P4 · The crews from place 1 on: the smaller value first, of equal ones the younger player.

    Unplayed crews stand further out than players, among themselves in the order of their
    colours (P15).
    """
    ranks = [
        ages.index(seat) if seat >= 0 else len(CREWS) + crew for crew, seat in enumerate(seat_of)
    ]
    return sorted(range(len(CREWS)), key=lambda crew: (chosen[crew], ranks[crew]))


def order_of_play(furthest: Sequence[int], crews: Sequence[int]) -> tuple[int, ...]:
    """P5, P16 · The player furthest out, then clockwise; then unplayed crews, furthest first."""
    first = next(crews.index(crew) for crew in furthest if crew in crews)
    unplayed = [crew for crew in furthest if crew not in crews]
    return (*crews[first:], *crews[:first], *unplayed)


def goal_of(card: int, place: int) -> int:
    """P7 · Where an action takes who stands at a place: the full way, but not beyond the ends."""
    return on_plank(place + card)


def entry_place(value: int, first: int) -> int:
    """P8 · Where a pirate enters depends on the value at place 1; three or more: at the end."""
    return on_plank(value - first + 1)


def on_plank(place: int) -> int:
    """The nearest place that there is."""
    if place < 1:
        return 1
    return min(place, PLACES)
