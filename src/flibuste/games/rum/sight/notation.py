"""A written position put on the table, or BadPosition naming the part that does not add up."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from flibuste.core.positions import position_fields
from flibuste.core.protocol import WATCHER, Position, Seat
from flibuste.games.rum import parts as box
from flibuste.games.rum.options import Options
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.town import NO_TOWN, Town, layout_of, slots_of, town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.moment import CHECKS, KEY, bad, settle
from flibuste.games.rum.sight.place import STACK, crew_of, place, scene_of
from flibuste.games.rum.sight.tell import aboard, tell
from flibuste.games.rum.sight.view import FaceUp, PutUnder, Sight, Tiles, Under, Written

PLATE: Final = re.compile(r"[1-9]\.[0-3]")  # with its quarter turns
HEAPS: Final = box.HELD | {"goods": (box.GOODS,), "waiting": (box.RENDEZVOUS,)}
UP: Final = FaceUp.__struct_fields__
ALIKE: Final = ("phase", "first", "turn", "captain", "reserve", "common", "coins", "rum", "ship")
"""Keys that stand in a view as in a position, where they may be missing."""


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    told, named = face_up_named(position)
    written = position_fields(told, Written, KEY)
    layout = (options.layout or "") if written.layout is None else written.layout
    town = town_in(layout)
    check(written, town)
    sight = sight_of(written, State(written.seats, options), layout)
    state = place(sight)
    check_copies(state)
    check_pirates(state, sight)
    check_knowledge(state, sight)
    settle(state, written, named)
    whole = None if town is NO_TOWN else layout  # else it belongs to the position
    return written.seats, replace(options, layout=whole), state


def face_up_named(position: object) -> tuple[object, frozenset[str]]:
    """What a position says of face-up tiles, null for nothing; LUCK lays what it does not name."""
    up = position.get("face_up") if isinstance(position, Mapping) else None
    if not isinstance(position, Mapping) or not isinstance(up, Mapping):
        return position, frozenset()
    laid = {key: tiles for key, tiles in up.items() if tiles is not None or key not in UP}
    return {**position, "face_up": laid}, frozenset(map(str, up))


def town_in(layout: str) -> Town:
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
    return town_of(layout)


def sight_of(written: Written, start: State, layout: str) -> Sight:
    """The table as somebody sees it who is told all: what is not named is as at the start."""
    sight = tell(start, WATCHER, everything=True)
    told = {key: getattr(written, key) for key in ALIKE if getattr(written, key) is not None}
    under, rum = written.under, told.get("rum", sight.rum)
    return replace(
        sight,
        layout=layout,
        round=written.round or (box.ROUNDS if written.phase == "end" else 1),
        alleys=written.alleys,
        barrels=box.BARRELS - sum(rum),
        face_up=written.face_up or sight.face_up,
        under=Under(under.goods, names_of(under.small), names_of(under.big)),
        tiles=tuple([hand(written, owner) for owner in range(written.seats)]),
        gone=written.gone,
        scenes=written.scenes or (),
        **told,
    )


def hand(written: Written, owner: Seat) -> Tiles:
    """The tiles of a player, also in the older spelling; who keeps goods has seen them."""
    held = Tiles() if written.tiles is None else written.tiles[owner]
    seen = held.goods_seen or [written.known.get(name or "", ()) for name in held.goods]
    been = held.been or (written.been[owner] if written.been else ())
    return replace(
        held,
        goods_seen=tuple([(*{*seats, owner},) for seats in seen]),
        been=been or ((),) * len(held.waiting),
    )


# What is named is there


def check(written: Written, town: Town) -> None:
    """Every name is one of a part of the box, every list by seat has one entry for each."""
    if written.phase == "end" and written.round not in (None, box.ROUNDS):
        raise bad("position-round", rounds=box.ROUNDS)
    if written.captain is not None and written.captain not in box.SQUARE:
        raise bad("position-square", square=written.captain[:40])
    if written.first is not None:
        CHECKS.within("first", written.first, range(written.seats))
    for part in ("reserve", "common", "coins", "rum", "tiles", "been"):
        given = getattr(written, part)
        if given is not None:
            CHECKS.by_seat(part, given, written.seats)
    if sum(written.rum or ()) > box.BARRELS:
        raise bad("position-barrels", barrels=sum(written.rum or ()))
    check_face_up(written)
    check_hands(written)
    check_heap(written, "gone", written.gone, range(len(box.STACKS)))
    check_under(written)
    check_alleys(written, town)
    check_scenes(written, town)


def check_heap(
    written: Written, part: str, names: Sequence[str | None], stacks: Sequence[int]
) -> None:
    """Tiles of these stacks; ropes are for four or five players (H4)."""
    for name in names:
        stack = box.STACK_OF[box.KIND[name]] if name in box.KIND else None
        if stack not in stacks:
            raise bad("position-tile", part=part, tile=(name or "null")[:40])
        if stack == box.ROPE and written.seats < box.WITH_ROPES:
            raise bad("position-rope")


def check_face_up(written: Written) -> None:
    """H4: at most four taverns and maps; a chest and its scorpion; places to sleep."""
    for part in UP:
        given = getattr(written.face_up or FaceUp(), part) or ()
        tiles = (given,) if isinstance(given, str) else given
        check_heap(written, part, tiles, (STACK[part],))
        if len(tiles) > box.SHOWN:
            raise bad("position-face-up", part=part, most=box.SHOWN)


def check_hands(written: Written) -> None:
    """Tiles won, kept and waiting; who has seen them."""
    goods = set[str | None]()
    for held in written.tiles or ():
        goods.update(held.goods)
        for part, stacks in HEAPS.items():
            check_heap(written, f"tiles {part}", getattr(held, part), stacks)
        for seats in held.goods_seen:
            check_seen(written, "goods_seen", seats)
        if len(held.goods_seen) not in (0, len(held.goods)):
            raise bad("position-seen", part="goods_seen")
    for name, seats in written.known.items():
        if name not in goods:
            raise bad("position-known", tile=name[:40])
        check_seen(written, "known", seats)


def check_under(written: Written) -> None:
    """H3, H35: the tiles put under their stacks; a lost guard was seen by all."""
    everybody = list(range(written.seats))
    for part in ("goods", "small", "big"):
        tiles = getattr(written.under, part)
        check_heap(written, f"under {part}", names_of(tiles), (STACK[part],))
        for seen in [None if isinstance(tile, str) else tile.seen for tile in tiles]:
            if part == "goods":
                check_seen(written, "under goods", seen or ())
            elif seen is not None and sorted(seen) != everybody:
                raise bad("position-seen-by-all", part=f"under {part}")


def names_of(tiles: Sequence[PutUnder | str]) -> tuple[str, ...]:
    return tuple([tile if isinstance(tile, str) else tile.tile or "" for tile in tiles])


def check_seen(written: Written, part: str, seats: Sequence[Seat]) -> None:
    here = all(0 <= seat < written.seats for seat in seats)
    if not seats or not here or len(set(seats)) < len(seats):
        raise bad("position-seen", part=part)


def check_alleys(written: Written, town: Town) -> None:
    """H41: alleys of this town."""
    if written.alleys and town is NO_TOWN:
        raise bad("position-alleys-layout")
    for id, owner in written.alleys.items():
        if id not in town.index:
            raise bad("position-alley", alley=id[:40])
        CHECKS.within(f"alleys {id}", owner, range(written.seats))


def check_scenes(written: Written, town: Town) -> None:
    """What chapters name is there; whether they can be played is seen in moment.py."""
    for told in written.scenes or ():
        if isinstance(told, chapters.Bargain):
            check_heap(written, "scenes", [told.tile], (box.GOODS,))
            check_seen(written, "scenes", told.seen)
        try:
            scene_of(told, town)
        except (LookupError, ValueError):
            raise bad("position-scenes", scene=str(told.__struct_config__.tag)) from None


# It adds up


def check_copies(state: State) -> None:
    """H42: nothing is there more often than in the box."""
    for kind, left in enumerate(state.stock):
        if left < 0:
            copies = box.COPIES[kind]
            raise bad("position-copies", tile=box.NAMES[kind], copies=copies, times=copies - left)


def check_pirates(state: State, sight: Sight) -> None:
    """H2: fifteen each: reserve, common reserve, alleys and ship."""
    brawl = isinstance(sight.scenes[0] if sight.scenes else None, chapters.Brawl)
    check_ship(sight.ship, state.seats, beaten=brawl)
    if [(aboard(crew), number) for crew, number in state.aboard()] != list(sight.ship):
        raise bad("position-scenes", scene="brawl")
    for seat, number in enumerate(state.pirates()):
        if number != box.PIRATES:
            raise bad("position-pirates", seat=str(seat), pirates=number)


def check_ship(ship: Sequence[tuple[chapters.Aboard, int]], seats: int, beaten: bool) -> None:
    """H17, H39: each crew one row; the imaginary one on top, and for two players only."""
    crews = [crew_of(crew) for crew, _ in ship]
    for row, (crew, (_, number)) in enumerate(zip(crews, ship, strict=True), 1):
        if crew == box.IMAGINARY:
            right = seats == box.TWO and row == 1 and (beaten or number in box.PIPS)
            if not right or number > box.PIPS[-1]:
                raise bad("position-imaginary")
        elif not 0 <= crew < seats:
            raise bad("position-row-seat", row=str(row), seat=str(crew))
        elif crews.count(crew) > 1:
            raise bad("position-row-twice", row=str(row), seat=str(crew))
        elif not (number or beaten):
            raise bad("position-row-empty", row=str(row))


def check_knowledge(state: State, sight: Sight) -> None:
    """H3: goods put under the stack come up after all others: only then a second seat sees them.

    H30: for each rendezvous the places where it would have been turned since it was drawn.
    """
    kinds = box.KINDS[box.GOODS]
    for kind in kinds if any(state.stock[kinds.start : kinds.stop]) else ():
        seen = state.seen[kind - box.FIRST_GOODS]
        if seen & (seen - 1):
            raise bad("position-seen-twice", tile=box.NAMES[kind])
    for seat, tiles in enumerate(sight.tiles):
        twice = any(len(set(places)) < len(places) for places in tiles.been)
        if twice or not been_fits(state.been[seat], state.waiting[seat]):
            raise bad("position-been", seat=str(seat))


def been_fits(bits: Sequence[int], kinds: Sequence[int]) -> bool:
    """None is where it has been, and the one drawn earlier has been wherever a later one has."""
    if len(bits) != len(kinds):
        return False
    hands = zip(bits, kinds, strict=True)
    elsewhere = [not row >> (kind - box.FIRST_RENDEZVOUS) & 1 for row, kind in hands]
    nested = [later & ~earlier == 0 for earlier, later in pairwise(bits)]
    return all(elsewhere) and all(nested)
