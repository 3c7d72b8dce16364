"""
``flibuste learn GAME --hunch``: what imagined players do at a glance (Game.hunch) is bred.

Two hunches, leaning a little to this side of the present one and as much to the other, play
against each other with the same deals.  The present one then leans to the winner's side, as far as
that has won.  What is kept is the mean of where it has been lately.  It begins with the leanings
written by hand.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections import deque
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from flibuste.bots.selfplay import table
from flibuste.bots.tournament import shares_of, wilson
from flibuste.bots.worlds import World, rush, settle
from flibuste.core.errors import FlibusteError
from flibuste.core.leanings import HUNCH, Leanings
from flibuste.core.protocol import AnyGame, Message, Seat
from flibuste.core.registry import find
from flibuste.core.words import words

PAIRING: Final = 100  # matches of two hunches, before the present one moves
SPREAD: Final = 0.4  # how far they lean to either side
PACE: Final = 0.5
PUSH: Final = 0.6  # of the last move goes on in the next
MEMORY: Final = 0.97  # of where it has been
LONG: Final = 1000  # decisions, after which nobody has won: bad leanings may go to and fro
TRIAL: Final = 200  # matches of a generation against …
BEFORE: Final = 10  # … the one so many generations before


class Stable:
    """A game's hunch, and where its leanings go."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        if game.hunch is None or game.leanings is None:
            raise FlibusteError(Message("learn-no-hunch", {"game": game.key}))
        self.game, self.hunch, self.leanings = game, game.hunch, game.leanings
        self.rng = Random(f"{seed}|{game.key}|hunch")
        self.present, self.kept = [list(self.leanings.by_hand) for _ in range(2)]
        self.push = [0.0] * len(self.present)
        self.past = deque([self.kept[:]], BEFORE)

    def generation(self, matches: int) -> float:
        """So many matches; how much what came of them wins against what there was before."""
        for _ in range(max(1, matches // PAIRING)):
            self.lean()
        share = self.meet(self.kept, self.past[0], TRIAL)
        self.past.append(self.kept[:])
        return share

    def lean(self) -> None:
        """One pairing, and the move after it."""
        sides = [SPREAD * self.rng.gauss(0, 1) for _ in self.present]
        one = [number + side for number, side in zip(self.present, sides, strict=True)]
        other = [number - side for number, side in zip(self.present, sides, strict=True)]
        ahead = PACE * (self.meet(one, other, PAIRING) - 0.5)
        for place, side in enumerate(sides):
            self.push[place] = PUSH * self.push[place] + ahead * side
            self.present[place] += self.push[place]
            self.kept[place] += (1 - MEMORY) * (self.present[place] - self.kept[place])

    def meet(self, one: list[float], other: list[float], matches: int) -> float:
        """The first one's share of the wins, half where nobody wins; every deal is played from both
        seats.
        """
        won = 0.0
        for number in range(matches // 2):
            seats, options = table(self.game, 2 * number, self.rng, trial=True)
            deal: World = self.game.start(seats, options)
            settle(deal, self.rng)
            luck = self.rng.getrandbits(62)
            for place in range(2):
                leanings = [other] * seats
                leanings[place] = one
                shares = self.play(deal.copy(), leanings, Random(luck))
                won += 0.5 + shares[place] - sum(shares) / 2
        return won / (matches // 2 * 2)

    def play(self, world: World, leanings: list[list[float]], rng: Random) -> list[float]:
        """To the end; every seat's share of the win."""

        def leaning(world: World, seat: Seat, rng: Random) -> Any:
            self.leanings.numbers = leanings[seat]
            return self.hunch(world, seat, rng)

        over = not rush(world, leaning, LONG, rng).awaiting()
        return shares_of(world.ranks()) if over else [0.0] * len(leanings)


def run(arguments: Namespace) -> int:
    """Breed until the minutes are over, or for so many generations."""
    game, seed = find(arguments.game), arguments.seed or "1"
    stable = Stable(game, seed)
    say = words(None, getattr(arguments, "language", "en"))
    start, done = monotonic(), 0
    while arguments.generations is None or done < arguments.generations:
        if arguments.generations is None and done and monotonic() - start >= 60 * arguments.minutes:
            break
        share = stable.generation(arguments.matches)
        done += 1
        low, high = wilson(share, TRIAL)
        told = f"{share:.1%} [{low:.1%} – {high:.1%}]"
        seconds = round(monotonic() - start)
        print(say("learn-hunch", number=done, share=told, seconds=seconds), flush=True)
    leanings = stable.leanings
    place = arguments.into or Path(str(files(leanings.package))) / HUNCH
    command = f"flibuste learn {game.key} --hunch --generations {done}"
    command += f" --matches {arguments.matches} --seed {seed}"
    publish(leanings, stable.kept, command, place)
    print(say("learn-hunch-done", file=place.name))
    return 0


def publish(leanings: Leanings, kept: list[float], command: str, place: Path) -> None:
    """Write the leanings where the game finds them, and how to make them again."""
    made = {"command": command, "date": f"{datetime.now(UTC):%Y-%m-%d}"}
    told = {name: round(number, 3) for name, number in zip(leanings.names, kept, strict=True)}
    text = json.dumps({"made": made, "leanings": told}, indent=1)
    place.write_text(text + "\n", "utf-8")
