"""What a written position says of hidden tiles: who has seen them, and where they are not (H40)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from flibuste.core.protocol import Seat
from flibuste.games.rum.parts import (
    FIRST_GOODS,
    FIRST_RENDEZVOUS,
    GOODS,
    KIND,
    KINDS,
    NAMES,
    PLACES,
)
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight.chapters import BargainTold
from flibuste.games.rum.sight.notation import Written, bad
from flibuste.games.rum.sight.placing import by_seat


def place_knowledge(state: State, written: Written) -> None:
    """H40: who has seen which goods, and where rendezvous are not."""
    for owner, goods in enumerate(state.goods):
        for kind in goods:
            seen = written.known.get(NAMES[kind], [owner])
            state.seen[kind - FIRST_GOODS] = seats_bits(state, "known", seen) | 1 << owner
    held = {NAMES[kind] for goods in state.goods for kind in goods}
    for name in written.known:
        if name not in held:
            raise bad("position-known", tile=name[:40])
    for tile in written.under.goods:
        seen = tile.seen or []
        state.seen[KIND[tile.tile] - FIRST_GOODS] = seats_bits(state, "under goods", seen)
    for told in written.scenes or ():
        if isinstance(told, BargainTold) and told.tile is not None:
            bits = seats_bits(state, "scenes", told.seen)
            state.seen[KIND[told.tile] - FIRST_GOODS] = bits
    check_seen(state)
    if written.been is not None:
        place_been(state, by_seat(state, "been", written.been))


def seats_bits(state: State, part: str, seats: Sequence[Seat]) -> int:
    here = all(0 <= seat < state.seats for seat in seats)
    if not seats or not here or len(set(seats)) < len(seats):
        raise bad("position-seen", part=part)
    return sum(1 << seat for seat in seats)


def check_seen(state: State) -> None:
    """H3: goods put under the stack come up after all others: only then a second seat sees them."""
    kinds = KINDS[GOODS]
    for kind in kinds if any(state.stock[kinds.start : kinds.stop]) else ():
        seen = state.seen[kind - FIRST_GOODS]
        if seen & (seen - 1):
            raise bad("position-seen-twice", tile=NAMES[kind])


def place_been(state: State, been: list[list[list[Any]]]) -> None:
    """H30: for each rendezvous the places where it would have been turned since it was drawn."""
    for seat, places in enumerate(been):
        bits = tuple([sum(1 << PLACES.index(place) for place in set(row)) for row in places])
        twice = any(len(set(row)) < len(row) for row in places)
        kinds = state.waiting[seat]
        if twice or len(bits) != len(kinds) or not been_fits(bits, kinds):
            raise bad("position-been", seat=str(seat))
        state.been[seat] = bits


def been_fits(bits: Sequence[int], kinds: Sequence[int]) -> bool:
    """None is where it has been, and the one drawn earlier has been wherever a later one has."""
    elsewhere = [
        not row >> (kind - FIRST_RENDEZVOUS) & 1 for row, kind in zip(bits, kinds, strict=True)
    ]
    nested = [later & ~earlier == 0 for earlier, later in pairwise(bits)]
    return all(elsewhere) and all(nested)
