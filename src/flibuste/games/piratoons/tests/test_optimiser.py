"""The best arrangement (T24) against all arrangements, on small ships and on large ones."""

from __future__ import annotations

import os
from itertools import permutations
from random import Random

import pytest

from flibuste.games.piratoons.parts import FIRST_SHIP_TILE, INDEX, PROW, SAIL, SHIP_TILES, STERN
from flibuste.games.piratoons.parts.components import BOX, components_of
from flibuste.games.piratoons.rules.optimiser import best_order, best_ship
from flibuste.games.piratoons.rules.scoring import empty_slots, figures
from flibuste.games.piratoons.rules.ships import Ship, fits, kinds_over
from flibuste.games.piratoons.tests.tables import at, play, ship, written

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
ALL = range(FIRST_SHIP_TILE, FIRST_SHIP_TILE + len(SHIP_TILES))


def bare(order: tuple[int, ...]) -> Ship:
    return Ship(order, ((),) * (len(order) + 2))


def fullest(order: tuple[int, ...], rng: Random) -> list[int]:
    """Equipment drawn at random until nothing more can be held."""
    pool = [item for item, copies in enumerate(BOX.copies) for _ in range(copies)]
    rng.shuffle(pool)
    items: list[int] = []
    for item in pool[: rng.randrange(len(pool) + 1)]:
        if not kinds_over(BOX, order, [*items, item]):
            items.append(item)
    return items


@pytest.mark.rule("T24", "T26")
@pytest.mark.parametrize("text", [None, "prow -C g; stern U- pq; B4a U-A gpq"])
def test_no_order_of_up_to_six_tiles_has_more_good_joins(text: str | None) -> None:
    table, rng = components_of(text), Random(1)
    for _ in range(600 if LONG else 60):
        tiles = tuple(rng.sample(ALL, rng.randrange(7)))
        most = max(figures(table, bare(order)).joins for order in permutations(tiles))
        assert figures(table, bare(best_order(table, tiles))).joins == most, tiles


@pytest.mark.rule("T24", "T26")
def test_all_24_tiles_can_be_joined_without_a_single_bad_join() -> None:
    assert figures(BOX, bare(best_order(BOX, tuple(ALL)))).joins == 2 * 25


@pytest.mark.rule("T24", "T26")
def test_tiles_that_hang_together_with_nothing_cost_two_bad_joins() -> None:
    for names, bad in (("B4a", 2), ("B4a B1a B1b", 2), ("B3g B4a", 3), ("B2e B2f B3g", 3)):
        order = best_order(BOX, tuple([INDEX[name] for name in names.split()]))
        assert figures(BOX, bare(order)).joins == 2 * (len(order) + 1 - 2 * bad)


@pytest.mark.rule("T24", "T27")
def test_no_arrangement_of_a_small_ship_leaves_fewer_tops_empty() -> None:
    rng = Random(2)
    for _ in range(400 if LONG else 60):
        order = tuple(rng.sample(ALL, rng.randrange(4)))
        items = fullest(order, rng)
        best = best_ship(BOX, Ship(order, ((),) * (len(order) + 2), tuple(items)))
        decks = sum(1 for item in items if item in (1, 2, 3))
        sails = items.count(SAIL)
        assert empty_slots(BOX, best)[0] == fewest_empty(order, decks, sails)


def fewest_empty(order: tuple[int, ...], decks: int, sails: int) -> int:
    """Every way to put Decks and Sails on the tops, one top after the other."""
    room = [BOX.parts[hull - FIRST_SHIP_TILE].top for hull in (PROW, *order)]

    def go(index: int, decks: int, sails: int) -> int:
        if index == len(room):
            return 0 if not decks and not sails else 99
        ways = [go(index + 1, decks, sails) + 1]
        if decks:
            ways.append(go(index + 1, decks - 1, sails))
        ways += [go(index + 1, decks, sails - n) for n in range(1, min(room[index], sails) + 1)]
        return min(ways)

    return go(0, decks, sails)


@pytest.mark.rule("T22", "T24")
def test_the_best_arrangement_places_everything_where_it_may_stand() -> None:
    rng = Random(3)
    for _ in range(300 if LONG else 40):
        order = tuple(rng.sample(ALL, rng.randrange(25)))
        items = fullest(order, rng)
        best = best_ship(BOX, Ship(order, ((),) * (len(order) + 2), tuple(items)))
        assert sorted(best.order) == sorted(order)
        assert sorted(best.equipment()) == sorted(items)
        assert not best.loose
        for hull, found in zip((PROW, *best.order, STERN), best.gear, strict=True):
            for index, item in enumerate(found):
                assert fits(BOX, hull, found[:index], item)


@pytest.mark.rule("T24")
def test_the_best_button_orders_tiles_and_spreads_sails() -> None:
    own = ship("B2c B2a B1a", B1a="sail sail", B2a="deck1")
    match = at({}, phase="end", ships=[own, ship()])
    play(match, "0 Best")
    found = match.state.ships[0]
    assert figures(BOX, found).joins == 8
    assert (figures(BOX, found).sails, figures(BOX, found).families) == (2, 0)
    assert empty_slots(BOX, found)[0] == 1  # the deck on the prow, a sail on two of three masts
    assert written(match)["ships"][0]["gear"]["prow"] == ["deck1"]
