"""Rhum et Honneur, by Stefan Feld: one captain, a town of pirates, five nights (rules H1–H42)."""

from typing import Final

from flibuste.core.protocol import Game

from .actions import Act
from .audit import audit
from .bot import evaluate
from .effect import effect
from .guessing import chances, imagine
from .notation import KEY, read, write
from .options import Options
from .parts import SEATS
from .state import State
from .story import label, prompt, story
from .terminal import board
from .view import Sight, shown, view

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
    effect=effect,
)
