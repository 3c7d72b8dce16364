"""All that anybody can do in Piratoons.  Values by name, as in the contract."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias, final

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    EQUIPMENT,
    FIRST_SHIP_TILE,
    HULL_NAMES,
    PLACES,
    SEATS,
    SHIP_TILES,
    TILES,
)

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]
PlaceName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(PLACES)})]
TileName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(TILES)})]
EquipmentName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(EQUIPMENT)})]
ShipTileName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(SHIP_TILES)})]
HullName: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"enum": list(HULL_NAMES[FIRST_SHIP_TILE:])})
]
X: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 171})]
Y: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 111})]
Coins: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": DOUBLOONS})]


@final
class First(Action, frozen=True):
    """LUCK draws the captain of the first round (T4)."""

    seat: SeatNumber


@final
class Open(Action, frozen=True):
    """The captain opens the chest (T6)."""


@final
class Tile(Action, frozen=True):
    """LUCK turns up the tile at a place of the chest (T5)."""

    place: PlaceName
    tile: TileName


@final
class Next(Action, frozen=True):
    """LUCK picks who is next in this beat (T12)."""

    seat: SeatNumber


@final
class Second(Action, frozen=True):
    """The CLOCK: a second has passed (T12)."""


@final
class DropOn(Action, frozen=True):
    """Drop a pawn squarely on the tile at a place (T6, T32)."""

    place: PlaceName


@final
class Drop(Action, frozen=True):
    """Drop a pawn at a point of the chest (T10, T32): an open kind."""

    x: X
    y: Y


@final
class Wait(Action, frozen=True):
    """Drop nothing in this beat (T12)."""


@final
class Stop(Action, frozen=True):
    """Call "stop" once the glass has run out (T9)."""


@final
class Bid(Action, frozen=True):
    """Bid so many doubloons, in the closed hand (T18)."""

    doubloons: Coins


@final
class Take(Action, frozen=True):
    """Take a tile for one's bid (T19)."""

    tile: TileName


@final
class Throw(Action, frozen=True):
    """Throw equipment into the sea that the ship cannot hold (T23)."""

    tile: EquipmentName


@final
class Best(Action, frozen=True):
    """Leave the yard with the best arrangement (T23, T24)."""


@final
class Keep(Action, frozen=True):
    """Leave the yard with the ship as it stands (T23)."""


@final
class Arrange(Action, frozen=True):
    """Leave the yard with this arrangement (T21–T24): an open kind."""

    order: tuple[ShipTileName, ...]  # from the Prow to the Stern
    gear: dict[HullName, tuple[EquipmentName, ...]]  # what stands on each; nothing: left out


Act: TypeAlias = (
    First
    | Open
    | Tile
    | Next
    | Second
    | DropOn
    | Drop
    | Wait
    | Stop
    | Bid
    | Take
    | Throw
    | Best
    | Keep
    | Arrange
)
NATURE: Final = frozenset({"First", "Tile", "Next", "Second"})  # acts that no player makes

# Each act is made once.
FIRST: Final = tuple(First(seat) for seat in range(SEATS[-1]))
OPEN: Final = Open()
TILE: Final = tuple(tuple(Tile(place, tile) for tile in TILES) for place in PLACES)
NEXT: Final = tuple(Next(seat) for seat in range(SEATS[-1]))
SECOND: Final = Second()
DROP_ON: Final = tuple(DropOn(place) for place in PLACES)
WAIT: Final = Wait()
STOP: Final = Stop()
BID: Final = tuple(Bid(doubloons) for doubloons in range(DOUBLOONS + 1))
TAKE: Final = tuple(Take(tile) for tile in TILES)
THROW: Final = tuple(Throw(tile) for tile in EQUIPMENT)
BEST: Final = Best()
KEEP: Final = Keep()


@cache
def plunder_menu(places: int, wait: bool, stop: bool) -> tuple[Act, ...]:
    """Drops on the places in a set of bits; perhaps to wait (in beats), perhaps to call stop."""
    drops = tuple(act for index, act in enumerate(DROP_ON) if places >> index & 1)
    return (*drops, *((WAIT,) if wait else ()), *((STOP,) if stop else ()))


@cache
def bids_up_to(doubloons: int) -> tuple[Act, ...]:
    """T18: 0 … all that one has."""
    return BID[: doubloons + 1]


@cache
def building_menu(keep: bool) -> tuple[Act, ...]:
    """T23: the best arrangement; to keep the ship only if it holds everything as it stands."""
    return (BEST, KEEP) if keep else (BEST,)
