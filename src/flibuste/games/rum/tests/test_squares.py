"""The actions of the squares: H25–H31, H34–H36."""

from __future__ import annotations

import pytest

from flibuste.games.rum.tests.tables import at, menu, play, refused, written


@pytest.mark.rule("H25", "H26")
def test_a_coin_may_be_taken_or_left_once_for_each_move() -> None:
    match = at(3, "0 Move 1.i2")
    assert menu(match) == ["Use", "Skip"]
    assert refused(match, "0 Move 1.i0") == "H25 refused-square"
    assert refused(match, "0 Ahoy") == "H25 refused-square"
    play(match, "0 Use")
    assert written(match)["coins"] == [3, 2, 2]
    assert refused(match, "0 Use") == "H9 refused-again"
    match = at(3, "0 Move 1.i2", "0 Skip")
    assert written(match)["coins"] == [2, 2, 2]


@pytest.mark.rule("H26")
def test_the_coins_of_everybody_are_in_every_view() -> None:
    match = at(3, "0 Move 1.i2", "0 Use", options={"coins": "closed"})
    view = match.game.view(match.state, 2)
    assert view.coins == (3, 2, 2)
    assert view.show_coins == "closed"


@pytest.mark.rule("H27")
def test_the_headquarters_give_back_the_pirates_of_one_alley() -> None:
    alleys = {"1.i0": 0, "1.i1": 1, "6.i0": 0}
    match = at(3, "0 Move 1.i2", captain="1.coin", alleys=alleys, reserve=[6, 8, 10])
    assert menu(match) == ['Recall ["1.i0"]', 'Recall ["1.i2"]', 'Recall ["6.i0"]', "Skip"]
    play(match, '0 Recall ["6.i0"]')
    assert written(match)["reserve"][0] == 6 - 1 + 2
    assert "6.i0" not in written(match)["alleys"]
    assert refused(match, "0 Use") == "H9 refused-again"


@pytest.mark.rule("H27")
def test_the_alley_just_used_counts_too() -> None:
    match = at(3, "0 Move 1.i2", '0 Recall ["1.i2"]', captain="1.coin")
    assert written(match)["reserve"][0] == 10
    assert "Move 1.i2" in menu(match)


@pytest.mark.rule("H27")
def test_or_of_any_two_dark_alleys() -> None:
    alleys = {"3.N1": 0, "8.S1": 0, "4.W2": 0, "7.S1": 1}
    match = at(3, "0 Move 1.i2", captain="1.coin", alleys=alleys, reserve=[5, 8, 10])
    pairs = [act for act in menu(match) if act.count('"') == 4]
    assert len(pairs) == 3
    assert 'Recall ["1.i2"]' in menu(match)
    assert 'Recall ["3.N1"]' in menu(match)  # one alone is an ordinary alley
    play(match, '0 Recall ["8.S1","3.N1"]')  # in any order
    assert written(match)["reserve"][0] == 5 - 1 + 4


@pytest.mark.rule("H27")
def test_never_of_two_alleys_that_are_not_both_dark() -> None:
    alleys = {"3.N1": 0, "6.i0": 0}
    match = at(3, "0 Move 1.i2", captain="1.coin", alleys=alleys, reserve=[7, 10, 10])
    assert refused(match, '0 Recall ["3.N1","6.i0"]') == "H27 refused-recall-dark"
    assert refused(match, '0 Recall ["3.N1","3.N1"]') == "H27 refused-recall-number"
    assert refused(match, '0 Recall ["8.S1"]') == "H27 refused-recall-own"


@pytest.mark.rule("H28")
def test_a_recruit_comes_from_the_common_reserve() -> None:
    match = at(3, "0 Move 1.i3", "0 Use")
    assert written(match)["reserve"] == [8, 10, 10]
    assert written(match)["common"] == [4, 5, 5]


@pytest.mark.rule("H29")
def test_goods_are_kept_under_the_flag() -> None:
    match = at(3, "0 Move 1.S1=4.N2", "0 Use", "luck Tile goods hat3")
    assert menu(match) == ["Keep", "Sell"]
    play(match, "0 Keep")
    assert written(match)["tiles"][0]["goods"] == ["hat3"]
    assert written(match)["coins"][0] == 2


@pytest.mark.rule("H29")
def test_or_sold_for_two_coins_and_put_under_the_stack() -> None:
    match = at(3, "0 Move 1.S1=4.N2", "0 Use", "luck Tile goods hat3", "0 Sell")
    assert written(match)["coins"][0] == 4
    assert written(match)["under"]["goods"] == [{"tile": "hat3", "seen": [0]}]
    assert refused(match, "0 Sell") == "H9 refused-again"  # only the tile just drawn


