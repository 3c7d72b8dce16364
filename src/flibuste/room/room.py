"""
One task for each table: requests are taken one by one from an inbox, so that the order of arrival
is the order of play.  Whatever happens is kept in the store before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import choose
from flibuste.core.protocol import LUCK, WATCHER, Seat
from flibuste.core.referee import failure
from flibuste.core.refusal import Refused
from flibuste.room import chairs, past, telling, wire
from flibuste.room.actor import Actor
from flibuste.room.asking import answer
from flibuste.room.deputies.bots import Bots
from flibuste.room.deputies.desks import Thinker
from flibuste.room.deputies.impatience import Impatience
from flibuste.room.deputies.sandglass import Sandglass
from flibuste.room.deputies.succession import Succession
from flibuste.room.keys import Keys
from flibuste.room.nudging import Nudges
from flibuste.room.presence import Gallery, Presence
from flibuste.room.stopping import Stopping
from flibuste.room.table import Outcome, Table
from flibuste.room.taking_back import TakingBack
from flibuste.store.chain import Damaged
from flibuste.store.records import AnyEntry, NextTable
from flibuste.store.store import Conflict, Store

LOG: Final = logging.getLogger("flibuste.room")
RECOVERY: Final = 5.0  # seconds until bots and sandglass go on after the store has failed
encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as the room sees it."""

    viewer: Seat
    guest: str | None  # whose line it is: nobody else's chair is seen through it

    def send(self, *frames: bytes) -> None:
        """Send in order; never waits."""


