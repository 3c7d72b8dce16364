"""The terms of the contract: seats, acts, views, messages, refusals.  Plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
LUCK: Final[Seat] = -1
CLOCK: Final[Seat] = -2
WATCHER: Final[Seat] = -3


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """One thing a seat can do.  Plain data: an action knows no rules.

    It holds nothing that could hold it, so the garbage collector need not look at the many acts
    that are made once and kept.
    """


class Sealed(Action, frozen=True):
    """What the others see of an act made face down."""


class View(Struct, frozen=True):
    """All that one seat may know.  Built field by field, never by deletion."""

    seat: Seat
    awaiting: tuple[Seat, ...]


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence before it is put into words: an id of the .ftl files and its arguments.

    An argument that is a message itself ("a dagger", a seat's name) is put into words first.
    """

    id: str
    args: Mapping[str, int | str | Message] = {}


class Refusal(Struct, frozen=True):
    """Why an act is not allowed: the rule that forbids it, and a sentence."""

    rule: str
    message: Message


class Alarm(Struct, frozen=True):
    """Asks the room to make the CLOCK act, so many seconds after the alarm first shows."""

    seconds: float
    action: Action


class Handles(Struct, frozen=True):
    """How a finger makes an act on a board: a handle is a kind and a name, such as "card:dagger".

    ``take`` is what it touches first, in any order; then a touch of a ``goal`` does it, and so does
    letting go over one.  With nothing to take the goal alone does it; an act without handles is no
    thing of the board and has a button.  ``main`` is the one act that the gold slot offers while
    nothing is in hand.
    """

    take: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    main: bool = False


SEALED: Final = Sealed()

OVER: Final = Refusal("G2", Message("refused-over"))
NOT_AWAITED: Final = Refusal("G1", Message("refused-not-awaited"))
NO_SUCH_ACT: Final = Refusal("G3", Message("refused-no-such-act"))
NOT_A_PLAYER: Final = Refusal("G4", Message("refused-not-a-player"))
GENERAL_RULES: Final = ("G1", "G2", "G3", "G4")
