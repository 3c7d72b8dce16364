"""Bots that think on a cluster.  Dask is not installed with the tests' tools: an Executor stands
for it, which is all that a desk knows of it; the last test has the true one, where that is.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from typing import Any

import pytest

from flibuste.core.errors import FlibusteError
from flibuste.room.deputies import far
from flibuste.room.deputies.desks import Desk, Thinker, choose
from flibuste.room.deputies.far import FarDesk, look_for, thinking
from tests.server.hall import hall, until
from tests.server.test_fair_turns import bots_turn, question

BOTH_HOMES = False
pytestmark = pytest.mark.anyio


class Here(Desk):
    """Where somebody would think at home."""

    thoughts = 0

    async def _think(self, thought_of: Callable[..., Any], *question: Any) -> Any:
        self.thoughts += 1
        return thought_of(*question)


class Cluster(Executor):
    """One that answers as a test wants."""

    def __init__(self, answer: Callable[[Future[Any]], object]) -> None:
        self.answer = answer
        self.asked = 0

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        self.asked += 1
        future: Future[Any] = Future()
        self.answer(future)
        return future


async def test_a_bot_thinks_there_what_it_would_think_here() -> None:
    here = Here()
    with ThreadPoolExecutor(1) as there:
        desk = FarDesk(there, Thinker([here]))
        assert await desk.choose("greedy", *question()) == choose("greedy", *question())
    assert here.thoughts == 0


@pytest.mark.parametrize(
    "answer",
    [
        lambda future: future.set_exception(OSError("no scheduler")),
        lambda future: future.cancel(),  # as Dask does with what it has lost
        lambda future: None,  # it never answers
    ],
)
async def test_while_the_cluster_gives_no_answer_bots_think_here(
    answer: Callable[[Future[Any]], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far, "PATIENCE", 0.05)
    here, there = Here(), Cluster(answer)
    desk = FarDesk(there, Thinker([here]))
    for thoughts in (1, 2):
        assert await desk.choose("greedy", *question()) == choose("greedy", *question())
        assert here.thoughts == thoughts
    assert there.asked == 1  # and it is left alone for a while
    monkeypatch.setattr(far, "DISTRUST", 0.0)
    desk.distrusted = 0.0
    await desk.choose("greedy", *question())
    assert there.asked == 2


def no_such_file(*_: Any) -> None:
    raise FileNotFoundError  # an OSError, as of a lost line


async def test_one_bad_question_makes_nobody_distrust_the_cluster() -> None:
    """Neither where the bot fails there, nor where its question takes a worker down."""
    here = Here()
    with ThreadPoolExecutor(1) as there:
        desk = FarDesk(there, Thinker([here]))
        with pytest.raises(FileNotFoundError):  # as it would be without a cluster
            await desk._think(no_such_file)
        assert here.thoughts == 1
        await desk.choose("greedy", *question())
        assert here.thoughts == 1
    deadly = Cluster(lambda future: future.set_exception(Exception("killed worker")))
    desk = FarDesk(deadly, Thinker([here]))
    for asked in (1, 2):
        assert await desk.choose("greedy", *question()) == choose("greedy", *question())
        assert deadly.asked == asked


async def test_who_does_not_want_the_thought_any_more_wants_none_from_here_either() -> None:
    here = Here()
    desk = FarDesk(Cluster(lambda _: None), Thinker([here]))
    thought = asyncio.create_task(desk.choose("greedy", *question()))
    await asyncio.sleep(0)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert here.thoughts == 0


async def test_a_match_goes_on_by_what_the_cluster_thinks() -> None:
    here = Here()
    with ThreadPoolExecutor(2) as there:
        async with hall() as house:
            desks = [FarDesk(there, Thinker([here])) for _ in range(2)]
            house.rooms.thinker = Thinker(desks)
            room = await bots_turn(house, "anne", "greedy")
            await until(lambda: 0 in room.table.awaiting())
    assert here.thoughts == 0


def test_who_starts_a_server_is_told_that_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far, "find_spec", lambda name: ModuleSpec(name, None))
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"dask://127.0.0.1:{door.getsockname()[1]}"
        look_for(address)
    for wrong in (address, "dask://", "nonsense", "dask://127.0.0.1:port"):
        with pytest.raises(FlibusteError, match="no Dask scheduler"):
            look_for(wrong)
    monkeypatch.setattr(far, "find_spec", lambda _: None)
    with pytest.raises(ModuleNotFoundError):
        look_for(address)


async def test_dask_itself_thinks_for_a_room() -> None:
    distributed = pytest.importorskip("distributed")
    shape = {"n_workers": 1, "threads_per_worker": 2, "processes": False, "protocol": "tcp"}
    cluster = await asyncio.to_thread(distributed.LocalCluster, dashboard_address=None, **shape)
    try:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        look_for(address)
        async with thinking(address) as thinker:
            assert len(thinker.desks) == 2
            assert await thinker.choose("greedy", *question()) == choose("greedy", *question())
    finally:
        await asyncio.to_thread(cluster.close)
