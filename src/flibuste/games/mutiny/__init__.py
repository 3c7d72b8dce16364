"""Cartagena – La mutinerie, by Michael Rieneck: choose your side before the duels (M1–M38)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games.mutiny import acts, options, parts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.board import effect, handles, holdings, scenery, text
from flibuste.games.mutiny.bot import evaluate, features
from flibuste.games.mutiny.rules import audit
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight import guess, notation, tell, unseen
from flibuste.games.mutiny.sight.view import Sight
from flibuste.games.mutiny.words import labels, prompts, story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, parts, audit),
    (tell, notation),
    (labels, prompts, story),
    (text, effect, handles, scenery, holdings),
    (evaluate, features),
    version=2,
    chances=unseen.chances,
    imagine=guess.imagine,
    tells_all=True,
    guide=evaluate.evaluate,  # in playouts: quicker, and more of them are worth more
)
