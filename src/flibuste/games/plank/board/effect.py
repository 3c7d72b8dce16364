"""What an act would do, as plain data for pictures: who enters, moves, is pushed and falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from flibuste.core.protocol import Sealed
from flibuste.games.plank.acts import Act, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.parts import CREWS, INDEX, NO_THANKS, PLACES, Crew
from flibuste.games.plank.rules.placement import entry_place, goal_of
from flibuste.games.plank.rules.scoring import pile_points
from flibuste.games.plank.sight.view import Card, Sight

ENTRY: Final = 3  # beats: the leap, the push, the fall
MOVE: Final = 2  # the way, and who closes up
PLACEMENT: Final = 3  # the picks turn over, can be read, and step out


class Pushed(Struct, frozen=True):
    """Somebody who makes room or closes up."""

    card: Card
    start: int
    goal: int


class Effect(Struct, frozen=True):
    """``crew`` acts: ``card`` goes from ``start`` (None: from the ship) to the place ``goal``.

    beats · how many things are seen one after another
    """

    crew: Crew | None
    card: Card | None = None
    start: int | None = None
    goal: int | None = None
    pushed: list[Pushed] = []
    falls: Card | None = None
    pile: int = 0  # the points of the pile it falls into (P10)
    beats: int = 1


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what is hidden or changes nothing to be seen."""
    if places_all(view, act):
        return Effect(None, beats=PLACEMENT)
    match act:
        case Enter(value) if view.turn is not None:
            return entry(view, (view.turn, value))
        case Shift(card, place) if view.plank:
            return move(view, card, place)
        case NoThanks():
            return Effect(view.turn)
        case Turn(name, card):
            crew = CREWS[INDEX[name]]
            if not view.plank:
                return Effect(crew, (crew, card))
            return Effect(crew) if card == NO_THANKS else entry(view, (crew, card))
        case _:
            return None


def places_all(view: Sight, act: Act | Sealed) -> bool:
    """P3, P15: whether the last pick or top card fills the plank for the first time."""
    if view.order or len(view.chosen) < len(CREWS) - 1:
        return False
    return isinstance(act, Choose | Sealed) or (isinstance(act, Turn) and act.card != NO_THANKS)


def entry(view: Sight, card: Card) -> Effect:
    """P8: the newcomer, those behind him, and who falls into which pile (P10)."""
    place = entry_place(card[1], view.plank[0][1])
    after = [*view.plank[: place - 1], card, *view.plank[place - 1 :]][:PLACES]
    moved = pushed(view.plank, after, card)
    points = pile_points(len(view.fallen))
    return Effect(card[0], card, None, place, moved, view.plank[-1], points, ENTRY)


def move(view: Sight, card: int, place: int) -> Effect:
    """P7: the pirate at a place, where he goes, and those who close up."""
    goal = goal_of(card, place)
    after = list(view.plank)
    moved = after.pop(place - 1)
    after.insert(goal - 1, moved)
    beats = MOVE if goal != place else 1
    return Effect(view.turn, moved, place, goal, pushed(view.plank, after, moved), beats=beats)


def pushed(before: Sequence[Card], after: Sequence[Card], mover: Card) -> list[Pushed]:
    """Everybody else who stands at another place than before."""
    return [
        Pushed(card, place, after.index(card) + 1)
        for place, card in enumerate(before, 1)
        if card != mover and card in after and after.index(card) + 1 != place
    ]
