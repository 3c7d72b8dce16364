"""Choices made face down: what the others will do, found by regret matching.

Nobody who is awaited together with others sees what they choose.  In every imagined world each of
them tries what each act would have brought against what the others did, and takes those more
often that he regrets not to have taken.  The viewer does not know in which world he is: he has one
habit for all of them; and so has who chooses from the same menu in several worlds: whoever learnt
slower than the viewer would make way for him.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from flibuste.bots.worlds import Evaluation, Late, World, settle
from flibuste.core.protocol import LUCK, Action, Seat

Joint: TypeAlias = list[tuple[Seat, Action]]


class Habit:
    """How often somebody takes each act of a menu, and what he regrets."""

    __slots__ = ("menu", "regrets", "taken", "weights")

    def __init__(self, menu: Sequence[Any]) -> None:
        self.menu = menu
        self.regrets = [0.0] * len(menu)
        self.weights = [1.0] * len(menu)
        self.taken = [0.0] * len(menu)

    def draw(self, rng: Random, weights: Sequence[float]) -> Any:
        return rng.choices(self.menu, weights)[0]

    def learn(self, worths: Sequence[float], drawn: int) -> None:
        """What each act would have brought, and which was drawn."""
        for place, worth in enumerate(worths):
            self.regrets[place] = max(0.0, self.regrets[place] + worth - worths[drawn])
            self.taken[place] += self.weights[place]
        total = sum(self.regrets)
        if total > 0:
            self.weights = [regret / total for regret in self.regrets]
        else:
            self.weights = [1 / len(self.menu)] * len(self.menu)


class Others:
    """What those awaited together with a seat do in each of the worlds it imagines."""

    def __init__(
        self, worlds: Sequence[World], seat: Seat, menu: Sequence[Any], judge: Evaluation
    ) -> None:
        self.worlds, self.seat, self.judge = worlds, seat, judge
        self.own = Habit(menu)
        known: dict[tuple[Seat, tuple[Any, ...]], Habit] = {}
        self.habits = [
            {
                other: self.own
                if other == seat
                else known.setdefault((other, choices), Habit(choices))
                for other in world.awaiting()
                if other >= 0 and (choices := tuple(world.legal(other)))
            }
            for world in worlds
        ]

    def practise(self, rounds: int, rng: Random, late: Late) -> None:
        """So many rounds in every world, or until it is late."""
        for _ in range(rounds):
            for world, habits in zip(self.worlds, self.habits, strict=True):
                if late():
                    return
                self._practise_in(world, habits, rng)

    def _practise_in(self, world: World, habits: dict[Seat, Habit], rng: Random) -> None:
        drawn = {seat: habit.draw(rng, habit.weights) for seat, habit in habits.items()}
        luck = rng.getrandbits(64)
        for seat, habit in habits.items():
            worths = []
            for action in habit.menu:
                acts = [(one, action if one == seat else act) for one, act in drawn.items()]
                worths.append(self.judge(joint(world, acts, luck))[seat])
            habit.learn(worths, habit.menu.index(drawn[seat]))

    def acts(self, number: int, action: Action, rng: Random) -> Joint:
        """An act of the seat in one of the worlds, and what the others do there with it."""
        return [
            (seat, action if seat == self.seat else habit.draw(rng, weights_of(habit)))
            for seat, habit in self.habits[number].items()
        ]


def weights_of(habit: Habit) -> Sequence[float]:
    """How often each act was taken, all in all; evenly by who has had no practice."""
    return habit.taken if any(habit.taken) else habit.weights


def joint(world: World, acts: Joint, luck: int) -> World:
    """A twin of the world in which all these have acted, and luck has answered each of them.

    In a race somebody may be too late: what is no longer on his menu is not done.
    """
    twin = world.copy()
    rng: Random | None = None
    for number, (seat, action) in enumerate(acts):
        if number and not (seat in twin.awaiting() and action in twin.legal(seat)):
            continue
        twin.apply(seat, action)
        if LUCK in twin.awaiting():
            rng = rng or Random(luck)
            settle(twin, rng)
    return twin
