"""A bot that is any program: one JSON object per line to it, one per line back.

It is sent ``{"do": "choose", "game", "seat", "seats", "options", "view", "acts", "open"}`` and
answers ``{"act": {…}}``, one of the listed acts or one of an open kind (docs/programs.md).  It is
told views and nothing else, like every bot.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NoReturn, Self

from flibuste.core.errors import FlibusteError
from flibuste.core.plain import to_json
from flibuste.core.protocol import Action, AnyGame, Message, View

WITHIN: Final = 10.0  # seconds for a decision
GRACE: Final = 1.0  # seconds to end when there is nothing more to say
LONGEST: Final = 1 << 16  # bytes of an answer
TRIES: Final = 3  # times that a program which has never answered is started


class Fault(FlibusteError):
    """What a program did wrong: ``kind`` is slow, ended, no-json, no-act or illegal."""

    def __init__(
        self, kind: str, detail: str | Message, act: str = "", game: str | None = None
    ) -> None:
        told = detail[:200] if isinstance(detail, str) else detail
        super().__init__(Message(f"program-{kind}", {"detail": told, "act": act[:200]}), game)
        self.kind = kind


class Program:
    """One running program; it is started when it is first asked, and again if it has ended."""

    def __init__(self, command: str, within: float = WITHIN) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command:
            raise FlibusteError(Message("program-command", {"command": command[:60]}))
        self.within = within
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        self.silent = 0  # times it has ended without ever having answered

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def choose(
        self,
        game: AnyGame,
        view: View,
        menu: Sequence[Action],
        *,
        seats: int,
        options: Mapping[str, Any],
        open_kinds: Sequence[str] = (),
    ) -> Action:
        """What it would do, or a Fault.  Whether that is allowed, the table says."""
        question = {
            "do": "choose",
            "game": game.key,
            "seat": view.seat,
            "seats": seats,
            "options": dict(options),
            "view": to_json(view),
            "acts": [to_json(act) for act in menu],
            "open": list(open_kinds),
        }
        answer = self.ask(json.dumps(question, ensure_ascii=False))
        try:
            told = json.loads(answer)
        except (ValueError, RecursionError):
            raise Fault("no-json", answer.decode("utf-8", "replace")) from None
        if not isinstance(told, dict) or "act" not in told:
            raise Fault("no-act", json.dumps(told))
        try:
            action: Action = game.action(told["act"])
        except FlibusteError as error:
            raise Fault("no-act", error.reason, game=game.key) from None
        return action

    def ask(self, question: str) -> bytes:
        """A line to it and the line it answers."""
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(question.encode() + b"\n")
            process.stdin.flush()
        except OSError:
            self._ended()
        try:
            answer = self.answers.get(timeout=self.within)
        except Empty:
            self.stop()  # what it says too late would be taken for the next answer
            raise Fault("slow", f"{self.within:g} s") from None
        if not answer:
            self._ended()
        self.silent = -1
        return answer.strip()

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            pipe = subprocess.PIPE
            try:
                self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe)
            except OSError as error:
                self._ended(error.strerror or type(error).__name__)
            self.answers = SimpleQueue()
            reading = threading.Thread(
                target=_lines, args=(self.process, self.answers), daemon=True
            )
            reading.start()
        return self.process

    def _ended(self, why: str = "") -> NoReturn:
        """It has closed its output or is gone; to start it for ever would help nobody."""
        self.stop()
        if self.silent >= 0:
            self.silent += 1
        if self.silent >= TRIES:
            command = " ".join(self.command)[:60]
            raise FlibusteError(Message("program-never", {"command": command, "why": why}))
        raise Fault("ended", why)

    def stop(self) -> None:
        """Close its input, and end it if that is no reason to end for it."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):  # what was still to be said is of no use any longer
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _lines(process: subprocess.Popen[bytes], answers: SimpleQueue[bytes]) -> None:
    """All that it says, line by line; an empty one says that there is no more."""
    assert process.stdout is not None
    with process.stdout as said:
        while line := said.readline(LONGEST):
            answers.put(line)
    answers.put(b"")
