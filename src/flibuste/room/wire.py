"""
What goes over a table's socket, in both directions.  docs/protocol.md describes it for outsiders,
and the page's TypeScript types are generated from these structs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from flibuste.bots.hints import Strength
from flibuste.core.protocol import Handles, Message
from flibuste.room.asked import Banks, LateAsked, PauseAsked
from flibuste.room.results import Rated, Series, Unrated
from flibuste.room.wishes import FromClient, PeopleRequest
from flibuste.store.records import Clocks, Delay

LUCK = "Flibuste-Luck"  # a header by which tests name a table's luck
LARGEST_FRAME = 8_192  # bytes from a client; no honest message comes near
LONGEST_CHAT = 500  # characters


# From a client


class Act(FromClient, frozen=True):
    """Act from the menu with this number.  The same id twice is one act."""

    menu: int
    act: dict[str, Any]


class Why(FromClient, frozen=True):
    """Why may I not do this?"""

    act: dict[str, Any]


class Wonder(FromClient, frozen=True):
    """Why does a touch of this do nothing?  What is in hand, and last what was touched."""

    handles: tuple[str, ...]


class Hint(FromClient, frozen=True):
    """What would a captain do in my place?  A nudge says where to look, why adds the reason."""

    strength: Strength = "move"


class Undo(FromClient, frozen=True):
    """Take back my last act: at once while it is free, else the others are asked; asked once more
    while they think it over, I do not want it any longer.
    """


class Consent(FromClient, frozen=True):
    """The answer to another player who asks to take back."""

    yes: bool


class Chat(FromClient, frozen=True):
    text: str


class TakeOver(FromClient, frozen=True):
    """Let a bot play for a player in turn who has been away for a while."""

    seat: int


class Again(FromClient, frozen=True):
    """The match is over: the same table once more."""


Request: TypeAlias = (
    Act | Why | Wonder | Hint | Undo | Consent | Chat | TakeOver | Again | PeopleRequest
)


# From the server


class ToClient(Struct, frozen=True, tag=True, gc=False):
    """Numbers are those of the table's journal."""


class Chair(Struct, frozen=True):
    """Who sits there: a person ("human"), nobody yet ("open"), or a bot."""

    seat: int
    kind: str
    name: str
    bot: str | None
    online: bool
    host: bool
    playing: bool  # False: a bot plays for the person who sits there
    conceded: bool = False  # … to the end
    lag: int | None = None  # milliseconds to their page and back, measured where it counts
    late: bool = False  # … to the end, because their time was spent
    shown: bool = False  # a friend may look into this hand


class Menu(Struct, frozen=True):
    """What I may do; labels, and effects and handles if the game has them, go with each act."""

    number: int
    acts: Any
    labels: list[Message]
    effects: Any
    handles: list[Handles] | None
    open: tuple[str, ...]


class Clock(Struct, frozen=True):
    """The sandglass: seconds left when this was sent."""

    left: float
    of: float


class TookBack(Struct, frozen=True):
    """Somebody has taken back so many moves, of whoever: luck's are not counted."""

    number: int
    seat: int
    moves: int


class Snapshot(ToClient, frozen=True):
    """The whole table as this client may know it; sent on entering and after a take-back."""

    number: int
    phase: str  # waiting, running, over or cancelled
    game: str
    options: Mapping[str, Any]
    you: int | None  # a seat, or None for a watcher
    chat: bool
    undo: str
    fingerprint: str  # SHA-256 of the table's seed: luck was settled before the first act
    seats: list[Chair]
    view: Any
    menu: Menu | None
    prompt: Message | None
    awaiting: list[int | str]
    clock: Clock | None = None
    said: list[Said] = []  # the last of the talk
    again: str | None = None  # the next table, once somebody wants to play again
    watchers: int = 0  # people who are here and sit nowhere
    scenery: Any = None  # what is printed and where it lies, if the game tells it
    secret: list[int] = []  # who at this device sees, or chooses, what a watcher does not
    clocks: Clocks | None = None  # how long everybody may think, as was agreed
    delay: Delay | None = None  # of what watchers see
    hand: int | None = None  # to a friend who looks into it
    rated: bool = False  # what everybody is worth is learnt from this match
    whatif: int | None = None  # after so many acts it has left another match
    taken: list[TookBack] = []  # what has been taken back, the last of it