@pytest.mark.rule("H3", "H29")
def test_tiles_put_under_a_stack_come_up_last_in_their_order() -> None:
    goods = [
        f"{kind}{n}" for kind in ("eye_patch", "hook", "parrot", "wooden_leg") for n in (2, 3, 4, 5)
    ]
    sold = {"goods": [{"tile": "hat5", "seen": [1]}, {"tile": "hat2", "seen": [0]}]}
    tiles = [{"goods": goods}, {}, {}]
    match = at(3, "0 Move 1.S1=4.N2", "0 Use", tiles=tiles, under=sold)
    assert menu(match) == ["Tile goods hat3", "Tile goods hat4"]
    under = {"goods": [{"tile": "hat5", "seen": [1]}, {"tile": "hat2", "seen": [0, 2]}]}
    match = at(
        3,
        "0 Move 1.S1=4.N2",
        "0 Use",
        tiles=[{"goods": [*goods, "hat3", "hat4"]}, {}, {}],
        under=under,
    )
    assert menu(match) == ["Tile goods hat5"]  # LUCK is asked all the same
    play(match, "luck Tile goods hat5", "0 Sell")
    told = written(match)["under"]["goods"]
    assert told == [{"tile": "hat2", "seen": [0, 2]}, {"tile": "hat5", "seen": [0, 1]}]


@pytest.mark.rule("H30")
def test_a_rendezvous_is_kept_face_down_until_its_owner_comes() -> None:
    match = at(
        3, "0 Move 1.S2=4.N1", "0 Use", "luck Tile rendezvous rendezvous_goods", captain="1.rum"
    )
    assert written(match)["tiles"][0]["waiting"] == ["rendezvous_goods"]
    play(match, "0 Ahoy", "1 Move 4.i0", "1 Skip", "1 Ahoy")  # somebody else's move
    assert written(match)["tiles"][0]["kept"] == []
    play(match, "2 Rest", "0 Rest", "1 Move 4.i2", "1 Skip", "1 Ahoy", "2 Move 4.i3", "2 Skip")
    assert written(match)["tiles"][0]["waiting"] == ["rendezvous_goods"]


@pytest.mark.rule("H30")
def test_of_two_equal_rendezvous_one_is_turned_at_each_arrival() -> None:
    tiles = [{"waiting": ["rendezvous_rum", "rendezvous_rum"]}, {}, {}]
    match = at(3, "0 Move 1.i4", tiles=tiles)
    assert written(match)["tiles"][0]["kept"] == ["rendezvous_rum"]
    assert written(match)["tiles"][0]["waiting"] == ["rendezvous_rum"]
    play(match, "0 Use", "0 Move 1.i1", "0 Use", "0 Move 1.i2", '0 Recall ["1.i4"]', "0 Move 1.i4")
    assert written(match)["tiles"][0]["kept"] == ["rendezvous_rum"] * 2
    assert written(match)["tiles"][0]["waiting"] == []


@pytest.mark.rule("H30", "H42")
@pytest.mark.parametrize(
    ("start", "way"),
    [("5.map_green", "5.i0"), ("8.pirate", "8.i3"), ("9.goods", "9.i4")],
)
def test_a_tavern_rendezvous_is_in_any_of_the_three(start: str, way: str) -> None:
    tiles = [{"waiting": ["rendezvous_tavern"]}, {}, {}]
    match = at(3, f"0 Move {way}", captain=start, tiles=tiles)
    assert written(match)["tiles"][0]["kept"] == ["rendezvous_tavern"]


@pytest.mark.rule("H30", "H42")
def test_a_map_rendezvous_is_at_its_own_colour() -> None:
    tiles = [{"waiting": ["rendezvous_map_green", "rendezvous_map_pink"]}, {}, {}]
    match = at(3, "0 Move 2.i0", captain="2.rum", tiles=tiles)
    assert written(match)["tiles"][0]["kept"] == ["rendezvous_map_pink"]


@pytest.mark.rule("H31")
def test_a_map_of_the_squares_colour_is_taken_and_four_lie_there_again() -> None:
    match = at(3, "0 Move 2.i0", captain="2.rum")
    assert menu(match) == ["Take pink3", "Take pink4", "Skip"]
    play(match, "0 Take pink4")
    assert written(match)["tiles"][0]["map"] == ["pink4"]
    assert menu(match)[0].startswith("Tile map")
    play(match, "luck Tile map green3")
    assert written(match)["face_up"]["map"] == ["pink3", "green5", "yellow6", "green3"]


