"""What a bot is: somebody who sees Views and chooses listed acts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import dice
from flibuste.core.odds import A
from flibuste.core.protocol import Game, V


class UnknownBot(FlibusteError):
    code = "unknown_bot"


class Bot(ABC):
    """A player.  It is given a View, never a State: what it may not know it cannot ask for.

    The states it thinks about are its own: ``game.imagine`` makes them from the view.  All its
    whims come from its seed, so the same seed at the same view chooses the same act.

    Where others wait, ``within`` says for how many seconds: a bot that takes its time then plays
    the best it has found so far.
    """

    within: float = inf

    def __init__(self, seed: object) -> None:
        self.rng = dice(seed)

    @abstractmethod
    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        """One of the acts on the menu of the seat whose view this is."""


class RandomBot(Bot):
    """Plays any listed act, all equally likely."""

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        return menu[int(self.rng.random() * len(menu))]
