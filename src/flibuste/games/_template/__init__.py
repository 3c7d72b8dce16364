"""Pearl divers: bring up the best net you can still lift (rules X1–X10)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games._template.acts import Act
from flibuste.games._template.board import board
from flibuste.games._template.bot import evaluate
from flibuste.games._template.options import Options
from flibuste.games._template.parts import SEATS
from flibuste.games._template.rules.audit import audit
from flibuste.games._template.rules.state import State
from flibuste.games._template.sight.notation import KEY, read, write
from flibuste.games._template.sight.view import Sight, chances, imagine, shown, view
from flibuste.games._template.words.story import label, prompt, story

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
)
