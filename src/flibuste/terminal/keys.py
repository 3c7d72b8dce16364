"""The keys of the table: each one listed once, for the bar, the help and the app."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from textual.binding import Binding

from flibuste.core.words import Words


class Key(Struct, frozen=True):
    """A key with what it does; ``also`` are silent twins, such as the French initial."""

    shown: str
    key: str
    action: str
    also: str = ""
    in_bar: bool = True


KEYS: Final[tuple[Key, ...]] = (
    Key("h", "h", "hint", "c"),
    Key("u", "u", "undo", "a"),
    Key("w", "w", "why", "p"),
    Key("r", "r", "rules"),
    Key("l", "l", "language"),
    Key("s", "s", "save"),
    Key("t", "t", "theme", in_bar=False),
    Key("?", "question_mark", "help"),
    Key("q", "q", "leave"),
)


# At a table of a room: its matches are kept there, and whoever sits there can be spoken to.
WORD: Final = Key(":", "colon", "word")
AFAR: Final = tuple(WORD if key.action == "save" else key for key in KEYS)


def bindings() -> list[Binding]:
    return [Binding(",".join(filter(None, (key.key, key.also))), key.action) for key in KEYS]


def bar(speaker: Words, keys: tuple[Key, ...] = KEYS) -> str:
    """``h hint  u undo …``: one line of 80 columns in both languages, each word a button."""
    words = []
    for key in keys:
        if key.in_bar:
            letter, word = f"[b $text-accent]{key.shown}[/]", speaker(f"key-{key.action}")
            words.append(f"[@click=screen.{key.action}]{letter} {word}[/]")
    return " ".join(words)
