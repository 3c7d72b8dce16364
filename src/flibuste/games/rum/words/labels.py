"""Acts in the words of a menu: short, distinct, and telling what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.rum import acts as do
from flibuste.games.rum.acts import Act
from flibuste.games.rum.parts import (
    ACTION_AT,
    KIND,
    MAP,
    PLACE_AT,
    PLACES,
    SQUARE,
    SQUARE_NAME,
    STACK_OF,
    TAVERN_AT,
    TAVERNS,
)
from flibuste.games.rum.rules.squares import TWO_BARRELS
from flibuste.games.rum.sight.chapters import BargainTold, TavernTold, ThrowTold
from flibuste.games.rum.sight.prices import (
    guard_odds,
    length_of,
    price_in_coins,
    town_in,
    turn_of,
    value_added,
)
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.names import (
    Args,
    alley_name,
    at_stake,
    counted,
    dark_here,
    exit_name,
    odds,
    of_colour,
    player,
    points_of,
    square,
    tile,
)


def label(view: Sight, action: Act) -> Message:
    """What it does, where it leads, what it costs."""
    match action:
        case do.Move() | do.Dark():
            return way_label(view, action)
        case do.Back():
            return Message("act-back")
        case do.Ahoy():
            return Message("act-ahoy")
        case do.Rest():
            return Message("act-rest")
        case do.Board():
            return board_label(view)
        case do.Use():
            return use_label(view)
        case do.Skip():
            return Message("act-skip")
        case do.Recall(alleys):
            return recall_label(view, alleys)
        case do.Take(name):
            return take_label(view, name)
        case do.Guard(stack):
            pirates = view.reserve[view.turn or 0]
            return Message(f"act-guard-{stack}", {"odds": odds(*guard_odds(view, stack, pirates))})
        case do.Keep():
            return keep_label(view)
        case do.Sell():
            return Message("act-sell")
        case do.Join():
            return Message("act-join", {"host": player(host_of(view))})
        case do.Decline():
            return Message("act-decline")
        case do.Stand():
            return Message("act-stand", {"pips": pips_of(view)})
        case do.Barrel():
            return Message("act-barrel")
        case do.Again():
            return Message("act-again")
        case do.First(seat):
            return Message("act-first", {"player": player(seat)})
        case do.Plate(plate, turns):
            return Message("act-plate", {"plate": plate, "turns": turns})
        case do.Tile(_, name):
            return Message("act-tile", {"tile": tile(name)})
        case do.Roll(pips):
            return Message("act-roll", {"pips": pips})
        case _:
            assert_never(action)


# Moves


def way_label(view: Sight, move: do.Move | do.Dark) -> Message:
    """Where an alley leads and what it takes; of two dark alleys the first only leads out."""
    town, turn = town_in(view), turn_of(view)
    alley, dark = town.index.get(move.alley), isinstance(move, do.Dark)
    if alley is None:  # an act that is only asked about
        return Message("act-alley", {"alley": move.alley})
    first = turn.dark if turn is not None and dark else None
    pirates = town.lengths[alley] + (length_of(town, first) if first else 0)
    one, other = town.ends[alley]
    if dark and first is None:
        return priced(view, "act-dark-out", pirates, {"alley": dark_here(town, alley)}, dark)
    goal = one if dark else one + other - SQUARE[view.captain]
    place = offer(view, goal, exit_name(town, alley) if dark else square(goal))
    id = "act-dark-in" if dark else "act-move"
    return priced(view, id, pirates, {"to": meeting(view, goal, place)}, dark)


def priced(view: Sight, id: str, pirates: int, args: Args, dark: bool) -> Message:
    """With the pirates and the coins that it takes."""
    price, coins = counted("pirates", pirates), price_in_coins(view, town_in(view), dark)
    if coins:
        price = Message("price-both", {"pirates": price, "coins": counted("coins", coins)})
    return Message(id, args | {"price": price})


def offer(view: Sight, goal: int, place: Message) -> Message:
    """The square, and for a tavern, a map or a chest what is to be had there now."""
    names: Sequence[str] = ()
    match ACTION_AT[goal]:
        case "tavern":
            names = at_stake(view.face_up.tavern, TAVERNS[TAVERN_AT[goal]])
        case "map":
            names = of_colour(view.face_up.map, SQUARE_NAME[goal])
        case "chest":
            names = (view.face_up.chest,) if view.face_up.chest is not None else ()
        case _:
            return place
    if not names:
        return Message("square-empty", {"square": place})
    joint = " + " if ACTION_AT[goal] == "tavern" else ", "  # all of them, or one
    offered = joint.join(str(points_of(name)) for name in names)
    return Message("square-offer", {"square": place, "points": offered})


def meeting(view: Sight, goal: int, place: Message) -> Message:
    """The square, and whether the viewer's own rendezvous would take place there (H30)."""
    turn = turn_of(view)
    if turn is None or turn.seat != view.seat or PLACE_AT[goal] < 0:
        return place
    if f"rendezvous_{PLACES[PLACE_AT[goal]]}" not in view.tiles[view.seat].waiting:
        return place
    return Message("square-met", {"square": place})


