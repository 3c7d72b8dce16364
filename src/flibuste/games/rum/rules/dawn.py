"""Before the turns of a round: what LUCK gives (H4, H5, H23, H39, H41)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import Seat
from flibuste.games.rum.acts import FIRST, PLATE, ROLLS, Act, First, Plate, Roll, Tile
from flibuste.games.rum.parts import IMAGINARY, KIND
from flibuste.games.rum.rules.chapter import LucksChapter
from flibuste.games.rum.rules.town import NINE, NO_TOWN, town_of, with_plate

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

FIRST_PLAYER: Final = -1  # what follows the dawn: a turn of the first player,
BRAWL: Final = -2  # or the brawl (written positions); else a turn of this seat
WRITTEN: Final[tuple[str, ...]] = tuple([f"{plate}." for plate in range(1, NINE + 1)])
"""How a layout begins to name each plate (H41)."""


class Dawn(LucksChapter):
    """The first player, the plates, the tiles that are due, and the imaginary crew."""

    __slots__ = ("crew", "due", "then")

    def __init__(self, due: tuple[int, ...], crew: bool, then: int = FIRST_PLAYER) -> None:
        self.due = due  # stacks of which a tile is still to be turned up
        self.crew = crew  # whether the imaginary crew is still to be thrown for
        self.then = then

    def copy(self) -> Dawn:
        return Dawn(self.due, self.crew, self.then)

    def odds(self, table: State) -> Odds[Act]:
        if table.first < 0:
            return Odds(FIRST[: table.seats])
        if table.town is NO_TOWN:
            return next_plates(laid(table.layout))
        if self.due:
            return table.tile_odds(self.due[0])
        return ROLLS

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if type(action) is Tile:
            table.lay(self.due[0], KIND[action.tile])
            self.due = self.due[1:]
        elif type(action) is Plate:
            table.layout = with_plate(table.layout, action.plate, action.turns)
            table.town = town_of(table.layout)
        elif type(action) is First:
            table.first = action.seat
        elif type(action) is Roll:
            self.enlist(table, action.pips)
        self.go_on(table)

    def enlist(self, table: State, pips: int) -> None:
        """H39 · So many pirates of the imaginary crew stand in the top row; it is only aboard."""
        table.ship = ((IMAGINARY, pips), *table.ship)
        self.crew = False

    def go_on(self, table: State) -> None:
        """When nothing is missing any more the round begins."""
        if self.due or self.crew or table.first < 0 or table.town is NO_TOWN:
            return
        from flibuste.games.rum.rules.brawl import Brawl  # which end with a dawn
        from flibuste.games.rum.rules.turn import Turn

        if self.then == BRAWL:
            Brawl.begin(table)
        else:
            table.scenes = [Turn(self.next_seat(table))]

    def next_seat(self, table: State) -> Seat:
        """The first player (H7), or the next one who is neither aboard nor out (H17)."""
        if self.then == FIRST_PLAYER:
            return table.next_with_pirates(table.first - 1)
        return self.then


def laid(layout: str) -> int:
    """The plates of a layout, a set."""
    plates = 0
    for plate, written in enumerate(WRITTEN):
        if written in layout:
            plates |= 1 << plate
    return plates


@cache
def next_plates(plates: int) -> Odds[Act]:
    """Any plate that is not among these, turned any way."""
    acts = [PLATE[plate] for plate in range(NINE) if not plates >> plate & 1]
    return Odds(tuple([act for turned in acts for act in turned]))
