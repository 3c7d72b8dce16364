"""What is kept of a table: its header, and the entries of its journal.  Nothing is ever changed."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

UndoPolicy: TypeAlias = Literal["none", "strict", "family"]


class Seating(Struct, frozen=True):
    """A chair as the table was opened: for a person to come, or for a bot."""

    kind: Literal["open", "bot"]
    bot: str | None = None
    name: str = ""  # of the bot; those of before have the names that their table's id gives them


class Series(Struct, frozen=True):
    """What a company has played before, table after table: the people, and who won how often."""

    people: tuple[str, ...]  # guests
    matches: int
    wins: dict[str, int]  # by guest, or by a bot's name


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """How long everybody may think.

    Gentle: a sandglass of so many seconds for each decision, which only nags.  Bank: each decision
    has so many seconds of its own, and what goes beyond comes out of the player's minutes.
    """

    kind: Literal["gentle", "bank"]
    seconds: float = 0.0
    minutes: float = 0.0
    zero: Literal["bot", "vote"] = "vote"  # who decides that a bot plays on when all is spent


class Delay(Struct, frozen=True, forbid_unknown_fields=True):
    """Watchers see nothing that is younger than so many moves, and so many minutes."""

    moves: int = 0
    minutes: float = 0.0


class Fork(Struct, frozen=True):
    """The match that a table leaves at a step, to go on another way."""

    line: str
    step: int  # acts that are the same
    luck: Literal["same", "new"]
    names: tuple[str, ...] = ()  # of who played it; none: nobody knows


class Header(Struct, frozen=True):
    """A table as it was opened."""

    table: str
    watch: str  # the id that watchers know: it opens no chair
    game: str
    version: int  # of the rules
    options: dict[str, Any]
    chairs: tuple[Seating, ...]
    seed: str
    fingerprint: str
    public: bool
    undo: UndoPolicy
    chat: bool
    pace: float  # seconds a bot takes at least
    position: dict[str, Any] | None = None
    series: Series | None = None  # the tables before this one
    clocks: Clocks | None = None
    delay: Delay | None = None  # of what watchers see
    rated: bool = False  # what everybody is worth is learnt from this match
    fork: Fork | None = None


class Entry(Struct, frozen=True, tag=True, gc=False, kw_only=True, omit_defaults=True):
    """One line of a table's journal; they share one numbering from 1."""

    at: float | None = None  # when, where time counts: in seconds of the table's own clock


class Acted(Entry, frozen=True):
    seat: int
    act: dict[str, Any]
    id: str | None = None  # the client's, so that the same act sent twice is one act
    left: float | None = None  # seconds on the sandglass, if one runs
    lag: float | None = None  # seconds that the player's line took, if they are given back


class Joined(Entry, frozen=True):
    seat: int
    guest: str
    name: str
    by: str | None = None  # the guest whose browser it is, where that is somebody else


class Left(Entry, frozen=True):
    """A player gives up the chair before the match has begun."""

    seat: int


class BotSits(Entry, frozen=True):
    """A bot takes a chair: an empty one before the match, or in it that of who was removed."""

    seat: int
    bot: str
    name: str = ""


class Renamed(Entry, frozen=True):
    seat: int
    name: str


class Reordered(Entry, frozen=True):
    """Before the match: on each chair now sits who sat on the one named in its place."""

    order: tuple[int, ...]


class ChairAdded(Entry, frozen=True):
    """Before the match: one more chair, at the end, for somebody to come."""


class ChairDropped(Entry, frozen=True):
    """Before the match: a chair where no person sits is taken away; those after it move up."""

    seat: int


class Arranged(Entry, frozen=True):
    """Before the match: it will be played with these options."""

    options: dict[str, Any]


class Cancelled(Entry, frozen=True):
    """There will be no match at this table."""


class HostIs(Entry, frozen=True):
    """The host's role goes to another person."""

    seat: int


class Begun(Entry, frozen=True):
    """The host starts the match."""


class Spoke(Entry, frozen=True):
    seat: int
    text: str


class TakenOver(Entry, frozen=True):
    """A bot plays for a player who is away."""

    seat: int
    bot: str


class GivenBack(Entry, frozen=True):
    seat: int


class Conceded(Entry, frozen=True):
    """A player gives up; the bot plays for them to the end."""

    seat: int
    bot: str


class HandShown(Entry, frozen=True):
    """A player lets one friend look into the own hand, by this key."""

    seat: int
    key: str


class HandHidden(Entry, frozen=True):
    """… and no longer."""

    seat: int


class OutOfTime(Entry, frozen=True):
    """A player's time is spent; the bot plays for them to the end."""

    seat: int
    bot: str


class Granted(Entry, frozen=True):
    """The others give a player whose time is spent so many seconds more."""

    seat: int
    seconds: float


class Paused(Entry, frozen=True):
    """No clock runs, by everybody's consent."""

    seat: int


class Resumed(Entry, frozen=True):
    """They run again."""

    seat: int


class Stopped(Entry, frozen=True):
    """The match is closed where it stands, by a majority of the people."""


class TakenBack(Entry, frozen=True):
    """Every act after entry ``to`` is taken back."""

    seat: int
    to: int
    left: float | None = None


class NextTable(Entry, frozen=True):
    """The match is played once more, at another table."""

    table: str
    watch: str


AnyEntry: TypeAlias = (
    Acted
    | Joined
    | Left
    | BotSits
    | Renamed
    | Reordered
    | ChairAdded
    | ChairDropped
    | Arranged
    | Cancelled
    | HostIs
    | Begun
    | Spoke
    | TakenOver
    | GivenBack
    | Conceded
    | HandShown
    | HandHidden
    | OutOfTime
    | Granted
    | Paused
    | Resumed
    | Stopped
    | TakenBack
    | NextTable
)
