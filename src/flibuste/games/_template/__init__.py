"""Pearl divers: bring up the best net you can still lift (rules X1–X10)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games._template import acts, board, bot, options, parts
from flibuste.games._template.acts import Act
from flibuste.games._template.rules import audit
from flibuste.games._template.rules.state import State
from flibuste.games._template.sight import notation, view
from flibuste.games._template.sight.view import Sight
from flibuste.games._template.words import story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, parts, audit),
    (view, notation),
    (story, board),
    (bot,),
    version=1,
)
