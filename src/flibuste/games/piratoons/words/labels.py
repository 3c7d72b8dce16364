"""Acts in the words of a menu: what they are, and what they lead to."""

from __future__ import annotations

from flibuste.core.protocol import Message
from flibuste.games.piratoons.acts import (
    Act,
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    First,
    Keep,
    Next,
    Open,
    Second,
    Stop,
    Take,
    Throw,
    Tile,
    Wait,
)
from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, INDEX
from flibuste.games.piratoons.rules.ships import kind_of, part
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.names import Args, coins, holder, player, the_tile, tile
from flibuste.games.piratoons.words.reading import (
    Worth,
    best_worth,
    kinds_over,
    leader,
    leader_with,
    points_without,
    table_of,
    worth_of,
)


def label(view: Sight, action: Act) -> Message:
    match action:
        case DropOn(place):
            return drop_label(view, place)
        case Drop(x, y):
            return Message("act-drop-at", {"x": x, "y": y})
        case Bid(doubloons):
            return bid_label(view, doubloons)
        case Take(name):
            return take_label(view, name)
        case Throw(name):
            return throw_label(view, name)
        case Best():
            held = view.seat >= 0 and view.ships[view.seat].holds
            return arranged("act-best", best_worth(view, view.seat) if held else None)
        case Keep():
            return arranged("act-keep", worth_of(view, view.seat) if view.seat >= 0 else None)
        case First(seat) | Next(seat):
            return player(seat)
        case Tile(_, name):
            return tile(name)
        case Open() | Wait() | Stop() | Second() | Arrange():
            return Message(f"act-{type(action).__name__.lower()}")


def drop_label(view: Sight, place: str) -> Message:
    """T15: whose the tile would be with this pawn."""
    name = next((name for at, name in view.chest.items() if at == place), None)
    if name is None or view.seat < 0:
        return Message("act-drop-there", {"place": place})
    was, now = leader(view, place), leader_with(view, place, view.seat)
    args: Args = {"place": place, "tile": tile(name), "holder": holder(view, now)}
    return Message("act-drop-still" if was == now else "act-drop", args)


def bid_label(view: Sight, doubloons: int) -> Message:
    if not doubloons:
        return Message("act-bid-nothing")
    everything = view.seat >= 0 and doubloons == view.doubloons[view.seat]
    return Message("act-bid-all" if everything else "act-bid", {"coins": coins(doubloons)})


def take_label(view: Sight, name: str) -> Message:
    """T19, T23: what the tile is, or that the ship has no room for it."""
    if view.seat >= 0 and INDEX[name] < FIRST_SHIP_TILE:
        full = kind_of(INDEX[name]) in kinds_over(view, view.seat, [name])
        return Message("act-take-no-room" if full else "act-take", {"tile": the_tile(name)})
    return Message("act-take", {"tile": described(view, name)})


def described(view: Sight, name: str) -> Message:
    """A tile; a ship tile with what is printed on it."""
    if INDEX[name] < FIRST_SHIP_TILE:
        return the_tile(name)
    printed = part(table_of(view), INDEX[name])
    args: Args = {
        "tile": the_tile(name),
        "left": printed.left,
        "right": printed.right,
        "barrels": printed.barrels,
    }
    return Message("tile-described", args)


def throw_label(view: Sight, name: str) -> Message:
    """T28: what it costs."""
    points = points_without(view, view.seat, name) if view.seat >= 0 else 0
    id = "act-throw-points" if points else "act-throw"
    return Message(id, {"tile": the_tile(name), "points": points})


def arranged(id: str, ship: Worth | None) -> Message:
    """T26, T27: the joins and the empty slots that an arrangement would leave."""
    if ship is None:
        return Message(f"{id}-plain")
    return Message(id, {"good": ship.good, "bad": ship.bad, "empty": ship.empty})