class Room(Actor):
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
        super().__init__()
        self.table = table
        self.store = store
        self.thinker = thinker
        self.keys = keys
        self.time_scale = time_scale
        self.rematch = rematch
        self.listeners: list[Listener] = []
        self.presence = Presence(self)
        self.gallery = Gallery(self.spawn)
        self.bots = Bots(self)
        self.sandglass = Sandglass(self)
        self.impatience = Impatience(self)
        self.taking_back = TakingBack(self)
        self.stopping = Stopping(self)
        self.succession = Succession(self)
        self.nudges = Nudges(self)

    async def worked(self) -> None:
        """Who has come or gone is told together with what was done; a crowd hears all of it."""
        self.presence.tell()
        await self.gallery.catch_up()

    # What is asked

    def ask(self, listener: Listener, request: wire.Request) -> None:
        """A request from a socket; the answer comes by the socket."""
        self.inbox.put_nowait(partial(self._ask, listener, request))

    def ask_later(self, listener: Listener, request: wire.Request, seconds: float) -> None:
        """The same after a while, unless the room is closed by then."""
        again = partial(self._ask, listener, request, early=False)
        self.loop.call_later(seconds, self.inbox.put_nowait, again)

    async def _ask(self, listener: Listener, request: wire.Request, early: bool = True) -> None:
        hasty = early and isinstance(request, wire.Act)
        wait = self.impatience.wait(listener.viewer) if hasty else 0.0
        if wait > 0:
            self.ask_later(listener, request, wait)
            return
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
        self.task.cancel()
        self.bots.close()
        self.sandglass.stop()
        self.impatience.stop()
        self.succession.stop()
        self.presence.stop()
        self.gallery.close()

    async def fall_asleep(self) -> None:
        """Close an idle room, and let go of those who know it: then it is freed at once."""
        await self.close()
        del self.presence, self.gallery, self.bots, self.sandglass, self.impatience
        del self.taking_back, self.stopping, self.succession, self.nudges, self.task

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
        listener.send(*self.entering(listener.viewer, after))
        self.taking_back.came(listener)
        self.stopping.came(listener)
        await self.bots.come_back(listener)
        self.moved(listener)

    def entering(self, viewer: Seat, after: int | None) -> list[bytes]:
        """What is shown to who enters; to a crowd of watchers the same, while nothing changes."""
        make = partial(self._entering, viewer, after)
        if viewer >= 0 or self.sandglass.shown() is not None:
            return make()
        return self.gallery.entering((self.table.number, self.presence.version), after, make)

    def _entering(self, viewer: Seat, after: int | None) -> list[bytes]:
        """What was missed, or the whole table; then who is there, and how it ended."""
        missed = past.missed(self.table, viewer, after) if after else None
        whole = missed is None or self.sandglass.shown() is not None  # how much sand is left is new
        told: list[wire.Answer] = [*(missed or ())]
        told.append(self.snapshot(viewer) if whole else self.presence.seats())
        if self.table.phase == "over":
            told.append(telling.result(self.table))
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
        lost = {listener.viewer for listener in astray}
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

    def online(self) -> set[Seat]:
        return {listener.viewer for listener in self.listeners}

    def present(self) -> set[Seat]:
        """Who has a socket, and who shares a device with them: also while it shows no hand."""
        return self.online().union(chairs.at_devices(self.table, self.listeners))

    def snapshot(self, viewer: Seat) -> wire.Snapshot:
        told = telling.snapshot(self.table, viewer, self.present(), self.presence.lags)
        clock, watchers = self.sandglass.shown(), self.presence.watchers()
        return msgspec.structs.replace(told, clock=clock, watchers=watchers)

    # The life of an act

    async def play(self, seat: Seat, action: Any, id: str | None = None) -> None:
        """Check, apply, keep, tell, go on."""
        if self.table.stopped:
            raise Refused("room-stopped", "over")
        outcome = self.table.act(seat, action, id, sorted(self.online()), self.sandglass.left())
        self.bots.stop(seat)
        self.taking_back.forget()
        await self.carry_out(outcome)
        await self.go_on()

    async def carry_out(self, outcome: Outcome) -> None:
        """An act and the luck after it: kept first, told then."""
        kept, told = outcome
        await self.append(kept)
        self.sandglass.wind()
        clock = self.sandglass.shown()
        if clock is not None:
            for steps in told.values():
                steps[-1] = msgspec.structs.replace(steps[-1], clock=clock)
        frames = {viewer: [encode(step) for step in steps] for viewer, steps in told.items()}
        self.tell_each(lambda viewer: frames.get(viewer, []))

    async def let_luck_answer(self) -> None:
        """Where luck's answer has been taken back, or was cut off with a damaged journal's end."""
        if LUCK in self.table.awaiting():
            luck = choose(self.table.match.state.odds(), self.table.luck)
            viewers, left = sorted(self.online()), self.sandglass.left()
            await self.carry_out(self.table.act(LUCK, luck, None, viewers, left))

    async def go_on(self) -> None:
        """After every change: bots that are awaited think, the sandglass runs, the end is told."""
        if self.table.phase == "over":
            self.tell_all(telling.result(self.table))
        if self.table.begun:
            self.bots.go_on()
            self.sandglass.wind()
            self.impatience.wind()

    # Keeping

    async def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Add entries that are no acts, and keep them."""
        for entry in entries:
            self.table.add(entry)
        await self.append(entries)
        for seat in self.show_out():
            self.taking_back.lost(seat)
        await self.stopping.recount()
        self.succession.watch()

    async def append(self, entries: Sequence[AnyEntry]) -> None:
        """Keep the newest entries of the table, or return to what is kept."""
        if not entries:
            return
        before = self.table.number - len(entries)
        try:
            await self.store.append(self.table.header.table, before + 1, entries)
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
        self.taking_back.forget()
        self.stopping.forget()
        self.sandglass.stop()
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

    def tell_all(self, told: wire.Answer) -> None:
        frames = [encode(told)]
        self.tell_each(lambda _: frames)

    def tell_each(self, frames: Callable[[Seat], list[bytes]]) -> None:
        """To everybody what is shown to their seat, made once for each; players first."""
        made: dict[Seat, list[bytes]] = {}
        for listener in self.listeners:
            viewer = listener.viewer
            if viewer not in made:
                made[viewer] = frames(viewer)
            if viewer != WATCHER:
                listener.send(*made[viewer])
        self.tell_watchers(made.get(WATCHER, []))

    def tell_watchers(self, frames: list[bytes]) -> None:
        self.gallery.tell([one for one in self.listeners if one.viewer == WATCHER], frames)

    def send(self, listener: Listener, *told: wire.Answer) -> None:
        listener.send(*map(encode, told))

    def refuse(self, listener: Listener, id: str, error: FlibusteError) -> None:
        told = failure(error)
        because = (told["error"], told["rule"], told["message"], told["near"])
        self.send(listener, wire.Refused(id, *because))

    def trouble(self, error: BaseException) -> None:
        """Tell the host what stumbled, with the code to report; the table goes on.

        The code names the table and the entry: the match itself is in the journal, and neither the
        host, to whom it would tell what the others hold, nor the log has it from here.
        """
        table = self.table
        code = f"{table.mark}-{table.number}"
        LOG.error("trouble %s", code, exc_info=error)
        message = Refused("room-trouble", detail=repr(error)[:200]).in_both()
        for listener in self.listeners:
            if listener.viewer == table.host():
                self.send(listener, wire.Trouble(message, code))
