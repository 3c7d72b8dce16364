"""The peers' random play, measured in their own environment (.venv-bench).

For every line on its input, the name of a peer, it plays a few games of it at random and answers
with the players' decisions and the seconds of CPU time they took; the set-up is included.
"""

import random
import sys
from time import process_time
from typing import Any

# They are installed in .venv-bench only.
import pyspiel  # type: ignore[import-not-found]
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

GAMES = {"catanatron": 4, "tic_tac_toe": 2_000, "backgammon": 8}  # at a time


def catanatron(rng: random.Random) -> int:
    """One game to its end; the number of decisions, each of which is one entry of its log."""
    game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 30))
    game.play()
    return len(game.state.actions)


def spiel(game: Any, rng: random.Random) -> int:
    """One game of OpenSpiel, whose rules are C++, driven from Python; the players' decisions."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            menu = state.legal_actions()
            state.apply_action(menu[int(rng.random() * len(menu))])
            moves += 1
    return moves


def main() -> None:
    rng = random.Random(1)
    for line in sys.stdin:
        name = line.strip()
        game = None if name == "catanatron" else pyspiel.load_game(name)
        start = process_time()
        moves = sum(
            [catanatron(rng) if game is None else spiel(game, rng) for _ in range(GAMES[name])]
        )
        print(moves, process_time() - start, flush=True)


if __name__ == "__main__":
    main()
