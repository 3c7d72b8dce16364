"""What a viewer has not seen, by counting, and what LUCK may do as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import LUCK
from flibuste.games.mutiny.acts import DRAW, FIRST, SAILOR, Act
from flibuste.games.mutiny.parts import (
    ALL_PIRATES,
    CARD_INDEX,
    COMBAT,
    GOLD,
    MONKEY,
    NOBODY,
    PIRATE_INDEX,
    SAILORS,
    bits_of,
)
from flibuste.games.mutiny.rules.cards import comes_from_gold
from flibuste.games.mutiny.rules.voyage import doors, storms
from flibuste.games.mutiny.sight.view import Sight, Visit, deck_size


def hidden_pirates(view: Sight) -> int:
    """M7: those of whom nothing was seen in this round."""
    hidden = ALL_PIRATES
    for cabin in view.row:
        if cabin.pirate is not None:
            hidden ^= 1 << PIRATE_INDEX[cabin.pirate]
    hidden ^= bits_of(view.used)
    return hidden if view.lifeboat is None else hidden ^ 1 << PIRATE_INDEX[view.lifeboat]


def cards_left(view: Sight) -> list[int]:
    """The cards that this viewer has not seen, by kind: combat cards, then gold."""
    left = [*view.box.pink, *view.box.grey, *view.box.gold]
    for player in view.players:
        for card in player.cards or player.known:
            left[CARD_INDEX[card]] -= 1
        for card in player.gold or ():
            left[CARD_INDEX[card]] -= 1
    for laid in (*view.combat.under, *view.gold.under):
        if laid.card is not None:
            left[CARD_INDEX[laid.card]] -= 1
    for duel in view.duels:
        for told in duel.rounds:
            for card in told.cards:
                left[CARD_INDEX[card]] -= 1
    for looked in view.visit.cards if view.visit else ():
        if looked is not None:
            left[CARD_INDEX[looked]] -= 1
    return left


def gold_looked_at(view: Sight) -> int:
    """How many of the cards that somebody looks at, the first of them, are gold.

    All other gold cards can be counted.
    """
    return (
        sum(view.box.gold)
        - deck_size(view.gold)
        - sum([player.gold_count for player in view.players])
    )


def sailors_left(view: Sight) -> list[int]:
    """The sailors that this viewer has not seen."""
    seen: list[int | None] = list(view.visit.sailors) if view.visit else []
    for pair in view.sailors.values():
        seen += (pair.valverde, pair.diaz)
    return [value for value in SAILORS if value not in seen]


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do, as far as this viewer knows."""
    if LUCK not in view.awaiting:
        return []
    if view.phase == "duels":
        return [(SAILOR[value], 1) for value in next_sailors(view)]
    if view.dealer is None:
        return [(first, 1) for first in FIRST[: len(view.players)]]
    if view.storms:
        lifeboat = NOBODY if view.lifeboat is None else PIRATE_INDEX[view.lifeboat]
        return list(storms(lifeboat))
    if view.visit is None:
        return list(doors(hidden_pirates(view)))
    return visit_chances(view, view.visit)


def visit_chances(view: Sight, visit: Visit) -> list[tuple[Act, int]]:
    """A sailor from the deck, or the top card: the one known to lie there, or any out of sight."""
    if visit.step == "Muster":
        return [(SAILOR[value], 1) for value in sailors_left(view)]
    gold = comes_from_gold(PIRATE_INDEX[visit.pirate], not visit.cards, deck_size(view.gold) > 0)
    deck = view.gold if gold else view.combat
    if not deck.unseen and deck.under[-1].card is not None:
        return [(DRAW[CARD_INDEX[deck.under[-1].card]], 1)]
    left, kinds = cards_left(view), range(GOLD, MONKEY) if gold else range(COMBAT)
    return [(DRAW[kind], left[kind]) for kind in kinds if left[kind]]


def next_sailors(view: Sight) -> Sequence[int]:
    """M30: who may stand on the square that is revealed next."""
    assert view.duel is not None
    pair = view.sailors.get(view.duel)
    if pair is None or pair.diaz is None:
        return sailors_left(view)
    assert pair.valverde is not None
    if view.duels[-1].valverde is not None:
        return [pair.diaz]
    return [pair.valverde] if pair.sure else sorted((pair.valverde, pair.diaz))
