"""What comes of an act by itself: pay and sharing out, the auction, the sea, a new round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.piratoons.acts import Act, Drop, DropOn, Stop, Throw, Wait
from flibuste.games.piratoons.parts import EQUIPMENT, INDEX, ROUNDS
from flibuste.games.piratoons.rules.auction import NO_BID, order_of
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words import names
from flibuste.games.piratoons.words.names import say, tiles, who
from flibuste.games.piratoons.words.reading import in_chest


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    told = []
    if before.step == "plunder":
        told += glass_told(before, after)
        if after.step != "plunder":
            told += plunder_over(before, seat, shown, after)
    if before.step in ("bids", "takes") and after.step != "bids":
        told += auction_told(before, seat, shown, after)
    if after.step == "build":
        begun = before.step != "build"
        told += sea_told(before, after) if begun else thrown(before, seat, shown, after)
    return told + turning_point(before, after)


def without(tiles: Sequence[str], others: Sequence[str]) -> list[str]:
    """The tiles that are left when these are taken away, in the order of the box."""
    return sorted((Counter(tiles) - Counter(others)).elements(), key=INDEX.__getitem__)


# Plunder, pay, sharing out


def glass_told(before: Sight, after: Sight) -> list[Message]:
    """T9: from now on anybody may call stop."""
    ran_out = after.step == "plunder" and before.seconds < after.glass <= after.seconds
    return [Message("story-glass")] if ran_out else []


def plunder_over(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """T9, T12: why it is over; T13–T16: what everybody gets."""
    told = [] if isinstance(shown, Stop) else [Message(why_over(before, seat, shown, after))]
    if after.halvings:
        told.append(say("story-halved", times=after.halvings))
    paid = names.numbers(before, [number or None for number in after.paid])
    told.append(say("story-paid", numbers=paid) if paid else Message("story-unpaid"))
    for other, won in enumerate(after.won):
        if won:
            told.append(say("story-won-tiles", tiles=tiles(won), **who(before, other)))
    left = without(in_chest(before), [name for won in after.won for name in won])
    if left:
        told.append(say("story-left", tiles=tiles(left)))
    if after.step == "build":
        for_sale = left or before.floating
        told.append(Message("story-no-bidders" if for_sale else "story-no-auction"))
    return told


def why_over(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> str:
    reserve = list(before.reserve)
    if isinstance(shown, Drop | DropOn):
        reserve[seat] -= 1
    if not any(left and not out for left, out in zip(reserve, after.out, strict=True)):
        return "story-over-pawns"
    idle = isinstance(shown, Wait) and not before.dropped
    return "story-over-idle" if idle else "story-over-time"


# Auction


def auction_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """T18: bids, and those that cancel each other; T19: who got a tile without asking, or none."""
    told = []
    order: Sequence[Seat] = before.takers[1:]
    if before.step == "bids":
        order = order_of(tuple([NO_BID if bid is None else bid for bid in after.bids]))
        told += bids_told(after, order)
    late = []
    for buyer in order:
        got = without(after.won[buyer], before.won[buyer])
        if got:
            price = names.coins(after.bids[buyer] or 0)
            args = who(before, buyer) | {"tile": names.the_tile(got[0]), "coins": price}
            told.append(Message("story-take-last", args))
        elif after.step != "takes":
            late.append(buyer)
    if late:
        told.append(say("story-late", players=names.players(before, late)))
    return told


def bids_told(after: Sight, order: Sequence[Seat]) -> list[Message]:
    told = [say("story-bids", numbers=names.numbers(after, after.bids) or "")]
    equal = [seat for seat, bid in enumerate(after.bids) if bid and seat not in order]
    if equal:
        told.append(say("story-equal", players=names.players(after, equal)))
    return told if order else [*told, Message("story-no-buyer")]


# The sea


def sea_told(before: Sight, after: Sight) -> list[Message]:
    """T20: ship tiles sink, equipment floats; T24: or is lost; T23: what can only be thrown."""
    gone = without(after.spent, before.spent)
    found = {
        "story-sunk": [name for name in gone if name not in EQUIPMENT],
        "story-afloat": without(after.floating, before.floating),
        "story-lost": [name for name in gone if name in EQUIPMENT],
    }
    told = [say(id, tiles=tiles(some)) for id, some in found.items() if some]
    for seat, over in enumerate(after.thrown):
        if over:
            told.append(say("story-no-room", tiles=tiles(over), **who(before, seat)))
    return told


def thrown(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """T23: what had to follow a tile into the sea, and what could come back."""
    if not isinstance(shown, Throw):
        return []
    cast = [*before.thrown[seat], shown.tile]
    more, back = without(after.thrown[seat], cast), without(cast, after.thrown[seat])
    found = {"story-no-room": more, "story-put-back": back}
    return [say(id, tiles=tiles(some), **who(before, seat)) for id, some in found.items() if some]


# Rounds


def turning_point(before: Sight, after: Sight) -> list[Message]:
    """T4: a new round and its captain; T24: the last arrangement; T29: the end."""
    if after.round != before.round and after.captain is not None:
        args = who(before, after.captain)
        return [say("story-round", round=after.round, rounds=ROUNDS, **args)]
    if after.step == "end" and before.step != "end":
        return [say("story-last", rounds=ROUNDS)]
    return [] if after.awaiting else [the_end(after)]


def the_end(after: Sight) -> Message:
    """T29: the most points win; equal totals share the win."""
    best = max(after.scores)
    winners = [seat for seat, score in enumerate(after.scores) if score == best]
    points = names.points(best)
    if len(winners) == 1:
        return say("story-won", points=points, **who(after, winners[0]))
    return say("story-won-together", players=names.players(after, winners), points=points)
