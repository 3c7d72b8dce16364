"""Pay, sharing out, auction: T13–T20."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.piratoons.tests.tables import (
    LIVE,
    AnyMatch,
    at,
    menu,
    opened,
    play,
    refused,
    view,
)


def shared(*rows: str, **more: Any) -> AnyMatch:
    """After a plunder with these pawns."""
    return play(opened(*rows, seats=len(rows), seconds=15, **more), "0 Stop")


def auction(chest: str, doubloons: list[int], **more: Any) -> AnyMatch:
    """``"E1=sail S1=B1a"`` is left in the chest."""
    left = dict(pair.split("=") for pair in chest.split())
    return at(LIVE, len(doubloons), phase="auction", chest=left, doubloons=doubloons, **more)


@pytest.mark.rule("T13")
def test_one_doubloon_for_each_pawn_in_reserve() -> None:
    match = shared("E1 E2 E3", "")
    assert view(match).paid == (3, 6)
    assert view(match).doubloons == (6, 9)
    assert view(match).supply == 25


@pytest.mark.rule("T13")
def test_a_drop_after_stop_was_not_made() -> None:
    match = shared("E1", "")
    assert refused(match, "1 DropOn E2") == "T6 refused-no-plunder"
    assert view(match).paid == (5, 6)


@pytest.mark.rule("T14")
def test_a_supply_that_just_suffices_needs_no_halving() -> None:
    match = shared("E1", "", doubloons=[20, 9])
    assert view(match).halvings == 0
    assert view(match).doubloons == (25, 15)
    assert view(match).supply == 0


@pytest.mark.rule("T14")
def test_all_give_back_half_rounded_in_their_favour_also_those_who_are_not_paid() -> None:
    match = shared("E1 E1 E1 E1 E1 E1", "", "", doubloons=[11, 9, 9])
    assert view(match).halvings == 1
    assert view(match).doubloons == (6, 5 + 6, 5 + 6)
    assert view(match).supply == 40 - 6 - 11 - 11


@pytest.mark.rule("T15")
@pytest.mark.parametrize(
    ("counts", "winner"),
    [
        ((2, 2, 0, 0), None),
        ((2, 2, 1, 0), 2),
        ((1, 1, 1, 0), None),
        ((2, 2, 2, 1), 3),
        ((3, 3, 2, 1), 2),
        ((3, 3, 2, 2), None),
        ((0, 1, 0, 0), 1),
        ((1, 2, 0, 2), 0),
        ((0, 0, 0, 0), None),
        ((3, 2, 1, 0), 0),
        ((0, 0, 2, 5), 3),
    ],
)
def test_equal_counts_cancel_and_of_the_rest_the_highest_wins(
    counts: tuple[int, ...], winner: int | None
) -> None:
    match = shared(*["S2 " * number for number in counts])
    assert [seat for seat, won in enumerate(view(match).won) if won] == (
        [] if winner is None else [winner]
    )


@pytest.mark.rule("T16")
def test_tiles_nobody_won_stay_in_the_chest() -> None:
    match = shared("E1 S1", "E1 E2")
    assert view(match).won == (("B1a",), ("deck1",))
    left = {place: tile for place, tile in view(match).chest.items() if tile}
    assert left == {
        "E1": "sail",
        "E3": "gunport1",
        "E4": "porthole1",
        "E5": "quarters1",
        "E6": "sail",
        "S2": "B2a",
        "S3": "B4a",
    }


@pytest.mark.rule("T17")
def test_floating_equipment_is_auctioned_with_what_is_left() -> None:
    match = auction("E1=sail S1=B1a", [2, 1], floating=["deck3", "sail"])
    play(match, "0 Bid 2", "1 Bid 1")
    assert menu(match, 0) == ["Take sail", "Take deck3", "Take B1a"]


@pytest.mark.rule("T17")
def test_if_there_is_nothing_the_phase_is_skipped() -> None:
    rows = ("E1 E2 E3 E4 E5", "E6 S1 S2 S3")
    assert view(shared(*rows)).step == "build"
    assert view(shared(*rows, floating=["deck3"])).step == "bids"


@pytest.mark.rule("T18")
def test_bids_go_from_0_to_all_and_lie_in_closed_hands() -> None:
    match = auction("E1=sail E2=deck1", [2, 5])
    assert menu(match, 0) == ["Bid 0", "Bid 1", "Bid 2"]
    assert refused(match, "0 Bid 3") == "T18 refused-bid-too-high"
    play(match, "0 Bid 2")
    assert view(match, 0).bids == (2, None)
    assert view(match, 1).bids == (None, None)
    assert view(match, 1).has_bid == (True, False)
    assert match.state.awaiting() == (1,)


@pytest.mark.rule("T18")
def test_all_bids_are_revealed_at_once() -> None:
    match = auction("E1=sail E2=deck1", [2, 5])
    play(match, "0 Bid 2", "1 Bid 4")
    assert view(match, 0).bids == view(match, 1).bids == (2, 4)


@pytest.mark.rule("T18")
def test_a_seat_without_doubloons_is_not_awaited() -> None:
    assert auction("E1=sail E2=deck1", [0, 5, 1]).state.awaiting() == (1, 2)
    nobody = auction("E1=sail S1=B1a", [0, 0])
    assert view(nobody).step == "build"
    assert (view(nobody).floating, view(nobody).spent) == (("sail",), ("B1a",))


@pytest.mark.rule("T18")
def test_nothing_bid_wins_nothing() -> None:
    match = auction("E1=sail E2=deck1", [2, 5])
    play(match, "0 Bid 0", "1 Bid 0")
    assert view(match).step == "build"
    assert view(match).won == ((), ())
    assert view(match).doubloons == (2, 5)


@pytest.mark.rule("T18")
def test_equal_bids_cancel_and_their_owners_keep_their_doubloons() -> None:
    match = auction("E1=sail E2=deck1 E3=deck2", [5, 5, 4, 2])
    play(match, "0 Bid 5", "1 Bid 5", "2 Bid 3", "3 Bid 1")
    assert view(match).takers == (2, 3)
    play(match, "2 Take deck2", "3 Take sail")
    assert view(match).doubloons == (5, 5, 1, 1)


@pytest.mark.rule("T19")
def test_from_the_highest_bid_down_each_takes_one_tile_and_pays_the_supply() -> None:
    match = auction("E1=sail E2=deck1 S2=B2a", [5, 6, 7])
    play(match, "0 Bid 2", "1 Bid 6", "2 Bid 3")
    assert match.state.awaiting() == (1,)
    assert refused(match, "0 Take sail") == "G1 refused-not-awaited"
    play(match, "1 Take B2a")
    assert match.state.awaiting() == (2,)
    assert view(match).doubloons == (5, 0, 7)
    assert refused(match, "2 Take B2a") == "T19 refused-not-for-sale"
    play(match, "2 Take sail")  # the last tile goes to seat 0 unasked
    assert view(match).doubloons == (3, 0, 4)
    assert view(match).supply == 40 - 7
    assert view(match).won == (("deck1",), ("B2a",), ("sail",))


@pytest.mark.rule("T19")
def test_a_bidder_must_take_a_tile_even_if_it_cannot_be_placed() -> None:
    match = auction("E1=sail", [3, 1])
    play(match, "0 Bid 3", "1 Bid 0")
    assert view(match).doubloons == (0, 1)
    assert view(match).thrown == (("sail",), ())


@pytest.mark.rule("T19")
def test_of_two_equal_tiles_the_one_in_the_chest_is_taken_not_the_one_in_the_sea() -> None:
    chest = {"E1": "sail", "E2": "deck1"}
    match = at({}, phase="auction", chest=chest, floating=["sail"], doubloons=[3, 3])
    play(match, "0 Bid 2", "1 Bid 1", "0 Take sail")
    assert (view(match).chest["E1"], view(match).floating) == (None, ("sail",))


@pytest.mark.rule("T19")
def test_when_no_tile_is_left_the_bidders_left_keep_their_doubloons() -> None:
    match = auction("E1=sail E2=sail", [3, 2, 1])
    play(match, "0 Bid 3", "1 Bid 2", "2 Bid 1")
    assert view(match).won == (("sail",), ("sail",), ())
    assert view(match).doubloons == (0, 0, 1)


@pytest.mark.rule("T20")
def test_ship_tiles_left_over_sink_and_equipment_floats_to_the_next_auction() -> None:
    match = auction("E1=sail E2=deck1 S2=B2a", [3, 3], floating=["quarters2"], spent=["B1b"])
    play(match, "0 Bid 0", "1 Bid 2", "1 Take deck1")
    assert view(match).floating == ("sail", "quarters2")
    assert view(match).spent == ("B1b", "B2a")
    assert set(view(match).chest.values()) == {None}


@pytest.mark.rule("T20", "T24")
def test_what_the_last_auction_leaves_is_lost() -> None:
    match = auction("E1=sail S2=B2a", [3, 3], floating=["quarters2"], round=8)
    play(match, "0 Bid 0", "1 Bid 0")
    assert view(match).floating == ()
    assert view(match).spent == ("sail", "quarters2", "B2a")
