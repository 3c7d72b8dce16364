"""Faut pas pousser at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from array import array
from typing import Final

from flibuste.core.pens import Pen
from flibuste.core.protocol import LUCK, Seat
from flibuste.games.plank.numbers import CARD, CHAIR, HALF, PICK, PIRATE
from flibuste.games.plank.parts import ACTIONS, CREWS, PLACES, VALUES
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.rules.state import NOBODY, State


def glance(state: State, seat: Seat, pen: Pen) -> None:
    """The same from the state: while all pick, what others have picked is still in hand (P19)."""
    players = len(state.crews)
    pen.sit(seat, players)
    chairs, unplayed = [0] * len(CREWS), players
    for crew, owner in enumerate(state.seat_of):
        if owner >= 0:
            chairs[crew] = (owner - pen.first) % players
        else:
            chairs[crew] = unplayed
            unplayed += 1
    picking = bool(state.waiting) and state.waiting[0] != LUCK and not state.order
    pen.crowd("awaiting", state.waiting)
    pen.number("players", players, pen.seats)
    pen.line(len(CHAIR), [pen.chair(one) for one in state.ages], pen.seats)
    pirates, chosen = state.pirates, 0
    if not state.order:
        pirates = pirates[:]
        for crew, value in enumerate(state.chosen):
            if value and picking and state.seat_of[crew] != seat:
                chosen |= 1 << chairs[crew] * (len(VALUES) + 1)
                pirates[crew] |= 1 << value
            elif value:
                chosen |= 1 << chairs[crew] * (len(VALUES) + 1) + value
    pen.bits(len(PICK), chosen)
    pen.one(len(CHAIR), -1 if state.aside == NOBODY else chairs[state.aside])
    pen.line(len(PIRATE), _standing(state.plank, chairs), PLACES)
    pen.line(len(PIRATE), _standing(state.fallen, chairs), len(PIRATE))
    start, thanks = pen.at, 0
    for crew, held in enumerate(pirates):
        chair = chairs[crew]
        pen.at = start + chair * len(HELD[0])
        pen.piece(HELD[held >> 1 | state.actions[crew] << len(VALUES)])
        thanks |= state.no_thanks[crew] << chair
    pen.at = start + len(CARD)
    pen.bits(len(CHAIR), thanks)
    above = [0] * len(CREWS)
    for crew, owner in enumerate(state.seat_of):
        if owner < 0:
            above[chairs[crew]] = state.above[crew] + 1
    pen.values(above, len(CHAIR), len(VALUES) + 1)
    pen.line(len(CHAIR), [chairs[crew] for crew in state.order], len(CHAIR))
    pen.one(len(CHAIR), chairs[state.order[state.turn]] if state.order else -1)
    pen.one(len(HALF), state.half - 1)
    totals = points(state.plank, state.fallen)
    pen.by_seat([totals[crew] for crew in state.crews], 30)


def _standing(cards: list[int], chairs: list[int]) -> list[int]:
    """Pirates by their places in PIRATE."""
    return [chairs[card >> 3] * len(VALUES) + (card & 7) - 1 for card in cards]


HELD: Final[list[array[float]]] = [
    array("f", [float(held >> n & 1) for n in range(len(VALUES) + len(ACTIONS))])
    for held in range(1 << len(VALUES) + len(ACTIONS))
]
"""By sets of pirates and of actions: the cards of a crew."""
