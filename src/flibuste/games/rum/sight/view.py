"""What each player may know of Rhum et Honneur (H40), and what an act looks like to others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from flibuste.core.protocol import SEALED, Sealed, Seat, View
from flibuste.games.rum.acts import Act, Tile
from flibuste.games.rum.options import Display
from flibuste.games.rum.parts import (
    BIG,
    BUNK,
    CHEST,
    FIRST_GOODS,
    GOODS,
    HAMMOCK,
    KIND,
    KINDS,
    MAP,
    NAMES,
    PLACES,
    RENDEZVOUS,
    ROPE,
    SCORPION,
    SMALL,
    SQUARES,
    STACK_OF,
    STACKS,
    TAVERN,
    Place,
    Stack,
    names,
)
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Draw
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight.chapters import Aboard, AnyChapter
from flibuste.games.rum.sight.telling import SEATS_IN, aboard, told

Phase: TypeAlias = Literal["action", "brawl", "end"]


class FaceUp(Struct, frozen=True, cache_hash=True):
    """Tiles that anybody may see in front of the stacks and under the ship, by name."""

    tavern: tuple[str, ...]  # in the order of turning up, at most 4
    map: tuple[str, ...]
    chest: str | None
    scorpion: str | None
    bunk: str | None
    hammock: str | None
    rope: str | None


class Tiles(Struct, frozen=True, cache_hash=True):
    """The tiles of one player, by name; what the viewer cannot know is None."""

    tavern: tuple[str, ...]
    map: tuple[str, ...]
    chest: tuple[str, ...]
    scorpion: tuple[str, ...]
    guard: tuple[str, ...]
    sleep: tuple[str, ...]
    goods: tuple[str | None, ...]  # in the order of keeping
    goods_seen: tuple[tuple[Seat, ...], ...]  # who has seen each of them (its owner always has)
    kept: tuple[str, ...]  # rendezvous that took place
    waiting: tuple[str | None, ...]  # rendezvous to come, in the order of drawing
    been: tuple[tuple[Place, ...], ...]  # where each of them surely is not: it would be turned


class SoldGoods(Struct, frozen=True):
    """A goods tile put under the stack."""

    tile: str | None  # None: hidden from the viewer
    seen: tuple[Seat, ...]  # who knows it


class Under(Struct, frozen=True):
    """Tiles put under their stacks, the next to come up first (H3)."""

    goods: tuple[SoldGoods, ...]
    small: tuple[str, ...]
    big: tuple[str, ...]


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it; all tuples by seat go from seat 0 on."""

    phase: Phase
    round: int  # 1–5
    first: Seat | None  # None before LUCK has named the first player
    turn: (
        Seat | None
    )  # whose turn of the action phase it is; None at dawn, in the brawl, at the end
    layout: str  # the plates laid so far; town.py makes the town of it when all nine are
    captain: str  # a square: "1.hq"
    alleys: dict[str, Seat]  # those that are occupied, and by whom
    reserve: tuple[int, ...]
    common: tuple[int, ...]
    coins: tuple[int, ...]
    rum: tuple[int, ...]
    barrels: int  # in the supply
    face_up: FaceUp
    stacks: dict[Stack, int]  # tiles left in each, those put under it included
    under: Under
    tiles: tuple[Tiles, ...]
    ship: tuple[tuple[Aboard, int], ...]  # rows from the top; in the brawl what is left of them
    gone: tuple[str, ...]  # tiles out of the game
    scenes: tuple[AnyChapter, ...]  # what is being played, see chapters.py
    scores: tuple[int, ...]  # the points the viewer knows of; at the end everybody's
    show_coins: Display  # options for the page: what this view tells does not change
    show_tiles: Display


GROUPS: Final = (  # tiles won openly, in the order of the fields of Tiles
    (TAVERN,),
    (MAP,),
    (CHEST,),
    (SCORPION,),
    (SMALL, BIG),
    (BUNK, HAMMOCK, ROPE),
    (RENDEZVOUS,),
)
SPANS: Final = tuple(  # the kinds of each stack
    (stack, name, kinds.start, kinds.stop)
    for stack, (name, kinds) in enumerate(zip(STACKS, KINDS, strict=True))
)
PLACES_IN: Final = tuple(  # a set of places as bits, in words
    tuple(place for n, place in enumerate(PLACES) if bits >> n & 1)
    for bits in range(1 << len(PLACES))
)


