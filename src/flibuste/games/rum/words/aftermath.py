"""What follows an act by itself: rendezvous, dead ends, the brawl, rounds, turns and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.games.rum.acts import Act, Board, Dark, Move
from flibuste.games.rum.parts import SQUARE
from flibuste.games.rum.rules.scoring import ranks
from flibuste.games.rum.sight.chapters import Aboard, BrawlTold
from flibuste.games.rum.sight.prices import town_in, turn_of
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.names import (
    a_tile,
    crew_inside,
    player,
    players,
    some_tiles,
    to_square,
)
from flibuste.games.rum.words.throws import begun


def aftermath(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """In the order of H14."""
    yield from met(before, after)
    yield from stopped(before, shown, after)
    yield from spent(before, shown, after)
    yield from brawl_told(before, seat, shown, after)
    if before.awaiting and not after.awaiting:
        yield the_end(after)
    elif after.round > before.round:
        yield Message("story-round", {"round": after.round, "player": player(after.first or 0)})
    turn, last = turn_of(after), turn_of(before)
    if turn is not None and (last is None or last.seat != turn.seat):
        yield Message("story-turn", {"player": player(turn.seat)})


def met(before: Sight, after: Sight) -> Iterator[Message]:
    """H30: a rendezvous takes place."""
    for seat, tiles in enumerate(after.tiles):
        for name in more(before.tiles[seat].kept, tiles.kept):
            yield Message("story-met", {"player": player(seat), "tile": a_tile(name)})


def stopped(before: Sight, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H15: a square that has nothing to give; H12: a dead end."""
    square = SQUARE[before.captain]
    if isinstance(shown, Move | Dark):
        goal = goal_of(before, shown)
        if goal is None:
            return
        square, turn = goal, turn_of(after)
        if turn is None or turn.step != "square":
            yield Message("story-nothing")
    if SQUARE[after.captain] != square:
        yield Message("story-dead-end", {"to": to_square(SQUARE[after.captain])})


def goal_of(view: Sight, move: Move | Dark) -> int | None:
    """Where a move leads; None for the first of two dark alleys."""
    town, turn = town_in(view), turn_of(view)
    one, other = town.ends[town.index[move.alley]]
    if isinstance(move, Move):
        return one + other - SQUARE[view.captain]
    return one if turn is not None and turn.dark is not None else None


def spent(before: Sight, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H17: a reserve that is empty at the end of the own turn.

    Without boarding the action phase ends only when the last reserve is empty.
    """
    last, turn = turn_of(before), turn_of(after)
    if last is None or isinstance(shown, Board):
        return
    if turn is None or (turn.seat != last.seat and not after.reserve[last.seat]):
        yield Message("story-out", {"player": player(last.seat)})


def brawl_told(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> Iterator[Message]:
    """H18: the brawl begins; H21, H22: it is over, or there was none."""
    brawl = after.scenes[0] if after.scenes else None
    if isinstance(brawl, BrawlTold) and before.phase == "action":
        yield from begun(brawl)
    if after.round == before.round and after.awaiting:
        return
    if before.phase == "action":
        crews = [aboard for aboard, _ in before.ship] + [seat] * isinstance(shown, Board)
        yield no_brawl(crews)
    beds = [(more(before.tiles[n].sleep, after.tiles[n].sleep), n) for n in range(len(after.tiles))]
    for names, sleeper in sorted(beds):  # the bunk first
        if names:
            yield Message("story-sleeps", {"player": player(sleeper), "tiles": some_tiles(names)})
    gone = more(before.gone, after.gone)
    if gone:
        yield Message("story-gone", {"tiles": some_tiles(gone)})


def no_brawl(crews: Sequence[Aboard]) -> Message:
    """H22: one crew aboard need not fight, and none cannot."""
    if not crews:
        return Message("story-no-crew")
    return Message("story-no-brawl", {"player": crew_inside(crews[0])})


def the_end(after: Sight) -> Message:
    """H38: the most points win; ties are broken, or the win is shared."""
    places = ranks(after.scores, after.common, after.rum, after.coins)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    id = "story-won" if len(winners) == 1 else "story-won-together"
    return Message(id, {"players": players(winners), "points": max(after.scores)})


def more(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The tiles that have come."""
    return list((Counter(after) - Counter(before)).elements())
