"""The count, the ties, and what is known: H37, H38, H40."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, WATCHER
from flibuste.core.luck import dice
from flibuste.core.protocol import SEALED
from flibuste.games.rum.acts import Tile
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.guess import chances, deal, deal_by_counting, imagine, tiles, ways
from flibuste.games.rum.sight.tell import shown, view
from flibuste.games.rum.tests.tables import AnyMatch, at, play, written


def ended(*tiles: dict[str, list[str]], **more: Any) -> AnyMatch:
    return at(len(tiles), phase="end", tiles=list(tiles), **more)


@pytest.mark.rule("H37")
def test_of_each_kind_of_goods_only_the_best_counts() -> None:
    match = ended({"goods": ["hat2", "hat5", "parrot3"]}, {"goods": ["hat3", "hook4"]})
    assert list(match.state.scores()) == [8, 7]


@pytest.mark.rule("H37")
def test_maps_count_in_pairs_of_one_colour_and_the_lowest_odd_one_does_not() -> None:
    match = ended(
        {"map": ["pink3", "pink6", "pink4"]},
        {"map": ["green3", "green3", "yellow6"]},
        {"map": ["yellow5"]},
    )
    assert list(match.state.scores()) == [10, 6, 0]


@pytest.mark.rule("H37")
def test_rum_and_coins_count_nothing_and_a_scorpion_less() -> None:
    match = ended({"scorpion": ["scorpion10"]}, {}, rum=[5, 0], coins=[9, 0])
    assert list(match.state.scores()) == [-2, 0]


@pytest.mark.rule("H37")
def test_a_rendezvous_counts_if_it_took_place() -> None:
    match = ended({"kept": ["rendezvous_chest"]}, {"waiting": ["rendezvous_chest"]})
    assert list(match.state.scores()) == [6, 0]


@pytest.mark.rule("H38")
@pytest.mark.parametrize(
    ("more", "ranks"),
    [
        ({}, [1, 1]),
        ({"coins": [2, 3]}, [2, 1]),
        ({"coins": [2, 3], "rum": [1, 0]}, [1, 2]),
        ({"rum": [1, 0], "common": [5, 4], "reserve": [10, 11]}, [2, 1]),
    ],
)
def test_ties(more: Any, ranks: list[int]) -> None:
    match = ended({"sleep": ["bunk7"]}, {"guard": ["guard4", "guard3"]}, **more)
    assert list(match.state.ranks()) == ranks


@pytest.mark.rule("H38")
def test_most_points_win_before_anything_else() -> None:
    match = ended({"sleep": ["bunk7"]}, {"sleep": ["bunk6"]}, {"sleep": ["bunk6"]}, rum=[0, 5, 5])
    assert list(match.state.ranks()) == [1, 2, 2]


@pytest.mark.rule("H40")
def test_goods_are_seen_by_who_draws_them_alone() -> None:
    match = at(3, "0 Move 1.S1=4.N2", "0 Use")
    act = Tile("goods", "hat3")
    assert shown(match.state, LUCK, act, 0) == act
    assert shown(match.state, LUCK, act, 1) == SEALED
    assert shown(match.state, LUCK, act, WATCHER) == SEALED
    play(match, "luck Tile goods hat3")
    tops = [view(match.state, seat).scenes[-1] for seat in (0, 1)]
    assert tops == [chapters.Bargain("hat3", (0,)), chapters.Bargain(None, (0,))]
    play(match, "0 Keep")
    assert view(match.state, 0).tiles[0].goods == ("hat3",)
    assert view(match.state, 1).tiles[0].goods == (None,)
    assert view(match.state, 1).scores[0] == 0
    assert view(match.state, 0).scores[0] == 3


@pytest.mark.rule("H40")
def test_the_seller_alone_knows_what_lies_under_the_stack() -> None:
    match = at(3, "0 Move 1.S1=4.N2", "0 Use", "luck Tile goods hat3", "0 Sell")
    assert view(match.state, 0).under.goods[0].tile == "hat3"
    assert view(match.state, 1).under.goods[0].tile is None
    assert view(match.state, 1).under.goods[0].seen == (0,)
    assert view(match.state, WATCHER).under.goods[0].tile is None


@pytest.mark.rule("H40")
def test_and_knows_who_gets_it_later() -> None:
    goods = [
        f"{kind}{n}" for kind in ("eye_patch", "hook", "parrot", "wooden_leg") for n in (2, 3, 4, 5)
    ]
    match = at(
        3,
        "0 Move 1.S1=4.N2",
        "0 Use",
        tiles=[{"goods": ["hat2", "hat3", "hat4"]}, {"goods": goods}, {}],
        under={"goods": [{"tile": "hat5", "seen": [1]}]},
    )
    act = Tile("goods", "hat5")
    assert shown(match.state, LUCK, act, 1) == act
    assert shown(match.state, LUCK, act, 2) == SEALED
    assert chances(view(match.state, 1)) == [(act, 1)]
    assert len(chances(view(match.state, 2))) == 20
    play(match, "luck Tile goods hat5", "0 Keep")
    assert view(match.state, 1).tiles[0].goods == (None, None, None, "hat5")
    assert view(match.state, 2).tiles[0].goods == (None, None, None, None)
    assert written(match)["tiles"][0]["goods_seen"] == [[0], [0], [0], [0, 1]]


@pytest.mark.rule("H40")
def test_a_rendezvous_is_hidden_until_it_is_turned() -> None:
    match = at(3, "0 Move 1.S2=4.N1", "0 Use", captain="1.rum")
    act = Tile("rendezvous", "rendezvous_goods")
    assert shown(match.state, LUCK, act, 1) == SEALED
    play(match, "luck Tile rendezvous rendezvous_goods")
    assert view(match.state, 0).tiles[0].waiting == ("rendezvous_goods",)
    assert view(match.state, 1).tiles[0].waiting == (None,)
    play(match, "0 Move 4.i0")
    assert view(match.state, 1).tiles[0].kept == ("rendezvous_goods",)


@pytest.mark.rule("H40")
def test_lost_guards_are_known_to_all() -> None:
    match = at(3, "0 Move 3.i3", "0 Guard big", captain="3.goods", pirates={0: 3})
    act = Tile("big", "guard6")
    assert shown(match.state, LUCK, act, 2) == act
    play(match, "luck Tile big guard6")
    assert view(match.state, 2).under.big == ("guard6",)


@pytest.mark.rule("H40")
def test_tiles_won_openly_are_listed_whatever_is_displayed() -> None:
    match = at(3, "0 Move 2.i0", "0 Take pink4", captain="2.rum", options={"tiles": "closed"})
    assert view(match.state, 2).tiles[0].map == ("pink4",)
    assert view(match.state, 2).show_tiles == "closed"


@pytest.mark.rule("H40")
def test_at_the_end_everything_lies_open() -> None:
    match = ended({"goods": ["hat2"], "waiting": ["rendezvous_rum"]}, {})
    assert view(match.state, 1).tiles[0].goods == ("hat2",)
    assert view(match.state, WATCHER).tiles[0].waiting == ("rendezvous_rum",)
    assert view(match.state, 1).scores == (2, 0)


@pytest.mark.rule("H30", "H40")
def test_a_hidden_rendezvous_is_not_where_its_owner_has_been() -> None:
    tiles = [{"waiting": ["rendezvous_chest"]}, {}, {}]
    match = at(3, "0 Move 1.i4", "0 Use", tiles=tiles)
    assert view(match.state, 1).tiles[0].been == (("rum",),)
    seen = view(match.state, 1)
    dreams = {imagine(seen, dice(n)).waiting[0] for n in range(200)}
    rum = match.state.waiting[0][0] + 1  # the next place of the list
    assert (rum,) not in dreams
    assert len(dreams) == 8


@pytest.mark.rule("H30", "H40")
def test_nothing_follows_for_others_when_one_is_turned() -> None:
    tiles = [{"waiting": ["rendezvous_rum", "rendezvous_rum"]}, {}, {}]
    match = at(3, "0 Move 1.i4", "0 Use", tiles=tiles)
    assert view(match.state, 1).tiles[0].been == ((),)  # the other one may be for rum too


@pytest.mark.rule("H40")
def test_the_fair_deal_by_counting_is_the_fair_deal() -> None:
    slots, counts = (0b1, 0b10, 0), (1, 1, 2)
    assert ways(slots, counts) == 14  # two for each of seven, since two tiles are alike
    found: dict[tuple[int, ...], int] = {}
    for n in range(2100):
        one = tuple(deal_by_counting(slots, counts, dice(n)))
        found[one] = found.get(one, 0) + 1
    assert set(found) == {tuple(deal(slots, counts, tiles(counts), dice(n))) for n in range(400)}
    assert len(found) == 7
    assert all(abs(times - 300) < 75 for times in found.values())
