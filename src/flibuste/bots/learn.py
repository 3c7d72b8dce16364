"""
``flibuste learn GAME --minutes M``: the bots learn how well a seat stands, from matches.

Generation after generation the net plays against itself (the first one is taught by the evaluation
written by hand), is fitted to who won, and is tried out against the hand-written one.  All that
has been played is kept in a folder, batch by batch: who stops and starts again goes on where that
was, and when a worker dies only its batch is played once more.  At the end the numbers go where
the game finds them, with the command that makes them again.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, as_completed
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from importlib.resources import files
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Struct

from flibuste.bots.arena import Bar, players, positive
from flibuste.bots.curve import curve
from flibuste.bots.selfplay import Batch, Harvest, Weights, play_batch
from flibuste.bots.tournament import wilson
from flibuste.core.errors import FlibusteError
from flibuste.core.net import FILE, Net
from flibuste.core.protocol import AnyGame, Message
from flibuste.core.registry import find
from flibuste.core.words import Words, words

HIDDEN: Final = 20
GUESSING: Final = 8  # hidden numbers of the net that weighs worlds
REMEMBERED: Final = 3  # generations that are learned from
MATCHES: Final = 1000  # a generation
BATCH: Final = 50  # matches
TRIAL: Final = 100  # matches of the net against the hand, after every generation
ROUNDS: Final = 12  # through all positions
PACE: Final = 0.004
DEATHS: Final = 5  # of workers, one after the other, before it is given up

Workers = Callable[[], AbstractContextManager[Executor | None]]


class Generation(Struct, frozen=True):
    """One point of the curve."""

    matches: int
    positions: int
    surprise: float  # at positions it has not learned from: the mean log loss
    wins: float  # in the trial
    trials: int


class Progress(Struct):
    """All that is needed to go on."""

    game: str
    seed: str
    features: list[str]
    matches: int  # a generation
    hidden: int
    weights: Weights | None = None
    likely: Weights | None = None  # what tells true worlds from imagined ones
    generations: list[Generation] = []


class School:
    """The folder in which a game is learned, and what has been learned so far."""

    def __init__(self, game: AnyGame, folder: Path, seed: str, matches: int, hidden: int) -> None:
        if not isinstance(game.net, Net):
            raise FlibusteError(Message("learn-no-features", {"game": game.key}))
        self.game, self.net, self.folder = game, game.net, folder
        self.kept = folder / "progress.json"
        folder.mkdir(parents=True, exist_ok=True)
        fresh = Progress(game.key, seed, list(game.net.names), matches, hidden)
        self.progress = fresh
        if self.kept.exists():
            self.progress = msgspec.json.decode(self.kept.read_bytes(), type=Progress)
            same = ("game", "seed", "features", "matches", "hidden")
            if any(getattr(self.progress, name) != getattr(fresh, name) for name in same):
                raise FlibusteError(Message("learn-other", {"folder": str(folder)[:80]}))

    def batches(self, generation: int) -> dict[Path, Batch]:
        """The matches of a generation, and the files where they are kept once they are played."""
        told = self.progress
        seed = f"{told.seed}|{told.game}|{generation}"
        return {
            self.folder / f"{generation}-{start}.matches": Batch(
                told.game,
                min(BATCH, told.matches - start),
                f"{seed}|{start}",
                told.weights,
            )
            for start in range(0, told.matches, BATCH)
        }

    def trials(self, generation: int) -> dict[Path, Batch]:
        told = self.progress
        return {
            self.folder / f"{generation}-trial-{start}.matches": Batch(
                told.game,
                TRIAL // 4,
                f"{told.seed}|trial {start}",
                told.weights,
                trial=True,
            )
            for start in range(0, TRIAL, TRIAL // 4)
        }

    def generation(self, workers: Workers) -> Generation:
        """Play, learn, try it out; what came of it is kept."""
        from flibuste.bots.fitting import Learner, lessons, pairs, parted

        number, told = len(self.progress.generations), self.progress
        played = gather(self.batches(number), workers, f"{told.game} {number}")
        remembered = [
            harvest
            for earlier in range(max(0, number - REMEMBERED + 1), number)
            for harvest in map(read, sorted(self.folder.glob(f"{earlier}-[0-9]*.matches")))
        ]
        learned, apart = parted([*remembered, *played])
        size, nobody = len(told.features), self.net.nobody
        given = lessons(learned, size, nobody)
        seed = sum(f"{told.seed}|{number}".encode())
        learner = Learner(size, told.hidden, nobody, seed)
        if told.weights is not None:
            learner.take(told.weights)
        learner.learn(given, ROUNDS, PACE)
        surprise = learner.surprise(lessons(apart, size, nobody))
        told.weights = learner.weights()
        if self.game.weigh is not None:
            guesser = Learner(size, GUESSING, False, seed)
            guesser.learn(pairs(learned, size), ROUNDS, PACE)
            told.likely = guesser.weights(3)
        tried = gather(self.trials(number), workers, f"{told.game} {number}, trial")
        point = Generation(
            sum([harvest.matches for harvest in played]),
            sum([len(lesson.rows) for lesson in given]),
            surprise,
            sum([harvest.wins for harvest in tried]),
            sum([harvest.matches for harvest in tried]),
        )
        told.generations.append(point)
        write(self.kept, msgspec.json.encode(told))
        for old in self.folder.glob(f"{number - REMEMBERED}-*.matches"):
            old.unlink()
        write(self.folder / "curve.svg", curve(told.game, told.generations).encode())
        return point

    def publish(self, place: Path) -> None:
        """Write the numbers where the game finds them, and how to make them again."""
        told, generations = self.progress, len(self.progress.generations)
        last = told.generations[-1]
        made = {
            "command": f"flibuste learn {told.game} --generations {generations}"
            f" --matches {told.matches} --seed {told.seed}",
            "date": f"{datetime.now(UTC):%Y-%m-%d}",
            "matches": sum([point.matches for point in told.generations]),
            "wins against the hand": f"{last.wins:g} of {last.trials}",
        }
        weights: dict[str, Any] = told.weights or {}
        parts = {"made": made, "features": told.features, **weights}
        if told.likely is not None:
            parts["likely"] = told.likely
        lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()]
        text = "{\n" + ",\n".join(lines).replace("], [", "],\n[") + "\n}\n"
        write(place, text.encode())


def gather(batches: dict[Path, Batch], workers: Workers, title: str) -> list[Harvest]:
    """Play what has not been played yet, and keep it as it comes in.

    A worker that dies takes its batch with it and no other: that one is given out again.
    """
    bar = Bar(len(batches), sys.stderr)
    deaths = 0
    try:
        while missing := [file for file in batches if not file.exists()]:
            with workers() as executor:
                try:
                    for file, harvest in played(missing, batches, executor):
                        write(file, msgspec.msgpack.encode(harvest))
                        deaths = 0
                        bar.show(sum([one.exists() for one in batches]))
                except BrokenExecutor:
                    deaths += 1
                    if deaths == DEATHS:
                        raise
    finally:
        bar.wipe()
    return [read(file) for file in batches]


def played(missing: Sequence[Path], batches: dict[Path, Batch], executor: Executor | None) -> Any:
    """Each file with its harvest, as they come; a worker's death is told after what is there."""
    if executor is None:
        for file in missing:
            yield file, play_batch(batches[file])
        return
    waiting = {executor.submit(play_batch, batches[file]): file for file in missing}
    death: BrokenExecutor | None = None
    try:
        for future in as_completed(waiting):
            try:
                harvest = future.result()
            except BrokenExecutor as error:
                death = error
                continue
            yield waiting[future], harvest
        if death is not None:
            raise death
    finally:
        for future in waiting:
            future.cancel()


