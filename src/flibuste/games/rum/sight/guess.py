"""What could be behind a view: a fair deal of the tiles that its viewer has not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.luck import dice
from flibuste.core.piles import seats_bits
from flibuste.core.protocol import LUCK
from flibuste.games.rum.acts import TILE, Act
from flibuste.games.rum.options import EXAMPLE, Options
from flibuste.games.rum.parts import (
    BIG,
    COPIES,
    FIRST_GOODS,
    FIRST_RENDEZVOUS,
    GOODS,
    KIND,
    KINDS,
    PLACES,
    RENDEZVOUS,
    SMALL,
    SQUARE,
)
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.stacks import Bargain
from flibuste.games.rum.rules.state import NOBODY, State
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight.chapters import BargainTold, DrawTold
from flibuste.games.rum.sight.telling import crew_of, scene_of
from flibuste.games.rum.sight.view import HIDDEN, FaceUp, Sight, SoldGoods, Tiles

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 12  # deals that are thrown away before the fair way of counting is taken
Counts: TypeAlias = tuple[int, ...]
"""How many rendezvous of each place are somewhere out of sight."""


def imagine(view: Sight, rng: Random) -> State:
    """A fair draw among the states that give this very view."""
    state = State(len(view.coins), Options(coins=view.show_coins, tiles=view.show_tiles))
    set_table(state, view)
    hands = [hand_of(tiles) for tiles in view.tiles]
    state.won = [hand.won for hand in hands]
    deal_goods(state, view, hands, rng)
    deal_rendezvous(state, hands, unseen_rendezvous(view, hands), rng)
    take_from_stock(state)
    return state


class Hand:
    """The tiles of a player as a view tells them, in numbers; HIDDEN is what it does not tell."""

    __slots__ = ("been", "goods", "seen", "waiting", "won")

    def __init__(self, tiles: Tiles) -> None:
        opened = (tiles.tavern, tiles.map, tiles.chest, tiles.scorpion, tiles.guard, tiles.sleep)
        won = [KIND[name] for group in (*opened, tiles.kept) for name in group]
        self.won = tuple(sorted(won))
        self.goods = tuple([HIDDEN if name is None else KIND[name] for name in tiles.goods])
        self.seen = tuple([seats_bits(seen) for seen in tiles.goods_seen])
        self.waiting = tuple([HIDDEN if name is None else KIND[name] for name in tiles.waiting])
        self.been = tuple([sum([1 << PLACES.index(place) for place in b]) for b in tiles.been])


hand_of = lru_cache(maxsize=4096)(Hand)  # of many views few hands differ


def set_table(state: State, view: Sight) -> None:
    """Everything that nobody hides."""
    state.layout = view.layout
    if len(view.layout) == len(EXAMPLE):  # all nine plates are laid
        state.town = town_of(view.layout)
        index, alleys = state.town.index, state.alleys
        for id, owner in view.alleys.items():
            alleys[index[id]] = owner
    state.round, state.captain = view.round, SQUARE[view.captain]
    state.first = NOBODY if view.first is None else view.first
    state.reserve, state.common = list(view.reserve), list(view.common)
    state.coins, state.rum = list(view.coins), list(view.rum)
    state.barrels = view.barrels
    state.face_up = list(shown_kinds(view.face_up))
    state.under[SMALL], state.under[BIG] = kinds(view.under.small), kinds(view.under.big)
    state.gone = kinds(view.gone)
    state.scenes = [
        scene_of(chapter, state.town)
        for chapter in view.scenes
        if not isinstance(chapter, BargainTold)  # whose tile may be hidden
    ]
    if not (state.scenes and isinstance(state.scenes[0], Brawl)):
        state.ship = tuple([(crew_of(crew), pirates) for crew, pirates in view.ship])


@lru_cache(maxsize=1024)
def shown_kinds(up: FaceUp) -> tuple[tuple[int, ...], ...]:
    """What lies face up, by stack."""
    singles = (up.chest, up.scorpion, up.bunk, up.hammock, up.rope)
    single = [() if name is None else (KIND[name],) for name in singles]
    return (kinds(up.tavern), kinds(up.map), *single)


def kinds(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([KIND[name] for name in names])


# Goods (H29)


def deal_goods(state: State, view: Sight, hands: list[Hand], rng: Random) -> None:
    """Each goods tile is there once: those out of sight are dealt to wherever one is hidden."""
    pool, seen = unseen_goods(view, hands), state.seen

    def there(kind: int, bits: int) -> int:
        found = pool.pop(int(rng.random() * len(pool))) if kind == HIDDEN else kind
        seen[found - FIRST_GOODS] = bits
        return found

    for owner, hand in enumerate(hands):
        if hand.goods:
            state.goods[owner] = tuple(map(there, hand.goods, hand.seen))
    if view.under.goods:
        sold = [
            there(kind_or_hidden(tile.tile), seats_bits(tile.seen)) for tile in view.under.goods
        ]
        state.under[GOODS] = tuple(sold)
    for chapter in view.scenes:
        if isinstance(chapter, BargainTold):
            tile = there(kind_or_hidden(chapter.tile), seats_bits(chapter.seen))
            state.scenes.append(Bargain(tile))


def kind_or_hidden(name: str | None) -> int:
    return HIDDEN if name is None else KIND[name]


def unseen_goods(view: Sight, hands: list[Hand]) -> list[int]:
    """The goods that the viewer has seen nowhere."""
    known = {kind for hand in hands for kind in hand.goods}
    known.update([kind_or_hidden(tile.tile) for tile in view.under.goods])
    known.update([KIND[name] for name in view.gone])
    for chapter in view.scenes:
        if isinstance(chapter, BargainTold):
            known.add(kind_or_hidden(chapter.tile))
    return [kind for kind in KINDS[GOODS] if kind not in known]


# Rendezvous (H30)


def deal_rendezvous(state: State, hands: list[Hand], counts: Counts, rng: Random) -> None:
    """Two for each place; none is where its owner has been without turning it."""
    slots = hidden_slots(hands)
    dealt = deal(slots, counts, rng) if slots else []
    for owner, hand in enumerate(hands):
        state.been[owner] = hand.been
        state.waiting[owner] = hand.waiting
        if HIDDEN in hand.waiting:
            number = len(hand.waiting)
            state.waiting[owner], dealt = tuple(dealt[:number]), dealt[number:]


def hidden_slots(hands: list[Hand]) -> tuple[int, ...]:
    """For each rendezvous that lies hidden the places where it is not; a hand hides all or none."""
    return tuple([bits for hand in hands if HIDDEN in hand.waiting for bits in hand.been])


def unseen_rendezvous(view: Sight, hands: list[Hand]) -> Counts:
    """Of each place, how many the viewer has seen nowhere."""
    counts = [COPIES[kind] for kind in KINDS[RENDEZVOUS]]
    seen = [kind for hand in hands for kind in (*hand.won, *hand.waiting)]
    for kind in [*seen, *kinds(view.gone)]:
        if FIRST_RENDEZVOUS <= kind < FIRST_RENDEZVOUS + len(PLACES):
            counts[kind - FIRST_RENDEZVOUS] -= 1
    return tuple(counts)


def deal(slots: tuple[int, ...], counts: Counts, rng: Random) -> list[int]:
    """Tiles for the slots, evenly among the deals that no slot excludes."""
    pool = [place for place, copies in enumerate(counts) for _ in range(copies)]
    for _ in range(TRIES):
        drawn = rng.sample(pool, len(slots))
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


def take_from_stock(state: State) -> None:
    """What is not in a stack is somewhere else."""
    stock = list(COPIES)
    elsewhere = (state.under, state.face_up, state.won, state.goods, state.waiting, (state.gone,))
    for heaps in elsewhere:
        for heap in heaps:
            for kind in heap:
                stock[kind] -= 1
    tile = getattr(state.scenes[-1], "tile", HIDDEN) if state.scenes else HIDDEN
    if tile != HIDDEN:
        stock[tile] -= 1
    state.stock = stock


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do, as far as this viewer knows."""
    if LUCK not in view.awaiting:
        return []
    top = view.scenes[-1]
    if isinstance(top, DrawTold) and top.stack == "goods":
        return goods_chances(view)
    if isinstance(top, DrawTold) and top.stack == "rendezvous":
        hands = [hand_of(tiles) for tiles in view.tiles]
        slots, counts = hidden_slots(hands), unseen_rendezvous(view, hands)
        return [
            (TILE[FIRST_RENDEZVOUS + place], copies * ways(slots, without(counts, place)))
            for place, copies in enumerate(counts)
            if copies > 0 and ways(slots, without(counts, place))
        ]
    return list(imagine(view, dice(0)).odds())  # nothing that bears on it is hidden


def goods_chances(view: Sight) -> list[tuple[Act, int]]:
    """A tile known to lie on top comes for sure, others evenly from all that is out of sight."""
    if view.stacks["goods"] == len(view.under.goods):
        top: SoldGoods = view.under.goods[0]
        if top.tile is not None:
            return [(TILE[KIND[top.tile]], 1)]
    hands = [hand_of(tiles) for tiles in view.tiles]
    return [(TILE[kind], 1) for kind in unseen_goods(view, hands)]
