"""What each player may know (T30)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste.core.protocol import Seat, View
from flibuste.games.piratoons.options import Tempo
from flibuste.games.piratoons.parts import DOUBLOONS, Place
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.geometry import HEIGHT, WIDTH
from flibuste.games.piratoons.rules.rounds import RoundStep

Across: TypeAlias = Annotated[int, Meta(ge=0, le=WIDTH - 1)]
Down: TypeAlias = Annotated[int, Meta(ge=0, le=HEIGHT - 1)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=DOUBLOONS)]


class Pawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn that was dropped; pawns in one pile lie at the same point (T32).

    x · across the chest, 0 to 171 from the left
    y · down the chest, 0 to 111 from the top
    place · of the tile it counts for; null: void (T10, T11); a position names only the null
    """

    x: Across
    y: Down
    place: Place | UnsetType | None = UNSET


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's ship between Prow and Stern.

    order · ship tiles from the Prow to the Stern
    gear · equipment by ship tile, "prow", "stern"; empty ones left out
    loose · equipment won that stands nowhere yet, in the order of winning (T23)
    holds · whether some arrangement holds everything (T23); if not: Throw; not in a position
    """

    order: tuple[str, ...] = ()
    gear: dict[str, tuple[str, ...]] = {}
    loose: tuple[str, ...] = ()
    holds: bool = True


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it: everything but bids in closed hands.

    seat · who sees this
    awaiting · who is to act
    tempo · beats, or live
    glass · seconds, or beats, until anybody may call stop (T6, T9)
    dexterity · whether pawns are dropped at points (T10); never in beats
    clumsy_no_auction · whether who is out may not bid either (T11)
    components · the table of the printed tiles, if it is not the box's
    hash · of the table of the printed tiles
    step · where the round stands: first, open, tiles, plunder, bids, takes, build, end, over
    round · 1 to 8
    captain · who opens the chest; null: LUCK has not drawn yet
    chest · what was turned up, by place; null: taken away, or not there
    unseen · tiles still in the piles, by name
    seconds · that have passed, or beats that are over; the glass is out at ``glass``
    acted · who has had a turn in this beat (beats)
    dropped · whether anybody has dropped a pawn in this beat (beats)
    pawns · by seat, in the order of dropping
    piles · centres of the piles, oldest first (dexterity)
    leaders · by place, who would win the tile if the plunder ended now; null: nobody (T15)
    reserve · pawns not dropped, by seat
    out · by seat, whether by an offence out of this round (T11)
    doubloons · by seat
    supply · doubloons that nobody has
    paid · pay of this round by seat, nothing before (T13)
    halvings · how often all gave back half of their doubloons before it (T14)
    won · tiles won in this round by seat: sharing out, then auction
    floating · equipment in the sea (T20, T23)
    has_bid · by seat
    bids · of this round by seat: all once revealed, before that only one's own; else null
    takers · who still takes a tile, the next one first (T19)
    ships · by seat
    thrown · by seat in this phase, in order (T23)
    built · by seat, who has left the yard (T23, T24)
    spent · tiles out of the game
    scores · by seat, if the match ended now
    lines · of these scores by seat, as in the tally at the end (T25–T28)
    """

    tempo: Tempo
    glass: int
    dexterity: bool
    clumsy_no_auction: bool
    components: Components | None
    hash: str
    step: RoundStep
    round: int
    captain: Seat | None
    chest: dict[Place, str | None]
    unseen: dict[str, int]
    seconds: int
    acted: tuple[Seat, ...]
    dropped: bool
    pawns: tuple[tuple[Pawn, ...], ...]
    piles: tuple[tuple[Across, Down], ...]
    leaders: dict[Place, Seat | None]
    reserve: tuple[int, ...]
    out: tuple[bool, ...]
    doubloons: tuple[int, ...]
    supply: int
    paid: tuple[int, ...]
    halvings: int
    won: tuple[tuple[str, ...], ...]
    floating: tuple[str, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    takers: tuple[Seat, ...]
    ships: tuple[Ship, ...]
    thrown: tuple[tuple[str, ...], ...]
    built: tuple[bool, ...]
    spent: tuple[str, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
