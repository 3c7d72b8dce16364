"""What a position tells of the round so far can have been: T11, T13–T19."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.piratoons.tests.tables import (
    CHEST,
    DEXTEROUS,
    LIVE,
    OPEN,
    SALE,
    at,
    play,
    refusal,
    ship,
    trouble,
)

AFTER: list[dict[str, Any]] = [{"phase": "build"}, {"phase": "end"}, {"round": 2, "captain": 0}]
"""The moments after an auction at which it is still told."""


@pytest.mark.rule("T13")
@pytest.mark.parametrize("part", [{"won": [["sail"], []]}, {"paid": [6, 6]}, {"halvings": 1}])
def test_in_the_plunder_nothing_is_won_or_paid_yet(part: dict[str, Any]) -> None:
    told = refusal(**OPEN, **part)
    assert (told.id, told.args) == ("position-time", {"part": next(iter(part))})


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    "part", [{"won": [["B1a"], []]}, {"paid": [6, 6]}, {"bids": [1, None]}, {"out": [0]}]
)
def test_before_the_first_chest_there_is_no_round_to_tell_of(part: dict[str, Any]) -> None:
    own: dict[str, Any] = {"ships": [ship("B1a"), ship()]} if "won" in part else {}
    told = refusal(DEXTEROUS, round=1, **own, **part)
    assert told.id in ("position-time", "position-piles")
    purses = {"paid": [6, 6], "bids": [3, 0]}.get(next(iter(part)), [3, 3])
    at(DEXTEROUS, round=2, captain=0, doubloons=purses, **own, **part)


@pytest.mark.rule("T13")
def test_six_pawns_are_paid_at_most_and_nobody_who_is_out() -> None:
    assert trouble(**SALE, paid=[7, 0]) == "position-paid"
    assert trouble(DEXTEROUS, **SALE, paid=[1, 0], out=[0]) == "position-paid"
    at(DEXTEROUS, **SALE, paid=[0, 6], out=[0], doubloons=[3, 9])


@pytest.mark.rule("T13")
def test_who_was_paid_has_it_until_a_bid_is_paid() -> None:
    told = refusal(**SALE, paid=[6, 0])
    assert (told.id, told.args["seat"].id) == ("position-paid-purse", "seat-0")
    assert (told.args["coins"], told.args["held"]) == (6, 3)
    at({}, **SALE, paid=[6, 0], doubloons=[6, 3])
    bid: dict[str, Any] = SALE | {"paid": [6, 6], "doubloons": [6, 9], "bids": [5, None]}
    at({}, **bid)
    assert trouble(**bid | {"doubloons": [5, 9]}) == "position-paid-purse"
    took: dict[str, Any] = SALE | {
        "paid": [6, 6],
        "doubloons": [4, 9],
        "bids": [5, 3],
        "takers": [1],
    }
    at({}, **took)
    assert trouble(**took | {"doubloons": [0, 9]}) == "position-paid-purse"


@pytest.mark.rule("T13")
@pytest.mark.parametrize("after", AFTER)
def test_what_was_paid_is_in_the_purse_or_was_bid(after: dict[str, Any]) -> None:
    assert trouble(**after, paid=[6, 0]) == "position-paid-purse"
    at({}, **after, paid=[6, 0], doubloons=[1, 3], bids=[5, 0])
    assert trouble(**after, paid=[6, 0], doubloons=[0, 3], bids=[5, 0]) == "position-paid-purse"


@pytest.mark.rule("T14")
def test_doubloons_are_halved_twice_at_most_and_before_a_pay() -> None:
    assert trouble(**SALE, halvings=3, paid=[6, 6]) == "position-halvings"
    assert trouble(**SALE, halvings=1) == "position-halvings"


@pytest.mark.rule("T14")
def test_doubloons_are_halved_only_if_the_supply_could_not_pay() -> None:
    """The rulebook’s hands: 1 1 1 27 with 24 due, halved twice; with 23 due, once."""
    four: dict[str, Any] = SALE | {"seats": 4, "options": LIVE}
    twice: dict[str, Any] = four | {"paid": [6] * 4, "doubloons": [7, 7, 7, 13]}
    once: dict[str, Any] = four | {"paid": [5, 6, 6, 6], "doubloons": [6, 7, 7, 20]}
    at(**twice, halvings=2)
    at(**once, halvings=1)
    for told in (
        once | {"halvings": 2},
        twice | {"halvings": 1, "doubloons": [7, 7, 7, 9]},  # at most 12 before
        twice | {"halvings": 2, "doubloons": [6, 6, 6, 6]},  # nobody had one before
        {**SALE, "paid": [6, 6], "doubloons": [9, 9], "halvings": 1},  # twelve of 34
        {**SALE, "paid": [0, 0], "doubloons": [3, 3], "halvings": 1},  # nothing was due
    ):
        args = refusal(**told)
        assert (args.id, args.args["halvings"]) == ("position-halved", told["halvings"])


@pytest.mark.rule("T14", "T19")
@pytest.mark.parametrize("after", AFTER)
def test_what_was_halved_may_have_been_bid_since(after: dict[str, Any]) -> None:
    four: dict[str, Any] = after | {"seats": 4, "paid": [6] * 4, "halvings": 2}
    at(**four, doubloons=[7, 7, 7, 3], bids=[0, 0, 2, 10])
    assert trouble(**four, doubloons=[7, 7, 7, 3], bids=[0, 0, 2, 3]) == "position-halved"


@pytest.mark.rule("T16")
def test_what_was_won_is_on_the_ship_or_in_the_sea() -> None:
    assert trouble(**SALE, won=[["sail"], []]) == "position-won"
    assert trouble(phase="build", won=[["B1a"], []]) == "position-won"
    own = [ship("B1a", B1a="sail"), ship()]
    at({}, phase="build", ships=own, won=[["sail", "B1a"], []])
    thrown = [["gunport2"], []]
    own = [ship(prow="gunport1"), ship()]
    at({}, phase="build", ships=own, thrown=thrown, won=thrown)
    assert (
        trouble(phase="build", ships=own, thrown=thrown, won=[[], ["gunport2"]]) == "position-won"
    )
    at({}, round=2, captain=0, floating=["gunport2"], won=thrown)
    at({}, phase="end", spent=["gunport2"], won=thrown)
    twice = [["gunport2"], ["gunport2"]]
    assert trouble(round=2, captain=0, floating=["gunport2"], won=twice) == "position-won"


@pytest.mark.rule("T16")
def test_every_tile_won_has_left_its_place_in_the_chest() -> None:
    own = [ship("B1b", prow="deck2"), ship()]
    full: dict[str, Any] = {"phase": "auction", "chest": CHEST, "ships": own}
    for won, kind in (("deck2", "equipment"), ("B1b", "ship")):
        told = refusal(**full, won=[[won], []])
        assert (told.id, told.args["kind"].id) == ("position-won-places", f"kind-{kind}")
        assert (told.args["tiles"], told.args["places"]) == (1, 0)
    left = {place: tile for place, tile in CHEST.items() if place not in ("E1", "S3")}
    at({}, **full | {"chest": left}, won=[["deck2", "B1b"], []])
    two = [["deck2"], ["sail"]]
    ships = [own[0], ship("B2b", B2b="sail")]
    assert trouble(**full | {"chest": left, "ships": ships}, won=two) == "position-won-places"


@pytest.mark.rule("T3", "T16")
@pytest.mark.parametrize("after", [{**SALE, "chest": {"E1": "sail", "E2": "deck1"}}, *AFTER])
def test_a_round_has_three_ship_tiles(after: dict[str, Any]) -> None:
    four = ["B1a", "B2a", "B3a", "B4a"]
    more: dict[str, Any] = {"round": 3} if "round" in after else {}
    ships = [ship(" ".join(four)), ship()]
    told = refusal(**after | more, ships=ships, won=[four, []])
    assert (told.id, told.args["tiles"], told.args["places"]) == ("position-won-places", 4, 3)
    split = [ship(" ".join(four[:3])), ship(four[3])]
    assert trouble(**after | more, ships=split, won=[four[:3], four[3:]]) == "position-won-places"
    at({}, **after | more, ships=ships, won=[four[:3], []])


@pytest.mark.rule("T17", "T19")
def test_what_floats_may_be_bought_beside_a_full_chest() -> None:
    full: dict[str, Any] = {"phase": "auction", "chest": CHEST, "floating": ["deck2", "deck3"]}
    match = at({}, **full)
    play(match, "0 Bid 3", "1 Bid 2", "0 Take deck2")
    told = dict(match.game.write(match.state))
    at({}, **{key: value for key, value in told.items() if key != "seats"})
    own: dict[str, Any] = {
        "ships": [ship(prow="deck2"), ship()],
        "won": [["deck2"], []],
        "floating": ["deck3"],
    }
    assert trouble(**full | own, doubloons=[0, 3], bids=[None, 1]) == "position-won-places"


@pytest.mark.rule("T13", "T15")
def test_every_tile_won_took_a_pawn_that_was_not_paid() -> None:
    own: dict[str, Any] = {
        "phase": "build",
        "ships": [ship("B2b", prow="deck2", B2b="sail"), ship()],
    }
    won: dict[str, Any] = {"won": [["deck2", "sail"], []]}
    told = refusal(**own, **won, paid=[5, 6], doubloons=[8, 9])
    assert (told.id, told.args["seat"].id) == ("position-won-pawns", "seat-0")
    assert (told.args["tiles"], told.args["pawns"]) == (2, 1)
    at({}, **own, **won, paid=[4, 6], doubloons=[7, 9])
    at({}, **own, **won, paid=[5, 6], doubloons=[6, 9], bids=[2, 0])  # the second was bought


@pytest.mark.rule("T11", "T15")
def test_who_is_out_wins_nothing_in_the_chest() -> None:
    own: dict[str, Any] = {
        "phase": "build",
        "ships": [ship(prow="deck2"), ship()],
        "won": [["deck2"], []],
    }
    assert trouble(DEXTEROUS, **own, out=[0]) == "position-won-pawns"
    at(DEXTEROUS, **own, out=[0], bids=[2, 0])


@pytest.mark.rule("T18")
@pytest.mark.parametrize("after", AFTER)
def test_bids_are_paid_from_the_purses_there_are(after: dict[str, Any]) -> None:
    assert trouble(**after, bids=[30, 11]) == "position-bids"
    assert trouble(**after, bids=[30, 10]) == "position-bids"  # and three left each: 46
    assert trouble(**after, bids=[4, 4]) == "position-bids"  # equal, so both still have them
    assert trouble(**after, bids=[2, None]) == "position-bids"  # the other had to bid
    at({}, **after, bids=[30, 10], doubloons=[0, 0])
    at({}, **after, bids=[30, 1])  # the first took the only tile
    at({}, **after, bids=[2, None], doubloons=[1, 0])


@pytest.mark.rule("T19")
def test_who_has_taken_had_the_doubloons_that_are_in_the_supply_now() -> None:
    took: dict[str, Any] = SALE | {"bids": [30, 2], "takers": [1]}
    assert trouble(**took, doubloons=[20, 3]) == "position-bids"
    at({}, **took, doubloons=[7, 3])


@pytest.mark.rule("T18", "T19")
def test_takers_choose_when_all_have_bid_and_those_who_have_not_taken_can_pay() -> None:
    assert trouble(**SALE, bids=[2, None], takers=[0]) == "position-bid-missing"
    at({}, **SALE, bids=[2, None], takers=[0], doubloons=[3, 0])
    equal = SALE | {"seats": 3, "doubloons": [3, 3, 3], "bids": [5, 5, 1], "takers": [2]}
    assert trouble(**equal) == "position-bid"
    at({}, **equal | {"doubloons": [5, 5, 1]})
    paid = SALE | {"bids": [3, 2], "takers": [1], "doubloons": [0, 2]}
    at({}, **paid)  # seat 0 has taken and paid
    assert trouble(**paid | {"takers": [0]}) == "position-takers"


@pytest.mark.rule("T11", "T18")
def test_who_is_barred_from_the_auction_has_no_bid() -> None:
    barred = {**DEXTEROUS, "clumsy_no_auction": True}
    assert trouble(barred, 3, **SALE, out=[0], bids=[1, None, None]) == "position-bid"
    at(DEXTEROUS, 3, **SALE, out=[0], bids=[1, None, None])
    took: dict[str, Any] = {"doubloons": [0, 3, 3], "bids": [3, 2, 1], "takers": [1, 2]}
    assert trouble(barred, 3, **SALE, out=[0], **took) == "position-bid"
