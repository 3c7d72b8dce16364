"""What a written position tells of the round so far: who is out, pay, bids, what was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from flibuste.core.players import player
from flibuste.core.protocol import Message, Seat
from flibuste.games.piratoons.parts import DOUBLOONS, FIRST_SHIP_PLACE, FIRST_SHIP_TILE, PAWNS
from flibuste.games.piratoons.rules.auction import NO_BID, bidders_of, order_of
from flibuste.games.piratoons.rules.plunder import half, halved
from flibuste.games.piratoons.rules.ships import TOPS, kind_of, kinds_over, throwable
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight.notation import Written, bad, said, word

HALVINGS: Final = 2  # T14: with 40 doubloons in the box twice is always enough


def check_record(state: State, written: Written) -> None:
    """T11–T19: who is out, pay, bids and what was won fit the moment."""
    if state.out == state.everybody():
        raise bad("position-all-out")
    if written.phase == "plunder" and (written.is_open() or state.round == 1):
        # T6: an open chest has ended the round before; T4: the first chest has none before it
        parts = ["won", "paid", "bids", *([] if written.is_open() else ["out"])]
        told = [part for part in parts if said(getattr(written, part))]
        for part in [*told, *(["halvings"] if state.halvings else [])]:
            raise bad("position-time", part=part)
    if state.halvings > HALVINGS or (state.halvings and not state.paid):
        raise bad("position-halvings", halvings=state.halvings)
    for seat, coins in enumerate(state.paid):
        if coins > (0 if state.out >> seat & 1 else PAWNS):
            raise bad("position-paid", seat=player(seat), coins=coins)
    check_won(state, written)


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


# From the plunder to the end of the auction


def check_after_auction(state: State) -> None:
    """T18, T19: bids that these purses allow, paid by some of them from the highest down."""
    order = order_of(state.bids)
    takes = [order[:number] for number in range(len(order) + 1)]
    paid = [table for taken in takes if can_have_bid(table := before_bids(state, taken), state)]
    if not paid:
        raise bad("position-bids", most=DOUBLOONS)
    check_shares(state, order)
    check_pay(state, paid)


def check_auction(state: State, taken: Sequence[Seat]) -> None:
    """T18, T19: bids from the purses of then, of which these players have paid theirs."""
    paid = before_bids(state, taken)
    able = bidders_of(paid)
    for seat, bid in enumerate(state.bids):
        if bid != NO_BID and not (seat in able and bid <= paid.doubloons[seat]):
            raise bad("position-bid", seat=player(seat), bid=bid)
    if sum(paid.doubloons) > DOUBLOONS:
        raise bad("position-bids", most=DOUBLOONS)
    check_shares(state, taken)
    check_pay(state, [paid])


def before_bids(state: State, taken: Sequence[Seat]) -> State:
    """The table after pay, if these players have taken a tile since."""
    paid = state.copy()
    for seat in taken:
        paid.doubloons[seat] += state.bids[seat]
    paid.bids = (NO_BID,) * state.seats
    return paid


def can_have_bid(paid: State, state: State) -> bool:
    """T18: all who could, or nobody if there was nothing to bid for; nobody more than all."""
    told = tuple([seat for seat, bid in enumerate(state.bids) if bid != NO_BID])
    pays = all(state.bids[seat] <= paid.doubloons[seat] for seat in told)
    return pays and told in ((), bidders_of(paid)) and sum(paid.doubloons) <= DOUBLOONS


def check_shares(state: State, taken: Sequence[Seat]) -> None:
    """T15, T16: a tile won has left its place, for a pawn; T19: but for those that were bought."""
    shares = [won[:-1] if seat in taken else won for seat, won in enumerate(state.won)]
    hulls = [tile for won in state.won for tile in won if tile >= FIRST_SHIP_TILE]
    items = [tile for share in shares for tile in share if tile < FIRST_SHIP_TILE]
    check_places("ship", hulls, state.chest[FIRST_SHIP_PLACE:])  # T20: no ship tile floats
    check_places("equipment", items, state.chest[:FIRST_SHIP_PLACE])
    for seat, share in enumerate(shares):
        pawns = 0 if state.out >> seat & 1 else PAWNS - sum(state.paid[seat : seat + 1])
        if len(share) > pawns:
            raise bad("position-won-pawns", seat=player(seat), tiles=len(share), pawns=pawns)


def check_places(kind: str, tiles: Sequence[int], places: Sequence[int]) -> None:
    """T3: six places for equipment and three for ship tiles, those among them that are empty."""
    empty = sum([tile < 0 for tile in places])
    if len(tiles) > empty:
        args = {"tiles": len(tiles), "places": empty}
        raise bad("position-won-places", kind=Message(f"kind-{kind}"), **args)


# Pay


def check_pay(state: State, tables: Sequence[State]) -> None:
    """T13: pay was in the purses after it, on one of these tables; T14: and fits the halvings."""
    most = tables[-1].doubloons  # the more have taken a tile, the more was in the purses
    for seat, coins in enumerate(state.paid):
        if coins > most[seat]:
            raise bad("position-paid-purse", seat=player(seat), coins=coins, held=most[seat])
    if state.halvings and not any(can_have_halved(state, table.doubloons) for table in tables):
        raise bad("position-halved", halvings=state.halvings, due=sum(state.paid))


def can_have_halved(state: State, purses: Sequence[int]) -> bool:
    """T14: some purses, halved as often as the supply needed it, leave these when all are paid."""
    left = [held - coins for held, coins in zip(purses, state.paid, strict=True)]
    return any(
        sum(before) <= DOUBLOONS and halved(before, sum(state.paid)) == (left, state.halvings)
        for before in product(*[purses_before(held, state.halvings) for held in left])
    )


def purses_before(held: int, halvings: int) -> list[int]:
    """Those of which this is left after so many halvings."""
    purses = [held]
    for _ in range(halvings):
        purses = [before for before in range(DOUBLOONS + 1) if half(before) in purses]
    return purses


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
