"""What a bot is: somebody who sees Views and chooses listed acts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeAlias

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import dice
from flibuste.core.odds import A
from flibuste.core.protocol import Game, V

Clock: TypeAlias = Callable[[], float]


class UnknownBot(FlibusteError):
    code = "unknown_bot"


class Thought(NamedTuple, Generic[A]):
    """What a bot has found out about an act that it considered."""

    action: A
    worth: float  # the share of the win that it may expect after it, between 0 and 1
    samples: int  # looks and playouts that say so


class Bot(ABC):
    """A player.  It is given a View, never a State: what it may not know it cannot ask for.

    The states it thinks about are its own: ``game.imagine`` makes them from the view.  All its
    whims come from its seed, so the same seed at the same view chooses the same act.

    Where others wait, ``within`` says for how many seconds: a bot that takes its time then plays
    the best it has found so far.  Time is what ``clock`` tells: that of the wall where people
    wait, the processor's where bots are compared on a busy machine.

    ``thoughts`` are the acts that it considered at its last choice, the best first; a bot that
    does not compare has none.  ``drawn`` says that chance chose among them, for nobody to foresee.
    """

    within: float = inf
    clock: Clock = staticmethod(perf_counter)
    thoughts: Sequence[Thought[Any]] = ()
    drawn: bool = False

    def __init__(self, seed: object) -> None:
        self.rng = dice(seed)

    @abstractmethod
    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        """One of the acts on the menu of the seat whose view this is."""


class RandomBot(Bot):
    """Plays any listed act, all equally likely."""

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        return menu[int(self.rng.random() * len(menu))]
