"""What can go wrong by somebody else's doing: each error says what, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flibuste.core.protocol import Action, Message


class FlibusteError(ValueError):
    """A request that cannot be met; nothing was changed."""

    code = "bad_request"

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message)
        self.reason = message
        self.game = game  # whose words the sentence is written with

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between the processes of a pool."""
        return type(self), (self.reason, self.game)

    def sentence(self, language: str) -> str:
        """What is wrong, in one sentence."""
        from flibuste.core.words import words  # only an error that is read needs words

        return words(self.game, language).say(self.reason)

    @property
    def message(self) -> str:
        """The English sentence, for those who print errors."""
        return self.sentence("en")

    def say(self, language: str = "en") -> str:
        """The sentence, with the rule if one is to blame."""
        return self.sentence(language)

    def __str__(self) -> str:
        return self.say()


class UnknownGame(FlibusteError):
    code = "unknown_game"


class BadOptions(FlibusteError):
    code = "bad_options"


class BadPosition(FlibusteError):
    code = "bad_position"


class BadCode(FlibusteError):
    code = "bad_code"


class IllegalAction(FlibusteError):
    """The seat may not do this now: the rule that says so, and allowed acts that come near."""

    code = "illegal"

    def __init__(
        self, rule: str, message: Message, near: Sequence[Action] = (), game: str | None = None
    ) -> None:
        super().__init__(message, game)
        self.rule = rule
        self.near = tuple(near)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule, self.reason, self.near, self.game)

    def say(self, language: str = "en") -> str:
        return f"{self.rule}: {self.sentence(language)}"
