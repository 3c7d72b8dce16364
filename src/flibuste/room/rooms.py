"""All tables of a server: opened, loaded when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.lesson import EASY, lesson
from flibuste.core.match import Match
from flibuste.core.protocol import AnyGame, Message, Seat
from flibuste.core.refusal import Refused
from flibuste.core.registry import find, room_options
from flibuste.room import series
from flibuste.room.chairs import check_bot, sit
from flibuste.room.deputies.desks import Thinker
from flibuste.room.keys import Keys, beside, device_of, new_id
from flibuste.room.names import NAMELESS, name_tag
from flibuste.room.pirates import christened
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.store import records
from flibuste.store.chain import Damaged
from flibuste.store.records import Header, Seating
from flibuste.store.store import Store

LOG: Final = logging.getLogger("flibuste.rooms")
SLEEPY: Final = 300.0  # seconds without anybody until a table is put to sleep
LISTED: Final = 20  # tables in a list of the lobby
THOROUGH: Final = 12  # times of them, until all memory is looked through in any case: an hour
ASIDE: Final = 1000  # tables that cannot be read are remembered: so many of them


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as a new table's maker wants it."""

    kind: str  # me, here (somebody else at the same device), open or bot
    bot: str | None = None
    name: str = ""  # of who sits here


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[Wanted] = []
    options: dict[str, Any] = {}
    name: str = ""
    public: bool = False
    undo: records.UndoPolicy = "family"
    chat: bool = True
    pace: float = 0.8
    lesson: bool = False  # from where the game's lesson ends, against easy bots


class Unreadable(Refused):
    """A table that cannot be opened as it is kept: damaged, or played by older rules."""

    def __init__(self, reason: Message) -> None:
        super().__init__("room-unreadable", "unreadable", reason=reason)


