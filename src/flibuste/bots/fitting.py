"""Fit a net to who won: the only part of the bots that needs numpy, and nobody plays with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flibuste.bots.selfplay import Harvest, Weights

Numbers = NDArray[np.float32]
PARTS = ("inner", "bias", "outer", "direct")
APART = 10  # every tenth batch of matches is only looked at afterwards


class Lesson(NamedTuple):
    """Positions with the same number of seats: rows of features, and each seat's share."""

    rows: Numbers  # (positions, seats, features)
    shares: Numbers  # (positions, seats), and one more column where nobody may win


def parted(harvests: Sequence[Harvest]) -> tuple[Sequence[Harvest], Sequence[Harvest]]:
    """Those to learn from, and those to be surprised at: of other matches, since positions of the
    same one have the same end, and whoever has learned that by heart is surprised at nothing.
    """
    if len(harvests) == 1:
        return harvests, harvests
    rest = [harvest for place, harvest in enumerate(harvests) if place % APART]
    return rest, harvests[::APART]


def lessons(harvests: Iterable[Harvest], features: int, nobody: bool) -> list[Lesson]:
    """All positions, by the number of seats."""
    found: dict[int, list[Lesson]] = {}
    for harvest in harvests:
        for seats, rows in harvest.rows.items():
            shares = np.frombuffer(harvest.shares[seats], np.float32).reshape(-1, seats)
            if nobody:
                shares = np.concatenate([shares, 1 - shares.sum(1, keepdims=True)], 1)
            shaped = np.frombuffer(rows, np.float32).reshape(-1, seats, features)
            found.setdefault(seats, []).append(Lesson(shaped, shares))
    return [
        Lesson(*[np.concatenate(parts) for parts in zip(*of_seats, strict=True)])
        for _, of_seats in sorted(found.items())
    ]


def pairs(harvests: Iterable[Harvest], features: int) -> list[Lesson]:
    """Rows of other seats beside what was imagined: it is the first of two that is true."""
    rows = np.frombuffer(b"".join([harvest.pairs for harvest in harvests]), np.float32)
    shaped = rows.reshape(-1, 2, features)
    return [Lesson(shaped, np.tile(np.array([1, 0], np.float32), (len(shaped), 1)))]


class Learner:
    """The numbers of a net, and Adam's memory of where they were going."""

    def __init__(self, features: int, hidden: int, nobody: bool, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.nobody = nobody
        self.parts: list[Numbers] = [
            self.rng.normal(0, 1 / np.sqrt(features), (hidden, features)).astype(np.float32),
            np.zeros(hidden, np.float32),
            self.rng.normal(0, 0.2 / np.sqrt(hidden), hidden).astype(np.float32),
            np.zeros(features, np.float32),
        ]

    def take(self, weights: Weights) -> None:
        self.parts = [np.array(weights[part], np.float32) for part in PARTS]

    def weights(self, digits: int = 4) -> Weights:
        """The numbers in so many digits: what a file keeps and a player plays by."""
        return {
            part: _short(numbers.tolist(), digits)
            for part, numbers in zip(PARTS, self.parts, strict=True)
        }

    def forward(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """What each seat may expect, and the hidden numbers."""
        inner, bias, outer, direct = self.parts
        hidden = np.maximum(rows @ inner.T + bias, 0)
        promised = hidden @ outer + rows @ direct
        if self.nobody:
            promised = np.concatenate([promised, np.zeros_like(promised[:, :1])], 1)
        weights = np.exp(promised - promised.max(1, keepdims=True))
        return weights / weights.sum(1, keepdims=True), hidden

    def slopes(self, lesson: Lesson) -> list[Numbers]:
        """How the surprise at who won changes with each number."""
        rows, shares = lesson
        found, hidden = self.forward(rows)
        wrong = ((found - shares) / len(rows))[:, : rows.shape[1]]
        flat, mistakes = rows.reshape(-1, rows.shape[2]), wrong.reshape(-1)
        felt = hidden.reshape(len(flat), -1)
        back = mistakes[:, None] * self.parts[2] * (felt > 0)
        return [back.T @ flat, back.sum(0), felt.T @ mistakes, flat.T @ mistakes]

    def surprise(self, among: Sequence[Lesson]) -> float:
        """The mean log loss."""
        total = sum(
            [-(one.shares * np.log(self.forward(one.rows)[0] + 1e-9)).sum() for one in among]
        )
        return float(total) / max(1, sum([len(one.rows) for one in among]))

    def learn(
        self,
        given: Sequence[Lesson],
        rounds: int,
        pace: float,
        size: int = 512,
        decay: float = 1e-4,
    ) -> None:
        """Go through all positions so many times."""
        batches = sum([len(one.rows) // size + 1 for one in given])
        steps, step = batches * rounds, 0
        speed = [np.zeros_like(part) for part in self.parts]
        square = [np.zeros_like(part) for part in self.parts]
        for _ in range(rounds):
            for batch in self._shuffled(given, size):
                step += 1
                rate = pace * (0.03 + 0.97 * (1 - step / steps))
                for index, steep in enumerate(self.slopes(batch)):
                    slope = steep + decay * self.parts[index]
                    speed[index] += 0.1 * (slope - speed[index])
                    square[index] += 0.001 * (slope * slope - square[index])
                    way = speed[index] / (1 - 0.9**step)
                    size_of = np.sqrt(square[index] / (1 - 0.999**step)) + 1e-8
                    self.parts[index] -= (rate * way / size_of).astype(np.float32)

    def _shuffled(self, given: Sequence[Lesson], size: int) -> list[Lesson]:
        batches = []
        for one in given:
            order = self.rng.permutation(len(one.rows))
            for start in range(0, len(order), size):
                part = order[start : start + size]
                batches.append(Lesson(one.rows[part], one.shares[part]))
        return [batches[index] for index in self.rng.permutation(len(batches))]


def _short(numbers: Any, digits: int) -> Any:
    if isinstance(numbers, list):
        return [_short(number, digits) for number in numbers]
    return float(f"{numbers:.{digits - 1}g}")
