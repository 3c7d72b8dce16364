"""A written position put on the table: where every part is, or BadPosition naming the wrong one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from flibuste.core.protocol import Seat
from flibuste.games.rum.options import Options
from flibuste.games.rum.parts import (
    BARRELS,
    BIG,
    BUNK,
    CHEST,
    COPIES,
    GOODS,
    HAMMOCK,
    IMAGINARY,
    KIND,
    MAP,
    NAMES,
    PIPS,
    PIRATES,
    RENDEZVOUS,
    ROPE,
    ROUNDS,
    SCORPION,
    SHOWN,
    SMALL,
    SQUARE,
    STACK_OF,
    TAVERN,
    TWO,
)
from flibuste.games.rum.rules.brawl import WITH_ROPES
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.town import layout_of, slots_of, town_of
from flibuste.games.rum.sight.chapters import BargainTold, BrawlTold
from flibuste.games.rum.sight.notation import Written, WrittenFaceUp, WrittenTile, bad
from flibuste.games.rum.sight.telling import crew_of

PLATE: Final = re.compile(r"[1-9]\.[0-3]")  # with its quarter turns
PLATES: Final = 9
FACE_UP: Final = {  # by the key of a written position
    "tavern": TAVERN,
    "map": MAP,
    "chest": CHEST,
    "scorpion": SCORPION,
    "bunk": BUNK,
    "hammock": HAMMOCK,
    "rope": ROPE,
}
HELD: Final = {  # by the key of a written position
    "tavern": (TAVERN,),
    "map": (MAP,),
    "chest": (CHEST,),
    "scorpion": (SCORPION,),
    "guard": (SMALL, BIG),
    "sleep": (BUNK, HAMMOCK, ROPE),
    "kept": (RENDEZVOUS,),
    "goods": (GOODS,),
    "waiting": (RENDEZVOUS,),
}


def place(written: Written, options: Options) -> State:
    """Everything but what is known (knowledge.py) and what is being played (settling.py)."""
    state = State(written.seats, options)
    state.scenes = []
    if written.layout is not None:
        lay_plates(state, written.layout)
    state.round = ROUNDS if written.phase == "end" else 1
    if written.round is not None:
        if written.phase == "end" and written.round != ROUNDS:
            raise bad("position-round", rounds=ROUNDS)
        state.round = written.round
    if written.captain is not None:
        if written.captain not in SQUARE:
            raise bad("position-square", square=written.captain[:40])
        state.captain = SQUARE[written.captain]
    if written.first is not None:
        state.first = seat_in(state, "first", written.first)
    place_numbers(state, written)
    place_tiles(state, written)
    place_pirates(state, written)
    return state


def lay_plates(state: State, layout: str) -> None:
    """H41: the plates laid so far, in rows of three, each once."""
    for word in layout.split():
        if word != "/" and not PLATE.fullmatch(word):
            raise bad("position-plate", plate=word[:20])
    slots = slots_of(layout)
    plates = [plate for plate, _ in slots]
    for plate in plates:
        if plates.count(plate) > 1:
            raise bad("position-plate-twice", plate=str(plate))
    if layout_of(slots) != layout:
        raise bad("position-rows", layout=layout[:60])
    state.layout = layout
    state.town = town_of(layout) if len(slots) == PLATES else None


def seat_in(state: State, part: str, seat: Seat) -> Seat:
    if not 0 <= seat < state.seats:
        raise bad("position-range", part=part, least=0, most=state.seats - 1)
    return seat


def by_seat(state: State, part: str, given: Sequence[Any]) -> list[Any]:
    if len(given) != state.seats:
        raise bad("position-seats", part=part, seats=state.seats)
    return list(given)


def place_numbers(state: State, written: Written) -> None:
    """Reserves, purses and barrels (H2, H5)."""
    for part in ("reserve", "common", "coins", "rum"):
        given = getattr(written, part)
        if given is not None:
            setattr(state, part, by_seat(state, part, given))
    if sum(state.rum) > BARRELS:
        raise bad("position-barrels", barrels=sum(state.rum))
    state.barrels = BARRELS - sum(state.rum)


# Tiles


def place_tiles(state: State, written: Written) -> None:
    """H42: face up, won, hidden, under the stacks, gone; the stacks are the rest."""
    place_face_up(state, written)
    flags = () if written.tiles is None else by_seat(state, "tiles", written.tiles)
    for seat, held in enumerate(flags):
        kinds = {
            key: [kind_of(f"tiles {key}", name, stacks) for name in getattr(held, key)]
            for key, stacks in HELD.items()
        }
        state.goods[seat] = tuple(kinds.pop("goods"))
        state.waiting[seat] = tuple(kinds.pop("waiting"))
        state.been[seat] = (0,) * len(state.waiting[seat])
        state.won[seat] = tuple(sorted([kind for heap in kinds.values() for kind in heap]))
        check_ropes(state, kinds["sleep"])
    state.gone = tuple([kind_of("gone", name, range(BIG + 1)) for name in written.gone])
    check_ropes(state, state.gone)
    place_under(state, written)
    count_tiles(state, written)


def kind_of(part: str, name: str, stacks: Sequence[int]) -> int:
    kind = KIND.get(name)
    if kind is None or STACK_OF[kind] not in stacks:
        raise bad("position-tile", part=part, tile=name[:40])
    return kind


def place_face_up(state: State, written: Written) -> None:
    """H4: at most four taverns and maps; a chest and its scorpion; ropes for four or five."""
    for part, stack in FACE_UP.items():
        given = getattr(written.face_up or WrittenFaceUp(), part) or ()  # UNSET, too, is false
        tiles = (given,) if isinstance(given, str) else given
        state.face_up[stack] = tuple([kind_of(part, name, (stack,)) for name in tiles])
        if len(tiles) > SHOWN:
            raise bad("position-face-up", part=part, most=SHOWN)
    check_ropes(state, state.face_up[ROPE])


def check_ropes(state: State, kinds: Sequence[int]) -> None:
    """H4: ropes are for four or five players."""
    if state.seats < WITH_ROPES and any(STACK_OF[kind] == ROPE for kind in kinds):
        raise bad("position-rope")


def unnamed(state: State, written: Written) -> tuple[int, ...]:
    """H4: what LUCK has still to turn up, as far as the stacks last (H36)."""
    up = written.face_up or WrittenFaceUp()
    start = state.set_up()
    due: list[int] = []
    for part, stack in FACE_UP.items():
        if getattr(up, part) is UNSET:
            due += [stack] * min(start.count(stack), state.left(stack))
    return tuple(due)


def place_under(state: State, written: Written) -> None:
    """H3, H35: the tiles put under their stacks; a lost guard was seen by all."""
    for stack, part in ((GOODS, "goods"), (SMALL, "small"), (BIG, "big")):
        below = [
            WrittenTile(tile) if isinstance(tile, str) else tile
            for tile in getattr(written.under, part)
        ]
        state.under[stack] = tuple(
            [kind_of(f"under {part}", tile.tile, (stack,)) for tile in below]
        )
        for tile in below if stack != GOODS else ():
            if tile.seen is not None and sorted(tile.seen) != list(range(state.seats)):
                raise bad("position-seen-by-all", part=f"under {part}")


def count_tiles(state: State, written: Written) -> None:
    """H42: nothing is there more often than in the box."""
    heaps = [*state.face_up, *state.won, *state.goods, *state.waiting, *state.under, state.gone]
    looked_at = [told.tile for told in written.scenes or () if isinstance(told, BargainTold)]
    heaps.append(tuple([kind_of("scenes", name or "", (GOODS,)) for name in looked_at]))
    counts = [0] * len(COPIES)
    for heap in heaps:
        for kind in heap:
            counts[kind] += 1
    for kind, times in enumerate(counts):
        if times > COPIES[kind]:
            raise bad("position-copies", tile=NAMES[kind], copies=COPIES[kind], times=times)
    state.stock = [copies - times for copies, times in zip(COPIES, counts, strict=True)]


# Pirates


def place_pirates(state: State, written: Written) -> None:
    """H2: fifteen each: reserve, common reserve, alleys and ship."""
    if written.alleys and state.town is None:
        raise bad("position-alleys-layout")
    pirates = [own + rest for own, rest in zip(state.reserve, state.common, strict=True)]
    for id, owner in written.alleys.items():
        assert state.town is not None
        if id not in state.town.index:
            raise bad("position-alley", alley=id[:40])
        alley = state.town.index[id]
        state.alleys[alley] = seat_in(state, f"alleys {id}", owner)
        pirates[owner] += state.town.lengths[alley]
    state.ship = tuple([(crew_of(crew), number) for crew, number in written.ship or ()])
    check_ship(state, beaten=any(isinstance(told, BrawlTold) for told in written.scenes or ()))
    for crew, number in state.ship:
        if crew != IMAGINARY:
            pirates[crew] += number
    for seat, number in enumerate(pirates):
        if number != PIRATES:
            raise bad("position-pirates", seat=str(seat), pirates=number)


def check_ship(state: State, beaten: bool) -> None:
    """H17, H39: each crew one row; the imaginary one on top, and for two players only."""
    crews = [crew for crew, _ in state.ship]
    for place, (crew, number) in enumerate(state.ship):
        if crew == IMAGINARY:
            right = state.seats == TWO and place == 0 and (beaten or number in PIPS)
            if not right or number > PIPS[-1]:
                raise bad("position-imaginary")
        elif not 0 <= crew < state.seats:
            raise bad("position-row-seat", row=str(place + 1), seat=str(crew))
        elif crews.count(crew) > 1:
            raise bad("position-row-twice", row=str(place + 1), seat=str(crew))
        elif not (number or beaten):
            raise bad("position-row-empty", row=str(place + 1))
