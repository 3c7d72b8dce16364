"""Rhum et Honneur at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.strips import BLANKS, Heaps, Shares, Strip, ones, sets, written
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
    KINDS,
    MAP,
    PIRATES,
    PLACES,
    PLATES,
    ROPE,
    ROUNDS,
    SHOWN,
    SMALL,
    TAVERN,
)
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.dawn import Dawn
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.state import STARTS, State, Tiles
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn


def pieces(state: State, seat: Seat) -> list[bytes]:
    """All but goods that others have kept or sold, and rendezvous to come (H40)."""
    over, below = not state.scenes, None if not state.scenes else state.scenes[0]
    strip = Strip(ROWS, state.seats, seat)
    strip.crowd(state.awaiting())
    strip.add(PLAYERS.of(state.seats))
    strip.add(PHASES[3 if over else 2 if isinstance(below, Brawl) else 1])
    strip.add(ROUND[min(max(state.round, 1), ROUNDS)])
    strip.seat(state.first)
    strip.seat(below.seat if isinstance(below, Turn) else -1)
    plates, lengths = laid(state.layout)
    strip.add(plates)
    strip.add(CAPTAIN[state.captain + 1])
    _alleys(state.alleys, strip)
    strip.add(lengths)
    strip.by_seat(state.reserve, CREWS)
    strip.by_seat(state.common, CREWS)
    strip.by_seat(state.coins, COINS)
    strip.by_seat(state.rum, RUM)
    strip.add(RUM.of(state.barrels))
    _stacks(state, strip)
    sold, small, big = state.under[GOODS], state.under[SMALL], state.under[BIG]
    if sold or small or big:
        strip.add(AWAY.of((*_known(state, seat, sold, over), *small, *big)))
    else:
        strip.add(AWAY.blank)
    goods = [_known(state, seat, kept, over) for kept in state.goods]
    _tiles(state, seat, goods, over, strip)
    aboard = state.aboard()
    strip.line(CREW_AT, [_row(crew, strip) for crew, _ in aboard], ROWS)
    strip.values([number for _, number in aboard], ROWS, CREWS)
    strip.add(AWAY.of(state.gone))
    _scenes(state, seat, strip)
    strip.by_seat([points(won, goods[owner]) for owner, won in enumerate(state.won)], SCORES)
    return strip.pieces


# What there may be in a vector, written once.
PLAYERS: Final = Shares(ROWS)
CREWS: Final = Shares(PIRATES)
COINS: Final = Shares(20)
RUM: Final = Shares(BARRELS)
STACKED: Final = Shares(30)
TENS: Final = Shares(10)
TOTALS: Final = Shares(30)
SCORES: Final = Shares(100)
LONG: Final = Shares(8)
PLATE_AT: Final[list[bytes]] = ones(len(PLATE))
PHASES: Final[list[bytes]] = ones(len(PHASE))
ROUND: Final[list[bytes]] = ones(ROUNDS)
CAPTAIN: Final[list[bytes]] = ones(len(SQUARE))
CREW_AT: Final[list[bytes]] = ones(len(CREW))
STACK_AT: Final[list[bytes]] = ones(len(STACK))
TILE_AT: Final[list[bytes]] = ones(len(TILE))
TAVERN_AT: Final[list[bytes]] = ones(len(TAVERN_NAME))
STEP_AT: Final[list[bytes]] = ones(len(STEP))
ALLEY_AT: Final[list[bytes]] = ones(ALLEYS)
PIP_AT: Final[list[bytes]] = ones(len(PIP))
CHAPTERS: Final[list[bytes]] = sets(len(CHAPTER))
HELD: Final = Heaps(len(TILE), 4)
AWAY: Final = Heaps(len(TILE), 3)  # under the stacks, or out of the game
MEETINGS: Final = Heaps(len(MEETING), 2)
MISSED: Final = Heaps(len(PLACES), 4)
DUE: Final = Heaps(len(STACK), SHOWN)
FOUR_UP: Final = [Heaps(len(KINDS[stack]), SHOWN) for stack in (TAVERN, MAP)]
ONE_UP: Final[list[list[bytes]]] = [  # of each stack that shows one tile: none, and each kind
    [
        written([float(at == kind) / SHOWN for at in range(len(KINDS[stack]))])
        for kind in range(-1, len(KINDS[stack]))
    ]
    for stack in range(CHEST, ROPE + 1)
]
FACE_DOWN: Final[int] = len(TILE) - STARTS[GOODS]  # kinds that never lie face up


@lru_cache(maxsize=1024)
def laid(layout: str) -> tuple[bytes, bytes]:
    """The plates of a town, and how long its alleys are."""
    at = [PLATE_AT[PLATE[plate] + 1] for plate in layout.replace(" / ", " ").split()]
    long = [LONG.of(length) for length in town_of(layout).lengths]
    blank = (len(PLATES) - len(at)) * len(PLATE), ALLEYS - len(long)
    return b"".join([*at, bytes(4 * blank[0])]), b"".join([*long, bytes(4 * blank[1])])


def _alleys(alleys: list[int], strip: Strip) -> None:
    """Whose each is; most are nobody's."""
    empty = 0
    for owner in alleys:
        if owner >= 0:
            strip.add(BLANKS[empty])
            strip.seat(owner)
            empty = 0
        else:
            empty += ROWS
    strip.add(BLANKS[empty])


