"""What is measured of every game, in a unit that every machine knows: calibration iterations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from flibuste.core.options import describe_options
from flibuste.core.playout import playout, random_act
from flibuste.core.protocol import AnyGame, State

SEATS = 4
PLAYOUTS = 8  # in one measurement
POSITIONS = 20  # from the middle of as many random matches
TWINS = 40  # times that each position is used in one measurement
# Iterations that a move and a copy may take at most; for games that are not named 100 and 50.
MOST = {"plank": (60, 50), "mutiny": (150, 50), "rum": (250, 130), "piratoons": (250, 50)}


def calibration() -> float:
    """Iterations per second of a loop that does what rules do: small numbers in small lists."""
    x, cells = 0, [0] * 16
    start = process_time()
    for i in range(300_000):
        cells[i & 15] = x
        x += cells[(i * 7) & 15] & 3
    return 300_000 / (process_time() - start)


class Row:
    """One thing that is measured, several times; the best counts."""

    def __init__(
        self, name: str, measure: Callable[[], float], target: float | None = None
    ) -> None:
        self.name = name
        self.measure = measure  # units per second
        self.target = target  # at most so many iterations each
        self.rate = 0.0
        self.iterations = 0.0  # per second, at the same moments

    def run(self) -> None:
        """Once more, and the calibration beside it, so that both see the same machine."""
        self.iterations = max(self.iterations, calibration())
        self.rate = max(self.rate, self.measure())

    @property
    def cost(self) -> float:
        """Calibration iterations for one unit."""
        return self.iterations / self.rate


def tables(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """The options measured: every variant if the game has some, else the defaults."""
    about = describe_options(game).get("variant")
    if about is None:
        yield game.key, game.options()
        return
    for variant in about["values"]:
        yield f"{game.key} {variant}", game.options(variant=variant)


def rows(game: AnyGame) -> list[Row]:
    """All rows of one game."""
    found = []
    seats = min(SEATS, game.seats[-1])
    move, copy = MOST.get(game.key, (100, 50))
    for name, options in tables(game):
        table = Table(game, seats, options)
        about = f"{name}, {seats} players"
        found += [
            Row(f"{about}: random playout, per move", table.playout, move),
            Row(f"{about}: copy", table.copy, copy),
            Row(f"{about}: legal", table.legal),
            Row(f"{about}: apply", table.apply),
            Row(f"{about}: view", table.view),
            Row(f"{about}: imagine", table.imagine, 300),
        ]
    return found


class Table:
    """A game with its options; each measure gives units per second of CPU time."""

    def __init__(self, game: AnyGame, seats: int, options: Any) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.positions = [self.middle(Random(seed)) for seed in range(POSITIONS)]
        self.seat_of = [next(s for s in p.awaiting() if s >= 0) for p in self.positions]

    def middle(self, rng: Random) -> State[Any]:
        """A position half-way through a random match, with a player to act."""
        seed = rng.random()
        length = playout(self.game.start(self.seats, self.options), Random(seed))
        state: State[Any] = self.game.start(self.seats, self.options)
        same = Random(seed)
        playout(state, same, length // 2)
        while not any(seat >= 0 for seat in state.awaiting()):
            drawn = random_act(state, same)
            assert drawn is not None, "more than half of the match is still to come"
            state.apply(*drawn)
        return state

    def playout(self) -> float:
        """Moves: decisions of players.  Luck's acts are played but not counted; so is the deal."""
        begin, rng = self.game.start, Random(7)
        start = process_time()
        moves = sum([playout(begin(self.seats, self.options), rng) for _ in range(PLAYOUTS)])
        return moves / (process_time() - start)

    def copy(self) -> float:
        start = process_time()
        for position in self.positions:
            for _ in range(TWINS):
                position.copy()
        return self.per_second(start)

    def legal(self) -> float:
        start = process_time()
        for position, seat in zip(self.positions, self.seat_of, strict=True):
            for _ in range(TWINS):
                position.legal(seat)
        return self.per_second(start)

    def apply(self) -> float:
        """A player's act, each time another of the menu."""
        acts = []
        for position, seat in zip(self.positions, self.seat_of, strict=True):
            menu = position.legal(seat)
            acts += [(position.copy(), seat, menu[i % len(menu)]) for i in range(TWINS)]
        start = process_time()
        for twin, seat, action in acts:
            twin.apply(seat, action)
        return self.per_second(start)

    def view(self) -> float:
        view = self.game.view
        start = process_time()
        for position, seat in zip(self.positions, self.seat_of, strict=True):
            for _ in range(TWINS):
                view(position, seat)
        return self.per_second(start)

    def imagine(self) -> float:
        imagine, rng = self.game.imagine, Random(7)
        views = [self.game.view(p, s) for p, s in zip(self.positions, self.seat_of, strict=True)]
        start = process_time()
        for view in views:
            for _ in range(TWINS):
                imagine(view, rng)
        return self.per_second(start)

    def per_second(self, start: float) -> float:
        return POSITIONS * TWINS / (process_time() - start)
