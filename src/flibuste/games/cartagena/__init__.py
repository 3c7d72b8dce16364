"""Cartagena, by Leo Colovini: escape through the tunnel (rules C1–C17)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.cartagena.acts import Act
from flibuste.games.cartagena.board.effect import effect
from flibuste.games.cartagena.board.handles import handles, wish
from flibuste.games.cartagena.board.paint import paint
from flibuste.games.cartagena.board.scenery import scenery
from flibuste.games.cartagena.board.text import board
from flibuste.games.cartagena.bot import evaluate
from flibuste.games.cartagena.options import Options
from flibuste.games.cartagena.rules.audit import audit
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.sight.notation import SEATS, read, write
from flibuste.games.cartagena.sight.view import Sight, chances, imagine, shown, tell
from flibuste.games.cartagena.words.story import label, prompt, story

GAME: Final = Game[State, Act, Sight](
    key="cartagena",
    version=1,
    seats=SEATS,
    options=Options,
    actions=Act,
    views=Sight,
    start=State,
    view=tell,
    shown=shown,
    imagine=imagine,
    read=read,
    write=write,
    story=story,
    prompt=prompt,
    label=label,
    board=board,
    evaluate=evaluate,
    audit=audit,
    chances=chances,
    package=__name__,
    paint=paint,
    effect=effect,
    handles=handles,
    wish=wish,
    scenery=scenery,
)
