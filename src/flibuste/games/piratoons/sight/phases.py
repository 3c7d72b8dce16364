"""Where a written position stands in its round, and who acts."""

from __future__ import annotations

from typing import Final

from flibuste.core.players import player
from flibuste.core.protocol import LUCK, Seat
from flibuste.games.piratoons.parts import UNDEALT
from flibuste.games.piratoons.rules import auction, plunder, yard
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.rounds import (
    BIDS,
    FIRST_STEP,
    OVER,
    PLUNDER,
    TILES_STEP,
    await_captain,
)
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.drops import check_pawns
from flibuste.games.piratoons.sight.notation import Phase, Written, bad, said, word
from flibuste.games.piratoons.sight.record import check_after_auction, check_auction, check_thrown

ONLY: Final[dict[str, tuple[Phase, ...]]] = {
    **dict.fromkeys(["pawns", "seconds", "piles", "acted", "awaiting", "dropped"], ("plunder",)),
    "takers": ("auction",),
    "thrown": ("build",),
    "built": ("build", "end"),
}
"""Parts that belong to some phases only."""


def settle_phase(state: State, written: Written) -> None:
    """The phase that is written, with what belongs to it and nothing else."""
    for part, phases in ONLY.items():
        value = getattr(written, part)
        if written.phase not in phases and said(value or None):
            raise bad("position-time", part=part)
    if written.phase != "auction":
        check_after_auction(state)
    match written.phase:
        case "plunder":
            settle_plunder(state, written)
        case "auction":
            settle_auction(state, written)
        case "build":
            settle_yard(state)
        case "end":
            settle_end(state)


# Plunder


def settle_plunder(state: State, written: Written) -> None:
    """T5, T6: the chest is closed, being opened, or open."""
    if UNDEALT in state.chest:
        if any(state.pawns) or state.seconds or state.acted or state.dropped:
            raise bad("position-closed", part="pawns" if any(state.pawns) else "seconds")
        settle_opening(state, written)
        return
    if max(state.chest) < 0:
        raise bad("position-chest-empty")
    if written.step == "tiles":
        raise bad("position-open")
    check_pawns(state)
    settle_piles(state, written)
    if written.seconds is None:
        state.seconds = beats_of(state)
    if state.seconds > plunder.AT_LAST * state.glass:
        raise bad("position-seconds", seconds=state.seconds)
    check_beat(state, written)
    if plunder.time_is_up(state):
        plunder.end(state)
        return
    plunder.begin(state)
    if written.awaiting and state.step == PLUNDER:
        plunder.pick(state, written.awaiting[0])


def check_beat(state: State, written: Written) -> None:
    """T12: everybody is picked once in each beat, and drops or waits."""
    for part in ("acted", "awaiting", "dropped"):
        if getattr(written, part) and not state.beats:
            raise bad("position-no-beats", part=part)
    if state.acted == state.everybody():
        raise bad("position-beat-over")
    if len(written.awaiting) > 1:
        raise bad("position-time", part="awaiting")
    for seat in written.awaiting:
        if state.acted >> seat & 1:
            raise bad("position-turn", seat=player(seat))
    if state.dropped and not any(state.pawns[seat] for seat in written.acted):
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
    if written.is_open():
        state.step, state.waiting = TILES_STEP, (LUCK,)
    elif state.captain == NOBODY:
        state.step, state.waiting = FIRST_STEP, (LUCK,)
    else:
        await_captain(state)


def settle_piles(state: State, written: Written) -> None:
    """T32: which pile is older; if it is not written, by seat."""
    centres = tuple(plunder.owners(state.pawns)) if state.dexterity else ()
    if written.piles is None or not state.dexterity:
        state.piles = centres
    if sorted(state.piles) != sorted(centres):
        raise bad("position-piles-at")


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
    order = auction.order_of(state.bids) if written.takers is not None else ()
    taken = order[: len(order) - len(state.takers)]
    if (*taken, *state.takers) != order:
        raise bad("position-takers")
    return taken


# Yard


def settle_yard(state: State) -> None:
    """T23: those who have left hold everything; what can only be thrown is thrown."""
    for seat, ship in enumerate(state.ships):
        if state.built >> seat & 1 and ship.loose:
            raise bad("position-unplaced", seat=player(seat), tile=word(ship.loose[0]))
    check_thrown(state)
    built = state.built
    yard.begin(state)
    settle_built(state, built)
    if not state.waiting:
        raise bad("position-built")


def settle_end(state: State) -> None:
    """T24: the last arrangement; over when all have arranged."""
    if state.floating:
        raise bad("position-time", part="floating")
    yard.begin_last_arrangement(state)
    settle_built(state, state.built)
    if not state.waiting:
        state.step = OVER


def settle_built(state: State, built: int) -> None:
    state.built = built
    state.waiting = tuple([seat for seat in range(state.seats) if not built >> seat & 1])
