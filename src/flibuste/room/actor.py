"""An actor: one task that does what it is asked for, in the order in which it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from flibuste.core.errors import FlibusteError
from flibuste.core.refusal import Refused

T = TypeVar("T")


class Actor:
    """Arrival in the inbox is the order of everything; nothing else touches what it guards."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.busy = False
        self.ended = False
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            self.busy = False
            work = await self.inbox.get()
            self.busy = True
            try:
                await work()
                await self.worked()
            except Exception as error:  # a bug in one request must not end the table
                self.trouble(error)
            if not self.inbox.empty():  # many ask at once: the other tables' turn is in between
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Nothing more is done."""
        self.ended = True
        self.task.cancel()

    async def worked(self) -> None:
        """After every piece of work."""

    def trouble(self, error: BaseException) -> None:
        """Something stumbled; the actor goes on."""
        raise NotImplementedError

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the one task, in its turn, and wait for the answer.

        A refusal is the answer of who asked; any other fault is told as trouble too.
        """
        if self.ended:
            raise Refused("room-not-read", "not_read")
        done: asyncio.Future[T] = self.loop.create_future()

        async def reply() -> None:
            try:
                result = await work()
            except Exception as error:
                done.set_exception(error)
                if not isinstance(error, FlibusteError):
                    raise
            else:
                done.set_result(result)

        self.inbox.put_nowait(reply)
        return await asyncio.shield(done)

    async def look(self, work: Callable[[], T]) -> T:
        """Look between two pieces of work, when all that is seen is kept."""

        async def looking() -> T:
            return work()

        return await self.do(looking)
