"""What one may do, in words: the sentence above the board, and the acts of a menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from flibuste.core.players import Args, player, players
from flibuste.core.protocol import LUCK, Message, Seat
from flibuste.core.words import listed
from flibuste.games.piratoons import acts as do
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.parts import EQUIPMENT, FAMILIES, INDEX, PAWNS, ROUNDS
from flibuste.games.piratoons.rules.scoring import Figures
from flibuste.games.piratoons.rules.ships import TOPS, kind_of, part
from flibuste.games.piratoons.sight import reading
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words import names
from flibuste.games.piratoons.words.names import coins, pawns, say, the_tile, tile

Dropped: TypeAlias = tuple[str, str | None, bool, Seat | None, bool]
"""A tile, where it lies if another is called the same, whether it stays whose it is, whose it would
be, and whether that is the viewer.
"""

# The sentence above the board: whose turn it is, what may be done, what is at stake


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    if not view.awaiting:
        return Message("prompt-over")
    mine = bool(menu) and view.seat in view.awaiting
    match view.step:
        case "plunder":
            return beat_prompt(view, mine) if view.tempo == "beats" else live_prompt(view, mine)
        case "bids":
            return bids_prompt(view, mine)
        case "takes":
            return takes_prompt(view, mine)
        case "build" | "end":
            return yard_prompt(view, menu if mine else ())
        case _:
            return opening_prompt(view, mine)


def opening_prompt(view: Sight, mine: bool) -> Message:
    """T4–T6: who opens the chest."""
    last = "yes" if view.round == ROUNDS else "no"
    args: Args = {"round": view.round, "rounds": ROUNDS, "last": last}
    if mine:
        return say("prompt-open", tempo=view.tempo, **args)
    if view.step == "open" and view.captain is not None:
        return say("prompt-wait-open", player=player(view.captain), **args)
    return Message("prompt-first" if view.step == "first" else "prompt-opening", args)


def beat_prompt(view: Sight, mine: bool) -> Message:
    """T12: one beat after the other; T9: stop once the glass is out."""
    args: Args = {"beat": view.seconds + 1, "glass": view.glass}
    out = "-out" if view.seconds >= view.glass else ""
    if mine:
        left = view.reserve[view.seat]
        return Message(f"prompt-beat{out}" if left else "prompt-beat-no-pawn", args | hand(view))
    if LUCK in view.awaiting:
        return Message("prompt-next", args)
    return say(f"prompt-wait-beat{out}", player=player(view.awaiting[0]), **args)


def live_prompt(view: Sight, mine: bool) -> Message:
    """T6: everybody at once, against the sand."""
    left = max(0, view.glass - view.seconds)
    if view.seat < 0:
        return say("prompt-watch" if left else "prompt-watch-out", seconds=left)
    if view.out[view.seat]:
        return Message("prompt-clumsy")
    reserve = view.reserve[view.seat]
    if not reserve:
        id = "prompt-live-no-pawn-out" if mine else "prompt-live-no-pawn"
    elif not left:
        id = "prompt-live-out"
    else:
        id = "prompt-grab" if reserve == PAWNS else "prompt-live"
    return say(id, seconds=left, **hand(view))


def hand(view: Sight) -> Args:
    """The viewer's pawns, their pay (T13), and the tiles won as it is now."""
    left = view.reserve[view.seat]
    return {"pawns": pawns(left), "coins": coins(left), "leads": reading.leads(view, view.seat)}


def bids_prompt(view: Sight, mine: bool) -> Message:
    """T18: how much, for how many tiles, against whose purses."""
    if not mine:
        return say("prompt-wait-bids", players=players(view, view.awaiting))
    most, richest = view.doubloons[view.seat], reading.richest_rival(view)
    return say("prompt-bid", most=most, tiles=len(reading.on_offer(view)), richest=richest)


def takes_prompt(view: Sight, mine: bool) -> Message:
    seat = view.awaiting[0]
    args: Args = {"coins": coins(view.bids[seat] or 0), "tiles": len(reading.on_offer(view))}
    if mine:
        return Message("prompt-take", args)
    return say("prompt-wait-take", player=player(seat), **args)


