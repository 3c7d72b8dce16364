"""Pawns dropped at points: T10, T11, T32."""

from __future__ import annotations

import pytest

from flibuste.games.piratoons.tests.tables import (
    DEXTEROUS,
    LIVE,
    MIDDLES,
    AnyMatch,
    opened,
    play,
    refused,
    seconds,
    view,
)


def chest(*drops: str, seats: int = 3, **options: object) -> AnyMatch:
    """``"0 20 20"``: drops one after another."""
    match = opened(options=DEXTEROUS | options, seats=seats)
    for drop in drops:
        seat, x, y = drop.split()
        play(match, f"{seat} Drop {x} {y}")
    return match


def places(match: AnyMatch, seat: int) -> list[str | None]:
    return [pawn.place for pawn in view(match).pawns[seat]]


@pytest.mark.rule("T10")
def test_without_dexterity_drops_name_a_tile_and_always_land_squarely() -> None:
    match = opened(options=LIVE)
    assert refused(match, "0 Drop 20 20") == "T10 refused-dexterity-off"
    play(match, "0 DropOn E1", "1 DropOn E1", "0 DropOn E1")
    assert places(match, 0) == ["E1", "E1"]
    assert places(match, 1) == ["E1"]


@pytest.mark.rule("T10", "T32")
@pytest.mark.parametrize(
    ("x", "y", "place"),
    [
        (9, 9, "E1"),
        (31, 31, "E1"),
        (8, 20, None),  # on the rim
        (32, 20, None),  # on the bar beside S1
        (20, 32, None),
        (20, 44, None),
        (20, 45, "E2"),
        (20, 67, "E2"),
        (20, 81, "E3"),
        (20, 103, "E3"),
        (20, 104, None),
        (45, 9, "S1"),
        (63, 103, "S1"),
        (64, 50, None),
        (70, 50, None),  # astride two tiles
        (77, 50, "S2"),
        (95, 50, "S2"),
        (109, 50, "S3"),
        (127, 50, "S3"),
        (128, 50, None),
        (141, 9, "E4"),
        (163, 31, "E4"),
        (141, 45, "E5"),
        (163, 103, "E6"),
        (164, 90, None),
        (0, 0, None),
        (171, 111, None),
    ],
)
def test_a_pawn_counts_only_if_it_lies_wholly_on_one_tile(x: int, y: int, place: str) -> None:
    assert places(chest(f"0 {x} {y}"), 0) == [place]


@pytest.mark.rule("T32")
@pytest.mark.parametrize("point", ["-1 5", "172 5", "5 -1", "5 112", "1000000000 0"])
def test_a_drop_is_inside_the_chest(point: str) -> None:
    match = chest()
    assert refused(match, f"0 Drop {point}") == "T32 refused-outside-chest"
    assert refused(match, "0 Drop 171 111") == "allowed"


@pytest.mark.rule("T10")
def test_void_pawns_count_for_nothing_and_are_neither_piled_on_nor_knocked() -> None:
    match = chest("0 33 20", "1 28 20")  # five beside a pawn that lies astride
    assert places(match, 0) == [None]
    assert places(match, 1) == ["E1"]
    assert view(match).out == (False, False, False)
    assert [(pawn.x, pawn.y) for pawn in view(match).pawns[1]] == [(28, 20)]


@pytest.mark.rule("T13")
def test_a_void_pawn_is_engaged_and_unpaid() -> None:
    match = seconds(chest("0 33 20"), 15)
    play(match, "1 Stop")
    assert view(match).paid == (5, 6, 6)


@pytest.mark.rule("T32")
@pytest.mark.parametrize(("x", "y", "piled"), [(24, 22, True), (24, 23, False), (20, 24, True)])
def test_nearer_than_five_a_pawn_is_neatly_piled(x: int, y: int, piled: bool) -> None:
    match = chest("0 20 20", f"1 {x} {y}")
    assert view(match).out[1] is not piled
    if piled:
        assert [(pawn.x, pawn.y, pawn.place) for pawn in view(match).pawns[1]] == [(20, 20, "E1")]


@pytest.mark.rule("T32")
@pytest.mark.parametrize(("x", "y", "out"), [(25, 20, True), (29, 24, True), (30, 20, False)])
def test_between_five_and_ten_it_knocks(x: int, y: int, out: bool) -> None:
    assert view(chest("0 20 20", f"1 {x} {y}")).out[1] is out


@pytest.mark.rule("T32")
def test_neat_piling_is_tried_first_even_beside_another_pile() -> None:
    match = chest("0 12 20", "1 22 20", "2 18 20")  # four from one, six from the other
    assert [(pawn.x, pawn.y) for pawn in view(match).pawns[2]] == [(22, 20)]
    assert view(match).out == (False, False, False)


