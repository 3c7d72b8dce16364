"""Piratoons, by Olivier Grégoire and Thibaut Quintens: plunder, bid, build (rules T1–T32)."""

from typing import Final

from flibuste.core.protocol import Game

from .actions import Act
from .audit import audit
from .bot import evaluate
from .notation import read, write
from .options import Options
from .parts import KEY, SEATS
from .reflex import impatience, reflex
from .state import State
from .story import label, prompt, story
from .terminal import board
from .view import Sight, chances, imagine, shown, view

GAME: Final = Game[State, Act, Sight](
    key=KEY,
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
    open=("Drop", "Arrange"),
    spacing=0.04,  # T6
    impatience=impatience,
    reflex=reflex,
)
