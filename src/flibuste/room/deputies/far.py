"""Bots think on a cluster, where there is one: in the same line, by the same fair turns."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from flibuste.bots.cluster import cluster, nobody_at
from flibuste.room.deputies.desks import PATIENCE, Desk, Thinker

T = TypeVar("T")
LOG: Final = logging.getLogger("flibuste.bots")
LOST: Final = (OSError, asyncio.CancelledError)  # no line, no answer in time, or it was let fall
DISTRUST: Final = 30.0  # seconds that a cluster which was lost is not asked again
LOOK: Final = 5.0  # seconds for it to be there when a server starts


class Failed(str):
    """The name of what a thought has raised."""


def answer(thought_of: Callable[..., T], *question: Any) -> T | Failed:
    """On the cluster: a thought that fails is an answer too, and what is raised here is not the
    thought's.
    """
    try:
        return thought_of(*question)
    except Exception as error:
        return Failed(type(error).__name__)


class FarDesk(Desk):
    """A place on the cluster.  What finds no answer there is thought about here, as it would be
    without it; when the cluster itself is lost, so is all that follows for a while.
    """

    def __init__(self, there: Executor, here: Thinker) -> None:
        super().__init__()
        self.there = there
        self.here = here
        self.distrusted = 0.0  # until when

    async def _think(self, thought_of: Callable[..., T], *question: Any) -> T:
        loop = asyncio.get_running_loop()
        if loop.time() >= self.distrusted:
            try:
                asked = loop.run_in_executor(self.there, partial(answer, thought_of, *question))
                thought = await asyncio.wait_for(asked, PATIENCE)
                if not isinstance(thought, Failed):
                    return thought
                trouble = thought
            except (Exception, asyncio.CancelledError) as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                trouble = Failed(type(error).__name__)
                if isinstance(error, LOST):
                    self.distrusted = loop.time() + DISTRUST
            LOG.warning("no thought came from the cluster (%s)", trouble)
        return await self.here.at_a_desk("", "", lambda desk: desk._think(thought_of, *question))

    def clear(self, *, wait: bool = False) -> None:
        """What is thought there goes on, and nobody hears of it."""
        self.here.close()


@asynccontextmanager
async def thinking(address: str | None) -> AsyncIterator[Thinker]:
    """On the processes of this machine, or on all threads of the cluster at this address."""
    if address is None:
        yield Thinker()
        return
    stack = ExitStack()
    client = await asyncio.to_thread(stack.enter_context, cluster(address))
    try:
        there, here = client.get_executor(pure=False), Thinker()
        threads = sum((await asyncio.to_thread(client.nthreads)).values())
        yield Thinker([FarDesk(there, here) for _ in range(threads or 1)])
    finally:
        await asyncio.to_thread(stack.close)


def look_for(address: str) -> None:
    """Say before anything else what is wrong: that Dask is not installed, or nobody is there."""
    if find_spec("distributed") is None:
        raise ModuleNotFoundError("distributed", name="distributed")
    try:
        found = urlsplit(address)
        with socket.create_connection((found.hostname or "", found.port or 0), timeout=LOOK):
            pass
    except (OSError, ValueError) as error:
        raise nobody_at(address, str(error)) from None
