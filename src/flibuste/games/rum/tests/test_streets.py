"""Dark alleys and dead ends: H10–H12."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.rum.parts import COIN_SQUARE
from flibuste.games.rum.rules.town import FIRST_DARK, Town, town_of
from flibuste.games.rum.tests.tables import FAR, LAYOUT, at, menu, play, refused, written

TOWN = town_of(LAYOUT)
AT_COIN_1 = ("1.i0", "1.i1", "1.i2")  # the ordinary alleys of 1.coin


def darks(match: Any) -> list[str]:
    return [act.partition(" ")[2] for act in menu(match) if act.startswith("Dark")]


@pytest.mark.rule("H10")
def test_a_dark_alley_leads_to_any_other_for_a_coin() -> None:
    match = at(3, "0 Dark 1.N1", captain="1.coin")
    told = written(match)
    assert (told["alleys"], told["reserve"][0], told["coins"][0]) == ({}, 10, 2)  # nothing yet
    assert told["captain"] == "1.coin"
    play(match, "0 Dark 8.S1")
    told = written(match)
    assert told["alleys"] == {"1.N1": 0, "8.S1": 0}
    assert told["reserve"][0] == 10 - 2 - 3
    assert told["coins"] == [1, 2, 2]
    assert told["captain"] == "8.tavern_es_cruce"
    assert menu(match) == ["Use", "Skip"]


@pytest.mark.rule("H10")
def test_the_way_back_costs_nothing() -> None:
    match = at(3, captain="1.coin")
    before = menu(match)
    play(match, "0 Dark 1.N1")
    assert menu(match)[-1] == "Back"
    play(match, "0 Back")
    assert menu(match) == before
    later = at(3, "0 Move 1.i2", "0 Use", "0 Dark 1.W2", "0 Back")
    assert menu(later)[-1] == "Ahoy"
    assert written(later)["coins"][0] == 3


@pytest.mark.rule("H10")
def test_the_second_dark_alley_is_at_another_square() -> None:
    match = at(3, "0 Dark 1.N1", captain="1.coin")
    assert "1.W2" not in darks(match)
    assert "1.W1" in darks(match)
    assert refused(match, "0 Dark 1.W2") == "H10 refused-dark-same"
    assert len(darks(match)) == 22


@pytest.mark.rule("H10")
def test_dark_alleys_cost_a_coin_on_top_of_a_further_move() -> None:
    match = at(3, "0 Move 1.i2", "0 Use", coins=[1, 2, 2])
    play(match, "0 Dark 1.N1", "0 Dark 3.N1")
    assert written(match)["coins"][0] == 0
    match = at(3, "0 Move 1.i2", "0 Skip", coins=[1, 2, 2])
    assert darks(match) == []
    assert refused(match, "0 Dark 1.N1") == "H10 refused-dark-coins"


@pytest.mark.rule("H10")
def test_the_first_may_be_chosen_only_if_the_move_can_be_completed() -> None:
    match = at(3, pirates={0: 3}, captain="1.coin")
    assert darks(match) == ["1.N1", "1.W2"]  # 2 and 1
    play(match, "0 Dark 1.N1")
    assert set(darks(match)) == {id for id in darks(match) if TOWN.lengths[TOWN.index[id]] == 1}
    match = at(3, pirates={0: 2}, captain="1.coin")
    assert darks(match) == []
    assert refused(match, "0 Dark 1.N1") == "H10 refused-dark-reserve"
    match = at(3, captain="1.coin", coins=[0, 2, 2])
    assert darks(match) == []


@pytest.mark.rule("H10")
def test_occupied_dark_alleys_are_closed() -> None:
    match = at(3, captain="1.coin", alleys={"1.N1": 1, "3.N1": 2}, reserve=[10, 8, 9])
    assert darks(match) == ["1.W2"]
    play(match, "0 Dark 1.W2")
    assert "3.N1" not in darks(match)
    assert refused(match, "0 Dark 3.N1") == "H10 refused-occupied"


@pytest.mark.rule("H11")
def test_dark_alleys_are_free_when_they_are_the_only_way_out() -> None:
    alleys = dict.fromkeys(AT_COIN_1, 1)
    match = at(3, captain="1.coin", alleys=alleys, pirates={1: 5}, coins=[0, 2, 2])
    assert darks(match) == ["1.N1", "1.W2"]
    play(match, "0 Dark 1.N1", "0 Dark 3.N1")
    assert written(match)["coins"][0] == 0


@pytest.mark.rule("H11")
def test_that_is_judged_by_occupation_alone() -> None:
    alleys = dict.fromkeys(AT_COIN_1[:2], 1) | {"2.i1": 0, "2.i2": 0, "9.i2": 0}
    match = at(3, captain="1.rum", alleys={"1.i1": 1}, pirates={0: 2, 1: 8}, coins=[0, 2, 2])
    assert "Move 1.i4" in menu(match)
    match = at(3, captain="1.pirate", alleys=alleys, pirates={0: 1, 1: 6}, coins=[0, 2, 2])
    # The alleys of 2 and 3 pirates are empty: too long for one pirate, and yet a way out.
    assert menu(match) == ["Board"]
    assert refused(match, "0 Dark 1.N2") == "H10 refused-dark-coins"


@pytest.mark.rule("H11")
def test_the_coin_of_a_further_move_is_still_due() -> None:
    alleys = dict.fromkeys(("1.i0", "1.i1"), 1)
    match = at(3, "0 Move 1.i2", "0 Use", alleys=alleys, pirates={1: 6}, coins=[0, 2, 2])
    play(match, "0 Dark 1.N1", "0 Dark 3.N1")
    assert written(match)["coins"][0] == 0
    match = at(3, "0 Move 1.i2", "0 Skip", alleys=alleys, pirates={1: 6}, coins=[0, 2, 2])
    assert menu(match) == ["Ahoy"]


@pytest.mark.rule("H12")
def test_from_a_dead_end_the_captain_goes_to_the_coin_of_the_next_plate() -> None:
    alleys = {"5.E1=6.W2": 1, "2.S1=5.N2": 1}
    match = at(3, "0 Move 5.i0", captain="5.tavern_swan", alleys=alleys, pirates={1: 5})
    assert written(match)["captain"] == "5.map_green"  # first the action
    play(match, "0 Skip")
    assert written(match)["captain"] == "6.coin"
    assert written(match)["coins"][0] == 2  # neither paid nor received
    assert menu(match)[-1] == "Ahoy"  # no action there
    assert "Move 6.i1" in menu(match)
    play(match, "0 Move 6.i1")
    assert written(match)["coins"][0] == 1  # the usual price


@pytest.mark.rule("H12")
def test_after_plate_nine_comes_plate_one() -> None:
    alleys = {"9.i1": 1, "8.E2=9.W1": 1, "9.S2": 1}
    match = at(3, "0 Move 9.i4", captain="9.goods", alleys=alleys, pirates={1: 4})
    play(match, "0 Use", "1 Decline", "2 Decline", "luck Tile tavern swan2")
    assert written(match)["captain"] == "1.coin"


@pytest.mark.rule("H12")
def test_a_chain_of_dead_ends() -> None:
    alleys = {"5.E1=6.W2": 1, "2.S1=5.N2": 1, "6.i1": 2, "6.i3": 2, "5.E2=6.W1": 2, "6.S2=9.N1": 2}
    match = at(3, captain="5.tavern_swan", alleys=alleys, pirates={1: 5, 2: 3})
    play(match, "0 Move 5.i0", "0 Skip")
    assert written(match)["captain"] == "7.coin"


@pytest.mark.rule("H12")
def test_empty_dark_alleys_that_lead_nowhere_make_a_dead_end_too() -> None:
    others = [id for id in TOWN.ids[FIRST_DARK:] if id not in ("1.N1", "1.W2")]
    crews = shared(others, {1: 15, 2: 15, 3: 13})
    alleys = crews | {"1.i0": 0, "1.i1": 0}
    match = at(
        4,
        captain="1.hq",
        alleys=alleys,
        common=[5, 0, 0, 0],
        pirates=left(alleys, [10, 15, 15, 15]),
    )
    play(match, "0 Move 1.i2", "0 Use")
    assert written(match)["captain"] == "2.coin"
    alleys.pop("8.S2")  # one is empty elsewhere: the captain stays
    match = at(
        4,
        captain="1.hq",
        alleys=alleys,
        common=[5, 0, 0, 0],
        pirates=left(alleys, [10, 15, 15, 15]),
    )
    play(match, "0 Move 1.i2", "0 Use")
    assert written(match)["captain"] == "1.coin"


def shared(ids: list[str], room: dict[int, int], town: Town = TOWN) -> dict[str, int]:
    """Alleys filled by crews of so many pirates, the longest first."""
    filled, room = {}, dict(room)
    for id in sorted(ids, key=lambda id: -town.lengths[town.index[id]]):
        seat = max(room, key=lambda seat: room[seat])
        room[seat] -= town.lengths[town.index[id]]
        assert room[seat] >= 0, f"nobody is left for {id}"
        filled[id] = seat
    return filled


def left(alleys: dict[str, int], pirates: list[int], town: Town = TOWN) -> dict[int, int]:
    """What remains in the reserves."""
    rest = list(pirates)
    for id, seat in alleys.items():
        rest[seat] -= town.lengths[town.index[id]]
    return dict(enumerate(rest))


@pytest.mark.rule("H12")
def test_if_all_nine_coins_are_dead_ends_the_captain_stays() -> None:
    layout = "3.2 1.3 9.0 / 8.2 6.1 2.3 / 7.0 5.0 4.2"  # few alleys lead to coins here
    town = town_of(layout)
    ends = dict(zip(town.ids, town.ends, strict=True))
    at_coins = [id for id in town.ids if any(end in COIN_SQUARE for end in ends[id])]
    alleys = shared([id for id in at_coins if id != "7.i4"], dict.fromkeys(range(5), 14), town)
    match = at(
        5,
        layout=layout,
        captain="7.chest",
        alleys=alleys,
        common=[0] * 5,
        pirates=left(alleys, [15] * 5, town),
    )
    play(match, "0 Move 7.i4", "0 Skip")
    assert written(match)["captain"] == "7.coin"
    if menu(match) == ["Ahoy"]:
        play(match, "0 Ahoy")
    assert menu(match) == ["Rest", "Board"]


@pytest.mark.rule("H12")
def test_merely_lacking_pirates_is_no_dead_end() -> None:
    match = at(3, "0 Move 1.i4", "0 Use", pirates={0: 3})
    assert written(match)["captain"] == "1.rum"
    assert menu(match) == ["Ahoy"]


@pytest.mark.rule("H12")
def test_a_dead_end_also_after_the_last_move_of_a_round() -> None:
    alleys = {"5.E1=6.W2": 1, "2.S1=5.N2": 1}
    match = at(
        3,
        captain="5.tavern_swan",
        alleys=alleys,
        pirates={0: 1, 1: 0, 2: 0},
        ship=[[1, 5], [2, 2]],
    )
    play(match, "0 Move 5.i0", "0 Skip")
    assert written(match)["captain"] == "6.coin"
    assert written(match)["phase"] == "brawl"


def test_the_alleys_that_fill_these_positions_are_as_long_as_said() -> None:
    assert {id: TOWN.lengths[TOWN.index[id]] for id in FAR} == FAR
