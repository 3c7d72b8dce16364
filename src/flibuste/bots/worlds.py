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
Hunch: TypeAlias = Callable[[Any, Seat, Random], Any]
Late: TypeAlias = Callable[[], bool]


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


def look(world: World, seat: Seat, action: Action, luck: int) -> World:
    """The same as ``after``, with the luck of this number: it is only made where it is needed."""
    if len(world.awaiting()) > 1:
        return after(world, seat, action, Random(luck))
    twin = world.copy()
    twin.apply(seat, action)
    if LUCK in twin.awaiting():
        settle(twin, Random(luck))
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

    def play_on(
        self, world: World, evaluate: Evaluation, rng: Random, late: Late | None = None
    ) -> World:
        """The world after so many more decisions of all seats, at its end, or when it is late."""
        random = rng.random
        for _ in range(self.decisions):
            awaiting = settle(world, rng)
            if not awaiting or (late is not None and late()):
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


def rush(world: World, hunch: Hunch, decisions: int, rng: Random) -> World:
    """The world itself after so many more decisions at a glance, or at its end."""
    for _ in range(decisions):
        awaiting = settle(world, rng)
        if not awaiting:
            return world
        seat = awaiting[0] if len(awaiting) == 1 else any_of(awaiting, rng)
        world.apply(seat, hunch(world, seat, rng) if seat >= 0 else listed(world, seat)[0])
    settle(world, rng)
    return world


class Ending:
    """The end of a match, thought through to its last act, if there are few acts left."""

    def __init__(self, evaluate: Evaluation, most: int) -> None:
        self.evaluate = evaluate  # asked where the match is over only
        self.left = most  # positions that may still be looked at

    def shares(self, world: World) -> Sequence[float] | None:
        """Each seat's share if all play their best, luck by its odds; None: too many positions.

        Choices made face down are not thought through: there is no best one.
        """
        self.left -= 1
        awaiting = world.awaiting()
        if not awaiting:
            return self.evaluate(world)
        if self.left < 0 or len(awaiting) > 1:
            return None
        seat = awaiting[0]
        if seat == LUCK:
            return self.expected(world)
        if seat < 0:
            return None
        best: Sequence[float] | None = None
        for action in world.legal(seat):
            twin = world.copy()
            twin.apply(seat, action)
            found = self.shares(twin)
            if found is None:
                return None
            if best is None or found[seat] > best[seat]:
                best = found
        return best

    def expected(self, world: World) -> Sequence[float] | None:
        """The mean of what luck may bring."""
        sums: list[float] = []
        total = 0
        for action, weight in world.odds():
            twin = world.copy()
            twin.apply(LUCK, action)
            found = self.shares(twin)
            if found is None:
                return None
            if not sums:
                sums = [0.0] * len(found)
            for place in range(len(sums)):
                sums[place] += weight * found[place]
            total += weight
        return [one / total for one in sums]