class Rooms:
    """The rooms that are awake, and the way to all others."""

    def __init__(
        self, store: Store, keys: Keys, *, time_scale: float = 1.0, seed: str | None = None
    ) -> None:
        self.store = store
        self.keys = keys
        self.time_scale = time_scale
        self.seed = seed  # for tests: tables get their luck from it
        self.opened = 0
        self.thinker = Thinker()
        self.awake: dict[str, Room] = {}
        self.used: dict[str, float] = {}  # when somebody last asked for it
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.aside: dict[str, Message] = {}  # tables that cannot be read, and why
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
        chairs = [seating(one) for one in wanted]
        mine = [seat for seat, one in enumerate(wanted) if one.kind == "me"]
        if len(mine) != 1:
            raise Refused("room-one-me")
        match = setting(game, new, len(chairs))
        if not 0 <= new.pace <= 10:
            raise Refused("room-pace")
        called = [name, *(one.name for one in wanted if one.kind == "here")]
        header = self._header(new, match, chairs, luck, called)
        await self.store.open_table(header)
        room = self._wake(Table(header))
        here = [seat for seat, one in enumerate(wanted) if one.kind == "here"]
        for seat in mine + here:
            who = beside(guest, seat) if here else guest
            tag = name if seat in mine else name_tag(wanted[seat].name) or NAMELESS
            await room.do(partial(sit, room, seat, who, tag))
            await self.store.sit(guest, header.table, seat)
        return room, mine[0]

    def _header(
        self,
        new: NewTable,
        match: Match[Any, Any, Any],
        chairs: Sequence[Seating],
        luck: str,
        people: Sequence[str],
    ) -> Header:
        """Of a new table; its bots have names that none of the people has."""
        seed, table = self._seed(luck), new_id()
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
        new = NewTable(old.game, [], public=old.public, undo=old.undo, chat=old.chat, pace=old.pace)
        start = Match[Any, Any, Any](table.game, len(chairs), table.options)
        luck = "" if self.seed is None else f"after {old.fingerprint}"
        header = msgspec.structs.replace(
            self._header(new, start, chairs, luck, table.company.names()),
            series=series.after(table),
        )
        await self.store.open_table(header)
        room = self._wake(Table(header))
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "human" and chair.guest is not None:
                guest, name = chair.guest, chair.name
                await room.do(partial(sit, room, seat, guest, name))
                await self.store.sit(device_of(guest), header.table, seat)
        return records.NextTable(header.table, header.watch)

    # Finding

    async def find(self, table: str) -> Room | None:
        """The room of a table, loaded if it sleeps; None if there is none, or Unreadable."""
        if table in self.aside:
            raise Unreadable(self.aside[table])
        self.used[table] = asyncio.get_running_loop().time()
        if table in self.awake:
            return self.awake[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room | None:
        try:
            found = await self.store.load(table)
            if found is None:
                return None
            kept = Table(*found)
        except Refused:
            raise
        except Exception as error:  # entries that do not fit may stumble over anything
            raise Unreadable(self._put_aside(table, error)) from error
        finally:
            self.loading.pop(table, None)
        room = self._wake(kept)
        room.wake()
        return room

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

    async def by_any_id(self, id: str) -> tuple[Room, bool] | None:
        """The room by a table's id, or by the id of its watchers; and whether it is the latter."""
        if len(id) <= 40:
            room = await self.find(id)
            if room is not None:
                return room, False
            table = await self.store.watched(id)
            room = await self.find(table) if table else None
            if room is not None and room.table.header.watch == id:
                return room, True
        return None

    async def newest(self) -> list[Room]:
        """Public tables, the newest first."""
        return await self._find_all(await self.store.newest(LISTED))

    async def of(self, guest: str) -> list[Room]:
        """The tables at which a guest sits."""
        return await self._find_all(await self.store.tables_of(guest, LISTED))

    async def _find_all(self, tables: Sequence[str]) -> list[Room]:
        """All that can be read and come to: one that cannot does not hide the others."""
        found = []
        for table in tables:
            with suppress(Unreadable):
                room = await self.find(table)
                found += [room] if room is not None and not room.table.cancelled else []
        return found

    async def _put_to_sleep(self) -> None:
        """Now and then close the rooms that nobody is in, and collect what is left behind."""
        sleepy = SLEEPY * self.time_scale
        for number in count(1):
            await asyncio.sleep(sleepy)
            await self.close_idle(sleepy)
            self._collect(whole=number % THOROUGH == 0 or not self._anybody())

    def _collect(self, whole: bool) -> None:
        """Look for garbage: serve() lets nobody else do so, for it stops all rooms.  What is still
        there then is not looked through again, but for the whole memory now and then, when nobody
        is there if that can be: with a thousand tables that takes some 200 ms.
        """
        if whole:
            gc.unfreeze()
        gc.collect()
        gc.freeze()

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


def what_is_wrong(error: Exception) -> str:
    """For the log: in one line, and nothing of what the journal holds."""
    if isinstance(error, Damaged):
        return f"entry {error.number} ({error.reason.id})"
    return error.message if isinstance(error, FlibusteError) else type(error).__name__


def easy_table(key: str) -> list[Wanted]:
    """The learner's chair among easy bots."""
    taught = lesson(key)
    others = Wanted("bot", EASY)
    return [Wanted("me") if seat == taught.you else others for seat in range(taught.begin().seats)]


def setting(game: AnyGame, new: NewTable, seats: int) -> Match[Any, Any, Any]:
    """Where a match begins: at its start, or where the game's lesson ends."""
    if not new.lesson:
        return Match(game, seats, {**room_options(game.package), **new.options})
    match = lesson(new.game).end()
    if new.options or match.seats != seats:
        raise Refused("room-lesson", seats=match.seats)
    return match


def seating(wanted: Wanted) -> Seating:
    """A chair of a new table, or a refusal."""
    if wanted.kind == "bot":
        name = wanted.bot or "mate"
        check_bot(name)
        return Seating("bot", name)
    if wanted.kind not in ("me", "here", "open"):
        raise Refused("room-chair", kind=wanted.kind[:40])
    return Seating("open")