class Step(ToClient, frozen=True):
    """One act as this client sees it."""

    number: int
    seat: int | str
    act: Any
    effect: Any  # what it does as data for a picture, if the game tells it
    story: list[Message]
    odds: list[tuple[Any, int, Message]] | None  # of luck in the open: all that could be
    view: Any
    menu: Menu | None
    prompt: Message
    awaiting: list[int | str]
    clock: Clock | None = None
    scenery: Any = None  # what it is now; None: as before
    secret: list[int] = []  # as in the Snapshot


class Over(ToClient, frozen=True):
    """How it ended.  SHA-256 of the seed is the fingerprint that was shown from the beginning."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None  # None: it was stopped, and this is how it stood
    tally: list[Mapping[str, int]]
    code: str
    seed: str
    series: Series | None = None  # from the second match on
    ratings: list[Rated] | None = None  # by seat, if the match was rated …
    unrated: Unrated | None = None  # … and why not, if it was to be


class Seats(ToClient, frozen=True):
    """Somebody came, left, or changed chairs; watchers are counted, not named."""

    seats: list[Chair]
    watchers: int


class Said(ToClient, frozen=True):
    number: int
    seat: int
    text: str


class Refused(ToClient, frozen=True):
    """A request that was not met; nothing has changed."""

    id: str | None
    error: str
    rule: str | None
    message: Mapping[str, str]
    near: Any


class Because(ToClient, frozen=True):
    """The answer to Why: no rule forbids it (None), or this one does."""

    id: str
    rule: str | None
    message: Mapping[str, str] | None
    near: Any


class Hand(ToClient, frozen=True):
    """The key by which one friend looks into my hand; None: nobody does any more."""

    id: str
    token: str | None


class Hinted(ToClient, frozen=True):
    """The act, or for a nudge none and the handles to look at; why in both languages."""

    id: str
    act: Any
    look: list[str] = []
    why: Mapping[str, str] | None = None


class Remarked(ToClient, frozen=True):
    """A bot with a character says a word about what everybody has seen; it is said once."""

    number: int
    seat: int
    text: Mapping[str, str]


class UndoAsked(ToClient, frozen=True):
    """A player asks to take back; `waiting` have still to answer; `granted` once it is settled."""

    seat: int
    waiting: list[int]
    granted: bool | None
    steps: int = 0  # that would go: the act, and all after it
    story: list[Message] = []  # of the act that would be taken back, as this client was told it


class StopAsked(ToClient, frozen=True):
    """Somebody would stop here, or nobody but one is left who has not conceded (`seat` is None).

    So many must say yes; `stopped` once it is settled.
    """

    seat: int | None
    yes: list[int]
    no: list[int]
    needed: int
    stopped: bool | None


class Nudged(ToClient, frozen=True):
    """Somebody knocks: you are awaited."""

    seat: int


class StoodIn(ToClient, frozen=True):
    """To a player who is back: a bot has acted so many times for you, first and last at these
    numbers; the steps themselves are told like all others.
    """

    seat: int
    bot: str
    first: int
    last: int
    acts: int


class Trouble(ToClient, frozen=True):
    """A bot or the room itself stumbled: for the host, with the code to report.

    The code names a line of the server's log: the match code itself would show every hand.
    """

    message: Mapping[str, str]
    code: str


class Notice(ToClient, frozen=True):
    """From who runs the server, to everybody: it closes in a moment, say."""

    message: Mapping[str, str]


class Rematch(ToClient, frozen=True):
    """The next table, and the key to the same chair there; a watcher may watch it."""

    table: str
    seat: int | None = None
    token: str | None = None


Answer: TypeAlias = (
    Snapshot
    | Step
    | Over
    | Seats
    | Said
    | Refused
    | Because
    | Hinted
    | Hand
    | Remarked
    | UndoAsked
    | StopAsked
    | Banks
    | PauseAsked
    | LateAsked
    | Nudged
    | StoodIn
    | Trouble
    | Notice
    | Rematch
)
