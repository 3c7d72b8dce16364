"""`make bench-bots`: the levels in the arena, game by game; writes bots.md and its pictures.

It goes piece by piece, and a piece is two bots that meet: each is kept in bots.jsonl as soon as it
is played, so a run that was stopped goes on where it was.  What it is asked for beside that:

    make bench-bots ARGS="--game plank --matches 20"     one game, so many matches of each pair
    make bench-bots ARGS="--game plank --fresh"          play again what is there already
    make bench-bots ARGS="--part 40"                     everybody thinks a fortieth of the time
    make bench-bots ARGS="--table"                       nothing is played, the file written anew

All pairs of all levels at their full time are days of one core; with parts of it the levels still
differ as they do, and the table says which part.  Time is the processor's, so other work on the
machine makes no bot weaker.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import flibuste
from flibuste.bots import LEVELS
from flibuste.bots.arena import Bar, players
from flibuste.bots.chart import chart
from flibuste.bots.levels import SIGHTS
from flibuste.bots.mate import SECONDS
from flibuste.bots.tournament import Outcome, Standing, fixtures, play_all, standings
from flibuste.core import twin

HERE: Final = Path(__file__).resolve().parent
RESULTS, KEPT = HERE / "bots.md", HERE / "bots.jsonl"
MATCHES: Final = 200
OTHERS: Final = ("random", "greedy@1", "mate@1")  # by which the levels are measured
FIELD: Final = (*LEVELS, *OTHERS)
TIMES: Final = {one: SIGHTS[one].seconds for one in LEVELS[2:]} | {"mate@1": SECONDS}
"""How long those think who take their time."""
TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("cartagena", {"variant": "jamaica"}),
    ("cartagena", {"variant": "tortuga"}),
    ("plank", {}),
    ("mutiny", {}),
    ("piratoons", {}),
    ("rum", {}),
)
STEPS: Final = [(high, low, 0.6) for low, high in pairwise(LEVELS[:-1])]
WANTED: Final = (("captain", "greedy@1"), ("captain", "mate@1"), ("legend", "captain"))
AIMS: Final = {
    "cartagena": (0.95, 0.75, 0.6),
    "plank": (0.8, 0.6, 0.55),
    "mutiny": (0.7, 0.65, 0.6),
    "piratoons": (0.85, 0.65, 0.6),
    "rum": (0.85, 0.65, 0.6),
}
"""Which share the first of each wanted pair is to win at least, game by game."""
FLOOR: Final = ("cabin-boy", "random", 0.8)


class Piece(Struct, frozen=True):
    """Two bots that met at one kind of table: so many matches, with the same deals for all."""

    game: str
    options: dict[str, str]
    bots: tuple[str, str]
    ranks: str  # of each match two digits, the first bot's first
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    date: str
    version: str
    part: int = 1  # of their time: whoever takes time has had only one of so many parts

    @property
    def about(self) -> tuple[str, str, tuple[str, str], int]:
        """What it is the answer to."""
        return self.game, " ".join(self.options.values()), self.bots, self.part

    @property
    def matches(self) -> int:
        return len(self.ranks) // 2

    def outcomes(self, entries: tuple[int, int]) -> Iterator[Outcome]:
        """The matches again, with the time of all of them in the first."""
        for number in range(self.matches):
            one, other = map(int, self.ranks[2 * number : 2 * number + 2])
            winners = (one == 1) + (other == 1)
            shares = ((one == 1) / max(1, winners), (other == 1) / max(1, winners))
            first = number == 0
            yield Outcome(
                shares,
                self.decisions if first else (0, 0),
                self.seconds if first else (0.0, 0.0),
                (one, other),
                entries,
            )


def main(given: list[str]) -> int:
    chosen = read(given)
    pieces = {piece.about: piece for piece in kept()}
    for game, options in [] if chosen.table else TABLES:
        if chosen.game not in (None, game):
            continue
        for bots in combinations([one for one in FIELD if one in chosen.bots], 2):
            about = (game, " ".join(options.values()), bots, chosen.part)
            known = pieces.get(about)
            if known is not None and known.matches >= chosen.matches and not chosen.fresh:
                continue
            pieces[about] = played(game, options, bots, chosen)
            KEPT.write_bytes(
                b"".join(msgspec.json.encode(piece) + b"\n" for piece in pieces.values())
            )
            print(line(pieces[about]), flush=True)
            write(list(pieces.values()))
    write(list(pieces.values()))
    return 0


def read(given: list[str]) -> Namespace:
    parser = ArgumentParser(prog="make bench-bots", description=__doc__)
    parser.add_argument("--game", choices=sorted(AIMS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--bots", nargs="+", choices=FIELD, default=FIELD)
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dask")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--table", action="store_true")
    return parser.parse_args(given)


def kept() -> list[Piece]:
    """What was played before; a line that was cut off by a kill is played again."""
    found = []
    for text in KEPT.read_bytes().splitlines() if KEPT.is_file() else []:
        try:
            found.append(msgspec.json.decode(text, type=Piece))
        except msgspec.DecodeError:
            print("bench-bots: a line of bots.jsonl cannot be read and is left out")
    return found


def played(game: str, options: dict[str, str], bots: tuple[str, str], chosen: Namespace) -> Piece:
    """One more piece, from the same seed as all."""
    timed = [in_part(name, chosen.part) for name in bots]
    schedule = fixtures(game, timed, chosen.matches, dict(options), seed=1)
    bar = Bar(len(schedule), sys.stderr)
    try:
        with players(chosen) as hands:
            results = play_all(schedule, hands, bar.show)
    finally:
        bar.wipe()
    one, other = standings(bots, results)
    return Piece(
        game,
        options,
        bots,
        "".join(f"{ranks[0]}{ranks[1]}" for ranks in [result.ranks for result in results]),
        (one.decisions, other.decisions),
        (round(one.seconds, 2), round(other.seconds, 2)),
        f"{datetime.now(UTC):%Y-%m-%d}",
        f"{flibuste.__version__}, {twin.IN_USE}",
        chosen.part,
    )


def in_part(name: str, part: int) -> str:
    """The bot that thinks one of so many parts of its time."""
    if part == 1 or name not in TIMES:
        return name
    return f"{name}:{max(1, round(1000 * TIMES[name] / part))}ms"


def line(piece: Piece) -> str:
    one, other = standings(piece.bots, list(piece.outcomes((0, 1))))
    low, high = one.interval
    where = named(piece.game, piece.options, piece.part)
    return (
        f"{where}: {one.name} {one.share:.0%} – {other.name} {other.share:.0%}"
        f" ({piece.matches} matches, {low:.0%} – {high:.0%})"
    )


# The file


def write(pieces: list[Piece]) -> None:
    lines = [
        "# The bots in the arena",
        "",
        "Written by `make bench-bots` from bots.jsonl. Two seats; every deal is played from both,"
        " and all pairs play the same deals (seed 1). A bot's seconds are the processor's."
        " Intervals are Wilson's, 95 %. Ratings are Plackett–Luce (as openskill's), ± twice their"
        " doubt; they compare bots of one table only.",
        "",
    ]
    parts = sorted({piece.part for piece in pieces})
    for (game, options), part in product(TABLES, parts):
        about = (game, options, part)
        mine = [piece for piece in pieces if (piece.game, piece.options, piece.part) == about]
        if mine:
            lines += section(game, options, part, mine)
    RESULTS.write_text("\n".join(lines), encoding="utf-8")


def named(game: str, options: dict[str, str], part: int) -> str:
    """A kind of table, and the part of their time that bots had there."""
    where = " ".join([game, *options.values()])
    return where if part == 1 else f"{where}, 1/{part} of the time"


def section(game: str, options: dict[str, str], part: int, pieces: list[Piece]) -> list[str]:
    """A game: the picture, the ratings, the aims, and all pairs."""
    where = named(game, options, part)
    names = [one for one in FIELD if any(one in piece.bots for piece in pieces)]
    rows = field(names, pieces)
    picture = f"bots-{'-'.join([game, *options.values()])}{'' if part == 1 else f'-{part}'}.svg"
    (HERE / picture).write_text(chart(rows, 2, f"{where}: wins of all matches"), "utf-8")
    dates = sorted({piece.date for piece in pieces})
    versions = "; ".join(sorted({piece.version for piece in pieces}))
    when = " – ".join(dict.fromkeys([dates[0], dates[-1]]))
    return [
        f"## {where}",
        "",
        f"Played {when}, flibuste {versions}.",
        "",
        f"![shares of wins]({picture})",
        "",
        "| bot | rating | wins of all | 95 % | ms/decision |",
        "|---|---:|---:|---:|---:|",
        *[rating_line(row) for row in sorted(rows, key=lambda row: -row.rating.mu)],
        "",
        *aims(game, pieces),
        "| pair | matches | first wins | 95 % | second wins | nobody |",
        "|---|---:|---:|---:|---:|---:|",
        *[pair_line(piece) for piece in pieces],
        "",
    ]


def field(names: list[str], pieces: list[Piece]) -> list[Standing]:
    """All bots over all their matches, taken match by match from every pair in turn: a rating
    depends a little on the order.
    """
    entries = {name: number for number, name in enumerate(names)}
    runs = [
        list(piece.outcomes((entries[piece.bots[0]], entries[piece.bots[1]]))) for piece in pieces
    ]
    longest = max(map(len, runs))
    results = [run[turn] for turn in range(longest) for run in runs if turn < len(run)]
    return standings(names, results)


def rating_line(row: Standing) -> str:
    low, high = row.interval
    return (
        f"| {row.name} | {row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f} | {row.share:.0%}"
        f" | {low:.0%} – {high:.0%} | {1000 * row.seconds / max(1, row.decisions):.1f} |"
    )


def pair_line(piece: Piece) -> str:
    one, other = standings(piece.bots, list(piece.outcomes((0, 1))))
    low, high = one.interval
    nobody = 1 - one.share - other.share
    return (
        f"| {one.name} – {other.name} | {piece.matches} | {one.share:.1%} | {low:.0%} – {high:.0%}"
        f" | {other.share:.1%} | {nobody:.1%} |"
    )


def aims(game: str, pieces: list[Piece]) -> list[str]:
    """What is to be reached, and whether it is; of pairs that have played."""
    lines = ["| aim | at least | is | met |", "|---|---:|---:|---|"]
    wanted = [(*pair, least) for pair, least in zip(WANTED, AIMS[game], strict=True)]
    for name, against, least in (FLOOR, *STEPS, *wanted):
        found = share_of(name, against, pieces)
        if found is not None:
            met = "yes" if found >= least else "**no**"
            lines.append(f"| {name} – {against} | {least:.0%} | {found:.1%} | {met} |")
    return [*lines, ""] if len(lines) > 2 else []


def share_of(name: str, against: str, pieces: list[Piece]) -> float | None:
    """How much of the wins a bot has against another, if they have met."""
    for piece in pieces:
        if set(piece.bots) == {name, against}:
            rows: list[Any] = standings(piece.bots, list(piece.outcomes((0, 1))))
            return float(rows[piece.bots.index(name)].share)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
