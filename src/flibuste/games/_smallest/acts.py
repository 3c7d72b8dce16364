"""All that anybody can do in Low tide."""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.core.protocol import Action, Seat


class First(Action, frozen=True):
    """LUCK names the first player (X2)."""

    seat: Seat


class Take(Action, frozen=True):
    """Take shells from the beach (X3)."""

    shells: int


Act: TypeAlias = First | Take
MENU: Final = tuple(Take(shells) for shells in (1, 2, 3))
