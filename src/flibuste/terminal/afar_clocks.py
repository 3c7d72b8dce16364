"""The players' clocks at a table of a room, as a line of text that runs on by itself."""

from __future__ import annotations

from math import ceil
from time import monotonic

from flibuste.core.protocol import Seat
from flibuste.core.words import Words, listed
from flibuste.room.asked import Bank, Banks
from flibuste.store.records import Clocks
from flibuste.terminal.session import Session

DAY, HOUR, MINUTE = 86_400, 3_600, 60


class Watch:
    """What the room last told of the clocks, and when."""

    def __init__(self) -> None:
        self.told: Banks | None = None
        self.at = 0.0

    def hear(self, told: Banks) -> None:
        self.told, self.at = told, monotonic()

    @property
    def runs(self) -> bool:
        return self.told is not None and any(bank.runs for bank in self.told.banks)

    def runs_for(self, seat: Seat) -> bool:
        return self.told is not None and seat >= 0 and self.told.banks[seat].runs

    def line(self, session: Session, speaker: Words, clocks: Clocks | None) -> str:
        """Everybody's time in one line, whose clock runs marked; nothing where there is none."""
        if self.told is None or clocks is None or session.over():
            return ""
        banks = enumerate(self.told.banks)
        shown = [self._one(session, seat, bank, clocks, speaker) for seat, bank in banks]
        known = [one for one in shown if one]
        if not known:
            return ""
        id = "ui-clocks-paused" if self.told.paused else "ui-clocks"
        return speaker(id, clocks=listed(known))

    def _one(self, session: Session, seat: Seat, bank: Bank, clocks: Clocks, speaker: Words) -> str:
        sitter = session.chairs[seat]
        if sitter.bot is not None or (clocks.kind == "gentle" and not bank.runs):
            return ""
        passed = monotonic() - self.at if bank.runs else 0.0
        own = max(0.0, bank.own - passed)
        left = max(0.0, bank.left - max(0.0, passed - bank.own))
        times = [face(left)] if clocks.kind == "bank" else []
        times += (
            [f"+{face(own)}" if times else face(own)] if bank.runs and (own or not left) else []
        )
        name = session.names(speaker)[seat]
        return f"{'▸ ' if bank.runs else ''}{name} {' '.join(times)}"


def face(seconds: float) -> str:
    """0:07, 4:05, 2:30:00; days before it."""
    days, rest = divmod(ceil(seconds), DAY)
    hours, rest = divmod(rest, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    if days or hours:
        return f"{days}d {hours}:{minutes:02}" if days else f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}"
