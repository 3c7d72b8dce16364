"""Rhum et Honneur at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.strips import BLANKS, Heaps, Known, Shares, Strip, ones, written
from flibuste.games.rum.numbers import (
    MEETING,
    PHASE,
    PLATE,
    ROWS,
    SQUARE,
    TILE,
)
from flibuste.games.rum.parts import (
    ALLEYS,
    BARRELS,
    BIG,
    CHEST,
    FIRST_RENDEZVOUS,
    GOODS,
    KINDS,
    MAP,
    PLACES,
    PLATES,
    ROPE,
    ROUNDS,
    SHOWN,
    SMALL,
    TAVERN,
)
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain
from flibuste.games.rum.rules.state import STARTS, State, Tiles
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.rules.turn import Turn
from flibuste.games.rum.sight.glimpse import CREW_AT, CREWS, TENS, row, scenes


def pieces(state: State, seat: Seat, known: Known | None = None) -> list[bytes]:
    """All but goods that others have kept or sold, and rendezvous to come (H40)."""
    over, below = not state.scenes, None if not state.scenes else state.scenes[0]
    strip = Strip(ROWS, state.seats, seat, known)
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
    scores = _tiles(state, seat, over, strip)
    aboard = state.aboard()
    strip.line(CREW_AT, [row(crew, strip) for crew, _ in aboard], ROWS)
    strip.values([number for _, number in aboard], ROWS, CREWS)
    strip.add(AWAY.of(state.gone))
    scenes(state, seat, strip)
    strip.add(scores)
    return strip.pieces


# What there may be in a vector, written once.
PLAYERS: Final = Shares(ROWS)
COINS: Final = Shares(20)
RUM: Final = Shares(BARRELS)
STACKED: Final = Shares(30)
SCORES: Final = Shares(100)
LONG: Final = Shares(8)
PLATE_AT: Final[list[bytes]] = ones(len(PLATE))
PHASES: Final[list[bytes]] = ones(len(PHASE))
ROUND: Final[list[bytes]] = ones(ROUNDS)
CAPTAIN: Final[list[bytes]] = ones(len(SQUARE))
TILES: Final = 0  # runs that are kept
SCORED: Final = 1
WORTH: Final = 2  # and of each seat by itself
HELD: Final = Heaps(len(TILE), 4)
AWAY: Final = Heaps(len(TILE), 3)  # under the stacks, or out of the game
MEETINGS: Final = Heaps(len(MEETING), 2, FIRST_RENDEZVOUS)
MISSED: Final = Heaps(len(PLACES), 4)
FOUR_UP: Final = [Heaps(len(KINDS[stack]), SHOWN, KINDS[stack].start) for stack in (TAVERN, MAP)]
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
    done = 0
    for alley, owner in enumerate(alleys):
        if owner >= 0:
            strip.add(BLANKS[(alley - done) * ROWS])
            strip.seat(owner)
            done = alley + 1
    strip.add(BLANKS[(ALLEYS - done) * ROWS])


def _stacks(state: State, strip: Strip) -> None:
    """What lies face up, and how many tiles are left."""
    up = state.face_up
    for stack in (TAVERN, MAP):
        strip.add(FOUR_UP[stack].of(up[stack]))
    for stack in range(CHEST, ROPE + 1):
        alone = up[stack]
        strip.add(ONE_UP[stack - CHEST][alone[0] - STARTS[stack] + 1 if alone else 0])
    strip.blank(FACE_DOWN)
    for number in state.stacks():
        strip.add(STACKED.of(number))


def _known(state: State, seat: Seat, goods: Tiles, over: bool) -> Tiles:
    """Those of some goods that a seat has seen."""
    if over or not goods:
        return goods
    return tuple([kind for kind in goods if state.has_seen(seat, kind)])


def lying(state: State, over: bool, in_hand: int) -> tuple[object, ...]:
    """Where all tiles are that somebody has seen: the others are in their stacks (H42)."""
    return (
        over,
        in_hand,
        state.gone,
        state.under[:],
        state.face_up[:],
        state.won[:],
        state.goods[:],
        state.seen[:],
        state.waiting[:],
        state.been[:],
    )


def unmoved(last: tuple[object, ...], state: State, over: bool, in_hand: int) -> bool:
    """Whether that is where they were: all is compared, and nothing copied for it."""
    return (
        last[0] is over
        and last[1] == in_hand
        and last[5] == state.won
        and last[4] == state.face_up
        and last[6] == state.goods
        and last[8] == state.waiting
        and last[9] == state.been
        and last[3] == state.under
        and last[7] == state.seen
        and last[2] == state.gone
    )


def _tiles(state: State, seat: Seat, over: bool, strip: Strip) -> bytes:
    """Where tiles are, as far as this seat may know: kept, for most acts move none.

    What they count stands at the end of the vector, and is handed back.
    """
    top = None if over else state.scenes[-1]
    in_hand = top.tile if isinstance(top, Bargain) else -1
    last = strip.last(TILES)
    if last is None or not unmoved(last, state, over, in_hand):
        last = lying(state, over, in_hand)
    if strip.again(TILES, last):
        counted = strip.kept(SCORED, last)
        assert counted is not None  # both were put by at once
        return counted
    goods = [_known(state, seat, kept, over) for kept in state.goods]
    _stacks(state, strip)
    sold, small, big = state.under[GOODS], state.under[SMALL], state.under[BIG]
    if sold or small or big:
        strip.add(AWAY.of((*_known(state, seat, sold, over), *small, *big)))
    else:
        strip.add(AWAY.blank)
    _held(state, seat, over, goods, strip)
    strip.keep(TILES)
    counted = _scores(state.won, goods, strip)
    strip.put_by(SCORED, last, counted)
    return counted


def _held(state: State, seat: Seat, over: bool, goods: list[Tiles], strip: Strip) -> None:
    held: list[bytes] = []
    waits: list[bytes] = []
    been: list[bytes] = []
    for owner, won in enumerate(state.won):
        held.append(HELD.of((*won, *goods[owner]) if goods[owner] else won))
        waiting = state.waiting[owner]
        waits.append(MEETINGS.of(waiting) if over or owner == seat else MEETINGS.blank)
        been.append(missed(state.been[owner]) if state.been[owner] else MISSED.blank)
    strip.by_chair(held, len(TILE))
    strip.by_seat([len(kept) for kept in state.goods], TENS)
    strip.by_chair(waits, len(MEETING))
    strip.by_seat([len(waiting) for waiting in state.waiting], TENS)
    strip.by_chair(been, len(PLACES))


def _scores(won: list[Tiles], goods: list[Tiles], strip: Strip) -> bytes:
    """What the tiles count, as far as they are known."""
    scores: list[bytes] = []
    for owner, tiles in enumerate(won):
        count: tuple[object, ...] = (tiles, goods[owner])
        piece = strip.kept(WORTH + owner, count)
        if piece is None:
            piece = SCORES.of(points(tiles, goods[owner]))
            strip.put_by(WORTH + owner, count, piece)
        scores.append(piece)
    return strip.chaired(scores, 1)


def missed(been: Tiles) -> bytes:
    """Where rendezvous surely are not."""
    places = [place for bits in been for place in range(len(PLACES)) if bits >> place & 1]
    return MISSED.of(tuple(places))
