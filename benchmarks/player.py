"""Our own random play, in a process of its own: compiled or pure, as it was started.

For every line on its input, the name of a table, it plays some matches of four at random and
answers with the players' decisions and the seconds of CPU time they took; the deal is included.
After ``copy: `` or ``imagine: `` it does that instead, in positions of such a table.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import flibuste
from benchmarks.measure import POSITIONS, SEATS, TWINS, Table, tables
from flibuste.core.playout import playout

LEAST = 0.25  # seconds of play for one answer


def main() -> None:
    known = {
        name: (flibuste.game(key), options)
        for key in flibuste.games()
        for name, options in tables(flibuste.game(key))
    }
    measured: dict[str, Table] = {}
    rng = Random(7)
    for line in sys.stdin:
        what, _, name = line.strip().rpartition(": ")
        game, options = known[name]
        seats = min(SEATS, game.seats[-1])
        if what:
            table = measured.get(name) or measured.setdefault(name, Table(game, seats, options))
            rate = table.copy() if what == "copy" else table.imagine()
            print(POSITIONS * TWINS, POSITIONS * TWINS / rate, flush=True)
            continue
        start, moves = process_time(), 0
        while process_time() - start < LEAST:
            moves += playout(game.start(seats, options), rng)
        print(moves, process_time() - start, flush=True)


if __name__ == "__main__":
    main()
