"""Flibuste: five pirate board games, played to the letter of their rules."""

from typing import TYPE_CHECKING

from flibuste.core import twin  # noqa: F401  # first of all: it shows the way to the rules
from flibuste.core.codec import dumps, loads
from flibuste.core.errors import (
    BadCode,
    BadOptions,
    BadPosition,
    FlibusteError,
    IllegalAction,
    UnknownGame,
)
from flibuste.core.match import Match
from flibuste.core.plain import to_json
from flibuste.core.protocol import CLOCK, LUCK, WATCHER
from flibuste.core.referee import CONTRACT, Referee
from flibuste.core.registry import listed_game as game

if TYPE_CHECKING:
    from flibuste.core.registry import games
else:
    from flibuste import games  # the folder of the games, which answers like that function

__version__ = "0.2.0"
__all__ = [
    "CLOCK",
    "CONTRACT",
    "LUCK",
    "WATCHER",
    "BadCode",
    "BadOptions",
    "BadPosition",
    "FlibusteError",
    "IllegalAction",
    "Match",
    "Referee",
    "UnknownGame",
    "dumps",
    "game",
    "games",
    "loads",
    "to_json",
]
