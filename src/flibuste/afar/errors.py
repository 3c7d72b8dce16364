"""What a room somewhere else does not do, or does not answer."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.words import words


class AfarError(FlibusteError):
    """Said here, in this side's own words."""

    def __init__(self, id: str, **args: int | str) -> None:
        super().__init__(Message(id, args))

    def sentence(self, language: str) -> str:
        return words(None, language, "flibuste.afar").say(self.reason)


class RoomError(FlibusteError):
    """Said by the room, in both languages."""

    def __init__(self, code: str, message: Mapping[str, str]) -> None:
        super().__init__(Message("list-one", {"item": message.get("en", code)}))
        self.code = code
        self.sentences = message

    def sentence(self, language: str) -> str:
        return self.sentences.get(language) or self.sentences.get("en") or self.code
