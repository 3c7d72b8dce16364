"""Rhum et Honneur, by Stefan Feld: one captain, a town of pirates, five nights (rules H1–H42)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games.rum import acts, options, parts
from flibuste.games.rum.acts import Act
from flibuste.games.rum.board import effect, handles, holdings, scenery, text
from flibuste.games.rum.bot import evaluate, features, sense
from flibuste.games.rum.rules import audit
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight import guess, notation, tell
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words import labels, prompts, story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, parts, audit),
    (tell, guess, notation),
    (labels, prompts, story),
    (text, effect, handles, scenery, holdings),
    (evaluate, features, sense),
    version=1,
    undoing=("Back",),  # H10
)