def _stacks(state: State, strip: Strip) -> None:
    """What lies face up, and how many tiles are left."""
    for stack in (TAVERN, MAP):
        first = STARTS[stack]
        shown = [kind - first for kind in state.face_up[stack]]
        strip.add(FOUR_UP[stack].of(tuple(shown)))
    for stack in range(CHEST, ROPE + 1):
        alone = state.face_up[stack]
        strip.add(ONE_UP[stack - CHEST][alone[0] - STARTS[stack] + 1 if alone else 0])
    strip.blank(FACE_DOWN)
    for number in state.stacks():
        strip.add(STACKED.of(number))


def _known(state: State, seat: Seat, goods: Tiles, over: bool) -> Tiles:
    """Those of some goods that a seat has seen."""
    if over or not goods:
        return goods
    return tuple([kind for kind in goods if state.has_seen(seat, kind)])


def _row(crew: int, strip: Strip) -> int:
    return len(CREW) - 1 if crew == IMAGINARY else strip.chair(crew)


def _tiles(state: State, seat: Seat, goods: list[Tiles], over: bool, strip: Strip) -> None:
    held: list[bytes] = []
    waits: list[bytes] = []
    been: list[bytes] = []
    for owner, won in enumerate(state.won):
        held.append(HELD.of((*won, *goods[owner]) if goods[owner] else won))
        waiting = state.waiting[owner]
        if waiting and (over or owner == seat):
            waits.append(MEETINGS.of(tuple([kind - FIRST_RENDEZVOUS for kind in waiting])))
        else:
            waits.append(MEETINGS.blank)
        been.append(missed(state.been[owner]) if state.been[owner] else MISSED.blank)
    strip.by_chair(held, len(TILE))
    strip.by_seat([len(kept) for kept in state.goods], TENS)
    strip.by_chair(waits, len(MEETING))
    strip.by_seat([len(waiting) for waiting in state.waiting], TENS)
    strip.by_chair(been, len(PLACES))


def missed(been: Tiles) -> bytes:
    """Where rendezvous surely are not."""
    places = [place for bits in been for place in range(len(PLACES)) if bits >> place & 1]
    return MISSED.of(tuple(places))


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


def _scenes(state: State, seat: Seat, strip: Strip) -> None:
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
        crews = [_row(crew, strip) for crew in brawl.crews]
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
        strip.add(CREW_AT[_row(throw.seat, strip) + 1])
        strip.add(PIP_AT[throw.pips])
        strip.flag(throw.spare)
