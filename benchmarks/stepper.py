"""Random play through the usual environments: PettingZoo's loop, OpenSpiel's loop.

For every line on its input, ``zoo NAME`` or ``spiel NAME``, it plays that for a while at random and
answers with the steps made and the seconds of CPU time they took.  It is run with the Python of
.venv-bench for the games of others, and with our own for ours: the loops are the same.
"""

import random
import sys
import warnings
from importlib import import_module
from time import process_time
from typing import Any

WHILE = 0.4  # seconds of CPU time


def zoo(env: Any, rng: random.Random) -> int:
    """A match in PettingZoo's own words; the decisions made."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        told, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = told["action_mask"].view(bool).nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


def spiel(game: Any, rng: random.Random) -> int:
    """A match in OpenSpiel's own words; the acts applied, luck's included."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        else:
            menu = state.legal_actions()
            state.apply_action(menu[int(rng.random() * len(menu))])
        steps += 1
    return steps


def environment(kind: str, name: str) -> Any:
    if kind == "spiel":
        import pyspiel

        own = name.startswith("flibuste")
        import_module("flibuste.research.spiel" if own else "open_spiel.python.games")
        return pyspiel.load_game(name)
    if name == "connect_four":
        from pettingzoo.classic import connect_four_v3

        return connect_four_v3.env()
    from flibuste.research.zoo import environments

    return environments(name).env()


def main() -> None:
    warnings.simplefilter("ignore")
    known: dict[str, Any] = {}
    for line in sys.stdin:
        kind, name = line.split()
        if line not in known:
            known[line] = environment(kind, name)
        rng, steps = random.Random(1), 0
        play = zoo if kind == "zoo" else spiel
        start = process_time()
        while process_time() - start < WHILE:
            steps += play(known[line], rng)
        print(steps, process_time() - start, flush=True)


if __name__ == "__main__":
    main()
