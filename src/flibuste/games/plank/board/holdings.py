"""What a player counts at the plank: a hint tells what an act changes of it."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.plank.sight.view import Sight


def holdings(view: Sight) -> Mapping[str, float]:
    """Points as they lie now, those of the best of the others, and what is left in hand."""
    seat, hand = view.seat, view.hands[view.seat]
    return {
        "points": view.scores[seat],
        "rivals": max([points for other, points in enumerate(view.scores) if other != seat]),
        "actions": len(hand.actions),
    }
