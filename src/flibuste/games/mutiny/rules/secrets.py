"""What stays secret: allegiances with Bijoux and Ojo, the sailors with Cambivalute (M24–M26)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import NO_SUCH_ACT, Refusal, Seat
from flibuste.games.mutiny.acts import (
    DECLINE,
    INSPECT,
    PEEK,
    PLEDGE,
    SAILOR,
    SWAP,
    Act,
    Decline,
    Inspect,
    Peek,
    Pledge,
    Post,
    Sailor,
    Swap,
    posts,
)
from flibuste.games.mutiny.parts import (
    LETTER_INDEX,
    NOBODY,
    OJO,
    SAILORS,
    SEATS,
    SIDE_INDEX,
    sailors_in,
)
from flibuste.games.mutiny.rules.chapter import LuckVisit, Visit, seat_word
from flibuste.games.mutiny.rules.pairs import put_back, seen_by

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State


class Pledging(Visit):
    """M24 · Choose one's allegiance, again if one has; Ojo lets those who have none (M25)."""

    __slots__ = ()
    step = "Pledge"
    asks = (Pledge,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return MAY_PLEDGE if self.pirate == OJO else PLEDGE

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if self.pirate == OJO and isinstance(action, Decline):
            return None
        if self.pirate == OJO and isinstance(action, Peek):
            return self.refusal("refused-ojo-choose")
        return super().forbids(table, seat, action)

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Pledge)
        return None if action.side in SIDE_INDEX else NO_SUCH_ACT

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Pledge):
            table.pledge(seat, SIDE_INDEX[action.side])
        table.pop()


MAY_PLEDGE: Final[tuple[Act, ...]] = (*PLEDGE, DECLINE)


@cache
def peeks(seats: int) -> tuple[Act, ...]:
    """At one of these, or at nobody (M25, M38)."""
    return (*(PEEK[seat] for seat in range(SEATS[-1]) if seats >> seat & 1), DECLINE)


class Peeking(Visit):
    """Look at the allegiance of an opponent who has one (M25)."""

    __slots__ = ()
    step = "Peek"
    asks = (Peek, Pledge, Decline)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return peeks(table.pledged_others(seat))

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Pledge):
            return self.refusal("refused-ojo-own")
        if not isinstance(action, Peek):
            return None
        if not 0 <= action.seat < table.seats:
            return NO_SUCH_ACT
        if action.seat == seat:
            return self.refusal("refused-peek-self")
        if table.sides[action.seat] == NOBODY:
            return self.refusal("refused-peek-none", player=seat_word(action.seat))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Peek):
            table.looks[seat * table.seats + action.seat] = 1 + table.sides[action.seat]
        table.pop()


@cache
def sailors(aboard: int) -> tuple[tuple[Act, int], ...]:
    """Any sailor on deck, one as likely as the other (M5)."""
    return tuple((SAILOR[value], 1) for value in sailors_in(aboard))


class Mustering(LuckVisit):
    """Two sailors from the deck, unseen until one looks at them (M26)."""

    __slots__ = ()
    step = "Muster"

    def odds(self, table: State) -> Sequence[tuple[Act, int]]:
        return sailors(table.aboard)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Sailor)
        table.aboard ^= 1 << action.value
        found = (*self.cards, action.value)
        if self.left > 1:
            table.turn_to(Mustering(self.pirate, self.left - 1, found))
        else:
            table.turn_to(Posting(self.pirate, 0, found))


class Posting(Visit):
    """One on Valverde's side of the next free letter, one on Diaz's (M26)."""

    __slots__ = ()
    step = "Post"
    asks = (Post,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return posts(*self.cards)

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Post)
        if action.valverde not in SAILORS or action.diaz not in SAILORS:
            return NO_SUCH_ACT
        if sorted((action.valverde, action.diaz)) != sorted(self.cards):
            return self.refusal("refused-post")
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Post)
        table.posts[table.pairs()] = (action.valverde, action.diaz, 1 << seat, 0, 0)
        table.pop()


class Inspecting(Visit):
    """All five pairs stand, so one may look at one of them (M26)."""

    __slots__ = ()
    step = "Inspect"
    asks = (Inspect, Decline)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return MAY_INSPECT

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Inspect) and action.duel not in LETTER_INDEX:
            return NO_SUCH_ACT
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if not isinstance(action, Inspect):
            table.pop()
            return
        letter = LETTER_INDEX[action.duel]
        table.posts[letter] = seen_by(table.posts[letter], seat)
        table.turn_to(Swapping(self.pirate, number=letter))


MAY_INSPECT: Final[tuple[Act, ...]] = (*INSPECT, DECLINE)


class Swapping(Visit):
    """The pair goes back, swapped or not (M26); ``number`` is that of its letter."""

    __slots__ = ()
    step = "Swap"
    asks = (Swap,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return SWAP

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Swap)
        pair = table.posts[self.number]
        table.posts[self.number] = put_back(pair, seat, action.swap)
        table.pop()
