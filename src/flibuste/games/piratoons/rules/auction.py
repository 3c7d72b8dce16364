"""Phase 5: what is left in the chest and what floats goes to the highest bidders (T17–T20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, NO_TILE, PLACES, ROUNDS
from flibuste.games.piratoons.rules import yard
from flibuste.games.piratoons.rules.rounds import BIDS, TAKES
from flibuste.games.piratoons.rules.ships import with_tiles

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State

NO_BID: Final = -1
EMPTY: Final = (NO_TILE,) * len(PLACES)  # a chest without tiles


def begin(state: State) -> None:
    """If there is nothing, the phase is skipped (T17); who has no doubloon is not awaited (T18)."""
    bidders = bidders_of(state) if on_offer(state) else ()
    if bidders:
        state.step, state.waiting = BIDS, bidders
    else:
        end(state)


def bidders_of(state: State) -> tuple[Seat, ...]:
    """All who can bid and have not yet (T11, T18)."""
    barred = state.out if state.clumsy_no_auction else 0
    return tuple(
        [
            seat
            for seat, held in enumerate(state.doubloons)
            if held and state.bids[seat] == NO_BID and not barred >> seat & 1
        ]
    )


def on_offer(state: State) -> list[int]:
    """T17 · The tiles in the chest and in the sea, each name once."""
    return sorted({tile for tile in (*state.chest, *state.floating) if tile >= 0})


def bid(state: State, seat: Seat, doubloons: int) -> None:
    """All bids are revealed at once (T18)."""
    bids = state.bids
    state.bids = (*bids[:seat], doubloons, *bids[seat + 1 :])
    state.waiting = tuple([other for other in state.waiting if other != seat])
    if not state.waiting:
        state.takers = order_of(state.bids)
        next_taker(state)


def order_of(bids: tuple[int, ...]) -> tuple[Seat, ...]:
    """T18 · 0 wins nothing, equal bids cancel; from the highest down (T19)."""
    alone = [seat for seat, coins in enumerate(bids) if coins > 0 and bids.count(coins) == 1]
    return tuple(sorted(alone, key=lambda seat: -bids[seat]))


def next_taker(state: State) -> None:
    """T19 · The next bidder chooses; the only tile there is goes without asking."""
    state.step = TAKES
    while state.takers:
        offer = on_offer(state)
        if len(offer) > 1:
            state.waiting = state.takers[:1]
            return
        if not offer:
            break  # the bidders left keep their doubloons
        hand_over(state, state.takers[0], offer[0])
    end(state)


def take(state: State, seat: Seat, tile: int) -> None:
    hand_over(state, seat, tile)
    next_taker(state)


def hand_over(state: State, seat: Seat, tile: int) -> None:
    """The tile for the bid, which goes to the supply (T19)."""
    state.takers = state.takers[1:]
    state.doubloons[seat] -= state.bids[seat]
    state.supply += state.bids[seat]
    if tile in state.chest:
        place = state.chest.index(tile)
        state.chest = (*state.chest[:place], NO_TILE, *state.chest[place + 1 :])
    else:
        state.floating = removed(state.floating, tile)
    state.ships[seat] = with_tiles(state.table, state.ships[seat], (tile,))
    won = state.won
    state.won = (*won[:seat], (*won[seat], tile), *won[seat + 1 :])


def removed(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]


def end(state: State) -> None:
    """T20 · Ship tiles left over sink, equipment floats; after round 8 it is lost (T24)."""
    left = [tile for tile in state.chest if tile >= 0]
    sunk = tuple([tile for tile in left if tile >= FIRST_SHIP_TILE])
    afloat = tuple(sorted([*state.floating, *(tile for tile in left if tile < FIRST_SHIP_TILE)]))
    state.chest, state.takers = EMPTY, ()
    if state.round == ROUNDS:
        sunk, afloat = (*afloat, *sunk), ()
    state.floating = afloat
    if sunk:
        state.spent = tuple(sorted((*state.spent, *sunk)))
    yard.begin(state)
