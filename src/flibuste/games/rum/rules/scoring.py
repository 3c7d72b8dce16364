"""What tiles are worth, and who wins (H37, H38)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.games.rum.parts import (
    ARTICLE_OF,
    ARTICLES,
    BIG,
    BUNK,
    CHEST,
    COLOUR_OF,
    COLOURS,
    GOODS,
    HAMMOCK,
    MAP,
    POINTS,
    RENDEZVOUS,
    ROPE,
    SCORPION,
    SMALL,
    STACK_OF,
    TAVERN,
)

LINES: Final = ("taverns", "chests", "guards", "sleep", "goods", "rendezvous", "maps")
_LINE: Final = {
    TAVERN: "taverns",
    CHEST: "chests",
    SCORPION: "chests",
    SMALL: "guards",
    BIG: "guards",
    BUNK: "sleep",
    HAMMOCK: "sleep",
    ROPE: "sleep",
    GOODS: "goods",
    RENDEZVOUS: "rendezvous",
    MAP: "maps",
}
LINE_OF: Final = tuple(_LINE[stack] for stack in STACK_OF)  # for each kind of tile


def lines(won: Sequence[int], goods: Sequence[int]) -> dict[str, int]:
    """H37 · The points of one player line by line: tiles won openly, and goods kept."""
    told = dict.fromkeys(LINES, 0)
    for kind in won:
        if STACK_OF[kind] != MAP:
            told[LINE_OF[kind]] += POINTS[kind]
    told["maps"] = map_points(won)
    told["goods"] = goods_points(goods)
    return told


@lru_cache(maxsize=1 << 14)
def points(won: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """All points of one player."""
    face_values = sum([POINTS[kind] for kind in won if STACK_OF[kind] != MAP])
    return face_values + map_points(won) + goods_points(goods)


def map_points(won: Sequence[int]) -> int:
    """Only pairs of one colour count; of an odd number the lowest is left out (H37)."""
    by_colour: list[list[int]] = [[] for _ in COLOURS]
    for kind in won:
        if STACK_OF[kind] == MAP:
            by_colour[COLOUR_OF[kind]].append(POINTS[kind])
    return sum([sum(values) - (min(values) if len(values) % 2 else 0) for values in by_colour])


def goods_points(goods: Sequence[int]) -> int:
    """Of each kind only the best one (H37)."""
    best = [0] * len(ARTICLES)
    for kind in goods:
        best[ARTICLE_OF[kind]] = max(best[ARTICLE_OF[kind]], POINTS[kind])
    return sum(best)


def ranks(
    scores: Sequence[int], common: Sequence[int], rum: Sequence[int], coins: Sequence[int]
) -> list[int]:
    """H38 · Ties go to fewer pirates in the common reserve, more rum, more coins; else shared."""
    standing = [(score, -common[seat], rum[seat], coins[seat]) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in standing) for own in standing]
