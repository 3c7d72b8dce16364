"""The table of Harbour: what lies where, and who wins.  The chapters are in scenes.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Self

from msgspec import Meta, Struct

from flibuste.core.piles import Pile
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Stage

from .actions import NATURE, Act
from .parts import COINS, COPIES, HAND, KINDS
from .scenes import Day

NOTHING: Final = -1  # laid on the market


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=3)] = 2
    quick: bool = False  # the bell rings sooner


class State(Stage[Act]):
    """A position of Harbour; cards are counted by kind."""

    __slots__ = (
        "buoy",
        "chest",
        "coins",
        "day",
        "days",
        "discard",
        "hands",
        "laid",
        "pile",
        "quay",
        "quick",
        "sea",
        "seats",
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__()
        self.seats = seats
        self.days, self.quick = options.days, options.quick
        self.day = 0  # over so far
        self.hands = [[0] * len(KINDS) for _ in range(seats)]
        self.laid = [NOTHING] * seats
        self.discard = [0] * len(KINDS)
        self.pile = Pile([COPIES] * len(KINDS))
        self.coins = [0] * seats
        self.chest, self.quay, self.sea = COINS, 0, 0
        self.buoy = 0
        self.push(Day())

    def thirsty(self) -> Seat | None:
        """Who gets the next card of the pile at dawn (H2)."""
        if not len(self.pile):
            return None
        return next((seat for seat, hand in enumerate(self.hands) if sum(hand) < HAND), None)

    def poorest(self) -> Seat:
        """The player with the fewest coins, the lowest seat if several (H6)."""
        return self.coins.index(min(self.coins))

    def held(self, seat: Seat) -> list[int]:
        return [kind for kind, copies in enumerate(self.hands[seat]) if copies]

    def not_for_players(self) -> frozenset[str]:
        return NATURE

    def scores(self) -> Sequence[int]:
        return self.coins[:]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [{"coins": coins} for coins in self.coins]

    def ranks(self) -> Sequence[int]:
        """H7: the one who has the most coins wins; if several have, nobody does."""
        best = max(self.coins)
        if self.coins.count(best) > 1:
            return [2] * self.seats
        return [1 if coins == best else 2 for coins in self.coins]

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats, new.days, new.day, new.quick = self.seats, self.days, self.day, self.quick
        new.hands = [hand[:] for hand in self.hands]
        new.laid, new.discard, new.coins = self.laid[:], self.discard[:], self.coins[:]
        new.pile = self.pile.copy()
        new.chest, new.quay, new.sea, new.buoy = self.chest, self.quay, self.sea, self.buoy
        new.scenes = self.copied_scenes()
        return new


def audit(state: State) -> None:
    """H1: three cards of each kind, nine coins; the runs of the pile are as long as they should."""
    pile = state.pile
    for kind, name in enumerate(KINDS):
        cards = pile.counts()[kind] + state.discard[kind] + state.laid.count(kind)
        cards += sum(hand[kind] for hand in state.hands)
        assert cards == COPIES, f"{cards} cards {name}"
    for counts in (pile.unseen, state.discard, *state.hands):
        assert min(counts) >= 0, "a negative number of cards"
    assert all(NOTHING <= card < len(KINDS) for card in state.laid), "an unknown card"
    assert len(state.laid) == state.seats, "a market for others"
    assert len(pile) == sum(pile.counts()), "the pile is not as high as its cards"
    heaps = [*state.coins, state.chest, state.quay, state.sea]
    assert sum(heaps) == COINS, f"{sum(heaps)} coins"
    assert min(heaps) >= 0, "a negative number of coins"
