"""The line mode on the standard streams: a terminal, a pipe, or nobody who answers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from shutil import get_terminal_size
from typing import Any, Final

from flibuste.core.lesson import Lesson
from flibuste.core.match import Match
from flibuste.core.protocol import WATCHER, Seat
from flibuste.room.replays import from_above
from flibuste.terminal import phrases
from flibuste.terminal.learning import Learning, easy_chairs
from flibuste.terminal.plain import CURTAIN, WIDTH, Plain
from flibuste.terminal.replaying import Replaying
from flibuste.terminal.session import Session, Sitter
from flibuste.terminal.setup import table_at

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it


def play_in_lines(session: Session, language: str) -> int:
    """A table on the standard streams."""
    return Plain(session, language, *streams()).play()


def learn_in_lines(lesson: Lesson, language: str, seed: str | None) -> int:
    """A lesson on the standard streams, and the match that it ends in."""
    learning = Learning(lesson, language, *streams())
    code = learning.teach()
    if not learning.learnt:
        return code
    session = table_at(lesson.end(), easy_chairs(lesson), seed)
    return Plain(session, learning.speaker.language, *streams()).play()


def streams() -> tuple[Callable[[str], str], Callable[[str], None], str]:
    """How to read a line, how to write one, and what hides a screen."""
    if not sys.stdout.isatty():
        return read_line, print, CURTAIN
    with suppress(ImportError):
        import readline  # noqa: F401  # editing and history for input(), where there is one
    return read_line, print_wrapped, CLEAR


def print_wrapped(text: str) -> None:
    """For eyes: a terminal would break long lines within words."""
    print(phrases.wrapped(text, min(WIDTH, get_terminal_size().columns)))


def read_line(prompt: str) -> str:
    """A line from whoever plays; what is on the way out goes out first."""
    sys.stdout.flush()
    if sys.stdin is None:  # the caller has closed it
        raise EOFError
    return input(prompt)


def replay_in_lines(
    match: Match[Any, Any, Any], viewer: Seat | None, language: str, step: int | None
) -> int:
    """A match step by step on the standard streams."""
    read, write, _ = streams()
    replaying = Replaying(match, viewer, language, read, write)
    if step is not None:
        replaying.number = min(step, len(replaying.steps))
    return replaying.replay()


def tell_match(match: Match[Any, Any, Any], viewer: Seat | None, language: str) -> None:
    """A match as one viewer saw it, or from above, from the first act to the last."""
    chairs = [Sitter() for _ in range(match.seats)]
    session = table_at(match, chairs)
    session.look(WATCHER if viewer is None else viewer)
    plain = Plain(session, language)
    if viewer is None:
        plain.write("\n".join(phrases.sentences(from_above(match), plain.speaker)))
    else:
        plain.tell()
    plain.show_board()
    if session.over():
        plain.write("\n".join(phrases.ending(session, plain.speaker)))
    else:
        plain.write(phrases.prompt(session, plain.speaker))
