"""Rhum et Honneur written down: positions in plain JSON, as the contract has them.

Besides its keys: ``scenes`` (what is being played, as in chapters.py, if it is not the start of a
turn), ``known`` (goods kept that others than their owner have seen) and ``been`` (for each seat
and each rendezvous to come the places where it is not).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste.core.errors import BadPosition
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.rum.options import Options
from flibuste.games.rum.parts import (
    BIG,
    FIRST_GOODS,
    GOODS,
    PIRATES,
    RESERVE,
    ROUNDS,
    SMALL,
    SQUARES,
    Place,
    names,
)
from flibuste.games.rum.rules.chapter import START
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.turn import Turn
from flibuste.games.rum.sight.chapters import Aboard, AnyChapter
from flibuste.games.rum.sight.telling import SEATS_IN, told
from flibuste.games.rum.sight.view import PLACES_IN, Phase, occupied, phase_of, ship_of, tiles

KEY: Final = "rum"
Number: TypeAlias = Annotated[int, Meta(ge=0, le=PIRATES)]
Waiting: TypeAlias = Annotated[int, Meta(ge=0, le=PIRATES - RESERVE)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class WrittenFaceUp(Struct, forbid_unknown_fields=True):
    """What lies face up; LUCK lays what is not named, null is nothing."""

    tavern: list[str] | UnsetType | None = UNSET
    map: list[str] | UnsetType | None = UNSET
    chest: str | UnsetType | None = UNSET
    scorpion: str | UnsetType | None = UNSET
    bunk: str | UnsetType | None = UNSET
    hammock: str | UnsetType | None = UNSET
    rope: str | UnsetType | None = UNSET


class WrittenTiles(Struct, forbid_unknown_fields=True):
    tavern: list[str] = []
    map: list[str] = []
    chest: list[str] = []
    scorpion: list[str] = []
    guard: list[str] = []
    sleep: list[str] = []
    goods: list[str] = []
    kept: list[str] = []
    waiting: list[str] = []


class WrittenTile(Struct, forbid_unknown_fields=True):
    tile: str
    seen: list[Seat] | None = None


class WrittenUnder(Struct, forbid_unknown_fields=True):
    """Tiles put under their stacks, the next to come up first; guards were seen by all."""

    goods: list[WrittenTile] = []
    small: list[WrittenTile | str] = []
    big: list[WrittenTile | str] = []


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: Annotated[int, Meta(ge=2, le=5)]
    phase: Phase | None = None
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] | None = None
    layout: str | None = None
    first: Seat | None = None
    turn: Seat | None = None
    captain: str | None = None
    alleys: dict[str, Seat] = {}
    reserve: list[Number] | None = None
    common: list[Waiting] | None = None
    coins: list[Coins] | None = None
    rum: list[Number] | None = None
    face_up: WrittenFaceUp | None = None  # null: nothing is named
    tiles: list[WrittenTiles] | None = None
    ship: list[tuple[Aboard, Number]] | None = None
    under: WrittenUnder = msgspec.field(default_factory=WrittenUnder)
    gone: list[str] = []
    scenes: list[AnyChapter] | None = None
    known: dict[str, list[Seat]] = {}
    been: list[list[list[Place]]] | None = None


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    from flibuste.games.rum.sight.knowledge import place_knowledge  # which need all of this module
    from flibuste.games.rum.sight.moment import settle
    from flibuste.games.rum.sight.placing import place

    written = position_fields(position, Written, KEY)
    state = place(written, options)
    place_knowledge(state, written)
    settle(state, written)
    whole = state.layout if state.town is not None else None  # else it belongs to the position
    if whole != options.layout:
        options = msgspec.structs.replace(options, layout=whole)
    return written.seats, options, state


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    turn = state.turn()
    position: Position = {
        "seats": state.seats,
        "phase": phase_of(state),
        "round": state.round,
        "layout": state.layout,
        "first": None if state.first < 0 else state.first,
        "turn": None if turn < 0 else turn,
        "captain": SQUARES[state.captain],
        "alleys": occupied(state),
        "reserve": state.reserve[:],
        "common": state.common[:],
        "coins": state.coins[:],
        "rum": state.rum[:],
        "face_up": face_up_of(state),
        "tiles": [tiles_of(state, seat) for seat in range(state.seats)],
        "ship": [list(row) for row in ship_of(state)],
        "under": under_of(state),
        "gone": list(names(state.gone)),
    }
    if not is_plain(state):
        chapters = [told(scene, state, None) for scene in state.scenes]
        position["scenes"] = msgspec.json.decode(msgspec.json.encode(chapters))
    known = known_of(state)
    if known:
        position["known"] = known
    if any(bits for been in state.been for bits in been):
        position["been"] = [[list(PLACES_IN[bits]) for bits in been] for been in state.been]
    return position


def is_plain(state: State) -> bool:
    """Whether the position says by itself what is being played: the start of a turn, or the end."""
    if not state.scenes:
        return True
    top = state.scenes[-1]
    return isinstance(top, Turn) and top.step == START


def face_up_of(state: State) -> dict[str, Any]:
    tavern, maps, *singles = state.face_up
    keys = ("chest", "scorpion", "bunk", "hammock", "rope")
    told: dict[str, Any] = {"tavern": list(names(tavern)), "map": list(names(maps))}
    for key, kinds in zip(keys, singles, strict=True):
        told[key] = names(kinds)[0] if kinds else None
    return told


def tiles_of(state: State, seat: Seat) -> dict[str, list[str]]:
    held = tiles(state.won[seat], state.goods[seat], (), state.waiting[seat], ())
    return {key: list(getattr(held, key)) for key in WrittenTiles.__struct_fields__}


def under_of(state: State) -> dict[str, Any]:
    everybody = list(range(state.seats))
    told: dict[str, Any] = {
        "goods": [
            {"tile": name, "seen": list(SEATS_IN[state.seen[kind - FIRST_GOODS]])}
            for kind, name in zip(state.under[GOODS], names(state.under[GOODS]), strict=True)
        ]
    }
    for key, stack in (("small", SMALL), ("big", BIG)):
        told[key] = [{"tile": tile, "seen": everybody} for tile in names(state.under[stack])]
    return told


def known_of(state: State) -> dict[str, list[Seat]]:
    """Goods kept that others have seen too, before they were put under the stack."""
    known = {}
    for owner, goods in enumerate(state.goods):
        for kind, name in zip(goods, names(goods), strict=True):
            seen = state.seen[kind - FIRST_GOODS]
            if seen != 1 << owner:
                known[name] = list(SEATS_IN[seen])
    return known


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), KEY)
