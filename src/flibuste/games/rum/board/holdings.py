"""What a player counts in the town: a hint tells what an act changes of it."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.rum.sight.view import Sight


def holdings(view: Sight) -> Mapping[str, float]:
    """Points, pirates to play with, coins, barrels and rendezvous to come."""
    seat = view.seat
    return {
        "points": view.scores[seat],
        "pirates": view.reserve[seat],
        "coins": view.coins[seat],
        "barrels": view.rum[seat],
        "meetings": len(view.tiles[seat].waiting),
    }
