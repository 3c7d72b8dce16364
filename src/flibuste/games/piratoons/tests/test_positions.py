"""Written positions: what is not named is as at the start, what does not add up is refused."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import BadPosition, Match, Referee
from flibuste.games.piratoons.tests.tables import (
    CHEST,
    DEXTEROUS,
    LIVE,
    at,
    luck,
    opened,
    play,
    refused,
    ship,
    start,
    view,
    written,
)

BEAT: dict[str, Any] = {"chest": CHEST, "captain": 0}


def test_nothing_named_is_the_start() -> None:
    assert written(at({}, 3)) == written(start(3))
    assert at({"first": 1}, 3).state.awaiting() == (1,)


def test_places_that_are_not_named_are_still_to_be_turned_up() -> None:
    match = at({}, chest={"E1": "sail", "E2": "sail", "E4": None})
    assert all(text.startswith("Tile E3 ") for text in luck(match))
    assert luck(match)["Tile E3 sail"] == 10
    play(match, "luck Tile E3 deck1")
    assert all(text.startswith("Tile E5 ") for text in luck(match))


def test_nobody_drops_on_an_empty_place() -> None:
    match = at(LIVE, chest=CHEST | {"E1": None})
    assert refused(match, "0 DropOn E1") == "T10 refused-no-tile"
    match = at(DEXTEROUS, chest=CHEST | {"E1": None})
    play(match, "0 Drop 20 20")
    assert view(match).pawns[0][0].place is None


def test_a_plunder_without_pawns_in_reserve_is_over_at_once() -> None:
    assert view(opened("E1 " * 6, "E2 " * 6)).step == "bids"
    assert view(opened(seconds=60)).step == "bids"


def test_a_round_that_is_not_written_is_the_first_with_tiles_enough() -> None:
    spent = ["sail"] * 12
    assert view(at({}, phase="build", spent=spent)).round == 2
    assert view(at({}, phase="end")).round == 8
    with pytest.raises(BadPosition) as caught:
        at({}, phase="build", spent=spent, round=1)
    assert caught.value.reason.args["needed"] == 42


def test_the_captain_follows_from_the_round() -> None:
    assert view(at({"first": 2}, 3, round=3)).captain == 1
    assert view(at({}, 3, round=3)).captain is None
    assert view(at({}, 3, phase="auction", chest={"E1": "sail"})).captain == 0


def test_gear_that_has_no_slot_is_loose_in_the_yard_only() -> None:
    own = ship(prow="gunport1 gunport2")
    assert view(at({}, phase="build", ships=[own, ship()])).ships[0].loose == ("gunport2",)
    for phase in ("plunder", "end"):
        with pytest.raises(BadPosition) as caught:
            at({}, phase=phase, ships=[own, ship()])
        assert caught.value.reason.id == "position-gear"


def test_bids_may_be_written_too() -> None:
    match = at({}, 3, phase="auction", chest={"E1": "sail", "E2": "deck1"}, bids=[None, 2, None])
    assert match.state.awaiting() == (0, 2)
    play(match, "0 Bid 0", "2 Bid 1")
    assert match.state.awaiting() == (1,)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"pawns": [[]]}, "position-seats"),
        ({"doubloons": [1, 2, 3]}, "position-seats"),
        ({"ships": [ship()]}, "position-seats"),
        ({"captain": 2}, "position-seat"),
        ({"acted": [0, 0]}, "position-seat-twice"),
        ({"out": [0, 0], "options": DEXTEROUS}, "position-form"),
        ({"out": [0]}, "position-no-dexterity"),
        ({"doubloons": [20, 21]}, "position-doubloons"),
        ({"round": 7, "phase": "end"}, "position-round"),
        ({"floating": ["rum"]}, "position-name"),
        ({"floating": ["B1a"]}, "position-equipment"),
        ({"spent": ["B1a", "B1a"]}, "position-tile"),
        ({"floating": ["deck1"] * 4}, "position-tile"),
        ({"ships": [ship("B1a"), ship("B1a")]}, "position-tile"),
        ({"chest": {"E1": "B1a"}}, "position-chest"),
        ({"chest": {"S1": "sail"}}, "position-chest"),
        ({"chest": CHEST, "phase": "build"}, "position-chest-phase"),
        ({"chest": dict.fromkeys(CHEST)}, "position-chest-empty"),
        ({"ships": [ship("sail"), ship()]}, "position-ship"),
        ({"ships": [ship(loose="sail"), ship()]}, "position-unplaced"),
        ({"ships": [ship(B1a="deck1"), ship()]}, "position-hull"),
        ({"ships": [ship(prow="sail"), ship()]}, "position-gear"),
        ({"spent": ["B1b", "B1c", "B1d", "B2a"], "round": 1}, "position-piles"),
        (BEAT | {"pawns": [[{"x": 20, "y": 20}] * 7, []]}, "position-pawns"),
        (BEAT | {"pawns": [[{"x": 172, "y": 20}], []]}, "position-form"),
        (BEAT | {"seconds": 61}, "position-seconds"),
        (BEAT | {"acted": [0, 1]}, "position-beat-over"),
        (BEAT | {"acted": [0], "turn": 0}, "position-turn"),
        (BEAT | {"acted": [0], "options": LIVE}, "position-no-beats"),
        (BEAT | {"piles": [[20, 20]], "options": DEXTEROUS}, "position-piles-at"),
        ({"seconds": 5}, "position-closed"),
        ({"seconds": 5, "phase": "build"}, "position-time"),
        ({"pawns": [[{"x": 20, "y": 20}], []]}, "position-closed"),
        ({"thrown": [["sail"], []]}, "position-time"),
        ({"built": [0]}, "position-time"),
        ({"built": [0, 1], "phase": "build"}, "position-built"),
        ({"floating": ["sail"], "phase": "end"}, "position-time"),
        ({"phase": "auction", "chest": {"E1": "sail"}, "bids": [4, None]}, "position-bid"),
        ({"phase": "auction", "chest": {"E1": "sail"}, "bids": [1, 2]}, "position-all-bid"),
        ({"phase": "auction", "bids": [1, 2], "takers": [0, 1]}, "position-takers"),
        ({"phase": "auction", "bids": [1, None]}, "position-no-offer"),
        ({"components": "0123456789abcdef"}, "position-components"),
        ({"ship": []}, "position-unknown"),
        ({"phase": "over"}, "position-form"),
        ({"chest": {"E7": "sail"}}, "position-unknown-in"),
        ({"seats": 5}, "position-form"),
    ],
)
def test_what_does_not_add_up_is_refused(wrong: dict[str, Any], message: str) -> None:
    options = wrong.get("options", {})
    position = {"seats": 2} | {key: value for key, value in wrong.items() if key != "options"}
    with pytest.raises(BadPosition) as caught:
        Match.at("piratoons", position, options)
    assert caught.value.reason.id == message


@pytest.mark.rule("T32")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (BEAT | {"pawns": [[{"x": 172, "y": 20}], []]}, "0 to 171"),
        (BEAT | {"pawns": [[{"x": 20, "y": -1}], []]}, "0 to 111"),
        (BEAT | {"piles": [[20, 112]]}, "0 to 111"),
        ({"doubloons": [41, 0]}, "0 to 40"),
    ],
)
def test_a_number_out_of_range_is_told_its_range(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        Match.at("piratoons", {"seats": 2, **wrong})


@pytest.mark.rule("T18")
def test_there_are_no_bids_while_the_chest_is_plundered() -> None:
    asked = {"do": "position", "game": "piratoons", "options": {"tempo": "live"}}
    position = {"seats": 2, "chest": {"E1": "sail"}, "captain": 0, "bids": [3, None]}
    answer = Referee().ask({**asked, "position": position})
    assert (answer["ok"], answer["error"]) == (False, "bad_position")


@pytest.mark.rule("T9")
def test_nobody_is_made_to_act_while_the_sand_runs() -> None:
    pawns = [[{"x": 20, "y": 20}] * 6, []]
    empty = dict.fromkeys(["E2", "E3", "E4", "E5", "E6", "S1", "S2", "S3"])
    chest = {"E1": "sail", **empty}
    position = {"seats": 2, "chest": chest, "captain": 0, "seconds": 14, "pawns": pawns}
    referee = Referee()
    started = {"do": "position", "game": "piratoons", "options": {"tempo": "live"}}
    assert referee.ask({**started, "position": position, "forced": "play"})["ok"]
    referee.ask({"do": "act", "seat": "clock", "act": {"type": "Second"}})
    assert len(referee.ask({"do": "dump"})["journal"]) == 1


@pytest.mark.rule("T18")
def test_a_bid_beyond_all_numbers_is_refused_by_its_rule() -> None:
    referee = Referee()
    chest = {"E1": "sail", "S1": "B1a"}
    position = {"seats": 2, "phase": "auction", "chest": chest}
    assert referee.ask({"do": "position", "game": "piratoons", "position": position})["ok"]
    answer = referee.ask({"do": "act", "seat": 0, "act": {"type": "Bid", "doubloons": 10**25}})
    assert (answer["error"], answer["rule"]) == ("illegal", "T18")


# Old spellings

KNOCKED = [{"x": 54, "y": 56, "place": None}, {"x": 60, "y": 56}]


@pytest.mark.parametrize(
    ("options", "old", "new"),
    [
        ({}, {"captain": 0, "open": True}, {"captain": 0, "step": "tiles"}),
        ({}, {"open": False, "turn": None, "won": [], "thrown": []}, {}),
        ({}, BEAT | {"turn": 1}, BEAT | {"awaiting": [1]}),
        ({}, {"phase": "build", "built": [1]}, {"phase": "build", "built": [False, True]}),
        (DEXTEROUS, {"phase": "build", "out": [1]}, {"phase": "build", "out": [False, True]}),
        (
            DEXTEROUS,
            BEAT | {"pawns": [[{"x": 54, "y": 56, "void": True}, {"x": 60, "y": 56}], []]},
            BEAT | {"pawns": [KNOCKED, []]},
        ),
    ],
)
def test_old_spellings_are_read_and_the_views_are_written(
    options: dict[str, Any], old: dict[str, Any], new: dict[str, Any]
) -> None:
    told = written(at(options, **old))
    assert told == written(at(options, **new))
    assert {key: told[key] for key in new if key in ("step", "awaiting", "built", "out")} == {
        key: new[key] for key in new if key in ("step", "awaiting", "built", "out")
    }
    again = {"components" if key == "hash" else key: value for key, value in told.items()}
    assert written(at(options, **{key: again[key] for key in again if key != "seats"})) == told


def test_a_step_and_a_place_that_are_named_are_true() -> None:
    with pytest.raises(BadPosition, match="step"):
        at({}, phase="auction", chest={"E1": "sail"}, step="takes")
    at({}, phase="auction", chest={"E1": "sail"}, step="bids")
    with pytest.raises(BadPosition, match="does not lie on E2"):
        at(LIVE, **BEAT, pawns=[[{"x": 20, "y": 20, "place": "E2"}], []])
    at(LIVE, **BEAT, pawns=[[{"x": 20, "y": 20, "place": "E1"}], []])
