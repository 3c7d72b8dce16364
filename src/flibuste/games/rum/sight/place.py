"""The table put back from what was told of it: for written positions, and to imagine the rest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from flibuste.core.piles import seats_bits
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum import parts as box
from flibuste.games.rum.options import Options
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.chapter import STEPS
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.state import NOBODY, State
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.town import Town, town_of
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.tell import HIDDEN
from flibuste.games.rum.sight.view import FaceUp, Sight, Tiles

STACK: Final[dict[str, int]] = {name: stack for stack, name in enumerate(box.STACKS)}
Hand: TypeAlias = tuple[tuple[int, ...], ...]


def place(view: Sight) -> State:
    """All that a view tells; HIDDEN instead of what it does not, which is among the stock then."""
    state = State(len(view.coins), Options(coins=view.show_coins, tiles=view.show_tiles))
    state.layout, state.town = view.layout, town_of(view.layout)
    state.alleys = alleys_of(view, state.town)
    state.round, state.captain = view.round, box.SQUARE[view.captain]
    state.first = NOBODY if view.first is None else view.first
    state.reserve, state.common = list(view.reserve), list(view.common)
    state.coins, state.rum = list(view.coins), list(view.rum)
    state.barrels = view.barrels
    state.face_up = list(shown_kinds(view.face_up))
    place_tiles(state, view)
    state.scenes = [scene_of(chapter, state.town) for chapter in view.scenes]
    if view.scenes and isinstance(last := view.scenes[-1], chapters.Bargain):
        know(state, last.tile, last.seen)
    if not (state.scenes and isinstance(state.scenes[0], Brawl)):
        state.ship = tuple([(crew_of(crew), pirates) for crew, pirates in view.ship])
    take_from_stock(state)
    return state


def alleys_of(view: Sight, town: Town) -> list[int]:
    """Who occupies each alley of the town."""
    alleys = [-1] * box.ALLEYS
    for id, owner in view.alleys.items():
        alleys[town.index[id]] = owner
    return alleys


def place_tiles(state: State, view: Sight) -> None:
    """Tiles won, goods and rendezvous, what was put under the stacks, what is gone."""
    hands = [hand_of(tiles) for tiles in view.tiles]
    state.won = [won for won, _, _, _, _ in hands]
    state.goods = [goods for _, goods, _, _, _ in hands]
    state.waiting = [waiting for _, _, _, waiting, _ in hands]
    state.been = [been for _, _, _, _, been in hands]
    known = state.seen
    for _, goods, seen, _, _ in hands:
        for n, kind in enumerate(goods):
            if kind != HIDDEN:
                known[kind - box.FIRST_GOODS] = seen[n]
    for tile in view.under.goods:
        state.under[box.GOODS] += (know(state, tile.tile, tile.seen or ()),)
    state.under[box.SMALL], state.under[box.BIG] = kinds(view.under.small), kinds(view.under.big)
    state.gone = kinds(view.gone)


def know(state: State, name: str | None, seen: tuple[Seat, ...]) -> int:
    """A goods tile that these seats have seen."""
    if name is None:
        return HIDDEN
    state.seen[box.KIND[name] - box.FIRST_GOODS] = seats_bits(seen)
    return box.KIND[name]


@lru_cache(maxsize=4096)  # of many views few hands differ
def hand_of(tiles: Tiles) -> Hand:
    """Won, goods, who has seen those, waiting and been of one player, in numbers."""
    won = sorted([box.KIND[name] for heap in box.HELD for name in getattr(tiles, heap)])
    return (
        tuple(won),
        tuple(map(kind_or_hidden, tiles.goods)),
        tuple(map(seats_bits, tiles.goods_seen)),
        tuple(map(kind_or_hidden, tiles.waiting)),
        tuple([sum([1 << box.PLACES.index(place) for place in been]) for been in tiles.been]),
    )


@lru_cache(maxsize=1024)
def shown_kinds(up: FaceUp) -> tuple[tuple[int, ...], ...]:
    """What lies face up, by stack."""
    singles = (up.chest, up.scorpion, up.bunk, up.hammock, up.rope)
    single = [() if name is None else (box.KIND[name],) for name in singles]
    return (kinds(up.tavern), kinds(up.map), *single)


def kinds(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([box.KIND[name] for name in names])


def kind_or_hidden(name: str | None) -> int:
    return HIDDEN if name is None else box.KIND[name]


def take_from_stock(state: State) -> None:
    """What is not in a stack is somewhere else."""
    stock = [*box.COPIES, 0]  # the last one for what is HIDDEN
    for heap in state.elsewhere():
        for kind in heap:
            stock[kind] -= 1
    stock.pop()
    state.stock = stock


# Chapters


def crew_of(name: chapters.Aboard) -> int:
    return box.IMAGINARY if isinstance(name, str) else name


def stacks_of(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([STACK[name] for name in names])


def scene_of(chapter: chapters.AnyChapter, town: Town) -> Scene[Any, Any]:
    """The scene that this tells of; a LookupError if it names what there is not."""
    match chapter:
        case chapters.Turn(seat, step, moved, dark):
            alley = NO_ALLEY if dark is None else town.index[dark]
            return Turn(seat, STEPS.index(step), moved, alley)
        case chapters.Throw(seat, pips, spare):
            return Throw(crew_of(seat), pips, spare)
        case chapters.Tavern(name, host, asked, drinkers, thrower, pips):
            if host != drinkers[0]:
                raise LookupError(host)
            return Tavern(box.TAVERNS.index(name), asked, drinkers, drinkers.index(thrower), pips)
        case chapters.Chest(thrower, total):
            return Chest(thrower, total)
        case chapters.Brawl():
            return brawl_of(chapter)
        case chapters.Bargain(tile, _):
            return Bargain(kind_or_hidden(tile))
        case chapters.Draw(stack):
            return Draw(STACK[stack])
        case chapters.Lay(due):
            return Lay(stacks_of(due))
        case chapters.Dawn(due, crew, then):
            ahead = FIRST_PLAYER if then is None else BRAWL if isinstance(then, str) else then
            return Dawn(stacks_of(due), crew, ahead)


def brawl_of(chapter: chapters.Brawl) -> Brawl:
    rows = chapter.rows
    crews = tuple([crew_of(row.crew) for row in rows])
    brawl = Brawl(crews, tuple([row.near + row.far + row.beaten for row in rows]))
    brawl.near = [row.near for row in rows]
    brawl.far = [row.far for row in rows]
    brawl.beaten = [row.beaten for row in rows]
    brawl.series, brawl.column, brawl.row = chapter.series, chapter.column, chapter.row
    brawl.leader = NO_ROW if chapter.leader is None else chapter.leader
    brawl.best, brawl.out = chapter.best, chapter.out
    return brawl
