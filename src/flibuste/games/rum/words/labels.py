"""Acts in the words of a menu: short, distinct, and telling what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from flibuste.core.players import Args, player
from flibuste.core.protocol import Message
from flibuste.core.words import listed
from flibuste.games.rum import acts as do
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import Act
from flibuste.games.rum.board.effect import effect, met_at
from flibuste.games.rum.rules.squares import barrels_given, on_offer
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import shown_kinds
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words import names as word


def label(view: Sight, action: Act) -> Message:
    """What it does, where it leads, what it costs."""
    match action:
        case do.Move() | do.Dark():
            return way_label(view, action)
        case do.Board():  # H17
            crew = word.counted("pirates", view.reserve[view.turn or 0])
            return Message("act-board", {"pirates": crew, "row": len(view.ship) + 1})
        case do.Use():
            return use_label(view)
        case do.Recall(alleys):
            return recall_label(view, alleys)
        case do.Take(name):
            return take_label(view, name)
        case do.Guard(stack):
            pirates = view.reserve[view.turn or 0]
            return Message(
                f"act-guard-{stack}", {"odds": word.odds(*word.guard_odds(view, stack, pirates))}
            )
        case do.Keep():
            return keep_label(view)
        case do.Join():
            tavern = view.chapter(chapters.Tavern)
            host = view.turn or 0 if tavern is None else tavern.host
            return Message("act-join", {"host": player(host)})
        case do.Decline() if 0 <= view.seat < len(view.coins) and not view.coins[view.seat]:
            return Message("act-decline-no-coin")
        case do.Stand():
            throw = view.chapter(chapters.Throw)
            return Message("act-stand", {"pips": 0 if throw is None else throw.pips})
        case do.First(seat):
            return Message("act-first", {"player": player(seat)})
        case do.Plate(plate, turns):
            return Message("act-plate", {"plate": plate, "turns": turns})
        case do.Tile(_, name):
            return tile_label(name)
        case do.Roll(pips):
            return roll_label(pips)
        case _:  # nothing to add: Back, Ahoy, Rest, Skip, Sell, Decline, Barrel, Again
            return Message(f"act-{type(action).__name__.lower()}")


@cache
def tile_label(name: str) -> Message:
    return Message("act-tile", {"tile": word.tile(name)})


@cache
def roll_label(pips: int) -> Message:
    return Message("act-roll", {"pips": pips})


# Moves


def way_label(view: Sight, move: do.Move | do.Dark) -> Message:
    """Where an alley leads and what it takes; of two dark alleys the first only leads out."""
    done = effect(view, move)
    if done is None:  # an act that is only asked about
        return Message("act-alley", {"alley": move.alley})
    town = town_of(view.layout)
    alley = town.index[move.alley]
    cost = price_of(town.pirates(done.alleys), done.coins)
    if done.goal is None:
        return Message("act-dark-out", {"alley": word.dark_here(town, alley), "price": cost})
    goal, dark = box.SQUARE[done.goal], isinstance(move, do.Dark)
    place = offer(
        view, goal, word.exit_name(town, alley) if dark else word.square(goal, view.layout)
    )
    args: Args = {"to": meeting(view, goal, place), "price": cost}
    return Message("act-dark-in" if dark else "act-move", args)


def price_of(pirates: int, coins: int) -> Message:
    """What a move takes."""
    crew = word.counted("pirates", pirates)
    if not coins:
        return crew
    return Message("price-both", {"pirates": crew, "coins": word.counted("coins", coins)})


def offer(view: Sight, goal: int, place: Message) -> Message:
    """The square, and for a tavern, a map or a chest what is to be had there now."""
    if box.ACTION_AT[goal] not in ("tavern", "map", "chest"):
        return place
    offered = on_offer(goal, shown_kinds(view.face_up))
    if not offered:
        return Message("square-empty", {"square": place})
    if box.ACTION_AT[goal] != "tavern":  # one of them
        return Message("square-offer", {"square": place, "points": word.plus(offered, ", ")})
    return Message("square-offer", {"square": place, "points": word.plus(sorted(offered))})


def meeting(view: Sight, goal: int, place: Message) -> Message:
    """The square, and whether the viewer's own rendezvous would take place there (H30)."""
    return Message("square-met", {"square": place}) if met_at(view, goal) else place


def recall_label(view: Sight, alleys: Sequence[str]) -> Message:
    town = town_of(view.layout)
    known = [alley for alley in alleys if alley in town.index]
    if not known:
        return Message("act-alley", {"alley": " ".join(alleys)})
    names = listed([word.alley_name(town, town.index[alley]) for alley in known])
    pirates = word.counted("pirates", town.pirates(known))
    return Message("act-recall", {"pirates": pirates, "alleys": names})


# Squares


def use_label(view: Sight) -> Message:
    """H26–H34: what the square gives."""
    here = box.SQUARE[view.captain]
    offered = sorted(on_offer(here, shown_kinds(view.face_up)))
    match box.ACTION_AT[here]:
        case "rum":
            return Message("act-use-rum", {"barrels": barrels_here(view)})
        case "tavern":
            return Message(
                "act-use-tavern",
                {"tavern": word.square(here, view.layout), "points": word.plus(offered)},
            )
        case "chest" if offered and view.face_up.scorpion is not None:
            args: Args = {
                "points": box.POINTS[offered[0]],
                "scorpion": word.tile(view.face_up.scorpion),
            }
            return Message("act-use-chest", args)
        case "coin" | "pirate" | "goods" | "rendezvous" as kind:
            return Message(f"act-use-{kind}")
        case _:
            return Message("act-use")


def barrels_here(view: Sight) -> Message:
    return word.counted("barrels", barrels_given(view.barrels))


def take_label(view: Sight, name: str) -> Message:
    """H31: a map counts only in a pair; H32: a tile of a tavern."""
    if name in box.KIND and box.STACK_OF[box.KIND[name]] == box.MAP and view.turn is not None:
        added = word.value_added(view, view.turn, name)
        if not added:
            return Message("act-take-odd", {"tile": word.tile(name)})
        return Message(
            "act-take-pair", {"tile": word.tile(name), "points": word.counted("points", added)}
        )
    return Message("act-take", {"tile": word.tile(name) if name in box.KIND else name})


def keep_label(view: Sight) -> Message:
    """H29, H37: of each kind only the best counts."""
    bargain = view.chapter(chapters.Bargain)
    if bargain is None or bargain.tile is None:
        return Message("act-keep")
    added = word.value_added(view, view.turn or 0, bargain.tile)
    args: Args = {"tile": word.tile(bargain.tile), "points": word.counted("points", added)}
    return Message("act-keep-what", args)
