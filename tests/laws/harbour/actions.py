"""All that anybody can do in Harbour."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from flibuste.core.protocol import Action

from .parts import BUOYS, KINDS, PIPS

Card: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(KINDS)})]
Pips: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 3})]
Spot: TypeAlias = Annotated[
    int, Meta(extra_json_schema={"minimum": BUOYS[0], "maximum": BUOYS[-1]})
]


class Draw(Action, frozen=True):
    """LUCK gives a card from the pile (H2)."""

    card: Card


class Roll(Action, frozen=True):
    """LUCK rolls how many coins a ship leaves on the quay (H3)."""

    pips: Pips


class Lay(Action, frozen=True):
    """Lay a card face down on the market (H4)."""

    card: Card


class Grab(Action, frozen=True):
    """Take a coin from the quay (H5)."""


class Toss(Action, frozen=True):
    """Throw a coin from the quay at the buoy, which drifts to ``spot`` (H5): an open kind."""

    spot: Spot


class Bell(Action, frozen=True):
    """The CLOCK rings: the coins left on the quay go into the sea (H5)."""


class Under(Action, frozen=True):
    """Hide a card under the pile (H6)."""

    card: Card


Act: TypeAlias = Draw | Roll | Lay | Grab | Toss | Bell | Under
NATURE: Final = frozenset({"Draw", "Roll", "Bell"})  # acts that no player makes

DRAW: Final = tuple(Draw(kind) for kind in KINDS)
ROLL: Final = tuple(Roll(pips) for pips in PIPS)
LAY: Final = tuple(Lay(kind) for kind in KINDS)
GRAB: Final = Grab()
TOSS: Final = tuple(Toss(spot) for spot in BUOYS)
BELL: Final = Bell()
UNDER: Final = tuple(Under(kind) for kind in KINDS)
