"""An act in the words of a menu, short and with what comes of it; and what a pirate offers now."""

from __future__ import annotations

from typing import Final

from flibuste.core.players import Args
from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import CARD_INDEX, MOST
from flibuste.games.mutiny.rules.cards import most_to_buy, most_to_sell, sate_pays
from flibuste.games.mutiny.rules.duel import points
from flibuste.games.mutiny.sight.view import Sight, deck_size
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.aftermath import rivals, totals
from flibuste.games.mutiny.words.last import last_card

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
        return Message("act-lay-monkey-last" if view.round > 1 and not rivals(view) else id)
    both = totals(view.duels[-1]) if view.duels else {"valverde": 0, "diaz": 0}
    pink, grey = points([CARD_INDEX[name]])
    leader = "valverde" if pink else "diaz"
    total = both[leader] + pink + grey
    mine = view.players[view.seat].side if view.seat >= 0 else None
    id = "act-lay" if mine in (None, leader) else "act-lay-against"
    args: Args = {"card": word.card(name), "side": word.side(leader), "total": total}
    doom = last_card(view)
    return Message(id, args) if doom is None else Message(f"{id}-last", {**args, **doom})


# What a pirate would do for a visitor now (M15–M26)


def offer(view: Sight, pirate: str, seat: Seat) -> Message:
    """From public things only: numbers of cards and coins, who has sworn, which letters stand."""
    things = to_be_had(view, pirate, seat)
    if things and not any(things.values()):
        return NOTHING
    pledged = [one.pledged for one in view.players]
    match pirate:
        case "diaz" | "pang" if all(things.values()):  # M14: else a lone card is simply taken
            return Message(f"offer-{pirate}")
        case "tembo" if things["cards"] > 1:
            return Message("offer-tembo")
        case "valverde" | "diaz" | "crackpott" | "tembo" | "pang":
            kinds = {"combat" if what == "cards" else what: n for what, n in things.items() if n}
            found = [word.amount(what, number) for what, number in kinds.items()]
            return Message("offer-take", {"what": listed(found)})
        case "wessel_jan":
            return Message("offer-wessel-jan", {"most": things["cards"]})
        case "dean_nero" | "sate":
            return Message(f"offer-{pirate.replace('_', '-')}", {**things})
        case "chang_ye":
            return Message("offer-chang-ye", {"number": len(rich(view, seat))})
        case "bijoux" | "ojo" if not pledged[seat]:
            return Message("offer-pledge")
        case "bijoux":
            return Message("offer-pledge-again")
        case "ojo":
            return Message("offer-peek") if sum(pledged) > 1 else NOTHING
        case "cambivalute":
            free = word.next_letter(view)
            return Message("offer-post", {"letter": free}) if free else Message("offer-inspect")
        case _:
            return Message("offer-ghost")


def to_be_had(view: Sight, pirate: str, seat: Seat) -> dict[str, int]:
    """M15–M23: gold cards, combat cards and coins; of what is exchanged the most."""
    match pirate:
        case "valverde":
            return {"gold": min(1, deck_size(view.gold)), "coins": min(1, view.supply)}
        case "diaz":
            return {"gold": min(1, deck_size(view.gold)), "cards": min(1, deck_size(view.combat))}
        case "crackpott" | "tembo":
            return {"cards": min(2, deck_size(view.combat))}
        case "wessel_jan":
            return {"cards": min(MOST, view.players[seat].card_count)}
        case "dean_nero":
            return trade(view, seat)
        case "pang":
            return {"cards": min(1, deck_size(view.combat)), "coins": min(1, view.supply)}
        case "chang_ye":
            return {"coins": min(1, len(rich(view, seat)))}
        case "sate":
            waited = sum(cabin.waited for cabin in view.row if cabin.pirate == "sate")
            return {"coins": sate_pays(waited, view.supply)}
        case _:
            return {}


def rich(view: Sight, seat: Seat) -> list[Seat]:
    """M22: the opponents from whom a coin can be stolen."""
    return [other for other, one in enumerate(view.players) if other != seat and one.coins]


def trade(view: Sight, seat: Seat) -> dict[str, int]:
    """M20: the most that can go either way."""
    mine = view.players[seat]
    return {
        "cards": most_to_sell(mine.card_count, view.supply),
        "coins": most_to_buy(mine.coins, deck_size(view.combat)),
    }
