"""Phases 1 to 4: the chest is filled and plundered, the idle are paid, the loot is shared out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import CLOCK, LUCK, Seat
from flibuste.games.piratoons.acts import NEXT, TILE, Act, plunder_menu
from flibuste.games.piratoons.parts import (
    DOUBLOONS,
    EQUIPMENT,
    FIRST_SHIP_PLACE,
    FIRST_SHIP_TILE,
    NO_TILE,
    PAWNS,
    PLACES,
    SHIP_TILES,
    UNDEALT,
)
from flibuste.games.piratoons.rules import auction
from flibuste.games.piratoons.rules.geometry import (
    AIMED,
    VOID,
    landing,
    landing_on,
    pawn,
    place_of,
    point_of,
)
from flibuste.games.piratoons.rules.rounds import PLUNDER, TILES_STEP
from flibuste.games.piratoons.rules.ships import with_tiles

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.geometry import Landing
    from flibuste.games.piratoons.rules.state import State

EQUIPMENT_AT: Final[list[tuple[Act, ...]]] = [acts[:FIRST_SHIP_TILE] for acts in TILE]  # by place
AT_LAST: Final = 4  # times the glass, and time is up (T9, T12)


# Opening


def open_chest(state: State) -> None:
    """All see the tiles at once (T5, T6); what the round before has left to be told is over."""
    state.out = state.halvings = 0
    state.paid, state.won = (), ((),) * state.seats
    state.bids = (auction.NO_BID,) * state.seats
    state.step = TILES_STEP
    state.waiting = (LUCK,)


def tile_odds(state: State) -> Odds[Act]:
    """T5 · Six equipment tiles, then three ship tiles, each the top one of its pile."""
    place = state.chest.index(UNDEALT)
    acts = TILE[place]
    if place < FIRST_SHIP_PLACE:
        return Odds(EQUIPMENT_AT[place], state.unseen[:])
    hidden = state.hidden
    tiles = [tile for tile in range(len(SHIP_TILES)) if hidden >> tile & 1]
    return Odds(tuple([acts[FIRST_SHIP_TILE + tile] for tile in tiles]))


def turn_up(state: State, place: int, tile: int) -> None:
    """A tile leaves its pile and lies in the chest (T5)."""
    if tile < len(EQUIPMENT):
        state.unseen[tile] -= 1
    else:
        state.hidden ^= 1 << tile - FIRST_SHIP_TILE
    chest = state.chest
    state.chest = (*chest[:place], tile, *chest[place + 1 :])
    if UNDEALT not in state.chest:
        begin(state)


def begin(state: State) -> None:
    """The glass starts (T6)."""
    state.laid = places_with_tiles(state.chest)
    state.step = PLUNDER
    go_on(state)


def places_with_tiles(chest: Sequence[int]) -> int:
    """The places on which a pawn can count (T10), a set."""
    return sum([1 << place for place, tile in enumerate(chest) if tile >= 0])


# Who may act


def glass_out(state: State) -> bool:
    return state.seconds >= state.glass


def go_on(state: State) -> None:
    """T12 · Live all race against the CLOCK, in beats LUCK picks the next; no pawns: the end."""
    racing = [
        seat
        for seat, dropped in enumerate(state.pawns)
        if len(dropped) < PAWNS and not state.out >> seat & 1
    ]
    if not racing:
        end(state)
    elif state.beats:
        state.waiting = (LUCK,)
    else:
        if glass_out(state):
            racing = [seat for seat in range(state.seats) if not state.out >> seat & 1]
        state.waiting = (*racing, CLOCK)


def menu(state: State, seat: Seat) -> tuple[Act, ...]:
    """Drop if there is a pawn (T6); wait, in beats (T12); stop, once the glass is out (T9)."""
    places = state.laid if len(state.pawns[seat]) < PAWNS else 0
    return plunder_menu(places, state.beats, state.seconds >= state.glass)


def open_kinds(state: State, seat: Seat) -> tuple[str, ...]:
    """With dexterity a pawn may be dropped at any point (T10)."""
    return ("Drop",) if state.dexterity and len(state.pawns[seat]) < PAWNS else ()


# Beats and seconds


@cache
def next_odds(seats: int) -> Odds[Act]:
    """Anybody still to act in this beat, evenly (T12)."""
    return Odds(tuple(act for seat, act in enumerate(NEXT) if seats >> seat & 1))


def pick(state: State, seat: Seat) -> None:
    """Who has no pawn waits unasked while the glass runs (T12)."""
    if len(state.pawns[seat]) == PAWNS and not glass_out(state):
        close_turn(state, seat)
    else:
        state.waiting = (seat,)


def close_turn(state: State, seat: Seat) -> None:
    """Everybody has one turn in each beat (T12)."""
    state.acted |= 1 << seat
    if state.acted == state.everybody():
        close_beat(state)
    else:
        state.waiting = (LUCK,)


def close_beat(state: State) -> None:
    """The last is one after the glass without a drop, or the one at 4 × the glass (T12)."""
    idle = glass_out(state) and not state.dropped
    state.acted, state.dropped = 0, False
    state.seconds += 1
    state.waiting = (LUCK,)
    if idle or time_is_up(state):
        end(state)


def second(state: State) -> None:
    """Live, the CLOCK's second (T12)."""
    state.seconds += 1
    if time_is_up(state):
        end(state)
    else:
        go_on(state)


