"""The numbers of the acts on a menu, and masks of them.  Compiled, if it can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.core.terms import Action

REMEMBERED: Final = 256  # menus


class Menus:
    """Asked in every step of an environment: acts are found by who they are, without a look inside.

    The acts on a menu are the very ones of the table, as a rule.
    """

    __slots__ = ("known", "number_of", "numbered", "size")

    def __init__(self, acts: Sequence[Action | None], size: int) -> None:
        """All acts by their numbers, of which so many can be on a menu; 0 is none."""
        self.size = size
        self.number_of: dict[Any, int] = {act: n for n, act in enumerate(acts) if n}
        self.numbered: dict[int, int] = {id(act): n for n, act in enumerate(acts) if n}
        # Menus that are made once are tuples: known by who they are, and kept, so they stay that.
        self.known: dict[int, tuple[Sequence[Action], list[int]]] = {}

    def numbers(self, acts: Sequence[Action]) -> list[int]:
        """The numbers of a menu, in its order."""
        if isinstance(acts, tuple):
            kept = self.known.get(id(acts))
            if kept is not None and kept[0] is acts:
                return kept[1][:]
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            numbers = self.looked_up(acts)
            self.known[id(acts)] = acts, numbers
            return numbers[:]
        return self.looked_up(acts)

    def looked_up(self, acts: Sequence[Action]) -> list[int]:
        numbered = self.numbered
        found: list[int] = []
        for act in acts:
            number = numbered.get(id(act))
            found.append(self.number_of[act] if number is None else number)
        return found

    def mask(self, numbers: list[int], size: int) -> bytearray:
        """1 for each of these numbers, else 0; 0 as a size: all that can be on a menu."""
        mask = bytearray(size or self.size)
        for number in numbers:
            mask[number] = 1
        return mask
