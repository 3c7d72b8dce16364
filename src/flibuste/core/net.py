"""
How well each seat stands, learned from matches: a small net over features that have names.

Every seat is a row of features; the net makes a number of it, and the seats share the win by these
numbers.  What has been learned is a file of a few thousand numbers in the game's ``bot`` folder,
which also tells how it was made: ``flibuste learn`` makes it again.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final, TypeAlias, final

from mypy_extensions import i64

from flibuste.core.standing import shares

Row: TypeAlias = list[float]
"""The features of a seat."""
FILE: Final = "values.json"


@final
class Net:
    """A hidden layer, and a direct way past it; no numbers are read before they are wanted."""

    __slots__ = ("bias", "direct", "inner", "names", "nobody", "outer", "package", "part")

    def __init__(
        self, package: str, names: tuple[str, ...], nobody: bool = False, part: str = ""
    ) -> None:
        self.package = package  # where the file is
        self.part = part  # of the file, if there is more in it than one net
        self.names = names
        self.nobody = nobody  # whether a match may have no winner
        self.inner: list[Row] = []  # for each feature its weights in the hidden numbers …
        self.bias: Row = []  # … and what is added to those
        self.outer: Row = []  # the weights of the hidden numbers
        self.direct: Row = []  # those of the features themselves

    def read(self) -> None:
        """Take the numbers from the file, or ValueError if they are those of other features."""
        told = json.loads(files(self.package).joinpath(FILE).read_text("utf-8"))
        if told["features"] != list(self.names):
            raise ValueError(f"{self.package}: {FILE} was learned from other features")
        self.take(told[self.part] if self.part else told)

    def take(self, told: dict[str, Any]) -> None:
        """These numbers from now on; hidden ones are filled up with idle ones to whole fours."""
        idle = -len(told["outer"]) % 4
        self.bias = [float(weight) for weight in told["bias"]] + [0.0] * idle
        self.outer = [float(weight) for weight in told["outer"]] + [0.0] * idle
        self.direct = [float(weight) for weight in told["direct"]]
        self.inner = [
            [float(weights[feature]) for weights in told["inner"]] + [0.0] * idle
            for feature in range(len(self.names))
        ]

    def promise(self, row: Row) -> float:
        """The number of a row: by how much more it shares in the win.

        Most features are 0 most of the time, and four hidden numbers at once are quicker than one.
        """
        if not self.outer:
            self.read()
        values: Row = []
        used: list[Row] = []
        total = 0.0
        for feature in range(len(row)):
            value = row[feature]
            if value != 0.0:
                values.append(value)
                used.append(self.inner[feature])
                total += value * self.direct[feature]
        bias, outer = self.bias, self.outer
        size: i64 = len(values)
        units: i64 = len(outer)
        unit: i64 = 0
        while unit < units:
            one, two, three, four = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
            index: i64 = 0
            while index < size:
                value, weights = values[index], used[index]
                one += value * weights[unit]
                two += value * weights[unit + 1]
                three += value * weights[unit + 2]
                four += value * weights[unit + 3]
                index += 1
            if one > 0.0:
                total += one * outer[unit]
            if two > 0.0:
                total += two * outer[unit + 1]
            if three > 0.0:
                total += three * outer[unit + 2]
            if four > 0.0:
                total += four * outer[unit + 3]
            unit += 4
        return total

    def shares(self, rows: list[Row]) -> list[float]:
        """Each seat's share of the win, between 0 and 1; together 1, less what may be nobody's."""
        promises = [self.promise(row) for row in rows]
        most = max(promises)
        total = 0.0
        if self.nobody:
            most = max(most, 0.0)
            total = exp(-most)
        weights: list[float] = []
        for promised in promises:
            weight = exp(promised - most)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def halved(self, rows: list[Row]) -> list[float]:
        """Shares half as learned and half by the first feature alone, which is what the evaluation
        written by hand makes of the seat: the two err in different places.
        """
        by_hand = shares([row[0] for row in rows], 1.0)
        return [(one + other) / 2 for one, other in zip(self.shares(rows), by_hand, strict=True)]
