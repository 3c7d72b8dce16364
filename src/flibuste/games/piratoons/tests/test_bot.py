"""The evaluation's reasons, each as a small example."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from flibuste.games.piratoons.acts import WAIT, Bid
from flibuste.games.piratoons.bot.evaluate import after_plunder, claim, evaluate, fear
from flibuste.games.piratoons.bot.outlook import held_of, joins, outlook
from flibuste.games.piratoons.bot.sense import sensible
from flibuste.games.piratoons.parts import INDEX
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules import scoring, ships
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.tests.tables import DEXTEROUS, SALE, AnyMatch, at, opened, play, ship

NOTHING = dict.fromkeys(("E1", "E2", "E3", "E4", "E5", "E6", "S1", "S2", "S3"))


def share(match: AnyMatch, seat: int = 0) -> float:
    """How well a seat stands."""
    return evaluate(match.state)[seat]


def building(mine: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> AnyMatch:
    return at(phase="build", captain=0, ships=[mine, other or ship()], **more)


def chest(**tiles: str) -> dict[str, str | None]:
    return NOTHING | tiles


def loaded(order: str, *items: str) -> ships.Ship:
    """A ship of these tiles, all equipment still on the quay."""
    hulls = tuple(INDEX[tile] for tile in order.split())
    gear = ((),) * (len(hulls) + 2)
    return ships.Ship(hulls, gear, tuple(INDEX[item] for item in items))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_have_equal_shares(seats: int) -> None:
    match = opened(seats=seats)
    assert evaluate(match.state) == pytest.approx([1 / seats] * seats)


@pytest.mark.rule("T29")
def test_a_finished_match_has_its_winner() -> None:
    match = at(phase="end", captain=0, ships=[ship("B2a B2c"), ship("B2b")])
    play(match, "0 Best", "1 Best")
    assert evaluate(match.state) == [1.0, 0.0]


# Ships


@pytest.mark.rule("T26")
def test_a_tile_that_joins_well_beats_one_that_does_not() -> None:
    assert share(building(ship("B1a"))) > share(building(ship("B4a")))


@pytest.mark.rule("T24")
def test_before_the_end_only_the_best_arrangement_counts() -> None:
    well, badly = building(ship("B2a B2c")), building(ship("B2c B2a"))
    assert share(well) == pytest.approx(share(badly), abs=0.05)
    assert share(well) > share(badly)  # but a tidy ship looks better


@pytest.mark.rule("T26")
@pytest.mark.parametrize(
    "order", ["", "B1a", "B4a", "B2a B2c", "B4a B1a", "B3a B3e B2c", "B4b B3f B4c B2a", "B4a B3g"]
)
def test_the_joins_of_the_best_order_are_those_of_brute_force(order: str) -> None:
    hulls = tuple(INDEX[tile] for tile in order.split())
    gear = ((),) * (len(hulls) + 2)
    most = max(scoring.figures(BOX, ships.Ship(one, gear)).joins for one in permutations(hulls))
    assert joins(BOX, ships.Ship(tuple(sorted(hulls)))) == most


@pytest.mark.rule("T22", "T27")
@pytest.mark.parametrize(
    ("order", "items"),
    [
        ("", "deck1 gunport1"),
        ("B1a B2a", "sail sail sail deck2"),
        ("B1a B2a B3a", "sail sail deck1 deck2 gunport1 porthole2"),
        ("B4a B3b", "sail quarters1 quarters2 porthole1 gunport3"),
    ],
)
def test_the_outlook_is_what_the_best_arrangement_counts(order: str, items: str) -> None:
    loose = loaded(order, *items.split())
    found, exact = outlook(BOX, loose), scoring.figures(BOX, best_ship(BOX, loose))
    assert (found.sails, found.barrels, found.joins) == (exact.sails, exact.barrels, exact.joins)
    assert found.empty == (*exact.empty, sum(exact.empty))


@pytest.mark.rule("T28")
def test_the_third_of_a_kind_beats_a_stray_tile() -> None:
    hull, two = "B3f B3b", "quarters1 quarters1"
    third = building(ship(hull, B3f=two, B3b="quarters1"))
    stray = building(ship(hull, B3f=two, B3b="porthole2"))
    assert share(third) > share(stray)


@pytest.mark.rule("T23")
def test_what_the_ship_cannot_hold_is_worth_nothing() -> None:
    assert held_of(1, 1, 0, 1)[0] == held_of(1, 0, 0, 1)[0]
    assert held_of(3, 1, 0, 3)[0] == held_of(3, 0, 0, 3)[0]
    assert outlook(BOX, loaded("B3a", "sail", "sail")).sails == 1


@pytest.mark.rule("T25")
def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    mine = ship("B1a", B1a="sail")
    early, late = (building(mine, ship("B1b"), round=number) for number in (1, 8))
    assert 0.5 < share(early) < share(late)


# Plunder


@pytest.mark.rule("T13", "T15")
def test_a_tile_won_beats_a_pawn_kept_when_it_is_worth_more() -> None:
    others = "E6 E6 E6 E6 E6 E6"
    kept = opened("", others, chest=chest(E1="sail", E6="deck1", S1="B1a"), seconds=14)
    won = opened("S1", others, chest=chest(E1="sail", E6="deck1", S1="B1a"), seconds=14)
    assert share(won) > share(kept)


@pytest.mark.rule("T13", "T23")
def test_a_pawn_kept_beats_a_tile_for_which_there_is_no_room() -> None:
    full, others = ship(prow="gunport1"), "E6 E6 E6 E6 E6 E6"
    told: dict[str, Any] = {
        "chest": chest(E1="gunport2", E6="deck1"),
        "ships": [full, ship()],
        "seconds": 14,
    }
    assert share(opened("", others, **told)) > share(opened("E1", others, **told))


@pytest.mark.rule("T15")
def test_a_tie_gives_nothing_but_takes_a_tile_away() -> None:
    told: dict[str, Any] = {"chest": chest(S1="B1a"), "seconds": 14, "round": 8}
    theirs, tie = opened("", "S1 S1", **told), opened("S1 S1", "S1 S1", **told)
    assert share(tie) > share(theirs)


@pytest.mark.rule("T8")
def test_a_lead_is_shaky_while_others_have_pawns() -> None:
    assert fear([1, 0], 0, rivals=0) == 0
    assert 0 < fear([1, 0], 0, rivals=1) < fear([1, 0], 0, rivals=5) < 1
    assert fear([3, 0], 0, rivals=5) < fear([1, 0], 0, rivals=5)


@pytest.mark.rule("T8")
def test_who_has_pawns_left_may_get_a_tile_back() -> None:
    assert claim([1, 1], 0, reserve=0) == 0
    assert 0 < claim([1, 3], 0, reserve=5) < claim([1, 1], 0, reserve=5) < 1


@pytest.mark.rule("T15")
def test_only_tiles_that_are_led_on_are_counted_as_won() -> None:
    match = opened("E1 E1 E2 S1", "E1 E2 S2", "E2 S2 S3", seats=3)
    ships_then, coins, _ = after_plunder(match.state)
    loot = [(one.order, one.loose) for one in ships_then]
    assert loot == [((INDEX["B1a"],), (INDEX["sail"],)), ((), ()), ((INDEX["B4a"],), ())]
    assert coins == [5, 6, 6]


@pytest.mark.rule("T6")
def test_holding_back_loses_its_charm_as_the_glass_runs() -> None:
    early, late = ([opened(mine, "", seconds=at) for mine in ("", "E1")] for at in (0, 14))
    assert share(early[0]) > share(early[1])
    assert share(early[0]) - share(early[1]) > share(late[0]) - share(late[1])


@pytest.mark.rule("T8")
@pytest.mark.parametrize("glass", [15, 30])
def test_pawns_are_held_back_while_there_is_time_for_all_of_them(glass: int) -> None:
    for left in range(1, glass + 1):
        match = opened(options={"glass": glass}, seconds=glass - left, awaiting=[0])
        menu = match.state.legal(0)
        assert list(sensible(match.view(0), menu)) == ([WAIT] if left > 7 else list(menu))


# Auction


@pytest.mark.rule("T19")
def test_a_bid_counts_as_the_tile_that_it_would_buy() -> None:
    """What fits the ship best: the one-storey tile and not the one that joins badly."""
    told: dict[str, Any] = {"phase": "auction", "captain": 0, "doubloons": [5, 5]}
    match = at(chest=chest(S1="B1a", S3="B4a"), **told)
    cheap, dear, nothing = (at(chest=chest(S1="B1a", S3="B4a"), **told) for _ in range(3))
    play(cheap, "0 Bid 1")
    play(dear, "0 Bid 5")
    play(nothing, "0 Bid 0")
    assert share(cheap) > share(dear)
    assert share(cheap) > share(nothing) == pytest.approx(share(match))


@pytest.mark.rule("T19")
def test_a_buyer_wants_the_tile_that_joins_well() -> None:
    told: dict[str, Any] = {"phase": "auction", "captain": 0, "doubloons": [2, 0]}
    well, badly = (at(chest=chest(S1="B1a", S3="B4a"), **told) for _ in range(2))
    play(well, "0 Bid 1", "0 Take B1a")
    play(badly, "0 Bid 1", "0 Take B4a")
    assert share(well) > share(badly)


@pytest.mark.rule("T18")
@pytest.mark.parametrize(
    ("purses", "most"), [([7, 4, 3], 5), ([7, 0, 0], 1), ([3, 9, 0], 3), ([6, 5, 2], 6)]
)
def test_no_bid_is_worth_a_thought_that_is_higher_than_it_must_be(
    purses: list[int], most: int
) -> None:
    match = at(seats=3, **SALE, doubloons=purses)
    bids = match.state.legal(0)
    assert list(sensible(match.view(0), bids)) == [Bid(coins) for coins in range(most + 1)]


@pytest.mark.rule("T11")
def test_who_is_out_of_the_auction_is_no_rival_in_it() -> None:
    options = {**DEXTEROUS, "clumsy_no_auction": True}
    barred = at(options, 3, **SALE, doubloons=[7, 4, 3], out=[False, True, False])
    assert len(sensible(barred.view(0), barred.state.legal(0))) == 1 + 4
