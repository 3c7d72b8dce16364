"""Garbage is looked for little at a time, while rooms work."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet, ref

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from flibuste.room.actor import Actor
from flibuste.room.garbage import OFTEN, SELDOM, sweep, sweep_all
from flibuste.server.app import make_app
from flibuste.server.plain_http import PlainHttp
from flibuste.server.sockets import Line
from tests.server.hall import until


class Ring:
    """It holds on to itself: only who looks for it finds that nobody else does."""

    def __init__(self) -> None:
        self.own = self


class Busy(Actor):
    def trouble(self, error: BaseException) -> None:
        raise error


@pytest.mark.anyio
async def test_a_room_that_works_leaves_no_young_garbage() -> None:
    actor = Busy()
    gone = ref(Ring())
    assert gone() is not None
    for _ in range(OFTEN):
        await actor.look(lambda: None)
    assert gone() is None
    await actor.close()


def test_what_was_young_before_is_looked_at_more_seldom() -> None:
    ring = Ring()
    gone = ref(ring)
    gc.collect(0)  # it is no longer young
    del ring
    for _ in range(OFTEN * SELDOM):
        sweep()
    assert gone() is None


def test_the_whole_memory_is_looked_through_with_what_was_set_aside() -> None:
    ring = Ring()
    gone = ref(ring)
    gc.freeze()
    del ring
    gc.collect()
    assert gone() is not None
    sweep_all()
    assert gone() is None
    gc.unfreeze()


def test_who_has_forbidden_it_is_not_disturbed() -> None:
    gone = ref(Ring())
    gc.disable()
    try:
        for _ in range(OFTEN * SELDOM):
            sweep()
        assert gone() is not None
    finally:
        gc.enable()


lines: WeakSet[Line] = WeakSet()


class Noted(Line):
    def __init__(self, *given: Any, **fields: Any) -> None:
        super().__init__(*given, **fields)
        lines.add(self)


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.anyio
async def test_a_line_that_has_closed_is_freed_before_anybody_looks_for_garbage(
    nobody_looks: None,
) -> None:
    config = uvicorn.Config(
        make_app(None), log_config=None, ws=Noted, http=PlainHttp, proxy_headers=False
    )
    server, door = uvicorn.Server(config), socket.socket()
    door.bind(("127.0.0.1", 0))
    house = f"127.0.0.1:{door.getsockname()[1]}"
    serving = asyncio.create_task(server.serve(sockets=[door]))
    await until(lambda: server.started)
    async with httpx.AsyncClient(base_url=f"http://{house}") as web:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "cartagena", "options": {}, "seats": seats, "name": "Anne"}
        table = (await web.post("/api/tables", json=wish)).json()
    address = f"ws://{house}/api/tables/{table['table']}/socket?token={table['token']}"
    for polite in (True, False):
        async with connect(address) as line:
            await line.recv()
            assert len(lines) == 1
            if not polite:
                line.transport.abort()
        await until(lambda: not lines)
    server.should_exit = True
    await serving
