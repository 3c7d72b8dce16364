"""Piratoons written down: positions in plain JSON, as the contract has them.

Besides its keys, for moments that those cannot tell: ``open`` (the chest is open, nothing turned
up yet; places that are not named are still to be turned up, null is an empty one), a pawn's
``void``, ``piles`` (their centres, oldest first), ``out``, in beats ``acted``, ``turn`` and
``dropped``; in the auction ``bids`` and ``takers``; a ship's ``loose`` equipment, ``thrown`` and
``built`` in the yard; of the round so far ``won``, ``paid`` and ``halvings``; and the hash of the
table of ``components``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.positions import position_fields
from flibuste.core.protocol import Position, Seat
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.parts import DOUBLOONS, HULL_NAMES, KEY, PLACES, TILES, UNDEALT, Place
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import (
    HEIGHT,
    VOID,
    WIDTH,
    across,
    down,
    place_at,
    place_of,
)
from flibuste.games.piratoons.rules.ships import Ship
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.rules.steps import OVER, PLUNDER, STEPS, TAKES, TILES_STEP

Phase: TypeAlias = Literal["plunder", "auction", "build", "end"]
PHASES: dict[str, Phase] = {
    "first": "plunder",
    "open": "plunder",
    "tiles": "plunder",
    "plunder": "plunder",
    "bids": "auction",
    "takes": "auction",
    "build": "build",
    "end": "end",
    "over": "end",
}
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Doubloons: TypeAlias = Annotated[int, Meta(ge=0, le=DOUBLOONS)]
Across: TypeAlias = Annotated[int, Meta(ge=0, le=WIDTH - 1)]
Down: TypeAlias = Annotated[int, Meta(ge=0, le=HEIGHT - 1)]


class WrittenPawn(Struct, forbid_unknown_fields=True):
    x: Across
    y: Down
    void: bool = False


class WrittenShip(Struct, forbid_unknown_fields=True):
    order: list[str] = []
    gear: dict[str, list[str]] = {}
    loose: list[str] = []


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Phase = "plunder"
    round: Annotated[int, Meta(ge=1, le=8)] | None = None
    captain: Seat | None = None
    chest: dict[Place, str | None] = {}
    pawns: list[list[WrittenPawn]] | None = None
    seconds: Number | None = None  # not named: none, or as many beats as the drops have taken
    doubloons: list[Doubloons] | None = None
    floating: list[str] = []
    ships: list[WrittenShip] | None = None
    spent: list[str] = []
    open: bool = False
    piles: list[tuple[Across, Down]] | None = None
    out: list[Seat] = []
    acted: list[Seat] = []
    turn: Seat | None = None
    dropped: bool = False
    bids: list[Doubloons | None] | None = None
    takers: list[Seat] | None = None
    thrown: list[list[str]] | None = None
    built: list[Seat] = []
    won: list[list[str]] | None = None
    paid: list[Number] = []
    halvings: Number = 0
    components: str | None = None


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    from flibuste.games.piratoons.sight.placing import settle  # which needs all of this module

    written = position_fields(position, Written, KEY)
    return written.seats, options, settle(written, options)


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    position: Position = {
        "seats": state.seats,
        "phase": PHASES[STEPS[state.step]],
        "round": state.round,
        "captain": None if state.captain == NOBODY else state.captain,
        "chest": {
            place: TILES[tile] if tile >= 0 else None
            for place, tile in zip(PLACES, state.chest, strict=True)
            if tile != UNDEALT
        },
        "pawns": [[pawn_of(one) for one in dropped] for dropped in state.pawns],
        "seconds": state.seconds,
        "doubloons": state.doubloons[:],
        "floating": named(state.floating),
        "ships": [ship_of(ship) for ship in state.ships],
        "spent": named(state.spent),
    }
    more = {
        "open": state.step == TILES_STEP,
        "piles": [[across(spot), down(spot)] for spot in state.piles],
        "out": seats_in(state.out),
        "acted": seats_in(state.acted),
        "dropped": state.dropped,
        "thrown": [named(items) for items in state.thrown] if any(state.thrown) else [],
        "built": list(range(state.seats)) if state.step == OVER else seats_in(state.built),
        "won": [named(tiles) for tiles in state.won] if any(state.won) else [],
        "paid": list(state.paid),
        "halvings": state.halvings,
    }
    position |= {key: value for key, value in more.items() if value}
    if state.step == PLUNDER and state.beats and state.waiting[0] >= 0:
        position["turn"] = state.waiting[0]
    if any(bid != NO_BID for bid in state.bids):
        position["bids"] = [None if bid == NO_BID else bid for bid in state.bids]
    if state.step == TAKES:
        position["takers"] = list(state.takers)
    return position | {"components": state.table.hash}


def pawn_of(dropped: int) -> dict[str, Any]:
    """A void pawn is marked as such only where it could count."""
    x, y = across(dropped), down(dropped)
    told: dict[str, Any] = {"x": x, "y": y}
    if place_of(dropped) == VOID and place_at(x, y) != VOID:
        told["void"] = True
    return told


def ship_of(ship: Ship) -> dict[str, Any]:
    gear = {
        HULL_NAMES[hull]: named(items)
        for hull, items in zip(ship.hulls(), ship.gear, strict=True)
        if items
    }
    told: dict[str, Any] = {"order": named(ship.order), "gear": gear}
    return told | {"loose": named(ship.loose)} if ship.loose else told


def named(tiles: Sequence[int]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def seats_in(bits: int) -> list[Seat]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
