"""Each rule in a small position; the examples of the rules page are in test_examples."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flibuste import LUCK, WATCHER, BadOptions, BadPosition, IllegalAction, Match
from flibuste.core.luck import dice
from flibuste.core.playout import playout
from flibuste.core.protocol import SEALED
from flibuste.games.plank.acts import Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.parts import CREWS
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.sight.tell import shown, tell
from flibuste.games.plank.tests.tables import AnyMatch, at, last_fallen, plank_of, position

PLANK = "blue 3, green 4, red 5, yellow 6"


def start(seats: int, **options: Any) -> AnyMatch:
    return Match("plank", seats, {"age": [*range(seats)]} | options)


def placed(*picks: int, turned: tuple[tuple[str, int], ...] = (), **options: Any) -> AnyMatch:
    """After the first placement: the players' picks, and what the unplayed crews turn up."""
    match = start(len(picks), **options)
    for seat, value in enumerate(picks):
        match.act(seat, Choose(value))
    for crew, card in turned:
        match.act(LUCK, Turn(crew, card))
    return match


def order_of(match: AnyMatch) -> list[str]:
    order: list[str] = match.game.write(match.state)["order"]
    return order


@pytest.mark.rule("P1", "P2", "P3", "P6")
def test_a_crew_has_six_pirates_five_actions_and_a_no_thanks() -> None:
    match = start(4)
    assert [act.pirate for act in match.state.legal(2)] == [1, 2, 3, 4, 5, 6]
    hand = tell(match.state, WATCHER).hands[1]
    assert (hand.pirates, hand.actions, hand.no_thanks) == (
        (1, 2, 3, 4, 5, 6),
        (-3, -2, -1, 1, 2),
        True,
    )
    menu = placed(3, 4, 5, 6).state.legal(3)
    assert Counter(type(act) for act in menu) == {Enter: 5, Shift: 20, NoThanks: 1}


@pytest.mark.rule("P2", "P3")
def test_four_stand_on_the_plank_after_the_first_placement() -> None:
    match = start(4)
    for seat in (2, 0, 3):
        match.act(seat, Choose(2))
        assert not match.game.write(match.state)["plank"]
    assert list(match.state.awaiting()) == [1]
    match.act(1, Choose(2))
    assert len(tell(match.state, 0).plank) == 4


@pytest.mark.rule("P3", "P19")
def test_a_pick_is_hidden_until_all_have_picked() -> None:
    match = start(3)
    assert shown(match.state, 0, Choose(4), 0) == Choose(4)
    assert shown(match.state, 0, Choose(4), 1) == SEALED
    assert shown(match.state, 0, Choose(4), WATCHER) == SEALED
    match.act(0, Choose(4))
    assert tell(match.state, 0).chosen == {"blue": 4}
    assert tell(match.state, 1).chosen == tell(match.state, WATCHER).chosen == {"blue": None}
    assert 4 in tell(match.state, 1).hands[0].pirates
    match.act(1, Choose(1))
    match.act(2, Choose(1))
    assert tell(match.state, WATCHER).chosen == {"blue": 4, "green": 1, "red": 1}


@pytest.mark.rule("P3", "P18")
def test_a_table_may_choose_its_crews() -> None:
    match = start(2, crews=["yellow", "green"])
    assert tell(match.state, 0).crews == ("yellow", "green")
    assert set(tell(match.state, 0).piles) == {"blue", "red"}
    assert tell(start(3, crews="red").state, 0).crews == ("red", "blue", "green")


@pytest.mark.rule("P4")
def test_luck_tells_who_is_younger_unless_the_table_has() -> None:
    match: AnyMatch = Match("plank", 3)
    assert len(match.state.odds()) == 6
    match.act(LUCK, Ages((2, 0, 1)))
    assert list(match.state.awaiting()) == [0, 1, 2]
    assert tell(start(3, age="2 0").state, 0).ages == (2, 0, 1)


@pytest.mark.rule("P4")
def test_the_younger_of_two_equal_ones_stands_nearer_the_ship() -> None:
    assert plank_of(placed(5, 5, 2, 5, age="3 1 0 2")) == "red 2, yellow 5, green 5, blue 5"


@pytest.mark.rule("P5")
def test_the_owner_of_place_4_begins_and_then_it_goes_clockwise() -> None:
    match = placed(1, 2, 6, 3)
    assert order_of(match) == ["red", "yellow", "blue", "green"]
    for seat in (2, 3, 0, 1, 2):
        assert list(match.state.awaiting()) == [seat]
        if len(match.journal) < 8:
            match.act(seat, NoThanks())


@pytest.mark.rule("P6")
def test_a_turn_is_a_pirate_and_an_action_in_either_order() -> None:
    match = at(PLANK)
    match.act(0, Enter(1))
    assert {type(act) for act in match.state.legal(0)} == {Shift}
    match.act(0, Shift(-3, 1))
    match.act(1, Shift(-2, 2))
    assert {type(act) for act in match.state.legal(1)} == {Enter}
    match.act(1, Enter(1))
    assert list(match.state.awaiting()) == [2]


