"""Laws 3, 4 and 11: nobody can tell the truth from what could be behind his view."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from flibuste.core.luck import dice
from flibuste.core.playout import listed
from flibuste.core.protocol import CLOCK, LUCK, WATCHER, AnyGame, Sealed, Seat
from flibuste.core.spelling import seat_name, spell
from flibuste.laws.cases import (
    AnyMatch,
    Case,
    Entry,
    Walk,
    chosen,
    head,
    random_walk,
    stops,
    viewers,
)
from flibuste.laws.chance import agree
from flibuste.laws.data import is_viewer, match_at, seat_of, table
from flibuste.laws.strange import strange_acts

DRAWS: Final = 20_000
FAR: Final = 25  # walks that are looked at to see that two worlds do go some way together


def imagining_contradicts_no_view(case: Case, walk: Walk) -> None:
    """Law 3: for every seat and the WATCHER view(imagine(view)) == view."""
    rng = Random(len(walk.choices))
    for match in stops(case, walk):
        for viewer in viewers(match):
            view = case.game.view(match.state, viewer)
            dream = case.game.imagine(view, rng)
            again = case.game.view(dream, viewer)
            assert again == view, f"{seat_name(viewer)} sees {view!r} and imagines {again!r}"
            chances_fit(case.game, view, (match.state, dream))


def chances_fit(game: AnyGame, view: Any, worlds: Sequence[Any]) -> None:
    """What LUCK can do in any world behind a view is among the chances that its viewer sees."""
    seen = dict(game.likely(view))
    assert bool(seen) == (LUCK in view.awaiting), f"chances {seen}, awaiting {view.awaiting}"
    assert all(weight > 0 for weight in seen.values()), f"chances {seen}"
    for state in worlds if seen else ():
        hidden = [outcome for outcome, _ in state.odds() if outcome not in seen]
        assert not hidden, f"{hidden} may happen, and is not among the chances {seen}"


def imagining_is_fair(game: AnyGame) -> None:
    """Law 3: in the positions of tests/secrets.toml draws agree with the enumerated worlds."""
    found = table(game, "secrets.toml")
    if found is None:
        has_no_secrets(game)
        return
    assert len(found["secret"]) >= 2, f"tests/secrets.toml of {game.key} needs two positions"
    for entry in found["secret"]:
        match = match_at(game, entry, found.get("positions", {}))
        try:
            is_fair(match, entry)
        except AssertionError as broken:
            raise AssertionError(f"{game.key}, {entry['name']}: {broken}") from broken


def is_fair(match: AnyMatch, entry: dict[str, Any]) -> None:
    """Draws from one position agree with the worlds that its entry enumerates."""
    game, seat = match.game, seat_of(entry["seat"])
    assert is_viewer(seat, match.seats), f"nobody looks from {seat}"
    weights = {plain(values): weight for weight, *values in entry["worlds"]}
    assert len(weights) > 1, "one world is no secret"
    view, rng = game.view(match.state, seat), dice(f"fair {entry['name']}")
    dreams = (game.write(game.imagine(view, rng)) for _ in range(DRAWS))
    agree(Counter(plain(parts(dream, entry["look"])) for dream in dreams), weights)


def has_no_secrets(game: AnyGame) -> None:
    """Without secrets all that can be imagined is the truth."""
    for seats in game.seats:
        for match in stops(Case(game, seats), random_walk(seats)):
            for viewer in viewers(match):
                dream = game.imagine(game.view(match.state, viewer), Random(viewer))
                assert game.write(dream) == game.write(match.state), (
                    f"{game.key} has secrets, and no tests/secrets.toml"
                )


def parts(position: Any, paths: Sequence[str]) -> list[Any]:
    """The parts of a written position that paths such as ``hands.1`` name."""
    found = []
    for path in paths:
        part = position
        for name in path.split("."):
            part = part[int(name)] if isinstance(part, list) else part.get(name)
        found.append(part)
    return found


def plain(values: Any) -> str:
    """Values as text that is the same whenever they are."""
    return json.dumps(values, sort_keys=True)


def menus_depend_on_the_view_alone(case: Case, walk: Walk) -> None:
    """Law 4: an awaited seat's menu and refusals are the same in what it imagines."""
    game, rng = case.game, Random(len(walk.choices))
    for match in stops(case, walk):
        for seat in match.state.awaiting():
            if seat < 0:
                continue
            dream = game.imagine(game.view(match.state, seat), rng)
            check_menus(match.state, dream, seat)
            for action in strange_acts(game, rng, 12):
                true, imagined = match.state.refusal(seat, action), dream.refusal(seat, action)
                assert true == imagined, (
                    f"seat {seat}, {spell(action)}: refusal {true}, imagined {imagined}"
                )


def check_menus(state: Any, dream: Any, seat: Seat) -> None:
    true, imagined = list(state.legal(seat)), list(dream.legal(seat))
    assert true == imagined, f"the menu of seat {seat} is {true}, and imagined {imagined}"
    kinds, dreamt = list(state.open_kinds(seat)), list(dream.open_kinds(seat))
    assert kinds == dreamt, f"seat {seat} has {kinds} open, and imagined {dreamt}"


