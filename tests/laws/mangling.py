"""Written positions with something wrong in them: a part dropped, doubled, moved, or one more."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from flibuste.core.errors import BadPosition
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import WATCHER, AnyGame
from flibuste.laws.cases import AnyMatch, Case, longest, whole_match

Spot: TypeAlias = tuple[Any, Any]
"""A container of a position, and a key or an index in it."""
OUT_OF = 40  # how often the moments of a whole match are looked at


def moments(case: Case, rng: Random) -> Iterator[dict[str, Any]]:
    """Positions of a match, as a pipe would carry them."""
    state = case.match().state
    entries = whole_match(case, rng.randrange(3)).entries
    looked_at = set(rng.sample(range(len(entries)), min(OUT_OF, len(entries))))
    for number, entry in enumerate(entries):
        if number in looked_at:
            yield json.loads(json.dumps(case.game.write(state)))
        state.apply(*entry)


def spots(node: Any) -> Iterator[Spot]:
    """Every place in a position where something stands."""
    keys = list(node) if isinstance(node, dict) else range(len(node))
    for key in keys:
        yield node, key
        if isinstance(node[key], dict | list):
            yield from spots(node[key])


def mangled(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The position after one or two wrong edits."""
    wrong = deepcopy(position)
    for _ in range(rng.choice((1, 1, 2))):
        every = [spot for spot in spots(wrong) if spot[1] != "seats"]
        rng.choice(EDITS)(rng, every, *rng.choice(every))
    return wrong


def drop(rng: Random, every: list[Spot], node: Any, key: Any) -> None:
    del node[key]


def double(rng: Random, every: list[Spot], node: Any, key: Any) -> None:
    if isinstance(node, list):
        node.insert(key, deepcopy(node[key]))


def count_on(rng: Random, every: list[Spot], node: Any, key: Any) -> None:
    """A number by one, a truth into a lie."""
    if isinstance(node[key], bool):
        node[key] = not node[key]
    elif isinstance(node[key], int):
        node[key] += rng.choice((-1, 1))


def swap(rng: Random, every: list[Spot], node: Any, key: Any) -> None:
    """Two values of one kind change places: owners, tiles, numbers."""
    alike = [spot for spot in every if type(spot[0][spot[1]]) is type(node[key])]
    other, there = rng.choice(alike)
    if not isinstance(node[key], dict | list):
        node[key], other[there] = other[there], node[key]


def move(rng: Random, every: list[Spot], node: Any, key: Any) -> None:
    """From one list to another."""
    lists = [found for other, there in every if isinstance(found := other[there], list)]
    if isinstance(node, list) and not isinstance(node[key], dict | list) and lists:
        rng.choice(lists).append(node.pop(key))


EDITS: tuple[Callable[[Random, list[Spot], Any, Any], None], ...] = (
    drop,
    double,
    count_on,
    count_on,
    swap,
    move,
)


def is_refused(case: Case, position: dict[str, Any]) -> bool:
    """Refused with a sentence in both languages; else a match that can be played to its end."""
    try:
        match: AnyMatch = Match.at(case.game, position, dict(case.options))
    except BadPosition as error:
        return bool(error.say("en") and error.say("fr"))
    check_sound(match)
    rng = Random("onwards")
    for _ in range(longest(case.game) + 1):
        drawn = random_act(match.state, rng)
        if drawn is None:
            break
        match.act(*drawn)
    else:
        raise AssertionError("does not end")
    check_sound(match)
    return False


def check_sound(match: AnyMatch) -> None:
    """The box is complete, the position is read back, and everybody sees something."""
    game: AnyGame = match.game
    game.audit(match.state)
    told = game.write(match.state)
    again: AnyMatch = Match.at(game, json.loads(json.dumps(told)), match.options)
    assert game.write(again.state) == told, "not read back as it was written"
    for viewer in (*range(match.seats), WATCHER):
        game.view(match.state, viewer)
