"""Which bids are worth a thought (T18)."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.piratoons.acts import Act, Bid
from flibuste.games.piratoons.sight.reading import richest_rival
from flibuste.games.piratoons.sight.view import Sight


def sensible(view: Sight, menu: Sequence[Act]) -> Sequence[Act]:
    """T18, T19: one doubloon more than any rival has is sure to choose first; more only costs."""
    enough = richest_rival(view) + 1
    return [act for act in menu if not isinstance(act, Bid) or act.doubloons <= enough]
