"""A position: what the rules of a game are written in.  Compiled, where there is a compiler."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Self

from mypy_extensions import mypyc_attr

from flibuste.core.odds import A, Weighed
from flibuste.core.standing import places
from flibuste.core.terms import (
    CLOCK,
    LUCK,
    NO_SUCH_ACT,
    NOT_A_PLAYER,
    NOT_AWAITED,
    OVER,
    Alarm,
    Refusal,
    Seat,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(ABC, Generic[A]):
    """A position.  Mutable, cheap to copy; ``apply`` trusts its caller."""

    __slots__ = ()

    @abstractmethod
    def awaiting(self) -> tuple[Seat, ...]:
        """Who may act now: one seat, several at once, or () when the game is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[A]:
        """The listed acts of an awaited seat, in a fixed order; never empty for it."""

    @abstractmethod
    def apply(self, seat: Seat, action: A) -> None:
        """Act.  Deterministic: all luck is in the action."""

    @abstractmethod
    def forbids(self, seat: Seat, action: A) -> Refusal | None:
        """The rule that forbids an awaited seat this act, or None: the game's one authority.

        Only asked for acts of the kinds that players make, by a seat that is awaited.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    def scores(self) -> Sequence[int]:
        """What each seat would count if the match ended now: the lines of its tally."""
        return [sum(lines.values()) for lines in self.tally()]

    @abstractmethod
    def tally(self) -> Sequence[Mapping[str, int]]:
        """The score of each seat line by line; the lines add up to it."""

    def ranks(self) -> Sequence[int]:
        """Final places, 1 for each winner: by the scores, if the game says nothing else.

        A game nobody wins has no 1.
        """
        return places(self.scores())

    def odds(self) -> Weighed[A]:
        """All LUCK may do, with weights; one type of act at a time.  Asked when LUCK is awaited."""
        return ()

    def alarm(self) -> Alarm | None:
        """The sandglass now running, if any."""
        return None

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        """Those of the game's open kinds of which this awaited seat may make an act now."""
        return ()

    def refusal(self, seat: Seat, action: A) -> Refusal | None:
        """G1, G2, G3, G4 · Why not: any seat, any act, at any time; None for what is allowed."""
        awaiting = self.awaiting()
        if not awaiting:
            return OVER
        if seat not in awaiting:
            return NOT_AWAITED
        if seat == LUCK:
            return None if any(action == outcome for outcome, _ in self.odds()) else NO_SUCH_ACT
        if seat == CLOCK:
            alarm = self.alarm()
            return None if alarm is not None and action == alarm.action else NO_SUCH_ACT
        if type(action).__name__ in self.not_for_players():
            return NOT_A_PLAYER
        return self.forbids(seat, action)

    def not_for_players(self) -> frozenset[str]:
        """The names of the kinds of act that only LUCK and the CLOCK make."""
        return frozenset()
