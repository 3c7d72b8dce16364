"""Views made at once for several, and the copies of the state from which a match goes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.match import EVERY, Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import WATCHER
from flibuste.core.registry import find, games

AT_ONCE = [key for key in games() if find(key).sights is not None]


def played(key: str, acts: int, luck: str) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(key, 4)
    rng = Random(luck)
    while len(match.journal) < acts and (drawn := random_act(match.state, rng)):
        match.take(*drawn)
    return match


def test_there_are_such_games() -> None:
    assert {"cartagena", "rum"} <= set(AT_ONCE)


@pytest.mark.parametrize("key", AT_ONCE)
def test_who_looks_with_others_sees_the_same_as_alone(key: str) -> None:
    match: Match[Any, Any, Any] = Match(key, 4)
    rng, sights, view = Random(f"sights {key}"), match.game.sights, match.game.view
    assert sights is not None
    while len(match.journal) < 300 and (drawn := random_act(match.state, rng)):
        match.take(*drawn)
        viewers = rng.sample([WATCHER, *range(4)], rng.randrange(1, 6))
        assert list(sights(match.state, viewers)) == [view(match.state, one) for one in viewers]


@pytest.mark.parametrize("key", AT_ONCE)
def test_what_two_players_share_is_what_a_watcher_sees(key: str) -> None:
    """The very same object in the views of two is made without looking at who looks: nothing that
    one of them knows alone can be in it.
    """
    match: Match[Any, Any, Any] = Match(key, 4)
    rng, sights, shared = Random(f"shared {key}"), match.game.sights, 0
    assert sights is not None
    while len(match.journal) < 300 and (drawn := random_act(match.state, rng)):
        match.take(*drawn)
        watcher, *players = sights(match.state, [WATCHER, 0, 1, 2, 3])
        for field in watcher.__struct_fields__:
            one, other = (getattr(seen, field) for seen in rng.sample(players, 2))
            if one is other:
                assert getattr(watcher, field) == one, field
                shared += not isinstance(one, int | None)
    assert shared


@pytest.mark.parametrize("key", sorted(games()))
def test_going_back_from_a_copy_is_going_back_act_by_act(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flibuste.core.match.EVERY", 15)  # some matches are short
    match = played(key, 40, f"back {key}")
    journal, write = list(match.journal), match.game.write
    assert set(match.kept) == set(range(15, len(journal) + 1, 15))
    for length in sorted({len(journal), 31, 30, 29, 15, 3, 0}, reverse=True):
        if length > len(journal):
            continue  # somebody's sixth game may be short
        match.rewind(length)
        slowly: Match[Any, Any, Any] = Match(key, 4)
        for entry in journal[:length]:
            slowly.take(*entry)
        assert match.journal == slowly.journal == journal[:length]
        assert write(match.state) == write(slowly.state)
        assert set(match.kept) == set(slowly.kept)


def test_a_copy_stays_as_it_was_when_the_match_goes_on_from_it() -> None:
    match = played("cartagena", 2 * EVERY + 30, "twice")
    journal, write = list(match.journal), match.game.write
    once = write(match.kept[EVERY])
    for _ in range(2):
        match.rewind(EVERY + 10)
        for entry in journal[EVERY + 10 :]:
            match.take(*entry)
        assert write(match.kept[EVERY]) == once


@pytest.mark.parametrize("first", [0, EVERY - 1, EVERY, EVERY + 7])
def test_a_match_is_retold_from_anywhere_as_from_its_beginning(first: int) -> None:
    match = played("rum", EVERY + 20, "retold")
    assert list(match.retold(1, first)) == list(match.retold(1))[first:]
