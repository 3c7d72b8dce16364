"""Low tide: leave the last shell to the others (rules X1–X5).  Everything lies open."""

from typing import Final

from flibuste.core.open_table import open_game
from flibuste.games._smallest.acts import Act
from flibuste.games._smallest.rules.state import State

GAME: Final = open_game(__name__, State, Act)
