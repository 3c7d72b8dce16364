"""Building, and the last arrangement: T21–T24."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.games.piratoons.tests.tables import (
    CHEST,
    LIVE,
    AnyMatch,
    at,
    menu,
    opened,
    play,
    refused,
    ship,
    view,
    written,
)


def yard(*ships: dict[str, Any], **more: Any) -> AnyMatch:
    every = [*ships, *[ship()] * (2 - len(ships))]
    return at(LIVE, len(every), **{"phase": "build", "ships": every} | more)


def arranged(order: str, **gear: str) -> str:
    told = {hull: items.split() for hull, items in gear.items()}
    return f"0 Arrange {json.dumps(order.split())} {json.dumps(told)}"


def hull(match: AnyMatch, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = written(match)["ships"][seat]
    return found


@pytest.mark.rule("T21", "T23")
def test_a_ship_tile_just_won_is_set_before_the_stern() -> None:
    ships = [ship("B2b", stern="porthole2"), ship()]
    match = opened("S1 S3", "S2", seconds=15, ships=ships)
    play(match, "0 Stop")
    assert hull(match) == ship("B2b B1a B4a", stern="porthole2")
    assert hull(match, 1) == ship("B2a")


@pytest.mark.rule("T23")
def test_ship_tiles_are_set_first_and_a_tile_of_the_auction_after_those_of_the_plunder() -> None:
    match = opened("E1 S1", "S2 S2", seconds=15, ships=[ship(), ship()], doubloons=[3, 3])
    play(match, "0 Stop", "0 Bid 3", "1 Bid 0", "0 Take B4a")
    assert hull(match) == ship("B1a B4a", B1a="sail")


@pytest.mark.rule("T21")
def test_every_ship_tile_must_be_built_in_even_at_a_bad_join() -> None:
    match = yard(ship("B1a B4a"))
    for order in ("B1a", "B4a", "", "B1a B4a B4a", "B1a B4b"):
        assert refused(match, arranged(order)) == "T21 refused-order"
    play(match, arranged("B4a B1a"))
    assert hull(match)["order"] == ["B4a", "B1a"]


@pytest.mark.rule("T22")
@pytest.mark.parametrize(
    ("gear", "answer"),
    [
        ({"B4a": "gunport1 porthole1 quarters1"}, "T23 refused-gear"),  # all fit, but not all there
        ({"B4a": "gunport1 gunport2"}, "T22 refused-no-slot"),
        ({"B1a": "gunport1"}, "T22 refused-no-slot"),
        ({"B2a": "porthole1"}, "T22 refused-no-slot"),
        ({"prow": "porthole1"}, "T22 refused-no-slot"),
        ({"stern": "gunport1"}, "T22 refused-no-slot"),
        ({"stern": "deck1"}, "T22 refused-no-slot"),
        ({"stern": "sail"}, "T22 refused-no-slot"),
        ({"stern": "porthole1 quarters1"}, "T23 refused-gear"),
        ({"prow": "sail"}, "T22 refused-sails"),
        ({"B4a": "sail"}, "T22 refused-sails"),
        ({"B3a": "sail"}, "T23 refused-gear"),
        ({"B3a": "sail sail"}, "T22 refused-sails"),
        ({"B2a": "sail sail"}, "T23 refused-gear"),
        ({"B2a": "sail sail sail"}, "T22 refused-sails"),
        ({"B1a": "sail sail sail"}, "T23 refused-gear"),
        ({"B1a": "sail sail sail sail"}, "T22 refused-sails"),
        ({"B1a": "deck1 deck2"}, "T22 refused-deck-and-sail"),
        ({"B1a": "deck1 sail"}, "T22 refused-deck-and-sail"),
        ({"prow": "deck1 deck1"}, "T22 refused-deck-and-sail"),
        ({"prow": "deck1", "B4a": "deck2"}, "T23 refused-gear"),
        ({"B1b": "deck1"}, "T22 refused-not-your-hull"),
    ],
)
def test_slots_and_tops_take_what_belongs_there(gear: dict[str, str], answer: str) -> None:
    items = {"B1a": "sail sail sail", "B2a": "sail", "prow": "deck1", "B4a": "deck2 gunport1"}
    items |= {"stern": "porthole1 quarters1"}
    match = yard(ship("B1a B2a B3a B4a", **items))
    assert refused(match, arranged("B1a B2a B3a B4a", **gear)) == answer


@pytest.mark.rule("T22", "T23")
def test_everything_may_be_rearranged_freely() -> None:
    match = yard(ship("B1a B4a", prow="deck1", B1a="sail", B4a="gunport2"))
    play(match, arranged("B4a B1a", prow="gunport2", B4a="deck1", B1a="sail"))
    assert hull(match) == ship("B4a B1a", prow="gunport2", B4a="deck1", B1a="sail")


@pytest.mark.rule("T23")
def test_an_arrangement_has_all_the_own_equipment_and_nothing_else() -> None:
    match = yard(ship("B1a", B1a="sail"))
    for gear in ({}, {"B1a": "sail sail"}, {"B1a": "sail", "prow": "deck1"}, {"B1a": "deck1"}):
        assert refused(match, arranged("B1a", **gear)) == "T23 refused-gear"


@pytest.mark.rule("T23")
def test_equipment_just_won_is_set_on_the_first_free_fitting_slot_from_the_prow() -> None:
    ships = [ship("B3a B1b", B3a="deck2"), ship()]
    match = opened("E1 E2 E3 E4 E6", seconds=15, ships=ships)
    play(match, "0 Stop")
    assert hull(match) == ship(
        "B3a B1b", prow="deck1 gunport1", B3a="deck2 porthole1", B1b="sail sail"
    )


@pytest.mark.rule("T23")
def test_what_fits_nowhere_yet_is_loose_and_keep_is_not_legal() -> None:
    match = opened("E1", seconds=15, ships=[ship("B2b", B2b="deck2"), ship()])
    play(match, "0 Stop", "0 Bid 0", "1 Bid 0")
    assert hull(match)["loose"] == ["sail"]
    assert menu(match, 0) == ["Best"]
    assert refused(match, "0 Keep") == "T23 refused-not-all-placed"
    play(match, "0 Best")
    assert hull(match) == ship("B2b", prow="deck2", B2b="sail")


@pytest.mark.rule("T23")
def test_keep_leaves_the_ship_as_it_stands() -> None:
    match = yard(ship("B4a B1a", B1a="deck1"))
    assert menu(match, 0) == ["Best", "Keep"]
    play(match, "0 Keep")
    assert hull(match) == ship("B4a B1a", B1a="deck1")
    assert match.state.awaiting() == (1,)


@pytest.mark.rule("T23")
@pytest.mark.parametrize(
    ("built", "loose", "throws"),
    [
        (ship(prow="gunport1"), "gunport2", "gunport1 gunport2"),
        (ship("B4a", prow="gunport1", B4a="gunport2"), "gunport3", "gunport1 gunport2 gunport3"),
        (ship(prow="deck1"), "sail", "sail deck1"),
        (ship("B4a", prow="deck1", B4a="deck2"), "deck3", "deck1 deck2 deck3"),
        (ship("B3a", prow="deck1", B3a="sail"), "deck2", "sail deck1 deck2"),
        (ship("B3a", prow="deck1", B3a="sail"), "sail", "sail deck1"),
        (ship(prow="gunport1", stern="quarters1"), "quarters2", "quarters1 quarters2"),
    ],
)
def test_only_tiles_of_a_kind_that_is_over_its_room_can_be_thrown(
    built: dict[str, Any], loose: str, throws: str
) -> None:
    match = yard(built | {"loose": loose.split()})
    assert menu(match, 0) == [f"Throw {item}" for item in throws.split()]
    assert refused(match, "0 Best") == "T23 refused-throw-first"


@pytest.mark.rule("T23")
@pytest.mark.parametrize(
    ("built", "loose"),
    [
        (ship("B3a", B3a="deck1"), "sail"),  # the deck can go to the prow
        (ship("B4a B3a", B3a="deck1", B4a="deck2"), "sail"),
        (ship("B1a", B1a="deck1"), "sail sail sail"),
        (ship("B2a B3a", B2a="deck1", B3a="sail"), "sail"),
    ],
)
def test_nothing_is_thrown_that_some_arrangement_holds(built: dict[str, Any], loose: str) -> None:
    match = yard(built | {"loose": loose.split()})
    assert menu(match, 0) == ["Best"]
    assert refused(match, "0 Throw deck1") == "T23 refused-no-need"


@pytest.mark.rule("T23")
def test_what_is_thrown_floats_to_the_next_auction() -> None:
    match = yard(ship(prow="gunport1", loose="gunport2"), floating=["sail"])
    play(match, "0 Throw gunport1")
    assert hull(match) == ship(prow="gunport2")
    assert view(match).thrown == (("gunport1",), ())
    play(match, "0 Keep", "1 Keep")
    assert view(match).floating == ("sail", "gunport1")


@pytest.mark.rule("T23")
def test_the_only_tile_that_can_be_thrown_is_thrown_unasked() -> None:
    match = yard(ship(prow="gunport1", loose="gunport1"))
    assert view(match).thrown == (("gunport1",), ())
    assert menu(match, 0) == ["Best", "Keep"]


@pytest.mark.rule("T23")
def test_loot_stands_on_the_ship_as_soon_as_it_is_shared_out_by_place() -> None:
    chest = dict.fromkeys(CHEST) | {"E2": "gunport2", "E5": "gunport1", "E6": "gunport3"}
    match = opened("E2 E5", seconds=15, chest=chest, doubloons=[3, 0])
    play(match, "0 Stop")
    assert view(match).step == "bids"
    assert hull(match) == ship(prow="gunport2", loose="gunport1")
    play(match, "0 Bid 1", "1 Bid 0")  # the auction's only tile comes last
    assert hull(match) == ship(prow="gunport2", loose="gunport1 gunport3")


@pytest.mark.rule("T23")
def test_of_equal_copies_a_loose_one_is_thrown_first() -> None:
    match = yard(ship(prow="gunport1", loose="gunport2 gunport1"))
    play(match, "0 Throw gunport1")
    assert hull(match) == ship(prow="gunport1", loose="gunport2")


@pytest.mark.rule("T23")
def test_of_equal_copies_on_the_ship_the_one_nearest_the_stern_is_thrown() -> None:
    built = {"prow": "gunport1", "B2a": "gunport1", "B3e": "gunport2 gunport2"}
    match = yard(ship("B2a B3e", **built, loose="gunport3"))
    play(match, "0 Throw gunport1")
    assert hull(match) == ship("B2a B3e", **built | {"B2a": "gunport3"})  # the slot is filled


@pytest.mark.rule("T23")
@pytest.mark.parametrize(
    ("built", "number"),
    [
        (ship(prow="gunport1", loose="gunport2"), 1),
        (ship(prow="gunport1", loose="gunport2 gunport3 gunport3"), 3),
        (ship(prow="gunport1 deck1", loose="gunport2 sail"), 2),
        (ship("B1a", prow="deck1", B1a="deck2", loose="sail sail"), 1),  # a deck, for both sails
    ],
)
def test_the_prompt_counts_what_has_to_go_at_the_least(built: dict[str, Any], number: int) -> None:
    match = yard(built)
    assert match.game.prompt(view(match), match.state.legal(0)).args["number"] == number


@pytest.mark.rule("T23")
def test_a_tile_thrown_in_vain_goes_back_as_soon_as_the_rest_can_be_held() -> None:
    match = yard(ship("B1a", prow="deck1", B1a="deck2", loose="sail sail"))
    play(match, "0 Throw sail")  # the other one has no mast either
    assert menu(match, 0) == ["Throw sail", "Throw deck1", "Throw deck2"]
    play(match, "0 Throw deck2")
    assert view(match).thrown[0] == ("deck2",)
    assert hull(match) == ship("B1a", prow="deck1", B1a="sail sail")


@pytest.mark.rule("T23")
def test_of_tiles_that_could_go_back_the_last_thrown_goes_first() -> None:
    match = yard(ship("B4a B3a", prow="deck1", B4a="deck2", B3a="sail", loose="deck3 sail"))
    play(match, "0 Throw deck1", "0 Throw deck2", "0 Throw deck3")  # then only sails can be
    assert view(match).thrown[0] == ("deck1", "sail")
    assert sorted(hull(match)["gear"]) == ["B3a", "B4a", "prow"]
    assert menu(match, 0) == ["Best", "Keep"]


@pytest.mark.rule("T23")
def test_all_build_at_the_same_time() -> None:
    match = yard(ship(), ship(), ship())
    assert match.state.awaiting() == (0, 1, 2)
    play(match, "1 Best", "2 Keep")
    assert match.state.awaiting() == (0,)
    assert view(match).built == (False, True, True)


@pytest.mark.rule("T24")
def test_after_round_8_each_player_arranges_for_the_last_time_then_it_is_over() -> None:
    match = yard(ship("B1a B4a", B1a="sail"), ship(prow="deck1"), round=8)
    play(match, "0 Keep", "1 Keep")
    assert match.state.awaiting() == (0, 1)
    assert menu(match, 0) == ["Best", "Keep"]
    assert refused(match, "0 Throw sail") == "T23 refused-not-building"
    play(match, "1 Keep", arranged("B4a B1a", B1a="sail"))
    assert match.state.awaiting() == ()
    assert hull(match) == ship("B4a B1a", B1a="sail")


@pytest.mark.rule("T24")
def test_what_is_thrown_last_is_lost() -> None:
    match = yard(ship(prow="gunport1", loose="gunport2"), round=8)
    play(match, "0 Throw gunport2", "0 Keep", "1 Keep")
    assert (view(match).floating, view(match).spent) == ((), ("gunport2",))
