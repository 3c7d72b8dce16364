"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from flibuste.core.players import who
from flibuste.core.protocol import LUCK, Message, Sealed, Seat
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.sight.view import Sight, deck_size
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.aftermath import aftermath


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, and what came of it."""
    if isinstance(shown, Sealed):
        act = (hidden_luck if seat == LUCK else hidden)(before, seat, after)
    elif seat == LUCK:
        act = luck_told(before, shown)
    else:
        act = tell(before, seat, shown, after)
    return [act, *aftermath(before, seat, shown, after)]


def luck_told(before: Sight, shown: Act) -> Message:
    """What LUCK uncovered."""
    visitor = who(before, before.turn or 0)
    match shown:
        case acts.First(seat):
            return Message("story-first", who(before, seat))
        case acts.Door("ghost"):
            return Message("story-ghost", visitor)
        case acts.Storm() if before.lifeboat is not None:  # M13: who comes back for it
            args = word.told("story", shown, {"back": word.pirate(before.lifeboat)}).args
            return Message("story-storm-back", args)
        case acts.Draw(name) if looking(before) and before.visit and before.visit.cards:
            first = word.card(before.visit.cards[0] or "")
            return Message("story-look-second", {"first": first, "card": word.card(name)})
        case acts.Draw(name) if looking(before):
            return Message("story-look", visitor | {"card": word.card(name)})
        case acts.Sailor(value) if before.visit is not None and before.visit.sailors:
            return Message("story-sailor-second", {"value": value})
        case acts.Sailor(value) if before.phase == "duels":
            id = "diaz" if before.duels[-1].valverde is not None else "valverde"
            return Message(f"story-{id}-sailor", {"letter": before.duel or "", "value": value})
        case _:
            return word.told("story", shown, visitor)


def hidden_luck(before: Sight, seat: Seat, after: Sight) -> Message:
    """Somebody else draws a card, or looks at a card or a sailor."""
    visitor = who(before, before.turn or 0)
    if before.visit is not None and before.visit.step == "Muster":
        return Message("story-sailor-hidden", visitor)
    gold = deck_size(after.gold) < deck_size(before.gold)
    what = word.amount("gold" if gold else "combat", 1)
    id = "story-look-hidden" if looking(before) else "story-draw-hidden"
    return Message(id, visitor | {"card": what})


def looking(view: Sight) -> bool:
    """Cards are turned up to choose from (M16, M18), not to keep."""
    return view.visit is not None and view.visit.step == "Look"


def tell(before: Sight, seat: Seat, shown: Act, after: Sight) -> Message:
    """The act of a player in one sentence; what is secret is told to the one who does it."""
    actor = who(before, seat)
    match shown:
        case acts.Open():
            return Message("story-knock", actor)
        case acts.Use(name):
            return Message("story-visit", actor | {"pirate": word.pirate(name)})
        case acts.Trade(_, 0):
            return Message("story-trade-none", actor)
        case acts.Steal(target) | acts.Rob(target):
            return word.told("story", shown, actor | word.whom(before, target))
        case acts.Peek(target):  # M25: at whom all see, what only the two of them know
            seen = word.seen_side(after, seat, target) if seat == before.seat else None
            if seen is None:
                return Message("story-peek", actor | word.whom(before, target))
            return Message("story-peek-seen", word.whom(before, target) | {"side": word.side(seen)})
        case acts.Decline():
            id = "story-decline-monkey" if before.robbing == seat else "story-decline"
            return Message(id, actor)
        case acts.Inspect(letter):  # M26: which pair all see, its values only who looks
            if seat != before.seat or letter not in after.sailors:
                return Message("story-inspect", actor | {"letter": letter})
            return Message("story-inspect-seen", word.pair_of(after, letter))
        case acts.Keep(name):
            return word.kept("story", before, name)
        case acts.Pledge(name):  # M25: with Ojo one swears or spies, never both at once
            ojo = before.visit is not None and before.visit.pirate == "ojo"
            return Message("story-pledge-ojo" if ojo else "story-pledge", {"side": word.side(name)})
        case acts.Post():
            return word.told("story", shown, {"letter": word.next_letter(before)})
        case acts.Swap(swap):
            pair = word.pair_of(after, before.visit.duel if before.visit is not None else None)
            return Message("story-swap" if swap else "story-leave", pair)
        case acts.Lay("monkey"):
            return Message("story-lay-monkey")
        case acts.Under() | acts.Lay():
            return word.told("story", shown)
        case _:
            return word.told("story", shown, actor)


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
            return Message("story-post-hidden", actor | {"letter": word.next_letter(before)})
        case "Swap" if visit is not None:
            return Message("story-swap-hidden", actor | {"letter": visit.duel or ""})
        case _:
            return Message("story-lay-hidden", actor)


def hidden_keep(before: Sight, seat: Seat, after: Sight) -> Message:
    """M37: with Diaz all see from which deck the card was kept."""
    actor = who(before, seat)
    alone = before.visit is not None and len(before.visit.cards) < 2
    gold = after.players[seat].gold_count > before.players[seat].gold_count
    card = word.amount("gold" if gold else "combat", 1)
    if alone:
        return Message("story-keep-only-hidden", actor | {"card": card})
    if before.visit is not None and before.visit.pirate == "tembo":
        return Message("story-keep-tembo", actor)
    under = word.amount("combat" if gold else "gold", 1)
    return Message("story-keep-diaz", actor | {"card": card, "under": under})
