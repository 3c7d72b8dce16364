"""A game in which everything lies open: it writes its acts, its state and its words, no more.

What the state keeps in ``table`` is what everybody sees, and what a position says.  Sight, labels,
stories, board and a plain value for bots follow from it and are the same for all such games; a game
that outgrows one of them writes its own room and gives it to ``open_game``.
"""

from __future__ import annotations

import re
import sys
from abc import abstractmethod
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Generic, Self, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from flibuste.core.errors import BadPosition
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Action, AnyGame, Game, Message, Position, Seat, State, View
from flibuste.core.registry import card
from flibuste.core.sections import Section
from flibuste.core.standing import shares, won

if TYPE_CHECKING:
    from random import Random

A = TypeVar("A", bound=Action)
HOPE = 0.5  # how fast a lead in points turns into a win


class OpenState(State[A], Generic[A]):
    """A position: how many play, and the table with all that lies on it."""

    __slots__ = ("seats", "table")

    def __init__(self, seats: int, table: Any) -> None:
        self.seats = seats
        self.table = table  # a struct of the game's own, plain data within it

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats, new.table = self.seats, deepcopy(self.table)
        return new

    @abstractmethod
    def audit(self) -> None:
        """Fails when a part of the box is missing, doubled or swapped."""


class OpenView(View, frozen=True):
    """The table, the same for everybody; a game's own view says what lies on it (``views_of``).

    seats · how many play
    table · all that lies on it
    """

    seats: int
    table: Any


def views_of(table: type[Struct]) -> type[OpenView]:
    """A view that lives beside its table: bots in other processes find it there."""
    home = sys.modules[table.__module__]
    made = msgspec.defstruct(
        "Sight", [("table", table)], bases=(OpenView,), frozen=True, module=home.__name__
    )
    setattr(home, made.__name__, made)
    return cast("type[OpenView]", made)


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """A game without options."""


def open_game(
    package: str, start: Callable[[int, Any], OpenState[Any]], actions: Any, **rooms: Any
) -> AnyGame:
    """The game in a folder; ``rooms`` are the fields of Game that it has written itself."""
    players = card(package)["players"]
    key = package.rpartition(".")[2]
    options = rooms.get("options", NoOptions)
    views = views_of(type(start(players[0], options()).table))
    plain: dict[str, Any] = {
        "version": 1,
        "seats": range(players[0], players[-1] + 1),
        "options": options,
        "views": views,
        "view": partial(view, views),
        "shown": lambda state, seat, action, to: action,
        "imagine": partial(imagine, start),
        "read": partial(read, key, start, players),
        "write": write,
        "story": story,
        "prompt": prompt,
        "label": label,
        "board": board,
        "evaluate": evaluate,
        "audit": lambda state: state.audit(),
    }
    return Game(key=key, package=package, actions=actions, start=start, **(plain | rooms))


# Sight


def view(views: type[OpenView], state: OpenState[Any], seat: Seat) -> OpenView:
    return views(seat, tuple(state.awaiting()), state.seats, deepcopy(state.table))


def imagine(start: Any, view: OpenView, rng: Random) -> OpenState[Any]:
    """Nothing is hidden: there is one state behind a view."""
    state: OpenState[Any] = start.__new__(start)
    state.seats, state.table = view.seats, deepcopy(view.table)
    return state


def write(state: OpenState[Any]) -> Position:
    return {"seats": state.seats, **msgspec.to_builtins(state.table)}


def read(
    key: str, start: Any, players: Sequence[int], position: Position, options: Any
) -> tuple[int, Any, OpenState[Any]]:
    """What is not named is as at the start; the audit says whether the parts add up."""
    least, most = players[0], players[-1]
    table = start(least, options).table
    fields = [(one.name, one.type | None, None) for one in msgspec.structs.fields(type(table))]
    seats = ("seats", Annotated[int, Meta(ge=least, le=most)])
    form = msgspec.defstruct("Written", [seats, *fields], forbid_unknown_fields=True)
    written: Any = position_fields(position, form, key)
    state: OpenState[Any] = start(written.seats, options)
    for name, _, _ in fields:
        if getattr(written, name) is not None:
            setattr(state.table, name, getattr(written, name))
    try:
        state.audit()
    except (AssertionError, LookupError) as wrong:
        detail = {"detail": str(wrong)}
        raise BadPosition(Message("position-audit", {**detail}), key) from None
    return state.seats, options, state


# Words: ids made of the acts' names, their fields as arguments


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def named(action: Action) -> tuple[str, dict[str, int | str | Message]]:
    """``PutBack(seat=1)``: ``put-back`` and its fields, a seat as the player who sits there."""
    kind = re.sub(r"(?<=.)(?=[A-Z])", "-", type(action).__name__).lower()
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return kind, {
        name: player(one) if name == "seat" else word(one) for name, one in fields.items()
    }


def word(value: Any) -> Any:
    """Yes and no are 1 and 0 in a sentence: a bool is none of the things that words can be told."""
    return int(value) if isinstance(value, bool) else value


def label(view: OpenView, action: Action) -> Message:
    kind, fields = named(action)
    return Message(f"act-{kind}", fields)


def story(before: OpenView, seat: Seat, shown: Action, after: OpenView) -> list[Message]:
    kind, fields = named(shown)
    who = {"player": player(seat)} if seat >= 0 else {}
    return [Message(f"story-{kind}", {**fields, **who})]


def prompt(view: OpenView, menu: Sequence[Action]) -> Message:
    """It is over, or mine to play, or one waits."""
    if not view.awaiting:
        return Message("prompt-over")
    if menu:
        return Message("prompt-play", numbers(view))
    others = [seat for seat in view.awaiting if seat >= 0]
    return (
        Message("prompt-wait", {"player": player(others[0])}) if others else Message("prompt-luck")
    )


def numbers(view: OpenView) -> dict[str, int | str | Message]:
    """What of the table is a number or a name."""
    table = msgspec.structs.asdict(view.table)
    return {name: word(one) for name, one in table.items() if isinstance(one, int | str)}


def board(view: OpenView) -> list[Section]:
    """The table in a line, and a line for each player with what is kept by seat."""
    table = msgspec.structs.asdict(view.table)
    kept = {
        name: one for name, one in table.items() if isinstance(one, list) and len(one) == view.seats
    }
    lines = []
    for seat in range(view.seats):
        own = {name: word(one[seat]) for name, one in kept.items()}
        lines.append(Message("board-player", {"player": player(seat), **own}))
    return [Section(None, [Message("board-table", numbers(view))]), Section(None, lines)]


# Bots


def evaluate(state: OpenState[Any]) -> Sequence[float]:
    """By the points that each has now; a finished match has its winners."""
    return shares(state.scores(), HOPE) if state.awaiting() else won(state.ranks())
