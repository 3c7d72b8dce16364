"""The sentence above the board in every game: a head and a detail, each short enough for its place.

The page sets them apart, on one line and on two of the smallest phone; the terminal joins them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

import pytest

import flibuste
from flibuste.core.match import Match
from flibuste.core.playout import listed, random_act
from flibuste.core.protocol import WATCHER, AnyGame, Message
from flibuste.core.words import LANGUAGES, MORE, words

HEAD, DETAIL = 34, 90  # letters
NAMES = ["Maximilienne", "Bartholomäus", "Hippolytines", "Cornwalliser", "Evangelistas"]
MATCHES, MOST = 3, 600  # random matches for each number of players, and acts of one
ODD: dict[
    str, list[dict[str, Any]]
] = {  # tables whose words or numbers are longer than those of an ordinary one
    "plank": [{"crews": ["yellow", "red"]}],
    "cartagena": [{"variant": "tortuga"}],
    "piratoons": [{"tempo": "live"}, {"tempo": "live", "dexterity": "off", "glass": 60}],
}


def positions(game: AnyGame, matches: int = MATCHES) -> Iterator[Any]:
    """States along random matches, of all numbers of players and of odd tables."""
    tables = product(game.seats, [*ODD.get(game.key, []), {}], range(matches))
    for seats, options, number in tables:
        rng = Random(f"{game.key} {seats} {options} {number}")
        state = Match(game, seats, options).state
        for _ in range(MOST):
            yield state
            drawn = random_act(state, rng)
            if drawn is None:
                break
            state.apply(*drawn)


@cache
def prompts(key: str) -> list[Message]:
    """Every prompt that players and a watcher get along those matches, once each."""
    game = flibuste.game(key)
    found: dict[str, Message] = {}
    for state in positions(game):
        awaited = state.awaiting()
        viewers = {WATCHER, *[seat for seat in awaited if seat >= 0], 0}
        for viewer in viewers:
            menu = listed(state, viewer) if viewer in awaited else []
            message = game.prompt(game.view(state, viewer), menu)
            found[repr(message)] = message
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", flibuste.games())
def test_heads_and_details_are_short_enough(key: str, language: str) -> None:
    table = words(key, language).of(NAMES)
    long = {}
    for message in prompts(key):
        for text, most in ((table.say(message), HEAD), (table.detail(message), DETAIL)):
            if len(text) > most:
                long[message.id, most] = f"{len(text)}: {text}"
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", flibuste.games())
def test_heads_and_details_are_sentences(key: str, language: str) -> None:
    """Each begins and ends like one, so that both can stand alone and after one another."""
    table = words(key, language).of(NAMES)
    wrong = set()
    for message in prompts(key):
        for text in filter(None, (table.say(message), table.detail(message))):
            if not re.fullmatch(r"[«“]?[A-ZÀÉÊ0-9].*[.?!]", text) or "  " in text:
                wrong.add(text)
    assert not wrong


def ids(key: str, language: str) -> set[str]:
    """All messages of a game that belong to prompts."""
    text = files(flibuste.game(key).package).joinpath("words", f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^((?:prompt|slot)[\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("key", flibuste.games())
def test_a_detail_has_its_head_and_both_languages_have_both(key: str) -> None:
    english, french = (ids(key, language) for language in LANGUAGES)
    assert english == french
    assert {id.removesuffix(MORE) for id in english} <= english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", flibuste.games())
def test_the_slot_says_what_to_touch_next(key: str, language: str) -> None:
    """With nothing in hand, and with anything that a finger can take, if it can take anything."""
    table = words(key, language)
    for id in ["slot", *[f"slot-{kind}" for kind in kinds(key)]] if kinds(key) else []:
        assert 0 < len(table.say(Message(id))) <= HEAD


@cache
def kinds(key: str) -> set[str]:
    """The kinds of handle that a finger takes along those matches."""
    game = flibuste.game(key)
    if game.handles is None:
        return set()
    found: set[str] = set()
    for state in positions(game, 1):
        for seat in state.awaiting():
            if seat >= 0:
                acts, view = state.legal(seat), game.view(state, seat)
                found.update(*[game.handles(view, act).take for act in acts])
    return {handle.partition(":")[0] for handle in found}


def test_head_and_detail_are_joined_where_they_do_not_stand_apart() -> None:
    table = words("cartagena", "en")
    turn = Message("prompt-both", {"left": 2, "end": Message("must-move")})
    assert table.whole(turn) == (
        "Your turn: advance or retreat. 2 moves left: play a card, or retreat to draw."
    )
    assert table.whole(Message("prompt-over")) == "The match is over."
    assert table.detail(Message("prompt-over")) == ""
