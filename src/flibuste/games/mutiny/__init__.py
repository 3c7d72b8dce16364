"""Cartagena – La mutinerie, by Michael Rieneck: choose your side before the duels (M1–M38)."""

from typing import Final

from flibuste.core.protocol import Game

from .actions import Act
from .audit import audit
from .bot import evaluate
from .imagine import imagine
from .notation import KEY, read, write
from .options import Options
from .parts import SEATS
from .sight import Sight
from .state import State
from .story import label, prompt, story
from .terminal import board
from .unseen import chances
from .view import shown, view

GAME: Final = Game[State, Act, Sight](
    key=KEY,
    version=2,
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
    tells_all=True,
    package=__name__,
)
