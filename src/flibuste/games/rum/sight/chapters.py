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

Aboard: TypeAlias = Seat | Literal["imaginary"]
TurnStep: TypeAlias = Literal["start", "dark", "square", "again"]


class ChapterTold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="scene"):
    """What all of them are."""


class DawnTold(ChapterTold, frozen=True, tag="dawn"):
    """LUCK gives what is missing for a round, in this order.

    The first player, the plates, the tiles that are due, the imaginary crew (two players).
    """

    due: tuple[Stack, ...]  # stacks of which a tile is still to be turned up
    crew: bool  # whether the die is still to be thrown for the imaginary crew (H39)
    then: Seat | Literal["brawl"] | None = None  # what follows, if not the first player's turn


class TurnTold(ChapterTold, frozen=True, tag="turn"):
    """A turn of the action phase (H7).

    start: Move, Dark, Rest, Board · dark: the first of two dark alleys is chosen: Dark, Back ·
    square: the captain has arrived: Use (or what stands instead of it), Skip; also while a scene
    above carries the action out · again: Move, Dark, Ahoy.
    """

    seat: Seat
    step: TurnStep
    moved: bool  # whether a move was made in this turn: the next one costs a coin (H9)
    dark: str | None  # the first dark alley, while the second is chosen (H10)


class LayTold(ChapterTold, frozen=True, tag="lay"):
    """LUCK refills what lies face up (H31, H32, H33)."""

    due: tuple[Stack, ...]


class DrawTold(ChapterTold, frozen=True, tag="draw"):
    """LUCK deals the player in turn the top tile: goods, rendezvous, small or big guard."""

    stack: Stack


class BargainTold(ChapterTold, frozen=True, tag="bargain"):
    """Goods were drawn: Keep or Sell (H29)."""

    tile: str | None  # None: hidden from the viewer
    seen: tuple[Seat, ...]  # who knows it: the player in turn, and who once put it under the stack


class TavernTold(ChapterTold, frozen=True, tag="tavern"):
    """A tavern (H32): first all opponents answer, then those who drink throw in turn."""

    tavern: TavernName
    host: Seat
    asked: tuple[Seat, ...]  # who is still to be asked; the first of them is awaited: Join, Decline
    drinkers: tuple[Seat, ...]  # who is in, the host first
    thrower: Seat  # whose throw it is, once nobody is left to be asked
    pips: int  # the roll that stands while the thrower picks a tile (Take); else 0


class ChestTold(ChapterTold, frozen=True, tag="chest"):
    """A chest is opened (H33): all throw in turn until the scorpion's threshold is reached."""

    thrower: Seat
    total: int  # of the rolls that stand so far


class Row(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A crew in the brawl: where it stands is the order from the top."""

    crew: Aboard
    near: int  # pirates on the side where the series is fought
    far: int  # pirates that have crossed the mast
    beaten: int  # pirates that have lost and gone home


class BrawlTold(ChapterTold, frozen=True, tag="brawl"):
    """The brawl (H19): always a throw above it, for row ``row`` in column ``column``."""

    series: int  # 1, 2, 3 …: odd ones are fought left of the mast
    rows: tuple[Row, ...]  # from the top; a crew that is beaten keeps its row
    column: int  # 1 is next to the mast
    row: int  # counted from 0: whose pirate throws
    leader: int | None  # the row that leads the column
    best: int  # what it has thrown; 0 without a leader
    out: tuple[int, ...]  # rows in the order in which their crews were beaten


class ThrowTold(ChapterTold, frozen=True, tag="throw"):
    """One throw of the die (H24)."""

    seat: Aboard
    pips: int  # 0 while LUCK rolls; else the seat decides: Stand, and Barrel or Again
    spare: bool  # whether a second throw is paid for by the barrel given


AnyChapter: TypeAlias = (
    DawnTold
    | TurnTold
    | LayTold
    | DrawTold
    | BargainTold
    | TavernTold
    | ChestTold
    | BrawlTold
    | ThrowTold
)
