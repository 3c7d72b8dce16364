"""
One task for each table: requests are taken one by one from an inbox, so that the order of arrival
is the order of play.  Whatever happens is kept in the store before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import choose
from flibuste.core.protocol import LUCK, WATCHER, Seat
from flibuste.core.refusal import Refused
from flibuste.room import chairs, friends, past, telling, wire
from flibuste.room.asking import answer
from flibuste.room.banks import LAG
from flibuste.room.crier import Crier, Listener, encode
from flibuste.room.delay import Delay
from flibuste.room.deputies.bots import Bots
from flibuste.room.deputies.desks import Thinker
from flibuste.room.deputies.impatience import Impatience
from flibuste.room.deputies.sandglass import Sandglass
from flibuste.room.deputies.succession import Succession
from flibuste.room.deputies.timekeeper import Timekeeper
from flibuste.room.keys import Keys
from flibuste.room.lateness import Lateness
from flibuste.room.nudging import Nudges
from flibuste.room.pausing import Pausing
from flibuste.room.presence import Gallery, Presence
from flibuste.room.rated import Lesson
from flibuste.room.stopping import Stopping
from flibuste.room.table import Moment, Outcome, Table
from flibuste.room.taking_back import TakingBack
from flibuste.store.chain import Damaged
from flibuste.store.places import Moved
from flibuste.store.records import AnyEntry, NextTable
from flibuste.store.store import Conflict, Store

LOG: Final = logging.getLogger("flibuste.room")
RECOVERY: Final = 5.0  # seconds until bots and sandglass go on after the store has failed


class Room(Crier):
    """A table with people at it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinker: Thinker,
        keys: Keys,
        *,
        time_scale: float = 1.0,
        rematch: Callable[[Table], Awaitable[NextTable]],
    ) -> None:
        super().__init__(table)
        self.store = store
        self.thinker = thinker
        self.keys = keys
        self.time_scale = time_scale
        self.rematch = rematch
        self.presence = Presence(self)
        self.gallery = Gallery(self.spawn)
        self.bots = Bots(self)
        self.sandglass = Sandglass(self)
        self.impatience = Impatience(self)
        self.taking_back = TakingBack(self)
        self.stopping = Stopping(self)
        self.timekeeper = Timekeeper(self)
        self.pausing = Pausing(self)
        self.lateness = Lateness(self)
        self.delay = Delay(self)
        self.succession = Succession(self)
        self.nudges = Nudges(self)
        self.lesson = Lesson(self)

    async def worked(self) -> None:
        """Who has come or gone is told together with what was done; a crowd hears all of it."""
        self.delay.advance()
        self.presence.tell()
        await self.gallery.catch_up()

    # What is asked

    def ask(self, listener: Listener, request: wire.Request) -> None:
        """A request from a socket; the answer comes by the socket."""
        self.inbox.put_nowait(partial(self._ask, listener, request))

    async def _ask(self, listener: Listener, request: wire.Request) -> None:
        met = partial(self._meet, listener, request)
        if not isinstance(request, wire.Act) or not self.impatience.holds(listener.viewer, met):
            await met()

    async def _meet(self, listener: Listener, request: wire.Request) -> None:
        try:
            await answer(self, listener, request)
        except FlibusteError as error:
            self.refuse(listener, request.id, error)

    def wake(self) -> None:
        """After loading: let bots think and the sandglass run."""
        self.inbox.put_nowait(self._wake_up)

    async def _wake_up(self) -> None:
        await self.let_luck_answer()
        await self.go_on()

    async def close(self) -> None:
        await super().close()
        self.bots.close()
        self.sandglass.stop()
        self.timekeeper.stop()
        self.delay.stop()
        self.impatience.stop()
        self.succession.stop()
        self.presence.stop()
        self.gallery.close()

    async def fall_asleep(self) -> None:
        """Close an idle room, and let go of those who know it: then it is freed at once."""
        await self.close()
        del self.presence, self.gallery, self.bots, self.sandglass, self.impatience
        del self.taking_back, self.stopping, self.succession, self.nudges, self.task
        del self.timekeeper, self.pausing, self.lateness, self.delay, self.lesson

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is under way."""
        waiting = self.listeners or self.bots.thinking or self.busy
        return not waiting and self.inbox.empty()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something slow beside the room's own task; what goes wrong is told to the host."""
        return self.thinker.spawn(work, self.trouble)

    # Coming and going

    def enter(self, listener: Listener, after: int | None) -> None:
        """A socket has opened: show it the table, or what it missed."""
        self.inbox.put_nowait(partial(self._enter, listener, after))

    async def _enter(self, listener: Listener, after: int | None) -> None:
        if chairs.is_astray(self.table, listener):  # the chair was given up or moved meanwhile
            listener.viewer, after = self.table.company.seat_of(listener.guest), None
        self.listeners.append(listener)
        if listener.viewer <= friends.FRIEND:
            friends.one_at_a_time(self, listener)
        listener.send(*self.entering(listener.viewer, after))
        if not self.delay.holds(listener.viewer):
            for question in (self.taking_back, self.stopping, self.pausing, self.lateness):
                question.came(listener)
        await self.bots.come_back(listener)
        self.moved(listener)

    def entering(self, viewer: Seat, after: int | None) -> list[bytes]:
        """What is shown to who enters; to a crowd of watchers the same, while nothing changes."""
        make = partial(self._entering, viewer, after)
        clocks = self.timekeeper.shown()
        if viewer != WATCHER or self.sandglass.shown() is not None:
            shown = make()
        else:
            now = (self.delay.seen(viewer).number, self.table.number, self.presence.version)
            shown = self.gallery.entering(now, after, make)
        return shown if clocks is None or self.delay.holds(viewer) else [*shown, encode(clocks)]

    def _entering(self, viewer: Seat, after: int | None) -> list[bytes]:
        """What was missed, or the whole table; then who is there, and how it ended."""
        table = self.delay.seen(viewer)
        missed = past.missed(table, viewer, after) if after and viewer >= WATCHER else None
        whole = missed is None or self.sandglass.shown() is not None  # how much sand is left is new
        told: list[wire.Answer] = [*(missed or ())]
        told.append(self.snapshot(viewer) if whole else self.delay.seats(viewer))
        if table.phase == "over":
            told.append(self.lesson.result())
        return list(map(encode, told))

    def moved(self, listener: Listener) -> None:
        """Somebody has come or gone: a player, or one of those who only watch."""
        if chairs.only_watches(self.table, listener):
            self.presence.crowd_changed()
            return
        self.tell_seats()
        self.bots.watch()
        self.impatience.wind()
        self.succession.watch()

    def show_out(self) -> set[Seat]:
        """Whoever sits in a chair no more watches from now on, and is told so before anything of
        the next one is; so is whose chair has another number.  The chairs that were lost.
        """
        astray = [one for one in self.listeners if chairs.is_astray(self.table, one)]
        lost = {listener.viewer for listener in astray if listener.viewer >= 0}
        for listener in astray:
            listener.viewer = self.table.company.seat_of(listener.guest)
        for listener in astray:
            self.send(listener, self.snapshot(listener.viewer))
        return lost

    def leave(self, listener: Listener) -> None:
        """A socket has closed."""
        self.inbox.put_nowait(partial(self._leave, listener))

    async def _leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.moved(listener)
        self.taking_back.gone(listener.viewer)
        self.pausing.gone(listener.viewer)

    def online(self) -> set[Seat]:
        """Who has a line; a friend who looks into a hand is a watcher."""
        return {max(listener.viewer, WATCHER) for listener in self.listeners}

    def viewers(self) -> list[Seat]:
        """Through whose eyes somebody looks now; friends are told what to do as watchers are."""
        seen = {listener.viewer for listener in self.listeners}
        by_friends = min(seen, default=WATCHER) <= friends.FRIEND
        return sorted({*map(friends.eyes, seen), *self.online()} if by_friends else seen)

    def present(self) -> set[Seat]:
        """Who has a socket, and who shares a device with them: also while it shows no hand."""
        return self.online().union(chairs.at_devices(self.table, self.listeners))

    def snapshot(self, viewer: Seat) -> wire.Snapshot:
        if viewer <= friends.FRIEND:
            own = self.snapshot(friends.eyes(viewer))
            return friends.snapshot(own, telling.snapshot(self.table, WATCHER, self.present()))
        lags = self.presence.lags
        told = telling.snapshot(self.delay.seen(viewer), viewer, self.present(), lags)
        clock = None if self.delay.holds(viewer) else self.sandglass.shown()
        return msgspec.structs.replace(told, clock=clock, watchers=self.presence.watchers())

    # The life of an act

    async def play(self, seat: Seat, action: Any, id: str | None = None) -> None:
        """Check, apply, keep, tell, go on."""
        if self.table.stopped:
            raise Refused("room-stopped", "over")
        outcome = self.table.act(seat, action, id, self.viewers(), self.moment(seat))
        self.bots.stop(seat)
        self.taking_back.forget()
        await self.carry_out(outcome)
        await self.go_on()

    def moment(self, seat: Seat = LUCK) -> Moment:
        """Now, as far as it counts; whoever plays in person is given the line's length back."""
        if not self.timekeeper.counts:
            return Moment(self.sandglass.left())
        person = seat >= 0 and self.table.chairs[seat].played_by is None
        lag = round(min(self.timekeeper.lag(seat), LAG), 3) if person else None
        return Moment(self.sandglass.left(), self.timekeeper.now(), lag or None)

    async def carry_out(self, outcome: Outcome) -> None:
        """An act and the luck after it: kept first, told then."""
        kept, told = outcome
        await self.append(kept)
        self.sandglass.wind()
        clock = self.sandglass.shown()
        if clock is not None:
            for steps in told.values():
                steps[-1] = msgspec.structs.replace(steps[-1], clock=clock)
        self.tell_each(partial(self._steps, told))

    def _steps(self, told: Mapping[Seat, Sequence[wire.Step]], viewer: Seat) -> list[bytes]:
        steps = told.get(friends.eyes(viewer), ())
        if viewer <= friends.FRIEND:
            steps = [friends.blind(*both) for both in zip(steps, told[WATCHER], strict=True)]
        return [encode(step) for step in steps]

    async def let_luck_answer(self) -> None:
        """Where luck's answer has been taken back, or was cut off with a damaged journal's end."""
        if LUCK in self.table.awaiting():
            luck = choose(self.table.match.state.odds(), self.table.luck)
            await self.carry_out(self.table.act(LUCK, luck, None, self.viewers(), self.moment()))

    async def go_on(self) -> None:
        """After every change: bots that are awaited think, the sandglass runs, the end is told."""
        if self.table.phase == "over":
            self.delay.advance()  # there is nothing to hide any more
            await self.lesson.settle()
            self.tell_all(self.lesson.result())
        if self.table.begun:
            self.bots.go_on()
            self.sandglass.wind()
            self.impatience.wind()
            self.timekeeper.wind()

    # Keeping

    async def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Add entries that are no acts, and keep them."""
        entries = self.timekeeper.stamped(entries)
        for entry in entries:
            self.table.add(entry)
        await self.append(entries)
        for seat in self.show_out():
            self.taking_back.lost(seat)
            self.pausing.lost(seat)
        await self.stopping.recount()
        await self.lateness.recount()
        self.succession.watch()
        self.timekeeper.wind()

    async def append(self, entries: Sequence[AnyEntry]) -> None:
        """Keep the newest entries of the table, or return to what is kept."""
        if not entries:
            return
        before = self.table.number - len(entries)
        try:
            await self.store.append(self.table.header.table, before + 1, entries)
        except Moved as error:
            LOG.warning("table %s: another server has it", self.table.mark)
            raise Refused("room-not-kept", "not_kept") from error
        except Exception as error:
            LOG.exception("table %s: entry %d was not kept", self.table.mark, before + 1)
            await self._return_to(before, isinstance(error, Conflict))
            raise Refused("room-not-kept", "not_kept") from error

    async def _return_to(self, number: int, read: bool) -> None:
        """Undo what was not kept; where somebody else has written, read what he wrote."""
        header, kept = self.table.header, self.table.entries[:number]
        if read:
            with suppress(Refused, Damaged):
                found = await self.store.load(header.table)
                kept = found[1] if found is not None else kept
        self.table = Table(header, kept)
        self.bots.stop_all()
        for question in (self.taking_back, self.stopping, self.pausing, self.lateness):
            question.forget()
        self.sandglass.stop()
        self.timekeeper.stop()
        self.impatience.stop()
        self.show_out()
        self.tell_snapshots()
        self.loop.call_later(RECOVERY * self.time_scale, self.wake)

    # Telling

    def tell_snapshots(self) -> None:
        self.tell_each(lambda viewer: [encode(self.snapshot(viewer))])

    def tell_seats(self) -> None:
        """Soon, together with what else changes."""
        self.presence.changed()
