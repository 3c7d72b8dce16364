"""What could be behind a view: the picks that lie face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from flibuste.core.told import Told
from flibuste.games.plank.options import Options
from flibuste.games.plank.parts import ALL_ACTIONS, BIT, INDEX, NO_THANKS, VALUES, Crew
from flibuste.games.plank.rules.state import NOBODY, SOMEWHERE, State
from flibuste.games.plank.sight.view import HALVES, Sight

if TYPE_CHECKING:
    from random import Random


def imagine(view: Sight, rng: Random) -> State:
    """Each pick that lies face down may be any of the six pirates; all else is known."""
    return TOLD.behind(view).world(rng)


@final
class Behind:
    """The table with the picks that lie face up, and the crews whose picks do not."""

    __slots__ = ("hidden", "table")

    def __init__(self, view: Sight) -> None:
        picks = view.chosen.items()
        self.table = place(view, {crew: value for crew, value in picks if value is not None})
        self.hidden = [INDEX[crew] for crew, value in picks if value is None]

    def world(self, rng: Random) -> State:
        """The same with any pirate for each pick that lies face down."""
        world = self.table.copy()
        if self.hidden:
            for crew in self.hidden:
                pick(world, crew, VALUES[int(rng.random() * len(VALUES))])
            world.set_waiting()
        return world


TOLD: Final = Told(Behind)


def pick(state: State, crew: int, value: int) -> None:
    """A pirate leaves its hand, or its pile, for the first placement."""
    state.chosen[crew] = value
    state.pirates[crew] &= ~(1 << value)


def place(told: Sight, picks: Mapping[Crew, int]) -> State:
    """The table of which this is told, with these picks."""
    state = State(len(told.hands), Options(told.crews, told.ages or None))
    for crew, held in zip(state.crews, told.hands, strict=True):
        state.pirates[crew] = sum([1 << value for value in held.pirates])
        state.actions[crew] = sum([BIT[card] for card in held.actions])
        state.discards[crew] = ALL_ACTIONS ^ state.actions[crew]
        state.no_thanks[crew] = int(held.no_thanks)
    for name, cards in told.piles.items():
        crew = INDEX[name]
        state.pirates[crew] = sum([1 << value for value in cards.cards if value])
        state.no_thanks[crew] = cards.cards.count(NO_THANKS)
        state.above[crew] = SOMEWHERE if cards.no_thanks_at is None else cards.no_thanks_at
    for name, value in picks.items():
        pick(state, INDEX[name], value)
    state.aside = NOBODY if told.aside is None else INDEX[told.aside]
    state.plank = [INDEX[crew] << 3 | value for crew, value in told.plank]
    state.fallen = [INDEX[crew] << 3 | value for crew, value in told.fallen]
    state.order = tuple([INDEX[crew] for crew in told.order])
    state.turn = told.order.index(told.turn) if told.order and told.turn else 0
    state.half = HALVES.index(told.half)
    state.set_waiting()
    return state
