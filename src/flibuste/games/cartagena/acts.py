"""All that anybody can do in Cartagena.  Values by name, as in the contract."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, final

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games.cartagena.parts import BOAT, SEGMENTS, SYMBOLS

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
SymbolName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(SYMBOLS)})]
SegmentName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(SEGMENTS)})]
From: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": BOAT - 1})]
Back: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": BOAT})]
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 4})]


@final
class First(Action, frozen=True):
    """LUCK names the first player (C7)."""

    seat: SeatNumber


@final
class Segment(Action, frozen=True):
    """LUCK lays the next segment of the tunnel, counted from the fortress (C2)."""

    id: SegmentName
    reversed: bool


@final
class Draw(Action, frozen=True):
    """LUCK turns up a card: into a hand, or onto Tortuga's row (C5, C6)."""

    symbol: SymbolName


@final
class Advance(Action, frozen=True):
    """Discard a card and move a pirate forward from ``origin`` (C9)."""

    origin: From
    symbol: SymbolName


@final
class Retreat(Action, frozen=True):
    """Move a pirate back from ``origin`` into company and draw cards (C11)."""

    origin: Back


@final
class EndTurn(Action, frozen=True):
    """End the turn after one or two moves, or because no move is possible (C8, C13)."""


Act: TypeAlias = First | Segment | Draw | Advance | Retreat | EndTurn
LUCKS: Final = frozenset({"First", "Segment", "Draw"})  # acts that no player makes
