"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.piratoons.acts import (
    Act,
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    First,
    Keep,
    Next,
    Second,
    Stop,
    Take,
    Throw,
    Tile,
    Wait,
)
from flibuste.games.piratoons.board.effect import effect
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.aftermath import aftermath
from flibuste.games.piratoons.words.labels import label
from flibuste.games.piratoons.words.names import Args, coins, holder, player, the_tile, tiles, who
from flibuste.games.piratoons.words.prompts import prompt
from flibuste.games.piratoons.words.reading import in_chest, leader, leader_with, worth_of

__all__ = ["label", "prompt", "story"]


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, and what came of it.

    Waiting, whom luck picks next and a second of sand are no news: nothing is said of them.
    """
    return [*tell(before, seat, shown, after), *aftermath(before, seat, shown, after)]


def tell(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    match shown:
        case Next() | Second() | Wait():
            return []
        case DropOn() | Drop():
            return drop_told(before, seat, shown)
        case Tile():
            return [chest_told(after)] if after.step == "plunder" else []
        case First(captain):
            return [Message("story-first", who(before, captain))]
        case _:
            return [deed_told(before, seat, shown, after)]


def deed_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Message:
    """An act that is one sentence, whatever comes of it."""
    args = who(before, seat)
    match shown:
        case Stop():
            return Message("story-stop", args)
        case Bid(doubloons):
            return Message("story-bid", {"coins": coins(doubloons), "number": doubloons})
        case Sealed():
            return Message("story-bid-hidden", {"player": player(seat)})
        case Take(name):
            price = coins(before.bids[seat] or 0)
            return Message("story-take", args | {"tile": the_tile(name), "coins": price})
        case Throw(name):
            return Message("story-throw", args | {"tile": the_tile(name)})
        case Best():
            return Message("story-best", args | joins_of(after, seat))
        case Keep():
            return Message("story-keep", args | joins_of(after, seat))
        case Arrange():
            return Message("story-arrange", args | joins_of(after, seat))
        case _:
            return Message("story-open", args)


def joins_of(after: Sight, seat: Seat) -> Args:
    ship = worth_of(after, seat)
    return {"good": ship.good, "bad": ship.bad}


def chest_told(after: Sight) -> Message:
    """T6: all see the nine tiles at once, so they are told at once."""
    return Message("story-chest", {"tiles": tiles(in_chest(after))})


# Drops


def drop_told(before: Sight, seat: Seat, shown: Drop | DropOn) -> list[Message]:
    """T8, T10, T11: where the pawn lies and whose the tile is now; or why it counts for nothing."""
    args, landed = who(before, seat), effect(before, seat, shown)
    if landed.kind == "offence":
        return [Message("story-offence", args)]
    told = []
    if landed.knocked:
        told.append(Message("story-knocked", args | {"number": len(landed.knocked)}))
    name = before.chest.get(landed.place) if landed.place is not None else None
    if landed.place is None or name is None:
        id = "story-outside" if landed.kind == "outside" else "story-undecided"
        return [*told, Message(id, args)]
    if landed.knocked:
        return [*told, Message("story-drop", args | landing(landed.place, name))]
    was, now = leader(before, landed.place), leader_with(before, landed.place, seat)
    whose: Args = {"holder": holder(before, now)}
    id = "story-drop-still" if was == now else "story-drop-now"
    return [Message(id, args | landing(landed.place, name) | whose)]


def landing(place: str, name: str) -> Args:
    return {"place": place, "tile": the_tile(name)}
