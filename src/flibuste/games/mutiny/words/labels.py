"""An act in the words of a menu: short, and with what comes of it."""

from __future__ import annotations

from flibuste.core.protocol import Message
from flibuste.games.mutiny.acts import (
    Act,
    Decline,
    Door,
    Draw,
    First,
    Inspect,
    Keep,
    Lay,
    Number,
    Open,
    Peek,
    Pledge,
    Post,
    Rob,
    Sailor,
    Steal,
    Storm,
    Swap,
    Take,
    Trade,
    Under,
    Use,
)
from flibuste.games.mutiny.parts import CARD_INDEX, VALUE
from flibuste.games.mutiny.sight.view import Sight
from flibuste.games.mutiny.words.aftermath import totals
from flibuste.games.mutiny.words.names import Args, actor_of, card, pirate, player, side
from flibuste.games.mutiny.words.offers import offer


def label(view: Sight, action: Act) -> Message:
    """What it does and where it leads."""
    match action:
        case Open():
            closed = sum(cabin.pirate is None for cabin in view.row)
            return Message("act-open", {"closed": closed})
        case Use(name):
            args = {"pirate": pirate(name), "offer": offer(view, name, actor_of(view))}
            return Message("act-use", args)
        case Keep(name):
            return keep_label(view, name)
        case Number(number):
            return Message("act-number", {"number": number})
        case Under(name):
            return Message("act-under", {"card": card(name)})
        case Trade(give, number):
            return Message(f"act-trade-{give}", {"number": number})
        case Take(what):
            return Message(f"act-take-{what}")
        case Steal(seat) | Rob(seat):
            coins = view.players[seat].coins if seat < len(view.players) else 0
            return Message("act-steal", {"player": player(seat), "coins": coins})
        case Pledge(name):
            return Message(f"act-pledge-{name}")
        case Peek(seat):
            return peek_label(view, seat)
        case Post(valverde, diaz):
            return Message("act-post", {"valverde": valverde, "diaz": diaz})
        case Inspect(letter):
            return inspect_label(view, letter)
        case Swap(swap):
            return swap_label(view, swap)
        case Lay(name):
            return lay_label(view, name)
        case Decline():
            return Message(f"act-decline-{view.visit.step}" if view.visit else "act-decline-Rob")
        case _:
            return luck_label(action)


def luck_label(action: First | Door | Storm | Draw | Sailor) -> Message:
    """What LUCK may do."""
    match action:
        case First(seat):
            return Message("act-first", {"player": player(seat)})
        case Door(name):
            return Message("act-door", {"pirate": pirate(name)})
        case Storm(name):
            return Message("act-storm", {"pirate": pirate(name)})
        case Draw(name):
            return Message("act-draw", {"card": card(name)})
        case Sailor(value):
            return Message("act-sailor", {"value": value})


def keep_label(view: Sight, name: str) -> Message:
    """M16, M18: the card, and the one that goes under its deck."""
    rest = list(view.visit.cards) if view.visit is not None else []
    if name in rest:
        rest.remove(name)
    if not rest or rest[0] is None:
        return Message("act-keep-only", {"card": card(name)})
    return Message("act-keep", {"card": card(name), "under": card(rest[0])})


def peek_label(view: Sight, seat: int) -> Message:
    """M25: and what the viewer saw there before."""
    known = [look.side for look in view.looks if (look.seat, look.at) == (view.seat, seat)]
    if known and known[0] is not None:
        return Message("act-peek-again", {"player": player(seat), "side": side(known[0])})
    return Message("act-peek", {"player": player(seat)})


def inspect_label(view: Sight, letter: str) -> Message:
    """M26: and what the viewer knows of this pair."""
    pair = {str(name): pair for name, pair in view.sailors.items()}.get(letter)
    if pair is None or pair.valverde is None or pair.diaz is None:
        return Message("act-inspect", {"letter": letter})
    args: Args = {"letter": letter, "valverde": pair.valverde, "diaz": pair.diaz}
    return Message("act-inspect-known" if pair.sure else "act-inspect-recalled", args)


def swap_label(view: Sight, swap: bool) -> Message:
    """M26: how the pair will stand."""
    letter = view.visit.duel if view.visit is not None else None
    pair = view.sailors[letter] if letter is not None else None
    one, two = (pair.valverde or 0, pair.diaz or 0) if pair is not None else (0, 0)
    if swap:
        return Message("act-swap", {"valverde": two, "diaz": one})
    return Message("act-leave", {"valverde": one, "diaz": two})


def lay_label(view: Sight, name: str) -> Message:
    """M30–M32: what the card makes of its side's total, or what the monkey means now."""
    if name == "monkey":
        id = {1: "act-lay-monkey-out", 2: "act-lay-monkey-coin"}.get(view.round, "act-lay-monkey")
        return Message(id)
    both = totals(view.duels[-1]) if view.duels else {"valverde": 0, "diaz": 0}
    leader = "valverde" if name.startswith("pink") else "diaz"
    total = both[leader] + VALUE[CARD_INDEX[name]]
    return Message("act-lay", {"card": card(name), "side": side(leader), "total": total})
