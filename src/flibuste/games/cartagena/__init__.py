"""Cartagena, by Leo Colovini: escape through the tunnel (rules C1–C17)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.cartagena.actions import Act
from flibuste.games.cartagena.audit import audit
from flibuste.games.cartagena.bot import evaluate
from flibuste.games.cartagena.effect import effect
from flibuste.games.cartagena.notation import SEATS, read, write
from flibuste.games.cartagena.options import Options
from flibuste.games.cartagena.paint import paint
from flibuste.games.cartagena.state import State
from flibuste.games.cartagena.story import label, prompt, story
from flibuste.games.cartagena.terminal import board
from flibuste.games.cartagena.view import Sight, chances, imagine, shown, view

GAME: Final = Game[State, Act, Sight](
    key="cartagena",
    version=1,
    seats=SEATS,
    options=Options,
    actions=Act,
    views=Sight,
    start=State,
    view=view,
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
)
