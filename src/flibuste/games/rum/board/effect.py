"""What an act does on the map, as plain data for pictures: alleys filled or emptied, the price."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed
from flibuste.games.rum.acts import Act, Board, Dark, Move, Recall
from flibuste.games.rum.parts import ACTION_AT, NAMES, PLACE_AT, PLACES, SQUARE, SQUARES
from flibuste.games.rum.rules.squares import barrels_given, on_offer
from flibuste.games.rum.rules.streets import price
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.placing import alleys_of, shown_kinds
from flibuste.games.rum.sight.view import Sight


class Effect(Struct, frozen=True):
    """An act that names alleys, or goes aboard.

    alleys · filled by it, or emptied at the headquarters; of two dark ones the second fills both
    pirates · of the alley it names; of all that are emptied; of all who go aboard
    coins · of the whole move: a further one, dark alleys (H9, H10)
    goal · the square where the captain arrives, if he does
    offer · tiles face up that are to be had at the goal: of its tavern, its colour, the chest
    gain · coins, pirates or barrels to be had at the goal
    meets · the viewer's own rendezvous that would be turned there (H30)
    """

    alleys: tuple[str, ...]
    pirates: int
    coins: int
    goal: str | None
    offer: tuple[str, ...] = ()
    gain: int = 0
    meets: str | None = None


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what names no alley of this town."""
    town = town_of(view.layout)
    if isinstance(act, Board):
        return Effect((), view.reserve[view.turn or 0], 0, None)
    if isinstance(act, Recall) and all(id in town.index for id in act.alleys):
        return Effect(act.alleys, town.pirates(act.alleys), 0, None)
    if not isinstance(act, Move | Dark) or act.alley not in town.index:
        return None
    id, here, turn = act.alley, SQUARE[view.captain], view.chapter(chapters.Turn)
    moved, first = (turn.moved, turn.dark) if turn is not None else (False, None)
    alley, dark = town.index[id], isinstance(act, Dark)
    coins = price(town, alleys_of(view, town), here, moved, dark)
    if not dark:
        return arriving(view, (id,), town.lengths[alley], coins, town.beyond(alley, here))
    if first is None:
        return Effect((id,), town.lengths[alley], coins, None)
    return arriving(view, (first, id), town.lengths[alley], coins, town.ends[alley][0])


def arriving(view: Sight, alleys: tuple[str, ...], pirates: int, coins: int, goal: int) -> Effect:
    """With what waits for whoever leads the captain there."""
    offer = tuple([NAMES[kind] for kind in on_offer(goal, shown_kinds(view.face_up))])
    gain, meets = gain_at(view, goal), met_at(view, goal)
    return Effect(alleys, pirates, coins, SQUARES[goal], offer, gain, meets)


def gain_at(view: Sight, goal: int) -> int:
    """H26, H28, H34 · What a square gives without more ado."""
    match ACTION_AT[goal]:
        case "coin":
            return 1
        case "pirate":
            return min(1, view.common[view.turn or 0])
        case "rum":
            return barrels_given(view.barrels)
        case _:
            return 0


def met_at(view: Sight, goal: int) -> str | None:
    """The viewer's own rendezvous that leading the captain there would turn (H30)."""
    turn = view.chapter(chapters.Turn)
    if turn is None or turn.seat != view.seat or PLACE_AT[goal] < 0:
        return None
    tile = f"rendezvous_{PLACES[PLACE_AT[goal]]}"
    return tile if tile in view.tiles[view.seat].waiting else None
