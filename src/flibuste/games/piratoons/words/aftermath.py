"""What comes of an act by itself: pay and sharing out, the auction, the sea, a new round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.piratoons.acts import Act, Drop, DropOn, Stop, Throw, Wait
from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, INDEX, ROUNDS
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.names import (
    coins,
    numbers,
    players,
    points,
    the_tile,
    tiles,
    who,
)
from flibuste.games.piratoons.words.reading import buyers, in_chest


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    told = []
    if before.step == "plunder":
        told += glass_told(before, after)
        if after.step != "plunder":
            told += plunder_over(before, seat, shown, after)
    if before.step in ("bids", "takes") and after.step != "bids":
        told += auction_told(before, seat, shown, after)
    if after.step == "build":
        told += (
            sea_told(before, after)
            if before.step != "build"
            else thrown(before, seat, shown, after)
        )
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
        told.append(Message("story-halved", {"times": after.halvings}))
    paid = [(other, number) for other, number in enumerate(after.paid) if number]
    told.append(
        Message("story-paid", {"numbers": numbers(before, paid)})
        if paid
        else Message("story-unpaid")
    )
    for other, names in enumerate(after.won):
        if names:
            told.append(Message("story-won-tiles", {**who(before, other), "tiles": tiles(names)}))
    left = without(in_chest(before), [name for names in after.won for name in names])
    if left:
        told.append(Message("story-left", {"tiles": tiles(left)}))
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
    return (
        "story-over-idle" if isinstance(shown, Wait) and not before.dropped else "story-over-time"
    )


# Auction


def auction_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """T18: bids, and those that cancel each other; T19: who got a tile without asking, or none."""
    told = []
    order: Sequence[Seat] = before.takers[1:]
    if before.step == "bids":
        order = buyers(after)
        told += bids_told(after, order)
    late = []
    for buyer in order:
        got = without(after.won[buyer], before.won[buyer])
        if got:
            price = coins(after.bids[buyer] or 0)
            args = {**who(before, buyer), "tile": the_tile(got[0]), "coins": price}
            told.append(Message("story-take-last", args))
        elif after.step != "takes":
            late.append(buyer)
    if late:
        told.append(Message("story-late", {"players": players(before, late)}))
    return told


def bids_told(after: Sight, order: Sequence[Seat]) -> list[Message]:
    bids = [(seat, bid) for seat, bid in enumerate(after.bids) if bid is not None]
    told = [Message("story-bids", {"numbers": numbers(after, bids)})]
    equal = [seat for seat, bid in bids if bid and seat not in order]
    if equal:
        told.append(Message("story-equal", {"players": players(after, equal)}))
    if not order:
        told.append(Message("story-no-buyer"))
    return told


# The sea


def sea_told(before: Sight, after: Sight) -> list[Message]:
    """T20: ship tiles sink, equipment floats; T24: or is lost; T23: what can only be thrown."""
    told = []
    gone = without(after.spent, before.spent)
    sunk = [name for name in gone if INDEX[name] >= FIRST_SHIP_TILE]
    lost = [name for name in gone if INDEX[name] < FIRST_SHIP_TILE]
    afloat = without(after.floating, before.floating)
    for id, names in (("story-sunk", sunk), ("story-afloat", afloat), ("story-lost", lost)):
        if names:
            told.append(Message(id, {"tiles": tiles(names)}))
    for seat, over in enumerate(after.thrown):
        if over:
            told.append(Message("story-no-room", {**who(before, seat), "tiles": tiles(over)}))
    return told


def thrown(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """T23: what had to follow a tile into the sea, and what could come back."""
    if not isinstance(shown, Throw):
        return []
    cast = [*before.thrown[seat], shown.tile]
    told = []
    if more := without(after.thrown[seat], cast):
        told.append(Message("story-no-room", {**who(before, seat), "tiles": tiles(more)}))
    if back := without(cast, after.thrown[seat]):
        told.append(Message("story-put-back", {**who(before, seat), "tiles": tiles(back)}))
    return told


# Rounds


def turning_point(before: Sight, after: Sight) -> list[Message]:
    """T4: a new round and its captain; T24: the last arrangement; T29: the end."""
    if after.round != before.round and after.captain is not None:
        args = {**who(before, after.captain), "round": after.round, "rounds": ROUNDS}
        return [Message("story-round", args)]
    if after.step == "end" and before.step != "end":
        return [Message("story-last", {"rounds": ROUNDS})]
    return [] if after.awaiting else [the_end(after)]


def the_end(after: Sight) -> Message:
    """T29: the most points win; equal totals share the win."""
    best = max(after.scores)
    winners = [seat for seat, score in enumerate(after.scores) if score == best]
    if len(winners) == 1:
        return Message("story-won", {**who(after, winners[0]), "points": points(best)})
    return Message(
        "story-won-together", {"players": players(after, winners), "points": points(best)}
    )
