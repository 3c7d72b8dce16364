"""What a view tells, put on a table once for all the worlds that are imagined behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from flibuste.core.state import BaseState
from flibuste.core.terms import View

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=BaseState[Any])


class Told(Generic[V, S]):
    """Remembers the view that was asked for last: bots imagine many worlds behind one view.

    Whoever asks for it again gets a copy of a table that is kept; whoever asks once, no copy.
    """

    __slots__ = ("last", "place")

    def __init__(self, place: Callable[[V], S]) -> None:
        self.place = place  # makes a table of all that a view tells
        self.last: tuple[V, S | None] | None = None

    def table(self, view: V) -> S:
        """A table of one's own with all that this view tells; what it hides is still to come."""
        last = self.last  # one value: others may be asking, too
        if last is None or last[0] is not view:
            self.last = (view, None)
            return self.place(view)
        kept = last[1]
        if kept is None:
            kept = self.place(view)
            self.last = (view, kept)
        return kept.copy()
