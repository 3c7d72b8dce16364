"""What a view tells, put on a table once for all the worlds that are imagined behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from flibuste.core.terms import View

V = TypeVar("V", bound=View)
B = TypeVar("B")


class Told(Generic[V, B]):
    """Remembers the view that was asked for last: bots imagine many worlds behind one view.

    What is behind a view is a thing of its game: the table with all that is told, the gaps in it,
    and how a world is made of both.
    """

    __slots__ = ("last", "read")

    def __init__(self, read: Callable[[V], B]) -> None:
        self.read = read
        self.last: tuple[V, B] | None = None

    def behind(self, view: V) -> B:
        """What this view tells and what it leaves open, read once."""
        last = self.last  # one value: others may be asking, too
        if last is None or last[0] is not view:
            last = self.last = (view, self.read(view))
        return last[1]