def read(file: Path) -> Harvest:
    return msgspec.msgpack.decode(file.read_bytes(), type=Harvest)


def write(file: Path, data: bytes) -> None:
    """All of it or nothing: whoever is stopped here leaves no half of a file."""
    half = file.with_suffix(".half")
    half.write_bytes(data)
    half.replace(file)


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments that make bots learn, where a person would be taught without them."""
    say: Words = getattr(parser, "words", None) or words(None, "en")

    def add(name: str, id: str, **more: Any) -> None:
        parser.add_argument(name, help=say(id), **more)

    add("--seed", "learn-help-seed", metavar="N")
    add("--minutes", "learn-help-minutes", metavar="M", type=float)
    add("--generations", "learn-help-generations", metavar="N", type=positive)
    add("--matches", "learn-help-matches", metavar="N", type=positive, default=MATCHES)
    add("--workers", "learn-help-workers", metavar="N", type=positive, default=cpu_count() or 1)
    add("--dask", "learn-help-dask", metavar="ADDRESS")
    add("--folder", "learn-help-folder", metavar="FOLDER", type=Path)
    add("--into", "learn-help-into", metavar="FILE", type=Path)
    add("--hunch", "learn-help-hunch", action="store_true")


def is_for_bots(arguments: Namespace) -> bool:
    """Whether bots are to learn: somebody has said how long."""
    return arguments.minutes is not None or arguments.generations is not None


def run(arguments: Namespace) -> int:
    """Learn until the minutes are over, or for so many generations in all."""
    if arguments.hunch:
        from flibuste.bots.breeding import run as breed

        return breed(arguments)
    game = find(arguments.game)
    folder = arguments.folder or Path(f"learn-{game.key}")
    school = School(game, folder, arguments.seed or "1", arguments.matches, HIDDEN)
    say = words(None, getattr(arguments, "language", "en"))
    start = monotonic()
    while True:
        done = len(school.progress.generations)
        if arguments.generations is not None:
            if done >= arguments.generations:
                break
        elif done and monotonic() - start >= 60 * arguments.minutes:
            break
        point = school.generation(lambda: players(arguments))
        low, high = wilson(point.wins / point.trials, point.trials)
        told = say(
            "learn-generation",
            number=done + 1,
            matches=point.matches,
            positions=point.positions,
            surprise=f"{point.surprise:.4f}",
            share=f"{point.wins / point.trials:.1%} [{low:.1%} – {high:.1%}]",
            seconds=round(monotonic() - start),
        )
        print(told, flush=True)
    place = arguments.into or Path(str(files(school.net.package))) / FILE
    school.publish(place)
    print(say("learn-done", file=place.name, folder=str(folder)))
    return 0