def yard_prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """T23, T24: throw what cannot be held, then leave."""
    if not menu:
        return say("prompt-wait-yard", players=players(view, view.awaiting))
    if isinstance(menu[0], do.Throw):
        kinds = [
            "tops" if kind == TOPS else FAMILIES[kind]
            for kind in reading.kinds_over(view, view.seat)
        ]
        return say(
            "prompt-throw",
            number=reading.to_throw(view, view.seat),
            kinds=listed([Message(f"over-{kind}") for kind in kinds]),
        )
    best = reading.best_worth(view, view.seat)
    id = "prompt-last" if view.step == "end" else "prompt-build"
    last = "yes" if view.round == ROUNDS else "no"
    return say(id, good=best.good, bad=best.bad, round=view.round, last=last)


# Acts in the words of a menu: what they are, and what they lead to


def label(view: Sight, action: Act) -> Message:
    seated = view.seat >= 0
    match action:
        case do.DropOn(place):
            return drop_label(view, place)
        case do.Drop(x, y):
            return say("act-drop-at", x=x, y=y)
        case do.Bid(doubloons):
            return bid_label(view, doubloons)
        case do.Take(name):
            return take_label(view, name)
        case do.Throw(name):  # T28: what it costs
            points = reading.points_without(view, view.seat, name) if seated else 0
            id = "act-throw-points" if points else "act-throw"
            return say(id, tile=the_tile(name), points=points)
        case do.Best():
            held = seated and view.ships[view.seat].holds
            return arranged("act-best", reading.best_worth(view, view.seat) if held else None)
        case do.Keep():
            return arranged("act-keep", reading.worth_of(view, view.seat) if seated else None)
        case do.First(seat) | do.Next(seat):
            return player(seat)
        case do.Tile(_, name):
            return tile(name)
        case do.Open() | do.Wait() | do.Stop() | do.Second() | do.Arrange():
            return Message(f"act-{type(action).__name__.lower()}")


def drop_label(view: Sight, place: str) -> Message:
    """T15: whose the tile would be with this pawn."""
    told = drop_of(view, place)
    return say("act-drop-there", place=Message(f"at-{place}")) if told is None else drop_told(*told)


def drop_of(view: Sight, place: str) -> Dropped | None:
    """The tile, and all that a label says of a pawn on it; None where no tile lies."""
    name = names.tile_at(view, place)
    if name is None or view.seat < 0:
        return None
    was, now = reading.leader(view, place), reading.leader(view, place, view.seat)
    at = place if names.has_namesake(view, name) else None
    return name, at, was == now, now, now == view.seat


@lru_cache(maxsize=4096)
def drop_told(name: str, at: str | None, still: bool, now: Seat | None, mine: bool) -> Message:
    lies = tile(name) if at is None else names.there(tile(name), at)
    return say("act-drop", tile=lies, would=would(name, still, now, mine))


def would(name: str, still: bool, now: Seat | None, mine: bool) -> Message:
    """French tells whether the tile is a he or a she: le Hublot, la Cabine."""
    whose = "nobody" if now is None else "you" if mine else "other"
    kind = "he" if name.rstrip("123") in ("deck", "gunport", "porthole") else "she"
    id = f"{'still' if still else 'would'}-{kind}"
    return say(id, whose=whose, player=player(now) if now is not None else "")


def bid_label(view: Sight, doubloons: int) -> Message:
    if not doubloons:
        return Message("act-bid-nothing")
    everything = view.seat >= 0 and doubloons == view.doubloons[view.seat]
    return say("act-bid-all" if everything else "act-bid", coins=coins(doubloons))


def take_label(view: Sight, name: str) -> Message:
    """T19, T23: what the tile is, or that the ship has no room for it."""
    if name in EQUIPMENT:
        full = view.seat >= 0 and kind_of(INDEX[name]) in reading.kinds_over(view, view.seat, name)
        return say("act-take-no-room" if full else "act-take", tile=the_tile(name))
    printed = part(reading.table_of(view), INDEX[name])
    about: Args = {"edges": names.symbols(printed), "barrels": printed.barrels}
    return say("act-take", tile=say("tile-described", tile=the_tile(name), **about))


def arranged(id: str, ship: Figures | None) -> Message:
    """T26, T27: the joins and the empty slots that an arrangement would leave."""
    if ship is None:
        return Message(f"{id}-plain")
    return say(id, good=ship.good, bad=ship.bad, empty=sum(ship.empty))
