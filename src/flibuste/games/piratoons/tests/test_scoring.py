"""Scoring: T25–T29, T31."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from flibuste.games.piratoons.tests.tables import AnyMatch, at, play, ship, tally, view


def end(*ships: dict[str, Any], **more: Any) -> AnyMatch:
    return at({}, len(ships), **{"phase": "end", "ships": list(ships)} | more)


def sails(*numbers: int) -> AnyMatch:
    """Ships of one storey each with so many sails."""
    tiles = ["B1a", "B1b", "B1c", "B1d"]
    return end(
        *[ship(tile, **{tile: "sail " * n}) for tile, n in zip(tiles, numbers, strict=False)]
    )


@pytest.mark.rule("T25")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 2, 1, 0), [5, 2, 0, 0]),
        ((3, 3, 1, 0), [5, 5, 2, 0]),
        ((3, 2, 2, 0), [5, 2, 2, 0]),
        ((1, 1, 1, 1), [5, 5, 5, 5]),
        ((1, 0, 0, 0), [5, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((2, 2, 0, 0), [5, 5, 0, 0]),
    ],
)
def test_five_points_for_the_most_sails_and_two_for_the_second_most(
    numbers: tuple[int, ...], points: list[int]
) -> None:
    assert tally(sails(*numbers), "sails") == points


@pytest.mark.rule("T25")
def test_the_richest_and_the_second_richest() -> None:
    match = end(ship(), ship(), ship(), doubloons=[9, 4, 9])
    assert tally(match, "doubloons") == [5, 2, 5]
    assert tally(end(ship(), ship(), doubloons=[0, 0]), "doubloons") == [0, 0]


@pytest.mark.rule("T25", "T31")
def test_the_most_barrels_which_are_as_many_as_storeys() -> None:
    match = end(ship("B1a B1b B1c"), ship("B4a"), ship("B3a"), ship())
    assert tally(match, "barrels") == [2, 5, 2, 0]


@pytest.mark.rule("T26", "T31")
@pytest.mark.parametrize(
    ("order", "points"),
    [
        ("", 2),
        ("B1a", 4),
        ("B2a", 0),
        ("B2a B2c", 6),
        ("B2c B2a", -2),
        ("B4a", -4),
        ("B4g B4a B4f", 8),
        ("B2a B3c B3b", 8),
        ("B3a B3g B3e B2e B2d", 12),
        ("B4c B4d", -2),
    ],
)
def test_every_join_is_good_or_bad_prow_and_stern_included(order: str, points: int) -> None:
    assert tally(end(ship(order), ship()), "joins") == [points, 2]


@pytest.mark.rule("T27")
def test_whoever_has_the_most_empty_slots_of_a_family_loses_two() -> None:
    full = ship(prow="deck1 gunport1", stern="porthole1 quarters1")
    assert tally(end(full, ship()), "empty") == [0, -10]
    no_deck = ship(prow="gunport2", stern="porthole2 quarters2")
    assert tally(end(full, no_deck), "empty") == [0, -4]


@pytest.mark.rule("T27")
def test_ties_all_lose_and_all_together_is_the_sum_of_the_four() -> None:
    assert tally(end(ship(), ship()), "empty") == [-10, -10]
    one, other = ship(prow="deck1 gunport1"), ship(stern="porthole1 quarters1")
    assert tally(end(one, other), "empty") == [-6, -6]


@pytest.mark.rule("T27")
def test_if_the_most_is_none_nobody_loses() -> None:
    one = ship(prow="deck1 gunport1", stern="porthole1 quarters1")
    other = ship(prow="deck2 gunport2", stern="porthole2 quarters2")
    assert tally(end(one, other), "empty") == [0, 0]


@pytest.mark.rule("T27")
@pytest.mark.parametrize("top", ["sail", "sail sail sail", "deck2"])
def test_one_sail_fills_a_mast_and_a_deck_does_too(top: str) -> None:
    full = {"stern": "porthole1 quarters1", "prow": "deck1 gunport1"}
    other = {"stern": "porthole2 quarters2", "prow": "deck3 gunport2"}
    match = end(ship("B1a", B1a=top, **full), ship(**other))
    assert tally(match, "empty") == [0, 0]
    assert tally(end(ship("B1a", **full), ship(**other)), "empty") == [-4, 0]


@pytest.mark.rule("T27", "T31")
def test_prow_and_stern_have_a_deck_a_gunport_a_porthole_and_quarters() -> None:
    full = {"prow": "deck1 gunport1", "stern": "porthole1 quarters1"}
    for slot in ("deck1", "gunport1", "porthole1", "quarters1"):
        less = {
            hull: " ".join(item for item in items.split() if item != slot)
            for hull, items in full.items()
        }
        match = end(ship(**less), ship(prow="deck2 gunport2", stern="porthole2 quarters2"))
        assert tally(match, "empty") == [-4, 0]


FAMILIES = {
    "200": 2,
    "300": 5,
    "210": 2,
    "310": 5,
    "220": 4,
    "320": 7,
    "330": 10,
    "111": 4,
    "211": 4,
    "311": 6,
    "221": 4,
    "321": 7,
    "331": 10,
    "222": 8,
    "322": 9,
    "332": 12,
    "333": 15,
}


def decks(counts: tuple[int, ...]) -> dict[str, Any]:
    """A ship with so many deck tiles of each design."""
    items = [f"deck{design}" for design, n in enumerate(counts, 1) for _ in range(n)]
    tiles = ["prow", "B1a", "B1b", "B1c", "B1d", "B2a", "B2b", "B2c", "B2d"]
    gear = dict(zip(tiles, items, strict=False))
    return ship(" ".join(tiles[1:]), **gear)


@pytest.mark.rule("T28", "T31")
def test_the_best_split_of_a_family_by_the_table() -> None:
    for counts in product(range(4), repeat=3):
        key = "".join(map(str, sorted(counts, reverse=True)))
        points = tally(end(decks(counts), ship()), "families")
        assert points == [FAMILIES.get(key, 0), 0], counts


@pytest.mark.rule("T28")
def test_each_family_counts_by_itself_and_sails_belong_to_none() -> None:
    own = ship("B4a B1a", B1a="sail sail sail", prow="gunport1", B4a="gunport1 porthole1")
    match = end(own | {"gear": own["gear"] | {"stern": ["porthole1", "quarters1"]}}, ship())
    assert tally(match, "families") == [4, 0]
    mixed = ship("B4a", prow="deck1 gunport1", B4a="porthole1 quarters1")
    assert tally(end(mixed, ship()), "families") == [0, 0]


@pytest.mark.rule("T28")
def test_only_placed_tiles_count() -> None:
    match = at({}, phase="build", ships=[ship(prow="gunport1", loose="gunport1 gunport2"), ship()])
    assert tally(match, "families") == [0, 0]


@pytest.mark.rule("T29")
def test_the_most_points_win_and_ties_are_shared() -> None:
    match = end(ship("B1a"), ship("B1b"), ship(), built=[0, 1, 2])
    assert list(match.state.scores()) == [4, 4, 1]
    assert list(match.state.ranks()) == [1, 1, 3]


@pytest.mark.rule("T29")
def test_totals_may_be_negative() -> None:
    match = end(ship("B4a"), ship("B1a", prow="deck1"), doubloons=[0, 3])
    play(match, "0 Keep", "1 Keep")
    assert match.state.scores()[0] < 0
    assert list(match.state.ranks()) == [2, 1]
    assert view(match).scores == tuple(match.state.scores())
