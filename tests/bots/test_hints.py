"""Hints: what a bot would do, why, and where to look; from the view and nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

import flibuste
from flibuste.bots import bot, hints
from flibuste.bots.base import RandomBot
from flibuste.bots.hints import Advice
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import AnyGame
from flibuste.core.words import LANGUAGES
from flibuste.games.rum.acts import Back, Rest

CASES = [(key, acts) for key in flibuste.games() for acts in (9, 40)]
COUNTED = [key for key in flibuste.games() if flibuste.game(key).holdings]
PAINTED = [(key, acts) for key, acts in CASES if flibuste.game(key).handles]


def middle(key: str, acts: int) -> Match[Any, Any, Any]:
    """A table after so many acts of players and luck, with a choice to make."""
    match: Match[Any, Any, Any] = Match(key, 3, {})
    rng, luck = dice(f"{key} {acts}"), Luck(1)
    for _ in range(400):
        match.try_luck(luck)
        if not match.state.awaiting():  # a short game: not so late in it
            return middle(key, acts // 2)
        seat = match.state.awaiting()[0]
        if len(match.journal) > acts and seat >= 0 and len(match.state.legal(seat)) > 1:
            return match
        chosen = random_act(match.state, rng)
        assert chosen is not None
        match.act(*chosen)
    raise AssertionError("no choice")


def advised(game: AnyGame, view: Any, menu: Any, seed: object = 1) -> Advice:
    return hints.advise(game, view, menu, bot("mate@1:20", seed), seed)


def said(game: AnyGame, view: Any, advice: Advice, language: str = "en") -> str:
    return hints.spoken(game.key, language).say(hints.why(game, view, advice))


@pytest.mark.parametrize(("key", "acts"), CASES)
def test_every_game_says_why_in_both_languages(key: str, acts: int) -> None:
    match = middle(key, acts)
    seat = match.state.awaiting()[0]
    view, menu = match.view(seat), match.state.legal(seat)
    advice = advised(match.game, view, menu)
    assert advice.act in menu
    assert advice.other in menu
    assert advice.other != advice.act
    assert re.match(
        r"(About as good as|[\w ]+ better than) “.+”\..*\nAbout \d+ % to win",
        said(match.game, view, advice),
    )
    assert said(match.game, view, advice, "fr").split("\n")[1].startswith("Environ ")


@pytest.mark.parametrize(("key", "acts"), CASES)
def test_same_view_two_truths_same_hint(key: str, acts: int) -> None:
    match = middle(key, acts)
    seat = match.state.awaiting()[0]
    game, view, menu = match.game, match.view(seat), match.state.legal(seat)
    other = game.imagine(view, Random(5))
    assert game.view(other, seat) == view
    first = advised(game, view, menu)
    second = advised(game, game.view(other, seat), other.legal(seat))
    assert (first, said(game, view, first)) == (second, said(game, game.view(other, seat), second))


@pytest.mark.parametrize("key", COUNTED)
def test_everything_a_player_counts_has_words(key: str) -> None:
    match = middle(key, 9)
    seat = match.state.awaiting()[0]
    assert match.game.holdings is not None
    held = match.game.holdings(match.view(seat))
    assert held
    for language in LANGUAGES:
        say = hints.spoken(key, language).say
        one = {name: say(hints.change(name, 1)) for name in held}
        many = {name: say(hints.change(name, -2)) for name in held}
        assert all(text.startswith("+1 ") for text in one.values())
        assert all(text.startswith("−2 ") for text in many.values())
        assert len(set(one.values())) == len(held)


CARTAGENA = {
    "seats": 2,
    "layout": "A B C D E F",
    "pirates": [[0, 0, 5, 9, 9, 12], [0, 0, 1, 2, 3, 9]],
    "hands": [{"dagger": 1, "key": 1}, {"hat": 2}],
    "turn": 0,
}


def test_what_differs_is_counted_after_both_acts() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    game, view = match.game, match.view(0)
    run = game.action({"type": "Advance", "origin": 12, "symbol": "dagger"})
    back = game.action({"type": "Retreat", "origin": 12})
    effect = game.effect
    assert effect is not None
    way = (effect(view, run).goal - 12) + (12 - effect(view, back).goal)
    worse, changes = hints.compared(game, view, run, back, dice(1))
    assert dict(changes) == {"way": way, "cards": -2}  # one played, and one not drawn
    assert 0 <= worse <= 100
    assert hints.compared(game, view, back, run, dice(1))[1] == (("way", -way), ("cards", 2))


def test_the_sentence_names_chance_lead_changes_and_risk() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    game, view = match.game, match.view(0)
    run = game.action({"type": "Advance", "origin": 12, "symbol": "dagger"})
    back = game.action({"type": "Retreat", "origin": 12})
    changes = (("way", -7), ("cards", 1))
    assert said(game, view, Advice(back, 58, run, 6, 12, changes)).endswith(
        "”. Compared with that, at once: −7 squares of way, +1 card in hand."
        " Now and then it goes wrong.\n"
        "About 58 % to win instead of 52 %. Worse 12 times in 100."
    )
    level = said(game, view, Advice(back, 58, run, 0, 40, changes))
    assert level.startswith("About as good as “dagger: from 12 to ")
    assert "Worse" not in level
    assert "Worse" not in said(game, view, Advice(back, 58, run, 6, 60, changes))
    assert "It is a gamble" in said(game, view, Advice(back, 58, run, 6, 42, changes))
    assert said(game, view, Advice(back, 58)) == "About 58 % to win."
    assert said(game, view, Advice(back)) == "Nothing else was worth a thought."
    french = said(game, view, Advice(back, 58, run, 6, 4, changes), "fr").replace("\u00a0", " ")
    assert french.startswith("Nettement mieux que « poignard : ")
    assert "En comparaison, tout de suite : −7 cases d’avance, +1 carte en main.\n" in french


def test_a_bot_that_compares_nothing_has_no_reasons() -> None:
    match = middle("plank", 9)
    seat = match.state.awaiting()[0]
    view, menu = match.view(seat), match.state.legal(seat)
    advice = hints.advise(match.game, view, menu, RandomBot(1), 1)
    assert (advice.chance, advice.other) == (None, None)


def test_with_one_act_there_is_nothing_to_think_about() -> None:
    match = middle("plank", 9)
    seat = match.state.awaiting()[0]
    menu = match.state.legal(seat)[:1]
    assert hints.advise(match.game, match.view(seat), menu, bot("mate@1:20", 1), 1) == Advice(
        menu[0]
    )


@pytest.mark.parametrize(("key", "acts"), PAINTED)
def test_a_nudge_names_a_thing_of_the_board_and_not_the_act(key: str, acts: int) -> None:
    match = middle(key, acts)
    seat = match.state.awaiting()[0]
    game, view, menu = match.game, match.view(seat), match.state.legal(seat)
    assert game.handles is not None
    for act in menu:
        found = hints.nudge(game, view, menu, Advice(act))
        assert act in found.acts
        made = game.handles(view, act)
        assert list(found.look) == [*made.take, *made.goal][:1]
        where = hints.where(game, view, found)
        if where is not None:
            told = hints.in_both(where, key, ["Anne", "Zoé", "Jack"])
            assert all(told.values())


def test_a_nudge_says_which_kind_if_there_are_several() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    view, menu = match.view(0), match.state.legal(0)
    back = match.game.action({"type": "Retreat", "origin": 12})
    found = hints.nudge(match.game, view, menu, Advice(back))
    assert found.look == ("deck",)
    where = hints.where(match.game, view, found)
    assert where is not None
    assert hints.in_both(where, "cartagena", [])["en"].startswith("Think about “Retreat”. Look at ")


def test_a_nudge_that_would_say_it_all_names_two() -> None:
    match = middle("rum", 40)
    game, seat = match.game, match.state.awaiting()[0]
    view = match.view(seat)
    first = match.state.legal(seat)[0]
    plain = msgspec.structs.replace(game, handles=None)
    alone = [first, next(act for act in (Back(), Rest()) if type(act) is not type(first))]
    found = hints.nudge(plain, view, alone, Advice(alone[0], 50, alone[1]))
    assert found.between == tuple(alone)
    where = hints.where(plain, view, found)
    assert where is not None
    assert hints.in_both(where, "rum", [])["en"].startswith("It is either “")
