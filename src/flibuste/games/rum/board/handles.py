"""What of the town and the quay a finger touches to make an act."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Handles
from flibuste.games.rum import acts as do
from flibuste.games.rum.acts import Act
from flibuste.games.rum.board.chances import NOTHING, hoped
from flibuste.games.rum.parts import KIND, SQUARE
from flibuste.games.rum.rules.town import FIRST_DARK, town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """The things that it names; a second touch of one of them does it."""
    match act:
        case do.Move(alley) | do.Dark(alley):
            named: tuple[str, ...] = (f"alley:{alley}",)
        case do.Recall(alleys):
            named = tuple([f"alley:{alley}" for alley in alleys])
        case do.Take(tile):
            named = (f"tile:{tile}",)
            return Handles(named, named, main=alone(view, tile))
        case do.Guard(stack):
            named = (f"guard:{stack}",)
        case do.Barrel() | do.Again():
            named = ("rum",)
        case do.Use():
            named = (f"square:{view.captain}",)
            return Handles(named, named, main=True)
        case do.Join():  # to keep goods or to sell them: neither is the better one
            return Handles(main=True)
        case do.Stand():
            return Handles(main=not regretted(view))
        case do.Board():
            named = ("ship",)
        case _:
            return Handles()
    return Handles(named, named)


def alone(view: Sight, tile: str) -> bool:
    """Whether it is the one map of its colour that can be taken."""
    colour = tile.rstrip("0123456789")
    return {name for name in view.face_up.map if name.startswith(colour)} == {tile}


def regretted(view: Sight) -> bool:
    """Whether the roll does nothing good, and another one could: nobody is led to keep it."""
    throw = view.chapter(chapters.Throw)
    if throw is None or not throw.pips:
        return False
    lies, chances = hoped(view, throw.pips)
    return lies.fate in NOTHING and chances.good > 0


def wish(view: Sight, touched: Sequence[str]) -> Act | None:
    """An alley, a square, a tile, a guard or the ship, whether it can be or not."""
    what, _, name = touched[-1].partition(":")
    match what:
        case "alley":
            return alley_wish(view, name)
        case "tile" if name in KIND:
            return do.Take(name)
        case "guard" if name in ("small", "big"):
            return do.Guard("small" if name == "small" else "big")
        case "square" if name == view.captain:
            return do.Use()
        case "square" if name in SQUARE:
            return square_wish(view, SQUARE[name])
        case "ship":
            return do.Board()
        case _:
            return None


def alley_wish(view: Sight, alley: str) -> Act | None:
    """To go through it; at the headquarters, to call back who stands in it."""
    town, turn = town_of(view.layout), view.chapter(chapters.Turn)
    if alley not in town.index:
        return None
    if view.captain == "1.hq" and turn is not None and turn.step == "square":
        return do.Recall((alley,))
    return do.Dark(alley) if town.index[alley] >= FIRST_DARK else do.Move(alley)


def square_wish(view: Sight, goal: int) -> Act | None:
    """To lead the captain there: from where he stands, else by any alley, which is too far off."""
    town, here = town_of(view.layout), SQUARE[view.captain]
    if not town.ways:
        return None
    ways = sorted(
        town.ways[goal], key=lambda alley: (here not in town.ends[alley], town.lengths[alley])
    )
    return town.acts[ways[0]] if ways else None
