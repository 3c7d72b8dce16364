"""Piratoons, by Olivier Grégoire and Thibaut Quintens: plunder, bid, build (rules T1–T32)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.core.rooms import furnished
from flibuste.games.piratoons import acts, options, parts
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.board import effect, handles, holdings, scenery, text
from flibuste.games.piratoons.bot import evaluate, features, reflex, sense
from flibuste.games.piratoons.rules import audit
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight import checking, notation, place, tell
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words import menus, offers, story

GAME: Final[Game[State, Act, Sight]] = furnished(
    __name__,
    (acts, options, parts, audit),
    (tell, notation, place, checking),
    (menus, offers, story),
    (text, effect, handles, scenery, holdings),
    (evaluate, features, reflex, sense),
    version=1,
    view=tell.tell,
    open=("Drop", "Arrange"),
    spacing=0.04,  # T6
)
