"""What a move costs and what a guard's stack may hold, from what a viewer sees."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Seat
from flibuste.games.rum.board.effect import dark_extra
from flibuste.games.rum.parts import BIG, COPIES, KIND, KINDS, MAP, NAMES, SMALL, SQUARE, STACK_OF
from flibuste.games.rum.rules.scoring import goods_points, map_points
from flibuste.games.rum.rules.town import FIRST_DARK, Town, town_of
from flibuste.games.rum.sight.chapters import AnyChapter, TurnTold
from flibuste.games.rum.sight.view import Sight


class Way(Struct, frozen=True):
    """An alley at the captain's square, and what it would cost the player in turn."""

    alley: int
    goal: int | None  # the square at the other end; None for a dark alley
    pirates: int
    coins: int
    owner: Seat | None  # who is in it
    possible: bool  # whether the player in turn can take it now


def turn_of(view: Sight) -> TurnTold | None:
    """The turn that is being played."""
    first: AnyChapter | None = view.scenes[0] if view.scenes else None
    return first if isinstance(first, TurnTold) else None


def town_in(view: Sight) -> Town:
    return town_of(view.layout)


def price_in_coins(view: Sight, town: Town, dark: bool) -> int:
    """H9, H10: for a further move, and for dark alleys."""
    turn = turn_of(view)
    further = turn is not None and turn.moved
    return further + (dark_extra(view, town) if dark else 0)


def ways_from(view: Sight, town: Town) -> list[Way]:
    """All alleys at the captain's square, in the order of the menu."""
    here = SQUARE[view.captain]
    ordinary = [(alley, length) for alley, length, _ in town.ways[here]]
    dark = [(alley, length) for alley, length, _ in town.outlets[here]]
    return [way(view, town, alley, length) for alley, length in ordinary + dark]


def way(view: Sight, town: Town, alley: int, length: int) -> Way:
    here, dark = SQUARE[view.captain], alley >= FIRST_DARK
    coins = price_in_coins(view, town, dark)
    turn = turn_of(view)
    possible = town.ids[alley] not in view.alleys and turn is not None
    if turn is not None:
        need = length + (shortest_elsewhere(view, town) if dark else 0)
        possible &= need <= view.reserve[turn.seat] and coins <= view.coins[turn.seat]
    one, other = town.ends[alley]
    goal = None if dark else one + other - here
    return Way(alley, goal, length, coins, view.alleys.get(town.ids[alley]), possible)


def shortest_elsewhere(view: Sight, town: Town) -> int:
    """The shortest empty dark alley at another square; longer than any reserve if none is."""
    here = SQUARE[view.captain]
    lengths = [
        length
        for alley, length, square, _ in town.darks
        if square != here and town.ids[alley] not in view.alleys
    ]
    return min(lengths, default=99)


def length_of(town: Town, alley: str) -> int:
    return town.lengths[town.index[alley]]


def guard_odds(view: Sight, stack: str, pirates: int) -> tuple[int, int]:
    """H35: how many of the tiles that may be on top so many pirates beat, and of how many."""
    under = view.under.small if stack == "small" else view.under.big
    seen = [name for tiles in view.tiles for name in tiles.guard] + list(under)
    may_be = {
        NAMES[kind]: COPIES[kind] - seen.count(NAMES[kind])
        for kind in KINDS[SMALL if stack == "small" else BIG]
    }
    if not any(may_be.values()):  # those put under the stack come up in their order (H3)
        may_be = dict.fromkeys(under[:1], 1)
    beaten = [number for name, number in may_be.items() if strength(name) < pirates]
    return sum(beaten), sum(may_be.values())


def strength(guard: str) -> int:
    """The number on a guard's tile."""
    return int(guard.removeprefix("guard"))


def value_added(view: Sight, seat: Seat, name: str) -> int:
    """H37: what one more map or article would add to this player's points."""
    own, kind = view.tiles[seat], KIND[name]
    maps = [KIND[one] for one in own.map]
    goods = [KIND[one] for one in own.goods if one is not None]
    if STACK_OF[kind] == MAP:
        return map_points([*maps, kind]) - map_points(maps)
    return goods_points([*goods, kind]) - goods_points(goods)
