"""The search behind the levels: in time, honest, exact at the end, and never absurd."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from flibuste.bots import LEVELS, bot
from flibuste.bots.base import Thought
from flibuste.bots.levels import SIGHTS
from flibuste.bots.sealed import Habit, Others
from flibuste.bots.search import SearchBot, Sight
from flibuste.bots.tournament import fixtures, play
from flibuste.bots.worlds import Ending
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.protocol import AnyGame, View
from flibuste.core.registry import find, games
from flibuste.games.piratoons.acts import Bid
from flibuste.games.rum.acts import Stand
from flibuste.games.rum.tests.test_sense import tavern
from tests.bots.test_bots import CARTAGENA, MARKET, TEMPLATE, Ticks, mid_match, question
from tests.laws.harbour import GAME as HARBOUR

FEW = ("greedy", *[f"{level}:8" for level in LEVELS])
ACTS = {"cartagena": 30, "plank": 5, "mutiny": 20, "rum": 12, "piratoons": 25}


# Honest


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("name", FEW)
def test_the_same_view_and_two_truths_give_the_same_choice(key: str, name: str) -> None:
    """Two states that nobody in this seat can tell apart: the bot cannot either."""
    game, view, menu = asked(key)
    truths = [game.imagine(view, dice(seed)) for seed in (1, 2)]
    assert [game.view(truth, view.seat) for truth in truths] == [view, view]
    chosen = [
        bot(name, 3).choose(game, game.view(truth, view.seat), truth.legal(view.seat))
        for truth in truths
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in menu


def asked(key: str) -> tuple[AnyGame, View, Sequence[Any]]:
    """A question with a choice, in the middle of a match."""
    match = mid_match(find(key), ACTS.get(key, 0))
    luck, rng = Luck(key), dice(key)
    while True:
        match.try_luck(luck)
        seat = match.state.awaiting()[0]
        menu = match.state.legal(seat)
        if len(menu) > 2:
            return match.game, match.game.view(match.state, seat), menu
        match.act(seat, rng.choice(menu))


# Sensible


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_rolls_again_when_every_tile_is_won(level: str) -> None:
    match = tavern(5)
    act = bot(level, 1).choose(match.game, match.view(0), match.state.legal(0))
    assert act == Stand()


# Onward


@pytest.mark.parametrize("name", ["greedy", "cabin-boy", "sailor:8", "captain:8"])
def test_nobody_turns_back_in_a_dark_alley(name: str) -> None:
    """H10 · Whoever has thought of both alleys before the first goes on to the second."""
    game, view, menu = in_a_dark_alley()
    back = game.action({"type": "Back"})
    assert back in menu
    assert len(menu) > 2
    for seed in range(4):
        assert bot(name, seed).choose(game, view, menu) != back


def test_who_has_nothing_to_compare_keeps_no_thoughts_of_before() -> None:
    """A character would choose among them, whatever the menu is now."""
    game, view, menu = in_a_dark_alley()
    player = SearchBot(1, Sight(60.0, decisions=0, ending=0))
    player.choose(game, view, menu)
    assert player.thoughts
    assert player.choose(game, view, (menu[0], menu[-1])) == menu[0]
    assert not player.thoughts


def in_a_dark_alley() -> tuple[AnyGame, View, Sequence[Any]]:
    """A question for the second of two dark alleys, with a choice."""
    match = mid_match(find("rum"), 0)
    luck, rng = Luck("alley"), dice("alley")
    while True:
        match.try_luck(luck)
        seat = match.state.awaiting()[0]
        menu = match.state.legal(seat)
        dark = [act for act in menu if type(act).__name__ == "Dark"]
        if dark and len(menu) > 2 and type(menu[-1]).__name__ == "Back":
            return match.game, match.game.view(match.state, seat), menu
        match.act(seat, rng.choice(dark or menu))


# In time


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stops_when_its_time_is_up(key: str, level: str) -> None:
    """Each look at the clock takes a hundredth of its time: the last one is just too late."""
    game, view, menu = asked(key)
    sight = SIGHTS[level]
    clock = Ticks(sight.seconds / 100)
    assert SearchBot(1, sight, clock=clock).choose(game, view, menu) in menu
    assert clock.now <= 1.1 * sight.seconds


def test_a_level_plays_its_best_so_far_when_others_have_waited_long_enough() -> None:
    game, view, menu = question(mid_match(CARTAGENA, 40))
    clock = Ticks(0.01)
    legend = SearchBot(1, SIGHTS["legend"], playouts=99_999, clock=clock)
    legend.within = 1.0
    assert legend.choose(game, view, menu) in menu
    assert 1.0 <= clock.now <= 1.1


def test_who_is_late_from_the_beginning_still_plays() -> None:
    game, view, menu = question(mid_match(CARTAGENA, 40))
    clock = Ticks(100.0)
    captain = SearchBot(1, SIGHTS["captain"], clock=clock)
    assert captain.choose(game, view, menu) in menu
    assert clock.looks < 10
    assert captain.thoughts


def test_who_weighs_worlds_has_time_left_to_compare() -> None:
    game, view, menu = asked("mutiny")
    captain = SearchBot(1, SIGHTS["captain"], clock=Ticks(SIGHTS["captain"].seconds / 100))
    captain.choose(game, view, menu)
    assert game.weigh is not None
    assert len(captain.thoughts) == len(menu)
    assert min([thought.samples for thought in captain.thoughts]) >= SIGHTS["captain"].glances


# Face down


def test_regret_teaches_what_pays_better() -> None:
    habit = Habit("ab")
    for _ in range(20):
        habit.learn([0.2, 0.7], 0)
    assert habit.weights == [0.0, 1.0]
    assert habit.taken[1] > 15 > habit.taken[0]


def test_a_captain_sees_what_a_card_face_down_is_worth() -> None:
    match: Match[Any, Any, Any] = Match.at(HARBOUR, MARKET)
    gold = match.game.action({"type": "Lay", "card": "gold"})
    for seed in range(5):
        assert bot("captain:30", seed).choose(*question(match)) == gold


# The last acts


def test_the_end_is_thought_through() -> None:
    """Once one diver is up, few acts are left: the shares are those of the best play."""
    match = mid_match(TEMPLATE, 0)
    luck, rng = Luck(5), dice(5)
    found = None
    while found is None:
        match.try_luck(luck)
        found = Ending(TEMPLATE.evaluate, 2000).shares(match.state)
        if found is None:
            seat = match.state.awaiting()[0]
            match.act(seat, rng.choice(match.state.legal(seat)))
    assert match.state.awaiting()
    assert sum(found) == pytest.approx(1)
    seat = match.state.awaiting()[0]
    worths = []
    for action in match.state.legal(seat):
        twin = match.state.copy()
        twin.apply(seat, action)
        worth = Ending(TEMPLATE.evaluate, 9999).shares(twin)
        assert worth is not None
        worths.append(worth[seat])
    assert max(worths) == pytest.approx(found[seat])


def test_a_long_way_to_the_end_is_not_thought_through() -> None:
    match = mid_match(CARTAGENA, 10)
    assert Ending(CARTAGENA.evaluate, 200).shares(match.state) is None


# Levels


def test_a_soft_level_takes_what_is_nearly_as_good_and_nothing_absurd() -> None:
    game, view, menu = question(mid_match(CARTAGENA, 40))
    chosen = set()
    for seed in range(30):
        player = SearchBot(seed, SIGHTS["cabin-boy"])
        player.sight = player.sight._replace(seconds=60.0)  # on however slow a machine
        action = player.choose(game, view, menu)
        worths = [thought.worth for thought in player.thoughts]
        worth = next(one.worth for one in player.thoughts if one.action == action)
        assert worth >= sum(worths) / len(worths) - 1e-9
        chosen.add(action)
    assert len(chosen) > 1


def test_a_firm_one_takes_the_best() -> None:
    game, view, menu = question(mid_match(CARTAGENA, 40))
    player = SearchBot(1, Sight(60.0, decisions=0, ending=0))
    assert player.choose(game, view, menu) == player.thoughts[0].action
    worths = [thought.worth for thought in player.thoughts]
    assert worths[0] == max(worths)


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [("plank", "greedy", "greedy@1"), ("plank", "cabin-boy", "random")],
)
def test_who_knows_more_wins_more(key: str, one: str, other: str) -> None:
    schedule = fixtures(key, [one, other], 10, {}, seed=1)
    assert sum(play(fixture).shares[0] for fixture in schedule) >= 7


def test_face_down_what_is_as_good_is_not_always_the_same_and_nothing_worse() -> None:
    player = SearchBot(1, SIGHTS["captain"])
    thoughts = [Thought(Bid(bid), worth, 1) for bid, worth in ((3, 0.5), (2, 0.49), (1, 0.4))]
    assert {player.hidden(thoughts).doubloons for _ in range(40)} == {3, 2}
    assert player.drawn


def test_who_has_the_same_menu_in_all_worlds_learns_as_fast_as_the_viewer() -> None:
    match: Match[Any, Any, Any] = Match.at(
        "piratoons",
        {"seats": 2, "phase": "auction", "chest": {"E1": "sail"}, "doubloons": [3, 3]},
        {"tempo": "live", "dexterity": "off"},
    )
    worlds = [match.game.imagine(match.view(0), Random(seed)) for seed in range(3)]
    others = Others(worlds, 0, match.state.legal(0), match.game.evaluate)
    assert len({id(habits[1]) for habits in others.habits}) == 1


@pytest.mark.parametrize(
    "name", ["cabin-boy", "sailor", "captain:12", "legend:12", "captain:12+miser"]
)
def test_no_bot_bids_more_than_it_must(name: str) -> None:
    """Two doubloons are more than a rival with one can bid (T18): nine would only cost."""
    chest = {"E1": "sail", "E2": "deck1", "S1": "B1a"}
    position = {"seats": 2, "phase": "auction", "chest": chest, "doubloons": [9, 1]}
    match: Match[Any, Any, Any] = Match.at("piratoons", position)
    assert bot(name, 1).choose(*question(match)).doubloons <= 2
