"""All that anybody can do in Faut pas pousser.  Values by name, as in the contract."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Annotated, Final, TypeAlias, final

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games.plank.parts import ACTIONS, CREWS, PLACES, SEATS, VALUES, pirates_in

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

# Each act is made once.
AGES: Final = {
    number: tuple(Ages(seats) for seats in permutations(range(number))) for number in SEATS
}
TURN: Final = tuple(tuple(Turn(crew, card) for card in (0, *VALUES)) for crew in CREWS)
CHOOSE: Final = tuple(Choose(value) for value in VALUES)
ENTER: Final = {value: Enter(value) for value in VALUES}
SHIFT: Final = tuple(
    tuple(Shift(card, place) for place in range(1, PLACES + 1)) for card in ACTIONS
)
NO_THANKS_ACT: Final = NoThanks()


@cache
def menu(pirates: int, actions: int, no_thanks: int, half: int) -> tuple[Act, ...]:
    """P6: a pirate and an action in either order, or "No thanks!" alone.

    ``half`` is what this turn has seen: 0 nothing, 1 the pirate, 2 the action.
    """
    enters = () if half == 1 else tuple(ENTER[value] for value in pirates_in(pirates))
    shifts: tuple[Act, ...] = ()
    if half != 2:
        shifts = tuple(act for i, acts in enumerate(SHIFT) if actions >> i & 1 for act in acts)
    alone = (NO_THANKS_ACT,) if no_thanks and not half else ()
    return (*enters, *shifts, *alone)
