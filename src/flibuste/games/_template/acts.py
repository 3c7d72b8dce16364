"""All that anybody can do in Pearl divers.  Plain data: an act knows no rules."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games._template.parts import PEARLS, SEATS

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
PearlName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(PEARLS)})]
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]


class First(Action, frozen=True):
    """LUCK names the first diver (X4)."""

    seat: SeatNumber


class Draw(Action, frozen=True):
    """LUCK turns up the top pearl, for the eyes of one diver (X3, X5)."""

    pearl: PearlName


class Dive(Action, frozen=True):
    """Ask for one more pearl (X5)."""


class Release(Action, frozen=True):
    """Put a pearl back under the pile, face down (X6)."""

    pearl: PearlName


class Surface(Action, frozen=True):
    """Stop for good (X7)."""


Act: TypeAlias = First | Draw | Dive | Release | Surface
LUCKS: Final = frozenset({"First", "Draw"})  # acts that no player makes

# Each act is made once.
FIRST: Final = tuple(First(seat) for seat in range(SEATS[-1]))
DRAW: Final = tuple(Draw(pearl) for pearl in PEARLS)
MENU: Final[tuple[Act, ...]] = (Dive(), *(Release(pearl) for pearl in PEARLS), Surface())