@pytest.mark.rule("H31")
def test_without_a_map_of_that_colour_there_is_nothing() -> None:
    up = {"map": ["green5", "green5", "yellow6", "yellow3"], "bunk": "bunk7", "hammock": "hammock4"}
    match = at(3, "0 Move 2.i0", captain="2.rum", face_up=up)
    assert menu(match)[-1] == "Ahoy"


@pytest.mark.rule("H34")
def test_two_barrels_or_what_there_is() -> None:
    match = at(3, "0 Move 1.i4", "0 Use")
    assert written(match)["rum"] == [2, 0, 0]
    assert match.game.view(match.state, 1).barrels == 10
    match = at(3, "0 Move 1.i4", "0 Use", rum=[0, 5, 6])
    assert written(match)["rum"] == [1, 5, 6]


@pytest.mark.rule("H35")
def test_more_pirates_than_guards_win_the_tile() -> None:
    match = at(3, "0 Move 3.i3", captain="3.goods", pirates={0: 7})
    assert menu(match) == ["Guard small", "Guard big", "Skip"]
    play(match, "0 Guard big", "luck Tile big guard4")  # five against four
    assert written(match)["tiles"][0]["guard"] == ["guard4"]
    assert written(match)["coins"][0] == 2


@pytest.mark.rule("H35")
def test_as_many_guards_as_pirates_win_and_go_under_their_stack() -> None:
    match = at(3, "0 Move 3.i3", captain="3.goods", pirates={0: 7})
    play(match, "0 Guard big", "luck Tile big guard5")
    assert written(match)["tiles"][0]["guard"] == []
    assert written(match)["under"]["big"] == [{"tile": "guard5", "seen": [0, 1, 2]}]


@pytest.mark.rule("H3", "H35")
@pytest.mark.parametrize(("guard", "coins"), [("guard1", 3), ("guard2", 3), ("guard3", 2)])
def test_the_ones_and_twos_carry_a_coin(guard: str, coins: int) -> None:
    match = at(3, "0 Move 3.i3", "0 Guard small", f"luck Tile small {guard}", captain="3.goods")
    assert written(match)["coins"][0] == coins


@pytest.mark.rule("H35", "H36")
def test_an_empty_stack_of_guards_cannot_be_chosen() -> None:
    gone = [f"guard{n}" for n in (1, 2, 3) for _ in range(3)]
    match = at(3, "0 Move 3.i3", captain="3.goods", gone=gone)
    assert menu(match) == ["Guard big", "Skip"]
    assert refused(match, "0 Guard small") == "H35 refused-guard-empty"
    gone += [f"guard{n}" for n in (4, 5, 6) for _ in range(3)]
    match = at(3, "0 Move 3.i3", captain="3.goods", gone=gone)
    assert menu(match)[-1] == "Ahoy"


@pytest.mark.rule("H36")
def test_when_tiles_run_out_one_leaves_empty_handed() -> None:
    rendezvous = ["map_pink", "map_green", "map_yellow", "chest", "rum", "guard", "pirate", "goods"]
    gone = [f"rendezvous_{place}" for place in (*rendezvous, "tavern") for _ in range(2)]
    match = at(3, "0 Move 1.S2=4.N1", captain="1.rum", gone=gone)
    assert menu(match)[-1] == "Ahoy"
    up = {"tavern": ["swan2"], "bunk": "bunk7", "hammock": "hammock4"}
    match = at(3, "0 Move 8.i1", captain="8.pirate", face_up=up)
    assert menu(match)[-1] == "Ahoy"  # no chest
    match = at(3, "0 Move 8.i3", captain="8.pirate", face_up=up)
    assert menu(match)[-1] == "Ahoy"  # nothing of Es Cruce at stake


@pytest.mark.rule("H36")
def test_a_refill_lasts_as_long_as_its_stack() -> None:
    gone = [
        f"{colour}{n}"
        for colour in ("pink", "green", "yellow")
        for n in (3, 3, 4, 4, 4, 5, 5, 5, 6, 6)
    ]
    for name in ("pink3", "pink4", "green5", "yellow6"):
        gone.remove(name)
    match = at(3, "0 Move 2.i0", "0 Take pink3", captain="2.rum", gone=gone)
    assert menu(match)[-1] == "Ahoy"
    assert written(match)["face_up"]["map"] == ["pink4", "green5", "yellow6"]