def time_is_up(state: State) -> bool:
    return state.seconds >= AT_LAST * state.glass


# Drops


def drop_on(state: State, seat: Seat, place: int) -> None:
    """T8 · One pawn more on a tile, whoever is there; without dexterity it lands squarely (T10)."""
    if state.dexterity:
        come_down(state, seat, landing_on(state.piles, seat, place))
        go_on(state)
        return
    state.pawns[seat] += (AIMED[place][seat],)
    if not state.beats:
        go_on(state)
        return
    state.dropped = True
    if len(state.pawns[seat]) == PAWNS and nobody_has_pawns(state):
        end(state)  # T9
    else:
        close_turn(state, seat)


def nobody_has_pawns(state: State) -> bool:
    return sum([len(dropped) for dropped in state.pawns]) == PAWNS * state.seats


def drop(state: State, seat: Seat, spot: int) -> None:
    """A pawn at a point (T10)."""
    come_down(state, seat, landing(state.piles, owners(state.pawns), seat, spot))
    go_on(state)


def owners(pawns: Sequence[tuple[int, ...]]) -> dict[int, int]:
    """For each pile the seats that have a pawn in it, a set."""
    found: dict[int, int] = {}
    for seat, dropped in enumerate(pawns):
        for one in dropped:
            if place_of(one) != VOID:
                found[point_of(one)] = found.get(point_of(one), 0) | 1 << seat
    return found


def come_down(state: State, seat: Seat, found: Landing) -> None:
    """T7, T11 · The pawn stays where it fell; what it knocks over does not count any more."""
    place = found.place if found.place != VOID and state.laid >> found.place & 1 else VOID
    own = state.pawns[seat]
    if found.kind == "offence":
        state.out |= 1 << seat
        own = tuple([pawn(point_of(one), VOID) for one in own])
    elif found.knocked:
        own = tuple(
            [pawn(point_of(one), VOID) if point_of(one) in found.knocked else one for one in own]
        )
    state.pawns[seat] = (*own, pawn(found.spot, place))
    piles = state.piles if found.spot in state.piles else (*state.piles, found.spot)
    counting = owners(state.pawns)
    state.piles = tuple([spot for spot in piles if spot in counting])


# Pay and sharing out


def end(state: State) -> None:
    """Phases 3 and 4, then the auction."""
    pay(state)
    share_out(state)
    state.pawns = [()] * state.seats  # T16: all pawns return
    state.piles, state.seconds, state.acted, state.dropped = (), 0, 0, False
    auction.begin(state)


def pay(state: State) -> None:
    """T13 · 1 doubloon for each pawn in reserve; if need be all give back half first (T14)."""
    due = [
        0 if state.out >> seat & 1 else PAWNS - len(dropped)
        for seat, dropped in enumerate(state.pawns)
    ]
    state.doubloons, state.halvings = halved(state.doubloons, sum(due))
    for seat, coins in enumerate(due):
        state.doubloons[seat] += coins
    state.supply = DOUBLOONS - sum(state.doubloons)
    state.paid = tuple(due)


def halved(purses: Sequence[int], due: int) -> tuple[list[int], int]:
    """T14 · The purses with which the supply can pay, and how often all gave back half for it."""
    left, times = list(purses), 0
    while DOUBLOONS - sum(left) < due:
        left, times = [half(held) for held in left], times + 1
    return left, times


def half(held: int) -> int:
    """What a player keeps, rounded in the player's favour (T14)."""
    return held - held // 2


def share_out(state: State) -> None:
    """T16 · Each tile to whoever has the majority on it (T15); the others stay in the chest."""
    found = counts(state.pawns)
    won: list[list[int]] = [[] for _ in range(state.seats)]
    chest = list(state.chest)
    for place, tile in enumerate(chest):
        winner = winner_of(found[place]) if tile >= 0 else None
        if winner is not None:
            won[winner].append(tile)
            chest[place] = NO_TILE
    state.chest, state.laid = tuple(chest), 0
    state.won = tuple([tuple(tiles) for tiles in won])
    for seat, tiles in enumerate(won):
        if tiles:
            state.ships[seat] = with_tiles(state.table, state.ships[seat], tiles)


def counts(pawns: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """For each place the pawns that count there, by seat (T15)."""
    counts = [[0] * len(pawns) for _ in PLACES]
    for seat, dropped in enumerate(pawns):
        for one in dropped:
            if one >> 16:
                counts[(one >> 16) - 1][seat] += 1
    return counts


def winner_of(counts: Sequence[int]) -> Seat | None:
    """T15 · Equal counts cancel each other; of the rest the highest wins."""
    best = 0
    winner: Seat | None = None
    for seat, number in enumerate(counts):
        if number > best and counts.count(number) == 1:
            best, winner = number, seat
    return winner
