"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from flibuste.core.protocol import LUCK, Message, Sealed, Seat
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
from flibuste.games.mutiny.sight.view import Sight, deck_size
from flibuste.games.mutiny.words.aftermath import aftermath
from flibuste.games.mutiny.words.labels import label
from flibuste.games.mutiny.words.names import amount, card, pirate, side, who, whom
from flibuste.games.mutiny.words.offers import next_letter
from flibuste.games.mutiny.words.prompts import prompt

__all__ = ["label", "prompt", "story"]


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, and what came of it."""
    told = luck_told(before, shown, after) if seat == LUCK else tell(before, seat, shown, after)
    return [told, *aftermath(before, seat, shown, after)]


def luck_told(before: Sight, shown: Act | Sealed, after: Sight) -> Message:
    """What LUCK uncovered; a card or a sailor for one pair of eyes is sealed to the others."""
    visitor = who(before, before.turn or 0)
    match shown:
        case First(seat):
            return Message("story-first", who(before, seat))
        case Door("ghost"):
            return Message("story-ghost", visitor)
        case Door(name):
            return Message("story-door", {"pirate": pirate(name)})
        case Storm(name):
            return storm_told(before, name)
        case Draw(name):
            id = "story-look" if looking(before) else "story-draw"
            return Message(id, visitor | {"card": card(name)})
        case Sailor(value) if before.phase == "voyage":
            return Message("story-sailor", visitor | {"value": value})
        case Sailor(value):
            first = before.duels[-1].valverde is None
            id = "story-valverde-sailor" if first else "story-diaz-sailor"
            return Message(id, {"letter": before.duel or "", "value": value})
        case _:
            return hidden_luck(before, after)


def hidden_luck(before: Sight, after: Sight) -> Message:
    """Somebody else draws a card, or looks at a card or a sailor."""
    visitor = who(before, before.turn or 0)
    if before.visit is not None and before.visit.step == "Muster":
        return Message("story-sailor-hidden", visitor)
    gold = deck_size(after.gold) < deck_size(before.gold)
    what = amount("gold" if gold else "combat", 1)
    return Message(
        "story-look-hidden" if looking(before) else "story-draw-hidden", visitor | {"card": what}
    )


def looking(view: Sight) -> bool:
    """Cards are turned up to choose from (M16, M18), not to keep."""
    return view.visit is not None and view.visit.step == "Look"


def storm_told(before: Sight, name: str) -> Message:
    """M13: who gets seasick, and who comes back for it."""
    args = {"pirate": pirate(name)}
    if before.lifeboat is None:
        return Message("story-storm", args)
    return Message("story-storm-back", args | {"back": pirate(before.lifeboat)})


def tell(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Message:
    """The act of a player in one sentence."""
    actor = who(before, seat)
    match shown:
        case Open():
            return Message("story-knock", actor)
        case Use(name):
            return Message("story-visit", actor | {"pirate": pirate(name)})
        case Number(number):
            return Message("story-number", actor | {"number": number})
        case Trade(give, number):
            if not number:
                return Message("story-trade-none", actor)
            return Message(f"story-trade-{give}", actor | {"number": number})
        case Take(what):
            return Message(f"story-take-{what}", actor)
        case Steal(target):
            return Message("story-steal", actor | whom(before, target))
        case Rob(target):
            return Message("story-rob", actor | whom(before, target))
        case Peek(target):
            return peek_told(before, seat, target, after)
        case Decline():
            id = "story-decline-monkey" if before.robbing == seat else "story-decline"
            return Message(id, actor)
        case Inspect(letter):
            return inspect_told(before, seat, letter, after)
        case Sealed():
            return hidden(before, seat, after)
        case _:
            return own_secret(before, shown)


def own_secret(before: Sight, shown: Act) -> Message:
    """What only the viewer sees, having done it."""
    match shown:
        case Keep(name):
            return keep_told(before, name)
        case Under(name):
            return Message("story-under", {"card": card(name)})
        case Pledge(name):
            return Message("story-pledge", {"side": side(name)})
        case Post(valverde, diaz):
            pair = {"valverde": valverde, "diaz": diaz}
            return Message("story-post", {"letter": next_letter(before), **pair})
        case Swap(swap):
            return swap_told(before, swap)
        case Lay("monkey"):
            return Message("story-lay-monkey")
        case Lay(name):
            return Message("story-lay", {"card": card(name)})
        case _:
            raise AssertionError(f"nobody does {shown}")


def keep_told(before: Sight, name: str) -> Message:
    """M16, M18: the one kept, and the one that goes under its deck; a lone card is just kept."""
    rest = list(before.visit.cards) if before.visit is not None else []
    if name in rest:
        rest.remove(name)
    if not rest or rest[0] is None:
        return Message("story-keep-only", {"card": card(name)})
    return Message("story-keep", {"card": card(name), "under": card(rest[0])})


def peek_told(before: Sight, seat: Seat, target: Seat, after: Sight) -> Message:
    """M25: at whom all see, what only the two of them know."""
    args = who(before, seat) | whom(before, target)
    seen = [look.side for look in after.looks if (look.seat, look.at) == (seat, target)]
    if seat == before.seat and seen and seen[0] is not None:
        return Message("story-peek-seen", {"target": args["target"], "side": side(seen[0])})
    return Message("story-peek", args)


def inspect_told(before: Sight, seat: Seat, letter: str, after: Sight) -> Message:
    """M26: which pair all see, its values only who looks."""
    pair = after.sailors.get(letter)  # type: ignore[call-overload]  # any text may name a pair
    if seat != before.seat or pair is None:
        return Message("story-inspect", who(before, seat) | {"letter": letter})
    args = {"letter": letter, "valverde": pair.valverde or 0, "diaz": pair.diaz or 0}
    return Message("story-inspect-seen", args)


def swap_told(before: Sight, swap: bool) -> Message:
    """M26: how the pair stands now."""
    letter = before.visit.duel if before.visit is not None else None
    pair = before.sailors[letter] if letter is not None else None
    one, two = (pair.valverde or 0, pair.diaz or 0) if pair is not None else (0, 0)
    args = {"letter": letter or "", "valverde": two if swap else one, "diaz": one if swap else two}
    return Message("story-swap" if swap else "story-leave", args)


def hidden(before: Sight, seat: Seat, after: Sight) -> Message:
    """What somebody else does in secret: that it was done, and what all see of it (M37)."""
    actor = who(before, seat)
    visit = before.visit
    match visit.step if visit is not None else None:
        case "Keep":
            return hidden_keep(before, seat, after)
        case "Under":
            return Message("story-under-hidden", actor)
        case "Pledge":
            again = before.players[seat].pledged
            return Message("story-pledge-again" if again else "story-pledge-hidden", actor)
        case "Post":
            return Message("story-post-hidden", actor | {"letter": next_letter(before)})
        case "Swap":
            letter = visit.duel if visit is not None else None
            return Message("story-swap-hidden", actor | {"letter": letter or ""})
        case _:
            return Message("story-lay-hidden", actor)


def hidden_keep(before: Sight, seat: Seat, after: Sight) -> Message:
    """M37: with Diaz all see from which deck the card was kept."""
    actor = who(before, seat)
    alone = before.visit is not None and len(before.visit.cards) < 2
    gold = after.players[seat].gold_count > before.players[seat].gold_count
    kept = amount("gold" if gold else "combat", 1)
    if alone:
        return Message("story-keep-only-hidden", actor | {"card": kept})
    if before.visit is not None and before.visit.pirate == "tembo":
        return Message("story-keep-tembo", actor)
    under = amount("combat" if gold else "gold", 1)
    return Message("story-keep-diaz", actor | {"card": kept, "under": under})
