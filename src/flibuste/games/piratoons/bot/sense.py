"""Which acts are worth a thought (T8, T18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.games.piratoons.acts import WAIT, Act, Bid
from flibuste.games.piratoons.parts import PAWNS
from flibuste.games.piratoons.sight.reading import richest_rival
from flibuste.games.piratoons.sight.view import Sight

SOON: Final = PAWNS + 1  # beats before the glass is out: a turn for every pawn, and one to spare


def sensible(view: Sight, menu: Sequence[Act]) -> Sequence[Act]:
    """T8: who drops a pawn while there is time for all of them only shows it to the others, who
    have the last word.  T18, T19: one doubloon more than any rival has is sure to choose first;
    more only costs.
    """
    if view.glass - view.seconds > SOON and WAIT in menu:
        return [WAIT]
    enough = richest_rival(view) + 1
    return [act for act in menu if not isinstance(act, Bid) or act.doubloons <= enough]
