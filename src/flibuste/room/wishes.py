"""What people ask of each other over a table's socket: the host's word, and everybody's."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct


class FromClient(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Every request carries an id of the client's own making; the answer names it."""

    id: str


# The host's, before the match


class Remove(FromClient, frozen=True):
    """Nobody sits there any longer; in a running match a bot does."""

    seat: int


class SeatBot(FromClient, frozen=True):
    """A bot takes an open chair, or the bot there is another from now on."""

    seat: int
    bot: str


class SeatHere(FromClient, frozen=True):
    """Somebody who sits at the host's device takes an open chair."""

    seat: int
    name: str


class Rename(FromClient, frozen=True):
    """The host names bots, and everybody themselves."""

    seat: int
    name: str


class Reorder(FromClient, frozen=True):
    """On each chair shall sit who sits on the one named in its place."""

    order: list[int]


class AddChair(FromClient, frozen=True):
    """One more chair, at the end."""


class DropChair(FromClient, frozen=True):
    """A chair less, where no person sits."""

    seat: int


class SetOptions(FromClient, frozen=True):
    """Play with these options; those not named are the game's usual ones."""

    options: dict[str, Any]


class Cancel(FromClient, frozen=True):
    """There will be no match at this table."""


# The host's at any time


class MakeHost(FromClient, frozen=True):
    """Another person is the host from now on."""

    seat: int


HostRequest: TypeAlias = (
    Remove | SeatBot | SeatHere | Reorder | AddChair | DropChair | SetOptions | Cancel | MakeHost
)


# Everybody's, in the match


class StandIn(FromClient, frozen=True):
    """Let a bot play for me; or no longer."""

    yes: bool


class Concede(FromClient, frozen=True):
    """I give up: a bot plays for me to the end."""


class Stop(FromClient, frozen=True):
    """Let us stop here; or rather not.  A majority closes the match as it stands."""

    yes: bool


class Nudge(FromClient, frozen=True):
    """Knock at somebody who is awaited."""

    seat: int


class Pause(FromClient, frozen=True):
    """Let no clock run; or let them run again.  Everybody who sits there is asked."""

    yes: bool


class ShowHand(FromClient, frozen=True):
    """Let one friend look into my hand: a new key, and the last one is good no more; or none."""

    yes: bool


class Late(FromClient, frozen=True):
    """Somebody's time is spent: let a bot play on; or give them more."""

    yes: bool


PeopleRequest: TypeAlias = (
    HostRequest | Rename | StandIn | Concede | Stop | Nudge | Pause | Late | ShowHand
)
