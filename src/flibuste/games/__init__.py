"""The games, one folder each; the registry finds them by their folders."""

import sys
from types import ModuleType


class _Games(ModuleType):
    """`flibuste.games()` lists the keys and `flibuste.games.KEY` is a folder: one name for both."""

    def __call__(self) -> tuple[str, ...]:
        from flibuste.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
