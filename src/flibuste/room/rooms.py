"""All tables of a server: opened, loaded when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, Final

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.match import Match
from flibuste.core.protocol import Message, Seat
from flibuste.core.refusal import Refused
from flibuste.core.registry import find
from flibuste.room import forks, series
from flibuste.room.chairs import chairs_of, sit
from flibuste.room.company import Chair
from flibuste.room.deputies.desks import Thinker
from flibuste.room.garbage import sweep_all
from flibuste.room.glances import Glance, Glances
from flibuste.room.keys import Keys, beside, device_of, new_id
from flibuste.room.names import NAMELESS, name_tag
from flibuste.room.opening import NewTable, bots_of, check_time, easy_table, seating, setting
from flibuste.room.pirates import christened
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.room.unreadable import Unreadable, what_is_wrong
from flibuste.store import records
from flibuste.store.places import Elsewhere
from flibuste.store.records import Header, Seating
from flibuste.store.store import Store

LOG: Final = logging.getLogger("flibuste.rooms")
SLEEPY: Final = 300.0  # seconds without anybody until a table is put to sleep
LISTED: Final = 20  # tables in a list of the lobby
THOROUGH: Final = 12  # times of them, until all memory is looked through in any case: an hour
ASIDE: Final = 1000  # tables that cannot be read are remembered: so many of them


class Rooms:
    """The rooms that are awake, and the way to all others."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        *,
        time_scale: float = 1.0,
        seed: str | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.store = store
        self.keys = keys
        self.time_scale = time_scale
        self.seed = seed  # for tests: tables get their luck from it
        self.opened = 0
        self.thinker = thinker or Thinker()
        self.awake: dict[str, Room] = {}
        self.used: dict[str, float] = {}  # when somebody last asked for it
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.banned = set[str]()  # devices, by their cookies
        self.aside: dict[str, Message] = {}  # tables that cannot be read, and why
        self.glances = Glances(self)
        store.on_moved(self.lose)
        self.sleeper = asyncio.create_task(self._put_to_sleep())

    async def close(self) -> None:
        self.sleeper.cancel()
        for room in self.awake.values():
            await room.close()
        self.thinker.close()
        await self.store.close()

    # Opening

    async def open(self, new: NewTable, guest: str, name: str, luck: str = "") -> tuple[Room, Seat]:
        """A new table with its maker on the chair marked "me"; a test names its luck."""
        game = find(new.game)
        wanted = easy_table(new.game) if new.lesson and not new.seats else new.seats
        left = await self._left(new)
        sat = left if left is not None and chairs_of(left, guest) else None
        before = sat.chairs if sat is not None and len(sat.chairs) == len(wanted) else None
        known = [*(before or bots_of(left)), *[None] * len(wanted)]
        chairs = [seating(one, known[seat]) for seat, one in enumerate(wanted)]
        mine = [seat for seat, one in enumerate(wanted) if one.kind == "me"]
        if len(mine) != 1:
            raise Refused("room-one-me")
        match = setting(game, new, len(chairs))
        if not 0 <= new.pace <= 10:
            raise Refused("room-pace")
        check_time(new)
        if new.rated and (new.lesson or new.whatif is not None):
            raise Refused("room-rated-lesson")
        called = [name, *(one.name for one in wanted if one.kind == "here")]
        header = self._header(new, match, chairs, luck, called)
        if new.whatif is not None:
            header = msgspec.structs.replace(header, fork=forks.fork(new.whatif, sat))
        await self.store.open_table(header)
        room = self._wake(Table(header))
        here = [seat for seat, one in enumerate(wanted) if one.kind == "here"]
        for seat in mine + here:
            who = beside(guest, seat) if here else guest
            tag = name if seat in mine else name_tag(wanted[seat].name) or NAMELESS
            await room.do(partial(sit, room, seat, who, tag))
            await self.store.sit(guest, header.table, seat)
        if before is not None:
            same = [seat for seat, one in enumerate(wanted) if one.kind == "same"]
            await self._seat(room, {seat: before[seat] for seat in same})
        return room, mine[0]

    async def _left(self, new: NewTable) -> Table | None:
        """The table of the match that is left; a line that cannot be read is refused here, and read
        by a thread.
        """
        if new.whatif is None:
            return None
        await asyncio.to_thread(forks.first_match, new.whatif.line)
        found = await self.glances.at([new.whatif.table]) if new.whatif.table else []
        return next((one.table for one in found if one.table.phase == "over"), None)

    async def _seat(self, room: Room, chairs: Mapping[Seat, Chair]) -> None:
        """People who sat on these chairs elsewhere sit on the same here: it is one of their
        tables from now on.
        """
        for seat, chair in chairs.items():
            if chair.kind == "human" and chair.guest is not None:
                by = chair.browser if chair.browser != chair.device else None
                await room.do(partial(sit, room, seat, chair.guest, chair.name, by))
                await self.store.sit(device_of(chair.guest), room.table.header.table, seat)

    def _header(
        self,
        new: NewTable,
        match: Match[Any, Any, Any],
        chairs: Sequence[Seating],
        luck: str,
        people: Sequence[str],
    ) -> Header:
        """Of a new table; its bots have names that none of the people has."""
        seed, table = forks.seed_of(new.whatif) or self._seed(luck), new_id()
        return Header(
            table=table,
            watch=new_id(),
            game=new.game,
            version=match.game.version,
            options=msgspec.to_builtins(match.options),
            chairs=tuple(christened(table, chairs, people)),
            seed=seed,
            fingerprint=sha256(seed.encode()).hexdigest(),
            public=new.public,
            undo=new.undo,
            chat=new.chat,
            pace=new.pace,
            position=match.position,
            clocks=new.clock,
            delay=new.delay,
            rated=new.rated,
        )

    def _seed(self, luck: str) -> str:
        """Of a new table: nobody's choice; in tests what they name, or the server's next."""
        if self.seed is None:
            if luck:
                raise Refused("room-luck")
            return secrets.token_hex(32)
        self.opened += 1
        return f"{self.seed}/{luck or self.opened}"

    async def again(self, table: Table) -> records.NextTable:
        """The same game with the same people on the same chairs."""
        old = table.header
        chairs = [
            Seating("bot", chair.bot, chair.name) if chair.kind == "bot" else Seating("open")
            for chair in table.chairs
        ]
        kept = ("public", "undo", "chat", "pace", "rated", "delay")
        same = {name: getattr(old, name) for name in kept}
        new = NewTable(old.game, clock=old.clocks, **same)
        start = Match[Any, Any, Any](table.game, len(chairs), table.options)
        luck = "" if self.seed is None else f"after {old.fingerprint}"
        header = msgspec.structs.replace(
            self._header(new, start, chairs, luck, table.company.names()),
            series=series.after(table),
        )
        await self.store.open_table(header)
        room = self._wake(Table(header))
        await self._seat(room, dict(enumerate(table.chairs)))
        return records.NextTable(header.table, header.watch)

    # Finding

    async def find(self, table: str, silent: str = "") -> Room | None:
        """The room of a table, loaded if it sleeps; None if there is none, or Unreadable, or
        Elsewhere; ``silent`` is a server that gave no answer when it was asked for the table.
        """
        self._check(table)
        self.used[table] = asyncio.get_running_loop().time()
        if table in self.awake:
            return self.awake[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table, silent))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str, silent: str) -> Room | None:
        try:
            place = await self.store.claim(table, silent)
            if place is not None:
                raise Elsewhere(place)
            kept = await self.read(table)
        finally:
            self.loading.pop(table, None)
        if kept is None:
            return None
        room = self._wake(kept)
        room.wake()
        return room

    async def read(self, table: str) -> Table | None:
        """A table as its journal has it, woken or not; None if there is none, or Unreadable."""
        self._check(table)
        try:
            found = await self.store.load(table)
            return None if found is None else Table(*found)
        except Refused:
            raise
        except Exception as error:  # entries that do not fit may stumble over anything
            raise Unreadable(self._put_aside(table, error)) from error

    def _check(self, table: str) -> None:
        if table in self.aside:
            raise Unreadable(self.aside[table])

    def lose(self, table: str) -> None:
        """Another server has taken a table."""
        room = self.awake.pop(table, None)
        if room is not None:
            room.retire()

    def _put_aside(self, table: str, error: Exception) -> Message:
        """Tell it once, remember it, and let nobody try again: it will not be read by and by."""
        LOG.error("table %s cannot be read and is put aside: %s", table, what_is_wrong(error))
        if len(self.aside) >= ASIDE:
            del self.aside[next(iter(self.aside))]
        reason = Message("room-damaged")
        if isinstance(error, FlibusteError) and error.game is None:  # older rules, say
            reason = error.reason
        self.aside[table] = reason
        return reason

    def _wake(self, table: Table) -> Room:
        room = Room(
            table,
            self.store,
            self.thinker,
            self.keys,
            time_scale=self.time_scale,
            rematch=self.again,
        )
        self.awake[table.header.table] = room
        self.used[table.header.table] = room.loop.time()  # it does not fall asleep while it is set
        return room

    async def by_any_id(self, id: str, silent: str = "") -> tuple[Room, bool] | None:
        """The room by a table's id, or by the id of its watchers; and whether it is the latter."""
        if len(id) <= 40:
            room = await self.find(id, silent)
            if room is not None:
                return room, False
            table = await self.store.watched(id)
            room = await self.find(table, silent) if table else None
            if room is not None and room.table.header.watch == id:
                return room, True
        return None

    async def newest(self) -> list[Glance]:
        """Public tables, the newest first."""
        return await self.glances.at(await self.store.newest(LISTED))

    async def of(self, guest: str) -> list[Glance]:
        """The tables at which a guest sits."""
        return await self.glances.at(await self.store.tables_of(guest, LISTED))

    async def _put_to_sleep(self) -> None:
        """Now and then close the rooms that nobody is in, and look for what is left behind, when
        nobody is there if that can be.
        """
        sleepy = SLEEPY * self.time_scale
        for number in count(1):
            await asyncio.sleep(sleepy)
            await self.close_idle(sleepy)
            if number % THOROUGH == 0 or not self._anybody():
                sweep_all()

    def _anybody(self) -> bool:
        return any(room.listeners for room in self.awake.values())

    async def close_idle(self, sleepy: float) -> None:
        """Close the rooms unused for so many seconds; all they know is in the store."""
        now = asyncio.get_running_loop().time()
        for table, room in list(self.awake.items()):
            if room.idle and self.used.get(table, 0.0) < now - sleepy:
                del self.awake[table]
                await room.fall_asleep()
        self.used = {table: time for table, time in self.used.items() if table in self.awake}
