"""The chest as a plane on which pawns are dropped (T32): whole numbers, y down.

A point is one number, x + 256 y; so is a pawn: its point, and above it the place it counts for
plus one, 0 for a void pawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

WIDTH: Final = 172
HEIGHT: Final = 112
RIM: Final = 4
RADIUS: Final = 5  # of a pawn
PILING: Final = 25  # nearer than this (squared) a pawn is neatly piled
KNOCKING: Final = 100  # nearer than this (squared) it knocks
VOID: Final = -1  # instead of a place

_ROWS: Final = ((4, 36), (40, 72), (76, 108))
_LEFT: Final = tuple((4, top, 36, bottom) for top, bottom in _ROWS)
_MIDDLE: Final = tuple((left, 4, left + 28, 108) for left in (40, 72, 104))
_RIGHT: Final = tuple((136, top, 168, bottom) for top, bottom in _ROWS)
BOXES: Final = (*_LEFT, *_RIGHT, *_MIDDLE)  # left, top, right, bottom of E1–E6, S1–S3
AIM: Final = ((-6, -6), (6, -6), (-6, 6), (6, 6))  # of seats 0–3, from a place's centre

Kind: TypeAlias = Literal["new", "piled", "offence", "undecided", "outside"]


def point(x: int, y: int) -> int:
    return x | y << 8


def across(spot: int) -> int:
    """The x of a point or a pawn."""
    return spot & 0xFF


def down(spot: int) -> int:
    """The y of a point or a pawn."""
    return spot >> 8 & 0xFF


def pawn(spot: int, place: int) -> int:
    """A pawn at a point that counts for a place, or for none (VOID)."""
    return spot | place + 1 << 16


def point_of(dropped: int) -> int:
    return dropped & 0xFFFF


def place_of(dropped: int) -> int:
    """The place a pawn counts for, or VOID."""
    return (dropped >> 16) - 1


def place_at(x: int, y: int) -> int:
    """T10 · The place on whose tile a pawn lies wholly, or VOID."""
    for place, (left, top, right, bottom) in enumerate(BOXES):
        if (
            left + RADIUS <= x <= right - RADIUS  # the pawn may touch the edge from inside
            and top + RADIUS <= y <= bottom - RADIUS
        ):
            return place
    return VOID


def touches_rim(x: int, y: int) -> bool:
    """A pawn that touches the rim is outside (T10)."""
    reach = RIM + RADIUS
    return not (reach <= x <= WIDTH - reach and reach <= y <= HEIGHT - reach)


def aim(place: int, seat: int) -> int:
    """Where a drop by tile goes, unless that would knock."""
    left, top, right, bottom = BOXES[place]
    x, y = AIM[seat]
    return point((left + right) // 2 + x, (top + bottom) // 2 + y)


AIMED: Final = tuple(
    tuple(pawn(aim(place, seat), place) for seat in range(len(AIM))) for place in range(len(BOXES))
)
"""A pawn that a seat has dropped on a place where nothing is in its way."""


class Landing(NamedTuple):
    """Where a dropped pawn comes to lie, and the piles of own pawns that it knocks over."""

    kind: Kind
    spot: int
    place: int = VOID
    knocked: tuple[int, ...] = ()


def distance(one: int, other: int) -> int:
    """Squared, between two points."""
    return (across(one) - across(other)) ** 2 + (down(one) - down(other)) ** 2


def landing(piles: Sequence[int], owners: Mapping[int, int], seat: int, spot: int) -> Landing:
    """T32 · A drop at a point, among piles (oldest first) whose owners are sets of seats."""
    near = [pile for pile in piles if distance(pile, spot) < KNOCKING]
    if near:
        nearest = min(near, key=lambda pile: distance(pile, spot))
        if distance(nearest, spot) < PILING:
            return Landing("piled", nearest, place_at(across(nearest), down(nearest)))
    if any(owners[pile] & ~(1 << seat) for pile in near):
        return Landing("offence", spot)
    x, y = across(spot), down(spot)
    place = place_at(x, y)
    kind: Kind = "new" if place != VOID else "outside" if touches_rim(x, y) else "undecided"
    return Landing(kind, spot, place, tuple(near))


def landing_on(piles: Sequence[int], seat: int, place: int) -> Landing:
    """A drop by tile (T32); if it would knock, neatly on the nearest such pile, oldest first."""
    spot = aim(place, seat)
    near = [pile for pile in piles if distance(pile, spot) < KNOCKING]
    if not near:
        return Landing("new", spot, place)
    return Landing("piled", min(near, key=lambda pile: distance(pile, spot)), place)
