"""Catanatron's random play, measured in its own environment (.venv-bench).

For every line on its input it plays a few games of four random players and answers with the
players' decisions and the seconds of CPU time they took; the board's set-up is included.
"""

import sys
from time import process_time

# It is installed in .venv-bench only.
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

GAMES = 4


def play(seed: int) -> int:
    """One game to its end; the number of decisions, each of which is one entry of its log."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def main() -> None:
    for number, _ in enumerate(sys.stdin):
        start = process_time()
        moves = sum([play(1 + number * GAMES + game) for game in range(GAMES)])
        print(moves, process_time() - start, flush=True)


if __name__ == "__main__":
    main()
