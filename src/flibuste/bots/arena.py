"""
``flibuste arena GAME BOT BOT …``: who wins how often, and how sure that is.

One bot for each seat; see flibuste.bots for their names and budgets.  The same seed gives the same
matches, as long as no bot thinks by the clock.
"""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Final, TextIO

import msgspec

from flibuste.bots import names
from flibuste.bots.tournament import Standing, fixtures, play_all, standings
from flibuste.core.errors import BadOptions
from flibuste.core.protocol import Message
from flibuste.core.words import Words, words

BAR: Final = 30  # characters


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command; a parser that has words is told what they mean in those."""
    say: Words = getattr(parser, "words", None) or words(None, "en")
    known = ", ".join(names())

    def add(name: str, id: str, **more: Any) -> None:
        parser.add_argument(name, help=say(id, known=known), **more)

    add("game", "arena-help-game", metavar="GAME")
    add("bots", "arena-help-bots", metavar="BOT", nargs="+")
    add("--matches", "arena-help-matches", metavar="N", type=positive, default=100)
    add("--option", "arena-help-option", metavar="NAME=VALUE", action="append", default=[])
    add("--seed", "arena-help-seed", metavar="N", default="1")
    add("--workers", "arena-help-workers", metavar="N", type=positive, default=cpu_count() or 1)


def run(arguments: Namespace, executor: Executor | None = None) -> int:
    """Play and print the table, or a FlibusteError before anything is played.

    Another executor than the command's own may be given, for matches on many machines.
    """
    schedule = fixtures(
        arguments.game,
        arguments.bots,
        arguments.matches,
        read_pairs(arguments.option),
        arguments.seed,
    )
    bar = Bar(len(schedule), sys.stderr)
    try:
        with nullcontext(executor) if executor else pool(arguments.workers) as players:
            results = play_all(schedule, players, bar.show)
    finally:
        bar.wipe()
    say = words(None, getattr(arguments, "language", "en"))
    print(table(standings(arguments.bots, results), say))
    return 0


def pool(workers: int) -> ProcessPoolExecutor | nullcontext[None]:
    """Fresh processes that end at once, and silently, when the command is interrupted."""
    if workers == 1:
        return nullcontext()
    return ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),
    )


def read_pairs(pairs: Sequence[str]) -> dict[str, Any]:
    """``name=value`` as table options: numbers, true, false and null as in JSON, else text."""
    options = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not name or not equals:
            raise BadOptions(Message("arena-option", {"given": pair[:60]}))
        try:
            options[name] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            options[name] = text
    return options


def table(rows: Sequence[Standing], say: Words) -> str:
    """A line for each bot: wins, their share with its 95 % interval, decisions and their time."""
    heads = [
        say(f"arena-{head}") for head in ("bot", "wins", "share", "interval", "decisions", "ms")
    ]
    lines = [heads, *[_cells(row) for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in lines
    )


def _cells(row: Standing) -> list[str]:
    low, high = row.interval
    return [
        row.name,
        f"{row.wins:.1f}",
        f"{row.share:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{row.decisions / row.matches:.1f}",
        f"{1000 * row.seconds / max(1, row.decisions):.2f}",
    ]


class Bar:
    """How many matches are over: a bar that is only drawn on a terminal."""

    def __init__(self, total: int, screen: TextIO) -> None:
        self.total = total
        self.screen = screen if screen.isatty() else None
        self.show(0)

    def show(self, done: int) -> None:
        if self.screen is not None:
            full = BAR * done // self.total
            self.screen.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{self.total}")
            self.screen.flush()

    def wipe(self) -> None:
        """Leave the line as it was."""
        if self.screen is not None:
            self.screen.write("\r\x1b[K")
            self.screen.flush()


def positive(text: str) -> int:
    """A number from 1 on, or ValueError, which a parser puts into words."""
    if not text.isdecimal() or int(text) < 1:
        raise ValueError
    return int(text)
