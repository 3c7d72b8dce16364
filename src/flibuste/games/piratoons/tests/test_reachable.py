"""Positions to which no play leads are refused, by the name of the part that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import BadPosition, Match

from .tables import CHEST, DEXTEROUS, LIVE, AnyMatch, at, pawns, play, ship, view, written

OPEN: dict[str, Any] = {"chest": CHEST, "captain": 0}
SALE: dict[str, Any] = {"phase": "auction", "chest": {"E1": "sail", "E2": "deck1", "S1": "B1a"}}


def point(x: int, y: int, **more: Any) -> dict[str, Any]:
    return {"x": x, "y": y, **more}


def refusal(options: dict[str, Any] | None = None, seats: int = 2, **position: Any) -> Any:
    with pytest.raises(BadPosition) as caught:
        at(options, seats, **position)
    for language in ("en", "fr"):
        assert "{" not in caught.value.say(language)
    return caught.value.reason


def trouble(options: dict[str, Any] | None = None, seats: int = 2, **position: Any) -> str:
    """The message that refuses such a position."""
    id: str = refusal(options, seats, **position).id
    return id


# The yard (T23)


@pytest.mark.rule("T23")
@pytest.mark.parametrize("phase", [SALE, {"phase": "build"}])
def test_equipment_is_not_loose_beside_a_free_slot(phase: dict[str, Any]) -> None:
    free = ship(loose="gunport1")
    assert trouble(**phase, ships=[free, ship()]) == "position-loose"
    told = refusal(**phase, ships=[ship(), ship("B2b", prow="gunport1", loose="gunport2 deck2")])
    assert (told.args["seat"].id, told.args["tile"].id) == ("seat-1", "tile-deck2")
    at({}, **phase, ships=[ship(prow="gunport1", loose="gunport2"), ship()])


@pytest.mark.rule("T23")
def test_no_slot_is_free_beside_loose_equipment_even_if_more_is_over() -> None:
    own = ship("B2b", prow="gunport1 gunport2", loose="deck2")
    assert trouble(phase="build", ships=[own, ship()]) == "position-loose"


@pytest.mark.rule("T23")
def test_loose_equipment_may_wait_for_another_arrangement() -> None:
    own = ship("B1a B2b", B1a="deck1", B2b="sail sail", prow="deck2", loose="sail")
    match = at({}, phase="build", ships=[own, ship()])
    assert view(match).ships[0].holds


@pytest.mark.rule("T23")
def test_nothing_is_thrown_that_the_ship_has_room_for() -> None:
    assert trouble(phase="build", thrown=[["gunport1"], []]) == "position-thrown"
    over = ship(prow="gunport1")
    at({}, phase="build", ships=[over, ship()], thrown=[["gunport2"], []])
    told = refusal(phase="build", ships=[over, ship()], thrown=[["gunport2", "deck1"], []])
    assert (told.id, told.args["tile"].id) == ("position-thrown", "tile-deck1")
    built = refusal(phase="build", thrown=[["sail"], ["gunport1"]], built=[1])
    assert (built.id, built.args["seat"].id) == ("position-thrown", "seat-1")


@pytest.mark.rule("T23")
def test_what_is_thrown_may_be_of_a_kind_that_is_still_over() -> None:
    own = ship("B2a", prow="deck1", B2a="sail sail", loose="deck2 deck3")
    match = at({}, phase="build", ships=[own, ship()], thrown=[["sail"], []])
    assert not view(match).ships[0].holds


@pytest.mark.rule("T23")
def test_what_was_thrown_in_vain_waits_until_nothing_has_to_be_thrown_any_more() -> None:
    own = ship("B1a", prow="deck1 gunport1", B1a="deck2", loose="sail sail gunport2")
    match = at({}, phase="build", ships=[own, ship()])
    play(match, "0 Throw sail", "0 Throw deck2")  # both sails could stand now, gunports are over
    assert view(match).thrown[0] == ("sail", "deck2")
    again: AnyMatch = Match.at("piratoons", written(match))
    play(again, "0 Throw gunport1")
    assert view(again).thrown[0] == ("deck2", "gunport1")
    whole = written(match)
    whole["thrown"] = [["porthole1"], []]
    assert trouble(**{key: part for key, part in whole.items() if key != "seats"}) == (
        "position-thrown"
    )


# The chest as a plane (T10, T11, T32)


@pytest.mark.rule("T32")
def test_pawns_are_written_where_their_piles_stand() -> None:
    two = [[point(20, 20)], [point(24, 20)]]  # the second would be piled on the first
    told = refusal(DEXTEROUS, **OPEN, pawns=two)
    assert told.id == "position-apart"
    assert told.args == {"x": 24, "y": 20, "other_x": 20, "other_y": 20}
    three = [[point(20, 20), point(20, 29)], [point(28, 20)]]
    assert trouble(DEXTEROUS, **OPEN, pawns=three) == "position-apart"
    at(DEXTEROUS, **OPEN, pawns=[[point(20, 20)], [point(20, 20)]])
    at(DEXTEROUS, **OPEN, pawns=[[point(20, 20)], [point(30, 20)]])


@pytest.mark.rule("T10")
@pytest.mark.parametrize("options", [{}, LIVE])
def test_without_dexterity_every_pawn_lies_on_a_tile(options: dict[str, Any]) -> None:
    for wrong in (point(38, 20), point(20, 20, void=True)):
        assert trouble(options, **OPEN, pawns=[[wrong], []]) == "position-squarely"
    empty = OPEN | {"chest": CHEST | {"E1": None}}
    assert trouble(options, **empty, pawns=[[point(20, 20)], []]) == "position-squarely"
    at(DEXTEROUS, **OPEN, pawns=[[point(38, 20)], []])


@pytest.mark.rule("T11")
def test_a_pawn_on_a_tile_is_void_only_if_a_later_one_has_knocked_it_over() -> None:
    knocked = [point(54, 56, void=True), point(60, 56)]
    match: AnyMatch = at(DEXTEROUS, **OPEN, pawns=[knocked, []])
    assert [pawn.place for pawn in view(match).pawns[0]] == [None, "S1"]
    for wrong in (knocked[:1], knocked[::-1], [knocked[0], point(86, 56)]):
        told = refusal(DEXTEROUS, **OPEN, pawns=[wrong, []])
        assert (told.id, told.args["x"]) == ("position-void", 54)


@pytest.mark.rule("T11")
def test_who_is_out_has_dropped_a_pawn_among_those_of_others() -> None:
    assert trouble(DEXTEROUS, **OPEN, out=[0]) == "position-out"
    assert trouble(DEXTEROUS, **OPEN, out=[0], pawns=[[point(24, 23)], []]) == "position-out"
    at(DEXTEROUS, **OPEN, out=[0], pawns=[[point(24, 23)], [point(20, 20)]])


@pytest.mark.rule("T11")
def test_somebody_is_always_in() -> None:
    assert trouble(DEXTEROUS, **SALE, out=[0, 1]) == "position-all-out"


@pytest.mark.rule("T12")
def test_a_beat_with_a_drop_has_somebody_who_dropped() -> None:
    assert trouble({}, **OPEN, dropped=True) == "position-dropped"
    assert trouble({}, **OPEN, dropped=True, acted=[0], pawns=pawns("", "E1")) == "position-dropped"
    at({}, **OPEN, dropped=True, acted=[0], pawns=pawns("E1", ""))


# What the round has seen so far (T11–T19)


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
    at(DEXTEROUS, round=2, captain=0, **own, **part)


@pytest.mark.rule("T13")
def test_six_pawns_are_paid_at_most_and_nobody_who_is_out() -> None:
    assert trouble(**SALE, paid=[7, 0]) == "position-paid"
    assert trouble(DEXTEROUS, **SALE, paid=[1, 0], out=[0]) == "position-paid"
    at(DEXTEROUS, **SALE, paid=[0, 6], out=[0])


@pytest.mark.rule("T14")
def test_doubloons_are_halved_twice_at_most_and_before_a_pay() -> None:
    assert trouble(**SALE, halvings=3, paid=[6, 6]) == "position-halvings"
    assert trouble(**SALE, halvings=1) == "position-halvings"
    at({}, **SALE, halvings=2, paid=[6, 6])


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


@pytest.mark.rule("T18")
def test_bids_are_paid_from_the_purses_there_are() -> None:
    phases: list[dict[str, Any]] = [
        {"phase": "build"},
        {"phase": "end"},
        {"round": 2, "captain": 0},
    ]
    for phase in phases:
        assert trouble(**phase, bids=[30, 11]) == "position-bids-total"
        at({}, **phase, bids=[30, 10])


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


def test_an_open_chest_with_all_its_tiles_is_not_still_being_opened() -> None:
    assert trouble(**OPEN, open=True) == "position-open"
    at({}, open=True, captain=0)


# Every moment of a match is one that can be


@pytest.mark.parametrize("options", [{}, LIVE, DEXTEROUS], ids=["beats", "live", "dexterous"])
def test_what_is_played_on_from_a_written_position_is_read_back(options: dict[str, Any]) -> None:
    match = at(options, 3, phase="auction", chest={"E1": "gunport1"}, floating=["gunport2"])
    play(match, "0 Bid 1", "1 Bid 2", "2 Bid 3", "2 Take gunport1")
    assert written(Match.at("piratoons", written(match), options)) == written(match)
