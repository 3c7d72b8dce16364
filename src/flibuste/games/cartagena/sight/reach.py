"""Where the acts lead that a view allows.

Story, effect and menu of one step ask in turn, for every viewer: the crowd on the squares is
counted once for the crews that all these views have in common.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.cartagena.acts import Draw
from flibuste.games.cartagena.parts import INDEX, squares_with
from flibuste.games.cartagena.rules.track import company_behind, crowd_of, dealt_seat, next_free
from flibuste.games.cartagena.sight.view import Sight

Crews: TypeAlias = tuple[tuple[int, ...], ...]


class Counted:
    """The crews that were asked for last, and how many of them are on each square."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[Crews, list[int]] = ((), [])

    def crowd(self, pirates: Crews) -> list[int]:
        crews, crowd = self.last
        if crews is not pirates:
            crowd = crowd_of(pirates)
            self.last = (pirates, crowd)
        return crowd


COUNTED: Final = Counted()


def run(view: Sight, origin: int, symbol: str) -> tuple[int, tuple[int, ...]]:
    """Where a card leads (C9, C10) and the occupied squares of its symbol on the way."""
    return led(squares_with(view.layout)[INDEX[symbol]], COUNTED.crowd(view.pirates), origin)


def led(ahead: tuple[int, ...], crowd: list[int], origin: int) -> tuple[int, tuple[int, ...]]:
    """The same, by those who know the squares of the symbol and the crowd."""
    goal = next_free(ahead, crowd, origin)
    return goal, tuple([square for square in ahead if origin < square < goal])


def company_of(view: Sight, origin: int) -> tuple[int, int]:
    """The square a retreat leads to, and the pirates there (C11)."""
    crowd = COUNTED.crowd(view.pirates)
    goal = company_behind(crowd, origin)
    return goal, crowd[goal]


def retreat(view: Sight, origin: int) -> tuple[int, int]:
    """Where the company is, and a card for each pirate there (C11), if so many are left (C12)."""
    goal, company = company_of(view, origin)
    if company <= view.deck:
        return goal, company
    return goal, min(company, view.deck + sum(view.discard.values()) + len(view.row))


def taker_of(view: Sight, drawn: Draw | Sealed) -> Seat | None:
    """Who gets the card that luck turns up now; None: it is laid in the row."""
    if view.deal:
        return dealt_seat(len(view.pirates), view.deal)
    if view.laying and type(drawn) is Draw:
        return None
    return view.turn or 0
