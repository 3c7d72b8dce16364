"""Ways through the town: dark alleys (H10, H11) and dead ends (H12).

``alleys`` is who occupies each alley of a town; below 0 nobody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.rum.acts import Act
from flibuste.games.rum.parts import COIN_SQUARE, PLATE_OF
from flibuste.games.rum.rules.town import FIRST_DARK, NINE, Town

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

NO_WAY: Final = 99  # longer than any reserve


def dark_extra(town: Town, alleys: Sequence[Seat], square: int) -> int:
    """H11 · A coin (H10), but not when every ordinary alley at the captain's square is occupied."""
    for alley in town.ways[square]:
        if alleys[alley] < 0:
            return 1
    return 0


def price(town: Town, alleys: Sequence[Seat], square: int, moved: bool, dark: bool) -> int:
    """H9 · One coin for each further move of a turn, and what dark alleys cost (H10)."""
    return moved + (dark_extra(town, alleys, square) if dark else 0)


def shortest_elsewhere(town: Town, alleys: Sequence[Seat], square: int) -> int:
    """The length of the shortest empty dark alley at another square, or NO_WAY."""
    shortest = NO_WAY
    lengths, ends = town.lengths, town.ends
    for alley in range(FIRST_DARK, len(lengths)):
        if lengths[alley] < shortest and alleys[alley] < 0 and ends[alley][0] != square:
            shortest = lengths[alley]
    return shortest


def dark_ways(table: State, seat: Seat, coins: int) -> list[Act]:
    """Dark alleys to begin with (H10): the coins are there, and the move can be completed."""
    town, alleys, captain = table.town, table.alleys, table.captain
    empty = [alley for alley in town.outlets[captain] if alleys[alley] < 0]
    if not empty or coins < dark_extra(town, alleys, captain):
        return []
    spare = table.reserve[seat] - shortest_elsewhere(town, alleys, captain)
    return [town.acts[alley] for alley in empty if town.lengths[alley] <= spare]


def second_darks(table: State, seat: Seat, first: int) -> list[Act]:
    """The empty dark alleys at other squares that the rest of the reserve can fill (H10)."""
    town, alleys, captain = table.town, table.alleys, table.captain
    lengths, ends, acts = town.lengths, town.ends, town.acts
    spare = table.reserve[seat] - lengths[first]
    return [
        acts[alley]
        for alley in range(FIRST_DARK, len(lengths))
        if alleys[alley] < 0 and lengths[alley] <= spare and ends[alley][0] != captain
    ]


def is_dead_end(town: Town, alleys: Sequence[Seat], square: int) -> bool:
    """Every alley is occupied, or only dark ones are not and none elsewhere is empty (H12)."""
    for alley in town.ways[square]:
        if alleys[alley] < 0:
            return False
    for alley in town.outlets[square]:
        if alleys[alley] < 0:
            return shortest_elsewhere(town, alleys, square) == NO_WAY
    return True


def after_dead_end(town: Town, alleys: Sequence[Seat], captain: int) -> int:
    """H12 · Where the captain goes on from: the next coin square that is no dead end."""
    if not is_dead_end(town, alleys, captain):
        return captain
    for ahead in range(1, NINE + 1):
        square = COIN_SQUARE[(PLATE_OF[captain] + ahead) % NINE]
        if not is_dead_end(town, alleys, square):
            return square
    return captain  # nobody can move him
