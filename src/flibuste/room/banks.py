"""
How much time everybody has left: rebuilt from the journal, whose entries tell when they happened.

No clock here: a table that was rebuilt after a crash knows what it knew before, to the second.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.room import asked
from flibuste.store.records import Clocks

LAG: Final = 1.0  # seconds of a line's length that are given back for a decision at the most
MORE: Final = 0.25  # of the first bank is what the others grant …
MORE_AT_LEAST: Final = 60.0  # … or so many seconds


class Banks:
    """Each decision has seconds of its own; what goes beyond comes out of the player's bank.

    Nothing is saved up.  The clock of everybody runs who is awaited and plays in person; while the
    game's own sandglass runs, or the table pauses, none does.
    """

    def __init__(self, clocks: Clocks, seats: int, at: float) -> None:
        self.clocks = clocks
        self.left = [60.0 * clocks.minutes] * seats
        self.own = [clocks.seconds] * seats  # what is left of the decision's own seconds …
        self.before = self.own[:]  # … and was left when the seat last acted
        self.taken = [0.0] * seats  # out of the bank for this decision
        self.at = at
        self.awaited: Set[Seat] = frozenset()
        self.running: Set[Seat] = frozenset()
        self.paused = False

    def pass_time(self, at: float | None) -> None:
        """It is so late now; a clock of the house that was set back changes nothing."""
        if at is None or at <= self.at:
            return
        passed, self.at = at - self.at, at
        for seat in self.running:
            own = min(passed, self.own[seat])
            self.own[seat] -= own
            if self.clocks.kind == "bank":
                self.left[seat] -= passed - own
                self.taken[seat] += passed - own

    def acted(self, seat: Seat, lag: float | None) -> None:
        """A decision is made: the line's length is given back out of what it took."""
        self.left[seat] = max(0.0, self.left[seat] + min(lag or 0.0, LAG, self.taken[seat]))
        self.before[seat] = self.own[seat]
        self._decides(seat)

    def taken_back(self, seat: Seat) -> None:
        """Who takes back has the same decision before them, and no seconds of it anew."""
        self.own[seat] = min(self.own[seat], self.before[seat])
        self.awaited |= {seat}

    def granted(self, seat: Seat, seconds: float) -> None:
        self.left[seat] = max(0.0, self.left[seat]) + seconds

    def go_on(self, awaited: Set[Seat], running: Set[Seat]) -> None:
        """After every entry: who is to decide, and whose clock runs."""
        for seat in awaited - self.awaited:
            self._decides(seat)
        self.awaited = awaited
        self.running = frozenset() if self.paused else running

    def _decides(self, seat: Seat) -> None:
        self.own[seat], self.taken[seat] = self.clocks.seconds, 0.0

    # What is left

    def due(self, seat: Seat, lag: float, now: float) -> float:
        """Seconds until all time of a seat is spent, if it does nothing."""
        return self.left[seat] + self.own[seat] + min(lag, LAG) - max(0.0, now - self.at)

    def still(self, seat: Seat, now: float) -> float | None:
        """The same for who is to act, to be told; None where they have all they want."""
        if self.clocks.kind != "bank" or seat not in self.running:
            return None
        return round(max(0.0, self.due(seat, 0.0, now)), 1)

    def more(self) -> float:
        """What the others grant who give a player more time."""
        return max(MORE_AT_LEAST, 60.0 * self.clocks.minutes * MORE)

    def told(self, now: float) -> asked.Banks:
        """As they are at this moment."""
        banks = []
        for seat, (left, own) in enumerate(zip(self.left, self.own, strict=True)):
            runs = seat in self.running
            passed = max(0.0, now - self.at) if runs else 0.0
            over = max(0.0, passed - own) if self.clocks.kind == "bank" else 0.0
            still = own if seat in self.awaited else 0.0
            rest = (max(0.0, left - over), max(0.0, still - passed))
            banks.append(asked.Bank(round(rest[0], 1), round(rest[1], 1), runs))
        return asked.Banks(self.paused, banks)
