"""Cards and coins of the table: what Valverde, Diaz, Crackpott, Tembo, Wessel-Jan, Dean Nero, Pang
and Sate do when they are used (M15–M21, M23), at once or by the first question of a visit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.mutiny.acts import (
    DRAW,
    KEEP,
    NUMBER,
    TAKE,
    TRADE_CARDS,
    TRADE_COINS,
    UNDER,
    Act,
    Draw,
    Keep,
    Number,
    Take,
    Trade,
    Under,
)
from flibuste.games.mutiny.parts import (
    CARD_INDEX,
    COMBAT,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GOLD,
    MOST,
    PANG,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from flibuste.games.mutiny.rules.chapter import LuckVisit, Visit, VisitStep

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State

# Cards off the decks

COMBAT_DRAWS: Final = DRAW[:GOLD]
GOLD_DRAWS: Final = DRAW[GOLD:]


def valverde(table: State, seat: Seat, waited: int) -> Visit | None:
    """M15 · The top gold card and 1 coin, as far as there are any (M14)."""
    table.pay(seat, 1)
    return Drawing(VALVERDE, 1) if table.gold.layers else None


def diaz(table: State, seat: Seat, waited: int) -> Visit | None:
    """M16 · Look at the top gold card and the top combat card, keep one (Keeping)."""
    cards = bool(table.gold.layers) + bool(table.combat.layers)
    return Looking(DIAZ, cards) if cards else None


def crackpott(table: State, seat: Seat, waited: int) -> Visit | None:
    """M17 · The top 2 combat cards."""
    cards = min(2, len(table.combat))
    return Drawing(CRACKPOTT, cards) if cards else None


def tembo(table: State, seat: Seat, waited: int) -> Visit | None:
    """M18 · Look at the top 2 combat cards, keep one (Keeping)."""
    cards = min(2, len(table.combat))
    return Looking(TEMBO, cards) if cards else None


def comes_from_gold(pirate: int, first: bool, gold: bool) -> bool:
    """Valverde's card (M15), and the first one that Diaz shows, if there is gold (M16)."""
    return pirate == VALVERDE or (pirate == DIAZ and first and gold)


class Drawing(LuckVisit):
    """Cards off the top, for good: gold from Valverde (M15), combat cards from all others."""

    __slots__ = ()
    step: ClassVar[VisitStep] = "Draw"

    def odds(self, table: State) -> Odds[Act]:
        if comes_from_gold(self.pirate, not self.cards, bool(table.gold.layers)):
            return table.gold.draws(GOLD_DRAWS)
        return table.combat.draws(COMBAT_DRAWS)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Draw)
        card = CARD_INDEX[action.card]
        table.lift(card)
        table.hold(table.turn, card)
        if self.left > 1:
            table.turn_to(Drawing(self.pirate, self.left - 1))
        else:
            table.pop()


class Looking(Drawing):
    """The top gold card first, then the top combat card (M16); the top 2 combat cards (M18)."""

    __slots__ = ()
    step = "Look"

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Draw)
        card = CARD_INDEX[action.card]
        seen = (*self.seen, table.lift(card))
        cards = (*self.cards, card)
        if self.left > 1:
            table.turn_to(Looking(self.pirate, self.left - 1, cards, 0, seen))
        else:
            table.turn_to(Keeping(self.pirate, 0, cards, 0, seen))


class Keeping(Visit):
    """Keep one, put the other under its own deck (M16, M18)."""

    __slots__ = ()
    step = "Keep"
    asks = (Keep,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return [KEEP[card] for card in sorted(set(self.cards))]

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Keep)
        card = CARD_INDEX.get(action.card)
        if card is None:
            return NO_SUCH_ACT
        if card not in self.cards:
            return self.refusal("refused-keep", card=Message(f"card-{action.card}"))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Keep)
        kept = CARD_INDEX[action.card]
        table.hold(seat, kept)
        for place, card in enumerate(self.cards):
            if place != self.cards.index(kept):
                table.put_under(card, 1 << seat | self.still_known(place))
        table.pop()

    def still_known(self, place: int) -> int:
        """M37: with Diaz all see from which deck a card goes back, so whoever knew it still does.

        With Tembo nobody else can tell which of the two it is.
        """
        return self.seen[place] if self.pirate == DIAZ else 0


# Cards for cards and coins


def wessel_jan(table: State, seat: Seat, waited: int) -> Visit | None:
    """Whoever has no combat card has nothing to choose (M19)."""
    return Numbering(WESSEL_JAN) if any(table.hands[seat]) else None