@pytest.mark.rule("P6")
def test_no_thanks_is_the_whole_turn_and_comes_once() -> None:
    match = at(PLANK, 2, no_thanks=True)
    before = plank_of(match)
    match.act(0, NoThanks())
    assert list(match.state.awaiting()) == [1]
    assert plank_of(match) == before
    for _ in range(3):
        match.act(match.state.awaiting()[0], NoThanks())
    assert NoThanks() not in match.state.legal(0)


@pytest.mark.rule("P6", "P11")
def test_no_thanks_is_forced_in_the_last_turn_and_then_all_is_over() -> None:
    match = at(PLANK, 0, no_thanks=True)
    for seat in range(4):
        assert list(match.state.legal(seat)) == [NoThanks()]
        match.act(seat, NoThanks())
    assert list(match.state.awaiting()) == []


@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    ("card", "place", "plank"),
    [
        (-1, 3, "blue 3, red 5, green 4, yellow 6"),
        (-3, 2, "green 4, blue 3, red 5, yellow 6"),
        (1, 1, "green 4, blue 3, red 5, yellow 6"),
        (2, 3, "blue 3, green 4, yellow 6, red 5"),
        (-1, 1, PLANK),  # no effect, and yet allowed
        (2, 4, PLANK),
    ],
)
def test_an_action_moves_one_pirate_and_throws_nobody(card: int, place: int, plank: str) -> None:
    every = {crew: [-3, -1, 1, 2] for crew in CREWS}
    match = at(PLANK, 4, actions=every)
    fallen = len(tell(match.state, 0).fallen)
    match.act(0, Shift(card, place))
    assert plank_of(match) == plank
    assert len(tell(match.state, 0).fallen) == fallen
    assert card not in tell(match.state, 0).hands[0].actions


@pytest.mark.rule("P8")
@pytest.mark.parametrize(("first", "places"), [(1, "12344"), (3, "11134"), (6, "11111")])
def test_the_place_of_entry_depends_on_the_pirate_at_place_1(first: int, places: str) -> None:
    found = []
    for value in [value for value in range(1, 7) if value != 7 - first][:5]:
        held = [value, *[other for other in range(1, 7) if other != value][:2]]
        match = at(f"red {first}, green 2, green 4, green 3", 3, pirates={"blue": held})
        match.act(0, Enter(value))
        found.append(plank_of(match).split(", ").index(f"blue {value}") + 1)
        assert last_fallen(match) == "green 3"
    assert found == [int(place) for place in places]


@pytest.mark.rule("P9")
def test_an_action_before_the_entry_changes_who_falls_and_where_one_enters() -> None:
    pirates = {"blue": [1, 4]}
    match = at(PLANK, 2, pirates=pirates, actions={"blue": [-3, -1]})
    match.act(0, Shift(-3, 4))
    match.act(0, Enter(4))  # yellow 6 is at place 1 now
    assert plank_of(match) == "blue 4, yellow 6, blue 3, green 4"
    assert last_fallen(match) == "red 5"


@pytest.mark.rule("P10", "P12")
def test_the_fallen_count_by_piles_of_four_and_the_plank_by_places() -> None:
    crews = [crew for crew in range(4) for _ in range(4)] + [0, 1, 2, 3]
    fallen = [crew << 3 | 2 + n % 4 for n, crew in enumerate(crews)]
    assert points([], fallen) == [4 + 5, 8 + 5, 12 + 5, 16 + 5]
    assert points([0o05, 0o16, 0o25, 0o36], []) == [9, 8, 7, 6]
    assert points([0o01, 0o11, 0o25, 0o36], []) == [11, 10, 7, 6]


