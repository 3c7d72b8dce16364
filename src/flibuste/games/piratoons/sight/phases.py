"""Where a written position stands in its round, and who acts."""

from __future__ import annotations

from flibuste.core.protocol import LUCK, Seat
from flibuste.games.piratoons.parts import PAWNS, UNDEALT
from flibuste.games.piratoons.rules import auction, plunder, yard
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import VOID, pawn, place_at, point
from flibuste.games.piratoons.rules.rounds import await_captain
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.rules.steps import BIDS, FIRST_STEP, OVER, PLUNDER, TILES_STEP
from flibuste.games.piratoons.sight.notation import Written
from flibuste.games.piratoons.sight.placing import bad, player, word
from flibuste.games.piratoons.sight.reachable import check_pawns, check_thrown
from flibuste.games.piratoons.sight.record import check_after_auction, check_auction


def settle_phase(state: State, written: Written) -> None:
    """The phase that is written, with what belongs to it and nothing else."""
    check_parts(written)
    if written.phase != "auction":
        check_after_auction(state)
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


# Plunder


def settle_plunder(state: State, written: Written) -> None:
    """T5, T6: the chest is closed, being opened, or open."""
    if UNDEALT in state.chest:
        if any(written.pawns or ()) or written.seconds or written.acted or written.dropped:
            raise bad("position-closed", part="pawns" if any(written.pawns or ()) else "seconds")
        settle_opening(state, written)
        return
    if max(state.chest) < 0:
        raise bad("position-chest-empty")
    if written.open:
        raise bad("position-open")
    settle_pawns(state, written)
    state.acted, state.dropped = sum([1 << seat for seat in written.acted]), written.dropped
    state.seconds = beats_of(state) if written.seconds is None else written.seconds
    if state.seconds > plunder.AT_LAST * state.glass:
        raise bad("position-seconds", seconds=state.seconds)
    check_beat(state, written)
    if plunder.time_is_up(state):
        plunder.end(state)
        return
    plunder.begin(state)
    if written.turn is not None and state.step == PLUNDER:
        plunder.pick(state, written.turn)


def check_beat(state: State, written: Written) -> None:
    """T12: everybody is picked once in each beat, and drops or waits."""
    beat = {"acted": written.acted, "turn": written.turn is not None, "dropped": written.dropped}
    for part, there in beat.items():
        if there and not state.beats:
            raise bad("position-no-beats", part=part)
    if state.acted == state.everybody():
        raise bad("position-beat-over")
    if written.turn is not None and state.acted >> written.turn & 1:
        raise bad("position-turn", seat=player(written.turn))
    if written.dropped and not any(state.pawns[seat] for seat in written.acted):
        raise bad("position-dropped")
    for seat, dropped in enumerate(state.pawns if state.beats else ()):
        beats = state.seconds + in_this_beat(state, seat)
        if len(dropped) > beats:
            raise bad("position-beats", seat=player(seat), pawns=len(dropped), beats=beats)


def in_this_beat(state: State, seat: int) -> bool:
    """T12: whether a seat may have dropped a pawn in the beat that is not over yet."""
    return state.dropped and bool(state.acted >> seat & 1)


def beats_of(state: State) -> int:
    """T12: the beats over at the least, by the pawns that were dropped."""
    taken = [len(pawns) - in_this_beat(state, seat) for seat, pawns in enumerate(state.pawns)]
    return max(taken) if state.beats else 0


def settle_opening(state: State, written: Written) -> None:
    if written.open or written.chest:
        state.step, state.waiting = TILES_STEP, (LUCK,)
    elif state.captain == NOBODY:
        state.step, state.waiting = FIRST_STEP, (LUCK,)
    else:
        await_captain(state)


def settle_pawns(state: State, written: Written) -> None:
    """T3, T10: six each; those count that lie wholly on a tile, unless they were knocked over."""
    for seat, dropped in enumerate(written.pawns or ()):
        if len(dropped) > PAWNS:
            raise bad("position-pawns", seat=player(seat), pawns=len(dropped))
        found = []
        for one in dropped:
            place = place_at(one.x, one.y)
            void = one.void or state.out >> seat & 1 or place == VOID or state.chest[place] < 0
            found.append(pawn(point(one.x, one.y), VOID if void else place))
        state.pawns[seat] = tuple(found)
    check_pawns(state)
    if state.dexterity:
        settle_piles(state, written)


def settle_piles(state: State, written: Written) -> None:
    """T32: which pile is older; if it is not written, by seat."""
    centres = list(plunder.owners(state.pawns))
    given = [point(x, y) for x, y in written.piles or ()]
    if written.piles is not None and sorted(given) != sorted(centres):
        raise bad("position-piles-at")
    state.piles = tuple(given if written.piles is not None else centres)


# Auction


def settle_auction(state: State, written: Written) -> None:
    """T17–T19: bids are in closed hands, or takers are choosing."""
    check_auction(state, settle_takers(state, written))
    if written.takers is not None:
        if still := auction.bidders_of(state):
            raise bad("position-bid-missing", seat=player(still[0]))
        auction.next_taker(state)
    elif all(bid == NO_BID for bid in state.bids):
        auction.begin(state)
    else:
        state.step, state.waiting = BIDS, auction.bidders_of(state)
        if not auction.on_offer(state):
            raise bad("position-no-offer")
        if not state.waiting:
            raise bad("position-all-bid")


def settle_takers(state: State, written: Written) -> tuple[Seat, ...]:
    """T19: from the highest bid down; those who have taken and paid already."""
    takers = tuple(written.takers or ())
    order = auction.order_of(state.bids) if written.takers is not None else ()
    taken = order[: len(order) - len(takers)]
    if (*taken, *takers) != order:
        raise bad("position-takers")
    state.takers = takers
    return taken


# Yard


def settle_yard(state: State, written: Written) -> None:
    """T23: those who have left hold everything; what can only be thrown is thrown."""
    for seat in written.built:
        if loose := state.ships[seat].loose:
            raise bad("position-unplaced", seat=player(seat), tile=word(loose[0]))
    check_thrown(state)
    yard.begin(state)
    settle_built(state, written)
    if not state.waiting:
        raise bad("position-built")


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
