"""Who wins: a duel (M34), and the match (M36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flibuste.core.protocol import Seat
from flibuste.games.mutiny.parts import GREY, NOBODY, SIDE_INDEX, VALUES

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State

VALVERDE, DIAZ = SIDE_INDEX["valverde"], SIDE_INDEX["diaz"]


def duel_winner(valverde: int, diaz: int, pink: int, grey: int) -> int:
    """M34 · The higher total of sailor and cards; if equal, the higher sum of cards."""
    ahead = (valverde + pink) - (diaz + grey) or pink - grey
    return VALVERDE if ahead > 0 else DIAZ


def value(copies: Sequence[int]) -> int:
    """The sum of the values of some cards of one colour, or of gold."""
    return sum([number * each for number, each in zip(copies, VALUES, strict=True)])


def winners(state: State) -> tuple[Seat, ...]:
    """M36 · Of the winning side in the game the richest; then the best cards left; or together."""
    side = state.won()
    if side == NOBODY:
        return ()
    first = GREY if side == DIAZ else 0
    wealth = {
        seat: (worth, value(state.hands[seat][first : first + len(VALUES)]))
        for seat, worth in enumerate(state.scores())
        if state.sides[seat] == side and not state.out >> seat & 1
    }
    best = max(wealth.values(), default=None)
    return tuple([seat for seat, has in wealth.items() if has == best])
