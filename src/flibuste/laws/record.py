"""Laws 1, 2 and 5: a match can be rebuilt, copied and written down."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import msgspec

from flibuste.core.codec import dumps, loads
from flibuste.core.match import Match
from flibuste.laws.cases import (
    CHOICES,
    AnyMatch,
    Case,
    Walk,
    chosen,
    go,
    head,
    reach,
    stops,
    viewers,
)
from flibuste.laws.looks import dissected, everything, looks, registered, same
from flibuste.laws.strange import strange_acts


def the_journal_rebuilds_the_match(case: Case, walk: Walk) -> None:
    """Law 1: the acts alone, from the start on, give the very state; so does every prefix."""
    match = head(case, walk)
    known = {len(match.journal): dissected(match.state)}
    for _ in go(match, walk.choices):
        if len(match.journal) % 7 == 0:
            known[len(match.journal)] = dissected(match.state)
    journal = list(match.journal)
    known[len(journal)] = dissected(match.state)
    again = case.match()
    for seat, action in journal:
        again.act(seat, action)
    same({"state": dissected(again.state)}, {"state": known[len(journal)]}, "played again")
    for length in sorted(known, reverse=True):
        match.rewind(length)
        assert match.journal == journal[:length], f"rewound to {length}, the journal is wrong"
        same({"state": dissected(match.state)}, {"state": known[length]}, f"rewound to {length}")


def a_copy_is_independent(case: Case, walk: Walk) -> None:
    """Law 2: what is done to a copy does nothing to the original, nor the other way round."""
    half = len(walk.choices) // 2
    match = reach(case, walk._replace(choices=walk.choices[:half]))
    game, seats, state = case.game, case.seats, match.state
    before = everything(game, state, seats)
    twin = state.copy()
    assert type(twin) is type(state), f"the copy of a {type(state)} is a {type(twin)}"
    same(everything(game, twin, seats), before, "a copy is not like its original")
    acts = wander(match, twin, walk.choices[half:] or (0, 1, 2))
    same(everything(game, state, seats), before, "the original changed with its copy")
    other = state.copy()
    for seat, action in acts:
        state.apply(seat, action)
    same(everything(game, other, seats), before, "the copy changed with its original")
    after = everything(game, twin, seats)
    same(everything(game, state, seats), after, "the same acts had another effect on the copy")


def wander(match: AnyMatch, state: Any, choices: Any) -> list[tuple[int, Any]]:
    """Acts on a state that belongs to no match."""
    loose: AnyMatch = Match(match.game, match.seats, match.options)
    loose.state = state
    return list(go(loose, choices))


def all_survives_a_round_trip(case: Case, walk: Walk) -> None:
    """Law 5: actions, views, journals, positions and the one-line code, to text and back."""
    match, rng = head(case, walk), Random(len(walk.choices))
    for match in stops(case, walk, every=20):
        views_survive(match)
        position_survives(match, match.state)
        view = match.game.view(match.state, rng.choice(viewers(match)))
        position_survives(match, match.game.imagine(view, rng))
    acts_survive(match, strange_acts(match.game, rng, 10))
    journal_survives(case, match)
    code_survives(match)
    code_survives(gone_on(match, walk))


def views_survive(match: AnyMatch) -> None:
    game = match.game
    for viewer in viewers(match):
        view = game.view(match.state, viewer)
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
        assert again == view, f"the view {view!r} came back as {again!r}"
        posted = pickle.loads(pickle.dumps(view))  # as bots in another process get it
        assert posted == view, f"the view {view!r} came back as {posted!r}"


def position_survives(match: AnyMatch, state: Any) -> None:
    """Written as JSON and read with the match's options, a state looks the same to everybody."""
    game, seats = match.game, match.seats
    position = json.loads(json.dumps(game.write(state)))
    number, options, again = game.read(position, match.options)
    assert number == seats, f"a position of {seats} seats was read as one of {number}"
    same(looks(game, again, seats), looks(game, state, seats), "a position written and read")
    # Its own options read it too: a match goes on from a written position by itself.
    assert game.read(position, options)[0] == seats, "the options of a position do not fit it"


def acts_survive(match: AnyMatch, acts: list[Any]) -> None:
    game = match.game
    for action in [*acts, *(action for _, action in match.journal[-CHOICES:])]:
        again = game.action(json.loads(msgspec.json.encode(action)))
        assert again == action, f"the act {action!r} came back as {again!r}"
        assert type(again) is type(action), f"{type(action)} came back as {type(again)}"


def journal_survives(case: Case, match: AnyMatch) -> None:
    text = json.dumps([[seat, msgspec.to_builtins(action)] for seat, action in match.journal])
    again = case.match()
    for seat, action in json.loads(text):
        again.act(seat, action)
    assert again.journal == match.journal, "the journal came back different"


def code_survives(match: AnyMatch) -> None:
    """The one line gives back journal, options and state."""
    with registered(match.game):
        code = dumps(match)
        again = loads(code)
    assert again.journal == match.journal, f"the code {code} has another journal"
    assert again.options == match.options, f"the code {code} has other options"
    state = {"state": dissected(match.state)}
    same({"state": dissected(again.state)}, state, f"the code {code}")


def gone_on(match: AnyMatch, walk: Walk) -> AnyMatch:
    """A match that begins at the position where another one stands."""
    position = json.loads(json.dumps(match.game.write(match.state)))
    later: AnyMatch = Match.at(match.game, position, match.options)
    for number in (*walk.choices[:5], 0, 1):
        entry = chosen(later, number)
        if entry is not None:
            later.act(*entry)
    return later
