"""
A table: its chairs and its match, rebuilt from the journal entry by entry.

No socket, no clock, no database here: the room asks, and keeps what comes back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from flibuste.core.codec import shorten
from flibuste.core.errors import FlibusteError
from flibuste.core.luck import choose
from flibuste.core.match import Match, Step
from flibuste.core.plain import act_to_json
from flibuste.core.protocol import CLOCK, LUCK, Alarm, Message, Seat
from flibuste.core.registry import find
from flibuste.room import forks, telling, wire
from flibuste.room.banks import Banks
from flibuste.room.company import Chair, Company
from flibuste.store import records
from flibuste.store.records import AnyEntry, Header

Outcome: TypeAlias = tuple[list[AnyEntry], dict[Seat, list[wire.Step]]]


class Moment(NamedTuple):
    """When an act is made, as far as time counts at a table."""

    left: float | None = None  # seconds on the sandglass
    at: float | None = None  # on the table's own clock
    lag: float | None = None  # of the player's line


TIMELESS: Final = Moment()


class Table:
    """The state of one table after all its entries so far."""

    def __init__(self, header: Header, entries: Iterable[AnyEntry] = ()) -> None:
        self.header = header
        self.game = find(header.game)
        if self.game.version != header.version:
            args: dict[str, int | str | Message] = {
                "theirs": header.version,
                "ours": self.game.version,
            }
            raise FlibusteError(Message("code-version", args))
        self.luck = forks.luck_of(header)
        self.company = Company(header)
        self.options = header.options
        self.backdrop = telling.Backdrop(self.game)
        self.set_up()
        self.entries: list[AnyEntry] = []
        self.in_effect: list[int] = []  # the numbers of the acts that make the match
        self.ids: dict[tuple[Seat, str], int] = {}
        self.taken: list[wire.TookBack] = []
        self.talk: Counter[str | None] = Counter()  # lines of each guest
        self.said: list[wire.Said] = []  # by the chairs as they stand now
        self.begun = self.cancelled = self.stopped = False
        self.next_table: records.NextTable | None = None
        self.banks: Banks | None = None  # how long everybody may still think, from the start on
        self.turned = 0  # the number of the entry that turned the sandglass …
        self.left: float | None = None  # … and its seconds at the last entry; None: all of them
        for entry in entries:
            self.add(entry)

    def set_up(self) -> None:
        """The match as it will begin, with as many chairs as there are now."""
        seats = len(self.chairs)
        self.match: Match[Any, Any, Any] = Match(
            self.game, seats, self.options, position=self.header.position
        )
        self.menus = [0] * seats  # the number of each seat's present menu …
        self.answerable = [0] * seats  # … and of the oldest that may still be answered

    @property
    def chairs(self) -> list[Chair]:
        return self.company.chairs

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def mark(self) -> str:
        """What a log calls the table: it opens no chair, and no watcher's view."""
        return self.header.fingerprint[:12]

    @property
    def over(self) -> bool:
        return self.stopped or not self.match.state.awaiting()

    @property
    def phase(self) -> str:
        if not self.begun:
            return "cancelled" if self.cancelled else "waiting"
        return "over" if self.over else "running"

    def awaiting(self) -> tuple[Seat, ...]:
        """Who is to act: nobody before the match, nor when it was stopped."""
        return self.match.state.awaiting() if self.begun and not self.stopped else ()

    def alarm(self) -> Alarm | None:
        """The sandglass that runs, if any."""
        runs = CLOCK in self.match.state.awaiting() and not self.stopped
        return self.match.state.alarm() if runs else None

    @property
    def has_banks(self) -> bool:
        """Whether everybody's time is their own, and ends by itself."""
        return self.header.clocks is not None and self.header.clocks.kind == "bank"

    def host(self) -> Seat:
        return self.company.host()

    def code(self) -> str:
        """The whole match in one line: it hides nothing, and tells the seed too."""
        return shorten(self.match, self.header.seed)

    def view(self, viewer: Seat) -> Any:
        """What a viewer sees now."""
        return self.match.view(viewer)

    # The journal

    def add(self, entry: AnyEntry) -> None:
        """Take an entry that is (or is about to be) in the journal."""
        if isinstance(entry, records.Acted):
            self.replay(entry)
            return
        self.entries.append(entry)
        self.company.add(entry)
        if self.banks is not None:
            self.banks.pass_time(entry.at)
        match entry:
            case records.ChairAdded():
                self.set_up()
            case records.Reordered(order):
                self._move_talk([order.index(seat) for seat in range(len(order))])
            case records.ChairDropped(gone):
                self.set_up()
                seats = range(len(self.chairs) + 1)
                self._move_talk([None if seat == gone else seat - (seat > gone) for seat in seats])
            case records.Arranged(options):
                self.options = options
                self.set_up()
            case records.Cancelled():
                self.cancelled = True
            case records.Begun():
                self.begun = True
                if self.header.clocks is not None:
                    self.banks = Banks(self.header.clocks, len(self.chairs), entry.at or 0.0)
            case records.Stopped():
                self.stopped = True
            case records.TakenBack(seat, to, left):
                self._taken_back(seat, to, left)
            case records.Paused() | records.Resumed() | records.Granted():
                self._clocks_change(entry)
            case records.NextTable():
                self.next_table = entry
            case records.Spoke(seat, text):
                self.talk[self.chairs[seat].guest] += 1
                self.said.append(wire.Said(self.number, seat, text))
        self._let_clocks_run()

    def _move_talk(self, now: Sequence[Seat | None]) -> None:
        """What was said moves with the chair; of a chair that is gone nothing is left."""
        moved = [(one, now[one.seat]) for one in self.said]
        self.said = [wire.Said(one.number, to, one.text) for one, to in moved if to is not None]

    def replay(self, entry: records.Acted, viewers: Sequence[Seat] = ()) -> list[Step]:
        """An act of the journal; what each viewer was shown of it."""
        action = self.game.action(entry.act)
        if entry.seat == LUCK:
            source = type(action).__name__
            self.luck.asked[source] = self.luck.asked.get(source, 0) + 1
        return self._take(entry, action, viewers)

    def _take(self, entry: records.Acted, action: Any, viewers: Sequence[Seat]) -> list[Step]:
        """A seat's menu gets a new number, unless others have left it just as it was.

        In a race the older ones may still be answered: nobody is too late because another, or the
        CLOCK, was faster.
        """
        seat, state = entry.seat, self.match.state
        awaited = state.awaiting()
        alarm = self.alarm() if CLOCK in awaited else None
        menus = {one: state.legal(one) for one in awaited if one >= 0} if len(awaited) > 1 else {}
        steps = self.match.take(seat, action, viewers)
        self.entries.append(entry)
        self.in_effect.append(self.number)
        if entry.id is not None:
            self.ids[seat, entry.id] = self.number
        waiting = state.awaiting()
        racing = len(awaited) > 1 and len(waiting) > 1  # also alone against the CLOCK
        for one in [one for one in waiting if one >= 0]:
            may_stay = one in menus and (one != seat or racing)
            if not may_stay or menus[one] != state.legal(one):
                self.menus[one] = self.number
                if one not in menus or one == seat or not racing:
                    self.answerable[one] = self.number
        self._let_run(alarm, None if seat == CLOCK else entry.left, turned=seat == CLOCK)
        self._decided(entry)
        return steps

    def _taken_back(self, seat: Seat, to: int, left: float | None) -> None:
        alarm = self.alarm()
        if self.banks is not None:
            self.banks.taken_back(seat)
        gone = [self.entries[number - 1] for number in self.in_effect if number > to]
        moves = sum(isinstance(one, records.Acted) and one.seat >= 0 for one in gone)
        self.taken.append(wire.TookBack(self.number, seat, moves))
        self.in_effect = [number for number in self.in_effect if number <= to]
        self.match.rewind(len(self.in_effect))
        self.menus = [self.number] * len(self.chairs)
        self.answerable = self.menus[:]
        self._let_run(alarm, left)

    def _let_run(self, before: Alarm | None, left: float | None, turned: bool = False) -> None:
        """The sand runs on while the rules name the same alarm, until the CLOCK has acted."""
        if turned or self.alarm() != before:
            self.turned, left = self.number, None
        self.left = left

    # The clocks of the players

    def _decided(self, entry: records.Acted) -> None:
        """A decision is made; whoever plays in person ends a pause by it."""
        banks, seat = self.banks, entry.seat
        if banks is None:
            return
        banks.pass_time(entry.at)
        if seat >= 0:
            banks.acted(seat, entry.lag)
            banks.paused = banks.paused and self.chairs[seat].played_by is not None
        self._let_clocks_run()

    def _clocks_change(self, entry: records.Paused | records.Resumed | records.Granted) -> None:
        if self.banks is None:
            return
        if isinstance(entry, records.Granted):
            self.banks.granted(entry.seat, entry.seconds)
        else:
            self.banks.paused = isinstance(entry, records.Paused)

    def _let_clocks_run(self) -> None:
        """Of who is awaited and plays in person, unless the game has a sandglass of its own."""
        if self.banks is not None:
            awaited = frozenset(seat for seat in self.awaiting() if seat >= 0)
            people = {seat for seat in awaited if self.chairs[seat].played_by is None}
            self.banks.go_on(awaited, people if self.alarm() is None else frozenset())

    # Acting

    def act(
        self,
        seat: Seat,
        action: Any,
        id: str | None,
        viewers: Sequence[Seat],
        moment: Moment = TIMELESS,
    ) -> Outcome:
        """An act and the luck that follows it: what to keep, and what each viewer is shown; or
        IllegalAction, and nothing has changed.
        """
        self.match.check(seat, action)
        left, at, lag = moment
        kept: list[AnyEntry] = []
        told: dict[Seat, list[wire.Step]] = {viewer: [] for viewer in viewers}
        while True:
            entry = records.Acted(seat, act_to_json(action), id, left, lag, at=at)
            kept.append(entry)
            taken = self._take(entry, action, viewers)
            for viewer, step in zip(viewers, telling.steps(self, viewers, taken), strict=True):
                told[viewer].append(step)
            if LUCK not in self.match.state.awaiting():
                return kept, told
            action = choose(self.match.state.odds(), self.luck)
            seat, id, left, lag = LUCK, None, self.left, None

    def begin(self, viewers: Sequence[Seat], at: float | None = None) -> Outcome:
        """The host starts: what was played before, if it goes on from there, and what luck does."""
        started: list[AnyEntry] = [records.Begun(at=at), *forks.opening(self.header, at)]
        for entry in started:
            self.add(entry)
        if LUCK not in self.match.state.awaiting():
            return started, {viewer: [] for viewer in viewers}
        first = choose(self.match.state.odds(), self.luck)
        kept, told = self.act(LUCK, first, None, viewers, Moment(at=at))
        return [*started, *kept], told

    # Taking back

    def free_to_take_back(self, seat: Seat) -> bool:
        """Free until luck or another player has acted."""
        journal = self.match.journal
        return bool(journal) and journal[-1][0] == seat and self.header.undo != "none"

    def take_back_to(self, seat: Seat) -> int | None:
        """The entry to go back to for taking back the seat's last act; None if it has none."""
        for index in range(len(self.match.journal) - 1, -1, -1):
            if self.match.journal[index][0] == seat:
                return self.in_effect[index] - 1
        return None

    def steps_after(self, to: int) -> int:
        """How many acts would go with a take-back to this entry."""
        return sum(number > to for number in self.in_effect)

    def story_after(self, to: int, viewer: Seat) -> list[Message]:
        """What a viewer was told of the first of them."""
        first = len(self.in_effect) - self.steps_after(to)
        return list(next(self.match.retold(viewer, first)).story)
