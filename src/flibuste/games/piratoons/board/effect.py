"""What a drop does, as plain data for stories and pictures: where the pawn comes to lie."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.acts import Drop, DropOn
from flibuste.games.piratoons.parts import PLACE_INDEX, PLACES, Place
from flibuste.games.piratoons.rules.geometry import (
    VOID,
    Kind,
    across,
    down,
    landing,
    landing_on,
    point,
)
from flibuste.games.piratoons.rules.plunder import owners
from flibuste.games.piratoons.sight.placing import pawns_on
from flibuste.games.piratoons.sight.view import Sight


class Effect(Struct, frozen=True):
    """A pawn at x, y: it counts for a place, or is void; and the own piles that it knocks over.

    ``new`` a pile of its own, ``piled`` on another, ``offence`` (T11), ``undecided`` or
    ``outside`` (T10).
    """

    kind: Kind
    x: int
    y: int
    place: Place | None
    knocked: list[tuple[int, int]] = []


def effect(view: Sight, seat: Seat, act: Drop | DropOn) -> Effect:
    """A drop by a seat into the chest that this viewer sees."""
    owned = owners([pawns_on(dropped) for dropped in view.pawns])
    piles = [point(x, y) for x, y in view.piles] if view.dexterity else list(owned)
    if isinstance(act, DropOn):
        found = landing_on(piles, seat, PLACE_INDEX[act.place])
    else:
        found = landing(piles, owned, seat, point(act.x, act.y))
    there = None if found.place == VOID else PLACES[found.place]
    knocked = [(across(spot), down(spot)) for spot in found.knocked]
    return Effect(found.kind, across(found.spot), down(found.spot), there, knocked)
