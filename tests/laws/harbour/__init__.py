"""
Harbour: a tiny game for the tests that waits for everybody in every way.

A die and a pile (LUCK), a secret simultaneous choice, a race with the CLOCK, an open kind of
act, a card that one player knows under the pile, chapters on a stack; and nobody may win.
"""

from typing import Final

from flibuste.core.protocol import Game

from .actions import Act
from .notation import SEATS, read, write
from .parts import KEY
from .state import Options, State, audit
from .story import board, evaluate, label, prompt, story
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
    package=__name__,
    chances=chances,
    open=("Toss",),
)
