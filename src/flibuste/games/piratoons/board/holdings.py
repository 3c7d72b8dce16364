"""What a player counts at the chest and in the yard: a hint tells what an act changes of it."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.piratoons.sight.view import Sight


def holdings(view: Sight) -> Mapping[str, float]:
    """Points if the match ended now, those of the best of the others, tiles that one leads on or
    has won, doubloons and pawns.
    """
    seat = view.seat
    leads = [leader for leader in view.leaders.values() if leader == seat]
    return {
        "points": view.scores[seat],
        "rivals": max([points for other, points in enumerate(view.scores) if other != seat]),
        "tiles": len(leads) + len(view.won[seat]),
        "doubloons": view.doubloons[seat],
        "pawns": view.reserve[seat],
    }
