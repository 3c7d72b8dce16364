"""Which chapter of the rules is being played, in plain data: for views and written positions.

``View.scenes`` is a stack of these from the bottom to the top.  The last one is asked; those
below wait for it: a throw in a tavern is (turn, tavern, throw).  At the bottom lies the dawn of a
round, a turn of the action phase, or the brawl; at the end of the match there is none.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from flibuste.core.protocol import Seat
from flibuste.games.rum.parts import Stack, TavernName
from flibuste.games.rum.rules.chapter import TurnStep

Aboard: TypeAlias = Seat | Literal["imaginary"]


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag_field="scene"):
    """What all of them are."""


class Dawn(Told, frozen=True, tag="dawn"):
    """LUCK gives the first player, the plates, the tiles that are due, the imaginary crew.

    due · stacks of which a tile is still to be turned up
    crew · whether the die is still to be thrown for the imaginary crew (H39)
    then · what follows, if not the first player's turn: another seat's, or "brawl"
    """

    due: tuple[Stack, ...]
    crew: bool
    then: Seat | Literal["brawl"] | None = None


class Turn(Told, frozen=True, tag="turn"):
    """A turn of the action phase (H7).

    start: Move, Dark, Rest, Board · dark: the first of two dark alleys is chosen: Dark, Back ·
    square: the captain has arrived: Use (or what stands instead of it), Skip; also while a scene
    above carries the action out · again: Move, Dark, Ahoy.

    seat · whose turn it is
    step · start, dark, square or again
    moved · whether a move was made in this turn: the next one costs a coin (H9)
    dark · the first dark alley, while the second is chosen (H10)
    """

    seat: Seat
    step: TurnStep
    moved: bool
    dark: str | None


class Lay(Told, frozen=True, tag="lay"):
    """LUCK refills what lies face up (H31, H32, H33).

    due · stacks of which a tile is still to be turned up
    """

    due: tuple[Stack, ...]


class Draw(Told, frozen=True, tag="draw"):
    """LUCK deals the player in turn the top tile.

    stack · goods, rendezvous, small or big
    """

    stack: Stack


class Bargain(Told, frozen=True, tag="bargain"):
    """Goods were drawn: Keep or Sell (H29).

    tile · the tile, or null: hidden from the viewer
    seen · who knows it: the player in turn, and who once put it under the stack
    """

    tile: str | None
    seen: tuple[Seat, ...]


class Tavern(Told, frozen=True, tag="tavern"):
    """A tavern (H32): first all opponents answer, then those who drink throw in turn.

    tavern · which of the three
    host · who invites
    asked · who is still to be asked; the first of them is awaited: Join, Decline
    drinkers · who is in, the host first
    thrower · whose throw it is, once nobody is left to be asked
    pips · the roll that stands while the thrower picks a tile (Take); else 0
    """

    tavern: TavernName
    host: Seat
    asked: tuple[Seat, ...]
    drinkers: tuple[Seat, ...]
    thrower: Seat
    pips: int


class Chest(Told, frozen=True, tag="chest"):
    """A chest is opened (H33): all throw in turn until the scorpion's threshold is reached.

    thrower · whose throw it is
    total · of the rolls that stand so far
    """

    thrower: Seat
    total: int


class Row(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A crew in the brawl, written as a list: where it stands is the order from the top.

    crew · a seat, or "imaginary"
    near · pirates on the side where the series is fought
    far · pirates that have crossed the mast
    beaten · pirates that have lost and gone home
    """

    crew: Aboard
    near: int
    far: int
    beaten: int


class Brawl(Told, frozen=True, tag="brawl"):
    """The brawl (H19): always a throw above it, for row ``row`` in column ``column``.

    series · 1, 2, 3 …: odd ones are fought left of the mast
    rows · crews from the top; one that is beaten keeps its row
    column · 1 is next to the mast
    row · counted from 0: whose pirate throws
    leader · the row that leads the column, or null
    best · what it has thrown; 0 without a leader
    out · rows in the order in which their crews were beaten
    """

    series: int
    rows: tuple[Row, ...]
    column: int
    row: int
    leader: int | None
    best: int
    out: tuple[int, ...]


class Throw(Told, frozen=True, tag="throw"):
    """One throw of the die (H24).

    seat · who throws, or "imaginary"
    pips · 0 while LUCK rolls; else the seat decides: Stand, and Barrel or Again
    spare · whether a second throw is paid for by the barrel given
    """

    seat: Aboard
    pips: int
    spare: bool


OnSquare: TypeAlias = Lay | Draw | Bargain | Tavern | Chest
AnyChapter: TypeAlias = Dawn | Turn | OnSquare | Brawl | Throw
