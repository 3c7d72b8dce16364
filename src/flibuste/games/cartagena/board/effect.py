"""What an act does, as plain data for pictures: where a pirate lands, what it jumps, who draws."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.cartagena.acts import Act, Advance, Draw, Retreat
from flibuste.games.cartagena.parts import INDEX, squares_with
from flibuste.games.cartagena.rules.track import company_behind, dealt_seat, next_free, seen_crowd
from flibuste.games.cartagena.sight.view import Sight

Crews: TypeAlias = tuple[tuple[int, ...], ...]


class Effect(Struct, frozen=True):
    """From ``start`` to ``goal`` over the squares ``jumped``; ``cards`` come to ``taker``."""

    start: int | None = None
    goal: int | None = None
    jumped: tuple[int, ...] = ()
    cards: int = 0
    taker: Seat | None = None  # None for a card of the row


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """What an act about to be made does, from what this viewer sees."""
    match act:
        case Advance(origin, symbol):
            return advanced(origin, *run(view.layout, view.pirates, origin, symbol))
        case Retreat(origin):
            return retreated(origin, *retreat(view, origin), view.turn)
        case Draw() | Sealed():
            return Effect(cards=1, taker=taker_of(view, act))
        case _:
            return None


def taker_of(view: Sight, drawn: Draw | Sealed) -> Seat | None:
    """Who gets the card that luck turns up now; None: it is laid in the row."""
    if view.deal:
        return dealt_seat(len(view.pirates), view.deal)
    if view.laying and isinstance(drawn, Draw):
        return None
    return view.turn or 0


def retreat(view: Sight, origin: int) -> tuple[int, int]:
    """Where the company is, and a card for each pirate there (C11), if so many are left (C12)."""
    goal, company = company_of(view.pirates, origin)
    if company <= view.deck:
        return goal, company
    return goal, min(company, view.deck + sum(view.discard.values()) + len(view.row))


# Label, effect and story of an act ask in turn, for every viewer: each answer is found once, and
# what comes again and again is kept.


@lru_cache(maxsize=4096)
def advanced(origin: int, goal: int, jumped: tuple[int, ...]) -> Effect:
    return Effect(origin, goal, jumped)


@lru_cache(maxsize=4096)
def retreated(origin: int, goal: int, cards: int, taker: Seat | None) -> Effect:
    return Effect(origin, goal, cards=cards, taker=taker)


@lru_cache(maxsize=256)
def company_of(pirates: Crews, origin: int) -> tuple[int, int]:
    """The square a retreat leads to, and the pirates there (C11)."""
    crowd = seen_crowd(pirates)
    goal = company_behind(crowd, origin)
    return goal, crowd[goal]


@lru_cache(maxsize=256)
def run(layout: str, pirates: Crews, origin: int, symbol: str) -> tuple[int, tuple[int, ...]]:
    """Where a card leads (C9, C10) and the occupied squares of its symbol on the way."""
    squares = squares_with(layout)[INDEX[symbol]]
    goal = next_free(squares, seen_crowd(pirates), origin)
    return goal, tuple([square for square in squares if origin < square < goal])
