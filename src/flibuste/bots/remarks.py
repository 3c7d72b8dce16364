"""
What bots with a character say at the table, and when: from what everybody sees and nothing else.

A moment is what a step, or the end, means for one seat as a watcher sees it.  What is said then is
in the words (``remark-…``), two sentences for each character and moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from flibuste.bots.personas import AIMS
from flibuste.core.protocol import AnyGame, Message, Seat, View
from flibuste.core.words import LANGUAGES, words

Moment: TypeAlias = Literal["hello", "gain", "hurt", "lucky", "unlucky", "win", "lose"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
SAYINGS: Final = 2  # for each character and moment
WORDS: Final = "flibuste.bots"  # whose words they are
AT_STAKE: Final = AIMS - {"rivals", "way"}  # what counts as won and lost
"""Of what games count: a square of way is made and lost too often to be worth a word."""


def moment(game: AnyGame, before: View, after: View, actor: Seat, seat: Seat) -> Moment | None:
    """What happened to a seat between two views of a watcher, if it is worth a word.

    ``actor`` is the player who acted; luck may have answered.
    """
    if game.holdings is None:
        return None
    then, now = held(game, before, seat), held(game, after, seat)
    won = sum([now[name] - then[name] for name in now if name in AT_STAKE and name in then])
    kept = sum([now[name] - then[name] for name in now if name not in AIMS and name in then])
    if actor == seat:
        return "gain" if won > 0 else "unlucky" if won < 0 else None
    if won < 0 or (not won and kept < 0):
        return "hurt"
    return "lucky" if won > 0 else None


def held(game: AnyGame, view: View, seat: Seat) -> Mapping[str, float]:
    """What everybody sees that a seat has."""
    assert game.holdings is not None
    return game.holdings(msgspec.structs.replace(view, seat=seat))


def ended(ranks: Sequence[int] | None, seat: Seat) -> Moment | None:
    """What the end is for a seat; nothing where nobody has a place."""
    if ranks is None:
        return None
    return "win" if ranks[seat] == 1 else "lose"


def remark(persona: str, at: Moment, whim: object) -> Message:
    """One of the sentences of this character for this moment."""
    number = chance(f"{whim}|saying", SAYINGS)
    return Message(f"remark-{persona}-{at}-{number + 1}")


def chance(whim: str, of: int) -> int:
    """A number below this, always the same for the same text."""
    return sha256(whim.encode()).digest()[0] % of


def in_both(message: Message) -> Mapping[str, str]:
    return {language: words(None, language, WORDS).say(message) for language in LANGUAGES}


def persona_of(bot: str | None) -> str | None:
    """The character in the name of a bot: ``sailor+bold`` is bold."""
    return (bot or "").partition("+")[2] or None
