"""The terminal's own words, beside those of the core and of the game on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import AnyGame, Message, Seat
from flibuste.core.words import LANGUAGES, Words, words

PACKAGES: Final = ("flibuste.bots", "flibuste.terminal")


def speech(game: str | None, language: str) -> Words:
    """All the words that a table of this game needs."""
    return words(game, language, *PACKAGES)


def spoken(speaker: Words, id: str, otherwise: str, **args: int | str | Message) -> str:
    """A word that a game may lack, and what is said then."""
    return speaker(id, **args) if speaker.bundle.has_message(id) else otherwise


def seat_name(speaker: Words, seat: Seat) -> str:
    """What a game calls a seat (a colour, a crew), or its number."""
    return spoken(speaker, f"seat-{seat}", speaker("ui-player", number=seat + 1))


class TableError(FlibusteError):
    """What a person at the terminal got wrong, in the terminal's words."""

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message, game)

    def say(self, language: str = "en") -> str:
        return speech(self.game, language).say(self.reason)


def table_error(id: str, game: AnyGame | None = None, **args: Any) -> TableError:
    return TableError(Message(id, args), game.key if game else None)


def language_of(environment: Mapping[str, str]) -> str:
    """French where the environment speaks French, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def known_language(language: str) -> str:
    """A language that is spoken here."""
    if language in LANGUAGES:
        return language
    raise table_error("ui-unknown-language", language=language[:20], known=", ".join(LANGUAGES))
