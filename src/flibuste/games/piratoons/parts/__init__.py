"""T1, T2, T3 · The box of Piratoons: names and numbers.

What is printed on the tiles: components.py.

A tile is one number: equipment from 0 on, ship tiles from FIRST_SHIP_TILE on, as in TILES.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

KEY: Final = "piratoons"
SEATS: Final = range(2, 5)
ROUNDS: Final = 8  # of six phases each (T4)
PATIENCE: Final = 10  # seconds that a captain has to open the chest (T6)
PAWNS: Final = 6  # of each player (T3)
DOUBLOONS: Final = 40  # hands and supply together (T4)
PURSE: Final = 3  # doubloons of each player at the start (T4)
SAILS: Final = 12  # tiles (T1)
FAMILY_SIZE: Final = 9  # tiles of each family (T1)

Place: TypeAlias = Literal["E1", "E2", "E3", "E4", "E5", "E6", "S1", "S2", "S3"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)  # of the chest (T3)
PLACE_INDEX: Final[dict[str, int]] = {place: i for i, place in enumerate(PLACES)}
FIRST_SHIP_PLACE: Final = 6  # the places before it are for equipment

NO_TILE: Final = -1  # at a place of the open chest
UNDEALT: Final = -2  # at a place of the chest: nobody has seen the tile yet

FAMILIES: Final = ("deck", "gunport", "porthole", "quarters")
DECK: Final = 0  # indexes of FAMILIES
GUNPORT: Final = 1
PORTHOLE: Final = 2
QUARTERS: Final = 3
DESIGNS: Final = 3  # of each family
EQUIPMENT: Final = ("sail", *(f"{family}{n}" for family in FAMILIES for n in (1, 2, 3)))
SAIL: Final = 0
FIRST_SHIP_TILE: Final = len(EQUIPMENT)

STOREYS: Final = {1: "abcd", 2: "abcdef", 3: "abcdefg", 4: "abcdefg"}  # ship tiles of each (T2)
SHIP_TILES: Final = tuple(f"B{high}{letter}" for high, row in STOREYS.items() for letter in row)
TILES: Final = (*EQUIPMENT, *SHIP_TILES)
INDEX: Final[dict[str, int]] = {tile: i for i, tile in enumerate(TILES)}

PROW: Final = len(TILES)  # as if they were tiles too: for what is printed on them
STERN: Final = PROW + 1
HULL_NAMES: Final = (*TILES, "prow", "stern")  # where gear can be: ship tiles, prow, stern
HULL_INDEX: Final[dict[str, int]] = {
    name: i for i, name in enumerate(HULL_NAMES) if i >= FIRST_SHIP_TILE
}

SYMBOLS: Final = "ACBU"  # anchor, compass rose, coat of arms, buoy: storeys 1–4 (T31)
SAIL_ROOM: Final = {1: 3, 2: 2, 3: 1, 4: 0}  # sails that a ship tile's top takes, by storeys (T22)
NO_TOP: Final = -1  # instead of the sails that a top takes: the Stern has none


FAMILY_OF: Final = tuple((equipment + 2) // DESIGNS - 1 for equipment in range(len(EQUIPMENT)))
"""For each equipment tile the index of its family; −1 for a Sail."""
