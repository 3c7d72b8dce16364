"""Bots think in other processes: a slow or broken one never stops a room."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import connection
from typing import Any, Final, TypeVar

from flibuste.bots import bot, hints
from flibuste.bots.hints import Advice
from flibuste.core.protocol import Action, View
from flibuste.core.registry import find, games
from flibuste.room.deputies.turns import FairQueue

T = TypeVar("T")
LOG: Final = logging.getLogger("flibuste.bots")
CEILING: Final = 3.0  # seconds for a thought, whatever a bot's name asks for: then its best so far
PATIENCE: Final = CEILING + 5.0  # then it is given up and the first act of the menu played


def choose(name: str, key: str, view: View, menu: Sequence[Action], seed: str) -> Action:
    """In the other process: a bot's choice, from a view and nothing else."""
    player = bot(name, seed)
    player.within = CEILING
    action: Action = player.choose(find(key), view, menu)
    return action


def advise(name: str, key: str, view: View, menu: Sequence[Action], seed: str) -> Advice:
    """In the other process: a bot's choice and its reasons, from a view and nothing else."""
    adviser = bot(name, seed)
    adviser.within = CEILING
    return hints.advise(find(key), view, menu, adviser, seed)


def sit_down() -> None:
    """In the other process: it knows the games from elsewhere before it is shown a view of one, and
    it does not outlive a server that was killed.
    """
    games()
    room = multiprocessing.parent_process()

    def watch() -> None:
        if room is not None:
            connection.wait([room.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Desk:
    """A process where one bot at a time thinks; it is made anew when a bot has broken it."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.process: int | None = None

    async def choose(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str
    ) -> Action:
        return await self._think(choose, name, key, view, menu, seed)

    async def advise(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str
    ) -> Advice:
        return await self._think(advise, name, key, view, menu, seed)

    async def _think(self, thought_of: Callable[..., T], *question: Any) -> T:
        """A function of this module, called in the other process."""
        loop = asyncio.get_running_loop()
        try:
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(1, context, initializer=sit_down)
                self.process = await loop.run_in_executor(self.pool, os.getpid)
            thought = loop.run_in_executor(self.pool, partial(thought_of, *question))
            return await asyncio.wait_for(thought, PATIENCE)
        except BrokenProcessPool:  # it has died by itself
            self.process = None
            self.clear()
            raise
        except TimeoutError:
            self.clear()
            raise

    def clear(self, *, wait: bool = False) -> None:
        """End the process, whatever it thinks about; on request until nothing is left of it."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGTERM)
        if self.pool is not None:
            self.pool.shutdown(wait, cancel_futures=True)
        self.pool = self.process = None


class Thinker:
    """Where bots think: at as many desks as the machine has cores; the others wait for their turn,
    fairly by guest and by table.
    """

    def __init__(self, desks: Sequence[Desk] = ()) -> None:
        self.desks = list(desks) or [Desk() for _ in range(os.cpu_count() or 1)]
        self.free = list(self.desks)  # the last one first: where few bots think one is enough
        self.waiting: FairQueue[asyncio.Future[Desk]] = FairQueue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(
        self,
        name: str,
        key: str,
        view: View,
        menu: Sequence[Action],
        seed: str,
        *,
        guest: str = "",
        table: str = "",
    ) -> Action:
        """A bot's choice; raises if it has none.  Patience begins when the bot does."""
        if len(menu) == 1:
            return menu[0]
        question = (name, key, view, list(menu), seed)
        return await self.at_a_desk(guest, table, lambda desk: desk.choose(*question))

    async def advise(
        self,
        name: str,
        key: str,
        view: View,
        menu: Sequence[Action],
        seed: str,
        *,
        guest: str = "",
        table: str = "",
    ) -> Advice:
        """A bot's choice and its reasons, in the same line as all thoughts."""
        if len(menu) == 1:
            return Advice(menu[0])
        question = (name, key, view, list(menu), seed)
        return await self.at_a_desk(guest, table, lambda desk: desk.advise(*question))

    async def at_a_desk(
        self, guest: str, table: str, think: Callable[[Desk], Coroutine[Any, Any, T]]
    ) -> T:
        """Any thought, when its turn has come."""
        desk = await self._turn(guest, table)
        thought = asyncio.create_task(think(desk))
        thought.add_done_callback(lambda task: self._done(desk, task))
        return await asyncio.shield(thought)  # who asked may go; the desk is free when it is done

    async def _turn(self, guest: str, table: str) -> Desk:
        """Wait in line; the desk."""
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self.waiting.put(guest, table, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            self.waiting.discard(guest, table, turn)
            if not turn.cancelled():  # the desk came at the same moment
                self._leave(turn.result())
            raise

    def _serve(self) -> None:
        while self.free and self.waiting:
            turn = self.waiting.take()
            if not turn.cancelled():
                turn.set_result(self.free.pop())

    def _leave(self, desk: Desk) -> None:
        self.free.append(desk)
        self._serve()

    def _done(self, desk: Desk, task: asyncio.Task[Any]) -> None:
        self._leave(desk)
        if not task.cancelled():
            task.exception()  # it was told to who asked, if he is still there

    def spawn(
        self, work: Coroutine[Any, Any, None], trouble: Callable[[BaseException], None]
    ) -> asyncio.Task[None]:
        """Think beside the room's own task; what goes wrong is told, not raised."""
        task = asyncio.create_task(work)
        self.tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                trouble(error)

        task.add_done_callback(done)
        return task

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for desk in self.desks:  # a server that ends by a signal gives back nothing afterwards
            desk.clear(wait=True)
