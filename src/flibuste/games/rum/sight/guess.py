"""What could be behind a view: a fair deal of the tiles that its viewer has not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.luck import dealt
from flibuste.core.piles import seats_bits
from flibuste.core.protocol import LUCK, Seat
from flibuste.core.told import Told
from flibuste.games.rum.acts import ROLLS, TILE, Act
from flibuste.games.rum.parts import FIRST_GOODS, FIRST_RENDEZVOUS, GOODS, KINDS, RENDEZVOUS
from flibuste.games.rum.rules.stacks import Bargain, Draw
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import place
from flibuste.games.rum.sight.tell import HIDDEN
from flibuste.games.rum.sight.view import Sight

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 12  # deals that are thrown away before the fair way of counting is taken
Counts: TypeAlias = tuple[int, ...]
"""How many rendezvous of each place are somewhere out of sight."""


def imagine(view: Sight, rng: Random) -> State:
    """A fair draw among the states that give this very view."""
    state = TOLD.table(view)
    deal_goods(state, view, rng)
    deal_rendezvous(state, rng)
    return state


TOLD: Final = Told(place)


# Goods (H29)


def deal_goods(state: State, view: Sight, rng: Random) -> None:
    """Each goods tile is there once: those out of sight are dealt to wherever one is hidden."""
    pool = unseen_goods(state)
    for owner, goods in enumerate(state.goods):
        if HIDDEN in goods:
            seen = view.tiles[owner].goods_seen
            state.goods[owner] = found(state, goods, seen, pool, rng)
    if HIDDEN in state.under[GOODS]:
        sold = tuple([tile.seen or () for tile in view.under.goods])
        state.under[GOODS] = found(state, state.under[GOODS], sold, pool, rng)
    if view.scenes and isinstance(last := view.scenes[-1], chapters.Bargain) and last.tile is None:
        (drawn,) = found(state, (HIDDEN,), (last.seen,), pool, rng)
        state.scenes[-1] = Bargain(drawn)


def found(
    state: State,
    goods: tuple[int, ...],
    seen: tuple[tuple[Seat, ...], ...],
    pool: list[int],
    rng: Random,
) -> tuple[int, ...]:
    """These goods, with tiles of the pool for what is hidden; for each the seats who saw it."""
    there = list(goods)
    for n in range(len(goods)):
        if goods[n] == HIDDEN:
            kind = pool.pop(int(rng.random() * len(pool)))
            state.seen[kind - FIRST_GOODS] = seats_bits(seen[n])
            state.stock[kind] -= 1
            there[n] = kind
    return tuple(there)


def unseen_goods(state: State) -> list[int]:
    """The goods that are told nowhere."""
    stock = state.stock
    return [kind for kind in KINDS[GOODS] if stock[kind]]


# Rendezvous (H30)


def deal_rendezvous(state: State, rng: Random) -> None:
    """Two for each place; none is where its owner has been without turning it."""
    slots = hidden_slots(state)
    dealt = deal(slots, unseen_rendezvous(state), rng) if slots else []
    for kind in dealt:
        state.stock[kind] -= 1
    for owner, waiting in enumerate(state.waiting):
        if HIDDEN in waiting:
            number = len(waiting)
            state.waiting[owner], dealt = tuple(dealt[:number]), dealt[number:]


def hidden_slots(state: State) -> tuple[int, ...]:
    """For each rendezvous that lies hidden the places where it is not; a hand hides all or none."""
    hands = zip(state.waiting, state.been, strict=True)
    return tuple([bits for waiting, been in hands if HIDDEN in waiting for bits in been])


def unseen_rendezvous(state: State) -> Counts:
    """Of each place, how many are told nowhere."""
    kinds = KINDS[RENDEZVOUS]
    return tuple(state.stock[kinds.start : kinds.stop])


def deal(slots: tuple[int, ...], counts: Counts, rng: Random) -> list[int]:
    """Tiles for the slots, evenly among the deals that no slot excludes."""
    pool = [place for place, copies in enumerate(counts) for _ in range(copies)]
    for _ in range(TRIES):
        drawn = dealt(pool[:], len(slots), rng)
        if not any(slot >> place & 1 for slot, place in zip(slots, drawn, strict=True)):
            return [FIRST_RENDEZVOUS + place for place in drawn]
    return deal_by_counting(slots, counts, rng)


def deal_by_counting(slots: tuple[int, ...], counts: Counts, rng: Random) -> list[int]:
    """The same slot by slot, each tile weighed by the deals that are possible with it."""
    dealt = []
    for n, slot in enumerate(slots):
        weights = [
            0 if slot >> place & 1 else copies * ways(slots[n + 1 :], without(counts, place))
            for place, copies in enumerate(counts)
        ]
        (place,) = rng.choices(range(len(counts)), weights)
        counts = without(counts, place)
        dealt.append(FIRST_RENDEZVOUS + place)
    return dealt


def without(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


@lru_cache(maxsize=1 << 16)
def ways(slots: tuple[int, ...], counts: Counts) -> int:
    """The number of deals of single tiles to these slots."""
    if not slots:
        return 1
    slot, rest = slots[0], slots[1:]
    return sum(
        [
            copies * ways(rest, without(counts, place))
            for place, copies in enumerate(counts)
            if copies > 0 and not slot >> place & 1
        ]
    )


# Chances


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do, as far as this viewer knows."""
    if LUCK not in view.awaiting:
        return []
    if isinstance(view.scenes[-1], chapters.Throw):
        return list(ROLLS)
    state = place(view)
    top = state.scenes[-1]
    if isinstance(top, Draw) and top.stack == GOODS:
        return goods_chances(state, view.stacks["goods"])
    if isinstance(top, Draw) and top.stack == RENDEZVOUS:
        slots, counts = hidden_slots(state), unseen_rendezvous(state)
        return [
            (TILE[FIRST_RENDEZVOUS + place], copies * ways(slots, without(counts, place)))
            for place, copies in enumerate(counts)
            if copies > 0 and ways(slots, without(counts, place))
        ]
    return list(state.odds())  # nothing that bears on it is hidden


def goods_chances(state: State, left: int) -> list[tuple[Act, int]]:
    """A tile known to lie on top comes for sure, others evenly from all that is out of sight."""
    under = state.under[GOODS]
    if left == len(under) and under[0] != HIDDEN:
        return [(TILE[under[0]], 1)]
    return [(TILE[kind], 1) for kind in unseen_goods(state)]
