"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from flibuste.core.players import Args, player, players, somebody
from flibuste.core.players import who as acting
from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games.rum import acts as do
from flibuste.games.rum.acts import Act
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.parts import ACTION_AT, KIND, POINTS, ROUNDS, SQUARE, WITH_COIN
from flibuste.games.rum.rules.scoring import ranks
from flibuste.games.rum.rules.stacks import beats
from flibuste.games.rum.rules.town import slots_of, town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words import names as word
from flibuste.games.rum.words.throws import begun, throw_told


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, what came of it, and whose turn it is now."""
    return [*tell(before, seat, shown, after), *aftermath(before, seat, shown, after)]


def tell(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act in a sentence; who declines last leaves the host all that was at stake."""
    who = acting(before, seat)
    match shown:
        case do.Move() | do.Dark():
            return [moved_told(before, who, shown)]
        case do.Guard(stack):
            return [Message(f"story-guard-{stack}", who)]
        case do.Board():
            aboard: Args = {"pirates": word.counted("pirates", before.reserve[seat])}
            return [Message("story-board", who | aboard | {"row": len(before.ship) + 1})]
        case do.Use():
            return [used_told(before, seat, after)]
        case do.Recall(alleys):
            return [recall_told(before, who, alleys)]
        case do.Take(name):
            return [Message("story-take", who | {"tile": word.a_tile(name)})]
        case do.Keep() | do.Sell():
            return [bargain_told(before, who, shown)]
        case do.Join():
            return [Message("story-join", who | host_told(before))]
        case do.Decline():
            return declined_told(before, who)
        case do.Stand() | do.Roll():
            return throw_told(before, shown, after)
        case do.First(first):
            return [Message("story-first", acting(before, first))]
        case do.Plate(plate, turns):
            number = len(slots_of(after.layout))
            return [Message("story-plate", {"plate": plate, "turns": turns, "number": number})]
        case do.Tile(stack, name):
            return [tile_told(before, stack, name)]
        case Sealed():  # H40: goods or a rendezvous that only their owner looks at
            scene = before.scenes[-1]
            assert isinstance(scene, chapters.Draw)
            return [Message(f"story-{scene.stack}-hidden", {"player": player(before.turn or 0)})]
        case _:  # nothing to add: Back, Ahoy, Rest, Skip, Barrel, Again
            return [Message(f"story-{type(shown).__name__.lower()}", who)]


def moved_told(before: Sight, who: Args, move: do.Move | do.Dark) -> Message:
    """H8, H10: where the captain goes and what it costs; a first dark alley only leads out."""
    done = effect(before, move)
    assert done is not None
    if done.goal is None:
        return Message("story-dark-out", who)
    pirates = word.counted("pirates", town_of(before.layout).pirates(done.alleys))
    args: Args = who | {"to": word.to_square(SQUARE[done.goal], before.layout), "pirates": pirates}
    id = "dark" if isinstance(move, do.Dark) else "move"
    if not done.coins:
        return Message(f"story-{id}", args)
    return Message(f"story-{id}-coin", args | {"coins": word.counted("coins", done.coins)})


def used_told(before: Sight, seat: Seat, after: Sight) -> Message:
    """H26–H34: what the square gives, or what is begun."""
    who = acting(before, seat)
    match ACTION_AT[SQUARE[before.captain]]:
        case "coin":
            return Message("story-coin", who)
        case "pirate":
            return Message("story-recruit", who)
        case "rum":
            taken = after.rum[seat] - before.rum[seat]
            return Message("story-rum", who | {"barrels": word.counted("barrels", taken)})
        case "tavern":
            tavern = tavern_of(after).tavern
            tiles = word.values(word.stake(before, tavern))
            return Message(
                "story-invite", who | {"tavern": word.tavern_name(tavern), "tiles": tiles}
            )
        case "chest":
            who["chest"] = word.a_tile(before.face_up.chest or "")
            return Message("story-chest", who | {"threshold": word.threshold_of(before)})
        case "goods":
            return Message("story-goods-look", who)
        case _:
            return Message("story-rendezvous-ask", who)


def recall_told(before: Sight, who: Args, alleys: tuple[str, ...]) -> Message:
    """H27: how many come back, and from where."""
    town = town_of(before.layout)
    names = listed([word.alley_name(town, town.index[alley]) for alley in alleys])
    pirates = word.counted("pirates", town.pirates(alleys))
    return Message("story-recall", who | {"pirates": pirates, "alleys": names})


def bargain_told(before: Sight, who: Args, act: do.Keep | do.Sell) -> Message:
    """H29: everybody sees whether goods are kept or sold, their owner alone which."""
    bargain = before.chapter(chapters.Bargain)
    assert bargain is not None
    id = "story-keep" if isinstance(act, do.Keep) else "story-sell"
    if bargain.tile is None:
        return Message(f"{id}-hidden", who)
    return Message(id, who | {"tile": word.tile(bargain.tile)})


def declined_told(before: Sight, who: Args) -> list[Message]:
    """H32: if nobody drinks along, the host takes everything."""
    told, tavern = [Message("story-decline", who)], tavern_of(before)
    if len(tavern.asked) == 1 and len(tavern.drinkers) == 1:
        tiles = word.values(word.stake(before, tavern.tavern))
        told.append(Message("story-nobody", acting(before, tavern.host) | {"tiles": tiles}))
    return told


