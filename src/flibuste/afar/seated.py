"""What one chair of a table afar knows: the last view and menu, and everything it was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.core.match import Step
from flibuste.core.plain import view_of
from flibuste.core.protocol import SEALED, WATCHER, Action, AnyGame, Seat
from flibuste.core.registry import find
from flibuste.core.spelling import ACTORS
from flibuste.room import wire


class Seated:
    """Hears what the room tells, and holds it as the game's own values; it asks nothing."""

    game: AnyGame

    def __init__(self) -> None:
        self.table: wire.Snapshot | None = None  # the last one whole
        self.seats: list[wire.Chair] = []
        self.view: Any = None
        self.menu: wire.Menu | None = None
        self.acts: list[Action] = []
        self.awaiting: tuple[Seat, ...] = ()
        self.steps: list[Step] = []  # since the chair listens, or since the last take-back
        self.over: wire.Over | None = None

    @property
    def you(self) -> Seat:
        """The seat, or WATCHER."""
        return WATCHER if self.table is None or self.table.you is None else self.table.you

    @property
    def phase(self) -> str:
        """waiting, running, over or cancelled."""
        if self.table is None:
            return "waiting"
        return "over" if self.over is not None else self.table.phase

    def hear(self, told: wire.Answer) -> None:
        """One more message; what tells of no change of the table is not for this."""
        if isinstance(told, wire.Snapshot):
            self.table, self.seats = told, told.seats
            self.game = find(told.game)
            self._see(told.view, told.menu, told.awaiting)
        elif isinstance(told, wire.Step):
            before = self.view
            self._see(told.view, told.menu, told.awaiting)
            act = SEALED if told.act == {"type": "Sealed"} else self.game.action(told.act)
            seat = ACTORS.get(str(told.seat), told.seat)
            assert isinstance(seat, int)
            self.steps.append(Step(seat, act, before, self.view, told.story))
        elif isinstance(told, wire.Seats):
            self.seats = told.seats
        elif isinstance(told, wire.Over):
            self.over, self.menu, self.acts, self.awaiting = told, None, [], ()

    def _see(self, view: Any, menu: wire.Menu | None, awaiting: Sequence[int | str]) -> None:
        self.view = view_of(self.game, view) if view is not None else None
        self.menu = menu
        self.acts = [] if menu is None else [self.game.action(act) for act in menu.acts]
        self.awaiting = tuple(int(ACTORS.get(str(seat), seat)) for seat in awaiting)

    def names(self) -> list[str]:
        return [chair.name for chair in self.seats]
