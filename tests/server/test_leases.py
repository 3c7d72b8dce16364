"""Which worker has which table: two stores on one database, as two servers have it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.store.places import Moved, Place
from flibuste.store.postgres import clock as clock_module
from flibuste.store.postgres import leases as leases_module
from flibuste.store.postgres import writer as writer_module
from flibuste.store.postgres.clock import DatabaseClock
from flibuste.store.postgres.store import PostgresStore
from tests.server.hall import until
from tests.server.homes import Home
from tests.server.test_postgres import asked, opened, pen
from tests.server.test_store import act, header, journal

pytestmark = pytest.mark.anyio
BOTH_HOMES = False
FIVE_MINUTES = 300.0


@pytest.fixture(autouse=True)
def in_postgres(home: str) -> Iterator[None]:
    Home.kind = "postgres"
    yield
    Home.kind = home


async def two(second: str = "") -> tuple[PostgresStore, PostgresStore]:
    """Two workers that give no signs of life but those they are asked for."""
    one = await opened()
    other = PostgresStore(one.address, inner=second)
    await other.open()
    for store in (one, other):
        pen(store).heart.cancel()
    return one, other


async def beat(store: PostgresStore) -> None:
    await store.leases.beat(await pen(store).connected())


async def expire(store: PostgresStore) -> None:
    """As if it had given no sign of life for long."""
    late = "UPDATE workers SET expires = clock_timestamp() - interval '1 s' WHERE worker_id = $1"
    await asked(store.address, late, store.worker)


async def close(*stores: PostgresStore) -> None:
    for store in stores:
        await store.close()


async def test_a_table_is_with_who_opened_it_and_others_are_told_where_that_is() -> None:
    one, other = await two(second="127.0.0.1:9")
    await other.open_table(header())
    assert await one.claim("table") == Place(other.worker, "127.0.0.1:9")
    assert await other.claim("table") is None
    assert await one.claim("nothing") is None
    assert "nothing" not in one.leases.epochs
    with pytest.raises(Moved):
        await one.append("table", 1, [act(1)])
    await other.append("table", 1, [act(1)])
    assert await journal(one) == [act(1)]
    await close(one, other)


async def test_a_worker_that_was_late_and_lost_its_table_writes_nothing_there() -> None:
    """Neither before it notices, nor afterwards; its other tables are its own."""
    one, other = await two()
    moved = list[str]()
    one.on_moved(moved.append)
    for table in ("table", "second"):
        await one.open_table(header(table, f"watch {table}"))
        await one.append(table, 1, [act(1)])
    await expire(one)
    assert await other.claim("table") is None
    await other.append("table", 2, [act(2)])
    answers = await asyncio.gather(
        one.append("table", 2, [act(7)]), one.append("second", 2, [act(3)]), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [Moved, type(None)]
    assert moved == ["table"]
    await beat(one)
    with pytest.raises(Moved):
        await one.append("table", 3, [act(7)])
    assert await journal(other) == [act(1), act(2)]
    assert await journal(other, "second") == [act(1), act(3)]
    await close(one, other)


async def test_an_old_epoch_writes_nothing_though_the_worker_has_the_table_again() -> None:
    one, other = await two()
    await one.open_table(header())
    before = one.leases.epochs["table"]
    await expire(one)
    assert await other.claim("table") is None
    await other.append("table", 1, [act(1)])
    await other.give_up()
    assert await one.claim("table") is None
    assert one.leases.epochs["table"] > before
    one.leases.epochs["table"] = before  # what was asked before it was lost
    with pytest.raises(Moved):
        await one.append("table", 2, [act(7)])
    assert await one.claim("table") is None
    await one.append("table", 2, [act(2)])
    assert await journal(one) == [act(1), act(2)]
    await close(one, other)


async def test_who_was_late_looks_which_tables_are_still_here() -> None:
    one, other = await two()
    moved = list[str]()
    one.on_moved(moved.append)
    for table in ("table", "second"):
        await one.open_table(header(table, f"watch {table}"))
    await expire(one)
    await other.claim("table")
    await beat(one)
    assert moved == ["table"]
    assert set(one.leases.epochs) == {"second"}
    assert await other.claim("second") == Place(one.worker, "")
    await close(one, other)


async def test_who_is_in_time_keeps_its_tables_and_a_poll_heals_what_was_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = await two()
    moved = list[str]()
    one.on_moved(moved.append)
    await one.open_table(header())
    await beat(one)
    assert moved == []
    await asked(one.address, "UPDATE leases SET worker_id = $1, epoch = 9", other.worker)
    monkeypatch.setattr(leases_module, "HEAL", 1)
    await beat(one)
    assert moved == ["table"]
    await close(one, other)


async def test_a_silent_worker_loses_its_tables_at_once_if_its_connection_is_over() -> None:
    """One that is only slow to answer does not."""
    one, other = await two()
    await one.open_table(header())
    assert await other.claim("table", silent=one.worker) == Place(one.worker, "")
    pen(one)._let_go()
    while await other.claim("table", silent=one.worker) is not None:
        await asyncio.sleep(0.01)
    await close(one, other)


async def test_who_ends_gives_up_all_tables_and_takes_none() -> None:
    one, other = await two()
    await one.open_table(header())
    await one.append("table", 1, [act(1)])
    await one.give_up()
    with pytest.raises(Moved):
        await one.append("table", 2, [act(7)])
    assert await one.claim("table") is None
    assert "table" not in one.leases.epochs
    assert await other.claim("table") is None
    await other.append("table", 2, [act(2)])
    assert await journal(other) == [act(1), act(2)]
    await close(one, other)


async def test_what_is_under_way_while_a_worker_gives_up_moves_the_table_before_it_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who acted must come back and act there, not be told that it was not kept."""
    one, other = await two()
    happened = list[str]()
    one.on_moved(happened.append)
    await one.open_table(header())
    insert = type(pen(one))._insert

    async def later(writer: Any, line: Any, plan: Any) -> set[str]:
        await one.give_up()
        return await insert(writer, line, plan)

    monkeypatch.setattr(type(pen(one)), "_insert", later)
    with pytest.raises(Moved):
        await one.append("table", 1, [act(1)])
    assert happened == ["table"]
    await close(one, other)


