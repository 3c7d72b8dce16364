"""For the tests of the room without any web: a hall of tables, its people, bots in the house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import msgspec

from flibuste.bots import bot
from flibuste.bots.hints import Advice
from flibuste.core.protocol import WATCHER, Action, Seat, View
from flibuste.core.registry import find
from flibuste.room import chairs, telling, wire, wishes
from flibuste.room.deputies.desks import Thinker
from flibuste.room.keys import Keys
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.room.rooms import Rooms
from flibuste.store.address import Address
from flibuste.store.postgres.store import PostgresStore
from flibuste.store.records import AnyEntry
from flibuste.store.sqlite import SqliteStore
from flibuste.store.store import Store
from tests.server.homes import at_home

Json = dict[str, Any]
PATIENCE = 90.0  # seconds after which what was waited for is taken not to come
SLOW_CLOCK = 1e6  # a time scale by which nothing happens by itself while a test runs
HARBOUR = Path(__file__).parents[1] / "laws" / "harbour"


class Ear:
    """A listener that keeps all it is told."""

    def __init__(self, viewer: Seat, guest: str | None = None) -> None:
        self.viewer = viewer
        self.guest = guest
        self.hand: str | None = None
        self.frames: list[bytes] = []
        self.asked = 0
        self.dismissed = False

    def send(self, *frames: bytes) -> None:
        self.frames += frames

    def dismiss(self) -> None:
        self.dismissed = True

    def told(self, kind: str | None = None) -> list[Json]:
        """All that was told, or all of a kind."""
        heard: list[Json] = [msgspec.json.decode(frame) for frame in self.frames]
        return [one for one in heard if kind in (None, one["type"])]

    def last(self, kind: str) -> Json:
        return self.told(kind)[-1]

    def menu(self) -> Json | None:
        """The menu that this player looks at now."""
        menu: Json | None = [one for one in self.told() if "menu" in one][-1]["menu"]
        return menu

    def seats(self) -> list[Json]:
        """Who sits there and who is here, as this listener was told last."""
        seats: list[Json] = [one for one in self.told() if "seats" in one][-1]["seats"]
        return seats

    def forget(self) -> None:
        self.frames.clear()


class InHouse(Thinker):
    """Bots that think here and now; tests put others in their place by name."""

    def __init__(self) -> None:
        super().__init__()
        self.strange: dict[str, Callable[[Sequence[Action]], Action]] = {}

    async def choose(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str, **_: str
    ) -> Action:
        await asyncio.sleep(0)
        if name in self.strange:
            return self.strange[name](menu)
        chosen: Action = bot("random", seed).choose(find(key), view, menu)
        return chosen

    async def advise(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str, **whose: str
    ) -> Advice:
        return Advice(await self.choose(name, key, view, menu, seed, **whose))


class HeldStore(Store):
    """A store whose commits wait until they are let through, or fail."""

    trouble: Exception | None = None

    @cached_property
    def open_door(self) -> asyncio.Event:
        door = asyncio.Event()
        door.set()
        return door

    async def append(self, table: str, first: int, entries: Sequence[AnyEntry]) -> None:
        await self.open_door.wait()
        if self.trouble is not None:
            raise self.trouble
        await super().append(table, first, entries)  # type: ignore[safe-super]  # a home's own


class HeldFile(HeldStore, SqliteStore):
    pass


class HeldPostgres(HeldStore, PostgresStore):
    pass


def held(file: Path | None) -> HeldStore:
    """A store in this test's home."""
    database = at_home(file)
    return HeldPostgres(database) if isinstance(database, Address) else HeldFile(database)


class Hall:
    """All rooms of a server, and those who come there."""

    def __init__(self, rooms: Rooms, store: HeldStore, thinker: InHouse) -> None:
        self.rooms = rooms
        self.store = store
        self.thinker = thinker
        self.asked = 0

    async def table(
        self, seats: str = "me open", game: str = "cartagena", *, start: bool = True, **fields: Any
    ) -> tuple[Room, list[Ear]]:
        """A table, people on all its chairs that are not a bot's, and the match begun."""
        wanted = [Wanted(*kind.split(":")) for kind in seats.split()]
        new = NewTable(game, wanted, **{"pace": 0.0, **fields})
        me = seats.split().index("me")
        room, mine = await self.rooms.open(new, f"guest{me}", f"guest {me}")
        ears = []
        for seat, one in enumerate(wanted):
            if one.kind == "open":
                await room.do(partial(chairs.sit, room, seat, f"guest{seat}", f"guest {seat}"))
            if one.kind != "bot":
                ears.append(await self.enter(room, seat))
        if start:
            await room.do(lambda: chairs.start(room, mine, "random"))
        return room, ears

    def by_night(self, time_scale: float) -> None:
        """From now on rooms fall asleep, as fast as this says."""
        self.rooms.time_scale = time_scale
        self.rooms.sleeper = asyncio.create_task(self.rooms._put_to_sleep())

    async def enter(self, room: Room, viewer: Seat, after: int | None = None) -> Ear:
        """A line of who sits there, or of a watcher."""
        ear = Ear(viewer, room.table.chairs[viewer].guest if viewer >= 0 else None)
        room.enter(ear, after)
        await settled(room)
        return ear

    async def leave(self, room: Room, ear: Ear) -> None:
        room.leave(ear)
        await settled(room)

    async def ask(
        self, room: Room, ear: Ear, request: type[wishes.FromClient], **fields: Any
    ) -> str:
        """A request, and all that the room does about it; the request's id."""
        self.asked += 1
        id = fields.pop("id", f"request {self.asked}")
        room.ask(ear, request(id=id, **fields))  # type: ignore[arg-type]  # every kind is one
        await settled(room)
        return str(id)

    async def act(self, room: Room, ear: Ear, which: int | Json = 0, **fields: Any) -> str:
        """An act by its place on the player's menu, or written out."""
        menu = ear.menu()
        number = fields.pop("menu", menu["number"] if menu else 0)
        act = menu["acts"][which] if isinstance(which, int) and menu else which
        return await self.ask(room, ear, wire.Act, menu=number, act=act, **fields)


async def settled(room: Room) -> None:
    """When all that has been asked so far is done."""
    await room.look(lambda: None)


async def until(fact: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait for something that will be so."""
    async with asyncio.timeout(patience):
        while not fact():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def hall(
    file: Path | None = None, *, time_scale: float = 1.0, seed: str = "hall"
) -> AsyncIterator[Hall]:
    """Open a hall, on a file or in memory, and close it.

    No room falls asleep before a test lets it (``by_night``): by a fast clock and on a busy machine
    it would while its table is still being set.
    """
    store = held(file)
    rooms = Rooms(store, Keys(await store.open()), time_scale=time_scale, seed=seed)
    rooms.sleeper.cancel()
    thinker = InHouse()
    rooms.thinker = thinker
    try:
        yield Hall(rooms, store, thinker)
    finally:
        await rooms.close()


def awaited(room: Room, ears: Sequence[Ear]) -> Ear:
    """The player whose turn it is."""
    (ear,) = [ear for ear in ears if ear.viewer in room.table.match.state.awaiting()]
    return ear


def waiting(room: Room, ears: Sequence[Ear]) -> Ear:
    """A player whose turn it is not."""
    return next(ear for ear in ears if ear.viewer not in room.table.match.state.awaiting())


def looks(room: Room) -> list[wire.Snapshot]:
    """The table as everybody sees it."""
    viewers = [*range(len(room.table.chairs)), WATCHER]
    return [telling.snapshot(room.table, viewer, set()) for viewer in viewers]
