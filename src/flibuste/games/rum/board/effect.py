"""What an act does on the map, as plain data for pictures: alleys filled or emptied, the price."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed
from flibuste.games.rum.acts import Act, Dark, Move, Recall
from flibuste.games.rum.parts import SQUARE, SQUARES
from flibuste.games.rum.rules.streets import price
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.placing import alleys_of
from flibuste.games.rum.sight.view import Sight


class Effect(Struct, frozen=True):
    """An act that names alleys.

    alleys · filled by it, or emptied at the headquarters; of two dark ones the second fills both
    pirates · of the alley it names; of all that are emptied
    coins · of the whole move: a further one, dark alleys (H9, H10)
    goal · the square where the captain arrives, if he does
    """

    alleys: tuple[str, ...]
    pirates: int
    coins: int
    goal: str | None


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what names no alley of this town."""
    town = town_of(view.layout)
    if isinstance(act, Recall) and all(id in town.index for id in act.alleys):
        return Effect(act.alleys, town.pirates(act.alleys), 0, None)
    if not isinstance(act, Move | Dark) or act.alley not in town.index:
        return None
    id, here, turn = act.alley, SQUARE[view.captain], view.chapter(chapters.Turn)
    moved, first = (turn.moved, turn.dark) if turn is not None else (False, None)
    alley, dark = town.index[id], isinstance(act, Dark)
    coins = price(town, alleys_of(view, town), here, moved, dark)
    if not dark:
        return Effect((id,), town.lengths[alley], coins, SQUARES[town.beyond(alley, here)])
    if first is None:
        return Effect((id,), town.lengths[alley], coins, None)
    return Effect((first, id), town.lengths[alley], coins, SQUARES[town.ends[alley][0]])
