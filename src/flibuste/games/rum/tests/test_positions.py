"""Positions written down: what is not named, what does not add up, and every moment read back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste import LUCK, BadPosition, Match
from flibuste.core.luck import dice
from flibuste.core.plain import to_json
from flibuste.core.playout import random_act
from flibuste.games.rum.options import Options
from flibuste.games.rum.parts import GOODS, KIND, NAMES, STACK_OF
from flibuste.games.rum.tests.tables import LAYOUT, AnyMatch, at, menu, play, position, written

IN_A_TAVERN: Any = {
    "captain": "5.tavern_swan",
    "alleys": {"5.i0": 0},
    "reserve": [9, 10, 10],
}

AT_A_CHEST: Any = {
    "captain": "8.chest",
    "alleys": {"8.i1": 0},
    "reserve": [8, 10, 10],
    "tiles": [{"chest": ["chest5"]}, {}, {}],
}


def scenes(*chapters: dict[str, Any]) -> list[dict[str, Any]]:
    turn = {"scene": "turn", "seat": 0, "step": "square", "moved": True, "dark": None}
    return [turn, *chapters]


def tavern(**fields: Any) -> dict[str, Any]:
    told = {"tavern": "swan", "host": 0, "asked": [], "drinkers": [0, 1], "thrower": 0, "pips": 0}
    return {"scene": "tavern"} | told | fields


def throw(**fields: Any) -> dict[str, Any]:
    return {"scene": "throw", "seat": 0, "pips": 0, "spare": False} | fields


def brawl(**fields: Any) -> dict[str, Any]:
    rows = [[0, 1, 0, 0], [1, 1, 0, 0]]
    told = {"series": 1, "rows": rows, "column": 1, "row": 0, "leader": None, "best": 0, "out": []}
    return {"scene": "brawl"} | told | fields


def test_what_is_not_named_is_as_at_the_start() -> None:
    match: AnyMatch = Match.at("rum", {"seats": 3})
    assert written(match) == written(Match("rum", 3))
    assert match.state.odds()[0][0].seat == 0  # LUCK names the first player
    match = Match.at("rum", {"seats": 4, "first": 1})
    assert len(match.state.odds()) == 36  # then lays the plates
    match = Match.at("rum", {"seats": 4, "first": 1, "layout": LAYOUT})
    assert match.state.odds()[0][0].stack == "tavern"
    match.try_luck(dice(0))
    assert list(match.state.awaiting()) == [1]


def test_the_options_of_the_table_are_kept() -> None:
    match: AnyMatch = Match.at("rum", {"seats": 2}, {"layout": LAYOUT, "first": 1})
    assert written(match)["layout"] == LAYOUT
    assert written(match)["first"] == 1
    match = Match.at("rum", {"seats": 2, "layout": "5.1 4.0"}, {"layout": LAYOUT})
    assert match.options.layout is None


def test_a_turn_named_alone_begins_the_round() -> None:
    match: AnyMatch = Match.at("rum", position(3, first=None, turn=2))
    assert written(match)["first"] == 2
    assert list(match.state.awaiting()) == [2]


def test_the_first_player_who_is_not_aboard_begins() -> None:
    match = at(3, pirates={0: 0}, ship=[[0, 2]])
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("H17")
def test_a_first_player_who_is_aboard_leaves_the_turn_to_the_next_one() -> None:
    whole = position(3, pirates={0: 0}, ship=[[0, 2]], first=None)
    assert play(Match.at("rum", whole), "luck First 0").state.turn() == 1
    assert play(Match.at("rum", whole), "luck First 2").state.turn() == 2
    whole |= {"first": 0, "scenes": [{"scene": "dawn", "due": ["bunk"], "crew": False}]}
    whole["face_up"] |= {"bunk": None}
    assert play(Match.at("rum", whole), "luck Tile bunk bunk6").state.turn() == 1


@pytest.mark.rule("H17")
@pytest.mark.parametrize(
    "told",
    [
        {"scene": "dawn", "due": ["bunk"], "crew": False, "then": None},
        {"scene": "dawn", "due": ["bunk"], "crew": False, "then": 0},
    ],
)
def test_a_dawn_before_nobodys_turn_is_refused(told: Any) -> None:
    whole = position(3, pirates={0: 0, 1: 0, 2: 0}, ship=[[0, 2]], scenes=[told])
    whole["face_up"] |= {"bunk": None}
    with pytest.raises(BadPosition) as refused:
        Match.at("rum", whole)
    assert refused.value.reason.id == "position-scenes"


@pytest.mark.rule("H33")
def test_while_a_chest_is_opened_there_is_one_scorpion_more() -> None:
    opened = {"scene": "chest", "thrower": 0, "total": 3}
    whole = position(3, scenes=scenes(opened, throw()), **AT_A_CHEST)
    whole["face_up"] |= {"chest": None}
    assert written(Match.at("rum", whole))["scenes"] == whole["scenes"]


@pytest.mark.rule("H33")
def test_without_scorpions_left_no_chest_is_laid_either() -> None:
    gone = [f"scorpion{n}" for n in range(10, 22) if n != 13]
    opened = {"scene": "chest", "thrower": 0, "total": 12}
    whole = position(3, scenes=scenes(opened, throw()), gone=gone, **AT_A_CHEST)
    whole["face_up"] |= {"chest": None, "scorpion": "scorpion13"}
    match: AnyMatch = Match.at("rum", whole)
    match.act(LUCK, match.game.action({"type": "Roll", "pips": 6}))
    assert written(match)["face_up"]["chest"] is None
    assert list(match.state.awaiting()) == [0]


@pytest.mark.rule("H4")
@pytest.mark.parametrize("seats", [3, 4])
def test_luck_lays_the_kinds_that_face_up_does_not_name(seats: int) -> None:
    whole = position(seats, turn=2, captain="5.coin")
    whole["face_up"] = {"tavern": ["swan2"], "hammock": None}
    match: AnyMatch = Match.at("rum", whole)
    told = written(match)["scenes"][0]
    beds = ["bunk", "rope"] if seats == 4 else ["bunk"]
    assert told["due"] == ["map"] * 4 + ["chest", "scorpion", *beds]
    assert told["then"] == 2
    match.try_luck(dice(0))
    assert list(match.state.awaiting()) == [2]
    up = written(match)["face_up"]
    assert up["tavern"] == ["swan2"]
    assert up["hammock"] is None
    assert [len(up["map"]), up["chest"] is None, up["scorpion"] is None] == [4, False, False]


def test_nothing_lies_there_where_face_up_says_so() -> None:
    whole = position(3)
    whole["face_up"] = dict.fromkeys(("chest", "scorpion", "bunk", "hammock")) | {
        "tavern": [],
        "map": None,
    }
    match: AnyMatch = Match.at("rum", whole)
    assert list(match.state.awaiting()) == [0]
    assert not any(written(match)["face_up"].values())


@pytest.mark.rule("H36")
def test_of_a_stack_that_is_used_up_nothing_is_laid() -> None:
    whole = position(3, gone=["bunk6", "bunk6", "bunk7", "bunk7", "bunk8"])
    del whole["face_up"]["bunk"]
    assert list(Match.at("rum", whole).state.awaiting()) == [0]


@pytest.mark.rule("H40")
def test_lost_guards_need_only_their_names() -> None:
    everybody = {"tile": "guard2", "seen": [0, 1, 2]}
    match = at(3, under={"small": ["guard3", everybody], "big": [{"tile": "guard4"}]})
    told = written(match)["under"]
    assert told["small"] == [{"tile": "guard3", "seen": [0, 1, 2]}, everybody]
    assert told["big"] == [{"tile": "guard4", "seen": [0, 1, 2]}]


@pytest.mark.rule("H40")
def test_a_position_tells_of_hidden_tiles_as_a_view_does() -> None:
    match = at(3, tiles=[{"goods": ["hat2"], "waiting": ["rendezvous_rum"]}, {}, {}])
    told, seen = written(match), to_json(match.game.view(match.state, 0))
    for part in ("face_up", "tiles", "ship", "alleys", "gone", "coins"):
        assert told[part] == seen[part]
    assert told["under"]["goods"] == seen["under"]["goods"]


@pytest.mark.rule("H30", "H40")
def test_the_older_spelling_of_what_is_known_is_still_read() -> None:
    rest = [name for name in NAMES if STACK_OF[KIND[name]] == GOODS and name != "hat2"]
    held = {"goods": ["hat2"], "waiting": ["rendezvous_rum", "rendezvous_chest"]}
    old = position(3, gone=rest, tiles=[{}, held, {}], known={"hat2": [2]})
    old["been"] = [[], [["guard", "goods"], ["goods"]], []]
    known = {"goods_seen": [[1, 2]], "been": [["guard", "goods"], ["goods"]]}
    new = position(3, gone=rest, tiles=[{}, held | known, {}])
    told = written(Match.at("rum", old))
    assert told == written(Match.at("rum", new))
    assert told["tiles"][1]["goods_seen"] == [[1, 2]]
    assert [set(places) for places in told["tiles"][1]["been"]] == [{"guard", "goods"}, {"goods"}]
    assert not {"known", "been"} & set(told)


def test_two_players_without_their_imaginary_crew_roll_for_it() -> None:
    match = at(2, ship=[])
    assert menu(match) == [f"Roll {pips}" for pips in range(1, 7)]
    play(match, "luck Roll 2")
    assert written(match)["ship"] == [["imaginary", 2]]


def test_tiles_that_are_missing_are_laid_before_the_brawl() -> None:
    whole = position(3, phase="brawl", pirates={0: 0, 1: 0, 2: 0}, ship=[[0, 2], [1, 2]])
    del whole["face_up"]
    match: AnyMatch = Match.at("rum", whole)
    while match.state.odds()[0][0].__class__.__name__ == "Tile":
        match.act(LUCK, match.state.odds()[0][0])
    assert written(match)["phase"] == "brawl"
    assert menu(match)[0] == "Roll 1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_moment_of_a_match_is_read_back(seats: int) -> None:
    match: AnyMatch = Match("rum", seats)
    rng = dice(f"moments {seats}")
    while drawn := random_act(match.state, rng):
        match.state.apply(*drawn)
        told = json.loads(json.dumps(written(match)))
        _, _, again = match.game.read(told, Options())
        assert match.game.write(again) == match.game.write(match.state)
        for seat in match.state.awaiting():
            if seat >= 0:
                assert list(again.legal(seat)) == list(match.state.legal(seat))


@pytest.mark.parametrize(
    ("message", "more"),
    [
        ("position-unknown", {"gold": 3}),
        ("position-form", {"round": 6}),
        ("position-form", {"reserve": ["many", 10, 10]}),
        ("position-form", {"common": [6, 5, 5]}),
        ("position-unknown-in", {"face_up": {"goods": ["hat2"]}}),
        ("position-form", {"scenes": [{"scene": "feast"}]}),
        ("position-range", {"first": 3}),
        ("position-range", {"turn": -1}),
        ("position-range", {"alleys": {"1.i0": 3}}),
        ("position-seats", {"coins": [2, 2]}),
        ("position-seats", {"tiles": [{}]}),
        ("position-seats", {"tiles": []}),
        (
            "position-alleys-layout",
            {"layout": "1.0", "alleys": {"1.i0": 0}, "reserve": [8, 10, 10]},
        ),
        ("position-alley", {"alleys": {"1.i7": 0}}),
        ("position-square", {"captain": "1.bank"}),
        ("position-pirates", {"alleys": {"1.i0": 0}}),
        ("position-pirates", {"reserve": [9, 10, 10]}),
        ("position-barrels", {"rum": [6, 6, 1]}),
        ("position-tile", {"gone": ["swan6"]}),
        ("position-tile", {"tiles": [{"map": ["swan2"]}, {}, {}]}),
        ("position-tile", {"under": {"goods": [{"tile": "guard1", "seen": [0]}]}}),
        ("position-known", {"known": {"hat2": [0, 1]}}),
        ("position-tile", {"tiles": [{"goods": [None]}, {}, {}]}),
        ("position-seen", {"tiles": [{"goods": ["hat2"], "goods_seen": [[0], [1]]}, {}, {}]}),
        ("position-seen", {"tiles": [{"goods": ["hat2"], "goods_seen": [[3]]}, {}, {}]}),
        ("position-been", {"tiles": [{"been": [["rum"]]}, {}, {}]}),
        ("position-copies", {"gone": ["swan5", "swan5"]}),
        ("position-copies", {"tiles": [{"chest": ["chest4"] * 3}, {"chest": ["chest4"]}, {}]}),
        ("position-face-up", {"face_up": {"tavern": ["swan3"] * 4 + ["cruce3"]}}),
        ("position-chest", {"face_up": {"chest": "chest4", "scorpion": None}}),
        ("position-chest", {"face_up": {"chest": None, "scorpion": "scorpion10"}}),
        ("position-rope", {"face_up": {"rope": "rope1"}}),
        ("position-rope", {"tiles": [{"sleep": ["bunk6", "rope1"]}, {}, {}]}),
        ("position-imaginary", {"ship": [["imaginary", 2]]}),
        ("position-round", {"phase": "end", "round": 3}),
        ("position-phase", {"pirates": {0: 0, 1: 0, 2: 0}}),
        ("position-turn", {"pirates": {0: 0}, "turn": 0}),
        ("position-turn-not", {"phase": "end", "turn": 0}),
        ("position-turn-not", {"phase": "brawl", "turn": 0}),
        ("position-seen", {"under": {"goods": [{"tile": "hat2", "seen": []}]}}),
        ("position-seen", {"under": {"goods": [{"tile": "hat2", "seen": [3]}]}}),
        ("position-seen-by-all", {"under": {"small": [{"tile": "guard3", "seen": [0, 1]}]}}),
        ("position-seen-by-all", {"under": {"big": [{"tile": "guard4", "seen": []}]}}),
        ("position-seen-by-all", {"under": {"big": [{"tile": "guard4", "seen": [0, 1, 2, 3]}]}}),
        ("position-tile", {"under": {"small": ["guard4"]}}),
        ("position-been", {"been": [[["rum"]], [], []]}),
        (
            "position-been",
            {"tiles": [{"waiting": ["rendezvous_rum"]}, {}, {}], "been": [[["rum"]], [], []]},
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_naming_the_part(message: str, more: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at("rum", position(3, **more))
    assert refused.value.reason.id == message


@pytest.mark.parametrize("ship", [[], [["imaginary", 7]], [[0, 1], ["imaginary", 2]]])
def test_the_imaginary_crew_stands_on_top_with_one_to_six(ship: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at(
            "rum", position(2, phase="brawl", ship=ship, reserve=[9 if [0, 1] in ship else 10, 10])
        )
    assert refused.value.reason.id == "position-imaginary"


@pytest.mark.parametrize(
    "told",
    [
        [],
        scenes(),  # at the headquarters with nothing to recall
        [throw()],
        scenes(throw()),
        scenes({"scene": "draw", "stack": "goods"}),
        scenes({"scene": "lay", "due": ["tavern"]}),
        [{"scene": "turn", "seat": 5, "step": "start", "moved": False, "dark": None}],
        [{"scene": "turn", "seat": 0, "step": "start", "moved": True, "dark": None}],
        [{"scene": "turn", "seat": 0, "step": "dark", "moved": False, "dark": "1.N1"}],
        [{"scene": "turn", "seat": 0, "step": "dark", "moved": False, "dark": "1.N9"}],
        [{"scene": "dawn", "due": [], "crew": False}],
        [{"scene": "dawn", "due": ["bunk"], "crew": False}],
        [{"scene": "dawn", "due": ["goods"], "crew": False}],
        [{"scene": "dawn", "due": [], "crew": False, "then": -3}],
        [brawl(), throw()],
    ],
)
def test_a_chapter_that_does_not_fit_is_refused(told: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at("rum", position(3, scenes=told))
    assert refused.value.reason.id in ("position-scenes", "position-form")


@pytest.mark.parametrize(
    ("fits", "chapters"),
    [
        (True, [tavern(), throw()]),
        (True, [tavern(thrower=1), throw(seat=1)]),
        (True, [tavern(asked=[1, 2], drinkers=[0])]),
        (True, [tavern(asked=[2], drinkers=[0])]),
        (True, [tavern(pips=5)]),
        (False, [tavern(pips=3)]),  # one tile only: it would be taken
        (False, [tavern()]),  # nobody throws
        (False, [tavern(thrower=2), throw(seat=2)]),
        (False, [tavern(drinkers=[0]), throw()]),
        (False, [tavern(host=0, drinkers=[1, 0]), throw(seat=1)]),
        (False, [tavern(asked=[1], drinkers=[0])]),
        (False, [tavern(tavern="cruce"), throw()]),
        (False, [tavern(), throw(pips=4)]),  # without rum nothing is asked
        (True, [tavern(), throw(pips=4, spare=True)]),
        (False, [tavern(), throw(pips=7, spare=True)]),
        (False, [tavern(), throw(seat="imaginary")]),
        (False, [{"scene": "chest", "thrower": 0, "total": 3}, throw()]),
    ],
)
def test_a_tavern_under_way(fits: bool, chapters: Any) -> None:
    whole = position(3, scenes=scenes(*chapters), **IN_A_TAVERN)
    if fits:
        match: AnyMatch = Match.at("rum", whole)
        assert written(match)["scenes"][1:] == chapters
        return
    with pytest.raises(BadPosition):
        Match.at("rum", whole)


@pytest.mark.parametrize(
    ("fits", "told"),
    [
        (True, brawl()),
        (True, brawl(row=1, leader=0, best=3)),
        (False, brawl(row=1)),
        (False, brawl(row=1, leader=0)),
        (False, brawl(column=2)),
        (False, brawl(out=[0])),
        (False, brawl(rows=[[0, 2, 0, 0], [1, 1, 0, 0]])),
        (False, brawl(rows=[[0, 1, 0, 0], [1, 0, 1, 0]])),
        (False, brawl(row=7)),
        (False, brawl(rows=[[0, 1, 0, 0], [1, 1, 0, 0], [2, 0, 0, 0]], out=[2])),
    ],
)
def test_a_brawl_under_way(fits: bool, told: Any) -> None:
    reserves = {0: 0, 1: 0, 2: 0}
    thrower = throw(seat=told["row"])
    whole = position(
        3, phase="brawl", pirates=reserves, ship=[[0, 1], [1, 1]], scenes=[told, thrower]
    )
    if fits:
        assert written(Match.at("rum", whole))["scenes"] == [told, thrower]
        return
    with pytest.raises(BadPosition):
        Match.at("rum", whole)
