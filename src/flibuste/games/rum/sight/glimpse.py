"""Chapters of Rhum et Honneur at a glance: the end of its vector (glance.py), from the scenes."""

from __future__ import annotations

from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.strips import Heaps, Shares, Strip, ones, sets
from flibuste.games.rum.numbers import (
    CHAPTER,
    CREW,
    PIP,
    ROWS,
    STACK,
    STEP,
    TAVERN_NAME,
    TILE,
)
from flibuste.games.rum.parts import ALLEYS, IMAGINARY, PIRATES, SHOWN
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.dawn import Dawn
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn

# What there may be in these parts, written once.
CREWS: Final = Shares(PIRATES)
TENS: Final = Shares(10)
TOTALS: Final = Shares(30)
CREW_AT: Final[list[bytes]] = ones(len(CREW))
STACK_AT: Final[list[bytes]] = ones(len(STACK))
TILE_AT: Final[list[bytes]] = ones(len(TILE))
TAVERN_AT: Final[list[bytes]] = ones(len(TAVERN_NAME))
STEP_AT: Final[list[bytes]] = ones(len(STEP))
ALLEY_AT: Final[list[bytes]] = ones(ALLEYS)
PIP_AT: Final[list[bytes]] = ones(len(PIP))
CHAPTERS: Final[list[bytes]] = sets(len(CHAPTER))
DUE: Final = Heaps(len(STACK), SHOWN)


def row(crew: int, strip: Strip) -> int:
    return len(CREW) - 1 if crew == IMAGINARY else strip.chair(crew)


# Chapters, each with its own numbers: how many those are, and its mark among the others.
IN_TURN: Final[int] = len(STEP) + 1 + ALLEYS
IN_TAVERN: Final[int] = len(TAVERN_NAME) + 4 * ROWS + len(PIP)
IN_CHEST: Final[int] = ROWS + 1
IN_BRAWL: Final[int] = 1 + ROWS * (len(CREW) + 3) + 1 + 2 * len(CREW) + len(PIP)
IN_THROW: Final[int] = len(CREW) + len(PIP) + 1
ALL_BUT_TURN: Final[int] = len(STACK) + len(TILE) + IN_TAVERN + IN_CHEST + IN_BRAWL + IN_THROW
DAWN: Final[int] = 1 << CHAPTER["dawn"]
TURN: Final[int] = 1 << CHAPTER["turn"]
LAY: Final[int] = 1 << CHAPTER["lay"]
DRAW: Final[int] = 1 << CHAPTER["draw"]
BARGAIN: Final[int] = 1 << CHAPTER["bargain"]
TAVERNS: Final[int] = 1 << CHAPTER["tavern"]
CHESTS: Final[int] = 1 << CHAPTER["chest"]
BRAWLS: Final[int] = 1 << CHAPTER["brawl"]
THROWS: Final[int] = 1 << CHAPTER["throw"]


def scenes(state: State, seat: Seat, strip: Strip) -> None:
    found, due = 0, DUE.blank
    turn: Turn | None = None
    tavern: Tavern | None = None
    chest: Chest | None = None
    brawl: Brawl | None = None
    throw: Throw | None = None
    stack = tile = -1
    for scene in state.scenes:
        if isinstance(scene, Turn):
            found, turn = found | TURN, scene
        elif isinstance(scene, Throw):
            found, throw = found | THROWS, scene
        elif isinstance(scene, Brawl):
            found, brawl = found | BRAWLS, scene
        elif isinstance(scene, Tavern):
            found, tavern = found | TAVERNS, scene
        elif isinstance(scene, Chest):
            found, chest = found | CHESTS, scene
        elif isinstance(scene, Bargain):
            found |= BARGAIN
            tile = scene.tile if state.has_seen(seat, scene.tile) else -1
        elif isinstance(scene, Draw):
            found, stack = found | DRAW, scene.stack
        elif isinstance(scene, Lay):
            found, due = found | LAY, DUE.of(scene.due)
        elif isinstance(scene, Dawn):
            found, due = found | DAWN, DUE.of(scene.due)
    strip.add(CHAPTERS[found])
    strip.add(due)
    _turn(turn, strip)
    if found in (0, TURN):
        strip.blank(ALL_BUT_TURN)
        return
    strip.add(STACK_AT[stack + 1])
    strip.add(TILE_AT[tile + 1])
    _drinking(tavern, chest, strip)
    _fighting(brawl, throw, strip)


def _turn(turn: Turn | None, strip: Strip) -> None:
    if turn is None:
        strip.blank(IN_TURN)
        return
    strip.add(STEP_AT[turn.step + 1])
    strip.flag(turn.moved)
    strip.add(ALLEY_AT[0 if turn.dark == NO_ALLEY else turn.dark + 1])


def _drinking(tavern: Tavern | None, chest: Chest | None, strip: Strip) -> None:
    if tavern is None:
        strip.blank(IN_TAVERN)
    else:
        strip.add(TAVERN_AT[tavern.tavern + 1])
        strip.seat(tavern.drinkers[0])
        strip.crowd(tavern.asked)
        strip.crowd(tavern.drinkers)
        strip.seat(-1 if tavern.asked else tavern.drinkers[tavern.place])
        strip.add(PIP_AT[tavern.pips])
    if chest is None:
        strip.blank(IN_CHEST)
    else:
        strip.seat(chest.thrower)
        strip.add(TOTALS.of(chest.total))


def _fighting(brawl: Brawl | None, throw: Throw | None, strip: Strip) -> None:
    if brawl is None:
        strip.blank(IN_BRAWL)
    else:
        crews = [row(crew, strip) for crew in brawl.crews]
        strip.add(TENS.of(brawl.series))
        strip.line(CREW_AT, crews, ROWS)
        strip.values(brawl.near, ROWS, CREWS)
        strip.values(brawl.far, ROWS, CREWS)
        strip.values(brawl.beaten, ROWS, CREWS)
        strip.add(CREWS.of(brawl.column))
        strip.add(CREW_AT[crews[brawl.row] + 1])
        strip.add(CREW_AT[0 if brawl.leader == NO_ROW else crews[brawl.leader] + 1])
        strip.add(PIP_AT[brawl.best])
    if throw is None:
        strip.blank(IN_THROW)
    else:
        strip.add(CREW_AT[row(throw.seat, strip) + 1])
        strip.add(PIP_AT[throw.pips])
        strip.flag(throw.spare)
