"""Tables that cannot be opened as they are kept."""

from __future__ import annotations

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.refusal import Refused
from flibuste.store.chain import Damaged


class Unreadable(Refused):
    """Damaged, or played by older rules."""

    def __init__(self, reason: Message) -> None:
        super().__init__("room-unreadable", "unreadable", reason=reason)


def what_is_wrong(error: Exception) -> str:
    """For the log: in one line, and nothing of what the journal holds."""
    if isinstance(error, Damaged):
        return f"entry {error.number} ({error.reason.id})"
    return error.message if isinstance(error, FlibusteError) else type(error).__name__
