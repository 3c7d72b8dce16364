"""What a viewer has not seen, by counting, and what LUCK may do as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import LUCK
from flibuste.games.mutiny.acts import DRAW, FIRST, SAILOR, Act
from flibuste.games.mutiny.parts import (
    ALL_PIRATES,
    CARD_INDEX,
    DIAZ,
    GOLD,
    NOBODY,
    PIRATE_INDEX,
    SAILORS,
    VALVERDE,
)
from flibuste.games.mutiny.rules.voyage import doors, storms
from flibuste.games.mutiny.sight.view import Sight, Visit


def hidden_pirates(view: Sight) -> int:
    """M7: those of whom nothing was seen in this round."""
    hidden = ALL_PIRATES
    for cabin in view.row:
        if cabin.pirate is not None:
            hidden ^= 1 << PIRATE_INDEX[cabin.pirate]
    for pirate in view.used:
        hidden ^= 1 << PIRATE_INDEX[pirate]
    return hidden if view.lifeboat is None else hidden ^ 1 << PIRATE_INDEX[view.lifeboat]


def combat_left(view: Sight) -> list[int]:
    """The combat cards that this viewer has not seen, by kind."""
    left = [*view.box.pink, *view.box.grey]
    for player in view.players:
        for card in player.cards or player.known:
            left[CARD_INDEX[card]] -= 1
    for laid in view.combat.under:
        if laid.card is not None:
            left[CARD_INDEX[laid.card]] -= 1
    for duel in view.duels:
        for told in duel.rounds:
            for card in told.cards:
                left[CARD_INDEX[card]] -= 1
    for looked in view.visit.cards if view.visit else ():
        if looked is not None and CARD_INDEX[looked] < GOLD:
            left[CARD_INDEX[looked]] -= 1
    return left


def gold_left(view: Sight) -> list[int]:
    """The gold cards that this viewer has not seen, by value."""
    left = list(view.box.gold)
    for player in view.players:
        for card in player.gold or ():
            left[CARD_INDEX[card] - GOLD] -= 1
    for laid in view.gold.under:
        if laid.card is not None:
            left[CARD_INDEX[laid.card] - GOLD] -= 1
    for looked in view.visit.cards if view.visit else ():
        if looked is not None and CARD_INDEX[looked] >= GOLD:
            left[CARD_INDEX[looked] - GOLD] -= 1
    return left


def gold_looked_at(view: Sight) -> int:
    """How many of the cards that somebody looks at, the first of them, are gold.

    All other gold cards can be counted.
    """
    gold = view.gold.unseen + len(view.gold.under)
    return sum(view.box.gold) - gold - sum([player.gold_count for player in view.players])


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
    first_of_diaz = visit.step == "Look" and PIRATE_INDEX[visit.pirate] == DIAZ and not visit.cards
    gold = PIRATE_INDEX[visit.pirate] == VALVERDE or (
        first_of_diaz and bool(view.gold.unseen or view.gold.under)
    )
    deck = view.gold if gold else view.combat
    if not deck.unseen and deck.under[-1].card is not None:
        return [(DRAW[CARD_INDEX[deck.under[-1].card]], 1)]
    first, left = (GOLD, gold_left(view)) if gold else (0, combat_left(view))
    return [(DRAW[first + kind], copies) for kind, copies in enumerate(left) if copies]


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
