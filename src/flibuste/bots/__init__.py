"""
The bots, by name: ``random``, ``greedy``, ``mate``, and the five levels from ``cabin-boy`` on.

A bot that thinks may carry a budget for each decision after a colon: ``mate:100ms`` thinks for 100
milliseconds, ``captain:200`` for 200 playouts, on every machine the same.  ``greedy@1`` and
``mate@1`` are those of the first days, by which the others are measured.  Any of them may have a
character after a plus sign: ``sailor+bold`` (personas.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from flibuste.bots.base import Bot, RandomBot, Thought, UnknownBot
from flibuste.bots.greedy import GreedyBot
from flibuste.bots.levels import AT_ONCE, LEVELS, SIGHTS
from flibuste.bots.mate import MateBot
from flibuste.bots.personas import PERSONAS, PersonaBot
from flibuste.bots.search import SearchBot
from flibuste.core.protocol import Message

__all__ = ["LEVELS", "USUAL", "Bot", "Thought", "UnknownBot", "bot", "names", "skill"]

THINKERS: Final[dict[str, Callable[..., Bot]]] = {
    "mate": partial(SearchBot, sight=SIGHTS["captain"]),
    **{level: partial(SearchBot, sight=SIGHTS[level]) for level in LEVELS},
    "mate@1": MateBot,
}
"""Those whose name may carry a budget."""
BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": partial(SearchBot, sight=AT_ONCE),
    "greedy@1": GreedyBot,
    **THINKERS,
}
USUAL: Final = "sailor"  # where somebody asks for a bot and says no more
BUDGET: Final = re.compile(r"([a-z@1-]+):([1-9]\d{0,5})(ms)?", re.ASCII)
RANDOM, GRABS, WAITS = range(3)  # how good a hand is, see Game.reflex
HANDS: Final = {"random": RANDOM, "greedy": GRABS, "cabin-boy": GRABS, "deckhand": GRABS}


def names() -> tuple[str, ...]:
    """The names of all bots that play today, the levels from the easiest to beat on."""
    return ("random", "greedy", "mate", *LEVELS)


def skill(name: str) -> int:
    """How good the hand of a bot is where there is no time to think (Game.reflex)."""
    return HANDS.get(re.split("[:@+]", name)[0], WAITS)


def bot(name: str, seed: object) -> Bot:
    """A bot of this name, or UnknownBot; the same seed makes the same choices."""
    return maker(name)(seed)


def maker(name: str) -> Callable[[object], Bot]:
    """What makes a bot of this name from a seed, or UnknownBot."""
    if name in BOTS:
        return BOTS[name]
    mind, plus, taste = name.partition("+")
    if plus and taste in PERSONAS:
        return partial(PersonaBot, mind=maker(mind), persona=PERSONAS[taste])
    budget = BUDGET.fullmatch(name)
    if budget is None or budget[1] not in THINKERS:
        known = ", ".join([*names(), "mate:100ms", "mate:200", "sailor+bold"])
        raise UnknownBot(Message("unknown-bot", {"name": name[:40], "known": known}))
    number = int(budget[2])
    if budget[3]:
        return partial(THINKERS[budget[1]], seconds=number / 1000)
    return partial(THINKERS[budget[1]], playouts=number)