def board_label(view: Sight) -> Message:
    """H17: with how many, and in which row."""
    pirates = counted("pirates", view.reserve[view.turn or 0])
    return Message("act-board", {"pirates": pirates, "row": len(view.ship) + 1})


def recall_label(view: Sight, alleys: Sequence[str]) -> Message:
    town = town_in(view)
    known = [alley for alley in alleys if alley in town.index]
    if not known:
        return Message("act-alley", {"alley": " ".join(alleys)})
    pirates = sum(length_of(town, alley) for alley in known)
    names = listed([alley_name(town, town.index[alley]) for alley in known])
    return Message("act-recall", {"pirates": counted("pirates", pirates), "alleys": names})


# Squares


def use_label(view: Sight) -> Message:
    """H26–H34: what the square gives."""
    here = SQUARE[view.captain]
    match ACTION_AT[here]:
        case "rum":
            return Message("act-use-rum", {"barrels": barrels_here(view)})
        case "tavern":
            stake = [points_of(name) for name in stake_here(view)]
            return Message("act-use-tavern", {"tavern": square(here), "points": plus(stake)})
        case "chest":
            chest, scorpion = view.face_up.chest, view.face_up.scorpion
            if chest is None or scorpion is None:
                return Message("act-use")
            return Message(
                "act-use-chest", {"points": points_of(chest), "scorpion": tile(scorpion)}
            )
        case "coin" | "pirate" | "goods" | "rendezvous" as kind:
            return Message(f"act-use-{kind}")
        case _:
            return Message("act-use")


def barrels_here(view: Sight) -> Message:
    """H34: two, or what there is."""
    return counted("barrels", min(TWO_BARRELS, view.barrels))


def stake_here(view: Sight) -> list[str]:
    """H32: what is at stake in the tavern where the captain stands."""
    return at_stake(view.face_up.tavern, TAVERNS[TAVERN_AT[SQUARE[view.captain]]])


def plus(values: Sequence[int]) -> str:
    """``2 + 5``."""
    return " + ".join(map(str, values)) or "0"


def take_label(view: Sight, name: str) -> Message:
    """H31: a map counts only in a pair; H32: a tile of a tavern."""
    if name in KIND and STACK_OF[KIND[name]] == MAP and view.turn is not None:
        added = value_added(view, view.turn, name)
        if not added:
            return Message("act-take-odd", {"tile": tile(name)})
        return Message("act-take-pair", {"tile": tile(name), "points": counted("points", added)})
    return Message("act-take", {"tile": tile(name) if name in KIND else name})


def keep_label(view: Sight) -> Message:
    """H29, H37: of each kind only the best counts."""
    bargain = view.scenes[-1] if view.scenes else None
    if not isinstance(bargain, BargainTold) or bargain.tile is None:
        return Message("act-keep")
    added = value_added(view, view.turn or 0, bargain.tile)
    args: Args = {"tile": tile(bargain.tile), "points": counted("points", added)}
    return Message("act-keep-what", args)


def host_of(view: Sight) -> Seat:
    """H32: whoever invites."""
    hosts = [scene.host for scene in view.scenes if isinstance(scene, TavernTold)]
    return hosts[0] if hosts else view.turn or 0


def pips_of(view: Sight) -> int:
    """The roll that is being thought over."""
    throw = view.scenes[-1] if view.scenes else None
    return throw.pips if isinstance(throw, ThrowTold) else 0
