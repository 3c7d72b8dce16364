"""Setting a table: who plays, by which options, with which luck, from which match."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import Luck
from flibuste.core.match import Match
from flibuste.core.protocol import LUCK, AnyGame
from flibuste.core.words import LANGUAGES
from flibuste.terminal.session import Bots, Session, Sitter
from flibuste.terminal.speech import speech, table_error

LONGEST_NAME = 16
USUAL = "sailor"  # the bot that one meets who names none: it knows the game, and can be beaten


def bot_names() -> tuple[str, ...]:
    """All bots there are."""
    import flibuste.bots  # bots bring their search along; a table of persons only needs none

    return tuple(flibuste.bots.names())


def make_bot(name: str, seed: object) -> Any:
    import flibuste.bots

    return flibuste.bots.bot(name, seed)


def you_words() -> set[str]:
    """How a person is written in ``--seats``, in both languages."""
    return {word for language in LANGUAGES for word in speech(None, language)("ui-you").split()}


def chair_of(text: str) -> Sitter:
    """``mate``, ``you`` or ``you:Anne``."""
    who, _, name = text.strip().partition(":")
    if who.lower() in you_words():
        name = "".join(letter for letter in name.strip() if letter.isprintable())
        return Sitter(name=name[:LONGEST_NAME] or None)
    bot = text.strip()
    try:
        make_bot(bot, 0)
    except FlibusteError:
        known = ", ".join(bot_names())
        raise table_error("ui-unknown-bot", name=bot[:40], known=known) from None
    return Sitter(bot=bot)


def chairs_of(text: str) -> list[Sitter]:
    """``you:Anne,mate,greedy``."""
    return [chair_of(part) for part in text.split(",")]


def chair_text(chair: Sitter) -> str:
    """A chair as it is written in ``--seats`` and in saved files."""
    return chair.bot or (f"you:{chair.name}" if chair.name else "you")


def usual_chairs(seats: int) -> list[Sitter]:
    """One person against bots."""
    return [Sitter(), *[Sitter(bot=USUAL)] * (seats - 1)]


def options_of(pairs: Iterable[str]) -> dict[str, Any]:
    """``variant=tortuga turn_limit=40``: values as in JSON, or plain text."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise table_error("ui-option-form", option=pair[:40])
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value
    return options


def a_seed() -> str:
    """Short enough to read aloud."""
    return str(secrets.randbelow(900_000) + 100_000)


def new_table(
    game: AnyGame,
    chairs: Sequence[Sitter] | None = None,
    options: object = None,
    seed: str | None = None,
    bots: Bots = make_bot,
) -> Session:
    """A match from its set-up."""
    seated = list(chairs) if chairs is not None else usual_chairs(game.seats[0])
    match = Match[Any, Any, Any](game, len(seated), options)
    return Session(match, seated, Luck(a_seed() if seed is None else seed), bots)


def table_at(
    match: Match[Any, Any, Any],
    chairs: Sequence[Sitter] | None = None,
    seed: str | None = None,
    bots: Bots = make_bot,
) -> Session:
    """A table where a match was begun earlier; its luck goes on counting where it stopped."""
    seated = list(chairs) if chairs is not None else usual_chairs(match.seats)
    if len(seated) != match.seats:
        raise table_error("ui-load-seats", match.game, given=len(seated), seats=match.seats)
    luck = Luck(a_seed() if seed is None else seed)
    for seat, action in match.journal:
        if seat == LUCK:
            source = type(action).__name__
            luck.asked[source] = luck.asked.get(source, 0) + 1
    return Session(match, seated, luck, bots)
