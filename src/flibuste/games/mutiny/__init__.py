"""Cartagena – La mutinerie, by Michael Rieneck: choose your side before the duels (M1–M38)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.board.effect import effect
from flibuste.games.mutiny.board.handles import handles, wish
from flibuste.games.mutiny.board.scenery import scenery
from flibuste.games.mutiny.board.text import board
from flibuste.games.mutiny.bot import evaluate
from flibuste.games.mutiny.options import Options
from flibuste.games.mutiny.parts import SEATS
from flibuste.games.mutiny.parts.components import KEY
from flibuste.games.mutiny.rules.audit import audit
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.notation import read, write
from flibuste.games.mutiny.sight.place import place
from flibuste.games.mutiny.sight.tell import shown, view
from flibuste.games.mutiny.sight.unseen import chances
from flibuste.games.mutiny.sight.view import Sight
from flibuste.games.mutiny.words.labels import label
from flibuste.games.mutiny.words.prompts import prompt
from flibuste.games.mutiny.words.story import story

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
    imagine=place,
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
    effect=effect,
    handles=handles,
    wish=wish,
    scenery=scenery,
)
