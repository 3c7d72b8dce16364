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
    plain, _, figures = said(match.game, view, advice).partition("\n")
    assert re.search(r"(About as good as|[\w ]+ better than) “.+”\.", plain)
    assert "100" not in plain
    assert "%" not in plain + figures
    french, _, chances = said(match.game, view, advice, "fr").partition("\n")
    assert re.search(r"(Cela vaut|C’est) .+ «\u00a0.+\u00a0»\.", french)
    fair = f"{round(100 / 3)})"
    if figures:
        assert figures.startswith("That wins about ")
        assert fair in figures
        assert fair in chances
    else:
        assert advice.ahead == 0
        assert advice.chance is not None
        assert advice.chance < advice.fair


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


def test_what_changes_is_counted_after_the_act() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    game, view = match.game, match.view(0)
    run = game.action({"type": "Advance", "origin": 12, "symbol": "dagger"})
    back = game.action({"type": "Retreat", "origin": 12})
    effect = game.effect
    assert effect is not None
    worse, changes = hints.compared(game, view, run, back, dice(1))
    assert dict(changes) == {"way": effect(view, run).goal - 12, "cards": -1}
    assert 0 <= worse <= 100
    drawn = effect(view, back)
    then = hints.compared(game, view, back, run, dice(1))[1]
    assert then == (("way", drawn.goal - 12), ("cards", drawn.cards))


def test_a_hint_begins_with_what_the_move_does() -> None:
    match: Match[Any, Any, Any] = Match.at(
        "cartagena",
        CARTAGENA | {"pirates": [[0, 0, 5, 9, 9, 12], [0, 1, 2, 3, 4, 18]]},
    )
    game, view = match.game, match.view(0)
    act, gist = game.action, game.gist
    assert gist is not None

    def first(kind: str, origin: int, **more: object) -> str:
        found = gist(view, act({"type": kind, "origin": origin} | more))
        return "" if found is None else hints.spoken(game.key, "en").say(found)

    leaps = {symbol: first("Advance", 0, symbol=symbol) for symbol in ("dagger", "key")}

    def over(symbol: str) -> int:
        """How many pirates such an advance leaps over."""
        effect = game.effect
        assert effect is not None
        jumped = effect(view, act({"type": "Advance", "origin": 0, "symbol": symbol})).jumped
        return sum(crew.count(square) for crew in view.pirates for square in jumped)

    words = {0: "You run on: ", 1: "You leap over a pirate: ", 2: "You leap over two pirates: "}
    assert {symbol: one.startswith(words[over(symbol)]) for symbol, one in leaps.items()} == {
        "dagger": True,
        "key": True,
    }
    assert first("Retreat", 12) == "You fall back 3 squares and draw 2 cards."
    end = game.action({"type": "EndTurn"})
    assert gist(view, end) is None
    told = said(game, view, Advice(act({"type": "Retreat", "origin": 12}), 40, end, 3, 0, (), 50))
    assert told.startswith("You fall back 3 squares and draw 2 cards. A little better than “")


def test_what_no_gist_tells_is_told_by_what_one_counts() -> None:
    match = middle("rum", 40)
    seat = match.state.awaiting()[0]
    view, menu = match.view(seat), match.state.legal(seat)
    advice = Advice(menu[0], 40, menu[1], 3, 0, (("coins", 2), ("points", -1)), 33)
    assert said(match.game, view, advice).startswith("At once: +2 coins, −1 point. A little better")


def test_a_chance_below_the_fair_share_is_told_only_beside_a_worse_one() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    game, view, (act, other, *_) = match.game, match.view(0), match.state.legal(0)
    assert "\n" not in said(game, view, Advice(act, 13, other, 0, fair=33))
    assert said(game, view, Advice(act, 13, other, 4, fair=33)).endswith(
        "\nThat wins about 13 times in 100, the other 9 (a fair share: 33)."
    )


def test_the_sentence_names_lead_risk_and_chance() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    game, view = match.game, match.view(0)
    run = game.action({"type": "Advance", "origin": 12, "symbol": "dagger"})
    back = game.action({"type": "Retreat", "origin": 12})
    assert said(game, view, Advice(back, 58, run, 6, 12, fair=50)).endswith(
        "”. But mind: now and then it goes wrong.\n"
        "That wins about 58 times in 100, the other 52 (a fair share: 50)."
        " But 12 times in 100 the other ends better."
    )
    level = said(game, view, Advice(back, 58, run, 0, 40, fair=50))
    assert "About as good as “dagger: from 12 to " in level
    assert level.endswith("\nThat wins about 58 times in 100 (a fair share: 50).")
    assert "But" not in said(game, view, Advice(back, 58, run, 6, 60, fair=50))
    assert "But it is a gamble" in said(game, view, Advice(back, 58, run, 6, 42, fair=50))
    alone = said(game, view, Advice(back, 58, fair=50))
    assert "Nothing else was worth a thought.\nThat wins about 58 times" in alone
    assert said(game, view, Advice(back)).endswith(" Nothing else was worth a thought.")
    french = said(game, view, Advice(back, 58, run, 6, 4, fair=50), "fr").replace("\u00a0", " ")
    assert french.startswith("Vous reculez de 7 cases et piochez une carte. ")
    assert "C’est nettement mieux que « poignard : " in french


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