class Numbering(Visit):
    """M19 · How many combat cards to exchange: so many go under the deck, then come off it."""

    __slots__ = ()
    step = "Number"
    asks = (Number,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return NUMBER[: sum(table.hands[seat]) + 1]

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Number)
        most = sum(table.hands[seat])
        if not 0 <= action.number <= MOST:
            return NO_SUCH_ACT
        if action.number > most:
            return self.refusal("refused-number", number=action.number, most=most)
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Number)
        put_on(table, seat, self.pirate, action.number, action.number)


def put_on(table: State, seat: Seat, pirate: int, left: int, number: int) -> None:
    """Cards under the deck, one by one (M19, M20); the only card in hand needs no question."""
    hand = table.hands[seat]
    if left and sum(hand) == 1:
        table.bury(seat, hand.index(1))
        left = 0
    if left:
        table.turn_to(Burying(pirate, left, (), number))
    elif number and pirate == WESSEL_JAN:
        table.turn_to(Drawing(pirate, number))
    else:
        table.pop()


class Burying(Visit):
    """The next card to go under the deck (M19, M20); which one, in what order, is secret."""

    __slots__ = ()
    step = "Under"
    asks = (Under,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        hand = table.hands[seat]
        return [UNDER[card] for card in range(COMBAT) if hand[card]]

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Under)
        card = CARD_INDEX.get(action.card)
        if card is None:
            return NO_SUCH_ACT
        if card >= COMBAT:
            return self.refusal("refused-under-kind")
        if not table.hands[seat][card]:
            return self.refusal("refused-under-none", card=Message(f"card-{action.card}"))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Under)
        table.bury(seat, CARD_INDEX[action.card])
        put_on(table, seat, self.pirate, self.left - 1, self.number)


def most_to_sell(cards: int, supply: int) -> int:
    """At most the cards that one has, and what the supply can pay (M20)."""
    return min(MOST, cards, supply)


def most_to_buy(coins: int, deck: int) -> int:
    """At most the coins that one has, and what the deck holds (M20)."""
    return min(MOST, coins, deck)


def sells(table: State, seat: Seat) -> int:
    return most_to_sell(sum(table.hands[seat]), table.supply)


def buys(table: State, seat: Seat) -> int:
    return most_to_buy(table.coins[seat], len(table.combat))


def dean_nero(table: State, seat: Seat, waited: int) -> Visit | None:
    """Cards for coins, or coins for cards (M20); whoever can do neither is not asked."""
    return Trading(DEAN_NERO) if sells(table, seat) or buys(table, seat) else None


@cache
def trades(cards: int, coins: int) -> tuple[Act, ...]:
    """Up to so many cards for coins, or coins for cards; no trade at all is one choice (M20)."""
    return (*TRADE_CARDS[: cards + 1], *TRADE_COINS[1 : coins + 1])


class Trading(Visit):
    """M20 · A direction and a number, all at once."""

    __slots__ = ()
    step = "Trade"
    asks = (Trade,)

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return trades(sells(table, seat), buys(table, seat))

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        assert isinstance(action, Trade)
        if action.give not in ("cards", "coins") or not 0 <= action.number <= MOST:
            return NO_SUCH_ACT
        cards = action.give == "cards"
        if not cards and not action.number:
            return self.refusal("refused-trade-nothing")
        most = sells(table, seat) if cards else buys(table, seat)
        if action.number > most:
            args = {"number": action.number, "most": most}
            return self.refusal(f"refused-trade-{action.give}", **args)
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Trade)
        number = action.number
        if action.give == "cards":
            table.pay(seat, number)
            put_on(table, seat, self.pirate, number, number)
        else:
            table.pay(seat, -number)
            table.turn_to(Drawing(self.pirate, number))


# Coins


def pang(table: State, seat: Seat, waited: int) -> Visit | None:
    """M21 · The top combat card or 1 coin; what there is, if only one of them is there (M14)."""
    if table.combat.layers:
        return Taking(PANG) if table.supply else Drawing(PANG, 1)
    table.pay(seat, 1)
    return None


class Taking(Visit):
    """The top combat card or 1 coin (M21)."""

    __slots__ = ()
    step = "Take"
    asks = (Take,)
    menu = TAKE

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        return None if action in TAKE else NO_SUCH_ACT

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Take)
        if action.what == "card":
            table.turn_to(Drawing(self.pirate, 1))
        else:
            table.pay(seat, 1)
            table.pop()


def sate_pays(waited: int, supply: int) -> int:
    """M23 · 1 coin, and 1 more for every turn that ended since Sate was opened."""
    return min(1 + waited, supply)


def sate(table: State, seat: Seat, waited: int) -> Visit | None:
    """From what the supply holds now (M23)."""
    table.pay(seat, sate_pays(waited, table.supply))
    return None
