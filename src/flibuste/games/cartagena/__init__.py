"""Cartagena, by Leo Colovini: escape through the tunnel (rules C1–C17)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games.cartagena import acts, options
from flibuste.games.cartagena.acts import Act
from flibuste.games.cartagena.board import effect, handles, holdings, paint, scenery, text
from flibuste.games.cartagena.bot import evaluate, features, hunch
from flibuste.games.cartagena.rules import audit
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.sight import guess, notation, tell
from flibuste.games.cartagena.sight.view import Sight
from flibuste.games.cartagena.words import offers, story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, audit),
    (tell, guess, notation),
    (story, offers),
    (text, paint, effect, handles, scenery, holdings),
    (evaluate, features, hunch),
    version=1,
    view=tell.tell,
)
