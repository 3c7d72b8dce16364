"""Acts and views as numbers, for programs that learn: what a game says of itself in numbers.py.

The acts of a game are numbered once and for all: 0 is "pass" (nothing is asked of this seat, or,
in a race, it lets the others and the clock go on), then come the acts of players, as
``Numbers.acts`` lists them, then those of the families.  What LUCK and the CLOCK do is numbered
apart, from 0.

A view becomes a vector of fixed size with named parts, all between −1 and 1.  ``Numbers.sight``
tells it to a ``Pen`` (core/pens.py), always the same parts in the same order; a ``NamingPen`` that
is told the same learns their names.  What belongs to a seat stands in the order of play from the
viewer on, so that a player learns for every chair at once; seats that do not play, and what is
hidden, are 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec import Struct

from flibuste.core.terms import Action

if TYPE_CHECKING:
    from flibuste.core.pens import Pen

PASS: Final = 0  # the number that is no act


class Names(dict[Any, int]):
    """Names in their order, each with its place: made once, and known by who it is."""

    def __init__(self, names: Iterable[Any]) -> None:
        super().__init__((name, place) for place, name in enumerate(names))

    __hash__: ClassVar[Callable[[Names], int]] = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other


class Part(Struct, frozen=True):
    """A run of the vector: its name, and the names of its numbers."""

    name: str
    labels: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.labels)


class Family(Struct, frozen=True):
    """Acts of an open kind that have numbers too: a fixed choice among the many that there are.

    They come after all listed acts.  They are never on the menu; the rules say which are allowed.
    """

    kind: str
    which: str  # of them, without words
    acts: tuple[Action, ...]


class Numbers(Struct, frozen=True):
    """What numbers.py of a game says."""

    acts: tuple[Action, ...]  # every act of a player that can ever be listed, in a fixed order
    nature: tuple[Action, ...]  # every act of LUCK, and of the CLOCK
    sight: Callable[[Any, Pen], None]  # tells a view to a pen, always the same parts
    families: tuple[Family, ...] = ()
    instead: Mapping[str, str] = {}  # kinds without numbers, and which kinds stand for them
