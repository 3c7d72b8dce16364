"""The one sentence above the board: whose turn it is, what may be done, what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import LUCK, Message
from flibuste.core.words import listed
from flibuste.games.piratoons.acts import Act, Throw
from flibuste.games.piratoons.parts import FAMILIES, PATIENCE, PAWNS, ROUNDS
from flibuste.games.piratoons.rules.ships import TOPS
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.names import Args, coins, pawns, player, players
from flibuste.games.piratoons.words.reading import best_worth, kinds_over, leads, on_offer


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    if not view.awaiting:
        return Message("prompt-over")
    mine = bool(menu) and view.seat in view.awaiting
    match view.step:
        case "plunder" if view.tempo == "beats":
            return beat_prompt(view, mine)
        case "plunder":
            return live_prompt(view, mine)
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
    args: Args = {"round": view.round, "rounds": ROUNDS}
    if mine:
        patience: Args = {"tempo": view.tempo, "seconds": PATIENCE}
        return Message("prompt-open", args | patience)
    if view.step == "open" and view.captain is not None:
        return Message("prompt-wait-open", args | {"player": player(view.captain)})
    return Message("prompt-first" if view.step == "first" else "prompt-opening", args)


# Plunder


def beat_prompt(view: Sight, mine: bool) -> Message:
    """T12: one beat after the other; T9: stop once the glass is out."""
    args: Args = {"beat": view.seconds + 1, "glass": view.glass}
    out = view.seconds >= view.glass
    if not mine:
        if LUCK in view.awaiting:
            return Message("prompt-next", args)
        id = "prompt-wait-beat-out" if out else "prompt-wait-beat"
        return Message(id, args | {"player": player(view.awaiting[0])})
    left = view.reserve[view.seat]
    args |= {"pawns": pawns(left), "coins": coins(left), "leads": leads(view, view.seat)}
    if not left:
        return Message("prompt-beat-no-pawn", args)
    return Message("prompt-beat-out" if out else "prompt-beat", args)


def live_prompt(view: Sight, mine: bool) -> Message:
    """T6: everybody at once, against the sand."""
    left = max(0, view.glass - view.seconds)
    if view.seat < 0:
        return Message("prompt-watch" if left else "prompt-watch-out", {"seconds": left})
    if view.out[view.seat]:
        return Message("prompt-clumsy")
    reserve = view.reserve[view.seat]
    args: Args = {
        "seconds": left,
        "pawns": pawns(reserve),
        "coins": coins(reserve),
        "leads": leads(view, view.seat),
    }
    if not reserve:
        return Message("prompt-live-no-pawn-out" if mine else "prompt-live-no-pawn", args)
    if not left:
        return Message("prompt-live-out", args)
    return Message("prompt-grab" if reserve == PAWNS else "prompt-live", args)


# Auction


def bids_prompt(view: Sight, mine: bool) -> Message:
    """T18: how much, for how many tiles, against whose purses."""
    if not mine:
        return Message("prompt-wait-bids", {"players": players(view, view.awaiting)})
    purses = [coins for seat, coins in enumerate(view.doubloons) if seat != view.seat]
    args: Args = {
        "most": view.doubloons[view.seat],
        "tiles": len(on_offer(view)),
        "richest": max(purses),
    }
    return Message("prompt-bid", args)


def takes_prompt(view: Sight, mine: bool) -> Message:
    seat = view.awaiting[0]
    args: Args = {"coins": coins(view.bids[seat] or 0), "tiles": len(on_offer(view))}
    if mine:
        return Message("prompt-take", args)
    return Message("prompt-wait-take", args | {"player": player(seat)})


# The yard


def yard_prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """T23, T24: throw what cannot be held, then leave."""
    if not menu:
        return Message("prompt-wait-yard", {"players": players(view, view.awaiting)})
    if isinstance(menu[0], Throw):
        kinds = [kind_name(kind) for kind in kinds_over(view, view.seat)]
        return Message("prompt-throw", {"kinds": listed(kinds)})
    best = best_worth(view, view.seat)
    args: Args = {"good": best.good, "bad": best.bad, "round": view.round}
    return Message("prompt-last" if view.step == "end" else "prompt-build", args)


def kind_name(kind: int) -> Message:
    """T23: Decks and Sails compete for tops and count as one kind."""
    return Message("over-tops" if kind == TOPS else f"over-{FAMILIES[kind]}")
