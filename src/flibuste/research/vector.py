"""Many matches stepped together: one call, one array of acts in, arrays of all that is seen out.

With workers the matches are spread over processes that write into shared memory: nothing but a word
goes through a pipe.  A match that is over begins anew by itself; ``rewards`` and ``over`` tell of
the one that has ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Self, TypeAlias

import numpy as np

from flibuste.core.spaces import space
from flibuste.research.walk import NOBODY, Reward, Walk, rewards

Array: TypeAlias = np.ndarray[Any, Any]
WORDS: Final = {"step": b"s", "end": b"e", "done": b"d"}


class Sheet:
    """The arrays of all matches, in memory of one's own or in shared memory."""

    def __init__(self, game: str, matches: int, seats: int, memory: Any = None) -> None:
        numbers = space(game)
        self.memory = memory
        fields: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((matches, numbers.size), np.float32),
            "rewards": ((matches, seats), np.float32),
            "turns": ((matches,), np.int32),
            "acts": ((matches,), np.int32),
            "masks": ((matches, numbers.listed), np.int8),
            "over": ((matches,), np.bool_),
        }
        at = 0
        self.arrays: dict[str, Array] = {}
        for name, (shape, kind) in fields.items():
            if memory is None:
                self.arrays[name] = np.zeros(shape, kind)
            else:
                self.arrays[name] = np.ndarray(shape, kind, memory.buf, at)
            at += self.arrays[name].nbytes
        self.bytes = at


class Slice:
    """Some of the matches, played by one process."""

    def __init__(
        self, sheet: Sheet, table: tuple[str, int, Any, Reward], first: int, seeds: Sequence[str]
    ) -> None:
        game, seats, options, self.by = table
        self.sheet = sheet.arrays
        self.first = first
        self.walks = [Walk(game, seats, options) for _ in seeds]
        for place, (walk, seed) in enumerate(zip(self.walks, seeds, strict=True), first):
            walk.begin(seed)
            self._tell(place, walk)

    def step(self) -> None:
        sheet = self.sheet
        numbers: list[int] = sheet["acts"][self.first : self.first + len(self.walks)].tolist()
        for place, (walk, number) in enumerate(zip(self.walks, numbers, strict=True), self.first):
            if not sheet["masks"][place, number]:
                raise ValueError(f"match {place}: act {number} is not in the mask")
            walk.step(number)
            over = walk.turn == NOBODY
            sheet["over"][place] = over
            if over:
                sheet["rewards"][place] = rewards(walk.state, self.by)
                walk.begin()
            self._tell(place, walk)

    def _tell(self, place: int, walk: Walk) -> None:
        """What the seat in turn sees."""
        numbers, sheet = walk.space, self.sheet
        sheet["observations"][place] = np.frombuffer(walk.seen(walk.turn), np.float32)
        sheet["masks"][place] = np.frombuffer(numbers.mask(walk.legal()), np.int8)
        sheet["turns"][place] = walk.turn


class Runner:
    """``matches`` of a game at once; ``turns`` says whose turn it is in each of them.

    observations, masks · of the seat in turn, a row for each match
    over · which matches have ended in the last step, and ``rewards`` what each seat got in them
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
        workers: int = 0,
        seed: object = 0,
    ) -> None:
        players = seats or space(game).game.seats[0]
        table = (game, players, options, reward)
        seeds = [f"{seed}|{number}" for number in range(matches)]
        self.shared: SharedMemory | None = None
        self.processes: list[tuple[Any, Any]] = []
        self.own: list[Slice] = []
        if not workers:
            self.sheet = Sheet(game, matches, players)
            self.own = [Slice(self.sheet, table, 0, seeds)]
        else:
            size = Sheet(game, matches, players).bytes
            self.shared = SharedMemory(create=True, size=size)
            self.sheet = Sheet(game, matches, players, self.shared)
            self._start(table, seeds, workers)
        self.observations = self.sheet.arrays["observations"]
        self.masks = self.sheet.arrays["masks"]
        self.turns = self.sheet.arrays["turns"]
        self.rewards = self.sheet.arrays["rewards"]
        self.over = self.sheet.arrays["over"]

    def _start(self, table: Any, seeds: list[str], workers: int) -> None:
        assert self.shared is not None
        context = get_context("spawn")
        for part in np.array_split(np.arange(len(seeds)), workers):
            mine, theirs = context.Pipe()
            few = [seeds[number] for number in part]
            given = (theirs, self.shared.name, table, len(seeds), int(part[0]), few)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            self.processes.append((process, mine))
        self._wait()

    def _wait(self) -> None:
        for _, pipe in self.processes:
            told = pipe.recv_bytes()
            if told != WORDS["done"]:
                self.close()
                raise ValueError(told.decode())

    def step(self, acts: Array | Sequence[int]) -> None:
        """One act in every match, by whose turn it is there."""
        self.over[:] = False
        self.sheet.arrays["acts"][:] = acts
        for own in self.own:
            own.step()
        for _, pipe in self.processes:
            pipe.send_bytes(WORDS["step"])
        self._wait()

    def close(self) -> None:
        """End the processes, and give the memory back: the arrays are empty then."""
        for process, pipe in self.processes:
            with suppress(OSError):
                pipe.send_bytes(WORDS["end"])
            process.join()
        self.processes = []
        if self.shared is not None:
            empty = np.zeros(0)
            self.observations = self.masks = self.turns = self.rewards = self.over = empty
            self.sheet.arrays.clear()
            self.shared.close()
            self.shared.unlink()
            self.shared = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(pipe: Any, name: str, table: Any, matches: int, first: int, seeds: list[str]) -> None:
    """A process: its slice, step by step, until there is no more to do."""
    memory = SharedMemory(name)
    sheet = Sheet(table[0], matches, table[1], memory)
    own = Slice(sheet, table, first, seeds)
    pipe.send_bytes(WORDS["done"])
    try:
        while pipe.recv_bytes() == WORDS["step"]:
            try:
                own.step()
                pipe.send_bytes(WORDS["done"])
            except ValueError as error:
                pipe.send_bytes(str(error).encode())
    except EOFError:
        pass
    finally:
        own.sheet.clear()
        sheet.arrays.clear()
        memory.close()
