"""Rhum et Honneur, by Stefan Feld: one captain, a town of pirates, five nights (rules H1–H42)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.rum.acts import Act
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.board.handles import handles, wish
from flibuste.games.rum.board.scenery import scenery
from flibuste.games.rum.board.text import board
from flibuste.games.rum.bot.evaluate import evaluate
from flibuste.games.rum.options import Options
from flibuste.games.rum.parts import SEATS
from flibuste.games.rum.rules.audit import audit
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight.guess import chances, imagine
from flibuste.games.rum.sight.moment import KEY
from flibuste.games.rum.sight.notation import read
from flibuste.games.rum.sight.telling import shown, view, write
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.labels import label
from flibuste.games.rum.words.prompts import prompt
from flibuste.games.rum.words.story import story

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
    handles=handles,
    wish=wish,
    scenery=scenery,
)
