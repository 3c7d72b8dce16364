"""The commands of the line mode, in both languages at once."""

from __future__ import annotations

from functools import cache
from typing import Final

from flibuste.core.words import LANGUAGES, Words
from flibuste.terminal.acts import plain_text
from flibuste.terminal.speech import speech

COMMANDS: Final = (
    "why",
    "rules",
    "hint",
    "undo",
    "menu",
    "board",
    "log",
    "save",
    "code",
    "lang",
    "help",
    "quit",
)
AFAR: Final = ("say", "yes", "no", "start", "clock", "pause")  # only at a table of a room


@cache
def table(commands: tuple[str, ...]) -> dict[str, str]:
    """The command behind each word, without accents."""
    found = {}
    for language in LANGUAGES:
        for command in commands:
            for word in speech(None, language)(f"command-{command}").split():
                found[plain_text(word)] = command
    return found


def command_of(line: str, commands: tuple[str, ...] = COMMANDS) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line."""
    word, _, rest = line.strip().partition(" ")
    command = table(commands).get(plain_text(word))
    return None if command is None else (command, rest.strip())


def help_lines(
    speaker: Words, example: str, rule: str, commands: tuple[str, ...] = COMMANDS
) -> list[str]:
    """What can be typed, with an act and a rule of this game as examples."""
    lines = [speaker("help-number"), speaker("help-act", example=example)]
    for command in commands:
        words = speaker(f"command-{command}").split()
        lines.append(f"{words[0]:10} {speaker(f'help-{command}', rule=rule)}")
    return lines
