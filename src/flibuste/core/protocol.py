"""
The whole contract between a game and the rest of the platform.

Nothing happens at a table but somebody acting: a player, LUCK (dice, decks) or
the CLOCK (a sandglass).  Each act is one ``(seat, action)`` entry of the
journal, and the journal alone rebuilds the match.

Three habits keep games small and honest:

* what nobody has looked at is not decided yet: LUCK draws when a card is seen;
* a player is shown a ``View``, never a ``State``; ``imagine`` turns a view back
  into a state the viewer cannot tell from the true one;
* time is an act of the CLOCK, never a number inside the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import dice
from flibuste.core.odds import A, Weighed
from flibuste.core.standing import places

if TYPE_CHECKING:
    from random import Random

    from flibuste.core.sections import Section

Seat: TypeAlias = int
LUCK: Final[Seat] = -1
CLOCK: Final[Seat] = -2
WATCHER: Final[Seat] = -3


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One thing a seat can do.  Plain data: an action knows no rules."""


class Sealed(Action, frozen=True):
    """What the others see of an act made face down."""


class View(Struct, frozen=True):
    """All that one seat may know.  Built field by field, never by deletion."""

    seat: Seat
    awaiting: tuple[Seat, ...]


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence before it is put into words: an id of the .ftl files and its arguments.

    An argument that is a message itself ("a dagger", a seat's name) is put into words first.
    """

    id: str
    args: Mapping[str, int | str | Message] = {}


class Refusal(Struct, frozen=True):
    """Why an act is not allowed: the rule that forbids it, and a sentence."""

    rule: str
    message: Message


class Alarm(Struct, frozen=True):
    """Asks the room to make the CLOCK act, so many seconds after the alarm first shows."""

    seconds: float
    action: Action


class Handles(Struct, frozen=True):
    """How a finger makes an act on a board: a handle is a kind and a name, such as "card:dagger".

    ``take`` is what it touches first, in any order; then a touch of a ``goal`` does it, and so does
    letting go over one.  With nothing to take the goal alone does it; an act without handles is no
    thing of the board and has a button.  ``main`` is the one act that the gold slot offers while
    nothing is in hand.
    """

    take: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    main: bool = False


V = TypeVar("V", bound=View)
SEALED: Final = Sealed()


class State(ABC, Generic[A]):
    """A position.  Mutable, cheap to copy; ``apply`` trusts its caller."""

    __slots__ = ()

    @abstractmethod
    def awaiting(self) -> Sequence[Seat]:
        """Who may act now: one seat, several at once, or () when the game is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[A]:
        """The listed acts of an awaited seat, in a fixed order; never empty for it."""

    @abstractmethod
    def apply(self, seat: Seat, action: A) -> None:
        """Act.  Deterministic: all luck is in the action."""

    @abstractmethod
    def forbids(self, seat: Seat, action: A) -> Refusal | None:
        """The rule that forbids an awaited seat this act, or None: the game's one authority.

        Only asked for acts of the kinds that players make, by a seat that is awaited.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    def scores(self) -> Sequence[int]:
        """What each seat would count if the match ended now: the lines of its tally."""
        return [sum(lines.values()) for lines in self.tally()]

    @abstractmethod
    def tally(self) -> Sequence[Mapping[str, int]]:
        """The score of each seat line by line; the lines add up to it."""

    def ranks(self) -> Sequence[int]:
        """Final places, 1 for each winner: by the scores, if the game says nothing else.

        A game nobody wins has no 1.
        """
        return places(self.scores())

    def odds(self) -> Weighed[A]:
        """All LUCK may do, with weights; one type of act at a time.  Asked when LUCK is awaited."""
        return ()

    def alarm(self) -> Alarm | None:
        """The sandglass now running, if any."""
        return None

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        """Those of the game's open kinds of which this awaited seat may make an act now."""
        return ()

    def refusal(self, seat: Seat, action: A) -> Refusal | None:
        """G1, G2, G3, G4 · Why not: any seat, any act, at any time; None for what is allowed."""
        awaiting = self.awaiting()
        if not awaiting:
            return OVER
        if seat not in awaiting:
            return NOT_AWAITED
        if seat == LUCK:
            return None if any(action == outcome for outcome, _ in self.odds()) else NO_SUCH_ACT
        if seat == CLOCK:
            alarm = self.alarm()
            return None if alarm is not None and action == alarm.action else NO_SUCH_ACT
        if type(action).__name__ in self.not_for_players():
            return NOT_A_PLAYER
        return self.forbids(seat, action)

    def not_for_players(self) -> frozenset[str]:
        """The names of the kinds of act that only LUCK and the CLOCK make."""
        return frozenset()


OVER: Final = Refusal("G2", Message("refused-over"))
NOT_AWAITED: Final = Refusal("G1", Message("refused-not-awaited"))
NO_SUCH_ACT: Final = Refusal("G3", Message("refused-no-such-act"))
NOT_A_PLAYER: Final = Refusal("G4", Message("refused-not-a-player"))
GENERAL_RULES: Final = ("G1", "G2", "G3", "G4")

Position: TypeAlias = dict[str, Any]
"""A position in plain JSON, as contract.md describes it for each game."""

S = TypeVar("S", bound=State[Any])

Picture: TypeAlias = Sequence[Sequence[tuple[str, str]]]
"""Lines of (text, style); a style is words: bold, a hue, ``on-`` a hue (terminal/palette.py)."""


class Game(Struct, Generic[S, A, V], frozen=True):
    """Everything the platform needs of one game, found by its folder."""

    key: str
    version: int  # of the rules: a match played by another version is not replayed by this one
    seats: range
    options: type[Struct]
    actions: Any  # the union of the game's actions: what the codec accepts
    views: type[V]
    start: Callable[[int, Any], S]
    """Even the opening deal is left to LUCK."""
    view: Callable[[S, Seat], V]
    shown: Callable[[S, Seat, A, Seat], A | Sealed]
    """How an act about to be applied looks from a seat: (state, actor, act, to)."""
    imagine: Callable[[V, Random], S]
    """A fair draw among the states that give this very view."""
    read: Callable[[Position, Any], tuple[int, Any, S]]
    """A written position with its number of seats and options, or BadPosition."""
    write: Callable[[S], Position]
    story: Callable[[V, Seat, A | Sealed, V], Sequence[Message]]
    """What happened, from what this viewer saw: (before, actor, shown act, after)."""
    prompt: Callable[[V, Sequence[A]], Message]
    """The one sentence "what can I do now"."""
    label: Callable[[V, A], Message]
    """An act in the words of a menu."""
    board: Callable[[V], Sequence[Section]]
    """The view as messages that a person can play from: who shows them puts them into words."""
    evaluate: Callable[[S], Sequence[float]]
    """How well each seat stands, between 0 and 1."""
    audit: Callable[[S], None]
    """Fails when a part of the box is missing, doubled or swapped."""
    package: str  # where the folder is
    chances: Callable[[V], Sequence[tuple[A, int]]] | None = None
    """What LUCK may do now, with weights, as far as this viewer knows; () if not awaited.

    Not given: nothing that bears on it is hidden from anybody, see ``likely``.
    """
    effect: Callable[[V, A | Sealed], Any] | None = None
    """What an act does, as plain data for pictures: a board draws it and knows no rules."""
    scenery: Callable[[V], Any] | None = None
    """What is printed and where it lies, as plain data for pictures.

    The same object as long as it is the same: a table tells it again only when it has changed.
    """
    handles: Callable[[V, A], Handles] | None = None
    """What of its board a listed act is made by; not given: there is no board."""
    wish: Callable[[V, Sequence[str]], A | None] | None = None
    """The act that touching these handles would mean, on the menu or not; None: no act."""
    open: tuple[str, ...] = ()  # kinds of which more acts are allowed than listed, see open_kinds
    tells_all: bool = False  # once the match is over, the record shows what was sealed
    spacing: float = 0.0  # seconds at least between two acts of one seat in a race: early ones wait
    impatience: Callable[[S], tuple[Seat, A, float] | None] | None = None
    """What a room does for a seat that keeps everybody waiting, after how many seconds."""
    reflex: Callable[[V, Sequence[A], int, Random], tuple[A | None, float]] | None = None
    """In a race there is no time to think: what a bot's hand does and the seconds it takes.

    (view, menu, how good the bot is: 0 random, 1 greedy, 2 mate); None: it looks again then.
    """
    paint: Callable[[V, Any, A | None, int, int], Picture] | None = None
    """The board in colour, if the game has one: (view, words, act to preview, width, height)."""

    def action(self, given: object) -> A:
        """An action from plain JSON; unknown types and fields are refused, values are not."""
        try:
            action: A = msgspec.convert({"act": given}, _holding(self.actions)).act
        except msgspec.ValidationError as error:
            raise FlibusteError(self._misread(given, str(error)), self.key) from None
        return action

    def likely(self, view: V) -> Weighed[A]:
        """What LUCK may do now, as far as this viewer knows: the odds of any table like this."""
        if self.chances is not None:
            return self.chances(view)
        return self.imagine(view, dice(0)).odds() if LUCK in view.awaiting else ()

    def kinds(self) -> dict[str, type[Action]]:
        """The types of act of this game, by name."""
        return {kind.__name__: kind for kind in get_args(self.actions) or (self.actions,)}

    def _misread(self, given: object, trouble: str) -> Message:
        """What is wrong with something that is no act."""
        kind = given.get("type") if isinstance(given, Mapping) else None
        if not isinstance(given, Mapping) or not isinstance(kind, str):
            return Message("bad-act", {"act": str(given)[:60]})
        if kind not in self.kinds():
            return Message("bad-act-kind", {"kind": kind[:40], "known": ", ".join(self.kinds())})
        fields = self.kinds()[kind].__struct_fields__
        if set(given) != {"type", *fields}:
            listed: str | Message = ", ".join(fields) or Message("no-fields")
            return Message("bad-act-fields", {"kind": kind, "fields": listed})
        return Message(
            "bad-act-value", {"kind": kind, "field": trouble.rpartition("$.act.")[2].strip("`")}
        )


@cache
def _holding(actions: Any) -> Any:
    """A struct with one act in it: msgspec remembers how to read a struct, but not a union."""
    return msgspec.defstruct("Holding", [("act", actions)])


AnyGame: TypeAlias = Game[Any, Any, Any]
