"""
Search over what has been learned: the bots behind the levels, and ``mate``.

A glance at each act, in a few imagined worlds, leaves a handful in question.  These are tried in
many worlds: all seats play on for a while as the learned judgement tells them, and it judges where
that led.  The time is spent by sequential halving: all acts still in question are tried in the
same worlds with the same luck, and after each round the better half stays.  What others choose
face down is found by regret matching (sealed.py); when few acts are left they are thought through
to the end.  At any moment there is a best act so far, and nothing goes on when time is up: the
clock is looked at inside of playouts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp, inf, log2
from random import Random
from typing import Any, Final, Generic, NamedTuple

from flibuste.bots.base import Bot, Clock, Thought
from flibuste.bots.sealed import Others, joint
from flibuste.bots.worlds import Ending, Evaluation, Hunch, Late, Policy, World, look, rush
from flibuste.core.odds import A
from flibuste.core.protocol import Game, Sealed, Seat, V

DRAWS: Final = 4  # worlds drawn for each that is thought about, where they are weighed
HASTE: Final = 2  # decisions at a glance for each that would be looked into
SURE: Final = 6  # playouts that weigh as much as what is seen at once
LEVEL: Final = 0.015  # of the win: among acts as good as that, a choice face down is drawn


class Sight(NamedTuple):
    """How far a bot sees, and how firmly it follows what it sees."""

    seconds: float
    worlds: int = 24  # imagined at most
    glances: int = 4  # worlds in which every act is looked at
    in_question: int = 6  # acts that are worth a longer thought
    decisions: int = 6  # that a playout goes on for; 0: there are none
    whim: float = 0.05
    looks: int = 24
    practice: int = 8  # rounds of regret matching
    ending: int = 300  # positions for thinking the end through
    weighed: bool = True  # worlds are weighed by how people play
    soft: float = 0.0  # how much worse an act may be that is taken all the same


class Arm(Generic[A]):
    """An act, and the sum of what its looks and playouts were worth."""

    __slots__ = ("action", "far", "near", "samples", "seen")

    def __init__(self, action: A) -> None:
        self.action = action
        self.near = self.far = 0.0
        self.seen = self.samples = 0  # looks, playouts

    def worth(self) -> float:
        """By playouts and looks: what is seen at once is sure, so it weighs like so many playouts
        that dice, cards and whims have blurred.
        """
        near = self.near / max(1, self.seen)
        return (self.far + SURE * near) / (self.samples + SURE)


def face_down(game: Game[Any, A, V], world: World, seat: Seat, action: A) -> bool:
    """Whether all who are awaited choose without seeing what the others do; in a race they see."""
    others = [other for other in world.awaiting() if other >= 0 and other != seat]
    return bool(others) and isinstance(game.shown(world, seat, action, others[0]), Sealed)


def onward(game: Game[Any, A, V], menu: Sequence[A]) -> Sequence[A]:
    """What leads on: who begins something has thought of how it goes on, and takes nothing back."""
    if not game.undoing:
        return menu
    return [action for action in menu if type(action).__name__ not in game.undoing] or menu


def imagined(
    game: Game[Any, A, V], view: V, rng: Random, sight: Sight, enough: Late
) -> list[World]:
    """Worlds behind a view: fair draws or, where it has been learned how people play, of several
    times as many those in which the others' ways make sense.
    """
    weigh = game.weigh if sight.weighed else None
    worlds: list[World] = []
    weights: list[float] = []
    for _ in range(sight.worlds if weigh is None else DRAWS * sight.worlds):
        worlds.append(game.imagine(view, rng))
        if weigh is not None:
            weights.append(weigh(worlds[-1], view.seat))
        if enough():
            break
    if weigh is None:
        return worlds
    most = max(weights)
    kept = ceil(len(worlds) / DRAWS)
    return rng.choices(worlds, [exp(weight - most) for weight in weights], k=kept)


class Trial(Generic[A]):
    """The acts of one menu, compared in the same imagined worlds."""

    def __init__(
        self,
        game: Game[Any, A, V],
        view: V,
        menu: Sequence[A],
        rng: Random,
        sight: Sight,
        late: Late,
        enough: Late,
    ) -> None:
        self.judge: Evaluation = game.judge or game.evaluate
        self.guide: Evaluation = game.guide or self.judge  # in playouts …
        self.hunch: Hunch | None = game.hunch  # … which are quicker by this
        self.seat, self.sight, self.rng, self.late = view.seat, sight, rng, late
        self.worlds = imagined(game, view, rng, sight, enough)
        self.luck = rng.getrandbits(62)
        self.arms = [Arm(action) for action in menu]
        self.left: list[Arm[A]] = []  # no longer in question, the best first
        self.tries = 0
        self.policy = Policy(sight.decisions, sight.whim, sight.looks)
        self.others: Others | None = None
        if face_down(game, self.worlds[0], self.seat, menu[0]):
            self.others = Others(self.worlds[: sight.glances * 2], self.seat, menu, self.judge)

    def near(self, number: int, arm: Arm[A]) -> World:
        """One of the worlds after an act."""
        if self.others is None:
            world = self.worlds[number % len(self.worlds)]
            return look(world, self.seat, arm.action, self.luck + number)
        place = number % len(self.others.worlds)
        acts = self.others.acts(place, arm.action, Random(self.luck + number))
        return joint(self.others.worlds[place], acts, self.luck + number)

    def glance(self) -> None:
        """Look at every act in some worlds; who is late looks once, and perhaps not at all."""
        for number in range(min(self.sight.glances, len(self.worlds))):
            for arm in self.arms:
                if self.late() and (number or arm is not self.arms[0]):
                    break
                arm.near += self.judge(self.near(number, arm))[self.seat]
                arm.seen += 1
            if self.late():
                break
        self.arms.sort(key=lambda arm: (-(arm.seen > 0), -arm.worth()))
        if self.sight.decisions:
            self.left = self.arms[self.sight.in_question :]
            del self.arms[self.sight.in_question :]

    def think_through(self) -> bool:
        """Whether so few acts are left that all could be thought through to the end."""
        if self.others is not None or not self.sight.ending:
            return False
        if Ending(self.judge, self.sight.ending).shares(self.worlds[0]) is None:
            return False
        for number, world in enumerate(self.worlds):
            found = []
            for arm in self.arms:
                near = world.copy()
                near.apply(self.seat, arm.action)
                shares = Ending(self.judge, 2 * self.sight.ending).shares(near)
                if shares is None or (number and self.late()):
                    return number > 0
                found.append(shares[self.seat])
            for arm, share in zip(self.arms, found, strict=True):
                arm.far += share
                arm.samples += 1
        return True

    def try_all(self) -> bool:
        """One more playout of every act still in question, in one world and with the same luck;
        False: time was up in the middle of it, and it does not count.
        """
        rng, found = Random(), []
        for arm in self.arms:
            near = self.near(self.tries, arm)
            rng.seed(self.luck + self.tries)
            far = self.play_on(near, rng)
            if self.late():
                return False
            found.append(self.judge(far)[self.seat])
        for arm, worth in zip(self.arms, found, strict=True):
            arm.far += worth
            arm.samples += 1
        self.tries += 1
        return True

    def play_on(self, near: World, rng: Random) -> World:
        """All seats, for a while: at a glance, where somebody has one, and further then."""
        if self.hunch is not None:
            return rush(near, self.hunch, HASTE * self.sight.decisions, rng)
        return self.policy.play_on(near, self.guide, rng, self.late)

    def halve(self) -> None:
        """Keep the better half, the best first."""
        self.sort()
        half = ceil(len(self.arms) / 2)
        self.left = [*self.arms[half:], *self.left]
        del self.arms[half:]

    def sort(self) -> None:
        self.arms.sort(key=lambda arm: -arm.worth())

    def thoughts(self) -> list[Thought[A]]:
        """All acts that were looked at, the best first."""
        return [
            Thought(arm.action, min(max(arm.worth(), 0.0), 1.0), arm.seen + arm.samples)
            for arm in (*self.arms, *self.left)
            if arm.seen
        ]


class SearchBot(Bot):
    """Budgeted by seconds, or by playouts where a result must be reproducible."""

    def __init__(
        self,
        seed: object,
        sight: Sight,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(seed)
        self.sight = sight
        self.seconds = sight.seconds if seconds is None else seconds
        self.playouts = playouts
        if clock is not None:
            self.clock = clock

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        self.drawn, self.thoughts = False, ()
        menu = onward(game, menu)
        if game.sensible is not None:
            menu = game.sensible(view, menu)
        if len(menu) == 1:
            return menu[0]
        start = self.clock()
        end = start + (self.within if self.playouts else min(self.seconds, self.within))

        def late() -> bool:
            return end < inf and self.clock() >= end

        trial = Trial(game, view, menu, self.rng, self.sight, late, self.quarter(start, end))
        if trial.others is not None:
            enough = self.quarter(self.clock(), end)
            trial.others.practise(self.sight.practice, self.rng, enough)
        trial.glance()
        if len(trial.arms) > 1 and not trial.think_through() and self.sight.decisions:
            self.halving(trial, start, end)
        trial.sort()
        self.thoughts = trial.thoughts()
        if trial.others is not None and self.sight.practice:
            return self.hidden(self.thoughts)
        return self.taken(self.thoughts)

    def quarter(self, now: float, end: float) -> Late:
        """Whether a quarter of the time from now on is over: what goes before the comparison of
        acts must leave time for it.
        """
        part = now + (end - now) / 4
        return lambda: end < inf and self.clock() >= part

    def halving(self, trial: Trial[A], start: float, end: float) -> None:
        """Sequential halving, until one act is left or time is up."""
        rounds = ceil(log2(len(trial.arms)))
        first = self.clock() if end < inf else start
        for number in range(1, rounds + 1):
            deadline = first + (end - first) * number / rounds
            most = inf if self.playouts is None else self.playouts // rounds // len(trial.arms)
            tries = 0
            while tries < max(1, most) and (end == inf or self.clock() < deadline):
                if not trial.try_all():
                    return
                tries += 1
            trial.halve()

    def hidden(self, thoughts: Sequence[Thought[A]]) -> A:
        """Face down any act that is as good as the best: who always took the very best would be
        foreseen, and two bots that think alike would choose the same.
        """
        self.drawn = True
        level = [one.action for one in thoughts if one.worth >= thoughts[0].worth - LEVEL]
        return self.rng.choice(level)

    def taken(self, thoughts: Sequence[Thought[A]]) -> A:
        """The best act; whoever is soft takes one that is nearly as good, the better the likelier.

        What is nearly as good is measured by what the menu is worth: an act below its mean is
        never that, so softness is no absurdity.
        """
        best = thoughts[0].worth
        gap = self.sight.soft * (best - sum([one.worth for one in thoughts]) / len(thoughts))
        if gap <= 0:
            return thoughts[0].action
        near = [one for one in thoughts if best - gap <= one.worth <= best]  # a glance may flatter
        weights = [exp(2 * (one.worth - best) / gap) for one in near]
        return self.rng.choices(near, weights)[0].action
