"""`make bench-server`, its first part: the room by itself, in this process and without sockets.

How many steps with the views of four a second of processor time gives, over all tables in turn;
whether it is as many with thousands of tables; what a table takes in memory, running and asleep;
how long a long journal takes to load, and a take-back in it.  Everything is kept in a database and
told to listeners that throw it away.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder is not a package yet

from benchmarks.report import write_section  # noqa: E402
from flibuste.core import twin  # noqa: E402
from flibuste.core.protocol import CLOCK, Seat  # noqa: E402
from flibuste.core.registry import games  # noqa: E402
from flibuste.room import chairs, wire  # noqa: E402
from flibuste.room.asking import answer  # noqa: E402
from flibuste.room.keys import Keys  # noqa: E402
from flibuste.room.opening import NewTable, Wanted  # noqa: E402
from flibuste.room.room import Room  # noqa: E402
from flibuste.room.rooms import Rooms  # noqa: E402
from flibuste.room.table import Table  # noqa: E402
from flibuste.server.serve import YOUNG_ONLY  # noqa: E402
from flibuste.store.sqlite import SqliteStore  # noqa: E402

SEATS: Final = 4
BOARDGAME_IO: Final = 3_300  # acts a second, in memory, measured with the peers
TABLES, ACTS, ROUNDS = 20, 30, 5  # steps with views: the best of the rounds counts
FEW, GROWN, TURNS = 10, 2_000, 10  # tables, so many that go on at once, and acts at each
MANY, ENTRIES = 1_000, 60  # tables in memory, and the entries that each has
LONG: Final = 500  # entries of a long journal
RUNNING, ASLEEP, LOADED = 60.0, 4.0, 10.0  # KiB, KiB, milliseconds: the targets
GROWTH: Final = 0.8  # of the steps with few tables, at least


class Ear:
    """A line on which nobody listens."""

    def __init__(self, viewer: Seat, guest: str | None) -> None:
        self.viewer = viewer
        self.guest = guest

    def send(self, *frames: bytes) -> None:
        pass

    def dismiss(self) -> None:
        pass


async def begun(rooms: Rooms, game: str, **options: Any) -> Room:
    """A table of four people, all there."""
    wanted = [Wanted("me"), *(Wanted("open") for _ in range(SEATS - 1))]
    room, mine = await rooms.open(NewTable(game, wanted, options=options), "guest 0", "Anne")
    for seat in range(1, SEATS):
        await room.do(partial(chairs.sit, room, seat, f"guest {seat}", f"name {seat}"))
    for seat, chair in enumerate(room.table.chairs):
        room.enter(Ear(seat, chair.guest), None)
    await room.do(lambda: chairs.start(room, mine, "random"))
    return room


async def opened(rooms: Rooms, game: str, number: int) -> list[Room]:
    return await asyncio.gather(*(begun(rooms, game) for _ in range(number)))


def wish(room: Room, rng: Random) -> Callable[[], Awaitable[None]]:
    """Of somebody who is awaited, something on the menu; if nobody has any, the clock's act."""
    table = room.table
    free = [seat for seat in table.awaiting() if seat >= 0 and table.match.state.legal(seat)]
    if not free:
        alarm = table.alarm()
        assert alarm is not None
        return partial(room.play, CLOCK, alarm.action)
    seat = rng.choice(free)
    act = rng.choice(table.match.state.legal(seat))
    request = wire.Act(f"{table.number}", table.menus[seat], wire_act(act))
    listener = next(one for one in room.listeners if one.viewer == seat)
    return partial(answer, room, listener, request)


def wire_act(act: Any) -> dict[str, Any]:
    return {"type": type(act).__name__} | {
        field: getattr(act, field) for field in act.__struct_fields__
    }


async def play(rooms: list[Room], acts: int, rng: Random) -> int:
    """So many acts at each table that goes on, all tables at once; the steps that came of it."""
    before = sum(room.table.number for room in rooms)
    for _ in range(acts):
        going = [room for room in rooms if room.table.phase == "running"]
        await asyncio.gather(*(room.do(wish(room, rng)) for room in going))
    return sum(room.table.number for room in rooms) - before


async def steps_with_views(rooms: Rooms, game: str) -> float:
    """A second of processor time, the store's included."""
    best = 0.0
    for number in range(ROUNDS):
        tables = await opened(rooms, game, TABLES)
        start = process_time()
        steps = await play(tables, ACTS, Random(f"{game} {number}"))
        best = max(best, steps / (process_time() - start))
        await put_to_sleep(rooms, tables)
    return best


async def rate_of(rooms: Rooms, tables: list[Room], rng: Random) -> tuple[int, float]:
    """Steps and seconds of some acts at each, never more than a few tables at once."""
    steps, start = 0, process_time()
    for _ in range(TURNS):
        for first in range(0, len(tables), FEW):
            steps += await play(tables[first : first + FEW], 1, rng)
    spent = process_time() - start
    await put_to_sleep(rooms, tables)
    return steps, spent


