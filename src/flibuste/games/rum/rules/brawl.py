"""The brawl for a place to sleep (H19–H22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.rum.parts import BEDS, IMAGINARY, ROPE, WITH_ROPES
from flibuste.games.rum.rules.chapter import Chapter
from flibuste.games.rum.rules.throws import Throw

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

NO_ROW: Final = -1


class Brawl(Chapter):
    """Column by column, from the outermost inwards, pirates fight at the mast."""

    __slots__ = (
        "beaten", "best", "column", "crews", "far", "leader", "near", "out", "row", "series",
        "sizes",
    )  # fmt: skip

    def __init__(self, crews: tuple[int, ...], near: tuple[int, ...]) -> None:
        self.crews = crews  # seats, or IMAGINARY, from the top of the mast down
        self.sizes = near  # pirates of each row at the start
        self.near = list(near)  # those on the side of this series
        self.far = [0] * len(crews)  # those who have crossed the mast
        self.beaten = [0] * len(crews)  # those who have lost
        self.series = 1
        self.column = max(near)
        self.row = 0  # the next row to look at in this column
        self.leader = NO_ROW  # the row that leads the column
        self.best = 0  # what it has thrown
        self.out: tuple[int, ...] = ()  # rows in the order in which their crews were beaten

    def copy(self) -> Brawl:
        twin = Brawl(self.crews, self.sizes)
        twin.near, twin.far, twin.beaten = self.near[:], self.far[:], self.beaten[:]
        twin.series, twin.column, twin.row = self.series, self.column, self.row
        twin.leader, twin.best, twin.out = self.leader, self.best, self.out
        return twin

    @staticmethod
    def begin(table: State) -> None:
        """The crews are counted; fewer than two need not fight (H18, H22)."""
        crews = tuple([crew for crew, _ in table.ship])
        near = tuple([pirates for _, pirates in table.ship])
        table.ship = ()
        if len(crews) < 2:
            for crew, pirates in zip(crews, near, strict=True):
                send_home(table, crew, pirates)
            share_out(table, crews, len(crews))
            return
        brawl = Brawl(crews, near)
        table.scenes = [brawl]
        brawl.fight_on(table)

    def resume(self, table: State, pips: int) -> None:
        """A roll that stands: a loser goes home (H19)."""
        loser = self.compare(pips)
        if loser != NO_ROW:
            send_home(table, self.crews[loser], 1)
        self.fight_on(table)

    def fight_on(self, table: State) -> None:
        """Settle all that needs no throw, then call for the next one (H19, H20)."""
        while (row := self.crossing()) != NO_ROW:
            self.cross(row)
        if len(self.out) < len(self.crews) - 1:
            table.push(Throw(self.crews[self.row]))
        else:
            self.go_to_bed(table)

    # What goes by itself, without the table: also for those who tell of it

    def compare(self, pips: int) -> int:
        """H19 · Lower than the roll that stands, the roller is out; else the leader is."""
        loser = self.row
        if self.leader == NO_ROW or pips >= self.best:
            loser, self.leader, self.best = self.leader, self.row, pips
        self.row += 1
        if loser != NO_ROW:
            self.lose(loser)
        return loser

    def crossing(self) -> int:
        """The row that crosses now; NO_ROW when the next to throw is found, or all is over."""
        if len(self.out) == len(self.crews) - 1:
            return NO_ROW
        row = self.next_row(self.row)
        if row == NO_ROW:
            return self.leader
        if self.leader == NO_ROW and self.next_row(row + 1) == NO_ROW:
            return row
        self.row = row
        return NO_ROW

    def next_row(self, first: int) -> int:
        """The first row from this one on with a pirate in the column, or NO_ROW."""
        for row in range(first, len(self.near)):
            if self.near[row] >= self.column:
                return row
        return NO_ROW

    def cross(self, row: int) -> None:
        """H20 · The one who remains crosses the mast (H19); after the last column a new series."""
        self.near[row] -= 1
        self.far[row] += 1
        self.row, self.leader, self.best = 0, NO_ROW, 0
        self.column -= 1
        if not self.column:
            self.near, self.far = self.far, self.near
            self.column = max(self.near)
            self.series += 1

    def lose(self, row: int) -> None:
        """The crew that loses its last pirate is ranked (H21)."""
        self.near[row] -= 1
        self.beaten[row] += 1
        if not self.near[row] and not self.far[row]:
            self.out = (*self.out, row)

    def go_to_bed(self, table: State) -> None:
        """H21 · The crew left over wins; the later beaten, the better."""
        for row, crew in enumerate(self.crews):
            send_home(table, crew, self.near[row] + self.far[row])
        (winner,) = [row for row in range(len(self.crews)) if row not in self.out]
        share_out(table, [self.crews[row] for row in (winner, *self.out[::-1])], len(self.crews))


def send_home(table: State, crew: Seat, pirates: int) -> None:
    if crew != IMAGINARY:
        table.reserve[crew] += pirates


def share_out(table: State, ranking: Sequence[Seat], crews: int) -> None:
    """H22 · Who sleeps where, the winner first; what nobody gets leaves the game."""
    takers = dict(zip(BEDS, ranking, strict=False))
    if table.seats >= WITH_ROPES and crews in (1, 2):
        takers[ROPE] = ranking[0]
    for stack in BEDS:
        for kind in table.face_up[stack]:
            table.win(takers.get(stack, IMAGINARY), kind)
        table.face_up[stack] = ()
    table.end_round()
