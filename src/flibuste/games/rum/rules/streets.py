"""Ways through the town: dark alleys (H10, H11) and dead ends (H12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.rum.acts import Dark
from flibuste.games.rum.parts import COIN_SQUARE, PLATE_OF

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

NO_WAY: Final = 99  # longer than any reserve
PLATES: Final = len(COIN_SQUARE)


def dark_extra(table: State) -> int:
    """H11 · A coin (H10), but not when every ordinary alley at the captain's square is occupied."""
    assert table.town is not None
    alleys = table.alleys
    for alley, _, _ in table.town.ways[table.captain]:
        if alleys[alley] < 0:
            return 1
    return 0


def shortest_elsewhere(table: State, square: int) -> int:
    """The length of the shortest empty dark alley at another square, or NO_WAY."""
    assert table.town is not None
    alleys, shortest = table.alleys, NO_WAY
    for alley, length, other, _ in table.town.darks:
        if length < shortest and alleys[alley] < 0 and other != square:
            shortest = length
    return shortest


def dark_ways(table: State, seat: Seat, coins: int) -> list[Dark]:
    """Dark alleys to begin with (H10): the coins are there, and the move can be completed."""
    assert table.town is not None
    alleys = table.alleys
    empty = [
        (length, act)
        for alley, length, act in table.town.outlets[table.captain]
        if alleys[alley] < 0
    ]
    if not empty or coins < dark_extra(table):
        return []
    spare = table.reserve[seat] - shortest_elsewhere(table, table.captain)
    return [act for length, act in empty if length <= spare]


def second_darks(table: State, seat: Seat, first: int) -> list[Dark]:
    """The empty dark alleys at other squares that the rest of the reserve can fill (H10)."""
    assert table.town is not None
    alleys, captain = table.alleys, table.captain
    spare = table.reserve[seat] - table.town.lengths[first]
    return [
        act
        for alley, length, square, act in table.town.darks
        if alleys[alley] < 0 and length <= spare and square != captain
    ]


def is_dead_end(table: State, square: int) -> bool:
    """Every alley is occupied, or only dark ones are not and none elsewhere is empty (H12)."""
    assert table.town is not None
    alleys = table.alleys
    for alley, _, _ in table.town.ways[square]:
        if alleys[alley] < 0:
            return False
    for alley, _, _ in table.town.outlets[square]:
        if alleys[alley] < 0:
            return shortest_elsewhere(table, square) == NO_WAY
    return True


def after_dead_end(table: State) -> int:
    """H12 · Where the captain goes on from: the next coin square that is no dead end."""
    if not is_dead_end(table, table.captain):
        return table.captain
    plate = PLATE_OF[table.captain]
    for ahead in range(1, PLATES + 1):
        square = COIN_SQUARE[(plate + ahead) % PLATES]
        if not is_dead_end(table, square):
            return square
    return table.captain  # nobody can move him
