"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.piratoons import acts as do
from flibuste.games.piratoons.acts import Act
from flibuste.games.piratoons.board.effect import effect
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.aftermath import aftermath
from flibuste.games.piratoons.words.names import Args, coins, holder, say, the_tile, tiles, who
from flibuste.games.piratoons.words.reading import in_chest, leader, worth_of


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
    args, landed = who(before, seat), effect(before, seat, shown)
    if landed.kind == "offence":
        return [Message("story-offence", args)]
    told = [say("story-knocked", number=len(landed.knocked), **args)] if landed.knocked else []
    name = before.chest.get(landed.place) if landed.place is not None else None
    if landed.place is None or name is None:
        id = "story-outside" if landed.kind == "outside" else "story-undecided"
        return [*told, Message(id, args)]
    there: Args = {"place": landed.place, "tile": the_tile(name)}
    if told:
        return [*told, Message("story-drop", args | there)]
    was, now = leader(before, landed.place), leader(before, landed.place, seat)
    id = "story-drop-still" if was == now else "story-drop-now"
    return [say(id, holder=holder(before, now), **args, **there)]
