"""What tiles are worth, and who wins (H37, H38)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.games.rum import parts as box

LINES: Final = ("taverns", "chests", "guards", "sleep", "goods", "rendezvous", "maps")
_LINE: Final = {
    box.TAVERN: "taverns",
    box.CHEST: "chests",
    box.SCORPION: "chests",
    box.SMALL: "guards",
    box.BIG: "guards",
    box.BUNK: "sleep",
    box.HAMMOCK: "sleep",
    box.ROPE: "sleep",
    box.GOODS: "goods",
    box.RENDEZVOUS: "rendezvous",
    box.MAP: "maps",
}
LINE_OF: Final = tuple(_LINE[stack] for stack in box.STACK_OF)  # for each kind of tile


def lines(won: Sequence[int], goods: Sequence[int]) -> dict[str, int]:
    """H37 · The points of one player line by line: tiles won openly, and goods kept."""
    told = dict.fromkeys(LINES, 0)
    for kind in won:
        if box.STACK_OF[kind] != box.MAP:
            told[LINE_OF[kind]] += box.POINTS[kind]
    told["maps"] = map_points(won)
    told["goods"] = goods_points(goods)
    return told


@lru_cache(maxsize=1 << 14)
def points(won: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """All points of one player."""
    face_values = sum([box.POINTS[kind] for kind in won if box.STACK_OF[kind] != box.MAP])
    return face_values + map_points(won) + goods_points(goods)


def map_points(won: Sequence[int]) -> int:
    """Only pairs of one colour count; of an odd number the lowest is left out (H37)."""
    by_colour: list[list[int]] = [[] for _ in box.COLOURS]
    for kind in won:
        if box.STACK_OF[kind] == box.MAP:
            by_colour[box.COLOUR_OF[kind]].append(box.POINTS[kind])
    return sum([sum(values) - (min(values) if len(values) % 2 else 0) for values in by_colour])


def goods_points(goods: Sequence[int]) -> int:
    """Of each kind only the best one (H37)."""
    best = [0] * len(box.ARTICLES)
    for kind in goods:
        best[box.ARTICLE_OF[kind]] = max(best[box.ARTICLE_OF[kind]], box.POINTS[kind])
    return sum(best)


def ranks(
    scores: Sequence[int], common: Sequence[int], rum: Sequence[int], coins: Sequence[int]
) -> list[int]:
    """H38 · Ties go to fewer pirates in the common reserve, more rum, more coins; else shared."""
    standing = [(score, -common[seat], rum[seat], coins[seat]) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in standing) for own in standing]
