"""The sentence above the board: whose turn it is, what I may do, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.players import Args, player
from flibuste.core.protocol import LUCK, Message
from flibuste.games.mutiny.acts import Act, Open, Use
from flibuste.games.mutiny.parts import CARD_INDEX, DUELS, MOST, SIDES
from flibuste.games.mutiny.rules.duel import points
from flibuste.games.mutiny.sight.view import Sight, Visit
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.aftermath import rivals, totals
from flibuste.games.mutiny.words.labels import trade
from flibuste.games.mutiny.words.last import last_card

ENOUGH = DUELS  # combat cards that last for all duels (M31)


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """Whose turn, what may be done, what is at stake."""
    if not view.awaiting:
        return Message("prompt-over")
    if not menu or view.seat not in view.awaiting:
        return waiting(view)
    if view.robbing == view.seat:
        return Message("prompt-rob", {"coins": view.players[view.seat].coins})
    if view.phase == "duels":
        return laying(view, menu)
    if view.visit is not None:
        return visiting(view, view.visit)
    return cabins(view, menu)


def waiting(view: Sight) -> Message:
    """What the others or LUCK are doing."""
    if LUCK in view.awaiting:
        return luck_waiting(view)
    if view.robbing is not None:
        return Message("prompt-wait-rob", {"player": player(view.robbing)})
    if view.phase == "duels":
        return waiting_for_cards(view)
    seat = view.awaiting[0]
    if view.visit is not None:
        args = {"player": player(seat), "pirate": word.name(view.visit.pirate)}
        return Message("prompt-wait-visit", args)
    return Message("prompt-wait", {"player": player(seat), "closed": word.closed(view)})


def luck_waiting(view: Sight) -> Message:
    if view.dealer is None:
        return Message("prompt-first")
    if view.phase == "duels":
        return Message("prompt-sailors", {"letter": view.duel or ""})
    if view.storms:
        return Message("prompt-storm")
    return Message("prompt-door" if view.opening else "prompt-draw")


def waiting_for_cards(view: Sight) -> Message:
    """A duel: the viewer has laid a card, or takes no part."""
    args = duel_args(view) | {"players": word.few(view, view.awaiting)}
    if view.mine is not None:
        return Message("prompt-laid", args | {"card": word.card(view.mine)})
    mine = view.players[view.seat] if view.seat >= 0 else None
    if mine is not None and mine.out:
        return Message("prompt-out", args)
    return Message("prompt-wait-lay", args)


def cabins(view: Sight, menu: Sequence[Act]) -> Message:
    """M8: a turn in the voyage."""
    doors, uses = word.closed(view), [act for act in menu if isinstance(act, Use)]
    may_open = any(isinstance(act, Open) for act in menu)
    args: Args = {"closed": doors, "open": len(uses), "stake": stake(view)}
    opened = [cabin.pirate for cabin in view.row if cabin.pirate is not None and not cabin.waited]
    if opened and len(uses) == 1:
        args["pirate"] = word.name(uses[0].pirate)
        return Message("prompt-opened" if may_open else "prompt-must-use", args)
    if not uses:
        return Message("prompt-knock", args)
    return Message("prompt-turn" if may_open else "prompt-no-door", args)


def stake(view: Sight) -> Message:
    """M27, M31: what is missing for the mutiny, and how far it is."""
    mine = view.players[view.seat]
    args = {"squares": view.box.track - view.ship, "cards": mine.card_count}
    if not mine.pledged:
        return Message("stake-unsworn", args)
    return Message("stake-cards" if mine.card_count < ENOUGH else "stake-ready", args)


def visiting(view: Sight, visit: Visit) -> Message:
    """The question of a pirate."""
    mine = view.players[view.seat]
    args: Args = {
        "pirate": word.name(visit.pirate),
        "cards": mine.card_count,
        "coins": mine.coins,
    }
    match visit.step:
        case "Keep" if len(set(visit.cards)) < len(visit.cards):
            return Message("prompt-keep-same", args)
        case "Keep":
            return Message("prompt-keep" if len(visit.cards) > 1 else "prompt-keep-only", args)
        case "Number":
            return Message("prompt-number", args | {"most": min(MOST, mine.card_count)})
        case "Under":
            return Message("prompt-under", args | {"left": visit.left})
        case "Trade":
            return Message("prompt-trade", {**trade(view, view.seat)})
        case "Pledge" if mine.side is not None:  # M24: anew
            return Message("prompt-pledge-again", {"side": word.side(mine.side)})
        case "Pledge":
            return Message("prompt-pledge-ojo" if visit.pirate == "ojo" else "prompt-pledge")
        case "Post":
            one, two = (value or 0 for value in visit.sailors)
            return Message(
                "prompt-post", {"letter": word.next_letter(view), "one": one, "two": two}
            )
        case "Swap":
            return Message("prompt-swap", word.pair_of(view, visit.duel))
        case step:
            return Message(f"prompt-visit-{step}", args)


def laying(view: Sight, menu: Sequence[Act]) -> Message:
    """M30–M32: which cards may be laid, and what the monkey means now."""
    mine = view.players[view.seat]
    args = duel_args(view) | {"cards": mine.card_count, "rivals": rivals(view)}
    level = view.round > 1 and args["valverde"] == args["diaz"]
    if level:  # M34: the higher sum of cards decides
        ahead = "valverde" if view.duels[-1].pink > view.duels[-1].grey else "diaz"
        args["side"] = word.side(ahead)
    if not mine.card_count:
        id = "prompt-lay-monkey-level" if level else "prompt-lay-monkey"
        return Message("prompt-lay-out" if view.round == 1 else id, args)
    doom = last_card(view)
    if doom is not None:
        id = "prompt-lay-last-first" if view.round == 1 else "prompt-lay-last"
        return Message(id, {**args, **doom})
    against = {SIDES[points([CARD_INDEX[card]])[0] == 0] for card in mine.cards or ()}
    if mine.side is not None and mine.side not in against:
        id = "prompt-lay-against-first" if view.round == 1 else "prompt-lay-against"
        return Message(id, args | {"side": word.side(against.pop())})
    if level:
        return Message("prompt-lay-level", args)
    id = {1: "prompt-lay-first", 2: "prompt-lay-second"}.get(view.round, "prompt-lay-later")
    return Message(id, args)


def duel_args(view: Sight) -> Args:
    """Where the duel stands."""
    wins: Args = {f"{name}_wins": number for name, number in view.wins.items()}
    return {"letter": view.duel or "", "round": view.round, **totals(view.duels[-1]), **wins}
