"""What a player counts aboard: a hint tells what an act changes of it."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.mutiny.parts import CARD_INDEX, GREY, MONKEY, SIDES, VALUE
from flibuste.games.mutiny.sight.view import Player, Sight


def holdings(view: Sight) -> Mapping[str, float]:
    """Duels won by one's side, gold and coins, points of one's colour, combat cards."""
    me = view.players[view.seat]
    return {
        "duels": view.wins[me.side] if me.side is not None else 0,
        "worth": me.worth or 0,
        "colour": strength(me),
        "cards": me.card_count,
    }


def strength(player: Player) -> int:
    """The points that a hand brings to its side; without a side to the better one."""
    found = [0, 0]
    for card in player.cards or ():
        index = CARD_INDEX[card]
        if index < MONKEY:
            found[index >= GREY] += VALUE[index]
    return max(found) if player.side is None else found[SIDES.index(player.side)]
