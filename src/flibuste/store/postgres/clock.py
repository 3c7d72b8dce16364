"""
The time by the database's clock, so that all workers agree on it however their machines' clocks are
set, and however often somebody sets them: how late it is stands in journals, and decides when a
player's time is over.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class DatabaseClock:
    """What the database last said, and what has passed since."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.ahead = time.time() - steady()  # until it has said something

    def __call__(self) -> float:
        return self.steady() + self.ahead

    def hear(self, told: float, asked: float) -> None:
        """It was so late at some moment since it was asked; what follows from no more than how
        long the answer took is left as it is.
        """
        now = self.steady()
        ahead = told - (asked + now) / 2
        if abs(ahead - self.ahead) > (now - asked) / 2:
            self.ahead = ahead
