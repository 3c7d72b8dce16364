"""
The mate: one-ply Monte Carlo, the bot for players who want to be challenged.

It imagines sixteen worlds.  A glance at each act, as `greedy` would take it, leaves a handful in
question.  These it tries in the worlds, lets all seats play on greedily for two turns (with a whim
now and then), and has the game's evaluation judge where that led.  Its budget is spent by
sequential halving: in each round all acts still in question get the same number of playouts, in
the same worlds with the same luck, and the better half stays.  Whatever its budget, when those who
wait have waited long enough (``within``) it plays what looks best by then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log2
from random import Random
from typing import Any, Final, Generic

from flibuste.bots.base import Bot, Clock, Thought
from flibuste.bots.worlds import Policy, World, after
from flibuste.core.odds import A
from flibuste.core.protocol import Game, V

WORLDS: Final = 16
SECONDS: Final = 0.4
NEAR: Final = 0.01  # what an act does at once decides between equals: a win now, not later
GLANCES: Final = 4  # worlds in which every act is looked at
IN_QUESTION: Final = 5  # acts that are worth a longer thought
POLICY: Final = Policy(decisions=6, whim=0.05, looks=30)


class Arm(Generic[A]):
    """An act in question, and the sum of what its looks and playouts were worth."""

    __slots__ = ("action", "samples", "worth")

    def __init__(self, action: A) -> None:
        self.action = action
        self.worth = 0.0
        self.samples = 0


class Trial(Generic[A]):
    """The acts of one menu, compared by playouts in the same imagined worlds."""

    def __init__(
        self, game: Game[Any, A, V], view: V, menu: Sequence[A], rng: Random, policy: Policy
    ) -> None:
        self.evaluate = game.evaluate
        self.seat = view.seat
        self.policy = policy
        self.worlds: list[World] = [game.imagine(view, rng) for _ in range(WORLDS)]
        self.luck = rng.getrandbits(64)
        self.arms = [Arm(action) for action in menu]
        self.left: list[Arm[A]] = []  # no longer in question, the best first
        self.tries = 0

    def glance(self, late: Callable[[], bool]) -> None:
        """Leave the few acts in question that look best at once; who is late looks once.

        What was seen counts on like so many playouts: it matters when few can follow, or when dice
        blur them.
        """
        for number, world in enumerate(self.worlds[:GLANCES]):
            for arm in self.arms:
                near = after(world, self.seat, arm.action, Random(self.luck + number))
                arm.worth += self.evaluate(near)[self.seat]
                arm.samples += 1
            if late():
                break
        self.arms.sort(key=lambda arm: -arm.worth)
        del self.arms[IN_QUESTION:]

    def try_all(self) -> None:
        """One more playout of every act still in question: all in one world, with the same luck."""
        world, rng = self.worlds[self.tries % WORLDS], Random()
        for arm in self.arms:
            rng.seed(self.luck + self.tries)
            near = after(world, self.seat, arm.action, rng)
            far = self.policy.play_on(near.copy(), self.evaluate, rng)
            arm.worth += self.evaluate(far)[self.seat] + NEAR * self.evaluate(near)[self.seat]
            arm.samples += 1
        self.tries += 1

    def halve(self) -> None:
        """Keep the better half, the best first."""
        self.arms.sort(key=lambda arm: -arm.worth)
        half = ceil(len(self.arms) / 2)
        self.left = [*self.arms[half:], *self.left]
        del self.arms[half:]

    def thoughts(self) -> list[Thought[A]]:
        """All acts that were in question, the best first."""
        return [
            Thought(arm.action, min(1.0, arm.worth / arm.samples), arm.samples)
            for arm in (*self.arms, *self.left)
        ]


class MateBot(Bot):
    """Budgeted by wall-clock seconds, or by playouts where a result must be reproducible."""

    def __init__(
        self,
        seed: object,
        *,
        seconds: float = SECONDS,
        playouts: int | None = None,
        clock: Clock | None = None,
        policy: Policy = POLICY,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts
        if clock is not None:
            self.clock = clock
        self.policy = policy

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        if len(menu) == 1:
            return menu[0]
        start = self.clock()
        end = start + self.within
        trial = Trial(game, view, menu, self.rng, self.policy)
        trial.glance(lambda: end < inf and self.clock() >= end)
        rounds = ceil(log2(len(trial.arms)))
        for number in range(1, rounds + 1):
            if self.playouts is None:
                deadline, most = min(end, start + self.seconds * number / rounds), inf
            else:
                deadline, most = end, self.playouts // rounds // len(trial.arms)
            self.try_until(deadline, most, trial)
            trial.halve()
        self.thoughts = trial.thoughts()
        return trial.arms[0].action

    def try_until(self, deadline: float, most: float, trial: Trial[A]) -> None:
        """At least once: a slow machine plays worse, but it plays."""
        tries = 1
        trial.try_all()
        while tries < most and (deadline == inf or self.clock() < deadline):
            trial.try_all()
            tries += 1
