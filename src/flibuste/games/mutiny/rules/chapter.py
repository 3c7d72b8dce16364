"""What all chapters have in common, and the visit to a pirate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Self, TypeAlias

from flibuste.core.protocol import LUCK, Message, Refusal, Seat
from flibuste.core.scenes import Scene
from flibuste.games.mutiny.acts import DECLINE, Act, Decline
from flibuste.games.mutiny.parts import PIRATES, SEATS, seats_in

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State

CardStep: TypeAlias = Literal["Draw", "Look", "Keep", "Number", "Under", "Trade", "Take", "Steal"]
SecretStep: TypeAlias = Literal["Pledge", "Peek", "Muster", "Post", "Inspect", "Swap"]
VisitStep: TypeAlias = Literal[CardStep, SecretStep]
"""What a pirate waits for, by the kind of act."""

LUCK_AWAITED: Final[tuple[Seat, ...]] = (LUCK,)
AWAITED: Final[tuple[tuple[Seat, ...], ...]] = tuple([(seat,) for seat in range(SEATS[-1])])
WAITING: Final = tuple(seats_in(bits) for bits in range(1 << SEATS[-1]))

MUST: Final = Refusal("M38", Message("refused-must"))


def pirate_word(pirate: int) -> Message:
    return Message(f"pirate-{PIRATES[pirate]}")


def seat_word(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def at_one_of(acts: Sequence[Act]) -> tuple[tuple[Act, ...], ...]:
    """By set of seats: the act at one of them, or at nobody (M38)."""
    return tuple((*(acts[seat] for seat in seats), DECLINE) for seats in WAITING)


class Chapter(Scene["State", Act]):
    """A chapter never changes while it is played: to go on is to open another one."""

    __slots__ = ()

    def copy(self) -> Self:
        return self


class LucksChapter(Chapter):
    """A chapter in which only LUCK acts."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return LUCK_AWAITED


RULES: Final = tuple(f"M{15 + pirate}" for pirate in range(len(PIRATES) - 1))
"""The rule of each pirate but the Ghost: M15–M26 in the order of the box."""
VISITING: Final = tuple(
    Refusal(rule, Message("refused-visit", {"pirate": pirate_word(pirate)}))
    for pirate, rule in enumerate(RULES)
)


class Visit(Chapter):
    """The player in turn is with a pirate, who asks for one thing or lets LUCK act."""

    __slots__ = ("cards", "left", "number", "pirate", "seen")

    step: ClassVar[VisitStep]
    asks: ClassVar[tuple[type[Act], ...]] = ()  # the kinds of act it waits for
    menu: ClassVar[Sequence[Act]] = ()  # if it is always the same

    def __init__(
        self,
        pirate: int,
        left: int = 0,
        cards: tuple[int, ...] = (),
        number: int = 0,
        seen: tuple[int, ...] = (),
    ) -> None:
        self.pirate = pirate
        self.left = left  # to draw, to put under
        self.cards = cards  # or sailors: what the visitor is looking at
        self.number = number  # of cards to put under in all; of the letter of a pair looked at
        self.seen = seen  # of each card looked at, the seats who had seen it before

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[table.turn]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return self.menu

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        """M38 · First what is asked; and what is no "may" cannot be declined."""
        if type(action) in self.asks:
            return self.refuses(table, seat, action)
        return MUST if type(action) is Decline else VISITING[self.pirate]

    def refuses(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        """Why not this act, of a kind that is asked."""
        return None

    def refusal(self, id: str, **args: int | str | Message) -> Refusal:
        """A refusal by the rule of this pirate."""
        return Refusal(RULES[self.pirate], Message(id, args))


class LuckVisit(Visit):
    """LUCK draws something for the player in turn."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return LUCK_AWAITED
