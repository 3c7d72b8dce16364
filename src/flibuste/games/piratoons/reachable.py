"""What holds in a position whatever was played before: a written one that breaks it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from flibuste.core.protocol import Seat

from .auction import NO_BID
from .geometry import KNOCKING, PILING, VOID, across, distance, down, place_at, place_of, point_of
from .notation import Written
from .parts import DOUBLOONS, PAWNS
from .plunder import owners
from .settling import bad, player, word
from .ships import TOPS, kind_of, kinds_over, throwable
from .state import State

HALVINGS: Final = 2  # T14: with 40 doubloons in the box twice is always enough


# The chest as a plane


def check_pawns(state: State) -> None:
    """T10, T11, T32: pawns lie where drops can have left them."""
    for seat, dropped in enumerate(state.pawns):
        for index, one in enumerate(dropped):
            if place_of(one) == VOID and not state.out >> seat & 1:
                check_void(state, seat, one, dropped[index + 1 :])
    for one, other in combinations(owners(state.pawns) if state.dexterity else (), 2):
        if distance(one, other) < KNOCKING:  # it would be piled, or one of them knocked over
            near = {"other_x": across(one), "other_y": down(one)}
            raise bad("position-apart", x=across(other), y=down(other), **near)
    if state.out:
        check_out(state)


def check_void(state: State, seat: Seat, one: int, later: Sequence[int]) -> None:
    """T10: without dexterity all land squarely; T11: own pawns knock over what lay on a tile."""
    where = {"seat": player(seat), "x": across(one), "y": down(one)}
    if not state.dexterity:
        raise bad("position-squarely", **where)
    place = place_at(across(one), down(one))
    by = [distance(point_of(one), point_of(other)) for other in later]
    if place != VOID and state.chest[place] >= 0 and not any(PILING <= d < KNOCKING for d in by):
        raise bad("position-void", **where)


def check_out(state: State) -> None:
    """T11: an offence is a pawn dropped among those of others."""
    for seat in range(state.seats):
        others = any(dropped for other, dropped in enumerate(state.pawns) if other != seat)
        if state.out >> seat & 1 and not (state.pawns[seat] and others):
            raise bad("position-out", seat=player(seat))


# The yard


def check_thrown(state: State) -> None:
    """T23: only tiles of a kind that is over its room are thrown, and none that could go back."""
    for seat, thrown in enumerate(state.thrown):
        ship = state.ships[seat]
        throwing = bool(throwable(state.table, ship))
        for index, item in enumerate(thrown):
            # A Deck or Sail thrown in vain goes back only when nothing has to be thrown any more.
            then = thrown[index:] if throwing and kind_of(item) == TOPS else (item,)
            over = kinds_over(state.table, ship.order, [*ship.equipment(), *then])
            if kind_of(item) not in over:
                raise bad("position-thrown", seat=player(seat), tile=word(item))


# The round so far


def check_record(state: State, written: Written) -> None:
    """T11–T19: who is out, pay, bids and what was won fit the moment and one another."""
    if state.out == state.everybody():
        raise bad("position-all-out")
    if begins(state, written):
        told = {
            "won": any(state.won),
            "paid": bool(state.paid),
            "halvings": bool(state.halvings),
            "bids": any(bid != NO_BID for bid in state.bids),
            "out": bool(state.out) and not is_open(written),
        }
        for part in [part for part, there in told.items() if there]:
            raise bad("position-time", part=part)
    if state.halvings > HALVINGS or (state.halvings and not state.paid):
        raise bad("position-halvings", halvings=state.halvings)
    for seat, coins in enumerate(state.paid):
        if coins > (0 if state.out >> seat & 1 else PAWNS):
            raise bad("position-paid", seat=player(seat), coins=coins)
    if sum(bid for bid in state.bids if bid != NO_BID) > DOUBLOONS:
        raise bad("position-bids-total", most=DOUBLOONS)
    check_won(state, written)


def begins(state: State, written: Written) -> bool:
    """T6: an open chest has ended the round before; T4: the first chest has none before it."""
    return written.phase == "plunder" and (is_open(written) or state.round == 1)


def is_open(written: Written) -> bool:
    return written.open or bool(written.chest)


def check_won(state: State, written: Written) -> None:
    """T16, T19: tiles won are on the ship, or were thrown into the sea (T23)."""
    yard = written.phase in ("auction", "build")
    sea = Counter() if yard else Counter((*state.floating, *state.spent))
    for seat, tile in elsewhere(state):
        afloat = Counter(state.thrown[seat]) if yard else sea
        if not afloat[tile]:
            raise bad("position-won", seat=player(seat), tile=word(tile))
        sea[tile] -= 1


def elsewhere(state: State) -> Iterator[tuple[Seat, int]]:
    """The tiles won in this round that are not on their winner's ship."""
    for seat, won in enumerate(state.won):
        ship = state.ships[seat]
        for tile in (Counter(won) - Counter((*ship.order, *ship.equipment()))).elements():
            yield seat, tile
