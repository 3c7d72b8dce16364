"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from typing import assert_never

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games.rum import acts as do
from flibuste.games.rum.acts import Act
from flibuste.games.rum.parts import ACTION_AT, SQUARE
from flibuste.games.rum.sight.chapters import BargainTold, DawnTold, DrawTold, TavernTold
from flibuste.games.rum.sight.prices import length_of, price_in_coins, strength, town_in, turn_of
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.aftermath import aftermath, goal_of
from flibuste.games.rum.words.labels import label
from flibuste.games.rum.words.names import (
    Args,
    a_tile,
    alley_name,
    at_stake,
    counted,
    plates_laid,
    player,
    tavern_name,
    tile,
    to_square,
    values,
)
from flibuste.games.rum.words.prompts import prompt
from flibuste.games.rum.words.throws import threshold_of, throw_told

__all__ = ["label", "prompt", "story"]


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, what came of it, and whose turn it is now."""
    return [*tell(before, seat, shown, after), *aftermath(before, seat, shown, after)]


def tell(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act in a sentence; who declines last leaves the host all that was at stake."""
    who: Args = {"player": player(seat)}
    match shown:
        case do.Move() | do.Dark():
            return moved_told(before, seat, shown)
        case do.Back():
            return [Message("story-dark-back", who)]
        case do.Guard(stack):
            return [Message(f"story-guard-{stack}", who)]
        case do.Ahoy():
            return [Message("story-ahoy", who)]
        case do.Rest():
            return [Message("story-rest", who)]
        case do.Board():
            aboard: Args = {"pirates": counted("pirates", before.reserve[seat])}
            return [Message("story-board", who | aboard | {"row": len(before.ship) + 1})]
        case do.Use():
            return used_told(before, seat, after)
        case do.Skip():
            return [Message("story-skip", who)]
        case do.Recall(alleys):
            return [recall_told(before, seat, alleys)]
        case do.Take(name):
            return [Message("story-take", who | {"tile": a_tile(name)})]
        case do.Keep() | do.Sell():
            return [bargain_told(before, seat, shown)]
        case do.Join():
            return [Message("story-join", who | {"host": player(tavern_of(before).host)})]
        case do.Decline():
            return declined_told(before, seat)
        case do.Stand() | do.Roll():
            return throw_told(before, shown, after)
        case do.Barrel():
            return [Message("story-barrel", who)]
        case do.Again():
            return [Message("story-again", who)]
        case do.First(first):
            return [Message("story-first", {"player": player(first)})]
        case do.Plate(plate, turns):
            number = plates_laid(after.layout)
            return [Message("story-plate", {"plate": plate, "turns": turns, "number": number})]
        case do.Tile(stack, name):
            return tile_told(before, stack, name)
        case Sealed():
            return hidden_tile_told(before)
        case _:
            assert_never(shown)


def moved_told(before: Sight, seat: Seat, move: do.Move | do.Dark) -> list[Message]:
    """H8, H10: where the captain goes and what it costs; a first dark alley only leads out."""
    town, turn, goal = town_in(before), turn_of(before), goal_of(before, move)
    assert turn is not None
    if goal is None:
        return [Message("story-dark-out", {"player": player(seat)})]
    dark = isinstance(move, do.Dark)
    filled = [turn.dark or "", move.alley] if dark else [move.alley]
    coins = price_in_coins(before, town, dark)
    args: Args = {
        "player": player(seat),
        "to": to_square(goal),
        "pirates": counted("pirates", sum(length_of(town, alley) for alley in filled)),
    }
    id = "story-dark" if dark else "story-move"
    if coins:
        return [Message(f"{id}-coin", args | {"coins": counted("coins", coins)})]
    return [Message(id, args)]


