"""The clocks of the players over the socket: what they have left, and what is asked about it."""

from __future__ import annotations

from msgspec import Struct


class PauseAsked(Struct, frozen=True, tag=True, gc=False):
    """A player asks for a pause; `waiting` have still to answer; `granted` once it is settled."""

    seat: int
    waiting: list[int]
    granted: bool | None


class LateAsked(Struct, frozen=True, tag=True, gc=False):
    """A player's time is spent: shall a bot play on?  So many must say yes; `out` once it is
    settled: a bot plays on, or they have more time, or have acted after all.
    """

    seat: int
    yes: list[int]
    no: list[int]
    needed: int
    out: bool | None


class Bank(Struct, frozen=True):
    """What one seat has left, in seconds, when this was sent: in the bank, and before it of this
    decision's own.
    """

    left: float
    own: float
    runs: bool


class Banks(Struct, frozen=True, tag=True, gc=False):
    """The clocks of the players, by seat: on entering, and after everything that changes them."""

    paused: bool
    banks: list[Bank]
