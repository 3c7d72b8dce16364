"""Somebody at a terminal that plays at a table of a room."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

from flibuste.afar.door import Address
from flibuste.afar.line import Line
from flibuste.terminal.afar import AfarSession
from flibuste.terminal.afar_plain import AfarPlain


class Terminal:
    """A person who types into the line mode and reads what it writes."""

    def __init__(self, where: Address, typed: Iterator[str], language: str = "en") -> None:
        self.read: list[str] = []
        self.code: int | None = None
        self.typed = typed
        self.session = AfarSession(Line(where))
        self.plain = AfarPlain(self.session, language, self.type, self.read.append, patient=True)
        self.thread = Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        self.code = self.plain.play()

    def type(self, prompt: str) -> str:
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def leaves(self, patience: float) -> str:
        """All that was on the screen when it was over."""
        self.thread.join(patience)
        assert not self.thread.is_alive(), self.read[-3:]
        return "\n".join(self.read)