def used_told(before: Sight, seat: Seat, after: Sight) -> list[Message]:
    """H26–H34: what the square gives, or what is begun."""
    who: Args = {"player": player(seat)}
    match ACTION_AT[SQUARE[before.captain]]:
        case "coin":
            return [Message("story-coin", who)]
        case "pirate":
            return [Message("story-recruit", who)]
        case "rum":
            taken = after.rum[seat] - before.rum[seat]
            return [Message("story-rum", who | {"barrels": counted("barrels", taken)})]
        case "tavern":
            tavern = tavern_of(after).tavern
            stake = values(at_stake(before.face_up.tavern, tavern))
            return [Message("story-invite", who | {"tavern": tavern_name(tavern), "tiles": stake})]
        case "chest":
            who["chest"] = a_tile(before.face_up.chest or "")
            return [Message("story-chest", who | {"threshold": threshold_of(before)})]
        case "goods":
            return [Message("story-goods-look", who)]
        case _:
            return [Message("story-rendezvous-ask", who)]


def recall_told(before: Sight, seat: Seat, alleys: tuple[str, ...]) -> Message:
    """H27: how many come back, and from where."""
    town = town_in(before)
    args: Args = {
        "player": player(seat),
        "pirates": counted("pirates", sum(length_of(town, alley) for alley in alleys)),
        "alleys": listed([alley_name(town, town.index[alley]) for alley in alleys]),
    }
    return Message("story-recall", args)


def bargain_told(before: Sight, seat: Seat, act: do.Keep | do.Sell) -> Message:
    """H29: everybody sees whether goods are kept or sold, their owner alone which."""
    bargain = before.scenes[-1]
    assert isinstance(bargain, BargainTold)
    id = "story-keep" if isinstance(act, do.Keep) else "story-sell"
    if bargain.tile is None:
        return Message(f"{id}-hidden", {"player": player(seat)})
    return Message(id, {"player": player(seat), "tile": tile(bargain.tile)})


def declined_told(before: Sight, seat: Seat) -> list[Message]:
    """H32: if nobody drinks along, the host takes everything."""
    told, tavern = [Message("story-decline", {"player": player(seat)})], tavern_of(before)
    if len(tavern.asked) == 1 and len(tavern.drinkers) == 1:
        stake = at_stake(before.face_up.tavern, tavern.tavern)
        taken: Args = {"player": player(tavern.host), "tiles": values(stake)}
        told.append(Message("story-nobody", taken))
    return told


def tile_told(before: Sight, stack: str, name: str) -> list[Message]:
    """A tile that everybody sees, or that the viewer has drawn."""
    scene = before.scenes[-1]
    if isinstance(scene, DrawTold):
        return [drawn_told(before, scene, name)]
    sleeping = isinstance(scene, DawnTold) and stack in ("bunk", "hammock", "rope")
    return [Message("story-ship" if sleeping else "story-lay", {"tile": a_tile(name)})]


def drawn_told(before: Sight, scene: DrawTold, name: str) -> Message:
    """H29, H30: goods and rendezvous; H35: a guard, beaten or not."""
    seat = before.turn or 0
    who: Args = {"player": player(seat)}
    if scene.stack in ("goods", "rendezvous"):
        return Message(f"story-{scene.stack}", who | {"tile": a_tile(name)})
    pirates = before.reserve[seat]
    who |= {"number": strength(name), "pirates": counted("pirates", pirates)}
    if pirates <= strength(name):
        return Message("story-guard-lost", who)
    return Message("story-guard-won-coin" if strength(name) < 3 else "story-guard-won", who)


def hidden_tile_told(before: Sight) -> list[Message]:
    """H40: goods or a rendezvous that only their owner looks at."""
    scene = before.scenes[-1]
    assert isinstance(scene, DrawTold)
    id = "story-goods-hidden" if scene.stack == "goods" else "story-rendezvous-hidden"
    return [Message(id, {"player": player(before.turn or 0)})]


def tavern_of(view: Sight) -> TavernTold:
    """The visit to a tavern that is going on."""
    (tavern,) = [scene for scene in view.scenes if isinstance(scene, TavernTold)]
    return tavern
