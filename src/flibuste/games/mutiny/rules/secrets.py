"""Opponents and secrets: what Chang Ye, Bijoux, Ojo and Cambivalute do when used (M22, M24–M26)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.odds import Odds
from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.mutiny.acts import (
    DECLINE,
    INSPECT,
    PEEK,
    PLEDGE,
    SAILOR,
    STEAL,
    SWAP,
    Act,
    Decline,
    Inspect,
    Peek,
    Pledge,
    Post,
    Rob,
    Sailor,
    Steal,
    Swap,
    posts,
)
from flibuste.games.mutiny.parts import (
    BIJOUX,
    CAMBIVALUTE,
    CHANG_YE,
    DUELS,
    LETTER_INDEX,
    NOBODY,
    OJO,
    SAILORS,
    SIDE_INDEX,
    sailors_in,
)
from flibuste.games.mutiny.rules.chapter import LuckVisit, Visit, at_one_of, seat_word

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State


# A coin of an opponent


def chang_ye(table: State, seat: Seat, waited: int) -> Visit | None:
    """With nobody to steal from nothing is asked (M22, M38)."""
    return Stealing(CHANG_YE) if table.with_coins(seat) else None


def no_victim(table: State, seat: Seat, theft: Steal | Rob, rule: str) -> Refusal | None:
    """Why nothing can be stolen from this seat: an opponent has a coin and, robbed, is not out."""
    victim, kind = theft.seat, type(theft).__name__.lower()
    if not 0 <= victim < table.seats:
        return NO_SUCH_ACT
    wrong = {
        "self": victim == seat,
        "out": kind == "rob" and table.out >> victim & 1 > 0,
        "poor": not table.coins[victim],
    }
    why = next((why for why, is_wrong in wrong.items() if is_wrong), None)
    if why is None:
        return None
    return Refusal(rule, Message(f"refused-{kind}-{why}", {"player": seat_word(victim)}))


class Stealing(Visit):
    """M22 · A coin from an opponent who has one."""

    __slots__ = ()
    step = "Steal"
    asks = (Steal, Decline)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return STEALS[table.with_coins(seat)]

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        return no_victim(table, seat, action, "M22") if isinstance(action, Steal) else None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Steal):
            table.rob(seat, action.seat)
        table.pop()


STEALS: Final = at_one_of(STEAL)


# Allegiances


def bijoux(table: State, seat: Seat, waited: int) -> Visit | None:
    """Choose an allegiance, also when there is one already (M24)."""
    return Pledging(BIJOUX)


def ojo(table: State, seat: Seat, waited: int) -> Visit | None:
    """M25 · Choose an allegiance if there is none, else look at an opponent's, if there is one."""
    if table.sides[seat] == NOBODY:
        return Pledging(OJO)
    return Peeking(OJO) if table.pledged_others(seat) else None


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


class Peeking(Visit):
    """Look at the allegiance of an opponent who has one (M25)."""

    __slots__ = ()
    step = "Peek"
    asks = (Peek, Pledge, Decline)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return PEEKS[table.pledged_others(seat)]

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


PEEKS: Final = at_one_of(PEEK)


# The sailors

Pair: TypeAlias = tuple[int, int, int, int, int]
"""Valverde's sailor and Diaz's, 0 if nobody has decided; then sets of seats: who has seen the pair
as it stands, who recalls it as it stands, who recalls it the other way round.  Whoever recalls it
does not know which: somebody else has handled it since."""
NOT_POSTED: Final[Pair] = (0, 0, 0, 0, 0)


def seen_by(pair: Pair, seat: Seat) -> Pair:
    """M26: the pair as it is, after this seat has looked at it."""
    valverde, diaz, seen, same, reverse = pair
    others = ~(1 << seat)
    return valverde, diaz, seen | 1 << seat, same & others, reverse & others


def put_back(pair: Pair, seat: Seat, swap: bool) -> Pair:
    """M26: swapped or not; who had seen the pair before only recalls it now."""
    valverde, diaz, seen, same, reverse = pair
    own = 1 << seat
    recalled = same | seen & ~own
    if swap:
        return diaz, valverde, own, reverse, recalled
    return valverde, diaz, own, recalled, reverse


def cambivalute(table: State, seat: Seat, waited: int) -> Visit | None:
    """M26 · Two sailors from the deck, or, when all five pairs stand, a look at one of them."""
    if table.pairs() < DUELS:
        return Mustering(CAMBIVALUTE, 2)
    return Inspecting(CAMBIVALUTE)


@cache
def sailors(aboard: int) -> Odds[Act]:
    """Any sailor on deck, one as likely as the other (M5)."""
    return Odds(tuple(SAILOR[value] for value in sailors_in(aboard)))


class Mustering(LuckVisit):
    """Two sailors from the deck, unseen until one looks at them (M26)."""

    __slots__ = ()
    step = "Muster"

    def odds(self, table: State) -> Odds[Act]:
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
    menu = (*INSPECT, DECLINE)

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


class Swapping(Visit):
    """The pair goes back, swapped or not (M26); ``number`` is that of its letter."""

    __slots__ = ()
    step = "Swap"
    asks = (Swap,)
    menu = SWAP

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Swap)
        pair = table.posts[self.number]
        table.posts[self.number] = put_back(pair, seat, action.swap)
        table.pop()
