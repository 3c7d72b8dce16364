"""
Chapters of the rules that interrupt one another: a stack of scenes.

A tavern asks for a throw, a throw asks whether to use a barrel: the scene on
top owns the next decision, and what it was played for is handed to the scene
below.  Fields of a scene are numbers and tuples, so a shallow copy is a full one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.core.odds import A, Weighed
from flibuste.core.state import BaseState
from flibuste.core.terms import Alarm, Refusal, Seat

T = TypeVar("T", bound="Stage[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene(Generic[T, A]):
    """One chapter of the rules while it is being played, at a table ``T``."""

    __slots__ = ()

    def awaiting(self, table: T) -> tuple[Seat, ...]:
        raise NotImplementedError

    def legal(self, table: T, seat: Seat) -> Sequence[A]:
        raise NotImplementedError

    def forbids(self, table: T, seat: Seat, action: A) -> Refusal | None:
        raise NotImplementedError

    def apply(self, table: T, seat: Seat, action: A) -> None:
        raise NotImplementedError

    def odds(self, table: T) -> Weighed[A]:
        return ()

    def alarm(self, table: T) -> Alarm | None:
        return None

    def open_kinds(self, table: T, seat: Seat) -> Sequence[str]:
        return ()

    def resume(self, table: T, result: Any) -> None:
        """The scene above has ended with this result."""

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for kind in type(self).__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(twin, name, getattr(self, name))
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(BaseState[A]):
    """A table on which scenes are played: the top one is asked, no scene left means the end."""

    __slots__ = ("scenes",)

    def __init__(self) -> None:
        self.scenes: list[Scene[Any, A]] = []

    def push(self, scene: Scene[Any, A]) -> None:
        self.scenes.append(scene)

    def pop(self, result: Any = None) -> None:
        """The top scene is over; the one below goes on with its result."""
        self.scenes.pop()
        if self.scenes:
            self.scenes[-1].resume(self, result)

    def awaiting(self) -> tuple[Seat, ...]:
        return self.scenes[-1].awaiting(self) if self.scenes else ()

    def legal(self, seat: Seat) -> Sequence[A]:
        return self.scenes[-1].legal(self, seat)

    def odds(self) -> Weighed[A]:
        return self.scenes[-1].odds(self)

    def alarm(self) -> Alarm | None:
        return self.scenes[-1].alarm(self) if self.scenes else None

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        return self.scenes[-1].open_kinds(self, seat)

    def forbids(self, seat: Seat, action: A) -> Refusal | None:
        return self.scenes[-1].forbids(self, seat, action)

    def apply(self, seat: Seat, action: A) -> None:
        self.scenes[-1].apply(self, seat, action)

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin; copies the scenes with ``copied_scenes``."""

    def copied_scenes(self) -> list[Scene[Any, A]]:
        return [scene.copy() for scene in self.scenes]
