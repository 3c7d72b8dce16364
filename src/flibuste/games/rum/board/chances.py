"""What a throw is good for, as plain data: pictures light the faces, prompts say it in words."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from flibuste.games.rum.parts import NAMES, POINTS
from flibuste.games.rum.rules.throws import won_by
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.names import DIE, guard_odds, stake, threshold_of

Aim: TypeAlias = Literal["any", "least", "better", "most", "lost", "none", "draw"]
Fate: TypeAlias = Literal["leads", "wins", "loses", "tile", "tiles", "dry", "safe", "stung"]
NOTHING: Final = ("loses", "dry", "stung")  # fates that no other roll can make worse


class Chances(Struct, frozen=True):
    """How a throw may come out.

    aim · any: every roll will do · least: ``need`` or more is wanted · better: the same, but what
      lies there is good already · most: ``need`` or less escapes the scorpion · lost: nothing
      helps any more · none: nothing can be better · draw: a tile is turned up, no die thrown
    need · the least or the most that will do; 0 if there is no such number
    good · in so many cases
    of · out of so many
    """

    aim: Aim
    need: int
    good: int
    of: int = DIE


class Stake(Struct, frozen=True):
    """A tile at stake in a tavern (H32), and from which roll on it is won."""

    tile: str
    least: int


class Lies(Struct, frozen=True):
    """A roll that lies there (H24).

    fate · what it does if it stands
    wins · in a tavern: the tiles of which one is won
    """

    fate: Fate
    wins: tuple[str, ...] = ()


def at_least(pips: int, aim: Aim = "least") -> Chances:
    return Chances(aim, pips, max(min(DIE + 1 - pips, DIE), 0))


def at_most(pips: int) -> Chances:
    """H33: who stays below the threshold is not stung."""
    if pips >= DIE:
        return Chances("any", 0, DIE)
    return Chances("most", pips, pips) if pips > 0 else Chances("lost", 0, 0)


NONE = Chances("none", 0, 0)


def better(pips: int) -> Chances:
    """A roll that would do more than the one that lies there."""
    return at_least(pips, "better") if pips <= DIE else NONE


def wanted(view: Sight) -> Chances | None:
    """What the next throw is for, before anything lies there; None where nobody throws."""
    match view.scenes[-2:]:
        case [chapters.Brawl(leader=None), _]:
            return Chances("any", 0, DIE)
        case [chapters.Brawl(best=best), _]:
            return at_least(best)
        case [chapters.Chest(total=total), _]:
            return at_most(threshold_of(view) - total - 1)
    tavern = view.chapter(chapters.Tavern)
    tiles = [] if tavern is None else stake(view, tavern.tavern)
    return at_least(POINTS[tiles[0]] + 1) if tiles else None


def hoped(view: Sight, pips: int) -> tuple[Lies, Chances]:
    """What a roll means, and what another one would have to be."""
    match view.scenes[-2]:
        case chapters.Brawl() as brawl:
            return fight(brawl, pips)
        case chapters.Chest(total=total):
            left = threshold_of(view) - total - 1
            return Lies("stung" if pips > left else "safe"), at_most(left)
        case chapters.Tavern(tavern=tavern):
            return drink(stake(view, tavern), pips)
        case scene:
            raise AssertionError(scene)


def below(brawl: chapters.Brawl) -> int:
    """How many pirates of the column are still to throw."""
    return sum(row.near >= brawl.column for row in brawl.rows[brawl.row + 1 :])


def fight(brawl: chapters.Brawl, pips: int) -> tuple[Lies, Chances]:
    """H19: what the roll does in its column."""
    if brawl.leader is not None and pips < brawl.best:
        return Lies("loses"), at_least(brawl.best)
    follow = below(brawl)
    fate: Fate = "leads" if follow or brawl.leader is None else "wins"
    return Lies(fate), better(pips + 1) if follow else NONE


def drink(tiles: list[int], pips: int) -> tuple[Lies, Chances]:
    """H32: which tiles the roll wins, and what would win a better one."""
    won = won_by(pips, tiles)
    if not won:
        return Lies("dry"), at_least(POINTS[tiles[0]] + 1)
    dearer = [POINTS[kind] for kind in tiles if POINTS[kind] > POINTS[won[-1]]]
    lies = Lies("tile" if len(won) == 1 else "tiles", tuple([NAMES[kind] for kind in won]))
    return lies, better(dearer[0] + 1) if dearer else NONE


def stakes(tiles: list[int]) -> tuple[Stake, ...]:
    """H32: what is at stake, the lowest first."""
    return tuple([Stake(NAMES[kind], POINTS[kind] + 1) for kind in tiles])


def guarded(view: Sight, stack: str) -> Chances:
    """H35: how many of the guards that may come up are beaten."""
    good, of = guard_odds(view, stack, view.reserve[view.turn or 0])
    return Chances("draw", 0, good, of)
