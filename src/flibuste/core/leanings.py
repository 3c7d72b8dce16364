"""
How much things count at a glance: the weights of a game's ``hunch``, each with a name.

They lie in a small file in the game's ``bot`` folder, which also tells how it was made:
``flibuste learn GAME --hunch`` makes it again.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, final

HUNCH: Final = "hunch.json"


@final
class Leanings:
    """Numbers by the order of their names; none is read before it is wanted."""

    __slots__ = ("by_hand", "names", "numbers", "package")

    def __init__(self, package: str, by_hand: dict[str, float]) -> None:
        self.package = package  # where the file is
        self.names = tuple(by_hand)
        self.by_hand = tuple(by_hand.values())  # what they were guessed to be, before any match
        self.numbers: list[float] = []

    def read(self) -> list[float]:
        """The numbers; from the file, or ValueError if it names others, unless there are some."""
        if not self.numbers:
            told = json.loads(files(self.package).joinpath(HUNCH).read_text("utf-8"))["leanings"]
            if list(told) != list(self.names):
                raise ValueError(f"{self.package}: {HUNCH} has other leanings")
            self.numbers = [float(told[name]) for name in self.names]
        return self.numbers
