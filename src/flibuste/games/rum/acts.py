"""All that anybody can do in Rhum et Honneur.  Values by name, as in the contract."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Final, TypeAlias, final, get_args

import msgspec
from msgspec import Meta

from flibuste.core.odds import Odds
from flibuste.core.protocol import Action, Seat
from flibuste.games.rum.parts import EXITS, GUARDS, NAMES, PIPS, PLATES, STACK_OF, STACKS

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
_INNER: Final = [f"{plate}.i{n}" for plate in PLATES for n in range(len(PLATES[plate]["inner"]))]
_DARK: Final = [f"{plate}.{gate}" for plate in PLATES for gate in EXITS]
_FORM: Final = r"^[1-9]\.(i[0-4]|[NESW][12](=[1-9]\.[NESW][12])?)$"
Alley: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"pattern": _FORM, "examples": [*_INNER, "1.E1=2.W2", *_DARK]})
]
DarkAlley: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": _DARK})]
TileName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(NAMES)})]
StackName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(STACKS)})]
GuardStack: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ["small", "big"]})]
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 4})]
PlateNumber: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 9})]
Turns: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]
Pips: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 6})]


@final
class First(Action, frozen=True):
    """LUCK names the first player (H5)."""

    seat: SeatNumber


@final
class Plate(Action, frozen=True):
    """LUCK lays the next plate, turned clockwise by so many quarters (H41)."""

    plate: PlateNumber
    turns: Turns


@final
class Tile(Action, frozen=True):
    """LUCK turns up, or deals, the top tile of a stack (H3)."""

    stack: StackName
    tile: TileName


@final
class Roll(Action, frozen=True):
    """LUCK throws the die."""

    pips: Pips


@final
class Move(Action, frozen=True):
    """Fill an ordinary alley with own pirates; the captain goes to its other end (H8)."""

    alley: Alley


@final
class Dark(Action, frozen=True):
    """Choose a dark alley: first one at the captain's square, then one at another (H10)."""

    alley: DarkAlley


@final
class Back(Action, frozen=True):
    """Think again after the first of two dark alleys: nothing was paid or placed (H10)."""


@final
class Ahoy(Action, frozen=True):
    """End the turn after a move (H9)."""


@final
class Rest(Action, frozen=True):
    """Pay a coin and do nothing (H16)."""


@final
class Board(Action, frozen=True):
    """Send all pirates left aboard (H17)."""


@final
class Use(Action, frozen=True):
    """Carry out the square's action (H25)."""


@final
class Skip(Action, frozen=True):
    """Decline the square's action (H25)."""


@final
class Recall(Action, frozen=True):
    """Headquarters: take back the pirates of one alley, or of two dark ones (H27)."""

    alleys: tuple[Alley, ...]

    def __post_init__(self) -> None:
        """The same alleys in another order are the same act."""
        msgspec.structs.force_setattr(self, "alleys", tuple(sorted(self.alleys)))


@final
class Take(Action, frozen=True):
    """Take a treasure map (H31), or a tile won in a tavern (H32)."""

    tile: TileName


@final
class Guard(Action, frozen=True):
    """Meet the small or the big guard (H35)."""

    stack: GuardStack


@final
class Keep(Action, frozen=True):
    """Keep the goods just drawn (H29)."""


@final
class Sell(Action, frozen=True):
    """Put the goods just drawn under the stack for two coins (H29)."""


@final
class Join(Action, frozen=True):
    """Pay the host a coin and drink along (H32)."""


@final
class Decline(Action, frozen=True):
    """Stay away from the tavern (H32)."""


@final
class Stand(Action, frozen=True):
    """Let the roll stand (H24)."""


@final
class Barrel(Action, frozen=True):
    """Give back a barrel and roll again (H24)."""


@final
class Again(Action, frozen=True):
    """Roll a second time for the same barrel (H24)."""


LucksAct: TypeAlias = First | Plate | Tile | Roll
TurnAct: TypeAlias = Move | Dark | Back | Ahoy | Rest | Board
SquareAct: TypeAlias = Use | Skip | Recall | Take | Guard | Keep | Sell
GuestAct: TypeAlias = Join | Decline | Stand | Barrel | Again
Act: TypeAlias = LucksAct | TurnAct | SquareAct | GuestAct
LUCKS: Final = frozenset(act.__name__ for act in get_args(LucksAct))  # that no player makes

# Each act is made once.
FIRST: Final = tuple(First(seat) for seat in range(5))
PLATE: Final = tuple(tuple(Plate(plate, turns) for turns in range(4)) for plate in range(1, 10))
ROLLS: Final[Odds[Act]] = Odds(tuple(Roll(pips) for pips in PIPS))
BACK, AHOY, REST, BOARD, USE, SKIP = Back(), Ahoy(), Rest(), Board(), Use(), Skip()
TILE: Final = tuple(Tile(STACKS[stack], NAMES[kind]) for kind, stack in enumerate(STACK_OF))
TAKE: Final = tuple(Take(name) for name in NAMES)
GUARD: Final = {stack: Guard(STACKS[stack]) for stack in GUARDS}
KEEP, SELL, JOIN, DECLINE = Keep(), Sell(), Join(), Decline()
STAND, BARREL, AGAIN = Stand(), Barrel(), Again()
move, dark = cache(Move), cache(Dark)
recall = lru_cache(maxsize=1 << 14)(Recall)  # there are millions
