"""
The bots, by name: ``random``, ``greedy`` and ``mate``.

``mate`` may carry a budget for each decision after a colon: ``mate:100ms`` thinks for 100
milliseconds, ``mate:200`` for 200 playouts, on every machine the same.  Plain ``mate`` is
``mate:400ms``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from flibuste.bots.base import Bot, RandomBot, UnknownBot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.mate import MateBot
from flibuste.core.protocol import Message

__all__ = ["Bot", "UnknownBot", "bot", "names"]

BOTS: Final[dict[str, Callable[[object], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mate": MateBot,
}
BUDGET: Final = re.compile(r"mate:([1-9]\d{0,5})(ms)?", re.ASCII)


def names() -> tuple[str, ...]:
    """The names of all bots, from the easiest to beat to the hardest."""
    return tuple(BOTS)


def bot(name: str, seed: object) -> Bot:
    """A bot of this name, or UnknownBot; the same seed makes the same choices."""
    return maker(name)(seed)


def maker(name: str) -> Callable[[object], Bot]:
    """What makes a bot of this name from a seed, or UnknownBot."""
    if name in BOTS:
        return BOTS[name]
    budget = BUDGET.fullmatch(name)
    if budget is None:
        known = ", ".join([*names(), "mate:100ms", "mate:200"])
        raise UnknownBot(Message("unknown-bot", {"name": name[:40], "known": known}))
    number = int(budget[1])
    if budget[2]:
        return partial(MateBot, seconds=number / 1000)
    return partial(MateBot, playouts=number)
