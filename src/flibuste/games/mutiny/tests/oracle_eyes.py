"""
The oracle's eyes (M37): what a seat is shown of an act, and what all may see of the table.

Two worlds in which a seat was shown the same are one world to it: its views have to be equal.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from flibuste.core.protocol import WATCHER, Action
from flibuste.games.mutiny.acts import (
    Draw,
    Inspect,
    Keep,
    Lay,
    Peek,
    Pledge,
    Post,
    Sailor,
    Swap,
    Under,
)
from flibuste.games.mutiny.parts import CARD_INDEX
from flibuste.games.mutiny.tests.oracle_table import LETTERS, Deck, Table

SECRET = (Draw, Sailor, Keep, Under, Pledge, Post, Swap, Lay)
"""Acts of which the others are not told all; who makes one knows it for good."""


def glance(table: Table, actor: int, act: Action, eyes: int) -> Hashable:
    """What a seat is shown of an act that is about to be made at this table."""
    mine = eyes == (actor if actor >= 0 else table.turn)
    match act:
        case Draw(card) if not mine:
            return "Draw", deck_name(card)
        case Keep(card) if not mine:
            return "Keep", deck_name(card)  # Diaz: from which deck is public
        case Sailor() if not mine and table.duel is None:
            return "Sailor"
        case Under() | Pledge() | Post() | Swap() if not mine:
            return type(act).__name__
        case Peek(seat) if mine:
            return act, table.players[seat].side
        case Inspect(letter) if mine:
            return act, table.pairs[letter].valverde, table.pairs[letter].diaz
        case Lay(card):
            return act if mine else "Lay", revelation(table, actor, card)
    return act


def deck_name(card: str) -> str:
    return "gold" if card.startswith("gold") else "combat"


def revelation(table: Table, actor: int, card: str) -> Hashable:
    """M30: with the last card all are revealed, without names but for the monkeys' owners."""
    laid = {**table.laid, actor: card}
    if len(laid) < len(table.in_duel):
        return None
    monkeys = [seat for seat, face in sorted(laid.items()) if face == "monkey"]
    return tuple(sorted(laid.values())), tuple(monkeys)


def public(table: Table) -> dict[str, Any]:
    """M37: what everybody may see, the watcher too."""
    return known(table, WATCHER)


def known(table: Table, eyes: int, *, over: bool = False) -> dict[str, Any]:
    """M37: what the view of a seat has to tell, no more and no less; at the end all is shown."""
    return {
        "players": [
            {**counts(table, seat), **goods(table, seat, shown=over or seat == eyes)}
            for seat in range(len(table.players))
        ],
        "looked at": [
            card if eyes == table.turn or eyes in knew else None
            for card, knew in zip(table.in_hand, table.familiar, strict=False)
        ],
        "combat": deck(table.combat, eyes, over=over),
        "gold": deck(table.gold, eyes, over=over),
        "supply": table.supply,
        "ship": table.ship,
        "dealer": table.dealer,
        "lifeboat": table.lifeboat,
        "sailors": {letter: pair(table, letter, eyes, over=over) for letter in table.pairs},
        "looks": {
            (seat, other): side if over or eyes in (seat, other) else None
            for (seat, other), side in table.shown.items()
        },
        "lays": [seat in table.laid for seat in range(len(table.players))],
        "mine": table.laid.get(eyes),
        "wins": table.wins,
    }


def counts(table: Table, seat: int) -> dict[str, Any]:
    """What is public of a player."""
    player = table.players[seat]
    return {
        "card_count": len(player.hand),
        "known": sorted(player.known, key=CARD_INDEX.__getitem__),
        "gold_count": len(player.gold),
        "coins": player.coins,
        "pledged": player.side is not None,
        "out": seat in table.out,
    }


def goods(table: Table, seat: int, *, shown: bool) -> dict[str, Any]:
    """What a player alone knows."""
    player = table.players[seat]
    return {
        "cards": sorted(player.hand, key=CARD_INDEX.__getitem__) if shown else None,
        "gold": sorted(player.gold) if shown else None,
        "side": player.side if shown else None,
    }


def deck(pile: Deck, eyes: int, *, over: bool) -> dict[str, Any]:
    """Its cards, and those put under it that one has seen, while they lie there; lowest first."""
    return {
        "unseen": len(pile.unseen),
        "under": [
            {"card": card if over or eyes in seats else None, "seen": sorted(seats)}
            for card, seats in reversed(pile.under)
        ],
    }


def pair(table: Table, letter: str, eyes: int, *, over: bool) -> tuple[int, int] | None:
    """The sailors as this seat saw them last, or as all see them since their duel began."""
    standing = table.pairs[letter]
    begun = table.duel is not None and LETTERS.index(letter) < LETTERS.index(table.duel)
    if over or begun or (letter == table.duel and table.round):
        return standing.valverde, standing.diaz
    return standing.seen.get(eyes)
