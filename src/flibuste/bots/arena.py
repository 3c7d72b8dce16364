"""
``flibuste arena GAME BOT BOT …``: who wins how often, and how sure that is.

One bot for each seat, or more of them and ``--seats``: then every company that fits plays.  See
flibuste.bots for their names and budgets.  The same seed gives the same matches, as long as no bot
thinks by the clock.  Matches run on the cores of this machine or, with ``--dask``, on the workers
of a Dask scheduler.
"""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from flibuste.bots import names
from flibuste.bots.cluster import dask
from flibuste.bots.tournament import (
    Outcome,
    Standing,
    fixtures,
    meetings,
    play_all,
    standings,
)
from flibuste.core.errors import BadOptions, FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.words import Words, words

BAR: Final = 30  # characters
WORDS: Final = "flibuste.bots"  # whose words they are


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command; a parser that has words is told what they mean in those."""
    said: Words | None = getattr(parser, "words", None)
    say = words(None, said.language if said is not None else "en", WORDS)
    known = ", ".join(names())

    def add(name: str, id: str, **more: Any) -> None:
        parser.add_argument(name, help=say(id, known=known), **more)

    add("game", "arena-help-game", metavar="GAME")
    add("bots", "arena-help-bots", metavar="BOT", nargs="+")
    add("--matches", "arena-help-matches", metavar="N", type=positive, default=100)
    add("--option", "arena-help-option", metavar="NAME=VALUE", action="append", default=[])
    add("--seed", "arena-help-seed", metavar="N", default="1")
    add("--seats", "arena-help-seats", metavar="N", type=positive)
    add("--workers", "arena-help-workers", metavar="N", type=positive, default=cpu_count() or 1)
    add("--dask", "arena-help-dask", metavar="ADDRESS")
    add("--json", "arena-help-json", metavar="FILE", type=Path)
    add("--svg", "arena-help-svg", metavar="FILE", type=Path)


def run(arguments: Namespace, executor: Executor | None = None) -> int:
    """Play and print the table, or a FlibusteError before anything is played.

    Another executor than the command's own may be given.
    """
    options = read_pairs(arguments.option)
    seats = arguments.seats or len(arguments.bots)
    schedule = fixtures(
        arguments.game, arguments.bots, arguments.matches, options, arguments.seed, seats
    )
    bar = Bar(len(schedule), sys.stderr)
    try:
        with nullcontext(executor) if executor else players(arguments) as hands:
            results = play_all(schedule, hands, bar.show)
    finally:
        bar.wipe()
    rows = standings(arguments.bots, results)
    if arguments.json is not None:
        told = record(arguments.game, options, arguments.seed, arguments.bots, results)
        write(arguments.json, msgspec.json.format(msgspec.json.encode(told)).decode() + "\n")
    if arguments.svg is not None:
        from flibuste.bots.chart import chart

        write(
            arguments.svg,
            chart(rows, seats, " ".join([arguments.game, *map(str, options.values())])),
        )
    say = words(None, getattr(arguments, "language", "en"), WORDS)
    print(table(rows, say))
    if seats < len(arguments.bots):
        print()
        print(pairings(arguments.bots, results))
    return 0


def players(arguments: Namespace) -> AbstractContextManager[Executor | None]:
    """Who plays the matches: Dask's workers if they are asked for, else processes of our own."""
    return dask(arguments.dask) if arguments.dask is not None else pool(arguments.workers)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FlibusteError(
            Message("arena-unwritten", {"file": str(path)[:80], "detail": error.strerror or ""})
        ) from None


def record(
    game: str,
    options: dict[str, Any],
    seed: object,
    bots: Sequence[str],
    results: Sequence[Outcome],
) -> dict[str, Any]:
    """All that was found out, as plain data: each bot, and each company that met."""
    return {
        "game": game,
        "options": options,
        "seed": seed,
        "bots": [told(row) for row in standings(bots, results)],
        "meetings": [[told(row) for row in rows] for _, rows in meetings(bots, results)],
    }


def told(row: Standing) -> dict[str, Any]:
    """One bot's figures."""
    return {
        "bot": row.name,
        "matches": row.matches,
        "wins": round(row.wins, 4),
        "share": round(row.share, 4),
        "interval": [round(end, 4) for end in row.interval],
        "rating": {"mu": round(row.rating.mu, 2), "sigma": round(row.rating.sigma, 2)},
        "decisions": row.decisions,
        "seconds": round(row.seconds, 3),
    }


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
    """A line for each bot: wins, their share with its 95 % interval, its rating, decisions and
    their time.
    """
    names = ("bot", "wins", "share", "interval", "rating", "decisions", "ms")
    return aligned([[say(f"arena-{name}") for name in names], *[_cells(row) for row in rows]])


def pairings(bots: Sequence[str], results: Sequence[Outcome]) -> str:
    """A line for each company: who won how often there, and between which shares that lies."""
    lines = []
    for _, rows in meetings(bots, results):
        first = rows[0]
        shares = " – ".join(f"{row.share:.0%}" for row in rows)
        lines.append([" – ".join(row.name for row in rows), shares, _between(first)])
    return aligned(lines)


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in lines
    )


def _between(row: Standing) -> str:
    low, high = row.interval
    return f"{low:.1%} – {high:.1%}"


def _cells(row: Standing) -> list[str]:
    return [
        row.name,
        f"{row.wins:.1f}",
        f"{row.share:.1%}",
        _between(row),
        f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",
        f"{row.decisions / max(1, row.matches):.1f}",
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
