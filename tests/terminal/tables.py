"""For the tests of the terminal: the command, tables with scripted lines, and whole scripts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli import main
from flibuste.core.protocol import Seat
from flibuste.core.registry import find
from flibuste.terminal.plain import Plain
from flibuste.terminal.session import Session
from flibuste.terminal.setup import chairs_of, new_table

PATIENCE = 300  # seconds after which a silent command is ended, and its test fails


def flibuste(
    *arguments: str, given: str = "", language: str = "en", folder: Any = None
) -> subprocess.CompletedProcess[str]:
    """Run the command on pipes."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return subprocess.run(
        [sys.executable, "-m", "flibuste", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment | {"LANG": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"},
        timeout=PATIENCE,
        check=False,
    )


def in_this_process(
    *arguments: str, given: str = "", language: str = "en", folder: Any = None
) -> subprocess.CompletedProcess[str]:
    """The same without a process of its own, which takes longer to start than most of them play."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr("sys.stdin", StringIO(given))
        patch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        patch.chdir(folder or Path.cwd())
        code = main(arguments)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def table(seats: str = "you,greedy", seed: str = "1", **options: Any) -> Session:
    """A table of Cartagena, its luck fixed."""
    return new_table(find("cartagena"), chairs_of(seats), options, seed)


class Script:
    """Lines for a table, and all that it says, each with who was looking."""

    def __init__(
        self, session: Session, lines: Iterable[str] = (), language: str = "en", curtain: str = "~"
    ) -> None:
        self.session = session
        self.lines: Iterator[str] = iter(lines)
        self.said: list[tuple[Seat, str]] = []
        self.plain = Plain(session, language, self.read, self.write, curtain)

    def read(self, prompt: str) -> str:
        self.write(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def write(self, text: str) -> None:
        self.said.append((self.session.viewer, text))

    def play(self) -> str:
        assert self.plain.play() == 0
        return self.text

    @property
    def text(self) -> str:
        return "\n".join(text for _, text in self.said)


def answers(session: Session, *lines: str, language: str = "en") -> list[str]:
    """What a table says to each of these lines, in turn; the greeting and menus are left out."""
    script = Script(session, lines, language)
    marks: list[int] = []
    read = script.read

    def marking(prompt: str) -> str:
        marks.append(len(script.said))
        return read(prompt)

    script.plain.read = marking
    script.play()
    said = [text for _, text in script.said]
    ends = [*marks[1:], len(said)]
    return ["\n".join(said[start + 1 : end]) for start, end in zip(marks, ends, strict=True)][:-1]


Policy = Callable[[Session], int]


def hinted(session: Session) -> int:
    """The number of the act that greedy would choose for whoever is looking."""
    greedy = session.make_bot("greedy", len(session.match.journal))
    return session.menu().index(greedy.choose(*session.question(session.viewer))) + 1


def numbers_to_the_end(session: Session, policy: Policy = hinted) -> Sequence[str]:
    """Play a table of one person out by a policy; the numbers that this person typed."""
    typed = []
    session.settle()
    while (actor := session.actor()) is not None:
        if session.is_bot(actor):
            session.act(actor, session.bot(actor).choose(*session.question(actor)))
        else:
            number = policy(session)
            typed.append(str(number))
            session.act(actor, session.menu()[number - 1])
        session.settle()
    return typed
