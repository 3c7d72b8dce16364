"""Saboteurs of laws 9, 10, 12 and 13: menus, counts, refusals and words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from flibuste.core.protocol import NOT_AWAITED, OVER, Message, Refusal, Seat
from tests.laws.harbour.actions import GRAB, Act, Grab, Lay, Toss, Under
from tests.laws.harbour.parts import INDEX
from tests.laws.harbour.view import Sight
from tests.laws.saboteurs.enlisting import ALL, Table, breaks, enlist

# 9 the order of menus is stable


@breaks(9)
class Contrary(Table):
    """A game that lists its acts in another order than before."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        return super().legal(seat)[::-1]


_asked = count()


@breaks(9, 2, 4, 5, 11, 12)
class Fickle(Table):
    """A game that lists its acts in another order whenever it is asked."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        menu = super().legal(seat)
        return menu[::-1] if next(_asked) % 2 else menu


# 10 perft


@breaks(10)
class Absent(Table):
    """A game that lists no throw when the first player has the choice."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        menu = super().legal(seat)
        return menu[:1] if GRAB in menu and seat == 0 else menu


@breaks(10)
class Hasty(Table):
    """A game that ends as soon as a coin is in the sea."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        super().apply(seat, action)
        if self.sea:
            self.scenes = []


# 12 refusals are total


@breaks(12)
class Stumbling(Table):
    """A game that looks at the hand before it asks who is there."""

    __slots__ = ()

    def refusal(self, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Lay) and seat >= 0:
            self.held(seat)
        return super().refusal(seat, action)


@breaks(12, 4, 13)
class Unready(Table):
    """A game that stumbles over cards that do not exist."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Lay | Under):
            assert INDEX[action.card] >= 0
        return super().forbids(seat, action)


@breaks(12, *ALL)
class Stingy(Table):
    """A game that refuses what it lists."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Grab) and self.coins[seat] > 1:
            return Refusal("H5", Message("refused-no-card"))
        return super().forbids(seat, action)


@breaks(12)
class Lenient(Table):
    """A game that allows cards which nobody holds."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().forbids(seat, action)
        return None if refusal is not None and refusal.rule == "H4" else refusal


@breaks(12)
class Lawless(Table):
    """A game that refuses by a rule that is in no rulebook."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().forbids(seat, action)
        if refusal is not None and isinstance(action, Toss):
            return Refusal("Z9", refusal.message)
        return refusal


@breaks(12)
class Timid(Table):
    """A game that says of a finished match that it is not one's turn."""

    __slots__ = ()

    def refusal(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return NOT_AWAITED if refusal == OVER else refusal


@breaks(12)
class Vengeful(Table):
    """A game that lets a refused act have an effect."""

    __slots__ = ()

    def refusal(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and isinstance(action, Grab):
            self.buoy = 99
        return refusal


@breaks(12)
class Mistaken(Table):
    """A game that names the wrong one of its rules."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().forbids(seat, action)
        return Refusal("H1", refusal.message) if refusal and refusal.rule == "H6" else refusal


@breaks(12)
class Reticent(Table):
    """A game that lets coins be tossed anywhere and does not say so in its menus."""

    __slots__ = ()

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        return ()


@breaks(12)
class Boastful(Table):
    """A game whose menus name a kind as open that it has not declared."""

    __slots__ = ()

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        return (*super().open_kinds(seat), "Lay")


# 13 everything can be said


def label_without_words(view: Sight, action: Act) -> Message:
    return Message(f"no-words-for-{type(action).__name__}")


def say_nothing(view: Sight, words: object) -> str:
    return ""


enlist(13, "has acts without a word", label=label_without_words)
enlist(13, "has an empty board", board=say_nothing)
