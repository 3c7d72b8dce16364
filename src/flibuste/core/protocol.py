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

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.leanings import Leanings
from flibuste.core.luck import dice
from flibuste.core.net import Net, Row
from flibuste.core.odds import A, Weighed
from flibuste.core.state import BaseState
from flibuste.core.terms import (
    CLOCK,
    GENERAL_RULES,
    LUCK,
    NO_SUCH_ACT,
    NOT_A_PLAYER,
    NOT_AWAITED,
    OVER,
    SEALED,
    WATCHER,
    Action,
    Alarm,
    Handles,
    Message,
    Refusal,
    Sealed,
    Seat,
    View,
)

if TYPE_CHECKING:
    from random import Random

    from flibuste.core.sections import Section

__all__ = [
    "CLOCK", "GENERAL_RULES", "LUCK", "NOT_AWAITED", "NOT_A_PLAYER", "NO_SUCH_ACT", "OVER",
    "SEALED", "WATCHER", "Action", "Alarm", "AnyGame", "Game", "Handles", "Message", "Picture",
    "Position", "Refusal", "S", "Sealed", "Seat", "State", "V", "View",
]  # fmt: skip

V = TypeVar("V", bound=View)
Position: TypeAlias = dict[str, Any]
"""A position in plain JSON, as contract.md describes it for each game."""

State = BaseState  # by this name everybody knows it; mypyc wants another than that of the games
S = TypeVar("S", bound=BaseState[Any])

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
    judge: Callable[[S], Sequence[float]] | None = None
    """The same as ``evaluate``, learned from matches; not given: nothing has been learned."""
    guide: Callable[[S], Sequence[float]] | None = None
    """What imagined players follow; not given: ``judge``.  Where a quick one serves as well, more
    can be imagined in the same time.
    """
    features: Callable[[S], list[Row]] | None = None
    """What is learned from: a row of numbers for each seat, by the names in ``net``."""
    net: Net | None = None  # what has been learned
    hunch: Callable[[S, Seat, Random], A] | None = None
    """What a seat that is awaited would do at a glance: any act, the better ones more often.  Where
    it is given imagined matches are played on by it, many in the time of a few.
    """
    leanings: Leanings | None = None  # what it goes by
    weigh: Callable[[S, Seat], float] | None = None
    """How much likelier an imagined state is than others behind the same view of this seat, by how
    people play: the logarithm.  Learned too; not given: what is hidden tells nothing.
    """
    sensible: Callable[[V, Sequence[A]], Sequence[A]] | None = None
    """Of a menu what is worth a thought: acts that another of them beats whatever is hidden, by
    what this seat sees or as matches have shown, are left out.  Bots go by it; the rules do not.
    """
    chances: Callable[[V], Sequence[tuple[A, int]]] | None = None
    """What LUCK may do now, with weights, as far as this viewer knows; () if not awaited.

    Not given: nothing that bears on it is hidden from anybody, see ``likely``.
    """
    effect: Callable[[V, A | Sealed], Any] | None = None
    """What an act does, as plain data for pictures: a board draws it and knows no rules."""
    holdings: Callable[[V], Mapping[str, float]] | None = None
    """What the viewer, a seat, counts: numbers by name, the weightiest first, each with its words
    ``holding-…``.  A hint tells what an act changes of them, where the game has no ``gist``.
    """
    gist: Callable[[V, A], Message | None] | None = None
    """What an act comes to, in a sentence to whoever could make it; None: nothing worth a word.  A
    hint begins with it.
    """
    scenery: Callable[[V], Any] | None = None
    """What is printed and where it lies, as plain data for pictures.

    The same object as long as it is the same: a table tells it again only when it has changed.
    """
    handles: Callable[[V, A], Handles] | None = None
    """What of its board a listed act is made by; not given: there is no board."""
    offers: Callable[[V, Sequence[A]], tuple[list[Any], list[Any], list[Any]]] | None = None
    """Labels, effects and handles of a menu in one go, ready for JSON, where that is less work: the
    same as one by one.
    """
    wish: Callable[[V, Sequence[str]], A | None] | None = None
    """The act that touching these handles would mean, on the menu or not; None: no act."""
    open: tuple[str, ...] = ()  # kinds of which more acts are allowed than listed, see open_kinds
    undoing: tuple[str, ...] = ()
    """Kinds of act that only take back what the same seat has just begun: for people who think
    again.  A bot has thought before, and would go to and fro.
    """
    sights: Callable[[S, Sequence[Seat]], Sequence[V]] | None = None
    """The views of several at once, where that is less work: what all see is made once, from the
    state alone, and so it is the same for all whoever looks.
    """
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
