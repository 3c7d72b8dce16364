"""Throws of the die as messages: what a roll means in a tavern, at a chest and in the brawl."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from flibuste.core.players import Args
from flibuste.core.protocol import Message
from flibuste.core.words import listed
from flibuste.games.rum.acts import Roll, Stand
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import brawl_of
from flibuste.games.rum.sight.tell import aboard
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words import names as word


def throw_told(before: Sight, shown: Roll | Stand, after: Sight) -> list[Message]:
    """H24: the roll, and if it stands what it brings."""
    throw, top = before.scenes[-1], after.chapter(chapters.Throw)
    if isinstance(throw, chapters.Dawn):
        assert isinstance(shown, Roll)
        return [Message("story-imaginary", {"pirates": word.counted("pirates", shown.pips)})]
    assert isinstance(throw, chapters.Throw)
    stands = isinstance(shown, Stand)
    pips = shown.pips if isinstance(shown, Roll) else throw.pips
    args = word.acting(before, throw.seat)
    args["did"] = Message("did-stand" if stands else "did-roll", {"pips": pips, "who": args["who"]})
    if not stands and top is not None and top.pips:  # the thrower may still use rum
        return [Message("story-roll", args)]
    scene = before.scenes[-2]
    if isinstance(scene, chapters.Brawl):
        return [fight_told(before, scene, pips, args), *fought_on(before, scene, pips)]
    if isinstance(scene, chapters.Chest):  # H33: the sum so far, or the sting
        total, threshold = scene.total + pips, word.threshold_of(before)
        args |= {"total": total, "threshold": threshold}
        return [Message("story-chest-stung" if total >= threshold else "story-chest-sum", args)]
    return [drink_told(before, args, after)]


def drink_told(before: Sight, args: Args, after: Sight) -> Message:
    """H32: a tile, a choice among several, or nothing."""
    tavern = after.scenes[-1] if after.scenes else None
    if isinstance(tavern, chapters.Tavern) and tavern.pips:
        return Message("story-drink-choice", args)
    gone = list(before.face_up.tavern)
    for name in after.face_up.tavern:
        gone.remove(name)
    if not gone:
        return Message("story-drink-nothing", args)
    return Message("story-drink-won", args | {"tile": word.a_tile(gone[0])})


# The brawl, as its own chapter of the rules goes on


def fight_told(view: Sight, brawl: chapters.Brawl, pips: int, args: Args) -> Message:
    """H19: who leads, who is out."""
    if brawl.leader is None:
        return Message("story-fight-lead", args | {"column": brawl.column})
    led = brawl.rows[brawl.leader].crew
    args |= {"best": brawl.best, "other": word.inside(view, led)}
    args["loser"] = word.whose(view, led)
    return Message("story-fight-wins" if pips >= brawl.best else "story-fight-loses", args)


def fought_on(view: Sight, told: chapters.Brawl, pips: int) -> Iterator[Message]:
    """What follows from a throw that stands: a crew beaten, crossings, the next series."""
    brawl = brawl_of(told)
    loser = brawl.compare(pips)
    if loser in brawl.out:
        yield Message("story-beaten", word.acting(view, aboard(brawl.crews[loser])))
    yield from crossings(view, brawl)


def begun(view: Sight, told: chapters.Brawl) -> Iterator[Message]:
    """H18: who stands where when the brawl begins, and who crosses before anybody throws."""
    now = brawl_of(told)
    brawl = Brawl(now.crews, now.sizes)
    yield Message("story-brawl", {"crews": muster(view, brawl)})
    yield from crossings(view, brawl)


def crossings(view: Sight, brawl: Brawl) -> Iterator[Message]:
    """H19, H20: until somebody has to throw, or one crew is left."""
    alone: list[chapters.Aboard] = []  # who crosses without a throw, until something else happens
    while (row := brawl.crossing()) != NO_ROW:
        if brawl.leader == NO_ROW:
            alone.append(aboard(brawl.crews[row]))
        else:
            yield Message("story-cross", word.acting(view, aboard(brawl.crews[row])))
        series = brawl.series
        brawl.cross(row)
        if brawl.series > series:
            yield from unopposed(view, alone)
            alone = []
            crews = muster(view, brawl)
            yield Message("story-series", {"series": brawl.series, "crews": crews})
    yield from unopposed(view, alone)


def unopposed(view: Sight, crews: Sequence[chapters.Aboard]) -> Iterator[Message]:
    """H19: pirates alone in their columns, those of one crew together."""
    for who in dict.fromkeys(crews):
        pirates = word.counted("pirates", list(crews).count(who))
        yield Message("story-cross-alone", word.acting(view, who) | {"pirates": pirates})


def muster(view: Sight, brawl: Brawl) -> Message:
    """``Gold 3, Blue 2 and Violet 4``: those who have pirates on this side of the mast."""
    standing = zip(brawl.crews, brawl.near, strict=True)
    return listed(
        [
            Message("crew-number", {"player": word.inside(view, aboard(who)), "number": number})
            for who, number in standing
            if number
        ]
    )
