"""PettingZoo: ``from flibuste.research.zoo import cartagena_v0``, and so for every game.

Each of these has ``env`` and ``raw_env`` (one agent after another) and ``parallel_env`` (all at
once), as PettingZoo's own have.  The number in the name grows when a number of the game comes to
mean something else.
"""

from __future__ import annotations

from functools import cache, partial
from types import SimpleNamespace
from typing import Any, Final

from flibuste.core.registry import games
from flibuste.research.zoo.aec import TableEnv
from flibuste.research.zoo.parallel import ParallelTableEnv

VERSION: Final = "_v0"


@cache
def environments(key: str) -> SimpleNamespace:
    """What PettingZoo expects of the module of an environment."""
    return SimpleNamespace(
        __name__=key + VERSION,
        env=partial(TableEnv, key),
        raw_env=partial(TableEnv, key),
        parallel_env=partial(ParallelTableEnv, key),
    )


def __getattr__(name: str) -> Any:
    key = name.removesuffix(VERSION)
    if name.endswith(VERSION) and key in games():
        return environments(key)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [key + VERSION for key in games()]
