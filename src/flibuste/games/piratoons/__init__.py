"""Piratoons, by Olivier Grégoire and Thibaut Quintens: plunder, bid, build (rules T1–T32)."""

from typing import Final

from flibuste.core.protocol import Game
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.board.effect import effect
from flibuste.games.piratoons.board.handles import handles, wish
from flibuste.games.piratoons.board.scenery import scenery
from flibuste.games.piratoons.board.text import board
from flibuste.games.piratoons.bot.evaluate import evaluate
from flibuste.games.piratoons.bot.reflex import impatience, reflex
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.parts import KEY, SEATS
from flibuste.games.piratoons.rules.audit import audit
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight.notation import write
from flibuste.games.piratoons.sight.placing import imagine, read
from flibuste.games.piratoons.sight.view import Sight, shown, tell
from flibuste.games.piratoons.words.menus import label, prompt
from flibuste.games.piratoons.words.story import story

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
    open=("Drop", "Arrange"),
    spacing=0.04,  # T6
    impatience=impatience,
    reflex=reflex,
)
