"""Faut pas pousser, by Didier Jacobée: who stays longest on the plank (rules P1–P19)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.plank.acts import Act
from flibuste.games.plank.board.effect import effect
from flibuste.games.plank.board.handles import handles, wish
from flibuste.games.plank.board.scenery import scenery
from flibuste.games.plank.board.text import board
from flibuste.games.plank.bot import evaluate
from flibuste.games.plank.options import Options
from flibuste.games.plank.parts import SEATS
from flibuste.games.plank.rules.audit import audit
from flibuste.games.plank.rules.state import State
from flibuste.games.plank.sight.notation import KEY, read, write
from flibuste.games.plank.sight.view import Sight, imagine, shown, tell
from flibuste.games.plank.words.story import label, prompt, story

GAME: Final = Game[State, Act, Sight](
    key=KEY,
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
    package=__name__,
    effect=effect,
    handles=handles,
    wish=wish,
    scenery=scenery,
)