@pytest.mark.rule("P11", "P13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_crews_together_count_90_and_2_for_each_captain(seats: int) -> None:
    for seed in range(20):
        match: AnyMatch = Match("plank", seats)
        playout(match.state, dice(seed))
        seen = tell(match.state, WATCHER)
        captains = sum(value == 1 for _, value in seen.plank)
        assert (len(seen.fallen), len(seen.plank)) == (20, 4)
        assert sum(points(match.state.plank, match.state.fallen)) == 90 + 2 * captains


@pytest.mark.rule("P13")
def test_the_most_points_win_and_equal_totals_share_the_win() -> None:
    """Each crew has a pirate in each pile; then blue 3 and red 1 change places."""
    fallen = [[crew, value] for value in (1, 3, 4, 5, 6) for crew in CREWS]
    empty = {"pirates": [], "actions": [], "no_thanks": False}
    end = {"seats": 4, "plank": [[crew, 2] for crew in CREWS], "hands": [empty] * 4}
    match: AnyMatch = Match.at("plank", end | {"fallen": fallen})
    assert list(match.state.scores()) == [24, 23, 22, 21]
    assert list(match.state.ranks()) == [1, 2, 3, 4]
    fallen[2], fallen[4] = fallen[4], fallen[2]
    match = Match.at("plank", end | {"fallen": fallen})
    assert list(match.state.scores()) == [23, 23, 23, 21]
    assert list(match.state.ranks()) == [1, 1, 1, 4]


@pytest.mark.rule("P14", "P15")
def test_an_unplayed_crew_has_a_pile_of_seven_and_no_actions() -> None:
    match = placed(3, 4, 5)
    assert match.state.odds() == [(Turn("yellow", card), 1) for card in range(7)]
    audit = match.game.write(match.state)["piles"]
    assert audit == {"yellow": {"cards": [0, 1, 2, 3, 4, 5, 6], "no_thanks_at": None}}


@pytest.mark.rule("P15", "P19")
def test_a_no_thanks_at_the_first_placement_goes_back_into_the_middle() -> None:
    match = placed(3, 4, 5, turned=(("yellow", 0),))
    assert match.state.odds() == [(Turn("yellow", card), 1) for card in range(1, 7)]
    match.act(LUCK, Turn("yellow", 6))
    assert tell(match.state, WATCHER).piles["yellow"].no_thanks_at == 2
    for number, odds in enumerate(([1, 2, 3, 4, 5], [2, 3, 4, 5], [0], [3, 4, 5])):
        for seat in (2, 0, 1):
            if number:
                match.act(seat, match.state.legal(seat)[0])
                match.act(seat, match.state.legal(seat)[0])
            else:
                match.act(seat, NoThanks())
        assert [act.card for act, _ in match.state.odds()] == odds
        match.act(LUCK, match.state.odds()[0][0])


@pytest.mark.rule("P15")
def test_unplayed_crews_turn_up_by_colour_and_stand_further_out_in_ties() -> None:
    match = placed(4, 4, crews="yellow green")
    assert match.state.odds()[0] == (Turn("blue", 0), 1)
    match.act(LUCK, Turn("blue", 4))
    match.act(LUCK, Turn("red", 4))
    assert plank_of(match) == "yellow 4, green 4, blue 4, red 4"


@pytest.mark.rule("P16")
def test_players_first_from_the_furthest_then_unplayed_crews_from_the_furthest() -> None:
    match = placed(2, 5, turned=(("red", 3), ("yellow", 6)))
    assert order_of(match) == ["green", "blue", "yellow", "red"]
    match.act(1, NoThanks())
    match.act(0, NoThanks())
    assert {act.crew for act, _ in match.state.odds()} == {"yellow"}
    match.act(LUCK, Turn("yellow", 0))
    match.act(LUCK, Turn("red", 0))
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("P17")
def test_an_unplayed_pirate_enters_like_any_other_and_no_thanks_does_nothing() -> None:
    match = placed(2, 3, 4, turned=(("yellow", 6),))
    for seat in (2, 0, 1):
        match.act(seat, NoThanks())
    match.act(LUCK, Turn("yellow", 3))
    assert plank_of(match) == "blue 2, yellow 3, green 3, red 4"
    assert last_fallen(match) == "yellow 6"
    match = placed(2, 3, 4, turned=(("yellow", 6),))
    for seat in (2, 0, 1):
        match.act(seat, NoThanks())
    match.act(LUCK, Turn("yellow", 0))
    assert plank_of(match) == "blue 2, green 3, red 4, yellow 6"
    assert list(match.state.awaiting()) == [2]


@pytest.mark.rule("P18")
def test_only_played_crews_are_scored() -> None:
    match = placed(2, 3, turned=(("red", 1), ("yellow", 6)))
    assert list(match.state.scores()) == [8, 7]
    tally = match.state.tally()
    assert tally[0] == {"fallen": 0, "plank": 8, "captain": 0}


@pytest.mark.rule("P12")
def test_a_captain_on_the_plank_has_a_line_of_the_tally() -> None:
    assert placed(1, 2, 3, 4).state.tally()[0] == {"fallen": 0, "plank": 9, "captain": 2}


@pytest.mark.rule("P19")
def test_every_hand_is_public() -> None:
    match = at(PLANK)
    match.act(0, Enter(1))
    assert tell(match.state, 3).hands[0].pirates == (2,)


@pytest.mark.parametrize(
    "options", [{"crews": "red red"}, {"crews": "pink"}, {"age": [2, 0]}, {"age": "0 1 0"}]
)
def test_options_that_do_not_fit_the_table_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Match("plank", 2, options)


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("plank", {"plank": [["blue", 3]]}),
        ("blue 3", {"fallen": [["blue", 3]]}),
        ("hands", {"hands": []}),
        ("order", {"order": ["green", "blue", "red", "yellow"]}),
        ("turn", {"turn": "red"}),
        ("half", {"half": "Enter"}),
        ("ages", {"ages": [0, 0, 1, 2]}),
        ("piles", {"piles": {"blue": {"cards": [1]}}}),
        ("chosen", {"chosen": {"blue": 9}}),
        ("seats", {"seats": 5}),
        ("sea", {"sea": []}),
    ],
)
def test_a_position_that_does_not_add_up_is_refused_by_name(
    part: str, change: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition, match=part):
        Match.at("plank", position(PLANK) | change)


def test_who_has_picked_cannot_pick_again() -> None:
    match = start(2)
    match.act(0, Choose(3))
    with pytest.raises(IllegalAction, match="G1"):
        match.act(0, Choose(4))
