"""
A table: its chairs and its match, rebuilt from the journal entry by entry.

No socket, no clock, no database here: the room asks, and keeps what comes back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from flibuste.core.codec import dumps
from flibuste.core.errors import FlibusteError
from flibuste.core.luck import Luck, choose
from flibuste.core.match import Match, Step
from flibuste.core.plain import to_json
from flibuste.core.protocol import CLOCK, LUCK, Alarm, Message, Seat
from flibuste.core.registry import find
from flibuste.room import telling, wire
from flibuste.store import records
from flibuste.store.records import AnyEntry, Header

Outcome: TypeAlias = tuple[list[AnyEntry], dict[Seat, list[wire.Step]]]


class Chair:
    """Who sits there now."""

    __slots__ = ("bot", "guest", "kind", "name", "stand_in")

    def __init__(self, kind: str, bot: str | None) -> None:
        self.kind = kind  # open, human or bot
        self.bot = bot
        self.guest: str | None = None
        self.name = ""
        self.stand_in: str | None = None  # the bot that plays while the player is away

    @property
    def played_by(self) -> str | None:
        """The bot that acts for this chair, if any."""
        return self.bot if self.kind == "bot" else self.stand_in


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
        seats = len(header.chairs)
        self.match: Match[Any, Any, Any] = Match(
            self.game, seats, header.options, position=header.position
        )
        self.luck = Luck(header.seed)
        self.chairs = [Chair(seating.kind, seating.bot) for seating in header.chairs]
        self.entries: list[AnyEntry] = []
        self.in_effect: list[int] = []  # the numbers of the acts that make the match
        self.ids: dict[tuple[Seat, str], int] = {}
        self.talk: Counter[str | None] = Counter()  # lines of each guest
        self.begun = False
        self.next_table: records.NextTable | None = None
        self.turned = 0  # the number of the entry that turned the sandglass …
        self.left: float | None = None  # … and its seconds at the last entry; None: all of them
        self.menus = [0] * seats  # the number of each seat's present menu …
        self.answerable = [0] * seats  # … and of the oldest that may still be answered
        for entry in entries:
            self.add(entry)

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def mark(self) -> str:
        """What a log calls the table: it opens no chair, and no watcher's view."""
        return self.header.fingerprint[:12]

    @property
    def over(self) -> bool:
        return not self.match.state.awaiting()

    @property
    def phase(self) -> str:
        if not self.begun:
            return "waiting"
        return "over" if self.over else "running"

    def alarm(self) -> Alarm | None:
        """The sandglass that runs, if any."""
        state = self.match.state
        return state.alarm() if CLOCK in state.awaiting() else None

    def host(self) -> Seat:
        """The first person who sat down and still sits."""
        for entry in self.entries:
            if isinstance(entry, records.Joined) and self.chairs[entry.seat].guest == entry.guest:
                return entry.seat
        return 0

    def code(self) -> str:
        """The whole match in one line: it hides nothing."""
        return dumps(self.match)

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
        match entry:
            case records.Joined(seat, guest, name):
                chair = self.chairs[seat]
                chair.kind, chair.guest, chair.name, chair.stand_in = "human", guest, name, None
            case records.Left(seat):
                self.chairs[seat] = Chair("open", None)
            case records.BotSits(seat, bot):
                self.chairs[seat] = Chair("bot", bot)
            case records.Begun():
                self.begun = True
            case records.TakenOver(seat, bot):
                self.chairs[seat].stand_in = bot
            case records.GivenBack(seat):
                self.chairs[seat].stand_in = None
            case records.TakenBack(_, to, left):
                self._taken_back(to, left)
            case records.NextTable():
                self.next_table = entry
            case records.Spoke(seat):
                self.talk[self.chairs[seat].guest] += 1

    def replay(self, entry: records.Acted, viewers: Sequence[Seat] = ()) -> list[Step]:
        """An act of the journal; what each viewer was shown of it."""
        action = self.game.action(entry.act)
        if entry.seat == LUCK:
            source = type(action).__name__
            self.luck.asked[source] = self.luck.asked.get(source, 0) + 1
        return self._take(entry, action, viewers)

    def _take(self, entry: records.Acted, action: Any, viewers: Sequence[Seat]) -> list[Step]:
        """A seat's menu gets a new number, unless others have left it just as it was.

        In a race the older ones may still be answered: nobody is too late because another was
        faster.
        """
        seat, state, alarm = entry.seat, self.match.state, self.alarm()
        awaited = state.awaiting()
        menus = {one: state.legal(one) for one in awaited if one >= 0} if len(awaited) > 1 else {}
        steps = self.match.take(seat, action, viewers)
        self.entries.append(entry)
        self.in_effect.append(self.number)
        if entry.id is not None:
            self.ids[seat, entry.id] = self.number
        awaited = [one for one in state.awaiting() if one >= 0]
        racing = len(menus) > 1 and len(awaited) > 1
        for one in awaited:
            may_stay = one in menus and (one != seat or racing)
            if not may_stay or menus[one] != state.legal(one):
                self.menus[one] = self.number
                if one not in menus or one == seat or not racing:
                    self.answerable[one] = self.number
        self._let_run(alarm, None if seat == CLOCK else entry.left, turned=seat == CLOCK)
        return steps

    def _taken_back(self, to: int, left: float | None) -> None:
        alarm = self.alarm()
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

    # Acting

    def act(
        self,
        seat: Seat,
        action: Any,
        id: str | None,
        viewers: Sequence[Seat],
        left: float | None = None,
    ) -> Outcome:
        """An act and the luck that follows it: what to keep, and what each viewer is shown; or
        IllegalAction, and nothing has changed.
        """
        self.match.check(seat, action)
        kept: list[AnyEntry] = []
        told: dict[Seat, list[wire.Step]] = {viewer: [] for viewer in viewers}
        while True:
            entry = records.Acted(seat, to_json(action), id, left)
            kept.append(entry)
            for viewer, step in zip(viewers, self._take(entry, action, viewers), strict=True):
                told[viewer].append(telling.step(self, viewer, step))
            if LUCK not in self.match.state.awaiting():
                return kept, told
            action = choose(self.match.state.odds(), self.luck)
            seat, id, left = LUCK, None, self.left

    def begin(self, viewers: Sequence[Seat]) -> Outcome:
        """The host starts: the set-up that luck makes."""
        start = records.Begun()
        self.add(start)
        if LUCK not in self.match.state.awaiting():
            return [start], {viewer: [] for viewer in viewers}
        first = choose(self.match.state.odds(), self.luck)
        kept, told = self.act(LUCK, first, None, viewers)
        return [start, *kept], told

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