def two_worlds_look_the_same(case: Case, walk: Walk) -> None:
    """Law 11: what looks the same to a seat stays so, whatever is behind it."""
    for viewer in (sum(walk.choices) % case.seats, WATCHER):
        together(case, walk, viewer)


def two_worlds_go_some_way(game: AnyGame) -> None:
    """Law 11 is not empty: in a game with secrets different worlds are walked through together.

    A game whose secrets are short-lived says in secrets.toml how many ``steps`` there are at least.
    """
    secrets = table(game, "secrets.toml")
    if secrets is None:
        return
    steps, least = 0, secrets.get("steps", 4 * FAR)
    for number in range(FAR):
        case = Case(game, game.seats[number % len(game.seats)])
        walk = random_walk(number)
        steps += sum(together(case, walk, viewer) for viewer in viewers(case.match()))
    assert steps >= least, f"only {steps} steps in {FAR} walks through two different worlds"


def together(case: Case, walk: Walk, viewer: Seat) -> int:
    """Walk through the true world and an imagined one; the steps made while they differ.

    Where the imagined world has no act that looks the same, or where the rules let the viewer
    look behind the scenes, the worlds part and another one is imagined.
    """
    game, match, rng = case.game, head(case, walk), Random(len(walk.choices))
    dream, steps = game.imagine(game.view(match.state, viewer), rng), 0
    for number in walk.choices:
        entry = chosen(match, number)
        if entry is None:
            break
        twin = counterpart(match, entry, dream, viewer, rng)
        shown_tells_no_more_than_views(match, entry, viewer, dream, twin)
        may_part = twin is None or reveals(match, entry)
        differ = game.write(match.state) != game.write(dream)
        match.act(*entry)
        if twin is not None:
            dream.apply(entry[0], twin)
            if may_part and game.view(match.state, viewer) != game.view(dream, viewer):
                twin = None
        if twin is None:
            dream = game.imagine(game.view(match.state, viewer), rng)
        steps += differ and twin is not None
        indistinguishable(match, dream, viewer)
    return steps


def counterpart(match: AnyMatch, entry: Entry, dream: Any, viewer: Seat, rng: Random) -> Any:
    """An act of the imagined world that looks to the viewer like this act of the true one."""
    (seat, action), shown = entry, match.game.shown
    acts = listed(dream, seat)
    if action not in acts and dream.refusal(seat, action) is None:
        acts.append(action)
    look = shown(match.state, seat, action, viewer)
    alike = [act for act in acts if shown(dream, seat, act, viewer) == look]
    if seat == viewer:
        assert action in alike, f"{spell(action)} of seat {seat} is not possible as imagined"
        return action
    return rng.choice(alike) if alike else None


def reveals(match: AnyMatch, entry: Entry) -> bool:
    """Whether the rules let somebody see with this act what was hidden from him.

    So does the last act of a secret round (made face down, nobody else is awaited with it),
    the last act of the match, after which all is shown, and an act of a kind that
    tests/secrets.toml declares to be a look at something hidden.
    """
    (seat, action), state, game = entry, match.state, match.game
    if not done(state, entry).awaiting():
        return True
    if type(action).__name__ in (table(game, "secrets.toml") or {}).get("reveals", {}):
        return True
    last = not set(state.awaiting()) - {seat, CLOCK}
    return (
        last
        and seat >= 0
        and any(
            isinstance(game.shown(state, seat, action, viewer), Sealed) for viewer in viewers(match)
        )
    )


def indistinguishable(match: AnyMatch, dream: Any, viewer: Seat) -> None:
    """View, awaiting, alarm and menu of the viewer are equal in both worlds."""
    game, state, who = match.game, match.state, seat_name(viewer)
    true, imagined = game.view(state, viewer), game.view(dream, viewer)
    assert true == imagined, f"{who} tells two worlds apart by the view: {true!r} or {imagined!r}"
    assert list(state.awaiting()) == list(dream.awaiting()), f"{who}: who is awaited tells"
    assert state.alarm() == dream.alarm(), f"{who}: {state.alarm()} or {dream.alarm()}"
    if viewer in state.awaiting():
        check_menus(state, dream, viewer)


def shown_tells_no_more_than_views(
    match: AnyMatch, entry: Entry, viewer: Seat, dream: Any, twin: Any
) -> None:
    """What the viewer is shown excludes no world that the view after it leaves possible."""
    (seat, action), state, game = entry, match.state, match.game
    if seat == viewer:
        return
    look, after = game.shown(state, seat, action, viewer), done(state, entry)
    view, position = game.view(after, viewer), game.write(after)
    for world in (state, dream) if twin is None else (state,):
        for act in listed(world, seat)[:6]:
            other = done(world, (seat, act))
            if game.view(other, viewer) != view or game.write(other) == position:
                continue
            assert game.shown(world, seat, act, viewer) == look, (
                f"{seat_name(viewer)} is shown whether {spell(action)} or {spell(act)}, "
                "and the view does not say it"
            )


def done(state: Any, entry: Entry) -> Any:
    """The state after an act."""
    twin = state.copy()
    twin.apply(*entry)
    return twin
