"""Saboteurs of laws 6, 7 and 8: somebody can go on, nothing gets lost, and it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from flibuste.core.protocol import CLOCK, LUCK, Alarm, Seat
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.actions import BELL, GRAB, Act, Bell, Draw, Grab, Roll, Toss
from tests.laws.harbour.parts import COINS, KINDS
from tests.laws.harbour.state import State
from tests.laws.harbour.view import Sight
from tests.laws.saboteurs.enlisting import ALL, Table, breaks, enlist

# 6 whoever is awaited can act


@breaks(6, 8, 12)
class Speechless(Table):
    """A game that waits at night for somebody who can do nothing."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        return () if len(self.awaiting()) == 1 else super().legal(seat)


@breaks(6)
class Stuttering(Table):
    """A game that lists an act twice."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        menu = super().legal(seat)
        return [*menu, GRAB] if GRAB in menu else menu


@breaks(6)
class Insistent(Table):
    """A game that awaits the same seat twice."""

    __slots__ = ()

    def awaiting(self) -> tuple[Seat, ...]:
        awaiting = super().awaiting()
        return (*awaiting, 0) if CLOCK in awaiting else awaiting


@breaks(6, *ALL)
class Haunting(Table):
    """A game that awaits somebody who does not sit there."""

    __slots__ = ()

    def awaiting(self) -> tuple[Seat, ...]:
        awaiting = super().awaiting()
        return (*awaiting, self.seats) if CLOCK in awaiting else awaiting


@breaks(6, 8)
class Timeless(Table):
    """A game that awaits the clock without an alarm."""

    __slots__ = ()

    def alarm(self) -> Alarm | None:
        return None


@breaks(6)
class Alarming(Table):
    """A game that sets an alarm while nobody awaits the clock."""

    __slots__ = ()

    def alarm(self) -> Alarm | None:
        return super().alarm() or (Alarm(1.0, BELL) if self.scenes else None)


@breaks(6)
class Overdue(Table):
    """A game that sets an alarm in the past."""

    __slots__ = ()

    def alarm(self) -> Alarm | None:
        alarm = super().alarm()
        return alarm and Alarm(-1.0, alarm.action)


class Dicey(Table):
    """Harbour with other odds."""

    __slots__ = ()

    def odds(self) -> Sequence[tuple[Act, int]]:
        odds = list(super().odds())
        return self.loaded(odds) if isinstance(odds[0][0], Roll) else odds

    def loaded(self, odds: list[tuple[Act, int]]) -> Sequence[tuple[Act, int]]:
        return odds


@breaks(6)
class Weightless(Dicey):
    """A game that rolls a die with a side of weight 0."""

    __slots__ = ()

    def loaded(self, odds: list[tuple[Act, int]]) -> Sequence[tuple[Act, int]]:
        return [(odds[0][0], 0), *odds[1:]]


@breaks(6, 8)
class Fractional(Dicey):
    """A game that rolls a die with broken weights."""

    __slots__ = ()

    def loaded(self, odds: list[tuple[Act, int]]) -> Sequence[tuple[Act, int]]:
        return [(act, 0.5) for act, _ in odds]  # type: ignore[misc]  # that is what is wrong


@breaks(6)
class Doubled(Dicey):
    """A game that rolls a die that lists a side twice."""

    __slots__ = ()

    def loaded(self, odds: list[tuple[Act, int]]) -> Sequence[tuple[Act, int]]:
        return [odds[0], *odds]


@breaks(6, 3)
class Motley(Dicey):
    """A game that rolls or draws, as luck will have it."""

    __slots__ = ()

    def loaded(self, odds: list[tuple[Act, int]]) -> Sequence[tuple[Act, int]]:
        drawn: list[tuple[Act, int]] = [(Draw(KINDS[kind]), n) for kind, n in self.pile.odds()]
        return odds + drawn if self.thirsty() is not None else [*odds, (Toss(0), 1)]

    def apply(self, seat: Seat, action: Act) -> None:
        super().apply(seat, Roll(1) if seat == LUCK and isinstance(action, Toss) else action)


@breaks(6)
class Boastful(Table):
    """A game that tallies what does not add up."""

    __slots__ = ()

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [{"coins": coins, "glory": self.day} for coins in self.coins]


@breaks(6)
class Exclusive(Table):
    """A game that ranks winners only."""

    __slots__ = ()

    def ranks(self) -> Sequence[int]:
        return [rank for rank in super().ranks() if rank == 1]


def hopes_beyond_reason(state: State) -> Sequence[float]:
    return [2.0] * state.seats


enlist(6, "hopes for more than to win", evaluate=hopes_beyond_reason)


# 7 parts are conserved


@breaks(7, 5, 9)
class Minting(Table):
    """A game that makes a coin out of nothing."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        super().apply(seat, action)
        if isinstance(action, Grab):
            self.coins[seat] += 1


@breaks(7, 3, 5, 9)
class Smuggling(Table):
    """A game that swaps the discards for others when the bell rings."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        super().apply(seat, action)
        if isinstance(action, Bell):
            self.discard = self.discard[1:] + self.discard[:1]


def look_away(state: State) -> None:
    """Whatever is in the box."""


def count_coins_only(state: State) -> None:
    assert sum(state.coins) + state.chest + state.quay + state.sea == COINS


def weigh_the_cards(state: State) -> None:
    """All cards together, whatever kinds they are."""
    count_coins_only(state)
    counts = (state.pile.unseen, state.discard, *state.hands)
    assert min(map(min, counts)) >= 0
    cards = sum(map(sum, counts)) + sum(card >= 0 for card in state.laid)
    known = [card for card, _ in state.pile.layers if card >= 0]
    assert cards + len(known) == 9
    assert len(state.pile) == sum(state.pile.counts())


def imagine_another_box(view: Sight, rng: Random) -> State:
    state: State = HARBOUR.imagine(view, rng)
    state.pile.unseen = state.pile.unseen[1:] + state.pile.unseen[:1]
    return state


enlist(7, "audits nothing", audit=look_away)
enlist(7, "audits no cards", audit=count_coins_only)
enlist(7, "does not notice cards that are swapped", audit=weigh_the_cards)
enlist(7, "imagines another box", 3, 5, imagine=imagine_another_box)


# 8 random play ends


@breaks(8)
class Endless(Table):
    """A game that never has fewer coins on the quay."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        if not isinstance(action, Grab | Bell | Toss):
            super().apply(seat, action)
        elif isinstance(action, Toss):
            self.buoy = action.spot
