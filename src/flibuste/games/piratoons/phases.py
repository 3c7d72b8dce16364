"""Where a written position stands in its round, and who acts."""

from __future__ import annotations

from flibuste.core.protocol import LUCK

from . import auction, plunder, yard
from .auction import NO_BID
from .geometry import HEIGHT, VOID, WIDTH, pawn, place_at, point
from .notation import Written
from .parts import PAWNS, UNDEALT
from .rounds import CLOSED, await_captain
from .settling import bad, player
from .state import NOBODY, State
from .steps import BIDS, FIRST_STEP, OVER, PLUNDER, TILES_STEP


def settle_phase(state: State, written: Written) -> None:
    """The phase that is written, with what belongs to it and nothing else."""
    check_parts(written)
    state.bids = bids_of(state, written)
    if written.phase == "plunder":
        settle_plunder(state, written)
    elif written.phase == "auction":
        settle_auction(state, written)
    elif written.phase == "build":
        settle_yard(state, written)
    else:
        settle_end(state, written)


def check_parts(written: Written) -> None:
    """Parts that belong to one phase only."""
    belongs = {
        "pawns": "plunder" if any(written.pawns or ()) else None,
        "seconds": "plunder" if written.seconds else None,
        "open": "plunder" if written.open else None,
        "piles": "plunder" if written.piles else None,
        "acted": "plunder" if written.acted else None,
        "turn": "plunder" if written.turn is not None else None,
        "dropped": "plunder" if written.dropped else None,
        "takers": "auction" if written.takers else None,
        "thrown": "build" if any(written.thrown or ()) else None,
    }
    for part, phase in belongs.items():
        if phase not in (None, written.phase):
            raise bad("position-time", part=part)
    if written.built and written.phase not in ("build", "end"):
        raise bad("position-time", part="built")
    opened = written.open or any(written.chest or ())
    if written.phase == "plunder" and opened and any(bid is not None for bid in written.bids or ()):
        raise bad("position-time", part="bids")


# Plunder


def settle_plunder(state: State, written: Written) -> None:
    """T5, T6: the chest is closed, being opened, or open."""
    if UNDEALT in state.chest:
        if any(written.pawns or ()) or written.seconds or written.acted or written.dropped:
            raise bad("position-time", part="pawns" if any(written.pawns or ()) else "seconds")
        settle_opening(state, written)
        return
    if max(state.chest) < 0:
        raise bad("position-chest", place="E1–S3")
    settle_pawns(state, written)
    if written.seconds > plunder.AT_LAST * state.glass:
        raise bad("position-seconds", seconds=written.seconds)
    state.seconds, state.dropped = written.seconds, written.dropped
    state.acted = sum([1 << seat for seat in written.acted])
    beat = written.acted or written.turn is not None or written.dropped
    if (beat and not state.beats) or state.acted == state.everybody():
        raise bad("position-time", part="acted")
    if plunder.time_is_up(state):
        plunder.end(state)
        return
    plunder.begin(state)
    if written.turn is not None and state.step == PLUNDER:
        if state.acted >> written.turn & 1:
            raise bad("position-time", part="turn")
        plunder.pick(state, written.turn)


def settle_opening(state: State, written: Written) -> None:
    if written.open or written.chest:
        state.step, state.waiting = TILES_STEP, (LUCK,)
    elif state.captain == NOBODY:
        state.step, state.waiting = FIRST_STEP, (LUCK,)
    else:
        await_captain(state)
    if state.step != TILES_STEP and state.chest != CLOSED:
        raise bad("position-time", part="chest")


def settle_pawns(state: State, written: Written) -> None:
    """T3, T10: six each; those count that lie wholly on a tile, unless they were knocked over."""
    for seat, dropped in enumerate(written.pawns or ()):
        if len(dropped) > PAWNS or not all(one.x < WIDTH and one.y < HEIGHT for one in dropped):
            raise bad("position-pawns", seat=player(seat))
        found = []
        for one in dropped:
            place = place_at(one.x, one.y)
            void = one.void or state.out >> seat & 1 or place == VOID or state.chest[place] < 0
            found.append(pawn(point(one.x, one.y), VOID if void else place))
        state.pawns[seat] = tuple(found)
    if state.dexterity:
        settle_piles(state, written)


def settle_piles(state: State, written: Written) -> None:
    """T32: which pile is older; if it is not written, by seat."""
    centres = list(plunder.owners(state.pawns))
    given = [point(min(x, WIDTH), min(y, HEIGHT)) for x, y in written.piles or ()]
    if written.piles is not None and sorted(given) != sorted(centres):
        raise bad("position-piles-at")
    state.piles = tuple(given if written.piles is not None else centres)


# Auction


def bids_of(state: State, written: Written) -> tuple[int, ...]:
    return tuple([NO_BID if bid is None else bid for bid in written.bids or [None] * state.seats])


def settle_auction(state: State, written: Written) -> None:
    """T17–T19: bids are in closed hands, or takers are choosing."""
    if written.takers is not None:
        order = auction.order_of(state.bids)
        takers = tuple(written.takers)
        rich = all(state.bids[seat] <= state.doubloons[seat] for seat in takers)
        if order[len(order) - len(takers) :] != takers or not rich:
            raise bad("position-time", part="takers")
        state.takers = takers
        auction.next_taker(state)
        return
    for seat, bid in enumerate(state.bids):
        if bid != NO_BID and (bid > state.doubloons[seat] or not state.doubloons[seat]):
            raise bad("position-bid", seat=player(seat), bid=bid)
    if all(bid == NO_BID for bid in state.bids):
        auction.begin(state)
        return
    state.step, state.waiting = BIDS, auction.bidders_of(state)
    if not state.waiting or not auction.on_offer(state):
        raise bad("position-time", part="bids")


# Yard


def settle_yard(state: State, written: Written) -> None:
    """T23: those who have left hold everything; what can only be thrown is thrown."""
    for seat in written.built:
        if state.ships[seat].loose:
            raise bad("position-ship", seat=player(seat))
    yard.begin(state)
    settle_built(state, written)
    if not state.waiting:
        raise bad("position-time", part="built")


def settle_end(state: State, written: Written) -> None:
    """T24: the last arrangement; over when all have arranged."""
    if written.floating:
        raise bad("position-time", part="floating")
    yard.begin_last_arrangement(state)
    settle_built(state, written)
    if not state.waiting:
        state.step = OVER


def settle_built(state: State, written: Written) -> None:
    state.built = sum([1 << seat for seat in written.built])
    state.waiting = tuple([s for s in range(state.seats) if not state.built >> s & 1])
