"""Saboteurs of laws 1, 2 and 5: a match can be rebuilt, copied and written down."""

from __future__ import annotations

from itertools import count
from typing import Any, Self

from msgspec import structs

from flibuste.core.protocol import Position, Seat
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.actions import Act, Draw, Grab, Lay, Roll, Toss, Under
from tests.laws.harbour.state import State
from tests.laws.harbour.view import Sight
from tests.laws.saboteurs.enlisting import Table, breaks, enlist

# 1 the journal rebuilds the match

_grabs = count()


@breaks(1, 2, 5, 11)
class Haunted(Table):
    """A game that remembers something outside the match."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        super().apply(seat, action)
        if isinstance(action, Grab):
            self.buoy = 40 + next(_grabs) % 50


_starts = count()


def start_elsewhere(seats: int, options: Any) -> State:
    state = HARBOUR.start(seats, options)
    state.buoy = 40 + next(_starts) % 50
    return state


enlist(1, "starts in another place every time", 5, start=start_elsewhere)


# 2 a copy is independent


@breaks(2, 11)
class SharedHands(Table):
    """A game that shares the hands with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands
        return new


@breaks(2, 11)
class SharedScenes(Table):
    """A game that shares the stack of scenes with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.scenes = self.scenes
        return new


@breaks(2, 11)
class SharedPile(Table):
    """A game that shares the pile with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.pile = self.pile
        return new


@breaks(2, 9)
class ForgetfulCopy(Table):
    """A game that forgets the buoy when it is copied."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.buoy = 0
        return new


# 5 all survives a round trip


def write_without_buoy(state: State) -> Position:
    return {**HARBOUR.write(state), "buoy": 0}


def write_without_witnesses(state: State) -> Position:
    pile = [[layer[0], 1] if isinstance(layer, list) else layer for layer in written_pile(state)]
    return {**HARBOUR.write(state), "pile": pile}


def written_pile(state: State) -> Any:
    return HARBOUR.write(state)["pile"]


def view_with_a_list(state: State, seat: Seat) -> Sight:
    return structs.replace(HARBOUR.view(state, seat), coins=state.coins[:])


enlist(5, "forgets the buoy in positions", 9, write=write_without_buoy)
enlist(5, "forgets in positions who knows a card", write=write_without_witnesses)
enlist(5, "shows a list where its views promise a tuple", view=view_with_a_list)
enlist(5, "does not know an act of its own", actions=Draw | Roll | Lay | Grab | Toss | Under)
