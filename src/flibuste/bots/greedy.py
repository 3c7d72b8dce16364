"""The greedy bot: the act that looks best right after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from flibuste.bots.base import Bot, Thought
from flibuste.bots.worlds import after
from flibuste.core.odds import A
from flibuste.core.protocol import Game, V

WORLDS: Final = 4  # enough that no single deal or die decides


class GreedyBot(Bot):
    """Tries every act in a few imagined worlds and takes the best by the game's evaluation."""

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        if len(menu) == 1:
            return menu[0]
        worth = [0.0] * len(menu)
        for _ in range(WORLDS):
            world, luck = game.imagine(view, self.rng), self.rng.getrandbits(64)
            for index, action in enumerate(menu):  # every act meets the same luck
                twin = after(world, view.seat, action, Random(luck))
                worth[index] += game.evaluate(twin)[view.seat]
        found = [Thought(act, sum_ / WORLDS, WORLDS) for act, sum_ in zip(menu, worth, strict=True)]
        self.thoughts = sorted(found, key=lambda thought: -thought.worth)
        most = max(worth)
        best = [action for action, value in zip(menu, worth, strict=True) if value == most]
        return self.rng.choice(best)
