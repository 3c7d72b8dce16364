"""Positions to which no play leads are refused, by the name of the part that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import BadPosition, Match
from flibuste.games.rum.tests.tables import AnyMatch, at, position, written

DEAD: dict[str, Any] = {  # 5.map_green is closed all around; from there the captain goes to 6.coin
    "captain": "5.map_green",
    "alleys": {"5.i0": 0, "5.E1=6.W2": 1, "2.S1=5.N2": 1},
    "pirates": {0: 9, 1: 5},
}
TWO_CREWS: dict[str, Any] = {"phase": "brawl", "ship": [[0, 2], [1, 2]]}


def turn(**fields: Any) -> dict[str, Any]:
    told = {"seat": 0, "step": "square", "moved": True, "dark": None}
    return {"scene": "turn"} | told | fields


def throw(**fields: Any) -> dict[str, Any]:
    return {"scene": "throw", "seat": 0, "pips": 0, "spare": False} | fields


def brawl(*rows: list[int], **fields: Any) -> dict[str, Any]:
    told: dict[str, Any] = {
        "series": 1,
        "column": 1,
        "row": 0,
        "leader": None,
        "best": 0,
        "out": [],
    }
    return {"scene": "brawl", "rows": list(rows)} | told | fields


def refusal(whole: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        Match.at("rum", whole)
    return caught.value


def trouble(**more: Any) -> str:
    """The message that refuses such a position of three."""
    return refusal(position(3, **more)).reason.id


# The brawl (H17–H20)


@pytest.mark.rule("H18")
def test_a_brawl_does_not_begin_while_somebody_has_pirates_at_home() -> None:
    assert trouble(pirates={0: 0, 1: 0, 2: 1}, **TWO_CREWS) == "position-at-home"
    told = refusal(position(3, pirates={0: 0, 1: 3, 2: 0}, **TWO_CREWS)).reason
    assert told.args == {"seat": "1", "have": 3, "beaten": 0}
    at(3, pirates={0: 0, 1: 0, 2: 0}, **TWO_CREWS)  # seat 2 is out


@pytest.mark.rule("H18")
def test_tiles_are_not_laid_either_before_such_a_brawl() -> None:
    whole = position(3, pirates={0: 0, 1: 0, 2: 1}, **TWO_CREWS)
    del whole["face_up"]
    assert refusal(whole).reason.id == "position-at-home"
    dawn = {"scene": "dawn", "due": ["bunk"], "crew": False, "then": "brawl"}
    whole = position(3, pirates={0: 0, 1: 0, 2: 1}, ship=[[0, 2], [1, 2]], scenes=[dawn])
    whole["face_up"] |= {"bunk": None}
    assert refusal(whole).reason.id == "position-at-home"


@pytest.mark.rule("H19")
@pytest.mark.parametrize(("home", "fits"), [(0, False), (1, True), (2, False)])
def test_at_home_are_the_pirates_beaten_so_far(home: int, fits: bool) -> None:
    scenes = [brawl([0, 1, 0, 1], [1, 1, 1, 0]), throw()]
    whole = position(
        3, ship=[[0, 1], [1, 2]], pirates={0: home, 1: 0, 2: 0}, phase="brawl", scenes=scenes
    )
    if fits:
        assert written(Match.at("rum", whole))["scenes"] == scenes
    else:
        assert refusal(whole).reason.id == "position-at-home"


@pytest.mark.rule("H19")
@pytest.mark.parametrize(
    ("fits", "told"),
    [
        (True, brawl([0, 2, 0, 0], [1, 2, 0, 0], [2, 1, 0, 0], column=2)),
        (True, brawl([0, 1, 0, 1], [1, 1, 1, 0], [2, 1, 0, 0])),
        # Two have crossed out of one column.
        (False, brawl([0, 1, 1, 0], [1, 1, 1, 0], [2, 1, 0, 0])),
        # Nobody has crossed, and the second column is empty.
        (False, brawl([0, 1, 0, 1], [1, 1, 0, 1], [2, 1, 0, 0])),
        # A pirate of the first column has crossed before it was fought.
        (False, brawl([0, 1, 0, 1], [1, 1, 0, 0], [2, 0, 1, 0])),
        # In the second series of two who fought for three columns four have come.
        (False, brawl([0, 2, 0, 0], [1, 2, 0, 0], [2, 0, 0, 1], series=2, column=2, out=[2])),
    ],
)
def test_one_pirate_crosses_the_mast_out_of_each_column(fits: bool, told: Any) -> None:
    ship = [[crew, near + far] for crew, near, far, _ in told["rows"]]
    pirates = {crew: beaten for crew, _, _, beaten in told["rows"]}
    whole = position(3, ship=ship, pirates=pirates, phase="brawl", scenes=[told, throw()])
    if fits:
        assert written(Match.at("rum", whole))["scenes"] == [told, throw()]
    else:
        assert refusal(whole).reason.id == "position-scenes"


@pytest.mark.rule("H21")
def test_at_the_end_nobody_sleeps_under_the_ship_any_more() -> None:
    assert trouble(phase="end", face_up={"bunk": "bunk7"}) == "position-beds"
    assert trouble(phase="end", face_up={"hammock": "hammock4"}) == "position-beds"


@pytest.mark.rule("H23")
def test_one_bunk_one_hammock_and_one_rope_come_up_each_round() -> None:
    slept = [{"sleep": ["bunk6"]}, {"sleep": ["hammock3"]}, {}]
    told = refusal(position(3, round=1, tiles=slept)).reason
    assert (told.id, told.args) == ("position-beds-round", {"tiles": 2, "round": 1})
    assert trouble(round=1, gone=["hammock3"]) == "position-beds-round"
    at(3, round=2, tiles=slept)
    at(3, round=1, tiles=slept, face_up={})


@pytest.mark.rule("H23")
def test_a_bed_that_luck_has_still_to_lay_counts_too() -> None:
    whole = position(3, round=1, gone=["bunk6"])
    del whole["face_up"]["bunk"]
    assert refusal(whole).reason.id == "position-beds-round"
    dawn = {"scene": "dawn", "due": ["bunk"], "crew": False}
    whole = position(3, round=1, gone=["bunk6"], face_up={}, scenes=[dawn])
    assert refusal(whole).reason.id == "position-beds-round"
    Match.at("rum", whole | {"round": 2})


@pytest.mark.rule("H23")
def test_a_round_that_is_not_written_is_the_first_with_beds_enough() -> None:
    assert written(at(3, gone=["bunk6", "bunk6"]))["round"] == 3
    assert written(at(3, tiles=[{"sleep": ["bunk6"]}, {}, {}]))["round"] == 2
    assert written(at(3))["round"] == 1


@pytest.mark.rule("H39")
def test_nobody_boards_before_the_imaginary_crew() -> None:
    whole = position(2, pirates={0: 0}, ship=[[0, 2]])
    assert refusal(whole).reason.id == "position-imaginary"
    dawn = {"scene": "dawn", "due": ["bunk"], "crew": True, "then": 1}
    whole = position(2, pirates={0: 0}, ship=[[0, 2]], face_up={}, scenes=[dawn])
    assert refusal(whole).reason.id == "position-scenes"


@pytest.mark.rule("H39")
@pytest.mark.parametrize("step", [{"step": "start", "moved": False}, {"step": "again"}])
def test_two_players_do_not_play_without_the_imaginary_crew(step: Any) -> None:
    whole = position(2, scenes=[turn(**step)])
    Match.at("rum", whole)
    assert refusal(whole | {"ship": []}).reason.id == "position-imaginary"


# The captain (H8, H12, H30)


@pytest.mark.rule("H12")
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"scenes": [turn(step="again")]},
        {"scenes": [turn(seat=1, step="start", moved=False)]},
        {"phase": "end"},
    ],
)
def test_no_captain_is_left_in_a_dead_end(more: Any) -> None:
    told = refusal(position(3, **DEAD, **more)).reason
    assert told.id == "position-dead-end"
    assert told.args == {"square": "5.map_green", "next": "6.coin"}


@pytest.mark.rule("H12")
def test_no_captain_is_left_in_a_dead_end_for_the_brawl() -> None:
    ship = [[0, 4], [1, 3]]
    whole = DEAD | {"pirates": {0: 0, 1: 0, 2: 0}, "ship": ship, "phase": "brawl"}
    assert trouble(**whole) == "position-dead-end"
    scenes = [brawl([0, 3, 1, 0], [1, 3, 0, 0], column=3), throw()]
    assert trouble(**whole, scenes=scenes) == "position-dead-end"


@pytest.mark.rule("H12")
def test_a_dead_end_is_left_after_the_action_of_its_square() -> None:
    whole = DEAD | {"scenes": [turn()]}
    match: AnyMatch = at(3, "0 Skip", **whole)
    assert written(match)["captain"] == "6.coin"


@pytest.mark.rule("H8")
def test_who_is_on_a_square_has_come_by_an_alley_of_his_own() -> None:
    here: dict[str, Any] = {"captain": "5.map_green", "scenes": [turn()]}
    assert trouble(**here) == "position-scenes"
    assert trouble(alleys={"5.i0": 1}, pirates={1: 9}, **here) == "position-scenes"
    assert trouble(alleys={"1.i0": 0}, pirates={0: 8}, **here) == "position-scenes"
    at(3, alleys={"5.i0": 0}, pirates={0: 9}, **here)


@pytest.mark.rule("H9")
def test_who_has_moved_has_pirates_in_the_town_or_has_called_them_back() -> None:
    again: dict[str, Any] = {"scenes": [turn(step="again")]}
    assert trouble(captain="5.map_green", **again) == "position-scenes"
    at(3, captain="1.hq", **again)
    at(3, captain="5.map_green", alleys={"9.i4": 0}, pirates={0: 8}, **again)


@pytest.mark.rule("H30")
def test_a_rendezvous_at_the_captains_square_has_taken_place() -> None:
    here: dict[str, Any] = {
        "captain": "1.rum",
        "alleys": {"1.i1": 0},
        "pirates": {0: 8},
        "scenes": [turn()],
    }
    waiting = {"waiting": ["rendezvous_rum"]}
    assert trouble(tiles=[waiting, {}, {}], **here) == "position-scenes"
    at(3, tiles=[{**waiting, "kept": ["rendezvous_rum"]}, {}, {}], **here)  # one per arrival
    at(3, tiles=[{}, waiting, {}], **here)  # another player's


# Chapters above a turn


@pytest.mark.rule("H24")
def test_a_second_throw_was_paid_for_with_a_barrel_of_the_supply() -> None:
    opened = {"scene": "chest", "thrower": 0, "total": 0}
    here: dict[str, Any] = {
        "captain": "8.chest",
        "alleys": {"8.i1": 0},
        "pirates": {0: 8},
        "scenes": [turn(), opened, throw(pips=3, spare=True)],
        "tiles": [{"chest": ["chest5"]}, {}, {}],
        "face_up": {"scorpion": "scorpion13"},
    }
    assert trouble(rum=[4, 4, 4], **here) == "position-scenes"
    at(3, rum=[4, 4, 3], **here)


@pytest.mark.rule("H33")
@pytest.mark.parametrize(
    ("thrower", "total", "fits"),
    [
        (0, 0, True),
        (0, 2, False),
        (0, 3, True),
        (1, 0, False),
        (1, 6, True),
        (1, 7, True),
        (2, 1, False),
        (2, 2, True),
        (2, 12, True),
    ],
)
def test_the_rolls_of_a_chest_add_up_throw_by_throw(thrower: int, total: int, fits: bool) -> None:
    scenes = [turn(), {"scene": "chest", "thrower": thrower, "total": total}, throw(seat=thrower)]
    whole = position(
        3,
        captain="8.chest",
        alleys={"8.i1": 0},
        pirates={0: 8},
        scenes=scenes,
        tiles=[{"chest": ["chest5"]}, {}, {}],
        face_up={"scorpion": "scorpion13"},
    )
    if fits:
        assert written(Match.at("rum", whole))["scenes"] == scenes
    else:
        assert refusal(whole).reason.id == "position-scenes"


@pytest.mark.rule("H33")
def test_who_opens_a_chest_has_one() -> None:
    here: dict[str, Any] = {
        "captain": "8.chest",
        "alleys": {"8.i1": 0},
        "pirates": {0: 8},
        "scenes": [turn(), {"scene": "chest", "thrower": 0, "total": 0}, throw()],
        "face_up": {"scorpion": "scorpion13"},
    }
    assert trouble(**here) == "position-scenes"


@pytest.mark.rule("H32")
def test_the_host_of_a_tavern_has_the_coins_of_his_guests() -> None:
    told = {"tavern": "swan", "host": 0, "asked": [], "drinkers": [0, 1], "thrower": 0, "pips": 0}
    here: dict[str, Any] = {
        "captain": "5.tavern_swan",
        "alleys": {"5.i0": 0},
        "pirates": {0: 9},
        "scenes": [turn(), {"scene": "tavern"} | told, throw()],
    }
    assert trouble(coins=[0, 2, 2], **here) == "position-scenes"
    at(3, coins=[1, 2, 2], **here)
    here["scenes"][1] = {"scene": "tavern"} | told | {"host": 1}
    assert trouble(**here) == "position-scenes"


@pytest.mark.rule("H31")
def test_a_refill_lays_all_that_is_missing() -> None:
    here: dict[str, Any] = {"captain": "5.map_green", "alleys": {"5.i0": 0}, "pirates": {0: 9}}
    lay = {"scene": "lay", "due": ["map"]}
    tiles = [{"map": ["green4"]}, {}, {}]
    here["scenes"] = [turn(), lay]
    three, two = {"map": ["pink3", "pink4", "green5"]}, {"map": ["pink3", "pink4"]}
    at(3, tiles=tiles, face_up=three, **here)
    assert trouble(tiles=tiles, face_up=two, **here) == "position-scenes"
    assert trouble(face_up=three, **here) == "position-scenes"  # nobody took a map


@pytest.mark.rule("H33")
def test_a_new_chest_is_laid_before_its_scorpion() -> None:
    here: dict[str, Any] = {"captain": "8.chest", "alleys": {"8.i1": 0}, "pirates": {0: 8}}
    tiles = [{"chest": ["chest4"]}, {"scorpion": ["scorpion10"]}, {}]
    for due, up, fits in (
        (["chest", "scorpion"], {}, True),
        (["scorpion"], {"chest": "chest5"}, True),
        (["chest"], {"scorpion": "scorpion13"}, False),
    ):
        whole = position(
            3, scenes=[turn(), {"scene": "lay", "due": due}], tiles=tiles, face_up=up, **here
        )
        if fits:
            Match.at("rum", whole)
        else:
            assert refusal(whole).reason.id == "position-scenes"


# Tiles and what is known of them (H3, H4, H40)


@pytest.mark.rule("H4")
def test_ropes_do_not_leave_a_game_that_has_none() -> None:
    assert trouble(gone=["rope1"]) == "position-rope"
    at(4, gone=["rope1"])


@pytest.mark.rule("H4")
def test_tiles_are_laid_in_the_order_of_the_set_up() -> None:
    dawn = {"scene": "dawn", "due": ["hammock", "bunk"], "crew": False}
    assert trouble(face_up={}, scenes=[dawn]) == "position-scenes"
    at(3, face_up={}, scenes=[dawn | {"due": ["bunk", "hammock"]}])


@pytest.mark.rule("H3", "H40")
def test_goods_come_up_a_second_time_only_when_nobody_has_not_seen_the_others() -> None:
    goods = [
        f"{kind}{n}"
        for kind in ("eye_patch", "hat", "hook", "parrot", "wooden_leg")
        for n in (2, 3, 4, 5)
    ]
    kept: dict[str, Any] = {"tiles": [{"goods": ["hat2"]}, {}, {}], "known": {"hat2": [0, 1]}}
    assert trouble(**kept) == "position-seen-twice"
    under: dict[str, Any] = {"under": {"goods": [{"tile": "hat2", "seen": [0, 1]}]}}
    assert trouble(**under) == "position-seen-twice"
    rest = [name for name in goods if name != "hat2"]
    at(3, gone=rest, **kept)
    at(3, gone=rest, **under)


@pytest.mark.rule("H40")
def test_nobody_is_named_twice_among_those_who_have_seen_a_tile() -> None:
    under = {"goods": [{"tile": "hat2", "seen": [0, 0]}]}
    assert trouble(under=under) == "position-seen"
    guards = {"small": [{"tile": "guard3", "seen": [0, 1, 2, 2]}]}
    assert trouble(under=guards) == "position-seen-by-all"


@pytest.mark.rule("H30")
def test_a_rendezvous_drawn_earlier_has_been_wherever_a_later_one_has() -> None:
    tiles = [{"waiting": ["rendezvous_rum", "rendezvous_chest"]}, {}, {}]
    at(3, tiles=tiles, been=[[["guard", "goods"], ["goods"]], [], []])
    for been in ([["goods"], ["guard", "goods"]], [["guard", "guard"], []]):
        assert trouble(tiles=tiles, been=[been, [], []]) == "position-been"


# Errors that help


@pytest.mark.rule("H41")
@pytest.mark.parametrize(
    ("layout", "message", "args"),
    [
        ("1.0 2.4 3.0", "position-plate", {"plate": "2.4"}),
        ("1.0 2 3.0", "position-plate", {"plate": "2"}),
        ("0.0", "position-plate", {"plate": "0.0"}),
        ("1.0 2.0 1.3", "position-plate-twice", {"plate": "1"}),
        ("1.0 / 2.0", "position-rows", {"layout": "1.0 / 2.0"}),
        ("1.0 2.0 3.0 4.0", "position-rows", {"layout": "1.0 2.0 3.0 4.0"}),
        ("1.0  2.0", "position-rows", {"layout": "1.0  2.0"}),
        ("1.0 2.0 3.0 /", "position-rows", {"layout": "1.0 2.0 3.0 /"}),
    ],
)
def test_a_bad_layout_is_told_what_is_wrong_with_it(layout: str, message: str, args: Any) -> None:
    reason = refusal(position(3, layout=layout)).reason
    assert (reason.id, dict(reason.args)) == (message, args)


@pytest.mark.rule("H17")
@pytest.mark.parametrize(
    ("message", "more"),
    [
        ("position-row-twice", {"ship": [[0, 5], [0, 5]], "reserve": [0, 10, 10]}),
        ("position-row-seat", {"ship": [[3, 5]]}),
        ("position-row-empty", {"ship": [[0, 0]]}),
        ("position-row-empty", {"ship": [[0, 0]], "scenes": [turn(step="start", moved=False)]}),
        ("position-row-empty", {"ship": [[0, 0]], "phase": "brawl"}),
        ("position-row-home", {"ship": [[0, 2]], "reserve": [8, 10, 10]}),
        ("position-row-end", {"phase": "end", "ship": [[0, 10]], "reserve": [0, 10, 10]}),
    ],
)
def test_a_row_that_cannot_be_is_told_why(message: str, more: Any) -> None:
    assert refusal(position(3, **more)).reason.id == message


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_such_refusal_has_its_sentence(language: str) -> None:
    error = refusal(position(3, **DEAD))
    assert "5.map_green" in error.say(language)
    assert "captain" in error.say(language)


@pytest.mark.rule("H10")
def test_the_second_dark_alley_is_refused_with_its_own_numbers() -> None:
    match = at(3, "0 Dark 1.N1", captain="1.coin", pirates={0: 4})
    refused = match.state.refusal(0, match.game.action({"type": "Dark", "alley": "8.S1"}))
    assert refused is not None
    assert refused.message.id == "refused-dark-second"
    assert refused.message.args == {"first": 2, "second": 3, "have": 4}