def view(state: State, seat: Seat) -> Sight:
    """H40 · Everything but goods kept, rendezvous to come, and goods sold by others.

    At the end all tiles are counted, and lie open.
    """
    over = not state.scenes
    known = [known_goods(state, seat, goods, over) for goods in state.goods]
    turn = state.turn()
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        phase=phase_of(state),
        round=state.round,
        first=None if state.first < 0 else state.first,
        turn=None if turn < 0 else turn,
        layout=state.layout,
        captain=SQUARES[state.captain],
        alleys=occupied(state),
        reserve=tuple(state.reserve),
        common=tuple(state.common),
        coins=tuple(state.coins),
        rum=tuple(state.rum),
        barrels=state.barrels,
        face_up=face_up(*state.face_up),
        stacks={
            name: sum(state.stock[first:end]) + len(state.under[stack])
            for stack, name, first, end in SPANS
        },
        under=Under(
            tuple([sold(state, seat, kind) for kind in state.under[GOODS]]),
            names(state.under[SMALL]),
            names(state.under[BIG]),
        ),
        tiles=tuple([tiles_of(state, owner, seat, known[owner]) for owner in range(state.seats)]),
        ship=ship_of(state),
        gone=names(state.gone),
        scenes=tuple([told(scene, state, seat) for scene in state.scenes]),
        scores=tuple(
            [
                points(won, tuple([kind for kind in goods if kind >= 0]))
                for won, goods in zip(state.won, known, strict=True)
            ]
        ),
        show_coins=state.show_coins,
        show_tiles=state.show_tiles,
    )


def phase_of(state: State) -> Phase:
    if not state.scenes:
        return "end"
    return "brawl" if isinstance(state.scenes[0], Brawl) else "action"


def occupied(state: State) -> dict[str, Seat]:
    if state.town is None:
        return {}
    ids = state.town.ids
    return {ids[alley]: owner for alley, owner in enumerate(state.alleys) if owner >= 0}


def ship_of(state: State) -> tuple[tuple[Aboard, int], ...]:
    """Rows from the top; in the brawl what is left of each crew."""
    scene = state.scenes[0] if state.scenes else None
    if isinstance(scene, Brawl):
        rows = zip(scene.crews, scene.near, scene.far, strict=True)
        return tuple([(aboard(crew), near + far) for crew, near, far in rows])
    return tuple([(aboard(crew), pirates) for crew, pirates in state.ship])


@lru_cache(maxsize=1024)
def face_up(*stacks: tuple[int, ...]) -> FaceUp:
    single = [NAMES[kinds[0]] if kinds else None for kinds in stacks[CHEST:]]
    return FaceUp(names(stacks[TAVERN]), names(stacks[MAP]), *single)


HIDDEN: Final = -1  # instead of a tile


def known_goods(state: State, viewer: Seat, goods: tuple[int, ...], over: bool) -> tuple[int, ...]:
    """Goods as this viewer knows them."""
    return tuple([kind if over or state.has_seen(viewer, kind) else HIDDEN for kind in goods])


def sold(state: State, viewer: Seat, kind: int) -> SoldGoods:
    knows = not state.scenes or state.has_seen(viewer, kind)
    return SoldGoods(NAMES[kind] if knows else None, SEATS_IN[state.seen[kind - FIRST_GOODS]])


def tiles_of(state: State, owner: Seat, viewer: Seat, known: tuple[int, ...]) -> Tiles:
    """The tiles of a player as this viewer knows them."""
    seen = tuple([state.seen[kind - FIRST_GOODS] for kind in state.goods[owner]])
    waiting = state.waiting[owner]
    if viewer != owner and state.scenes:
        waiting = (HIDDEN,) * len(waiting)
    return tiles(state.won[owner], known, seen, waiting, state.been[owner])


@lru_cache(maxsize=4096)
def tiles(
    won: tuple[int, ...],
    goods: tuple[int, ...],
    seen: tuple[int, ...],
    waiting: tuple[int, ...],
    been: tuple[int, ...],
) -> Tiles:
    tavern, treasure, chest, scorpion, guard, sleep, kept = [
        tuple([NAMES[kind] for kind in won if STACK_OF[kind] in group]) for group in GROUPS
    ]
    return Tiles(
        tavern=tavern,
        map=treasure,
        chest=chest,
        scorpion=scorpion,
        guard=guard,
        sleep=sleep,
        goods=perhaps(goods),
        goods_seen=tuple([SEATS_IN[bits] for bits in seen]),
        kept=kept,
        waiting=perhaps(waiting),
        been=tuple([PLACES_IN[bits] for bits in been]),
    )


def perhaps(kinds: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple([None if kind == HIDDEN else NAMES[kind] for kind in kinds])


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """Goods and rendezvous are seen by who draws them, and who knows the tile (H29, H30, H40)."""
    scene = state.scenes[-1]
    if not isinstance(action, Tile) or not isinstance(scene, Draw) or to == state.turn():
        return action
    if scene.stack == RENDEZVOUS:
        return SEALED
    hidden = scene.stack == GOODS and not state.has_seen(to, KIND[action.tile])
    return SEALED if hidden else action
