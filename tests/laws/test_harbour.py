"""Harbour, the game of the tests, really does wait for everybody in every way."""

from __future__ import annotations

from typing import Any

from flibuste.core.luck import dice
from flibuste.core.match import Match
from flibuste.core.piles import UNSEEN
from flibuste.core.playout import random_act
from flibuste.core.protocol import CLOCK, LUCK, SEALED, WATCHER
from tests.laws.harbour import GAME
from tests.laws.harbour.actions import BELL, GRAB, Draw, Lay, Roll, Toss, Under

ANNE, BEN, CORA = 0, 1, 2
MARKET = {"seats": 3, "step": "market", "hands": [{"rum": 1}, {"rum": 1, "silk": 1}, {"gold": 2}]}
QUAY = {"seats": 3, "step": "quay", "quay": 3, "hands": [{"rum": 1}, {}, {}]}


def at(position: dict[str, Any], **options: Any) -> Match[Any, Any, Any]:
    return Match.at(GAME, position, options)


def test_luck_gives_the_cards_and_rolls_the_die() -> None:
    match = Match[Any, Any, Any](GAME, 2)
    assert match.state.awaiting() == (LUCK,)
    for card in ("rum", "rum", "rum", "silk"):
        match.act(LUCK, Draw(card))
    assert match.state.odds() == [(Roll(pips), 1) for pips in (1, 2, 3)]


def test_the_market_is_a_secret_choice_that_the_last_card_reveals() -> None:
    match = at(MARKET)
    assert list(match.state.awaiting()) == [ANNE, BEN, CORA]
    match.act(BEN, Lay("silk"))
    assert list(match.state.awaiting()) == [ANNE, CORA]
    assert GAME.shown(match.state, ANNE, Lay("rum"), BEN) == SEALED
    assert GAME.shown(match.state, ANNE, Lay("rum"), ANNE) == Lay("rum")
    assert GAME.view(match.state, CORA).has_laid == (False, True, False)
    match.act(CORA, Lay("gold"))
    match.act(ANNE, Lay("rum"))
    assert GAME.view(match.state, WATCHER).discard == (1, 1, 1)
    assert match.state.scores() == [1, 1, 1]


def test_the_quay_is_a_race_that_the_clock_takes_part_in() -> None:
    match = at(QUAY)
    everybody = (ANNE, BEN, CORA, CLOCK)
    assert match.state.awaiting() == everybody
    match.act(CORA, GRAB)
    assert match.state.awaiting() == everybody, "who has acted stays awaited"
    alarm = match.state.alarm()
    assert alarm is not None
    assert (alarm.seconds, alarm.action) == (15.0, BELL)
    match.act(CLOCK, BELL)
    assert match.state.alarm() is None
    assert match.state.awaiting() == (ANNE,), "the poorest player's night"


def test_of_an_open_kind_more_acts_are_allowed_than_listed() -> None:
    state = at(QUAY).state
    assert state.legal(ANNE) == [GRAB, Toss(1)]
    assert state.refusal(ANNE, Toss(73)) is None


def test_a_card_under_the_pile_is_known_to_one_player_until_it_comes() -> None:
    match = at(QUAY, days=3)
    match.act(CLOCK, BELL)
    match.act(ANNE, Under("rum"))
    state = match.state
    assert GAME.view(state, ANNE).pile[0] == (0, 1)
    assert GAME.view(state, BEN).pile[0] == (UNSEEN, -1)
    while len(state.pile) > 1:
        state.pile.draw(state.pile.odds()[0][0])
    assert state.pile.odds() == [(0, 1)]


def test_whoever_alone_has_the_most_coins_wins_and_else_nobody() -> None:
    ends = set()
    for seed in range(40):
        match, rng = Match[Any, Any, Any](GAME, 2), dice(seed)
        while entry := random_act(match.state, rng):
            match.act(*entry)
        first, second = match.state.scores()
        ranks = tuple(match.state.ranks())
        assert ranks == ((2, 2) if first == second else (1, 2) if first > second else (2, 1))
        ends.add(ranks)
    assert ends == {(1, 2), (2, 1), (2, 2)}
