"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from flibuste.core.players import Args, players, who
from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.piratoons import acts as do
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.parts import EQUIPMENT, INDEX, PLACES, ROUNDS
from flibuste.games.piratoons.rules.auction import NO_BID, order_of
from flibuste.games.piratoons.rules.geometry import VOID
from flibuste.games.piratoons.sight.reading import in_chest, landing_of, leader, worth_of
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words import names
from flibuste.games.piratoons.words.names import coins, holder, lying, say, the_tile, tiles


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, and what came of it.

    Waiting, whom luck picks next and a second of sand are no news: nothing is said of them.
    """
    return [*tell(before, seat, shown, after), *aftermath(before, seat, shown, after)]


def tell(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Sequence[Message]:
    args = who(before, seat)
    match shown:
        case do.Next() | do.Second() | do.Wait():
            return ()
        case do.DropOn() | do.Drop():
            return drop_told(before, seat, shown)
        case do.Tile():  # T6: all see the nine tiles at once, so they are told at once
            whole = after.step == "plunder"
            return [say("story-chest", tiles=tiles(in_chest(after)))] if whole else ()
        case do.First(captain):
            args = who(before, captain)
        case do.Bid(doubloons):
            return [say("story-bid", coins=coins(doubloons), number=doubloons)]
        case Sealed():
            return [say("story-bid-hidden", player=args["player"])]
        case do.Take(name):
            args |= {"tile": the_tile(name), "coins": coins(before.bids[seat] or 0)}
        case do.Throw(name):
            args |= {"tile": the_tile(name)}
        case do.Best() | do.Keep() | do.Arrange():
            ship = worth_of(after, seat)
            args |= {"good": ship.good, "bad": ship.bad}
    return [Message(f"story-{type(shown).__name__.lower()}", args)]


def drop_told(before: Sight, seat: Seat, shown: do.Drop | do.DropOn) -> list[Message]:
    """T8, T10, T11: where the pawn lies and whose the tile is now; or why it counts for nothing."""
    args, landed = who(before, seat), landing_of(before, seat, shown)
    if landed.kind == "offence":
        return [Message("story-offence", args)]
    told = [say("story-knocked", number=len(landed.knocked), **args)] if landed.knocked else []
    place = None if landed.place == VOID else PLACES[landed.place]
    name = None if place is None else before.chest.get(place)
    if place is None or name is None:
        id = "story-outside" if landed.kind == "outside" else "story-undecided"
        return [*told, Message(id, args)]
    there: Args = {"tile": lying(before, place, name, the_tile)}
    if told:
        return [*told, Message("story-drop", args | there)]
    was, now = leader(before, place), leader(before, place, seat)
    if now is None and was is not None:
        return [Message("story-drop-tied", args | there)]
    id = "story-drop-still" if was == now else "story-drop-now"
    return [say(id, holder=holder(before, now), **args, **there)]


# What comes of an act


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """What comes of it by itself: pay and sharing out, the auction, the sea, a new round."""
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
    told = [] if isinstance(shown, do.Stop) else [Message(why_over(before, seat, shown, after))]
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
    if isinstance(shown, do.Drop | do.DropOn):
        reserve[seat] -= 1
    if not any(left and not out for left, out in zip(reserve, after.out, strict=True)):
        return "story-over-pawns"
    idle = isinstance(shown, do.Wait) and not before.dropped
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
            price = coins(after.bids[buyer] or 0)
            args = who(before, buyer) | {"tile": the_tile(got[0]), "coins": price}
            told.append(Message("story-take-last", args))
        elif after.step != "takes":
            late.append(buyer)
    if late:
        told.append(say("story-late", players=players(before, late)))
    return told


def bids_told(after: Sight, order: Sequence[Seat]) -> list[Message]:
    told = [say("story-bids", numbers=names.numbers(after, after.bids) or "")]
    equal = [seat for seat, bid in enumerate(after.bids) if bid and seat not in order]
    if equal:
        told.append(say("story-equal", players=players(after, equal)))
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
    if not isinstance(shown, do.Throw):
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
    return say("story-won-together", players=players(after, winners), points=points)
