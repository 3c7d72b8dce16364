"""What a pirate would do for a visitor now (M15–M26), as a message: for menus and cabins."""

from __future__ import annotations

from typing import Final

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.mutiny.parts import LETTERS, MOST
from flibuste.games.mutiny.sight.view import Sight, deck_size
from flibuste.games.mutiny.words.names import amount

NOTHING: Final = Message("offer-nothing")


def offer(view: Sight, pirate: str, seat: Seat) -> Message:
    """From public things only: numbers of cards and coins, who has sworn, which letters stand."""
    match pirate:
        case "valverde":
            return gets(gold=min(1, deck_size(view.gold)), coins=min(1, view.supply))
        case "diaz" | "tembo":
            return look(view, pirate)
        case "crackpott":
            return gets(combat=min(2, deck_size(view.combat)))
        case "wessel_jan":
            most = min(MOST, view.players[seat].card_count)
            return Message("offer-wessel-jan", {"most": most}) if most else NOTHING
        case "dean_nero":
            return trade(view, seat)
        case "pang":
            if deck_size(view.combat) and view.supply:
                return Message("offer-pang")
            return gets(combat=min(1, deck_size(view.combat)), coins=min(1, view.supply))
        case "sate":
            coins = min(sate_pays(view), view.supply)
            return Message("offer-sate", {"coins": coins}) if coins else NOTHING
        case "cambivalute":
            free = next_letter(view)
            return Message("offer-post", {"letter": free}) if free else Message("offer-inspect")
        case "ghost":
            return Message("offer-ghost")
        case _:
            return with_others(view, pirate, seat)


def gets(**things: int) -> Message:
    """So many coins and cards, or nothing."""
    found = [amount(what, number) for what, number in things.items() if number]
    return Message("offer-take", {"what": listed(found)}) if found else NOTHING


def look(view: Sight, pirate: str) -> Message:
    """M16, M18: one of two cards; M14: a lone card is simply taken."""
    combat, gold = deck_size(view.combat), deck_size(view.gold)
    if pirate == "tembo":
        return Message("offer-tembo") if combat > 1 else gets(combat=combat)
    return Message("offer-diaz") if combat and gold else gets(gold=bool(gold), combat=bool(combat))


def trade(view: Sight, seat: Seat) -> Message:
    """M20: the most that can go either way."""
    one = view.players[seat]
    cards = min(MOST, one.card_count, view.supply)
    coins = min(MOST, one.coins, deck_size(view.combat))
    if not cards and not coins:
        return NOTHING
    return Message("offer-dean-nero", {"cards": cards, "coins": coins})


def with_others(view: Sight, pirate: str, seat: Seat) -> Message:
    """M22, M24, M25: who can be robbed, who has sworn."""
    others = [one for other, one in enumerate(view.players) if other != seat]
    sworn = view.players[seat].pledged
    if pirate == "chang_ye":
        rich = sum(one.coins > 0 for one in others)
        return Message("offer-chang-ye", {"number": rich}) if rich else NOTHING
    if not sworn:
        return Message("offer-pledge")
    if pirate == "bijoux":
        return Message("offer-pledge-again")
    return Message("offer-peek") if any(one.pledged for one in others) else NOTHING


def sate_pays(view: Sight) -> int:
    """M23: a coin, and one more for every turn that has ended since Sate was opened."""
    return 1 + sum(cabin.waited for cabin in view.row if cabin.pirate == "sate")


def next_letter(view: Sight) -> str:
    """M26: where the next pair of sailors goes; empty when all five stand."""
    return next((letter for letter in LETTERS if letter not in view.sailors), "")
