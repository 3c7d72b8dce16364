"""What tiles are worth, and who wins (H37, H38)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.games.rum import parts as box

LINES: Final[dict[str, tuple[int, ...]]] = {  # and the stacks whose face values make them up
    "taverns": (box.TAVERN,),
    "chests": (box.CHEST, box.SCORPION),
    "guards": box.GUARDS,
    "sleep": box.BEDS,
    "goods": (),
    "rendezvous": (box.RENDEZVOUS,),
    "maps": (),
}


def lines(won: Sequence[int], goods: Sequence[int]) -> dict[str, int]:
    """H37 · The points of one player line by line: tiles won openly, and goods kept."""
    told = {
        line: sum([box.POINTS[kind] for kind in won if box.STACK_OF[kind] in stacks])
        for line, stacks in LINES.items()
    }
    return told | {"maps": map_points(won), "goods": goods_points(goods)}


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
