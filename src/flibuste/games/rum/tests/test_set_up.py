"""The box, the plates and the set-up: H1–H6, H41, H42."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste import LUCK, BadOptions, Match
from flibuste.core.luck import dice
from flibuste.games.rum.acts import First, Plate, Roll, Tile
from flibuste.games.rum.parts import COPIES, NAMES, POINTS, SIZES, SQUARE_NAME, STACKS
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight.tell import view
from flibuste.games.rum.tests.tables import LAYOUT, AnyMatch, at, menu, play, written


def started(seats: int, **options: object) -> AnyMatch:
    return Match("rum", seats, {"first": 0, "layout": LAYOUT} | options)


@pytest.mark.rule("H1", "H41")
def test_a_dark_alley_ends_in_a_half_segment_that_is_occupied_too() -> None:
    town = town_of(LAYOUT)
    lengths = {id: town.lengths[town.index[id]] for id in ("1.N2", "1.N1", "8.S1")}
    assert lengths == {"1.N2": 1, "1.N1": 2, "8.S1": 3}
    assert town.lengths[town.index["1.E1=2.W2"]] == 2  # 1 + one of two halves + 0
    assert town.lengths[town.index["1.S1=4.N2"]] == 5


@pytest.mark.rule("H41")
def test_turned_plates_join_by_the_names_of_their_own_exits() -> None:
    town = town_of("2.1 1.0 3.0 / 4.0 5.0 6.0 / 7.0 8.0 9.0")
    # Plate 2 is turned once: what was its upper side looks to the right, towards plate 1.
    assert {"1.W2=2.N1", "1.W1=2.N2"} <= set(town.ids)
    assert "2.W1" in town.index  # its left side is the town's upper edge


@pytest.mark.rule("H41")
def test_the_town_has_the_squares_of_the_box() -> None:
    kinds = Counter(SQUARE_NAME)
    singles = ("hq", "tavern_swan", "tavern_es_cruce", "tavern_frere_jacques")
    assert all(kinds.pop(name) == 1 for name in singles)
    assert kinds == {
        "coin": 9,
        "pirate": 3,
        "goods": 3,
        "rendezvous": 3,
        "map_pink": 2,
        "map_green": 2,
        "map_yellow": 2,
        "chest": 2,
        "rum": 3,
        "guard": 3,
    }


@pytest.mark.rule("H3", "H42")
def test_there_are_as_many_tiles_of_each_value_as_in_the_box() -> None:
    assert dict(zip(STACKS, SIZES, strict=True)) == {
        "tavern": 30,
        "map": 30,
        "chest": 12,
        "scorpion": 12,
        "bunk": 5,
        "hammock": 5,
        "rope": 5,
        "goods": 20,
        "rendezvous": 18,
        "small": 9,
        "big": 9,
    }
    copies = dict(zip(NAMES, COPIES, strict=True))
    assert [copies[f"cruce{n}"] for n in (2, 3, 4, 5)] == [2, 4, 3, 1]
    assert [copies[f"green{n}"] for n in (3, 4, 5, 6)] == [2, 3, 3, 2]
    assert [copies[f"chest{n}"] for n in (4, 5, 6)] == [3, 6, 3]
    assert [copies[f"bunk{n}"] for n in (6, 7, 8)] == [2, 2, 1]
    assert [copies[f"hammock{n}"] for n in (3, 4, 5)] == [2, 2, 1]
    assert [copies[f"rope{n}"] for n in (1, 2)] == [3, 2]
    points = dict(zip(NAMES, POINTS, strict=True))
    sixes = [name for name, worth in points.items() if "rendezvous" in name and worth == 6]
    assert sixes == [
        f"rendezvous_{place}" for place in ("map_pink", "map_green", "map_yellow", "chest")
    ]
    assert points["scorpion21"] == -2
    assert points["rendezvous_tavern"] == 4


@pytest.mark.rule("H4")
@pytest.mark.parametrize(("seats", "ropes"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_luck_turns_up_taverns_maps_chest_scorpion_and_places_to_sleep(
    seats: int, ropes: int
) -> None:
    match, order = started(seats), []
    while isinstance(match.state.odds()[0][0], Tile):
        act = match.state.odds()[0][0]
        order.append(act.stack)
        match.act(LUCK, act)
        if match.state.awaiting() != (LUCK,):
            break
    town = ["tavern"] * 4 + ["map"] * 4 + ["chest", "scorpion"]
    assert order == [*town, "bunk", "hammock", *["rope"] * ropes]
    assert len(view(match.state, 0).face_up.tavern) == 4


@pytest.mark.rule("H3")
def test_a_tile_comes_with_the_weight_of_its_copies_left() -> None:
    match = started(3)
    odds = {act.tile: weight for act, weight in match.state.odds()}
    assert odds["swan3"] == 4
    assert len(odds) == 12
    play(match, "luck Tile tavern swan5")
    assert "swan5" not in [act.tile for act, _ in match.state.odds()]


@pytest.mark.rule("H2", "H5")
def test_each_player_begins_with_ten_pirates_of_fifteen_and_two_coins() -> None:
    match = started(5)
    told = written(match)
    assert told["reserve"] == [10] * 5
    assert told["common"] == [5] * 5
    assert told["coins"] == [2] * 5
    assert told["rum"] == [0] * 5
    assert view(match.state, 0).barrels == 12
    assert told["captain"] == "1.hq"


@pytest.mark.rule("H5")
def test_the_first_player_is_drawn_unless_chosen() -> None:
    drawn: AnyMatch = Match("rum", 4, {"layout": LAYOUT})
    assert drawn.state.odds() == [(First(seat), 1) for seat in range(4)]
    chosen: AnyMatch = Match("rum", 4, {"layout": LAYOUT, "first": 2})
    chosen.try_luck(dice(1))
    assert list(chosen.state.awaiting()) == [2]
    with pytest.raises(BadOptions):
        Match("rum", 2, {"first": 2})


@pytest.mark.rule("H41")
def test_luck_lays_the_plates_in_reading_order() -> None:
    match: AnyMatch = Match("rum", 3, {"first": 0})
    assert len(match.state.odds()) == 36
    play(match, "luck Plate 5 3", "luck Plate 1 0", "luck Plate 9 2", "luck Plate 2 1")
    assert written(match)["layout"] == "5.3 1.0 9.2 / 2.1"
    assert {act.plate for act, _ in match.state.odds()} == {3, 4, 6, 7, 8}
    assert {act.turns for act, _ in match.state.odds()} == {0, 1, 2, 3}


@pytest.mark.rule("H41")
@pytest.mark.parametrize(
    "layout",
    ["1.0 2.0 3.0 / 4.0 5.0 6.0 / 7.0 8.0 8.0", "1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0", "1.4", ""],
)
def test_a_layout_names_each_plate_once_in_three_rows(layout: str) -> None:
    with pytest.raises(BadOptions):
        Match("rum", 3, {"layout": layout})


@pytest.mark.rule("H39")
def test_for_two_players_the_die_tells_the_size_of_the_imaginary_crew() -> None:
    match = started(2)
    while isinstance(match.state.odds()[0][0], Tile):
        match.act(LUCK, match.state.odds()[0][0])
    assert match.state.odds() == tuple((Roll(pips), 1) for pips in range(1, 7))
    play(match, "luck Roll 5")
    assert written(match)["ship"] == [["imaginary", 5]]
    assert list(match.state.awaiting()) == [0]


@pytest.mark.rule("H6", "H23")
def test_the_fifth_round_is_the_last() -> None:
    for number in (4, 5):
        match = at(3, round=number, pirates={1: 0, 2: 0}, ship=[[1, 1]])
        play(match, "0 Board")
        while match.state.awaiting() and written(match)["phase"] == "brawl":
            match.act(LUCK, match.state.odds()[0][0])
        assert (written(match)["phase"] == "end") == (number == 5)
        assert bool(match.state.awaiting()) == (number == 4)


@pytest.mark.rule("H41")
def test_only_luck_lays_plates() -> None:
    match = at(3)
    refusal = match.state.refusal(0, Plate(1, 0))
    assert refusal is not None
    assert refusal.rule == "G4"
    assert menu(match)[0] == "Move 1.i2"
