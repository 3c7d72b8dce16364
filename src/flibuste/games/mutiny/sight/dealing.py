"""Combat cards and gold that a viewer has not seen, dealt evenly to wherever they can be (M37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.piles import UNSEEN, Layer, Pile
from flibuste.games.mutiny.parts import CARD_INDEX, COMBAT, GOLD, SEATS, VALUES, seats_in
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.unseen import combat_left, gold_left, gold_looked_at
from flibuste.games.mutiny.sight.view import Deck, Sight

if TYPE_CHECKING:
    from random import Random

BITS: Final = {seats_in(bits): bits for bits in range(1 << SEATS[-1])}
"""Sets of seats, from how a view tells them."""


class Unseen:
    """Cards that a viewer has not seen, by kind: some are drawn evenly, the rest is the deck."""

    __slots__ = ("cards", "left", "random", "size")

    def __init__(self, left: list[int], rng: Random) -> None:
        self.left = left
        self.cards: list[int] = []  # one by one; the first ``size`` of them are still there
        for kind, copies in enumerate(left):
            self.cards += [kind] * copies
        self.size = len(self.cards)
        self.random = rng.random

    def draw(self) -> int:
        """One of them; the last one takes its place."""
        place = int(self.random() * self.size)
        self.size -= 1
        card = self.cards[place]
        self.cards[place] = self.cards[self.size]
        self.left[card] -= 1
        return card

    def deal(self, number: int) -> list[int]:
        """So many of them, by kind."""
        cards, left, random = self.cards, self.left, self.random
        hand = [0] * len(left)
        for rest in range(self.size, self.size - number, -1):
            place = int(random() * rest)
            card = cards[place]
            cards[place] = cards[rest - 1]
            left[card] -= 1
            hand[card] += 1
        self.size -= number
        return hand

    def pile(self, deck: Deck, first: int) -> Pile:
        """The deck: what is left, above the cards that somebody put under it."""
        layers: list[Layer] = []
        for laid in deck.under:
            card = self.draw() if laid.card is None else CARD_INDEX[laid.card] - first
            layers.append((card, BITS[laid.seen]))
        if deck.unseen:
            layers.append((UNSEEN, deck.unseen))
        return Pile(self.left, layers)


def deal_combat(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """Hands and deck; and the combat cards that the visitor looks at."""
    unseen = Unseen(combat_left(view), rng)
    state.known, state.hands = [], []
    for player in view.players:
        if player.cards is not None:
            hand = counted(player.cards, 0, COMBAT)
        else:
            hand = unseen.deal(player.card_count - len(player.known))
            for name in player.known:
                hand[CARD_INDEX[name]] += 1
        state.hands.append(hand)
        state.known.append(sum([1 << CARD_INDEX[name] for name in player.known]))
    looked = view.visit.cards[gold_looked_at(view) :] if view.visit and view.visit.cards else ()
    found = tuple([unseen.draw() if name is None else CARD_INDEX[name] for name in looked])
    state.combat = unseen.pile(view.combat, 0)
    return found


def deal_gold(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """Gold cards and their deck; and the one that the visitor looks at."""
    unseen = Unseen(gold_left(view), rng)
    kinds = len(VALUES)
    state.golds = [
        unseen.deal(player.gold_count) if player.gold is None else counted(player.gold, GOLD, kinds)
        for player in view.players
    ]
    looked = view.visit.cards[: gold_looked_at(view)] if view.visit and view.visit.cards else ()
    found = tuple([GOLD + unseen.draw() if name is None else CARD_INDEX[name] for name in looked])
    state.gold = unseen.pile(view.gold, GOLD)
    return found


def counted(cards: Sequence[str], first: int, kinds: int) -> list[int]:
    copies = [0] * kinds
    for card in cards:
        copies[CARD_INDEX[card] - first] += 1
    return copies
