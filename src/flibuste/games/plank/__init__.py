"""Faut pas pousser, by Didier Jacobée: who stays longest on the plank (rules P1–P19)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games.plank import acts, options, parts
from flibuste.games.plank.acts import Act
from flibuste.games.plank.board import effect, handles, holdings, scenery, text
from flibuste.games.plank.bot import evaluate, features
from flibuste.games.plank.rules import audit
from flibuste.games.plank.rules.state import State
from flibuste.games.plank.sight import guess, notation, tell
from flibuste.games.plank.sight.view import Sight
from flibuste.games.plank.words import story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, parts, audit),
    (tell, guess, notation),
    (story,),
    (text, effect, handles, scenery, holdings),
    (evaluate, features),
    version=1,
    view=tell.tell,
)
