"""`make bench-bots`: the levels in the arena, game by game; writes bots.md and its pictures.

It goes piece by piece, and a piece is two bots that meet: each is kept in bots.jsonl as soon as it
is played, so a run that was stopped goes on where it was.  What it is asked for beside that:

    make bench-bots ARGS="--game plank --matches 20"     one game, so many matches of each pair
    make bench-bots ARGS="--game plank --fresh"          play again what is there already
    make bench-bots ARGS="--part 40"                     everybody thinks a fortieth of the time
    make bench-bots ARGS="--wanted"                      only those pairs that have an aim
    make bench-bots ARGS="--company"                     a captain among greedy ones, three seats on
    make bench-bots ARGS="--table"                       nothing is played, the file written anew

All pairs of all levels at their full time are days of one core; with parts of it the levels still
differ as they do, and the table says which part.  Time is the processor's, so other work on the
machine makes no bot weaker.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

import flibuste
from benchmarks.bots_table import AIMS, ALONE, AMONG, FIELD, TABLES, Piece, aims_of, line, write
from flibuste.bots import LEVELS
from flibuste.bots.arena import Bar, players
from flibuste.bots.levels import SIGHTS
from flibuste.bots.mate import SECONDS
from flibuste.bots.tournament import fixtures, play_all, standings
from flibuste.core import twin
from flibuste.core.registry import find

HERE: Final = Path(__file__).resolve().parent
RESULTS, KEPT = HERE / "bots.md", HERE / "bots.jsonl"
MATCHES: Final = 200
TIMES: Final = {one: SIGHTS[one].seconds for one in LEVELS[2:]} | {"mate@1": SECONDS}
"""How long those think who take their time."""


def main(given: list[str]) -> int:
    chosen = read(given)
    pieces = {piece.about: piece for piece in kept()}
    for game, options in [] if chosen.table else TABLES:
        if chosen.game not in (None, game):
            continue
        for bots in asked(game, chosen):
            about = (game, " ".join(options.values()), bots, chosen.part)
            known = pieces.get(about)
            if known is not None and known.matches >= chosen.matches and not chosen.fresh:
                continue
            pieces[about] = played(game, options, bots, chosen)
            KEPT.write_bytes(
                b"".join(msgspec.json.encode(piece) + b"\n" for piece in pieces.values())
            )
            print(line(pieces[about]), flush=True)
            write(list(pieces.values()), RESULTS)
    write(list(pieces.values()), RESULTS)
    return 0


def asked(game: str, chosen: Namespace) -> list[tuple[str, ...]]:
    """Who is to meet: all pairs, those that have an aim, or bigger companies."""
    if chosen.company:
        return [(ALONE, *[AMONG] * (seats - 1)) for seats in find(game).seats if seats > 2]
    pairs: list[tuple[str, ...]] = [*combinations([one for one in FIELD if one in chosen.bots], 2)]
    if chosen.wanted:
        sought = [{one, other} for one, other, _ in aims_of(game)]
        pairs = [pair for pair in pairs if set(pair) in sought]
    return pairs


def read(given: list[str]) -> Namespace:
    parser = ArgumentParser(prog="make bench-bots", description=__doc__)
    parser.add_argument("--game", choices=sorted(AIMS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--bots", nargs="+", choices=FIELD, default=FIELD)
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dask")
    parser.add_argument("--wanted", action="store_true")
    parser.add_argument("--company", action="store_true")
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


def played(game: str, options: dict[str, str], bots: tuple[str, ...], chosen: Namespace) -> Piece:
    """One more piece, from the same seed as all."""
    timed = [in_part(name, chosen.part) for name in bots]
    schedule = fixtures(game, timed, chosen.matches, dict(options), seed=1)
    bar = Bar(len(schedule), sys.stderr)
    try:
        with players(chosen) as hands:
            results = play_all(schedule, hands, bar.show)
    finally:
        bar.wipe()
    rows = standings(bots, results)
    return Piece(
        game,
        options,
        bots,
        "".join(["".join(map(str, result.ranks)) for result in results]),
        tuple([row.decisions for row in rows]),
        tuple([round(row.seconds, 2) for row in rows]),
        f"{datetime.now(UTC):%Y-%m-%d}",
        f"{flibuste.__version__}, {twin.IN_USE}",
        chosen.part,
    )


def in_part(name: str, part: int) -> str:
    """The bot that thinks one of so many parts of its time."""
    if part == 1 or name not in TIMES:
        return name
    return f"{name}:{max(1, round(1000 * TIMES[name] / part))}ms"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