async def growth(rooms: Rooms) -> tuple[float, float]:
    """Steps a second where there are few tables, again and again, and where there are many."""
    rng, steps, spent = Random("growth"), 0, 0.0
    for _ in range(GROWN // FEW // 10):
        more, seconds = await rate_of(rooms, await opened(rooms, "cartagena", FEW), rng)
        steps, spent = steps + more, spent + seconds
    many, seconds = await rate_of(rooms, await opened(rooms, "cartagena", GROWN), rng)
    return steps / spent, many / seconds


async def put_to_sleep(rooms: Rooms, tables: list[Room]) -> None:
    for room in tables:
        for listener in list(room.listeners):
            room.leave(listener)
    await asyncio.gather(*(room.look(lambda: None) for room in tables))
    tables.clear()
    while rooms.awake:  # whoever has just been looked at is still busy
        await rooms.close_idle(-1.0)
        await asyncio.sleep(0.01)


async def played(rooms: Rooms, number: int) -> list[Room]:
    """So many tables with so many entries each."""
    tables, rng = await opened(rooms, "cartagena", number), Random("memory")
    while going := [room for room in tables if room.table.number < ENTRIES]:
        await play(going, 1, rng)
    return tables


async def memory(rooms: Rooms) -> tuple[float, float]:
    """KiB of a table that is played at, its four listeners not counted, and of one asleep.

    As many tables have been there before: labels, effects and layouts that all tables share are
    remembered up to a number, and are there by then.
    """
    tracemalloc.start()
    await put_to_sleep(rooms, await played(rooms, MANY))
    before = traced()
    tables = await played(rooms, MANY)
    running = traced()
    await put_to_sleep(rooms, tables)
    asleep = traced()
    tracemalloc.stop()
    return (running - before) / MANY, (asleep - before) / MANY


def traced() -> float:
    """KiB that are there and no garbage."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024


async def loading(rooms: Rooms) -> tuple[int, float, float]:
    """Entries of a long journal; milliseconds to load it, and to take back its last act."""
    room, rng = await begun(rooms, "cartagena", turn_limit=200), Random("long 3")
    while room.table.number < LONG and room.table.phase == "running":
        await play([room], 1, rng)
    table, store, load, back = room.table, rooms.store, list[float](), list[float]()
    for _ in range(20):
        start = process_time()
        found = store._load_rows(table.header.table)
        assert found is not None
        again = Table(*found)
        load.append(process_time() - start)
        start = process_time()
        again.match.rewind(len(again.match.journal) - 1)
        back.append(process_time() - start)
    return table.number, 1000 * min(load), 1000 * min(back)


async def in_a_house(work: Callable[[Rooms], Awaitable[Any]]) -> Any:
    gc.set_threshold(*YOUNG_ONLY)  # as the server does
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "room.db")
        rooms = Rooms(store, Keys(await store.open()), seed="bench")
        try:
            return await work(rooms)
        finally:
            await rooms.close()


def mark(met: bool) -> str:
    return "yes" if met else "**no**"


def main() -> int:
    lines = [
        "# The room by itself",
        "",
        f"Written by `make bench-server` on {datetime.now(UTC):%Y-%m-%d}: one process, no sockets,"
        " every step kept in the database and encoded for each of four players; processor time;"
        f" rules: {twin.IN_USE}.",
        "",
        "| what | measured | target | met |",
        "|---|---:|---:|---|",
    ]
    target = 4 * BOARDGAME_IO
    for game in sorted(games()):
        rate = asyncio.run(in_a_house(partial(steps_with_views, game=game)))
        goal = f"≥ {target:,}" if game == "cartagena" else ""
        met = mark(rate >= target) if goal else ""
        lines.append(f"| {game}: steps with four views a second | {rate:,.0f} | {goal} | {met} |")
        print(lines[-1], flush=True)
    few, many = asyncio.run(in_a_house(growth))
    running, asleep = asyncio.run(in_a_house(memory))
    entries, load, back = asyncio.run(in_a_house(loading))
    what = f"KiB of memory for a table of cartagena with {ENTRIES} entries ({MANY:,} of them)"
    lines += [
        f"| cartagena: the same with {FEW} tables | {few:,.0f} | | |",
        f"| … with {GROWN:,} tables | {many:,.0f} | ≥ {GROWTH * few:,.0f}"
        f" | {mark(many >= GROWTH * few)} |",
        f"| {what} | {running:.1f} | ≤ {RUNNING:g} | {mark(running <= RUNNING)} |",
        f"| … for one asleep | {asleep:.1f} | ≤ {ASLEEP:g} | {mark(asleep <= ASLEEP)} |",
        f"| ms to load a table of {entries} entries | {load:.1f} | ≤ {LOADED:g}"
        f" | {mark(load <= LOADED)} |",
        f"| … to take back its last act | {back:.2f} | | |",
    ]
    print("\n".join(lines[-6:]))
    write_section("room", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
