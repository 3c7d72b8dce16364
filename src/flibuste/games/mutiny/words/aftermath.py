"""What comes of an act: cards and coins, the end of a round, a reveal, a duel won, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from flibuste.core.piles import seats_bits
from flibuste.core.players import Args, player, players, who
from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import grouped, listed
from flibuste.games.mutiny.acts import Act, Under, Use
from flibuste.games.mutiny.parts import MAJORITY, SIDES, Side
from flibuste.games.mutiny.rules.duel import levied
from flibuste.games.mutiny.rules.voyage import why_mutiny
from flibuste.games.mutiny.sight.view import Duel, Round, Sight, deck_size
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.last import doom


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """All that followed from the act by itself, in order."""
    told = [*visit_told(before, seat, shown, after)]
    if before.phase == "duels":
        told += duel_told(before, after)
    else:
        told += round_told(before, after)
    if before.awaiting and not after.awaiting:
        told += the_end(after)
    return told


def visit_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """The only card that goes under without a question; coins that nobody asked for."""
    yield from unasked(before, seat, shown, after)
    if isinstance(shown, Use):
        gain = after.players[seat].coins - before.players[seat].coins
        if gain:
            coins = word.amount("coins", gain)
            yield Message("story-coins", who(before, seat) | {"coins": coins})
        elif after.visit is None and shown.pirate == "ojo":  # M38: nobody else has sworn
            yield Message("story-nobody-sworn")
        elif after.visit is None:
            yield Message("story-nothing", who(before, seat))


def unasked(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """M19, M20: the last card of a hand goes under; all hear of it, its owner alone which it is."""
    burying = before.visit is not None and before.visit.step in ("Number", "Trade", "Under")
    if not burying or seat < 0:
        return
    asked = isinstance(shown, Under | Sealed)
    had, has = before.players[seat], after.players[seat]
    if has.card_count >= had.card_count - asked:
        return
    if seat != before.seat:
        yield Message("story-under-last", who(before, seat))
        return
    held: Counter[str] = Counter(had.cards)
    gone = held - Counter(has.cards)
    gone -= Counter([shown.card] if isinstance(shown, Under) else [])
    for name in gone:
        yield Message("story-under", {"card": word.card(name)})


def round_told(before: Sight, after: Sight) -> Iterator[Message]:
    """M12: the ship sails; M14: the mutiny begins, or M7: a new row is laid."""
    if before.dealer is None:
        return
    if before.lifeboat != after.lifeboat and after.lifeboat in SIDES:
        yield Message("story-storm-camp", {"side": word.side(after.lifeboat)})
    mutiny = after.phase == "duels"
    if mutiny or after.dealer != before.dealer:
        squares = after.ship - before.ship
        left = after.box.track - after.ship
        yield Message("story-ship", {"squares": squares, "left": left})
    if mutiny:
        yield from mutiny_told(after)
    elif after.dealer is not None and not after.storms and new_row(before, after):
        doors = len(after.row)
        yield Message("story-row", who(after, after.dealer) | {"doors": doors})


def new_row(before: Sight, after: Sight) -> bool:
    return before.storms > 0 or after.dealer != before.dealer


def mutiny_told(after: Sight) -> Iterator[Message]:
    """M14: why the voyage is over; M27: who is out."""
    combat, gold = deck_size(after.combat), deck_size(after.gold)
    why = why_mutiny(after.ship, after.box.track, combat, gold, after.supply)
    yield Message(f"story-mutiny-{why}")
    for seat, one in enumerate(after.players):
        if one.out:
            yield Message("story-unsworn", who(after, seat))


def duel_told(before: Sight, after: Sight) -> Iterator[Message]:
    """A round is revealed, the monkeys get their due, the duel is won."""
    if not before.duels:
        return
    old = before.duels[-1]
    new = next((duel for duel in after.duels if duel.letter == old.letter), old)
    if len(new.rounds) > len(old.rounds):
        yield reveal_told(before, after, new)
        yield from monkeys_told(before, after, new.rounds[-1].monkeys)
    if after.awaiting and after.duel == before.duel:
        yield from cardless_told(before, after)
    for name, number in after.wins.items():
        if number > before.wins[name]:
            yield duel_won(after, new, name)
    if after.awaiting and after.duel != before.duel:
        yield from cardless_told(before, after)


def cardless_told(before: Sight, after: Sight) -> Iterator[Message]:
    """M31: who has laid the last combat card, and is out when the next duel begins."""
    begins = after.duel != before.duel
    args = {"next": after.duel or "", "comes": "sure"} if begins else doom(after)
    if args is None:
        return
    for seat, one in enumerate(after.players):
        if before.players[seat].card_count and not one.card_count and not one.out:
            yield Message("story-last-card", who(after, seat) | args)


def totals(duel: Duel) -> dict[str, int]:
    """M30: sailor and cards of each side."""
    return {
        "valverde": (duel.valverde or 0) + duel.pink,
        "diaz": (duel.diaz or 0) + duel.grey,
    }


def rivals(view: Sight) -> int:
    """M34: how many others are still in the duel; without any, my monkey ends it."""
    return sum(one.in_duel and not one.out for one in view.players) - 1


def laid(view: Sight, revealed: Round) -> list[Message]:
    """The cards without names, and the monkeys with theirs."""
    monkeys = [Message("whose-monkey", who(view, seat)) for seat in revealed.monkeys]
    return [*grouped(revealed.cards, word.card), *monkeys]


def reveal_told(before: Sight, after: Sight, duel: Duel) -> Message:
    args: Args = {"cards": listed(laid(after, duel.rounds[-1])), "round": before.round}
    return Message("story-reveal", {**args, **totals(duel)})


def monkeys_told(before: Sight, after: Sight, monkeys: Sequence[Seat]) -> Iterator[Message]:
    """M31: out in round 1; M32, M33: coins in round 2, with a levy if the supply is short."""
    if before.round == 1:
        for seat in monkeys:
            yield Message("story-out", who(after, seat))
    if before.round != 2 or len(monkeys) < 2:
        return
    coins = [one.coins for one in before.players]
    out = seats_bits([seat for seat, one in enumerate(before.players) if one.out])
    gave = levied(before.supply, len(monkeys), coins, out)
    if gave:
        yield Message("story-levy", {"players": players(after, gave)})
    paid = [
        seat
        for seat in monkeys
        if after.players[seat].coins >= before.players[seat].coins + (seat not in gave)
    ]
    if paid:
        args: Args = {"players": players(after, paid), "number": len(paid)}
        yield Message("story-monkeys", args)


def duel_won(after: Sight, duel: Duel, winner: Side) -> Message:
    """M34: by the totals, or if they are equal by the cards alone."""
    both = totals(duel)
    id = "story-duel-cards" if both["valverde"] == both["diaz"] else "story-duel"
    wins = {f"{name}_wins": number for name, number in after.wins.items()}
    best, least = max(both.values()), min(both.values())
    args: Args = {"letter": duel.letter, "side": word.side(winner), "best": best, "least": least}
    return Message(id, {**args, **wins})


def the_end(after: Sight) -> Iterator[Message]:
    """M36: allegiances are shown, and the richest of the winning side wins; M35: or nobody."""
    won = next((name for name, number in after.wins.items() if number == MAJORITY), None)
    sworn = [
        Message("player-side", {"player": player(seat), "side": word.side(one.side)})
        for seat, one in enumerate(after.players)
        if one.side is not None
    ]
    if sworn:
        yield Message("story-sides", {"players": listed(sworn)})
    if won is not None:
        yield winner_told(after, won)
    elif after.duels:
        yield Message("story-nobody-cards", {"letter": after.duels[-1].letter})
    else:  # M27
        yield Message("story-nobody-left")


def winner_told(after: Sight, won: str) -> Message:
    """M36: the richest; if equal the best cards left; still equal: together; or nobody."""
    if not after.winners:
        return Message("story-nobody-there", {"side": word.side(won)})
    worth = after.players[after.winners[0]].worth or 0
    alike = [
        seat
        for seat, one in enumerate(after.players)
        if one.side == won and not one.out and one.worth == worth
    ]
    args: Args = {
        "side": word.side(won),
        "worth": worth,
        "players": players(after, after.winners),
    }
    if len(after.winners) > 1:
        return Message("story-won-together", args)
    id = "story-won" if len(alike) == 1 else "story-won-cards"
    return Message(id, args | who(after, after.winners[0]))
