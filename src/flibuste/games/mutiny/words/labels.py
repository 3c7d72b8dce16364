"""An act in the words of a menu, short and with what comes of it; and what a pirate offers now."""

from __future__ import annotations

from typing import Final

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import CARD_INDEX, MOST
from flibuste.games.mutiny.rules.cards import most_to_buy, most_to_sell, sate_pays
from flibuste.games.mutiny.rules.duel import points
from flibuste.games.mutiny.sight.view import Sight, deck_size
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.aftermath import totals

NOTHING: Final = Message("offer-nothing")


def label(view: Sight, action: Act) -> Message:
    """What it does and where it leads."""
    match action:
        case acts.Open():
            return word.told("act", action, {"closed": word.closed(view)})
        case acts.Use(name):
            return word.told("act", action, {"offer": offer(view, name, word.actor_of(view))})
        case acts.Keep(name):
            return word.kept("act", view, name)
        case acts.Steal(seat) | acts.Rob(seat):
            coins = view.players[seat].coins if seat < len(view.players) else 0
            return word.told("act", acts.Steal(seat), {"coins": coins})
        case acts.Pledge(name):
            return Message(f"act-pledge-{name}")
        case acts.Peek(seat):
            seen = word.seen_side(view, view.seat, seat)
            again = word.told("act", action, {"side": word.side(seen)}) if seen else None
            return Message("act-peek-again", again.args) if again else word.told("act", action)
        case acts.Inspect(letter):
            return inspect_label(view, letter)
        case acts.Swap(swap):
            return swap_label(view, swap)
        case acts.Lay(name):
            return lay_label(view, name)
        case acts.Decline():
            return Message(f"act-decline-{view.visit.step if view.visit else 'Rob'}")
        case _:
            return word.told("act", action)


def inspect_label(view: Sight, letter: str) -> Message:
    """M26: and what the viewer knows of this pair."""
    pair = {str(name): pair for name, pair in view.sailors.items()}.get(letter)
    if pair is None or pair.valverde is None or pair.diaz is None:
        return Message("act-inspect", {"letter": letter})
    return Message(
        f"act-inspect-{'known' if pair.sure else 'recalled'}", word.pair_of(view, letter)
    )


def swap_label(view: Sight, swap: bool) -> Message:
    """M26: how the pair will stand."""
    pair = word.pair_of(view, view.visit.duel if view.visit is not None else None)
    one, two = pair["valverde"], pair["diaz"]
    if swap:
        return Message("act-swap", {"valverde": two, "diaz": one})
    return Message("act-leave", {"valverde": one, "diaz": two})


def lay_label(view: Sight, name: str) -> Message:
    """M30–M32: what the card makes of its side's total, or what the monkey means now."""
    if name == "monkey":
        id = {1: "act-lay-monkey-out", 2: "act-lay-monkey-coin"}.get(view.round, "act-lay-monkey")
        return Message(id)
    both = totals(view.duels[-1]) if view.duels else {"valverde": 0, "diaz": 0}
    pink, grey = points([CARD_INDEX[name]])
    leader = "valverde" if pink else "diaz"
    total = both[leader] + pink + grey
    return Message("act-lay", {"card": word.card(name), "side": word.side(leader), "total": total})


# What a pirate would do for a visitor now (M15–M26)


def offer(view: Sight, pirate: str, seat: Seat) -> Message:
    """From public things only: numbers of cards and coins, who has sworn, which letters stand."""
    combat, gold = deck_size(view.combat), deck_size(view.gold)
    mine = view.players[seat]
    others = [one for other, one in enumerate(view.players) if other != seat]
    match pirate:
        case "valverde":
            return gets(gold=min(1, gold), coins=min(1, view.supply))
        case "diaz" if combat and gold:
            return Message("offer-diaz")
        case "diaz":  # M14: a lone card is simply taken
            return gets(gold=min(1, gold), combat=min(1, combat))
        case "tembo" if combat > 1:
            return Message("offer-tembo")
        case "crackpott" | "tembo":
            return gets(combat=min(2, combat))
        case "wessel_jan":
            most = min(MOST, mine.card_count)
            return Message("offer-wessel-jan", {"most": most}) if most else NOTHING
        case "dean_nero":
            both = trade(view, seat)
            return Message("offer-dean-nero", {**both}) if any(both.values()) else NOTHING
        case "pang" if combat and view.supply:
            return Message("offer-pang")
        case "pang":
            return gets(combat=min(1, combat), coins=min(1, view.supply))
        case "chang_ye":
            rich = sum(one.coins > 0 for one in others)
            return Message("offer-chang-ye", {"number": rich}) if rich else NOTHING
        case "sate":
            waited = sum(cabin.waited for cabin in view.row if cabin.pirate == "sate")
            coins = sate_pays(waited, view.supply)
            return Message("offer-sate", {"coins": coins}) if coins else NOTHING
        case "bijoux" | "ojo" if not mine.pledged:
            return Message("offer-pledge")
        case "bijoux":
            return Message("offer-pledge-again")
        case "ojo":
            return Message("offer-peek") if any(one.pledged for one in others) else NOTHING
        case "cambivalute":
            free = word.next_letter(view)
            return Message("offer-post", {"letter": free}) if free else Message("offer-inspect")
        case _:
            return Message("offer-ghost")


def gets(**things: int) -> Message:
    """So many coins and cards, or nothing."""
    found = [word.amount(what, number) for what, number in things.items() if number]
    return Message("offer-take", {"what": listed(found)}) if found else NOTHING


def trade(view: Sight, seat: Seat) -> dict[str, int]:
    """M20: the most that can go either way."""
    mine = view.players[seat]
    return {
        "cards": most_to_sell(mine.card_count, view.supply),
        "coins": most_to_buy(mine.coins, deck_size(view.combat)),
    }