def tile_told(before: Sight, stack: str, name: str) -> Message:
    """A tile that everybody sees, or that the viewer has drawn; H35: a guard, beaten or not."""
    scene = before.scenes[-1]
    if not isinstance(scene, chapters.Draw):
        sleeping = isinstance(scene, chapters.Dawn) and stack in ("bunk", "hammock", "rope")
        return Message("story-ship" if sleeping else "story-lay", {"tile": word.a_tile(name)})
    seat, kind = before.turn or 0, KIND[name]
    who = acting(before, seat)
    if stack in ("goods", "rendezvous"):
        return Message(f"story-{stack}", who | {"tile": word.a_tile(name)})
    who |= {"number": POINTS[kind], "pirates": word.counted("pirates", before.reserve[seat])}
    if not beats(before.reserve[seat], kind):
        return Message("story-guard-lost", who)
    return Message("story-guard-won-coin" if kind in WITH_COIN else "story-guard-won", who)


def host_told(view: Sight) -> Args:
    """H32: who gets the coin."""
    host = tavern_of(view).host
    return {"host": somebody(view, host), "hosted": word.whose(view, host)}


def tavern_of(view: Sight) -> chapters.Tavern:
    """The visit to a tavern that is going on."""
    tavern = view.chapter(chapters.Tavern)
    assert tavern is not None
    return tavern


# What follows by itself: rendezvous, dead ends, the brawl, rounds, turns and the end


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """In the order of H14."""
    yield from met(before, after)
    yield from stopped(before, shown, after)
    yield from spent(before, shown, after)
    yield from brawl_told(before, seat, shown, after)
    if before.awaiting and not after.awaiting:
        yield the_end(after)
    elif after.round > before.round:
        yield Message("story-round", acting(after, after.first or 0) | {"round": after.round})
    turn, last = after.chapter(chapters.Turn), before.chapter(chapters.Turn)
    if turn is not None and (last is None or last.seat != turn.seat):
        yield Message("story-turn", acting(after, turn.seat))


def met(before: Sight, after: Sight) -> Iterator[Message]:
    """H30: a rendezvous takes place."""
    for seat, tiles in enumerate(after.tiles):
        for name in more(before.tiles[seat].kept, tiles.kept):
            yield Message("story-met", acting(before, seat) | {"tile": word.a_tile(name)})


def stopped(before: Sight, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H15: a square that has nothing to give; H12: a dead end."""
    square = before.captain
    if isinstance(shown, do.Move | do.Dark):
        done, turn = effect(before, shown), after.chapter(chapters.Turn)
        if done is None or done.goal is None:
            return
        square = done.goal
        if turn is None or turn.step != "square":
            yield Message("story-nothing")
    if after.captain != square:
        yield Message("story-dead-end", {"to": word.to_square(SQUARE[after.captain], after.layout)})


def spent(before: Sight, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H17: a reserve that is empty at the end of the own turn.

    Without boarding the action phase ends only when the last reserve is empty.
    """
    last, turn = before.chapter(chapters.Turn), after.chapter(chapters.Turn)
    if last is None or isinstance(shown, do.Board):
        return
    if turn is None or (turn.seat != last.seat and not after.reserve[last.seat]):
        rounds_left = before.round < ROUNDS
        yield Message("story-out" if rounds_left else "story-out-last", acting(before, last.seat))


def brawl_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H18: the brawl begins; H21, H22: it is over, or there was none."""
    brawl = after.chapter(chapters.Brawl)
    if brawl is not None and before.phase == "action":
        yield from begun(after, brawl)
    if after.round == before.round and after.awaiting:
        return
    if before.phase == "action":
        crews = [aboard for aboard, _ in before.ship] + [seat] * isinstance(shown, do.Board)
        yield no_brawl(before, crews)
    beds = [(more(before.tiles[n].sleep, after.tiles[n].sleep), n) for n in range(len(after.tiles))]
    for names, sleeper in sorted(beds):  # the bunk first
        if names:
            tiles = word.some_tiles(names)
            yield Message("story-sleeps", acting(before, sleeper) | {"tiles": tiles})
    gone = more(before.gone, after.gone)
    if gone:
        yield Message("story-gone", {"tiles": word.some_tiles(gone)})


def no_brawl(view: Sight, crews: Sequence[chapters.Aboard]) -> Message:
    """H22: one crew aboard need not fight, and none cannot."""
    if not crews:
        return Message("story-no-crew")
    crew = word.inside(view, crews[0])
    return Message("story-no-brawl", word.acting(view, crews[0]) | {"player": crew})


def the_end(after: Sight) -> Message:
    """H38: the most points win; ties are broken, or the win is shared."""
    places = ranks(after.scores, after.common, after.rum, after.coins)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    args: Args = {"players": players(after, winners), "points": max(after.scores)}
    if len(winners) > 1:
        return Message("story-won-together", args)
    return Message("story-won", args | {"who": word.whose(after, winners[0])})


def more(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The tiles that have come."""
    if before == after:
        return []
    return list((Counter(after) - Counter(before)).elements())