async def test_who_was_late_does_not_take_others_for_dead_who_may_have_waited_as_it_did() -> None:
    """After a database that stood still, say."""
    one, other = await two()
    heard = list[list[str]]()
    one.in_touch(bytes, lambda words: heard.append([word.worker for word in words]))
    for store in (one, other):
        await expire(store)
    await beat(one)
    assert heard == []
    await beat(other)
    await beat(one)
    assert heard == [[other.worker]]
    await close(one, other)


async def test_leases_and_time_are_the_databases_whatever_a_worker_s_clock_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that is five minutes late is no more alive for it, and in the journals of both it is
    equally late.
    """
    off = SimpleNamespace(time=lambda: time.time() - FIVE_MINUTES, monotonic=time.monotonic)
    monkeypatch.setattr(clock_module, "time", off)
    wrong, right = await two()
    monkeypatch.undo()
    await beat(right)
    for store in (wrong, right):
        ((now,),) = await asked(store.address, "SELECT extract(epoch FROM clock_timestamp())")
        assert abs(store.clock() - float(now)) < FIVE_MINUTES / 2
    await wrong.open_table(header())
    assert await right.claim("table") == Place(wrong.worker, "")
    await expire(wrong)
    assert await right.claim("table") is None
    await right.append("table", 1, [act(1)])
    with pytest.raises(Moved):
        await wrong.append("table", 2, [act(7)])
    ((kept_at,),) = await asked(wrong.address, "SELECT kept_at FROM entries")
    assert abs(kept_at - wrong.clock()) < FIVE_MINUTES / 2
    await close(wrong, right)


def test_a_clock_follows_the_database_as_exactly_as_it_can_be_known() -> None:
    now = [1000.0]
    clock = DatabaseClock(lambda: now[0])
    clock.hear(5000.0, asked=1000.0)
    assert clock() == 5000.0
    now[0] += 2
    clock.hear(5001.5, asked=1000.0)  # it may have been said half a second before, or not
    assert clock() == 5002.0
    clock.hear(5500.0, asked=1001.0)  # somebody has set it
    assert clock() == 5500.5


async def test_workers_hear_what_the_others_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "BEAT", 0.01)
    one = await opened()
    heard = list[bytes]()
    one.in_touch(lambda: b"ahoy", lambda words: heard.extend(word.said for word in words))
    other = await opened(one.address)
    other.in_touch(lambda: b"land", lambda _: None)
    await until(lambda: b"land" in heard)
    await close(one, other)
