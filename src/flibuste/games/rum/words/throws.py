"""Throws of the die as messages: what a roll means in a tavern, at a chest and in the brawl."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from flibuste.core.protocol import Message, Sealed
from flibuste.core.words import listed
from flibuste.games.rum.acts import Act, Roll, Stand
from flibuste.games.rum.sight.chapters import (
    Aboard,
    BrawlTold,
    ChestTold,
    DawnTold,
    Row,
    TavernTold,
    ThrowTold,
)
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.names import Args, a_tile, counted, crew, crew_inside


def settled_roll(before: Sight, shown: Act | Sealed, after: Sight) -> int | None:
    """The roll that stands after this act; None if the thrower may still use rum."""
    throw = before.scenes[-1] if before.scenes else None
    if not isinstance(throw, ThrowTold):
        return None
    if isinstance(shown, Stand):
        return throw.pips
    top = after.scenes[-1] if after.scenes else None
    if not isinstance(shown, Roll) or (isinstance(top, ThrowTold) and top.pips):
        return None
    return shown.pips


def throw_told(before: Sight, shown: Roll | Stand, after: Sight) -> list[Message]:
    """H24: the roll, and if it stands what it brings."""
    throw = before.scenes[-1]
    if isinstance(throw, DawnTold):
        assert isinstance(shown, Roll)
        return [Message("story-imaginary", {"pirates": counted("pirates", shown.pips)})]
    assert isinstance(throw, ThrowTold)
    pips = settled_roll(before, shown, after)
    did = Message(
        "did-stand" if isinstance(shown, Stand) else "did-roll",
        {"pips": throw.pips if isinstance(shown, Stand) else shown.pips},
    )
    args: Args = {"player": crew(throw.seat), "did": did}
    if pips is None:
        return [Message("story-roll", args)]
    scene = before.scenes[-2]
    if isinstance(scene, BrawlTold):
        return [fight_told(scene, pips, args), *fought_on(scene, pips)]
    if isinstance(scene, ChestTold):
        return [chest_told(before, scene, pips, args)]
    assert isinstance(scene, TavernTold)
    return [drink_told(before, scene, args, after)]


def chest_told(before: Sight, chest: ChestTold, pips: int, args: Args) -> Message:
    """H33: the sum so far, or the sting."""
    total, threshold = chest.total + pips, threshold_of(before)
    args |= {"total": total, "threshold": threshold}
    return Message("story-chest-stung" if total >= threshold else "story-chest-sum", args)


def threshold_of(view: Sight) -> int:
    return int((view.face_up.scorpion or "scorpion0").removeprefix("scorpion"))


def drink_told(before: Sight, tavern: TavernTold, args: Args, after: Sight) -> Message:
    """H32: a tile, a choice among several, or nothing."""
    top = after.scenes[-1] if after.scenes else None
    if isinstance(top, TavernTold) and top.pips:
        return Message("story-drink-choice", args)
    gone = list(before.face_up.tavern)
    for name in after.face_up.tavern:
        gone.remove(name)
    if not gone:
        return Message("story-drink-nothing", args)
    return Message("story-drink-won", args | {"tile": a_tile(gone[0])})


# The brawl


def fight_told(brawl: BrawlTold, pips: int, args: Args) -> Message:
    """H19: who leads, who is out."""
    if brawl.leader is None:
        return Message("story-fight-lead", args | {"column": brawl.column})
    args |= {"best": brawl.best, "other": crew_inside(brawl.rows[brawl.leader].crew)}
    return Message("story-fight-wins" if pips >= brawl.best else "story-fight-loses", args)


class Fight:
    """What goes by itself after a throw: crossings, beaten crews, the next series (H19–H21)."""

    __slots__ = ("column", "crews", "far", "leader", "near", "out", "row", "series")

    def __init__(self, rows: Sequence[Row], column: int, series: int) -> None:
        self.crews = [row.crew for row in rows]
        self.near = [row.near for row in rows]
        self.far = [row.far for row in rows]
        self.column, self.series = column, series
        self.row = 0
        self.leader: int | None = None
        self.out = sum(not row.near and not row.far for row in rows)

    def lose(self, row: int) -> Iterator[Message]:
        self.near[row] -= 1
        if not self.near[row] and not self.far[row]:
            self.out += 1
            yield Message("story-beaten", {"player": crew(self.crews[row])})

    def go_on(self) -> Iterator[Message]:
        """Until somebody has to throw, or one crew is left."""
        alone: list[Aboard] = []  # who crosses without a throw, until something else happens
        while self.out < len(self.crews) - 1:
            rows = range(self.row, len(self.crews))
            left = [row for row in rows if self.near[row] >= self.column]
            if left and (self.leader is not None or len(left) > 1):
                break
            winner = left[0] if self.leader is None else self.leader
            if self.leader is None:
                alone.append(self.crews[winner])
            else:
                yield Message("story-cross", {"player": crew(self.crews[winner])})
            self.cross(winner)
            if not self.column:
                yield from unopposed(alone)
                alone = []
                yield self.turn_round()
        yield from unopposed(alone)

    def cross(self, winner: int) -> None:
        self.near[winner] -= 1
        self.far[winner] += 1
        self.column -= 1
        self.row, self.leader = 0, None

    def turn_round(self) -> Message:
        """H20: the next series on the other side of the mast."""
        self.near, self.far = self.far, self.near
        self.column, self.series = max(self.near), self.series + 1
        standing = zip(self.crews, self.near, strict=True)
        return Message("story-series", {"series": self.series, "crews": muster(list(standing))})


def fought_on(brawl: BrawlTold, pips: int) -> Iterator[Message]:
    """What follows from a throw that stands."""
    fight = Fight(brawl.rows, brawl.column, brawl.series)
    fight.row, loser = brawl.row + 1, brawl.row
    fight.leader = brawl.leader
    if brawl.leader is None or pips >= brawl.best:
        fight.leader, beaten = brawl.row, brawl.leader
        if beaten is None:
            yield from fight.go_on()
            return
        loser = beaten
    yield from fight.lose(loser)
    yield from fight.go_on()


def begun(brawl: BrawlTold) -> Iterator[Message]:
    """H18: who stands where when the brawl begins, and who crosses before anybody throws."""
    rows = [Row(row.crew, row.near + row.far + row.beaten, 0, 0) for row in brawl.rows]
    yield Message("story-brawl", {"crews": muster([(row.crew, row.near) for row in rows])})
    yield from Fight(rows, max(row.near for row in rows), 1).go_on()


def unopposed(crews: Sequence[Aboard]) -> Iterator[Message]:
    """H19: pirates alone in their columns, those of one crew together."""
    for who in dict.fromkeys(crews):
        pirates = counted("pirates", list(crews).count(who))
        yield Message("story-cross-alone", {"player": crew(who), "pirates": pirates})


def muster(standing: Sequence[tuple[Aboard, int]]) -> Message:
    """``Gold 3, Blue 2 and Violet 4``: those who have pirates left."""
    return listed(
        [
            Message("crew-number", {"player": crew_inside(who), "number": number})
            for who, number in standing
            if number
        ]
    )
