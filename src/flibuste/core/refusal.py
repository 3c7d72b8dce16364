"""What the room does not do, said in the room's words."""

from __future__ import annotations

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.words import LANGUAGES, words


class Refused(FlibusteError):
    """A request that this table does not meet now."""

    def __init__(self, id: str, code: str = "bad_request", **args: int | str | Message) -> None:
        super().__init__(Message(id, args))
        self.code = code

    def sentence(self, language: str) -> str:
        return words(None, language, "flibuste.room").say(self.reason)

    def in_both(self) -> dict[str, str]:
        return {language: self.sentence(language) for language in LANGUAGES}


class TooMany(Refused):
    """More than anybody needs: the same will be met again after so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__("room-too-many", "too_many", seconds=seconds)
        self.seconds = seconds
