"""How a saboteur is made: Harbour with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import structs

from flibuste.core.protocol import AnyGame
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.state import State


@dataclass(frozen=True)
class Saboteur:
    """A game that breaks a law, and how it does it; ``also``: other laws that may notice."""

    law: int
    name: str
    game: AnyGame
    also: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"law{self.law}-a game that {self.name}"


ENLISTED: Final[list[Saboteur]] = []
ALL: Final = tuple(range(1, 14))  # somebody at large whom every law may stumble over
T = TypeVar("T", bound=type[State])


def played_on(table: type[State]) -> AnyGame:
    """Harbour on another table, whichever door a state comes in by."""

    def on(state: State) -> State:
        state.__class__ = table
        return state

    def read(position: Any, options: Any) -> Any:
        seats, settled, state = HARBOUR.read(position, options)
        return seats, settled, on(state)

    return structs.replace(
        HARBOUR,
        start=lambda seats, options: on(HARBOUR.start(seats, options)),
        read=read,
        imagine=lambda view, rng: on(HARBOUR.imagine(view, rng)),
    )


def breaks(law: int, *also: int) -> Callable[[T], T]:
    """The table below breaks this law; its docstring says how."""

    def enlist(table: T) -> T:
        name = (table.__doc__ or "").removeprefix("A game that ").rstrip(".")
        ENLISTED.append(Saboteur(law, name, played_on(table), also))
        return table

    return enlist


def enlist(law: int, name: str, *also: int, **changes: Any) -> None:
    """Harbour with some of its functions exchanged breaks this law."""
    ENLISTED.append(Saboteur(law, name, structs.replace(HARBOUR, **changes), also))


class Table(State):
    """Harbour as it is; its subclasses are not."""

    __slots__ = ()
