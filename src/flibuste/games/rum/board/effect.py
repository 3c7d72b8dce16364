"""What an act does on the map, as plain data for pictures: alleys filled or emptied, the price."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed
from flibuste.games.rum.acts import Act, Dark, Move, Recall
from flibuste.games.rum.parts import SQUARE, SQUARES
from flibuste.games.rum.rules.town import Town, town_of
from flibuste.games.rum.sight.chapters import TurnTold
from flibuste.games.rum.sight.view import Sight


class Effect(Struct, frozen=True):
    """An act that names alleys."""

    alleys: tuple[str, ...]  # filled by it, or emptied at the headquarters; the first of two dark
    # ones is only chosen, the second fills both
    pirates: int  # of the alley it names; of all that are emptied
    coins: int  # of the whole move: a further one, dark alleys (H9, H10)
    goal: str | None  # the square where the captain arrives, if he does


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what names no alley of this town."""
    turn = view.scenes[0] if view.scenes else None
    if not isinstance(turn, TurnTold):
        return None
    town = town_of(view.layout)
    match act:
        case Move(id) if id in town.index:
            one, other = town.ends[town.index[id]]
            goal = SQUARES[one + other - SQUARE[view.captain]]
            return Effect((id,), town.lengths[town.index[id]], int(turn.moved), goal)
        case Dark(id) if id in town.index:
            coins = turn.moved + dark_extra(view, town)
            pirates = town.lengths[town.index[id]]
            if turn.dark is None:
                return Effect((id,), pirates, coins, None)
            goal = SQUARES[town.ends[town.index[id]][0]]
            return Effect((turn.dark, id), pirates, coins, goal)
        case Recall(ids) if all(id in town.index for id in ids):
            return Effect(ids, sum(town.lengths[town.index[id]] for id in ids), 0, None)
        case _:
            return None


def dark_extra(view: Sight, town: Town) -> int:
    """H11: no coin when every ordinary alley at the captain's square is occupied."""
    here = town.ways[SQUARE[view.captain]]
    return int(any(town.ids[alley] not in view.alleys for alley, _, _ in here))
