"""What bots do in the worlds they imagine: let luck decide, look one act ahead, play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from flibuste.core.luck import drawn
from flibuste.core.playout import listed
from flibuste.core.protocol import LUCK, Action, Seat, State

World: TypeAlias = State[Any]
Evaluation: TypeAlias = Callable[[Any], Sequence[float]]


def settle(world: World, rng: Random) -> Sequence[Seat]:
    """Let LUCK act until it is no longer awaited; who is awaited then."""
    while LUCK in (awaiting := world.awaiting()):
        world.apply(LUCK, drawn(world.odds(), rng.getrandbits))
    return awaiting


def after(world: World, seat: Seat, action: Action, rng: Random) -> World:
    """A twin of the world in which the seat has acted and luck has answered.

    Whoever was awaited together with the seat makes some act too: only then does a choice made
    face down show its worth.
    """
    together = world.awaiting()
    twin = world.copy()
    twin.apply(seat, action)
    if len(together) > 1:
        for other in together:
            if other >= 0 and other != seat and other in settle(twin, rng):
                twin.apply(other, any_of(twin.legal(other), rng))
    settle(twin, rng)
    return twin


def any_of(menu: Sequence[Any], rng: Random) -> Any:
    """An act of the menu, all equally likely; quicker than rng.choice."""
    return menu[int(rng.random() * len(menu))]


class Policy(NamedTuple):
    """How the seats of an imagined world play on.

    A decision is, with the probability ``whim``, any listed act; else the best of ``looks`` listed
    acts drawn at random, by the evaluation after it: decent play at a small price, in any game and
    however long its menus are.
    """

    decisions: int
    whim: float
    looks: int

    def play_on(self, world: World, evaluate: Evaluation, rng: Random) -> World:
        """The world after so many more decisions of all seats, or at its end."""
        random = rng.random
        for _ in range(self.decisions):
            awaiting = settle(world, rng)
            if not awaiting:
                return world
            seat = awaiting[0] if len(awaiting) == 1 else any_of(awaiting, rng)
            menu = world.legal(seat) if seat >= 0 else listed(world, seat)
            size = len(menu)
            if size == 1 or random() < self.whim:
                world.apply(seat, menu[int(random() * size)])
                continue
            best, most = world, -1.0
            for action in menu if size <= self.looks else rng.sample(menu, self.looks):
                twin = world.copy()
                twin.apply(seat, action)
                settle(twin, rng)
                worth = evaluate(twin)[seat]
                if worth > most:
                    best, most = twin, worth
            world = best
        settle(world, rng)
        return world