@pytest.mark.rule("T11")
def test_an_offender_is_out_of_plunder_pay_and_sharing() -> None:
    match = chest("1 54 20", "1 152 20", "0 20 20", "0 20 20", "1 26 20")
    assert places(match, 1) == [None, None, None]
    assert places(match, 0) == ["E1", "E1"]
    assert match.state.awaiting() == (0, 2, -2)
    seconds(match, 15)
    assert refused(match, "1 Stop") == "G1 refused-not-awaited"
    play(match, "0 Stop")
    assert view(match).paid == (4, 0, 6)
    assert view(match).won == (("sail",), (), ())


@pytest.mark.rule("T11")
def test_the_knocked_pile_stays_as_it_was_but_for_the_offenders_own_pawns() -> None:
    match = chest("0 20 20", "1 20 20", "1 20 20", "1 26 20")
    assert view(match).piles == ((20, 20),)
    assert (places(match, 0), places(match, 1)) == (["E1"], [None, None, None])


@pytest.mark.rule("T11")
def test_piles_of_the_offender_alone_are_in_nobodys_way_any_more() -> None:
    match = chest("1 20 92", "0 20 20", "1 26 20", "2 26 92")
    assert view(match).piles == ((20, 20), (26, 92))
    assert view(match).out == (False, True, False)


@pytest.mark.rule("T11")
def test_who_knocks_only_own_pawns_loses_those_and_plays_on() -> None:
    match = chest("0 20 20", "0 20 20", "0 26 20")
    assert places(match, 0) == [None, None, "E1"]
    assert view(match).out == (False, False, False)
    assert view(match).piles == ((26, 20),)


@pytest.mark.rule("T11")
def test_a_pawn_that_knocks_its_own_may_be_void_itself() -> None:
    match = chest("0 28 20", "0 33 20")
    assert places(match, 0) == [None, None]
    assert view(match).piles == ()


@pytest.mark.rule("T11")
def test_knocking_an_own_and_anothers_pile_is_an_offence() -> None:
    match = chest("0 14 20", "1 27 20", "0 20 20")
    assert view(match).out == (True, False, False)
    assert (places(match, 0), places(match, 1)) == ([None, None], ["E1"])


@pytest.mark.rule("T9", "T11")
def test_it_ends_when_nobody_still_in_has_a_pawn() -> None:
    match = chest("0 20 20", "1 26 20", "2 54 20", "0 60 20", seats=3)
    assert view(match).out == (True, True, False)
    play(match, *["2 DropOn S2"] * 4)
    assert view(match).step == "plunder"
    play(match, "2 DropOn S2")
    assert view(match).step == "bids"
    assert view(match).won == ((), (), ("B1a", "B2a"))


@pytest.mark.rule("T11")
@pytest.mark.parametrize(("barred", "bidders"), [(False, (0, 1)), (True, (0,))])
def test_an_offender_may_bid_unless_the_table_says_no(
    barred: bool, bidders: tuple[int, ...]
) -> None:
    match = chest("0 20 20", "1 26 20", seats=2, clumsy_no_auction=barred)
    play(match, *["0 DropOn E2"] * 5)
    assert view(match).step == "bids"
    assert match.state.awaiting() == bidders


@pytest.mark.rule("T11")
def test_an_offender_builds_and_plays_again_in_the_next_round() -> None:
    match = chest("0 20 20", "1 26 20", seats=2, clumsy_no_auction=True)
    play(match, *["0 DropOn S1"] * 5, "0 Bid 0")
    assert match.state.awaiting() == (0, 1)
    play(match, "1 Keep", "0 Best", "1 Open")
    assert view(match).out == (False, False)


@pytest.mark.rule("T32")
def test_a_drop_by_tile_goes_beside_the_middle_each_seat_its_own_way() -> None:
    match = chest(seats=4)
    for seat, (x, y) in enumerate([(-6, -6), (6, -6), (-6, 6), (6, 6)]):
        for place, (across, down) in list(MIDDLES.items())[seat::4]:
            play(match, f"{seat} DropOn {place}")
            pawn = view(match).pawns[seat][-1]
            assert (pawn.x, pawn.y, pawn.place) == (across + x, down + y, place)


@pytest.mark.rule("T32")
def test_a_drop_by_tile_that_would_knock_is_piled_on_the_nearest_pile() -> None:
    match = chest("1 20 20", "1 9 9")
    play(match, "0 DropOn E1")  # at 14, 14: 8.5 from the first, 7.1 from the second
    pawn = view(match).pawns[0][-1]
    assert (pawn.x, pawn.y, pawn.place) == (9, 9, "E1")


@pytest.mark.rule("T32")
def test_of_piles_equally_near_it_takes_the_older() -> None:
    for older, younger in (("22 14", "14 22"), ("14 22", "22 14")):
        match = chest(f"1 {older}", f"2 {younger}")
        play(match, "0 DropOn E1")  # at 14, 14
        pawn = view(match).pawns[0][-1]
        assert f"{pawn.x} {pawn.y}" == older
