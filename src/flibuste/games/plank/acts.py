"""All that anybody can do in Faut pas pousser.  Values by name, as in the contract."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, final

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games.plank.parts import CREWS, PLACES

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
CrewName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(CREWS)})]
Value: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 6})]
TopCard: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 6})]
ActionCard: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": -3, "maximum": 2})]
Place: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": PLACES})]
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]


@final
class Ages(Action, frozen=True):
    """LUCK tells who is younger: all seats, from the youngest (P4)."""

    seats: tuple[SeatNumber, ...]


@final
class Turn(Action, frozen=True):
    """LUCK turns up the top card of an unplayed crew; 0 is "No thanks!" (P15, P17)."""

    crew: CrewName
    card: TopCard


@final
class Choose(Action, frozen=True):
    """Pick a pirate for the first placement, face down (P3)."""

    pirate: Value


@final
class Enter(Action, frozen=True):
    """Send a pirate onto the plank (P8)."""

    pirate: Value


@final
class Shift(Action, frozen=True):
    """Play an action card on the pirate at a place (P7)."""

    card: ActionCard
    place: Place


@final
class NoThanks(Action, frozen=True):
    """Play "No thanks!" and nothing else (P6)."""


Act: TypeAlias = Ages | Turn | Choose | Enter | Shift | NoThanks
LUCKS: Final = frozenset({"Ages", "Turn"})  # acts that no player makes
