"""What could be behind a view: a fair deal of the tiles that its viewer has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, final

from flibuste.core.piles import seats_bits
from flibuste.core.protocol import LUCK, Seat
from flibuste.core.told import Told
from flibuste.games.rum.acts import ROLLS, TILE, Act
from flibuste.games.rum.parts import FIRST_GOODS, FIRST_RENDEZVOUS, GOODS, KINDS, RENDEZVOUS
from flibuste.games.rum.rules.stacks import Bargain, Draw
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import kind_or_hidden, place
from flibuste.games.rum.sight.tell import HIDDEN
from flibuste.games.rum.sight.view import Sight

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 12  # deals that are thrown away before the fair way of counting is taken
Counts: TypeAlias = tuple[int, ...]
"""How many rendezvous of each place are somewhere out of sight."""


def imagine(view: Sight, rng: Random) -> State:
    """A fair draw among the states that give this very view."""
    return TOLD.behind(view).world(rng)


@final
class Behind:
    """The table with HIDDEN tiles, which are among the stock, and all that can be lying there."""

    __slots__ = ("bargain", "counts", "goods", "hands", "pool", "secret", "slots", "sold", "table")

    def __init__(self, view: Sight) -> None:
        state = self.table = place(view)
        self.goods = unseen_goods(state)
        self.hands = [
            Heap(goods, tiles.goods_seen)
            for goods, tiles in zip(state.goods, view.tiles, strict=True)
        ]
        self.sold = Heap(state.under[GOODS], [tile.seen or () for tile in view.under.goods])
        self.bargain = Heap((), ())
        if view.scenes and isinstance(last := view.scenes[-1], chapters.Bargain):
            self.bargain = Heap((kind_or_hidden(last.tile),), (last.seen,))
        self.slots, self.counts = hidden_slots(state), unseen_rendezvous(state)
        self.pool = tiles(self.counts)
        self.secret = [seat for seat, waiting in enumerate(state.waiting) if HIDDEN in waiting]

    def world(self, rng: Random) -> State:
        """The same with a tile for each that is hidden."""
        world = self.table.copy()
        self.deal_goods(world, rng)
        if self.slots:
            self.deal_rendezvous(world, rng)
        return world

    def deal_goods(self, world: State, rng: Random) -> None:
        """Each goods tile is there once: any that is out of sight, wherever one is hidden (H29)."""
        pool = self.goods[:]
        for owner, hand in enumerate(self.hands):
            if hand.gaps:
                world.goods[owner] = hand.found(world, pool, rng)
        if self.sold.gaps:
            world.under[GOODS] = self.sold.found(world, pool, rng)
        if self.bargain.gaps:
            world.scenes[-1] = Bargain(self.bargain.found(world, pool, rng)[0])

    def deal_rendezvous(self, world: State, rng: Random) -> None:
        """Two for each place; none is where its owner has been without turning it (H30)."""
        kinds, first = deal(self.slots, self.counts, self.pool[:], rng), 0
        for kind in kinds:
            world.stock[kind] -= 1
        for owner in self.secret:
            last = first + len(world.waiting[owner])
            world.waiting[owner], first = tuple(kinds[first:last]), last


TOLD: Final = Told(Behind)


@final
class Heap:
    """Goods in their order, and for each the seats who have seen it; gaps are the HIDDEN ones."""

    __slots__ = ("gaps", "goods", "seen")

    def __init__(self, goods: Sequence[int], seen: Sequence[Sequence[Seat]]) -> None:
        self.goods = list(goods)
        self.seen = [seats_bits(seats) for seats in seen]
        self.gaps = [gap for gap, kind in enumerate(goods) if kind == HIDDEN]

    def found(self, world: State, pool: list[int], rng: Random) -> tuple[int, ...]:
        """The same with tiles of the pool in the gaps, which leave the stock."""
        there = self.goods[:]
        for gap in self.gaps:
            kind = pool.pop(int(rng.random() * len(pool)))
            world.seen[kind - FIRST_GOODS] = self.seen[gap]
            world.stock[kind] -= 1
            there[gap] = kind
        return tuple(there)


def unseen_goods(state: State) -> list[int]:
    """The goods that are told nowhere."""
    stock = state.stock
    return [kind for kind in KINDS[GOODS] if stock[kind]]


# Rendezvous (H30)


def hidden_slots(state: State) -> tuple[int, ...]:
    """For each rendezvous that lies hidden the places where it is not; a hand hides all or none."""
    hands = zip(state.waiting, state.been, strict=True)
    return tuple([bits for waiting, been in hands if HIDDEN in waiting for bits in been])


def unseen_rendezvous(state: State) -> Counts:
    """Of each place, how many are told nowhere."""
    kinds = KINDS[RENDEZVOUS]
    return tuple(state.stock[kinds.start : kinds.stop])


def tiles(counts: Counts) -> list[int]:
    """As many of each place."""
    places = [place for place, copies in enumerate(counts) for _ in range(copies)]
    return [FIRST_RENDEZVOUS + place for place in places]


def deal(slots: tuple[int, ...], counts: Counts, pool: list[int], rng: Random) -> list[int]:
    """Tiles of the pool for the slots, evenly among the deals that no slot excludes."""
    random, size = rng.random, len(pool)
    for _ in range(TRIES):
        for n, slot in enumerate(slots):
            drawn = n + int(random() * (size - n))
            kind = pool[drawn]
            if slot >> kind - FIRST_RENDEZVOUS & 1:
                break  # another deal: the pool is as good in any order
            pool[drawn], pool[n] = pool[n], kind
        else:
            return pool[: len(slots)]
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
