"""What each player may know (P19)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.protocol import Seat, View
from flibuste.games.plank import parts

Half: TypeAlias = Literal["Enter", "Shift"] | None
HALVES: tuple[Half, ...] = (None, "Enter", "Shift")
Value: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Card: TypeAlias = tuple[parts.Crew, Value]


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a player: all can be known by counting (P19).

    pirates · values
    actions · cards, −3 to 2
    no_thanks · whether it is still there
    """

    pirates: tuple[Value, ...] = parts.VALUES
    actions: tuple[Annotated[int, Meta(ge=-3, le=2)], ...] = parts.ACTIONS
    no_thanks: bool = True


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of an unplayed crew, face down.

    cards · values left, 0 is "No thanks!", even if its place is known
    no_thanks_at · cards above it, or null if nobody knows (P15)
    """

    cards: tuple[Annotated[int, Meta(ge=0, le=6)], ...] = (0, *parts.VALUES)
    no_thanks_at: Annotated[int, Meta(ge=0, le=6)] | None = None


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it.

    seat · who sees this
    awaiting · who is to act
    crews · by seat
    ages · seats from the youngest; none before LUCK has told
    chosen · pirates picked or turned up for the first placement, by crew; null: face down
    aside · the crew whose "No thanks!" waits to be put back, or null
    plank · crew and value, from place 1
    fallen · in the order of falling, four to a pile
    hands · by seat; what is face down is still among it
    piles · of the unplayed crews, by crew
    order · crews in the order of play; none before the first placement
    turn · whose it is: a crew, or null before the first placement
    half · what the turn has seen: null, "Enter" or "Shift"
    scores · by seat, if the match ended now
    """

    crews: tuple[parts.Crew, ...]
    ages: tuple[Seat, ...]
    chosen: dict[parts.Crew, int | None]
    aside: parts.Crew | None
    plank: tuple[Card, ...]
    fallen: tuple[Card, ...]
    hands: tuple[Hand, ...]
    piles: dict[parts.Crew, Pile]
    order: tuple[parts.Crew, ...]
    turn: parts.Crew | None
    half: Half
    scores: tuple[int, ...]
