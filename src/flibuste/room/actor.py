"""An actor: one task that does what it is asked for, in the order in which it is asked."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from flibuste.core.errors import FlibusteError
from flibuste.core.refusal import Refused
from flibuste.room.garbage import sweep

T = TypeVar("T")
Work: TypeAlias = Callable[[], Awaitable[None]]


class Inbox:
    """What is still to be done, for one who takes it: no more than that, and so it costs little."""

    __slots__ = ("asleep", "loop", "works")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.works: deque[Work] = deque()
        self.asleep: asyncio.Future[None] | None = None  # whoever waits for the next

    def put_nowait(self, work: Work) -> None:
        self.works.append(work)
        asleep = self.asleep
        if asleep is not None and not asleep.done():
            asleep.set_result(None)

    async def get(self) -> Work:
        while not self.works:
            self.asleep = self.loop.create_future()
            await self.asleep
        return self.works.popleft()

    def empty(self) -> bool:
        return not self.works

    def qsize(self) -> int:
        return len(self.works)


class Actor:
    """Arrival in the inbox is the order of everything; nothing else touches what it guards."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.inbox = Inbox(self.loop)
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
            sweep()
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
                if not done.done():  # else whoever asked waits no longer
                    done.set_exception(error)
                if not isinstance(error, FlibusteError):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        self.inbox.put_nowait(reply)
        return await done

    async def look(self, work: Callable[[], T]) -> T:
        """Look between two pieces of work, when all that is seen is kept."""

        async def looking() -> T:
            return work()

        return await self.do(looking)
