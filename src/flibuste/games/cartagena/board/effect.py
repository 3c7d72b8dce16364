"""What an act does, as plain data for pictures: where a pirate lands, what it jumps, who draws."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.cartagena.acts import Act, Advance, Draw, Retreat
from flibuste.games.cartagena.sight.reach import retreat, run, taker_of
from flibuste.games.cartagena.sight.view import Sight


class Effect(Struct, frozen=True):
    """From ``start`` to ``goal`` over the squares ``jumped``; ``cards`` come to ``taker``."""

    start: int | None = None
    goal: int | None = None
    jumped: tuple[int, ...] = ()
    cards: int = 0
    taker: Seat | None = None  # None for a card of the row


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """What an act about to be made does, from what this viewer sees."""
    if type(act) is Advance:
        return Effect(act.origin, *run(view, act.origin, act.symbol))
    if type(act) is Retreat:
        return retreated(act.origin, *retreat(view, act.origin), view.turn)
    if type(act) is Draw or type(act) is Sealed:
        return drawn(taker_of(view, act))
    return None


# What comes again and again is kept.


@lru_cache(maxsize=4096)
def retreated(origin: int, goal: int, cards: int, taker: Seat | None) -> Effect:
    return Effect(origin, goal, cards=cards, taker=taker)


@lru_cache(maxsize=8)
def drawn(taker: Seat | None) -> Effect:
    return Effect(cards=1, taker=taker)
