"""
A face-down pile of which nobody has decided the order.

What nobody has seen does not exist yet: a pile is, from the bottom to the top,
runs of unseen cards and single cards that somebody saw before they were put
there.  Cards are numbers 0, 1, 2 … of the game's own list of kinds; who saw a
card is a set of seats written as bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.odds import A, Odds
from flibuste.core.terms import Seat

if TYPE_CHECKING:
    from random import Random

UNSEEN: Final = -1
Layer: TypeAlias = tuple[int, int]
"""(UNSEEN, number of cards) or (card, seats who saw it); in a view a card hidden from the
viewer but seen by others is (UNSEEN, -seats who saw it)."""


def seats_bits(seats: Iterable[Seat]) -> int:
    """A set of seats as bits."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


class Pile:
    """Unseen cards by kind, and the layers of the pile from the bottom to the top."""

    __slots__ = ("layers", "unseen")

    def __init__(self, unseen: Sequence[int], layers: Sequence[Layer] | None = None) -> None:
        self.unseen = list(unseen)
        self.layers = list(layers) if layers is not None else _run(sum(self.unseen))

    def __len__(self) -> int:
        return sum(number if card == UNSEEN else 1 for card, number in self.layers)

    def copy(self) -> Pile:
        return Pile(self.unseen, self.layers)

    def odds(self) -> list[tuple[int, int]]:
        """What the top card may be, with weights."""
        if not self.layers:
            return []
        card, _ = self.layers[-1]
        if card != UNSEEN:
            return [(card, 1)]
        return [(kind, copies) for kind, copies in enumerate(self.unseen) if copies]

    def draws(self, acts: tuple[A, ...]) -> Odds[A]:
        """The same as LUCK's odds; the acts that turn up a card are given by kind."""
        if not self.layers:
            return Odds(())
        card, _ = self.layers[-1]
        return Odds(acts, self.unseen[:]) if card == UNSEEN else Odds((acts[card],))

    def draw(self, card: int) -> int:
        """The top card is turned up and is this one; the set of seats who had seen it before."""
        top, number = self.layers.pop()
        if top != UNSEEN:
            return number
        self.unseen[card] -= 1
        self.layers += _run(number - 1)
        return 0

    def put_under(self, card: int, seen_by: int) -> None:
        """Put a card under the pile; the seats in ``seen_by`` know which."""
        assert seen_by, "a card that nobody saw is shuffled in"
        self.layers.insert(0, (card, seen_by))

    def put_at(self, above: int, card: int, seen_by: int) -> None:
        """Put a card into the pile with so many cards above it; ``seen_by`` know which."""
        assert seen_by, "a card that nobody saw is shuffled in"
        for place in range(len(self.layers) - 1, -1, -1):
            kind, number = self.layers[place]
            size = number if kind == UNSEEN else 1
            if above < size:
                below = _run(size - above) if kind == UNSEEN else [(kind, number)] * (above == 0)
                over = _run(above) if kind == UNSEEN else []
                self.layers[place : place + 1] = [*below, (card, seen_by), *over]
                return
            above -= size
        self.put_under(card, seen_by)

    def shuffle_in(self, cards: Iterable[int] = ()) -> None:
        """Shuffle the whole pile with these cards: nobody knows any place any more."""
        for card, _ in self.layers:
            if card != UNSEEN:
                self.unseen[card] += 1
        for card in cards:
            self.unseen[card] += 1
        self.layers = _run(sum(self.unseen))

    def counts(self) -> list[int]:
        """How many of each kind are in the pile."""
        total = self.unseen[:]
        for card, _ in self.layers:
            if card != UNSEEN:
                total[card] += 1
        return total

    def seen_from(self, seat: Seat) -> tuple[Layer, ...]:
        """The layers as this seat knows them; what only others saw keeps its place alone."""
        return tuple(
            (card, number)
            if card == UNSEEN or (seat >= 0 and number >> seat & 1)
            else (UNSEEN, -number)
            for card, number in self.layers
        )


def deal(left: list[int], number: int, hand: list[int], rng: Random) -> None:
    """So many of the cards that are left, evenly, into a hand; both are counted by kind."""
    random, cards = rng.random, sum(left)
    for size in range(cards, cards - number, -1):
        place, kind = int(random() * size), 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        hand[kind] += 1


def draw_one(left: list[int], rng: Random) -> int:
    """One of the cards that are left, evenly, taken from them: its kind."""
    place, kind = int(rng.random() * sum(left)), 0
    while place >= left[kind]:
        place -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind


def imagined(layers: Sequence[Layer], pool: list[int], kinds: int, rng: Random) -> Pile:
    """A pile that looks like this; its hidden cards are drawn from the pool of kinds.

    Takes as many cards from the end of the shuffled ``pool`` as the layers hide.
    """
    rng.shuffle(pool)
    unseen, told = [0] * kinds, []
    for card, number in layers:
        if card != UNSEEN:
            told.append((card, number))
        elif number < 0:
            told.append((pool.pop(), -number))
        else:
            told.append((card, number))
            for _ in range(number):
                unseen[pool.pop()] += 1
    return Pile(unseen, told)


def _run(size: int) -> list[Layer]:
    return [(UNSEEN, size)] if size else []
