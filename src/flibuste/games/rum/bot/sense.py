"""Which acts after a throw are worth a thought (H24)."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.rum.acts import Act, Again, Barrel, Stand
from flibuste.games.rum.board.chances import NOTHING, hoped
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import Sight


def sensible(view: Sight, menu: Sequence[Act]) -> Sequence[Act]:
    """H24: nobody rolls again where no roll is better, nor keeps what a roll already paid for can
    only mend; by what the prompt says about the same roll.
    """
    throw = view.scenes[-1] if view.scenes else None
    if not isinstance(throw, chapters.Throw) or not throw.pips:
        return menu
    lies, chances = hoped(view, throw.pips)
    if not chances.good:
        return [act for act in menu if not isinstance(act, Barrel | Again)]
    if throw.spare and lies.fate in NOTHING:
        return [act for act in menu if not isinstance(act, Stand)]
    return menu
