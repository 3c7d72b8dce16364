"""Rhum et Honneur at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import chain
from typing import Final

from flibuste.core.pens import Pen, heap, placed, share
from flibuste.core.protocol import Seat
from flibuste.games.rum.numbers import (
    CHAPTER,
    CREW,
    MEETING,
    PHASE,
    PIP,
    PLATE,
    ROWS,
    SQUARE,
    STACK,
    STEP,
    TAVERN_NAME,
    TILE,
)
from flibuste.games.rum.parts import (
    ALLEYS,
    BARRELS,
    BIG,
    CHEST,
    FIRST_RENDEZVOUS,
    GOODS,
    IMAGINARY,
    PIRATES,
    PLACES,
    PLATES,
    ROUNDS,
    SEATS,
    SHOWN,
    SMALL,
)
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.dawn import Dawn
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.state import State, Tiles
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn


def glance(state: State, seat: Seat, pen: Pen) -> None:
    """All but goods that others have kept or sold, and rendezvous to come (H40)."""
    over, below = not state.scenes, None if not state.scenes else state.scenes[0]
    pen.sit(seat, state.seats)
    pen.crowd("awaiting", state.awaiting())
    pen.number("players", state.seats, pen.seats)
    pen.one(len(PHASE), 2 if over else int(isinstance(below, Brawl)))
    pen.one(ROUNDS, min(max(state.round, 1), ROUNDS) - 1)
    pen.seat("first", state.first)
    pen.seat("turn", state.turn())
    pen.piece(plates(state.layout))
    pen.one(len(SQUARE), state.captain)
    at = pen.at
    for owner in state.alleys:
        if owner >= 0:
            pen.out[at + pen.chair(owner)] = 1.0
        at += pen.seats
    pen.at = at
    pen.piece(lengths(state.layout))
    pen.by_seat(state.reserve, PIRATES)
    pen.by_seat(state.common, PIRATES)
    pen.by_seat(state.coins, 20)
    pen.by_seat(state.rum, BARRELS)
    pen.number("barrels", state.barrels, BARRELS)
    pen.piece(face_up(tuple(state.face_up)))
    pen.values([state.left(stack) for stack in range(len(STACK))], len(STACK), 30)
    sold = _known(state, seat, state.under[GOODS], over)
    pen.piece(heap(len(TILE), (*sold, *state.under[SMALL], *state.under[BIG]), 3))
    goods = [_known(state, seat, kept, over) for kept in state.goods]
    _tiles(state, seat, goods, over, pen)
    crews, pirates = list[int](), list[int]()
    for crew, number in state.aboard():
        crews.append(_row(crew, pen))
        pirates.append(number)
    pen.line(len(CREW), crews, ROWS)
    pen.values(pirates, ROWS, PIRATES)
    pen.piece(heap(len(TILE), state.gone, 3))
    _scenes(state, seat, over, pen)
    pen.by_seat([points(won, goods[owner]) for owner, won in enumerate(state.won)], 100)


@lru_cache(maxsize=1024)
def plates(layout: str) -> array[float]:
    return placed(PLATE, tuple(layout.replace(" / ", " ").split()), len(PLATES))


@lru_cache(maxsize=1024)
def lengths(layout: str) -> array[float]:
    found = list(town_of(layout).lengths)
    return array("f", [share(one, 8) for one in (*found, *[0] * (ALLEYS - len(found)))])


@lru_cache(maxsize=1024)
def face_up(stacks: tuple[Tiles, ...]) -> array[float]:
    alone = [kinds[0] for kinds in stacks[CHEST:] if kinds]
    return heap(len(TILE), (*chain(*stacks[:CHEST]), *alone), SHOWN)


def _known(state: State, seat: Seat, goods: Tiles, over: bool) -> Tiles:
    """Those of some goods that a seat has seen."""
    if over or not goods:
        return goods
    return tuple([kind for kind in goods if state.has_seen(seat, kind)])


def _row(crew: int, pen: Pen) -> int:
    return len(CREW) - 1 if crew == IMAGINARY else pen.chair(crew)


def _tiles(state: State, seat: Seat, goods: list[Tiles], over: bool, pen: Pen) -> None:
    held = [heap(len(TILE), (*won, *goods[owner]), 4) for owner, won in enumerate(state.won)]
    pen.pieces(held, len(TILE))
    pen.by_seat([len(kept) for kept in state.goods], 10)
    start = pen.at
    for owner, waiting in enumerate(state.waiting):
        if waiting and (over or owner == seat):
            pen.at = start + pen.chair(owner) * len(MEETING)
            places = tuple([kind - FIRST_RENDEZVOUS for kind in waiting])
            pen.piece(heap(len(MEETING), places, 2))
    pen.at = start + pen.seats * len(MEETING)
    pen.by_seat([len(waiting) for waiting in state.waiting], 10)
    pen.pieces([missed(been) for been in state.been], len(PLACES))


@lru_cache(maxsize=1024)
def missed(been: tuple[int, ...]) -> array[float]:
    """Where rendezvous surely are not."""
    places = [place for bits in been for place in range(len(PLACES)) if bits >> place & 1]
    return heap(len(PLACES), tuple(places), 4)


def _scenes(state: State, seat: Seat, over: bool, pen: Pen) -> None:
    found, start = 0, pen.at
    due: tuple[int, ...] = ()
    pen.at += SCENES
    for scene in state.scenes:
        if isinstance(scene, Turn):
            found |= 1 << CHAPTER["turn"]
            pen.out[start + AT_STEP + scene.step] = 1.0
            if scene.moved:
                pen.out[start + AT_STEP + len(STEP)] = 1.0
            if scene.dark != NO_ALLEY:
                pen.out[start + AT_STEP + len(STEP) + 1 + scene.dark] = 1.0
        elif isinstance(scene, Dawn):
            found |= 1 << CHAPTER["dawn"]
            due = (*scene.due, *due)
        elif isinstance(scene, Lay):
            found |= 1 << CHAPTER["lay"]
            due = (*due, *scene.due)
        elif isinstance(scene, Draw):
            found |= 1 << CHAPTER["draw"]
            pen.out[start + AT_DRAW + scene.stack] = 1.0
        elif isinstance(scene, Bargain):
            found |= 1 << CHAPTER["bargain"]
            if over or state.has_seen(seat, scene.tile):
                pen.out[start + AT_DRAW + len(STACK) + scene.tile] = 1.0
        elif isinstance(scene, Tavern):
            found |= 1 << CHAPTER["tavern"]
            _tavern(scene, start + AT_TAVERN, pen)
        elif isinstance(scene, Chest):
            found |= 1 << CHAPTER["chest"]
            pen.at = start + AT_CHEST
            pen.seat("opener", scene.thrower)
            pen.number("chest_total", scene.total, 30)
        elif isinstance(scene, Brawl):
            found |= 1 << CHAPTER["brawl"]
            _brawl(scene, start + AT_BRAWL, pen)
        elif isinstance(scene, Throw):
            found |= 1 << CHAPTER["throw"]
            pen.at = start + AT_THROW
            pen.one(len(CREW), _row(scene.seat, pen))
            pen.one(len(PIP), scene.pips - 1)
            pen.flag("spare", scene.spare)
    pen.at = start
    pen.bits(len(CHAPTER), found)
    if due:
        pen.piece(heap(len(STACK), due, SHOWN))
    pen.at = start + SCENES


AT_STEP: Final = len(CHAPTER) + len(STACK)  # where the parts of each chapter begin
AT_DRAW: Final = AT_STEP + len(STEP) + 1 + ALLEYS
AT_TAVERN: Final = AT_DRAW + len(STACK) + len(TILE)
AT_CHEST: Final = AT_TAVERN + len(TAVERN_NAME) + 4 * SEATS[-1] + len(PIP)
AT_BRAWL: Final = AT_CHEST + SEATS[-1] + 1
AT_THROW: Final = AT_BRAWL + 1 + ROWS * (len(CREW) + 3) + 1 + 2 * len(CREW) + len(PIP)
SCENES: Final = AT_THROW + len(CREW) + len(PIP) + 1


def _tavern(tavern: Tavern, at: int, pen: Pen) -> None:
    pen.at = at
    pen.one(len(TAVERN_NAME), tavern.tavern)
    pen.seat("host", tavern.drinkers[0])
    pen.crowd("asked", tavern.asked)
    pen.crowd("drinkers", tavern.drinkers)
    pen.seat("drinker", None if tavern.asked else tavern.drinkers[tavern.place])
    pen.one(len(PIP), tavern.pips - 1)


def _brawl(brawl: Brawl, at: int, pen: Pen) -> None:
    pen.at = at
    crews = [_row(crew, pen) for crew in brawl.crews]
    pen.number("series", brawl.series, 10)
    pen.line(len(CREW), crews, ROWS)
    pen.values(brawl.near, ROWS, PIRATES)
    pen.values(brawl.far, ROWS, PIRATES)
    pen.values(brawl.beaten, ROWS, PIRATES)
    pen.number("column", brawl.column, PIRATES)
    pen.one(len(CREW), crews[brawl.row])
    pen.one(len(CREW), -1 if brawl.leader == NO_ROW else crews[brawl.leader])
    pen.one(len(PIP), brawl.best - 1)
